"""The head of a log: a unit → its flag, its name over a note, its facts over what they are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from printkit.components.boxes import artifact
from printkit.components.logbook_dress import Blank, Dress
from printkit.components.pictures import fitted
from printkit.components.strips import moved
from printkit.components.wording import natural_width, smallest, words_of
from printkit.model.contents import Unit
from printkit.model.logs import LogForm
from printkit.model.sides import Side
from printkit.scene import Box, Group, Item, Path, polyline
from printkit.source.text import Message, Words

HEIGHT = 11.4
"""The height of a head, in mm."""
NAME, NOTE = Box(0, 0.9, 0, 6.4), Box(0, 7.0, 0, 3.4)
VALUE, LABEL = Box(0, 1.2, 0, 5.4), Box(0, 7.0, 0, 3.4)
"""Where the lines of a head stand."""
OVER, SIDE = Box(0, 0.6, 0, 5.2), Box(0, 8.3, 0, 2.8)
"""Where the name stands over a note of two lines, and the second of these; the first stands right above it."""
FLAG = Box(0, 1.7, 7.5, 5.0)
LEAST_FACT, APART = 8.0, 2.0
"""The least width of a fact, and the space between two, in mm."""


def draw_head(dress: Dress, unit: Unit, width: float, note: Message | None = None) -> Iterator[Item]:
    """Yield the head of a unit's log; a `note` stands in place of the unit's own and its facts."""
    yield _rule(dress, width)
    facts = [] if note else _facts(dress, unit)
    start = width - sum(each for _, _, each in facts)
    side = dress.context.game.parts.sides.get(unit.group) if unit.group else None
    left = 0.0
    if side and side.emblem and (flag := dress.context.picture(side.emblem, side.places.get("emblem", side.origin))):
        yield fitted(flag, FLAG, "", side.origin)
        left = FLAG.width + 2.0
    said = note or unit.note
    notes = _notes(dress, [dress.context.words(said, unit)] if said else [], side, start - APART - left)
    title = dress.context.words(unit.title, unit)
    name = dress.placed(title, "name", _span(OVER if len(notes) > 1 else NAME, left, start - APART))
    yield replace(name, role="heading")
    for words, box in notes:
        yield dress.placed(words, "note", _span(box, left, start - APART))
    if facts:
        key = ("facts", round(start, 3), *(value.text for value, _, _ in facts))
        yield dress.once(key, lambda: Group(tuple(_draw_facts(dress, facts, start))))


def _notes(dress: Dress, said: list[Words], side: Side | None, width: float) -> list[tuple[Words, Box]]:
    """Return note and side on one line, or where they have no room beside one another, on two."""
    lines = [*said, *([dress.context.words(side.title)] if side else [])]
    if not lines:
        return []
    line = Words(" · ".join(words.text for words in lines), lines[0].origin)
    if len(lines) == 1 or natural_width(line, smallest(dress.style("note")), dress.context) <= width:
        return [(line, NOTE)]
    return [(lines[0], SIDE._replace(y=SIDE.y - SIDE.height)), (lines[1], SIDE)]


def _draw_facts(dress: Dress, facts: Sequence[tuple[Words, Message, float]], start: float) -> Iterator[Item]:
    for value, label, room in facts:
        yield dress.placed(value, "value", _span(VALUE, start + APART, start + room), "right")
        yield dress.placed(label, "label", _span(LABEL, start + APART, start + room), "right")
        start += room


def _span(box: Box, left: float, right: float) -> Box:
    return box._replace(x=left, width=right - left)


def _rule(dress: Dress, width: float) -> Group:
    def draw() -> Group:
        """Draw the line over the log."""
        stroke = dress.context.line(f"{dress.look}-rule", dress.form.origin)
        return artifact(Path(polyline((0, 0), (width, 0)), stroke=stroke, origin=dress.form.origin))

    return dress.once(("rule", round(width, 3)), draw)


def _facts(dress: Dress, unit: Unit) -> list[tuple[Words, Message, float]]:
    """Return what the form wants to say of a unit: number or words, label, and the width of both with the gap."""
    found = []
    for figure, label in dress.form.facts.items():
        said = unit.words.get(figure, unit.figures.get(figure))
        if said is not None:
            words = (
                dress.context.words(said, unit)
                if isinstance(said, Message)
                else words_of(dress.context.locale.value(said), unit.origin)
            )
            found.append((words, label, _fact_width(dress, words, label)))
    return found


def _fact_width(dress: Dress, words: Words, label: Message) -> float:
    def measure() -> float:
        """Return the width that the wider of the two takes."""
        both = [(words, dress.style("value")), (dress.context.words(label), dress.style("label"))]
        return max(LEAST_FACT, *(natural_width(said, style, dress.context) + 0.2 for said, style in both)) + APART

    return dress.once(("fact", words.text, label.text), measure)


def draw_blank_head(dress: Dress, width: float) -> tuple[tuple[Item, ...], tuple[Blank, ...]]:
    """Return the head of a blank log, its name and facts left to be written, and the places to write in."""

    def make() -> tuple[tuple[Item, ...], tuple[Blank, ...]]:
        """Draw the head."""
        form = dress.form
        labels = [(key, label, _fact_width(dress, Words("", label.origin), label)) for key, label in form.facts.items()]
        start = width - sum(each for *_, each in labels)
        items: list[Item] = [_rule(dress, width), *_blank_name(dress, form, start)]
        first = Box(0, 1.0, start - APART, 6.0)
        blanks = [Blank(first, "head", dress.say(form.prize) if form.prize else "", head=True)]
        for key, label, room in labels:
            items.append(dress.placed(label, "label", _span(LABEL, start + APART, start + room), "right"))
            items.append(_write(dress, start + APART, start + room))
            blanks.append(Blank(Box(start + APART, 1.0, room - APART, 5.6), f"head/{key}", dress.say(label), head=True))
            start += room
        return (Group(tuple(items), name=f"{dress.name} blank {width:g}"),), tuple(blanks)

    return dress.once(("blank head", round(width, 3)), make)


def _blank_name(dress: Dress, form: LogForm, right: float) -> Iterator[Item]:
    if form.prize:
        title = dress.set(form.prize, "note", right - APART)
        yield moved(title, 0, NOTE.y + (NOTE.height - title.height) / 2)
    yield _write(dress, 0, right - APART)


def _write(dress: Dress, left: float, right: float) -> Group:
    y = VALUE.bottom - 0.2
    stroke = dress.context.line("write", dress.form.origin)
    return artifact(Path(polyline((left, y), (right, y)), stroke=stroke))
