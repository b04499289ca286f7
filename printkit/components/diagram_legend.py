"""The legend of a diagram: fields and ships that have a title → rows of samples, each with its words."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.hex_patterns import hex_marks
from printkit.components.registry import Look
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, set_words
from printkit.model.diagrams import Diagram, DiagramField
from printkit.scene import Box, Group, Item, Path, rect, translate

SAMPLE = Box(0, 0, 6.0, 3.2)
"""The size of a sample, in mm."""
BESIDE, APART = 1.4, 5.0
"""The space between a sample and its words, and between two entries, in mm."""


def legend(diagram: Diagram, width: float, look: Look, context: Context) -> Iterator[Strip]:
    """Yield the rows of the legend, as many entries to a row as it takes; nothing where no field has a title."""
    style, row, used = context.style(look.style("head"), diagram.origin), list[Strip](), 0.0
    for field in diagram.fields:
        if field.title is None:
            continue
        start = SAMPLE.width + BESIDE
        room = min(natural_width(field.title, style, context) + 0.01, width - start)
        if row and used + start + room > width:
            yield _row(row)
            row, used = [], 0.0
        words = set_words(field.title, style, room, context)
        height = max(words.height, SAMPLE.height)
        sample = Group(tuple(_sample(field, context)), translate(0, (height - SAMPLE.height) / 2), role="artifact")
        entry = Strip(height, (sample, moved(words, start, (height - words.height) / 2)), origin=field.origin)
        row.append(Strip(height, (moved(entry, used, 0),), origin=field.origin))
        used += start + room + APART
    if row:
        yield _row(row)


def _row(entries: list[Strip]) -> Strip:
    items = tuple(item for entry in entries for item in entry.items)
    return Strip(max(entry.height for entry in entries), items, gap=1.0, role="paragraph", origin=entries[0].origin)


def _sample(field: DiagramField, context: Context) -> Iterator[Item]:
    """Yield a box with the colour, the pattern and the edge of a field."""
    ink, edge = context.line("hex-shoal", field.origin), context.line("hex-field", field.origin)
    yield artifact(Path(rect(SAMPLE), context.colour(field.colour, field.origin)))
    if ink and field.pattern != "plain":
        marks = hex_marks(field.pattern, (SAMPLE.width, SAMPLE.height), 0.5, ink)
        middle = translate(SAMPLE.width / 2, SAMPLE.height / 2)
        yield Group((Group(marks, middle),), clip=rect(SAMPLE), role="artifact")
    yield artifact(Path(rect(SAMPLE), stroke=edge))
