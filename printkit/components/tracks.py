"""Tracks: a row of numbered boxes → to count on with a marker or a pencil."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from printkit.components.boxes import artifact, ground, outline
from printkit.components.context import Context
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, one_line, set_words, words_of
from printkit.model.aids import Track
from printkit.scene import Box, Item, Path, polyline

LARGEST_BOX = 12.0
SMALLEST_BOX = 5.8
BOX_HEIGHT = 8.5
"""The largest and smallest width and the height of a box, in mm; a track of more boxes takes several rows."""


@placeable("track", Track, options=())
def place_track(track: Track, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a track's title and its boxes, equal and at most 12 mm wide, in as many rows as that takes.

    The last one's ground is tinted where something is said of it.
    """
    count = context.count(track.boxes, track.origin)
    rows = math.ceil(count * SMALLEST_BOX / width - 1e-6)
    heading = replace(_heading(track, width, rows, look, context), gap=3.0)
    if not count:
        return (heading,)
    across = math.ceil(count / max(rows, 1))
    size = min(width / across, LARGEST_BOX)
    boxes = [Box(i % across * size, i // across * BOX_HEIGHT, size, BOX_HEIGHT) for i in range(count)]
    style = replace(context.style(look.style("box"), track.origin), align="centre")
    items: list[Item] = [*_frame(boxes, track, context)]
    for index, box in enumerate(boxes if count > 1 else ()):  # a box alone is ticked, not counted
        number = set_words(words_of(str(track.first + index * track.step), track.origin), style, size, context)
        items.append(moved(number, box.x, box.y + (BOX_HEIGHT - number.height) / 2))
    strip = Strip(boxes[-1].bottom, tuple(items), gap=1.0, role="figure", origin=track.origin)
    closing = _closing(track, boxes, look, context)
    return (replace(heading, keep=True), replace(strip, keep=bool(closing)), *closing)


def _heading(track: Track, width: float, rows: int, look: Look, context: Context) -> Strip:
    """Return the title, and above the last box of a single row what is said of it."""
    titled = context.style(look.style("title"), track.origin)
    title = set_words(track.title, titled, width, context)
    if track.last is None or rows > 1:
        return title
    start = min(natural_width(track.title, titled, context) + 2.0, width - 1.0)
    style = replace(context.style(look.style("last"), track.origin), align="right")
    note = one_line(track.last, style, width - start, context)
    return Strip(
        title.height, (moved(title, 0, 0), moved(note, start, (title.height - note.height) / 2)), origin=track.origin
    )


def _closing(track: Track, boxes: Sequence[Box], look: Look, context: Context) -> tuple[Strip, ...]:
    """Return what is said of the last box, below it, where it stands in a row of its own below the title's."""
    if track.last is None or not boxes[-1].y:
        return ()
    style = replace(context.style(look.style("last"), track.origin), align="right")
    return (one_line(track.last, style, boxes[-1].right, context),)


def _frame(boxes: Sequence[Box], track: Track, context: Context) -> tuple[Item, ...]:
    """Return the outline of each row and one line between neighbours: no edge is drawn twice."""
    stroke = context.line("box", track.origin)
    walls = [polyline((box.x, box.y), (box.x, box.bottom)) for box in boxes if box.x]
    walls += [polyline((box.x, box.y), (box.right, box.y)) for box in boxes if box.y]
    last = ground(boxes[-1], "band", context, track.origin) if track.last else ()
    whole = boxes[0]._replace(width=max(box.right for box in boxes), height=boxes[-1].bottom)
    return (
        *last,
        artifact(*(Path(wall, stroke=stroke) for wall in walls)),
        *outline(whole, "box", context, track.origin),
    )
