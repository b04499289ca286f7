"""The values of SVG attributes → numbers, colours and maps of the plane; ValueError for anything else."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from printkit.scene import IDENTITY, Colour, Matrix, compose, translate

LARGEST = 1e6
MAX_STEPS = 100_000
"""How many steps the paths of a drawing may have."""
FLATTEST = 1e-12
"""A map that shrinks areas more than this leaves nothing to see."""

NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?", re.ASCII)
SEPARATOR = re.compile(r"[\s,]*", re.ASCII)
COLOURS = {"none": None, "black": (0, 0, 0), "white": (255, 255, 255)}
CURRENT = Colour((0, 0, 0), None, "currentColor")
"""The colour that the place decides where a drawing is put."""


class TooManyStepsError(ValueError):
    """A drawing has more steps than can be read in an instant."""


def read_number(text: str) -> float:
    """Read one number, which may end in px; raises ValueError for other units and anything beyond a million."""
    plain = text.strip().removesuffix("px")
    if not NUMBER.fullmatch(plain):
        raise ValueError(f'"{text}" is not a plain number -- write it in the units of the viewBox')
    return bounded(float(plain))


def read_numbers(text: str) -> tuple[float, ...]:
    """Read numbers with spaces or commas between them; raises ValueError at the first that is none, or one too many."""
    numbers, index = [], SEPARATOR.match(text).end()  # type: ignore[union-attr]
    while index < len(text):
        match = NUMBER.match(text, index)
        if match is None:
            raise ValueError(f'"{text[index : index + 12]}" is not a number -- check the values')
        numbers.append(bounded(float(match.group())))
        if len(numbers) > 2 * MAX_STEPS:
            raise TooManyStepsError
        index = SEPARATOR.match(text, match.end()).end()  # type: ignore[union-attr]
    return tuple(numbers)


def bounded(number: float) -> float:
    """Return a number as it is; raises ValueError where it is not finite or beyond a million."""
    if not abs(number) <= LARGEST:
        raise ValueError(f"{number:g} is beyond {LARGEST:,.0f} -- scale the drawing down")
    return number


def read_colour(text: str) -> Colour | None:
    """Read `#rgb`, `#rrggbb`, black, white, currentColor; none gives None. Raises ValueError for anything else."""
    word = text.strip()
    if word.lower() == "currentcolor":
        return CURRENT
    if word in COLOURS:
        rgb = COLOURS[word]
        return None if rgb is None else Colour(rgb)
    digits = word.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    if not word.startswith("#") or not re.fullmatch("[0-9a-fA-F]{6}", digits):
        raise ValueError(f'"{word}" is not a colour printkit reads -- write #rrggbb, none or currentColor')
    red, green, blue = bytes.fromhex(digits)
    return Colour((red, green, blue))


STEP = re.compile(r"\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)\s*,?", re.ASCII)


def read_transform(text: str) -> Matrix:
    """Read a list of transformations as one map; raises ValueError where SVG would not allow it or it flattens."""
    result, index = IDENTITY, 0
    while text[index:].strip():
        match = STEP.match(text, index)
        if match is None:
            raise ValueError(
                f'"{text[index : index + 20].strip()}" is not a transformation -- use matrix(…) or translate(…)'
            )
        result = compose(result, _step(match[1], read_numbers(match[2])))
        index = match.end()
    for number in result:
        bounded(number)
    if abs(result[0] * result[3] - result[1] * result[2]) < FLATTEST:
        raise ValueError(f'"{text[:40]}" makes the shape flat -- delete the shape')
    return result


def _step(name: str, numbers: tuple[float, ...]) -> Matrix:
    make = STEPS.get((name, len(numbers)))
    if make is None:
        raise ValueError(f'"{name}" with {len(numbers)} numbers -- check the transformation')
    return make(*numbers)


def _rotate(angle: float) -> Matrix:
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return (cosine, sine, -sine, cosine, 0.0, 0.0)


STEPS: dict[tuple[str, int], Callable[..., Matrix]] = {
    ("matrix", 6): lambda a, b, c, d, e, f: (a, b, c, d, e, f),
    ("translate", 1): lambda x: translate(x, 0.0),
    ("translate", 2): translate,
    ("scale", 1): lambda x: (x, 0.0, 0.0, x, 0.0, 0.0),
    ("scale", 2): lambda x, y: (x, 0.0, 0.0, y, 0.0, 0.0),
    ("rotate", 1): _rotate,
    ("rotate", 3): lambda angle, x, y: compose(translate(x, y), compose(_rotate(angle), translate(-x, -y))),
    ("skewX", 1): lambda angle: (1.0, 0.0, math.tan(math.radians(angle)), 1.0, 0.0, 0.0),
    ("skewY", 1): lambda angle: (1.0, math.tan(math.radians(angle)), 0.0, 1.0, 0.0, 0.0),
}
"""The transformations of SVG, by name and count of numbers."""
