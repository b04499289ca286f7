"""The two loads as somebody would write them for reportlab alone: no layout from data, no checks, one script each."""

from __future__ import annotations

import random
import sys
import sysconfig
from pathlib import Path

from loads import CARDS, COUNTERS, SHAPES, card_words
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas


def wrap(text: str, size: float, width: float) -> list[str]:
    """Return the lines of a text at a width in points."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if pdfmetrics.stringWidth(longer, "Body", size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def marks(page: Canvas, box: tuple[float, float, float, float]) -> None:
    """Draw cut marks at the corners of a box."""
    x, y, width, height = box
    page.setLineWidth(0.25)
    for at in (x, x + width):
        page.line(at, y - 12, at, y - 3)
        page.line(at, y + height + 3, at, y + height + 12)
    for at in (y, y + height):
        page.line(x - 12, at, x - 3, at)
        page.line(x + width + 3, at, x + width + 12, at)


def deck(page: Canvas) -> None:
    """Draw W1."""
    dice = random.Random(1)
    sides = [(card_words(dice), card_words(dice)) for _ in range(CARDS)]
    width, height = 63 * mm, 88 * mm
    left, bottom = (A4[0] - 3 * width) / 2, (A4[1] - 3 * height) / 2
    for start in range(0, CARDS, 9):
        for side in (0, 1):
            for place in range(9):
                column = place % 3 if side == 0 else 2 - place % 3
                x, y = left + column * width, bottom + (2 - place // 3) * height
                page.setLineWidth(0.9)
                page.rect(x + 3 * mm, y + 3 * mm, 57 * mm, 82 * mm)
                page.setFont("Title", 11)
                page.drawString(x + 5 * mm, y + height - 11 * mm, f"Card {start + place}")
                page.setFont("Body", 9)
                for line, words in enumerate(wrap(sides[start + place][side], 9, 53 * mm)):
                    page.drawString(x + 5 * mm, y + height - 19 * mm - line * 11.25, words)
                marks(page, (x, y, width, height))
            page.showPage()


def counters(page: Canvas) -> None:
    """Draw W2."""
    dice = random.Random(2)
    shapes = list(SHAPES.values())
    size, columns, rows = 15 * mm, 6, 16
    left, bottom = (A4[0] - 2 * columns * size) / 2, (A4[1] - rows * size) / 2
    for start in range(0, COUNTERS, columns * rows):
        for place in range(min(columns * rows, COUNTERS - start)):
            x, y = left + place % columns * 2 * size, bottom + (rows - 1 - place // columns) * size
            for face in (0, 1):
                _counter(page, (x + face * size, y, size), shapes[(start + place) % 6], dice)
            page.setLineWidth(0.35)
            page.setDash([6, 2, 1, 2])
            page.line(x + size, y, x + size, y + size)
            page.setDash()
            marks(page, (x, y, 2 * size, size))
        page.showPage()


def _counter(page: Canvas, box: tuple[float, float, float], shape: str, dice: random.Random) -> None:
    x, y, size = box
    page.rect(x, y, size, size)
    page.rect(x, y, size, 0.21 * size, fill=1)
    points = [tuple(map(float, point.split())) for point in points_of(shape)]
    path = page.beginPath()
    for index, (px, py) in enumerate(points):
        (path.lineTo if index else path.moveTo)(x + 3 * mm + px * 1.2, y + 14 * mm - py * 1.2)
    path.close()
    page.drawPath(path, fill=1, stroke=0)
    page.setFont("Title", 11)
    page.drawString(x + 2, y + 0.25 * size, str(dice.randint(1, 9)))
    page.drawRightString(x + size - 2, y + 0.25 * size, str(dice.randint(1, 9)))
    page.setFont("Body", 6)
    page.drawCentredString(x + size / 2, y + 0.06 * size, "A")


def points_of(shape: str) -> list[str]:
    """Return the corners of an SVG path of straight lines."""
    points: list[str] = []
    for letter, numbers in _steps(shape):
        x, y = points[-1].split() if points else ("0", "0")
        points.append({"H": f"{numbers} {y}", "V": f"{x} {numbers}"}.get(letter, numbers))
    return points


def _steps(shape: str) -> list[tuple[str, str]]:
    marked = "".join(f"|{letter}" if letter.isalpha() else letter for letter in shape.removesuffix("Z"))
    return [(step[0], step[1:]) for step in marked.split("|") if step]


if __name__ == "__main__":
    load, target = sys.argv[1:]
    site = Path(sysconfig.get_path("purelib"))
    for font, file in (("Body", "Lato-Regular.ttf"), ("Title", "ZillaSlab-Bold.ttf")):
        pdfmetrics.registerFont(TTFont(font, str(next(site.glob(f"fontpkg*/**/{file}")))))
    canvas = Canvas(target, pagesize=A4, invariant=1)
    {"deck": deck, "units": counters}[load](canvas)
    canvas.save()
