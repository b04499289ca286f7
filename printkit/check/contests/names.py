"""Contests, players and variants that name a piece, an outcome or a case which is not there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin
from printkit.model.contests import Contest
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.variants import Player, Variant


class _Named(NamedTuple):
    """Names of one field: what they should be names of, those that are known, and where they stand."""

    names: Iterable[str]
    what: str
    known: Collection[str]
    origin: Origin


@rule("PK346", "unknown-piece")
def unknown_piece(game: Game) -> Iterator[Finding]:
    """Report a contest, player or variant that names a piece, an outcome, a special case or a figure which is not there.

    ## What it does
    Looks up the units of each contest, player and variant in the roster; of a contest also the pieces of its special
    cases, examples and `passive` among its units, its outcomes, the cases that others go `over`, its grid, and its
    figures among those of its units. What the pieces of a player show is a figure of theirs, too.

    ## Why it matters
    A special case for a piece of another name never comes up: the spy loses to the marshal after all.

    ## Example
        special:
          dagger: {attacker: [spie], target: [marshal], outcome: wins}

    ## Fix
    Correct the name: `attacker: [spy]`.
    """
    for contest in game.parts.contests.values():
        for named in _of_contest(game, contest):
            yield from _missing(named)
    owners: list[tuple[Player | Variant, str, Iterable[str]]]
    owners = [(player, "pieces", player.pieces) for player in game.parts.players.values()]
    owners += [(variant, "counts", variant.counts) for variant in game.parts.variants.values()]
    for owner, key, counts in owners:
        yield from _missing(_Named(counts, "unit", game.parts.roster, owner.places.get(key, owner.origin)))
    for player in game.parts.players.values():
        shown = [player.shows] if player.shows else []
        figures = _figures(game, player.pieces)
        yield from _missing(_Named(shown, "figure of these units", figures, player.places.get("shows", player.origin)))


def _of_contest(game: Game, contest: Contest) -> Iterator[_Named]:
    units = contest.units
    yield _Named(units, "unit", game.parts.roster, _at(contest, "units"))
    yield _Named(contest.passive, "piece of the contest", units, _at(contest, "passive"))
    for key in ("higher", "lower", "equal", "impossible"):
        outcome = getattr(contest, key)
        yield _Named([outcome] if outcome else [], "outcome", contest.outcomes, _at(contest, key))
    figures = _figures(game, units)
    for key in ("figure", "reach"):
        figure = getattr(contest, key)
        yield _Named([figure] if figure else [], "figure of these units", figures, _at(contest, key))
    yield _Named([contest.grid] if contest.grid else [], "grid", game.parts.grids, _at(contest, "grid"))
    for name, case in contest.special.items():
        for key in ("attacker", "target"):
            yield _Named(getattr(case, key), "piece of the contest", units, case.places.get(key, case.origin))
        yield _Named([case.outcome], "outcome", contest.outcomes, case.places["outcome"])
        others = [other for other in contest.special if other != name]
        yield _Named(case.over, "other special case", others, case.places.get("over", case.origin))
    for example in contest.examples:
        for key in ("attacker", "target"):
            yield _Named([getattr(example, key)], "piece of the contest", units, example.places[key])
        outcomes = [*contest.outcomes, "illegal"]
        yield _Named([example.expect], "outcome", outcomes, example.places["expect"])


def _figures(game: Game, units: Iterable[Name]) -> set[Name]:
    """Return the names of all figures that some units have."""
    roster = game.parts.roster
    return {figure for name in units if name in roster for figure in roster[name].figures}


def _at(contest: Contest, key: str) -> Origin:
    return contest.places.get(key, contest.origin)


def _missing(named: _Named) -> Iterator[Finding]:
    for name in named.names:
        if name not in named.known:
            near = get_close_matches(name, named.known, n=1, cutoff=0.6)
            listed = ", ".join(sorted(named.known)[:12])
            hint = f'did you mean "{near[0]}"?' if near else f"there is {listed}" if listed else f"add the {named.what}"
            yield Finding(named.origin, f'no {named.what} is called "{name}"', hint)
