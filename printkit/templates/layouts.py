"""Layouts: the YAML of a layout → named slots, each of one kind, with its place and its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Protocol

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.templates import slot_kind_unclear, slot_place_unclear
from printkit.model.names import Name
from printkit.source import Distance, Length, Node, bind
from printkit.source import Mapping as MappingNode
from printkit.templates.expressions import Expression
from printkit.templates.places import Area, Extent, LayoutSize
from printkit.templates.shown import paths_named

WIDEST_SAFE = 50.0
"""The mm that `safe` may take of both sides of a piece whose size the layout does not say."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Slot:
    """A named place on a layout; each kind of component adds what it needs.

    Either `at: [left, top, width, height]` or `below:` another slot with a `height` (`width` and left edge are the
    other's unless given), `gap` further down. With `when:` the slot is drawn only where the expression has a value.
    Pictures, boxes and the like may be cut by the edge of the piece (they bleed); all others stand within it.
    """

    bleeds: ClassVar[bool] = False
    name: str = ""
    at: tuple[Extent, ...] = ()
    below: Name | None = None
    left: Extent | None = None
    width: Extent | None = None
    height: Extent | None = None
    gap: Length = Length(2)
    when: Expression | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


class SlotClass(Protocol):
    """What knows the class that holds the options of a kind of slot."""

    @property
    def slot(self) -> type[Slot]:
        """Return the class."""


@dataclass(frozen=True, slots=True)
class LayoutFile:
    """What the YAML of a layout says; its slots are bound one by one, each as its own kind.

    Slots are measured within `area` and drawn in their order. `bleed` is how far grounds reach over the edge, `safe` how
    far words keep from it. `faces` names by an expression what `face` is on each side: one entry makes a front, two a
    front and a back, which is left out where it has no value.
    """

    size: LayoutSize
    slots: Mapping[Name, Node]
    area: Area = Area()
    bleed: Distance = Distance(0)
    faces: Mapping[Name, Expression] = field(default_factory=dict)
    safe: Distance | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    def __post_init__(self) -> None:
        narrow = min(filter(None, (self.size.width, self.size.height)), default=WIDEST_SAFE)
        if self.safe is not None and self.safe * 2 >= narrow:
            raise ValueError(
                f"safe: {self.safe:g} mm from each edge leaves no room -- write less than {narrow / 2:g}mm"
            )


@dataclass(frozen=True, slots=True)
class Layout:
    """A layout whose slots are bound; `faces` names the expression whose value is `face` on each side.

    What must not be cut off keeps `safe` mm from the trim, or as far as the profile says where the layout says nothing.
    `paths` are all that the slots name, hyphens for underscores.
    """

    name: str
    size: LayoutSize
    area: Area
    bleed: float
    faces: Mapping[Name, Expression]
    slots: tuple[Slot, ...]
    safe: float | None = None
    paths: frozenset[str] = frozenset()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


def bind_layout(name: str, node: MappingNode, kinds: Mapping[str, SlotClass], report: Report) -> Layout | None:
    """Return the layout that a YAML mapping describes, or None where it has faults, which go to the report.

    `kinds` maps each slot key (`text`, `art`, `table` …) to what knows the class that holds its options.
    """
    before = report.errors
    file = bind(node, LayoutFile, report)
    if file is None:
        return None
    slots = [_bind_slot(slot_name, slot_node, kinds, report) for slot_name, slot_node in file.slots.items()]
    placed: set[str] = set()
    for slot in slots:
        if slot is not None:
            _check_place(slot, placed, report)
            placed.add(slot.name)
    if report.errors > before:
        return None
    found = tuple(slot for slot in slots if slot is not None)
    safe = None if file.safe is None else float(file.safe)
    paths = frozenset(path for slot_node in file.slots.values() for path in paths_named(slot_node))
    return Layout(name, file.size, file.area, float(file.bleed), file.faces, found, safe, paths, file.origin)


def _bind_slot(name: Name, node: Node, kinds: Mapping[str, SlotClass], report: Report) -> Slot | None:
    keys = [key.text for key, _ in node.entries] if isinstance(node, MappingNode) else []
    marks = [key for key in keys if key in kinds]
    if len(marks) != 1:
        report.add(slot_kind_unclear(node.origin, str(name), marks, sorted(kinds)))
        return None
    slot = bind(node, kinds[marks[0]].slot, report)
    return None if slot is None else replace(slot, name=str(name))


def _check_place(slot: Slot, placed: set[str], report: Report) -> None:
    if bool(slot.at) == (slot.below is not None) or len(slot.at) not in (0, 4):
        report.add(
            slot_place_unclear(slot.origin, slot.name, "give at: [left, top, width, height], or below: and height:")
        )
    elif slot.below is not None and (slot.below not in placed or slot.height is None):
        fault = "it has no height" if slot.below in placed else f'there is no slot "{slot.below}" before it'
        report.add(slot_place_unclear(slot.origin, slot.name, fault))
