"""The look of SVG shapes: attributes and style declarations → fill, stroke and dashes, inherited through groups."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from printkit.scene import Colour, Stroke
from printkit.source.svg_values import read_colour, read_number, read_numbers

BLACK = Colour((0, 0, 0))


@dataclass(frozen=True, slots=True)
class Look:
    """The paint of a shape, beginning with SVG's defaults; `miter` is the limit of pointed joins."""

    fill: Colour | None = BLACK
    stroke: Colour | None = None
    width: float = 1.0
    cap: str = "butt"
    join: str = "miter"
    miter: float = 4.0
    dash: tuple[float, ...] = ()
    rule: str = "nonzero"

    def line(self, scale: float) -> Stroke | None:
        """Return the stroke of a shape whose map enlarges by `scale`, or None where nothing is stroked."""
        if self.stroke is None or self.width * scale == 0:
            return None
        dash = tuple(length * scale for length in self.dash)
        return Stroke(self.stroke, self.width * scale, dash, self.cap, self.join)


def read_look(name: str, value: str, look: Look) -> Look:
    """Return a look with one property set; raises ValueError where its value is not drawn."""
    if value.strip() == "inherit":
        return look
    return PROPERTIES[name](look, value.strip())


def declarations(style: str) -> Iterator[tuple[str, str]]:
    """Yield name and value of each declaration in a style attribute; raises ValueError where one has no colon."""
    for declaration in style.split(";"):
        name, colon, value = declaration.partition(":")
        if colon:
            yield name.strip(), value.strip()
        elif name.strip():
            raise ValueError(f'"{name.strip()[:20]}" has no colon -- write name:value;')


def _size(value: str) -> float:
    number = read_number(value)
    if number < 0:
        raise ValueError(f"{number:g} is negative -- use 0 or more")
    return number


def _dash(value: str) -> tuple[float, ...]:
    numbers = () if value == "none" else read_numbers(value.replace("px", " "))
    if any(number < 0 for number in numbers):
        raise ValueError("a dash is negative -- use 0 or more")
    return numbers if sum(numbers) else ()


def _word(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise ValueError(f'"{value}" is unknown -- use {", ".join(known)}')
    return value


PROPERTIES: dict[str, Callable[[Look, str], Look]] = {
    "fill": lambda look, value: replace(look, fill=read_colour(value)),
    "stroke": lambda look, value: replace(look, stroke=read_colour(value)),
    "stroke-width": lambda look, value: replace(look, width=_size(value)),
    "stroke-linecap": lambda look, value: replace(look, cap=_word(value, ("butt", "round", "square"))),
    "stroke-linejoin": lambda look, value: replace(look, join=_word(value, ("miter", "round", "bevel"))),
    "stroke-miterlimit": lambda look, value: replace(look, miter=_size(value)),
    "stroke-dasharray": lambda look, value: replace(look, dash=_dash(value)),
    "fill-rule": lambda look, value: replace(look, rule=_word(value, ("nonzero", "evenodd"))),
}
"""The properties that are drawn, and how each changes a look."""
