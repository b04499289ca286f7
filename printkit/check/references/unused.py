"""Things that nothing prints, places or mentions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from printkit.check.expressions_of import expressions
from printkit.check.references.paths import spelt
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Severity
from printkit.model.contents import Unit
from printkit.model.game import Game
from printkit.model.mentions import DOTTED
from printkit.model.names import Name
from printkit.model.parts import PRINTABLE

WAYS = {
    "aids": "place it with ::: aid, in a layout, or on a sheet",
    "tracks": "place it with ::: track, in a layout, or on a sheet",
    "records": "print it on a sheet",
    "boards": "print it on a sheet",
    "charts": "print it on a sheet",
    "counters": "print it on a sheet",
    "cards": "print it on a sheet",
    "rules": "print it on a sheet",
    "status": "print it on a sheet",
    "missions": "print it on a sheet",
    "vehicles": "print it on a sheet",
    "rulers": "print it on a sheet",
    "stencils": "print it on a sheet",
    "logbooks": "print it on a sheet",
    "scenarios": "print it on a sheet",
}
"""How each kind of thing comes on paper; tables have a rule of their own."""

QUOTED_STEP = re.compile(r"""\[\s*["']([\w-]+)["']\s*\]""")


@rule("PK237", "unused-thing", Severity.WARNING)
def unused_thing(game: Game) -> Iterator[Finding]:
    """Report a thing that nothing prints, places or mentions.

    ## What it does
    Looks for every fact in texts, amounts, layouts and claims; for every aid, track, record, board, chart, counter,
    card, mission and rules text on the sheets, among the placements and in the layouts; for every unit of the roster in tables, needs, groups,
    contests, players, events and texts. A unit may say `unused: meant`. Tables have a rule of their own; a game without sheets prints nothing.

    ## Why it matters
    What is written and never used was forgotten on a sheet, or stayed behind when a rule was taken out.

    ## Example
        facts.yaml:  fuel: 12     # and no text says {facts.fuel}

    ## Fix
    Use it, or remove it.
    """
    uses = _Uses(*_mentioned(game))
    for name, fact in game.parts.facts.items():
        if not uses.mention("facts", name) and not uses.compute("facts", name):
            yield Finding(fact.origin, f'nothing mentions the fact "{name}"', f"write {{facts.{name}}}, or remove it")
    yield from _unused_units(game, uses)
    for part in WAYS if game.file.sheets else ():
        yield from _unprinted(game, part, uses)


@dataclass(frozen=True, slots=True)
class _Uses:
    """What is mentioned by what goes on paper, and what is computed with, in one spelling."""

    mentioned: frozenset[str]
    computed: frozenset[str]

    def mention(self, part: str, name: str) -> bool:
        """Tell whether a text, amount, placement or layout names a thing, one of its values or its whole file."""
        return part in self.mentioned or spelt(f"{part}.{name}") in self.mentioned

    def compute(self, part: str, name: str) -> bool:
        """Tell whether an expression names a thing or one of its values."""
        return spelt(f"{part}.{name}") in self.computed


def _mentioned(game: Game) -> tuple[frozenset[str], frozenset[str]]:
    """Return the first two steps of each path that is mentioned and of each that is computed with."""
    mentioned = {_head(mention.path) for mention in game.mentions}
    texts = [QUOTED_STEP.sub(r".\1", text) for text in expressions(game)]
    return frozenset(mentioned), frozenset(_head(found[1]) for text in texts for found in DOTTED.finditer(text))


def _head(path: str) -> str:
    return ".".join(spelt(path).split(".")[:2])


def _unused_units(game: Game, uses: _Uses) -> Iterator[Finding]:
    needed = {need for unit in game.parts.roster.values() for need in unit.needs}
    needed |= {name for group in game.parts.groups.values() for name in group.units}
    needed |= {ship for event in game.parts.events.values() for line in event.zones for ship in line.ships}
    needed |= {name for contest in game.parts.contests.values() for name in contest.units}
    needed |= {name for player in game.parts.players.values() for name in player.pieces}
    logs = [*game.parts.book_sheets.values(), *(game.parts.unit_logs.values() if _on_a_sheet(game, "logs") else ())]
    needed |= {name for log in logs for name in log.units}
    needed |= {ship for scenario in game.parts.scenarios.values() for _, ship, _ in scenario.arrivals()}
    results = _result_names(game)
    texts = "\n".join(each.text for each in game.messages if not each.context.startswith("roster/")).casefold()
    for name, unit in game.parts.roster.items():
        named = name in needed or spelt(name) in results or uses.mention("roster", name) or uses.compute("roster", name)
        if not named and unit.unused is None and not _says(texts, unit):
            message = f'nothing mentions the {unit.kind} "{name}"'
            yield Finding(unit.origin, message, "use it, remove it, or say unused: meant")


def _on_a_sheet(game: Game, part: str) -> bool:
    return any(sheet.from_ == part for sheet in game.file.sheets.values())


def _result_names(game: Game) -> set[str]:
    rows = [cells for table in game.parts.tables.values() for _, cells in table.rows]
    return {spelt(result.name) for cells in rows for result in cells}


def _says(texts: str, unit: Unit) -> bool:
    """Tell whether a text says the title of a unit, as whole words."""
    title = unit.title.text.strip().casefold()
    place = texts.find(title) if title else -1
    while place >= 0:
        around = texts[place - 1 : place], texts[place + len(title) : place + len(title) + 1]
        if not any(letter.isalnum() for letter in around):
            return True
        place = texts.find(title, place + 1)
    return False


def _unprinted(game: Game, part: str, uses: _Uses) -> Iterator[Finding]:
    printed: set[Name] = set()
    for name, sheet in game.file.sheets.items():
        if sheet.from_ == part and part in PRINTABLE:
            printed |= {item for item, _ in game.items(name)}
    for name, thing in game.parts.things(part).items():
        if name not in printed and not uses.mention(part, name):
            yield Finding(thing.origin, f'nothing prints "{part}.{name}"', f"{WAYS[part]}, or remove it")
