"""SVG path data → outline segments: moves, lines, cubic curves, closings, all absolute."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

from printkit.scene import Segment
from printkit.source.svg_values import MAX_STEPS, TooManyStepsError, bounded, read_numbers

COMMAND = re.compile("([MmZzLlHhVvCcSsQqTtAa])")
ARITY = {"M": 2, "Z": 0, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}
_N = r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?)"
ARC = re.compile(_N * 3 + r"[\s,]*([01])[\s,]*([01])" + _N * 2 + r"[\s,]*", re.ASCII)
THINNEST = 1e-9
"""A radius below this makes an arc a straight line, as SVG has it for 0."""


def read_path(text: str) -> tuple[Segment, ...]:
    """Read the `d` of a path; raises ValueError where it does not follow SVG's grammar."""
    pen = RecordingPen()
    try:
        parse_path(" ".join(_few(_steps(text))), pen)
    except (ArithmeticError, IndexError) as error:
        raise ValueError("an arc cannot be computed -- draw it anew") from error
    segments = tuple(_segments(pen.value))
    for _, numbers in segments:
        for number in numbers:
            bounded(number)
    return segments


def _few(commands: Iterator[tuple[int, str]]) -> Iterator[str]:
    """Yield commands while their steps are not too many: counting them takes less long than working them out."""
    steps = 0
    for count, command in commands:
        steps += count
        if steps > MAX_STEPS:
            raise TooManyStepsError
        yield command


def _steps(text: str) -> Iterator[tuple[int, str]]:
    """Yield the commands, each with its count of steps and its numbers rewritten plainly, as fontTools skips what it does not understand."""
    if not text.strip():
        raise ValueError("it is empty -- delete the shape")
    before, *parts = COMMAND.split(text)
    if before.strip() or (parts and parts[0] not in "Mm"):
        raise ValueError(f'it begins with "{(before.strip() or parts[0])[:12]}" -- begin with M')
    for command, body in zip(parts[::2], parts[1::2], strict=True):
        if command in "Aa":
            yield from _arcs(command, body)
        else:
            numbers = read_numbers(body)
            arity = ARITY[command.upper()]
            if (len(numbers) % arity or not numbers) if arity else numbers:
                raise ValueError(f'"{command}" has {len(numbers)} numbers -- it takes {arity} or a multiple')
            yield len(numbers) // arity if arity else 1, command + " ".join(f"{number!r}" for number in numbers)


def _arcs(command: str, body: str) -> Iterator[tuple[int, str]]:
    index = 0
    while index < len(body) or not index:
        match = ARC.match(body, index)
        if match is None:
            raise ValueError(f'"{command}{body[index : index + 20]}" is not an arc -- it takes 7 numbers')
        radii = [abs(bounded(float(match[1]))), abs(bounded(float(match[2])))]
        turn, x, y = (bounded(float(match[group])) for group in (3, 6, 7))
        if min(radii) < THINNEST:
            yield 1, f"{'L' if command == 'A' else 'l'}{x!r} {y!r}"
        else:
            yield 1, f"{command}{radii[0]!r} {radii[1]!r} {turn!r} {match[4]} {match[5]} {x!r} {y!r}"
        index = match.end()


def _segments(steps: list[tuple[str, tuple[Any, ...]]]) -> Iterator[Segment]:
    here = (0.0, 0.0)
    for name, points in steps:
        match name:
            case "moveTo":
                yield "M", points[0]
            case "lineTo":
                yield "L", points[0]
            case "curveTo":
                yield "C", tuple(number for point in points for number in point)
            case "qCurveTo":
                yield "C", raise_degree(here, *points)
            case "closePath":
                yield "Z", ()
            case _:
                continue
        here = points[-1] if points else here


def raise_degree(
    start: tuple[float, float], control: tuple[float, float], end: tuple[float, float]
) -> tuple[float, float, float, float, float, float]:
    """Return the two controls and the end of the cubic curve that equals a quadratic one."""
    (x0, y0), (x1, y1), (x2, y2) = start, control, end
    return (x0 + 2 / 3 * (x1 - x0), y0 + 2 / 3 * (y1 - y0), x2 + 2 / 3 * (x1 - x2), y2 + 2 / 3 * (y1 - y2), x2, y2)
