"""Slots and placements: the registry of components → their part of the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields

from printkit.cli.vocabulary.kinds import Speech
from printkit.cli.vocabulary.outline import Outline, Told
from printkit.cli.vocabulary.records import record, said_of, told
from printkit.components.registry import Placeable, placeables, slot_kinds
from printkit.model.prose import Grid
from printkit.templates.layouts import LayoutFile, Slot

EVERY = "every slot"
TYPED = Grid
"""What no path leads to: a table that is typed in the text itself."""
COMMON = frozenset(each.name for each in fields(Slot))


def slot_heading(key: str) -> str:
    """Return the heading of a kind of slot."""
    return f"slot {key}"


def slot_sections(outline: Outline) -> dict[str, list[Told]]:
    """Return the classes that the file of a layout and each kind of slot are made of, by heading."""
    found = {"": list(outline.below(LayoutFile, "layouts")), EVERY: list(outline.below(Slot, "layouts"))}
    for key in sorted(slot_kinds):
        found[key] = list(outline.below(slot_kinds[key].slot, slot_heading(key)))
    return found


def layout_file(sections: dict[str, list[Told]], speech: Speech) -> Iterator[str]:
    """Yield the keys of a layout's file."""
    yield from record(LayoutFile, speech)
    for each in sections[""]:
        yield from told(each, speech)


def slots(sections: dict[str, list[Told]], speech: Speech) -> Iterator[str]:
    """Yield the keys of every slot, and those of each kind."""
    yield from (f"### {EVERY}", "")
    yield from record(Slot, speech, hidden=("name",))
    yield from (f"Kinds: {', '.join(f'[`{key}`](#slot-{key})' for key in sorted(slot_kinds))}.", "")
    for key in sorted(slot_kinds):
        slot = slot_kinds[key].slot
        yield from (f"### {slot_heading(key)}", "")
        yield from record(slot, speech, hidden=COMMON)
        if slot.bleeds:
            yield from ("It may reach over the edge of the piece.", "")
        for each in sections[key]:
            yield from told(each, speech)


def placements(speech: Speech) -> Iterator[str]:
    """Yield what can be placed in a text or a stack: its kind, what its path leads to, the words after it."""
    keys = sorted(key for key in placeables if placeables[key].thing is not TYPED)
    yield from ("| kind | path leads to | words after the path |", "|---|---|---|")
    for key in keys:
        placed = placeables[key]
        yield f"| [`{key}`](#placed-{key}) | {_leads_to(placed, speech)} | {_words(placed)} |"
    yield ""
    for key in keys:
        yield from (f"#### placed: {key}", "", said_of(placeables[key].lay_out), "")


def _leads_to(placed: Placeable[object], speech: Speech) -> str:
    return "whole file" if placed.thing is Mapping else speech.of(placed.thing)


def _words(placed: Placeable[object]) -> str:
    if placed.options == ():
        return "–"
    listed = ", ".join(f"`{word}`" for word in placed.options or placed.words)
    return listed if placed.options else f"{listed}{', ' if listed else ''}see below"
