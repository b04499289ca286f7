"""Names on a squadron sheet: its units → a column in which all names have one size, over flag and note."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from printkit.components.boxes import artifact
from printkit.components.logbook_dress import Dress
from printkit.components.pictures import fitted
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, set_words, smallest, words_of
from printkit.model.contents import Unit
from printkit.scene import Box, Item
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

INSET = 1.5
"""The space at the left of a name, in mm."""
NOTE = 3.4
"""The height of the line with flag and note, in mm."""
FLAG, BESIDE = (4.8, 3.0), 1.2
"""The size of a flag, and the space beside it, in mm."""
LEAST = 30.0
"""The least width of the column, in mm: notes have to find room, too."""


@dataclass(frozen=True, slots=True)
class NameColumn:
    """The style of all names, the width of their column, and the height of the highest name with its note, in mm."""

    style: TextStyle
    width: float
    height: float


def name_columns(dress: Dress, units: Sequence[Unit]) -> list[NameColumn]:
    """Return the columns that names may have, the best first: large before small, on one line before two."""
    style = dress.style("row-name")
    names = [dress.context.words(unit.title, unit) for unit in units]
    noted = NOTE if any(unit.note or unit.group for unit in units) else 0.0
    return [
        NameColumn(
            each,
            INSET + max(LEAST, *(_width(dress, name, each, lines) for name in names)),
            lines * each.leading * each.size + noted,
        )
        for each in dict.fromkeys((style, smallest(style)))
        for lines in (1, 2)
    ]


def _width(dress: Dress, name: Words, style: TextStyle, lines: int) -> float:
    """Return the least width in mm in which a name takes at most so many lines, one or two."""

    def wide(words: Sequence[str]) -> float:
        """Return the width of words on one line."""
        return natural_width(words_of(" ".join(words), name.origin), style, dress.context) if words else 0.0

    words = name.text.split()
    cuts = range(1, len(words) + 1) if lines > 1 else [len(words)]
    return min((max(wide(words[:cut]), wide(words[cut:])) for cut in cuts), default=0.0) + 0.05


def draw_name(dress: Dress, column: NameColumn, unit: Unit, box: Box) -> Iterator[Item]:
    """Yield the name of a unit at the top of a box, under it its flag and its note, its facts if there is room."""
    width = column.width - INSET
    name = set_words(dress.context.words(unit.title, unit), column.style, width, dress.context)
    yield replace(moved(name, box.x + INSET, box.y - (column.style.leading - 1) * column.style.size), role="heading")
    x, y = box.x + INSET, box.y + name.height + 0.2
    side = dress.context.game.parts.sides.get(unit.group) if unit.group else None
    if side and side.emblem and (flag := dress.context.picture(side.emblem, side.places.get("emblem", side.origin))):
        yield artifact(fitted(flag, Box(x, y, *FLAG), "", side.origin))
        x += FLAG[0] + BESIDE
    if unit.note:
        note = dress.context.words(unit.note, unit)
        yield dress.placed(note, "note", Box(x, y, box.x + column.width - x, FLAG[1]))
    facts = _facts(dress, unit, width)
    if facts and y + NOTE + facts.height <= box.bottom:
        yield moved(facts, box.x + INSET, y + NOTE)


def _facts(dress: Dress, unit: Unit, width: float) -> Strip | None:
    """Return what the form says of a unit at its head, such as its speed, on as many lines as it takes."""
    said = []
    for figure, label in dress.form.facts.items():
        value = unit.words.get(figure, unit.figures.get(figure))
        if value is not None:
            words = dress.say(value, unit) if isinstance(value, Message) else dress.context.locale.value(value)
            said.append(f"{dress.say(label)}\u00a0{words}")
    style = dress.style("means")
    return set_words(words_of("\u00a0· ".join(said), unit.origin), style, width, dress.context) if said else None
