"""W4 as somebody would write it for reportlab alone: one script, no data, no checks."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

from logs import SHIPS, TURNS, figures, name
from reportlab.lib.pagesizes import A2
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

WIDTH, HEIGHT = (A2[0] - 26 * mm) / 2, (A2[1] - 26 * mm) / 2
SIDE = 4 * mm
ROWS = (
    ("Hull", "H", ["hull"]),
    ("Crew", "C", ["crew-1", "crew-2", "crew-3"]),
    ("Rigging", "R", [f"rig-{n}" for n in (1, 2, 3, 4)]),
)


def boxes(page: Canvas, count: int, x: float, y: float) -> float:
    """Draw boxes in tens from a place to the right and down, and return where the next row begins."""
    for index in range(count):
        place = index % 10
        page.rect(x + place * 1.2 * SIDE + place // 5 * 0.4 * SIDE, y - index // 10 * 1.2 * SIDE, SIDE, SIDE)
    down: float = (count + 9) // 10 * 1.2 * SIDE
    return y - down


def log(page: Canvas, ship: int, x: float, top: float) -> None:
    """Draw the log of a ship from its top left corner."""
    numbers = figures(ship)
    page.setFont("Title", 14)
    page.drawString(x, top - 6 * mm, name(ship))
    for index, (key, label) in enumerate((("vp", "Points"), ("turning", "Turning"), ("speed", "Pace"))):
        right = x + WIDTH - index * 14 * mm
        page.setFont("Body", 11)
        page.drawRightString(right, top - 6 * mm, str(numbers[key]))
        page.setFont("Body", 7)
        page.drawRightString(right, top - 10 * mm, label)
    page.setLineWidth(0.9)
    page.line(x, top, x + WIDTH, top)
    page.setLineWidth(0.5)
    y = top - 18 * mm
    for title, letter, sections in ROWS:
        page.setFont("Body", 8)
        page.drawString(x, y + 1, title)
        page.drawString(x + 20 * mm, y + 1, letter)
        for section, key in enumerate(sections, 1):
            page.drawString(x + 25 * mm, y + 1, str(section))
            y = boxes(page, numbers[key], x + 28 * mm, y)
        if title == "Hull":
            y = guns(page, numbers, x, y - 4 * mm)
        y -= 4 * mm
    turns(page, x + 95 * mm, top - 13 * mm)


def guns(page: Canvas, numbers: dict[str, int], x: float, y: float) -> float:
    """Draw guns and carronades of both sides, and return where the next row begins."""
    page.drawString(x + 40 * mm, y, "Left")
    page.drawString(x + 70 * mm, y, "Right")
    y -= 5 * mm
    for title, key in (("Guns", "guns"), ("Carronades", "carronades")):
        page.drawString(x, y + 1, title)
        page.drawString(x + 20 * mm, y + 1, "G")
        boxes(page, numbers[key], x + 28 * mm, y)
        y = boxes(page, numbers[key], x + 64 * mm, y)
    return y


def turns(page: Canvas, x: float, top: float) -> None:
    """Draw the table of turns from its top left corner."""
    width, edges = WIDTH - 95 * mm, (0, 8, 32, 44, 56)
    page.setFont("Body", 8)
    for edge, title in zip(edges, ("Turn", "Move", "Left", "Right", "Notes"), strict=True):
        page.drawCentredString(x + (edge + 6) * mm, top - 3.5 * mm, title.upper())
    for turn in range(1, TURNS + 1):
        y = top - 5 * mm - turn * 7.5 * mm
        if turn % 3 == 0:
            page.setFillGray(0.94)
            page.rect(x, y, width, 7.5 * mm, stroke=0, fill=1)
            page.setFillGray(0)
        page.line(x, y, x + width, y)
        page.drawCentredString(x + 4 * mm, y + 2.5 * mm, str(turn))
    for edge in edges[1:]:
        page.line(x + edge * mm, top, x + edge * mm, top - 5 * mm - TURNS * 7.5 * mm)


def main() -> None:
    """Draw all logs, four a page."""
    site = Path(sysconfig.get_path("purelib"))
    for font, file in (("Body", "BarlowCondensed-Medium.ttf"), ("Title", "ZillaSlab-Bold.ttf")):
        pdfmetrics.registerFont(TTFont(font, str(next(site.glob(f"fontpkg*/**/{file}")))))
    page = Canvas(sys.argv[1], pagesize=A2, invariant=1)
    for ship in range(SHIPS):
        column, row = ship % 2, ship // 2 % 2
        log(page, ship, 10 * mm + column * (WIDTH + 6 * mm), A2[1] - 10 * mm - row * (HEIGHT + 6 * mm))
        if ship % 4 == 3:
            page.showPage()
    page.save()


if __name__ == "__main__":
    main()
