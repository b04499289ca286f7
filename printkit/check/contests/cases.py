"""Contests whose rules give a pair two outcomes or none, and special cases that decide nothing."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.contests import Contest, SpecialCase
from printkit.model.game import Game
from printkit.model.names import Name


@rule("PK347", "contradictory-cases")
def contradictory_cases(game: Game) -> Iterator[Finding]:
    """Report special cases of a contest that give one pair different outcomes.

    ## What it does
    Looks for two special cases that speak of the same pair and disagree, and neither goes `over` the other. Each two
    cases are reported once, with the first pair that they meet in.

    ## Why it matters
    A spy that attacks a spy: equal ranks remove both, but "the spy loses whenever she is attacked" removes one. Two
    players read two rules, and both are right.

    ## Example
        special:
          bomb-holds: {target: [bomb], outcome: loses}
          bomb-defused: {attacker: [miner], target: [bomb], outcome: defused}

    ## Fix
    Say which goes before: `over: [bomb-holds]`; or correct the pieces of one.
    """
    for contest in game.parts.contests.values():
        seen: set[tuple[Name, Name]] = set()
        for attacker, target in _active_pairs(contest):
            cases = list(contest.cases(attacker, target).items())
            for index, (name, case) in enumerate(cases):
                for other, earlier in cases[:index]:
                    if case.outcome != earlier.outcome and (other, name) not in seen:
                        seen.add((other, name))
                        message = f'"{other}" and "{name}" give "{attacker}" against "{target}" two outcomes'
                        told = f'{message}: "{earlier.outcome}" and "{case.outcome}"'
                        yield Finding(case.origin, told, f"say which goes before, such as over: [{other}]")


def _active_pairs(contest: Contest) -> Iterator[tuple[Name, Name]]:
    for attacker in contest.units:
        if attacker not in contest.passive:
            for target in contest.units:
                yield attacker, target


@rule("PK348", "undecided-pair")
def undecided_pair(game: Game) -> Iterator[Finding]:
    """Report pairs of a contest that nothing decides.

    ## What it does
    Works out every pair: by the special cases, else by the figures of both pieces. A piece without the figure, and a
    `passive` one in a contest without `impossible`, leave their pairs open.

    ## Why it matters
    A matrix with an empty cell, and a question at the table.

    ## Example
        flag has no rank, and no special case says what happens when it is attacked

    ## Fix
    Add a special case, or give the unit the figure.
    """
    for contest in game.parts.contests.values():
        if any(name not in game.parts.roster for name in contest.units):
            continue  # that is another rule's finding
        for attacker in contest.units:
            found = [target for target in contest.units if not contest.outcomes_of(attacker, target, game.parts.roster)]
            if found:
                against = ", ".join(f'"{target}"' for target in found[:4]) + (" …" if len(found) > 4 else "")
                message = f'nothing decides "{attacker}" against {against}'
                origin = contest.places.get("units", contest.origin)
                hint = f"add a special case, or give both a {contest.figure}"
                yield Finding(origin, message, "name what is impossible" if attacker in contest.passive else hint)


@rule("PK349", "idle-special-case")
def idle_special_case(game: Game) -> Iterator[Finding]:
    """Report a special case that gives an outcome to attacks which cannot be made, or decides no pair at all.

    ## What it does
    Compares the attackers of each case with the `passive` pieces of its contest, and looks for a pair that the case
    decides: one that no other case goes over.

    ## Why it matters
    "You cannot attack with a bomb" beside a rule for what happens when a bomb attacks: a forbidden action with an
    outcome. A case that others always go before was meant to say something else.

    ## Example
        passive: [bomb, flag]
        special:
          blast: {attacker: [bomb], outcome: wins}

    ## Fix
    Remove the case, or take the piece out of `passive`.
    """
    for contest in game.parts.contests.values():
        for name, case in contest.special.items():
            yield from _idle(contest, name, case)


def _idle(contest: Contest, name: Name, case: SpecialCase) -> Iterator[Finding]:
    still = [unit for unit in case.attacker if unit in contest.passive]
    if still:
        message = f'"{name}" gives "{still[0]}" an outcome as attacker, and it never attacks'
        origin = case.places.get("attacker", case.origin)
        yield Finding(origin, message, "remove it from the case, or from the passive pieces")
        return
    known = set(contest.units).issuperset((*case.attacker, *case.target))
    if known and not any(name in contest.cases(*pair) for pair in _active_pairs(contest)):
        yield Finding(case.origin, f'"{name}" decides no pair: other cases go before it', "remove it, or one of these")
