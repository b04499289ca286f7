"""Figures of units that cannot be boxes of their logs: less than nothing, or sections at odds with one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.check.registry import Finding, rule
from printkit.model.contents import Unit
from printkit.model.game import Game
from printkit.model.logs import LogBlock
from printkit.model.names import Name


@rule("PK360", "negative-boxes")
def negative_boxes(game: Game) -> Iterator[Finding]:
    """Report a unit with less than no boxes on its log.

    ## What it does
    Looks at every figure that a block of a log in `logs.yaml` shows as boxes, for every unit of the roster.

    ## Why it matters
    The log would be printed without the boxes, as if the unit were meant to have none.

    ## Example
        victory: {title: Victory, kind: ship, figures: {hull: -16}}

    ## Fix
    Correct the number: `hull: 16`.
    """
    shown = {figure for block in _blocks(game) for figure in block.figures}
    for name, unit in game.parts.roster.items():
        for figure, number in unit.figures.items():
            if number < 0 and figure in shown:
                message = f'"{name}" has {number} boxes of "{figure}"'
                yield Finding(unit.places.get(f"figures.{figure}", unit.origin), message, "write 0 or more")


@rule("PK361", "wrong-number-of-sections")
def wrong_number_of_sections(game: Game) -> Iterator[Finding]:
    """Report a unit whose boxes are in more or fewer sections than another of its figures says.

    ## What it does
    Counts the figures of a block's `sections:` that a unit has, and compares them with the figure that the block is to
    have `as_many_as`. Of the sections a unit has to have the first ones: none may be left out between two.

    ## Why it matters
    A ship of speed 4 with three sections of rigging cannot lose her fourth point of movement.

    ## Example
        logs.yaml:    rigging: {title: Rigging, sections: [rigging-1, rigging-2, rigging-3, rigging-4], as_many_as: speed}
        roster.yaml:  shannon: {…, figures: {speed: 4, rigging-1: 4, rigging-2: 4, rigging-3: 4}}

    ## Fix
    Give the unit the section that is missing, or correct the other figure.
    """
    for block in _blocks(game):
        for name, unit in game.parts.roster.items():
            has = [figure in unit.figures for figure in block.sections]
            if any(has):
                yield from _sections(name, unit, block, has)


def _sections(name: Name, unit: Unit, block: LogBlock, has: Sequence[bool]) -> Iterator[Finding]:
    origin = unit.places.get("figures", unit.origin)
    count = sum(has)
    if not all(has[:count]):
        missing = block.sections[has.index(False)]
        after = next(each for each, there in zip(block.sections[count:], has[count:], strict=True) if there)
        message = f'"{name}" has "{after}", but no "{missing}"'
        yield Finding(origin, message, "give it the section, or leave out the last")
        return
    wanted = unit.figures.get(block.as_many_as) if block.as_many_as else None
    if wanted is not None and wanted != count:
        sections = f"{count} section{'s' * (count != 1)}"
        message = f'"{name}" has {sections} of "{block.title.text}", but "{block.as_many_as}" is {wanted}'
        hint = f"give it {wanted} of {', '.join(block.sections)}, or correct the other figure"
        yield Finding(origin, message, hint)


def _blocks(game: Game) -> Iterator[LogBlock]:
    for form in game.parts.logs.values():
        yield from form.blocks.values()
