"""A paper and a flip → the two sides of a sheet that shows how far a printer sets backs beside their fronts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.diagnostics import Origin
from printkit.imposition.faces import flip_axis, flip_over
from printkit.language import Locale
from printkit.scene import (
    Box,
    Group,
    Item,
    Matrix,
    Page,
    Path,
    Scene,
    apply,
    circle,
    polyline,
    rect,
    translate,
    whole_page,
)
from printkit.source.text import Words
from printkit.templates.printers import FARTHEST
from printkit.templates.themes import Theme
from printkit.typeset import Setting, place_block, set_text, text_width

STEP = 0.5
"""The distance in mm between the ticks of a scale."""
LABELLED = 3
"""A scale has a figure every so many mm: nearer, they would touch."""
REACH = 25.0
"""How far the long cross of the back reaches from its middle, in mm."""
CORNER = 28.0
"""How far the small targets stand from the edges of the paper, in mm: they show whether a sheet is drawn in askew."""
MARGIN = 15.0
COMMANDS = {
    (False, "long"): "printkit calibrate --set 0.8,-0.4",
    (False, "short"): "printkit calibrate --flip short --set 0.8,-0.4",
    (True, "long"): "printkit calibrate --landscape --set 0.8,-0.4",
    (True, "short"): "printkit calibrate --landscape --flip short --set 0.8,-0.4",
}


@dataclass(frozen=True, slots=True)
class Draughtsman:
    """What the sheet is drawn with: a language, a theme, and what its texts share."""

    locale: Locale
    theme: Theme
    setting: Setting

    def block(self, words: Words, style: str, at: Box) -> tuple[float, Group]:
        """Return words set from the top left of a box, at its width, with their height in mm."""
        block = set_text(words, self.theme.style(style), at.width, self.setting)
        return block.height, Group(place_block(block, 0, 0), translate(at.x, at.y), role="paragraph")

    def label(self, text: str, x: float, y: float) -> Group:
        """Return a small word whose top is in the middle of (x, y)."""
        style = self.theme.style("sheet-footer")
        width = text_width(Words(text, Origin("")), style, self.setting)
        return self.block(Words(text, Origin("")), "sheet-footer", Box(x - width / 2, y, width + 1.0, 0))[1]

    def lines(self, *ends: tuple[tuple[float, float], tuple[float, float]]) -> Group:
        """Return straight lines, as something that says nothing by itself."""
        stroke = self.theme.line("scale")
        return Group(tuple(Path(polyline(*pair), stroke=stroke) for pair in ends), role="artifact")


def calibration_pages(paper: tuple[float, float], flip: str, pen: Draughtsman) -> tuple[Page, Page]:
    """Return front and back, in the middle of which a scale and a cross lie over one another after the flip.

    `paper` is the page's width and height in mm, lying as the sheets that it is printed for do.
    """
    middle = (paper[0] / 2, paper[1] / 2)
    over = flip_over(flip_axis(flip, paper), paper)
    front = (
        *_scales(middle, pen),
        *_targets(_corners(paper), pen),
        *_words(paper, flip, pen),
        *_rulers(paper, pen),
    )
    back = (*_cross(middle, REACH, pen), *_behind(_corners(paper), over, pen), _back_word(paper, pen))
    said = pen.locale.builtin
    return (
        whole_page(Scene(*paper, front), said("Front").text),
        whole_page(Scene(*paper, back), said("Back").text),
    )


def _corners(paper: tuple[float, float]) -> list[tuple[float, float]]:
    return [(x, y) for x in (CORNER, paper[0] - CORNER) for y in (CORNER + 40.0, paper[1] - CORNER - 15.0)]


def _scales(middle: tuple[float, float], pen: Draughtsman) -> Iterator[Item]:
    """Yield a scale across and one down through the middle: a tick every half mm, figures below and to the left."""
    x, y = middle
    for index in range(round(-FARTHEST / STEP), round(FARTHEST / STEP) + 1):
        at = index * STEP
        length = 1.0 if index % 2 else 3.0 if index % 10 == 0 else 1.8
        yield pen.lines(((x + at, y - length), (x + at, y + length)), ((x - length, y + at), (x + length, y + at)))
        if index % (2 * LABELLED) == 0 and index:
            figure = pen.locale.value(round(at))
            yield pen.label(figure, x + at, y + 3.2)
            yield pen.label(figure, x - 5.0, y + at - 1.3)
    yield pen.lines(((x - FARTHEST, y), (x + FARTHEST, y)), ((x, y - FARTHEST), (x, y + FARTHEST)))
    say = pen.locale.builtin
    yield pen.label(f"+ {say('right').text}", x + FARTHEST + 8.0, y - 4.2)
    yield pen.label(f"+ {say('down').text}", x + 9.0, y + FARTHEST + 1.0)


def _targets(centres: Sequence[tuple[float, float]], pen: Draughtsman) -> Iterator[Item]:
    stroke = pen.theme.line("scale")
    for x, y in centres:
        rings = (Path(circle(x, y, radius), stroke=stroke) for radius in (1.0, 2.0, 3.0))
        yield Group(tuple(rings), role="artifact")


def _behind(centres: Sequence[tuple[float, float]], over: Matrix, pen: Draughtsman) -> Iterator[Item]:
    for centre in centres:
        yield from _cross(apply(over, *centre), 5.0, pen)


def _cross(middle: tuple[float, float], reach: float, pen: Draughtsman) -> Iterator[Item]:
    x, y = middle
    yield pen.lines(((x - reach, y), (x + reach, y)), ((x, y - reach), (x, y + reach)))


def _words(paper: tuple[float, float], flip: str, pen: Draughtsman) -> Iterator[Item]:
    """Yield the title and the steps, numbered, at the head of the front."""
    say = pen.locale.builtin
    turned = say("two-sided: flip on the long edge") if flip == "long" else say("two-sided: flip on the short edge")
    command = COMMANDS[paper[0] > paper[1], flip]
    at = Box(MARGIN, MARGIN, paper[0] - 2 * MARGIN, 0)
    height, title = pen.block(say("Printer calibration"), "sheet-title", at)
    yield title
    steps = [
        f"{say('Print this file on both sides of one sheet').text} · {say('Print at 100 % (actual size)').text} · {turned.text}",
        say("Hold the sheet against the light, this side towards you: the long cross of the back shows through").text,
        say("Read where it crosses the two scales, in millimetres; to the left and upwards with a minus").text,
        say("Tell printkit the two numbers, right and down, such as {command}", command=command).text,
    ]
    y = at.y + height + 1.0
    for number, step in enumerate(steps, 1):
        height, line = pen.block(Words(f"{number}. {step}", Origin("")), "sheet-note", at._replace(y=y))
        yield line
        y += height + 0.8


def _back_word(paper: tuple[float, float], pen: Draughtsman) -> Item:
    return pen.block(pen.locale.builtin("Back"), "sheet-title", Box(MARGIN, MARGIN, paper[0] - 2 * MARGIN, 0))[1]


def _rulers(paper: tuple[float, float], pen: Draughtsman) -> Iterator[Item]:
    """Yield what the scale is checked by: 50 mm, 2 in, and a square of 25 mm above them."""
    say = pen.locale.builtin
    stroke = pen.theme.line("scale")
    y = paper[1] - MARGIN
    x = paper[0] / 2 - 25.0
    for line, length, words in (
        (y, 2 * 25.4, say("This line measures {length} in", length=2)),
        (y - 4.0, 50.0, say("This line measures {length} mm", length=50)),
    ):
        yield pen.lines(
            ((x, line), (x + length, line)), *(((x + end, line - 1), (x + end, line + 1)) for end in (0.0, length))
        )
        yield pen.block(words, "sheet-footer", Box(x + 53.0, line - 1.4, 45.0, 0))[1]
    yield Group((Path(rect(Box(x, y - 33.0, 25.0, 25.0)), stroke=stroke),), role="artifact")
    yield pen.block(
        say("This square measures {length} mm", length=25), "sheet-footer", Box(x + 27.0, y - 33.0, 60.0, 0)
    )[1]
