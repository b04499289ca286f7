"""Tracks: a row of numbered boxes → to count on with a marker or a pencil."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from printkit.components.boxes import artifact, ground, outline
from printkit.components.context import Context
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import check_height, set_words, words_of
from printkit.model.aids import Track
from printkit.scene import Box, Item, Path, polyline

LARGEST_BOX = 12.0
BOX_HEIGHT = 8.5
"""The largest width and the height of a box, in mm."""


@placeable("track", Track)
def place_track(track: Track, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a track's title and its boxes, equal and at most 12 mm wide; the last one may carry a word of its own."""
    count = context.count(track.boxes, track.origin)
    title = set_words(track.title, context.style(look.style("title"), track.origin), width, context)
    if not count:
        return (replace(title, gap=3.0),)
    size = min(width / count, LARGEST_BOX)
    boxes = [Box(index * size, 0, size, BOX_HEIGHT) for index in range(count)]
    style = replace(context.style(look.style("box"), track.origin), align="centre")
    items: list[Item] = [*_frame(boxes, track, context)]
    for index, box in enumerate(boxes):
        number = set_words(words_of(str(track.first + index * track.step), track.origin), style, size, context)
        note = _last_note(track, size, BOX_HEIGHT - number.height, context) if index == count - 1 else Strip(0.0, ())
        top = (BOX_HEIGHT - number.height - note.height) / 2
        items += [moved(number, box.x, top), moved(note, box.x + 0.5, top + number.height)]
    strip = Strip(BOX_HEIGHT, tuple(items), gap=1.0, role="figure", origin=track.origin)
    return (replace(title, gap=3.0, keep=True), strip)


def _frame(boxes: Sequence[Box], track: Track, context: Context) -> tuple[Item, ...]:
    """Return the outline of the row and one line between neighbours: no edge is drawn twice."""
    stroke = context.line("box", track.origin)
    walls = (Path(polyline((box.x, 0), (box.x, box.height)), stroke=stroke) for box in boxes[1:])
    last = ground(boxes[-1], "band", context, track.origin) if track.last else ()
    whole = boxes[0]._replace(width=boxes[-1].right)
    return (*last, artifact(*walls), *outline(whole, "box", context, track.origin))


def _last_note(track: Track, width: float, room: float, context: Context) -> Strip:
    """Return what the last box says below its number."""
    if track.last is None:
        return Strip(0.0, ())
    style = replace(context.style("box-note", track.origin), align="centre")
    note = set_words(track.last, style, width - 1.0, context)
    check_height(note, track.last, style, room, context)
    return note
