"""What the tests of components share: contexts of fixture games, layouts written on the spot, items by kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from projects import Trial, lines

from printkit.components.context import Context
from printkit.components.registry import slot_kinds
from printkit.components.slots import fill_slots, slot_boxes
from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Path, Text, apply, walk
from printkit.source import parse_yaml
from printkit.templates.layouts import Layout, bind_layout

AREA = Box(0, 0, 100, 80)
LARGE = Box(0, 0, 200, 200)


@dataclass(frozen=True)
class Made:
    """What a layout made: its items, the box of each slot, and the findings."""

    items: tuple[Item, ...]
    boxes: dict[str, Box]
    found: list[str]


def context_of(trial: Trial, report: Report | None = None) -> Context:
    """Return the surroundings of the first sheet of a game."""
    sheet = next(iter(trial.edition.game.file.sheets.values()))
    return trial.edition.context(sheet, Report() if report is None else report)


def layout(slots: str, head: str = "size: paper") -> Layout:
    """Return the layout with the slots given, a line each."""
    report = Report()
    node = parse_yaml(f"{head}\nslots:\n" + "".join(f"  {line}\n" for line in slots.splitlines()), "l.yaml", report)
    made = bind_layout("l", node, slot_kinds, report)  # type: ignore[arg-type]
    assert lines(report) == []
    assert made
    return made


def make(trial: Trial, slots: str, area: Box = AREA, **names: object) -> Made:
    """Return what slots make of an area of 100 × 80 mm."""
    report = Report()
    made = layout(slots)
    items = fill_slots(made.slots, area, context_of(trial, report).knowing(**names))
    return Made(items, dict(slot_boxes(made.slots, area)), lines(report))


def thing(trial: Trial, part: str, name: str) -> object:
    """Return a thing of the game."""
    return trial.edition.game.parts.things(part)[Name(name)]


def texts(items: Iterable[Item]) -> list[tuple[str, float, float]]:
    """Return every line of text with the place of its start in mm."""
    return [
        (item.text, *apply(matrix, item.x, item.y)) for item, matrix in walk(tuple(items)) if isinstance(item, Text)
    ]


def words(items: Iterable[Item]) -> str:
    """Return all lines of text, joined by spaces."""
    return " ".join(text for text, _, _ in texts(items))


def paths(items: Iterable[Item]) -> list[Box]:
    """Return the box around the corners of every path, in mm."""
    found = []
    for item, matrix in walk(tuple(items)):
        if isinstance(item, Path):
            points = [apply(matrix, *numbers[-2:]) for code, numbers in item.segments if code != "Z"]
            left, top = min(x for x, _ in points), min(y for _, y in points)
            found.append(Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top))
    return found


def roles(items: Iterable[Item]) -> list[str]:
    """Return the roles of groups in drawing order, artifacts left out."""
    groups = [item for item, _ in walk(tuple(items)) if isinstance(item, Group)]
    return [group.role for group in groups if group.role not in ("", "artifact")]
