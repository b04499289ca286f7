"""Measuring sticks: a length, its unit and a table's bands → strips at exact scale, in parts where the paper is shorter."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from printkit.components.boxes import artifact, ground, outline
from printkit.components.chart_marks import Pattern, pattern_marks
from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.components.strips import EPSILON, moved
from printkit.components.wording import natural_width, one_line, set_words, words_of
from printkit.diagnostics.pieces import content_overflow
from printkit.diagnostics.templates import slot_without_room
from printkit.model.gauges import BandField, Ruler
from printkit.scene import Box, Group, Item, Path, Segment, circle, polyline, rect, translate
from printkit.source.text import Message, Words
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot

TAB = 9.0
"""The length in mm of the tab that the next part is glued on."""
APART = 6.0
"""The distance in mm of one part from the next on the paper."""
JOIN, DISC = 3.6, 1.9
"""How far from a join its letter stands, and the radius of the disc around it, in mm."""
FINE = {"cm": (10, {10: 5.0, 5: 3.6, 1: 2.2}), "in": (16, {16: 5.5, 8: 4.4, 4: 3.4, 2: 2.6, 1: 1.8})}
"""How many divisions a unit has, and how long in mm ticks are at every so many of them, the rarest first."""
LOOKS: tuple[tuple[str, Pattern], ...] = (
    ("paper", "plain"), ("sand", "dots"), ("sea", "diagonal"), ("mist", "cross"),
)  # fmt: skip
"""The ground and pattern of bands, in turn: no two neighbours look alike, in grey neither."""


@dataclass(frozen=True, kw_only=True, slots=True)
class RulerSlot(Slot):
    """A slot that holds a measuring stick, its parts one under another."""

    ruler: Expression


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a stick: from which unit to which, the `index`-th of `count` parts, counted from 0."""

    ruler: Ruler
    start: int
    end: int
    index: int
    count: int
    fields: tuple[BandField, ...]

    @property
    def length(self) -> float:
        """Return the length in mm, without the tab."""
        return (self.end - self.start) * self.ruler.step

    @property
    def is_last(self) -> bool:
        """Tell whether nothing is glued to its end."""
        return self.index == self.count - 1


