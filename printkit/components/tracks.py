"""Tracks: a row of numbered boxes → to count on with a marker or a pencil."""

from __future__ import annotations

from dataclasses import replace

from printkit.components.boxes import framed
from printkit.components.context import Context
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import set_words, words_of
from printkit.model.aids import Track
from printkit.scene import Box, Group, Item, Path, polyline
from printkit.templates.styles import TextStyle

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
    size, height = min(width / count, LARGEST_BOX), BOX_HEIGHT
    style = replace(context.style(look.style("box"), track.origin), align="centre")
    items: list[Item] = [*_frame(count, size, height, track, context)]
    for index in range(count):
        last = index == count - 1 and track.last is not None
        items += _box_words(
            index, last=last, box=Box(index * size, 0, size, height), track=track, style=style, context=context
        )
    boxes = Strip(height, tuple(items), gap=1.0, role="figure", origin=track.origin)
    return (replace(title, gap=3.0, keep=True), boxes)


def _frame(count: int, size: float, height: float, track: Track, context: Context) -> tuple[Item, ...]:
    """Return the outline of the row and one line between neighbours: no edge is drawn twice."""
    stroke = context.line("box", track.origin)
    walls = tuple(
        Path(polyline((index * size, 0), (index * size, height)), stroke=stroke, origin=track.origin)
        for index in range(1, count)
    )
    last = Box((count - 1) * size, 0, size, height)
    ground = framed(last, context, track.origin, fill="band") if track.last else ()
    outline = framed(Box(0, 0, count * size, height), context, track.origin, line="box")
    return (*ground, Group(walls, role="artifact"), *outline)


def _box_words(  # noqa: PLR0913 - a box knows its place, its track and its look
    index: int, *, last: bool, box: Box, track: Track, style: TextStyle, context: Context
) -> tuple[Item, ...]:
    number = set_words(words_of(str(track.first + index * track.step), track.origin), style, box.width, context)
    if not last or track.last is None:
        return (moved(number, box.x, (box.height - number.height) / 2),)
    small = replace(context.style("box-note", track.origin), align="centre")
    note = set_words(track.last, small, box.width - 1.0, context)
    top = (box.height - number.height - note.height) / 2
    return (moved(number, box.x, top), moved(note, box.x + 0.5, top + number.height))
