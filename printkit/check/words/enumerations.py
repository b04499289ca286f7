"""A game → the enumerations whose labels must differ: columns, units of a kind, sheets, headings of a section."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from printkit.model.game import Game
from printkit.model.prose import Heading, Prose
from printkit.source.text import Message


class Enumeration(NamedTuple):
    """Labels of one list, and what each of them is called: `column`, `unit of kind "ship"`."""

    what: str
    labels: tuple[Message, ...]


def enumerations(game: Game) -> Iterator[Enumeration]:
    """Yield every list of labels of a game that a reader must be able to tell apart."""
    parts = game.parts
    yield Enumeration("sheet", tuple(sheet.title for sheet in game.file.sheets.values()))
    yield from _units(game)
    for what, things in (
        ("table", parts.tables.values()),
        ("aid", parts.aids.values()),
        ("track", parts.tracks.values()),
        ("grid", parts.grids.values()),
        ("component", parts.components.values()),
        ("quantity", parts.quantities.values()),
        ("event", parts.events.values()),
        ("level", parts.levels.values()),
    ):
        yield Enumeration(what, tuple(thing.title for thing in things))
    yield from (Enumeration("port", _titles(chart.ports.values())) for chart in parts.charts.values())
    yield from (Enumeration("column", t.columns) for t in parts.tables.values() if "duplicate" not in t.allow)
    yield from (Enumeration("zone", _titles(board.zones.values())) for board in parts.boards.values())
    for record in parts.records.values():
        yield Enumeration("tally", _titles(record.tallies.values()))
        yield Enumeration("blank", tuple(record.fields.values()))
        yield Enumeration("total", tuple(record.totals.values()))
    for prose in parts.rules.values():
        yield from _headings(prose)


def _titles(things: Iterable[object]) -> tuple[Message, ...]:
    return tuple(title for thing in things if isinstance(title := getattr(thing, "title", None), Message))


def _units(game: Game) -> Iterator[Enumeration]:
    kinds: defaultdict[str, list[Message]] = defaultdict(list)
    for unit in game.parts.roster.values():
        kinds[unit.kind].append(unit.title)
    yield from (Enumeration(f'unit of kind "{kind}"', tuple(titles)) for kind, titles in kinds.items())


def _headings(prose: Prose) -> Iterator[Enumeration]:
    """Yield the headings of each section: those that stand at one level under one heading."""
    sections: defaultdict[tuple[int, ...], list[Message]] = defaultdict(list)
    above: list[tuple[int, int]] = []
    for index, block in enumerate(prose.blocks):
        if isinstance(block, Heading):
            above = [each for each in above if each[0] < block.level]
            sections[(block.level, *(number for _, number in above))].append(block.text)
            above.append((block.level, index))
    yield from (Enumeration("heading", tuple(titles)) for titles in sections.values())