@slot_kind("ruler", RulerSlot)
def draw_ruler(slot: RulerSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the parts of the stick from the top of the box; parts that do not fit are a finding."""
    ruler = context.thing(slot.ruler, Ruler, slot.origin)
    if ruler is None:
        return ()
    parts = part_ruler(ruler, box.width, _fields(ruler, context))
    if not parts:
        context.report.add(slot_without_room(slot.origin, slot.name, box.width - TAB - ruler.step, box.height))
        return ()
    height = len(parts) * (ruler.width + APART) - APART
    if height > box.height + EPSILON:
        context.report.add(content_overflow(ruler.origin, slot.name, height - box.height))
    return tuple(
        Group(tuple(_draw_part(part, context)), translate(box.x, box.y + part.index * (ruler.width + APART)))
        for part in parts
    )


def part_ruler(ruler: Ruler, width: float, fields: tuple[BandField, ...] = ()) -> tuple[Part, ...]:
    """Return the parts of a stick on paper of a width in mm: whole units, parted where bands end if that takes no more.

    Otherwise they are of nearly equal length. There are none where the width has no room for a unit and a tab.
    """
    if ruler.length <= width + EPSILON:
        return (Part(ruler, 0, ruler.units, 0, 1, fields),)
    most = int((width - TAB) / ruler.step + EPSILON)
    if most < 1:
        return ()
    count = math.ceil(ruler.units / most)
    each = math.ceil(ruler.units / count)
    ends = _ends_of_bands(ruler, most, fields)
    if len(ends) != count:
        ends = [min((index + 1) * each, ruler.units) for index in range(count)]
    return tuple(
        Part(ruler, start, end, index, count, fields) for index, (start, end) in enumerate(pairwise([0, *ends]))
    )


def _ends_of_bands(ruler: Ruler, most: int, fields: tuple[BandField, ...]) -> list[int]:
    """Return where parts of at most so many units end if each ends with a band; nothing where a band is too long."""
    borders = sorted({field.end for field in fields if field.end < ruler.units} | {ruler.units})
    ends = [0]
    while ends[-1] < ruler.units:
        near = [border for border in borders if ends[-1] < border <= ends[-1] + most]
        if not near:
            return []
        ends.append(near[-1])
    return ends[1:]


def _fields(ruler: Ruler, context: Context) -> tuple[BandField, ...]:
    table = context.game.parts.tables.get(ruler.bands) if ruler.bands else None
    return ruler.fields(table, context.count(ruler.reach, ruler.origin)) if table else ()


def _draw_part(part: Part, context: Context) -> Iterator[Item]:
    """Yield a part of a stick from (0, 0): bands, ticks, figures, its name, the tab for the next part, its edge."""
    ruler = part.ruler
    scale, name = 0.4 * ruler.width, 0.2 * ruler.width  # the lane of the bands lies between
    lane = Box(0, scale, part.length, ruler.width - scale - name)
    for index, field in enumerate(part.fields):
        yield from _band(part, index, field, lane, context)
    yield from _ticks(part, context)
    yield from _numbers(part, context)
    yield from _named(part, context)
    if not part.is_last:
        yield from _tab(part, context)
    if part.index:
        yield from _letter(part.index - 1, JOIN, context, ruler)
    yield from outline(Box(0, 0, part.length, ruler.width), "box", context, ruler.origin)


def _named(part: Part, context: Context) -> Iterator[Item]:
    """Yield the name of the stick between the letters of a part, and at the right what is to be minded, if anything."""
    ruler = part.ruler
    style = context.style("ruler-title", ruler.origin)
    room = part.length - 16.0
    taken = natural_width(ruler.legend, style, context) + 4.0 if ruler.legend else 0.0
    lines = [(ruler.title, style, max(room - taken, 1.0))]
    if ruler.legend:
        lines.append((ruler.legend, replace(style, align="right"), room))
    for message, aligned, width in lines:
        strip = one_line(message, aligned, width, context)
        yield moved(strip, 8.0, 0.9 * ruler.width - strip.height / 2)


def _band(part: Part, index: int, field: BandField, lane: Box, context: Context) -> Iterator[Item]:
    """Yield the stretch of a band that lies on a part, with what it says in its middle."""
    start, end = max(field.start, part.start), min(field.end, part.end)
    if start >= end:
        return
    ruler = part.ruler
    box = lane._replace(x=(start - part.start) * ruler.step, width=(end - start) * ruler.step)
    fill, pattern = LOOKS[index % len(LOOKS)]
    yield from ground(box, fill, context, ruler.origin)
    stroke = context.line("hair", ruler.origin)
    marks = pattern_marks(pattern, (box.width, box.height), 2.2, stroke) if stroke else ()
    if marks:
        yield Group((Group(marks, translate(box.x, box.y)),), clip=rect(box), role="artifact")
    yield from outline(box, "hair", context, ruler.origin)
    style = replace(context.style("ruler-band", ruler.origin), align="centre")
    words = Words(_band_text(field, ruler, context), ruler.origin)
    wanted = natural_width(words, style, context) + 4.0
    if wanted > box.width and box.width < (field.end - field.start) * ruler.step / 2:
        return  # the end of a band that another part has room to name
    width = min(wanted, box.width)
    strip = one_line(words, style, width, context)
    plate = Box(box.x + (box.width - width) / 2, box.y + (box.height - 5.4) / 2, width, 5.4)
    yield artifact(Path(rect(plate, 0.8), context.colour("paper", ruler.origin)))
    yield moved(strip, plate.x, plate.y + (plate.height - strip.height) / 2)


def _band_text(field: BandField, ruler: Ruler, context: Context) -> str:
    """Return the distances of a band in the ruler's unit, and what is rolled or done there."""
    distances = f"{context.locale.value(field.band)}\N{NO-BREAK SPACE}{ruler.unit}"
    match field.says:
        case None:
            return distances
        case Message():
            return f"{distances}\u2002{context.words(field.says).text}"
    return f"{distances}\u2002{context.locale.value(field.says)}"


def _ticks(part: Part, context: Context) -> Iterator[Item]:
    """Yield the ticks along the upper edge: those of units as a path, the finer ones as another."""
    ruler = part.ruler
    divisions, lengths = FINE[ruler.unit]
    units: list[Segment] = []
    fine: list[Segment] = []
    for number in range((part.end - part.start) * divisions + 1):
        long = next(length for every, length in lengths.items() if number % every == 0)
        x = number * ruler.step / divisions  # multiplied out, so that nothing drifts
        (fine if number % divisions else units).extend(polyline((x, 0.0), (x, long)))
    for name, segments in (("hair", fine), ("tick", units)):
        stroke = context.line(name, ruler.origin)
        yield artifact(Path(tuple(segments), stroke=stroke, origin=ruler.origin))


def _numbers(part: Part, context: Context) -> Iterator[Item]:
    """Yield the figures of units, each under its tick; those at an end stand inside it, once where two parts meet."""
    ruler = part.ruler
    plain = context.style("ruler-number", ruler.origin)
    for number in range(part.start + 1 if part.index else 0, part.end + 1):
        x = (number - part.start) * ruler.step
        left, align = (0.7, "left") if number == part.start else (x - 4.0, "centre")
        if number == part.end:
            left, align = x - 8.7, "right"
        strip = set_words(words_of(str(number), ruler.origin), replace(plain, align=align), 8.0, context)
        yield moved(strip, left, 5.1)


def _tab(part: Part, context: Context) -> Iterator[Item]:
    """Yield the tab at the end of a part, hatched, that the next part is glued on."""
    ruler = part.ruler
    box = Box(part.length, 1.0, TAB, ruler.width - 2.0)
    stroke = context.line("hair", ruler.origin)
    marks: Sequence[Item] = pattern_marks("diagonal", (box.width, box.height), 2.0, stroke) if stroke else ()
    yield Group((Group(tuple(marks), translate(box.x, box.y)),), role="artifact")
    yield from outline(box, "hair", context, ruler.origin)
    yield from _letter(part.index, part.length + JOIN, context, ruler)
    yield from _letter(part.index, part.length - JOIN, context, ruler)


def _letter(index: int, x: float, context: Context, ruler: Ruler) -> Iterator[Item]:
    """Yield the letter of a join in a disc: that of the next part comes to lie on that of the tab it is glued on."""
    y = ruler.width - max(0.1 * ruler.width, DISC + 1.3)  # clear of the lower edge of the tab
    yield artifact(Path(circle(x, y, DISC), context.colour("ink", ruler.origin)))
    style = replace(context.style("ruler-join", ruler.origin), align="centre")
    strip = set_words(words_of(chr(ord("A") + index % 26), ruler.origin), style, 4.0, context)
    yield moved(strip, x - 2.0, y - strip.height / 2)
