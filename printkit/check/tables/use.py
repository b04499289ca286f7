"""Tables that nothing prints or names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.mentions import mentions_in
from printkit.model.names import Name
from printkit.model.tables import Table


@rule("PK220", "unused-table")
def unused_table(game: Game) -> Iterator[Finding]:
    """Report a table that no sheet prints and nothing names.

    ## What it does
    Looks for each table on the sheets, in placeholders, placements and layouts, in worked examples and claims, and
    among the tables that results of other tables lead to. A game without sheets is a collection of tables: none is
    unused there.

    ## Why it matters
    It was meant to be printed somewhere, or it is left over and misleads the next reader.

    ## Example
    `tables.yaml` holds `ungrappling`, and no page has it.

    ## Fix
    Place it (`::: table tables.ungrappling`), delete it, or keep it for later with `allow: [unused]`.
    """
    for name in unused(game):
        table = game.parts.tables[name]
        if "unused" not in table.allow:
            yield Finding(table.origin, f'nothing prints or names table "{name}"', "place it, or say allow: [unused]")


def unused(game: Game) -> Iterator[Name]:
    """Yield the tables that are not used, whatever they allow."""
    if not game.file.sheets:
        return
    named = _named(game)
    printed = {
        name for sheet, plan in game.file.sheets.items() if plan.from_ == "tables" for name, _ in game.items(sheet)
    }
    for name in game.parts.tables:
        if name not in printed and not named.get(_plain(name), set()) - {name}:
            yield name


def _named(game: Game) -> dict[str, set[str]]:
    """Return, by table, which tables name it; what is no table counts as one without a name."""
    found: dict[str, set[str]] = {}
    own = {mention: name for name, table in game.parts.tables.items() for mention in mentions_in(table)}
    for mention in game.mentions:
        if mention.path.startswith("tables."):
            found.setdefault(_plain(mention.path.split(".")[1]), set()).add(own.get(mention, ""))
    for name, table in game.parts.tables.items():
        for target in _leads_to(table):
            found.setdefault(_plain(target), set()).add(name)
    for target in _needed(game):
        found.setdefault(_plain(target), set()).add("")
    return found


def _needed(game: Game) -> Iterator[str]:
    """Yield the tables of worked examples and claims, those of kinds of vehicles, and those whose bands rulers show."""
    yield from (step.table for example in game.parts.examples.values() for step in example.steps if step.table)
    for claim in game.parts.claims.values():
        yield from _in_claim(claim.expr)
    for kind in game.parts.kinds.values():
        yield from (kind.aiming, kind.calibres, kind.effects)
    yield from (ruler.bands for ruler in game.parts.rulers.values() if ruler.bands)


def _leads_to(table: Table) -> Iterator[str]:
    """Yield the tables that a table's results, examples and claims name."""
    yield from (cell.then for _, cells in table.rows for cell in cells if cell.then)
    yield from (step.table for step in table.examples if step.table)
    for claim in table.claims:
        yield from _in_claim(claim.expr)


def _in_claim(expression: object) -> Iterator[str]:
    yield from re.findall(r"\btables\.([\w-]+)", str(expression))


def _plain(name: str) -> str:
    """Return a name with its hyphens as underscores: in a path the two are one."""
    return name.replace("-", "_")
