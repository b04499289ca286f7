"""The thousand cards as somebody would write them for reportlab alone: one script, no checks, no layout from data."""

from __future__ import annotations

import csv
import io
import sys
import sysconfig
from pathlib import Path

from by_hand import marks, points_of
from cards import HEAD, LABELS, rows
from loads import SHAPES
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

WIDTH, HEIGHT = 63.5, 88.9
INK, QUIET, MIST, STEEL, WHITE = map(HexColor, ("#1c2b39", "#556472", "#dfe7ec", "#5c6f7f", "#ffffff"))
SIDES = {"red": ("Red", HexColor("#b3372b")), "blue": ("Blue", HexColor("#2f6b8a"))}
BANDS = ((0, 25), (26, 45), (46, 65), (66, 85))
CATEGORIES = ((56, 4), (75, 3), (87, 2), (128, 1))
ARMOUR = ("light", "medium", "heavy")


class Card:
    """A card at a place on a page; its own mm, from its top left corner down."""

    def __init__(self, page: Canvas, left: float, top: float) -> None:
        self.page, self.left, self.top = page, left, top

    def box(self, at: tuple[float, float, float, float], fill: HexColor | None, line: HexColor | None = None) -> None:
        """Draw a box."""
        x, y, width, height = at
        if fill is not None:
            self.page.setFillColor(fill)
        if line is not None:
            self.page.setStrokeColor(line)
            self.page.setLineWidth(0.5)
        self.page.rect(
            (self.left + x) * mm, A4[1] - (self.top + y + height) * mm, width * mm, height * mm,
            fill=int(fill is not None), stroke=int(line is not None),
        )  # fmt: skip

    def rounded(self, at: tuple[float, float, float, float], fill: HexColor) -> None:
        """Draw a box with round corners."""
        x, y, width, height = at
        self.page.setFillColor(fill)
        bottom = A4[1] - (self.top + y + height) * mm
        self.page.roundRect((self.left + x) * mm, bottom, width * mm, height * mm, 1.2 * mm, fill=1, stroke=0)

    def words(
        self, text: str, at: tuple[float, float, float, float], font: tuple[str, float, HexColor], align: str = "left"
    ) -> None:
        """Write a line of text in the middle of a box's height, smaller where it is too wide."""
        x, y, width, height = at
        name, size, colour = font
        while pdfmetrics.stringWidth(text, name, size) > width * mm:
            size -= 0.5
        self.page.setFont(name, size)
        self.page.setFillColor(colour)
        base = A4[1] - (self.top + y + height / 2) * mm - size * 0.35
        if align == "left":
            self.page.drawString((self.left + x) * mm, base, text)
        elif align == "right":
            self.page.drawRightString((self.left + x + width) * mm, base, text)
        else:
            self.page.drawCentredString((self.left + x + width / 2) * mm, base, text)

    def art(self, name: str, x: float, y: float, scale: float) -> None:
        """Draw a picture that the file holds once."""
        self.page.saveState()
        self.page.transform(scale * mm, 0, 0, -scale * mm, (self.left + x) * mm, A4[1] - (self.top + y) * mm)
        self.page.doForm(name)
        self.page.restoreState()


LABEL, VALUE = ("Label", 7.5, QUIET), ("Bold", 14, INK)


def front(card: Card, row: dict[str, str]) -> None:
    """Draw the front of a card."""
    side, band = SIDES[row["Side"]]
    card.rounded((3, 3, 57.5, 9.6), band)
    card.words(row["Name"], (5, 3.2, 53.5, 9.2), ("Title", 14, WHITE))
    card.words("TANK DESTROYER", (4, 13.4, 32, 4.6), ("Semi", 9, INK))
    card.words(side, (36, 13.4, 23.5, 4.6), ("Body", 9, QUIET), "right")
    card.art(row["Art"], 22.75, 18.4, 0.9)
    card.words(row["Gun"], (4, 37, 40, 4.4), ("Semi", 9, INK))
    card.words(row["Year"], (44, 37, 15.5, 4.4), ("Body", 9, QUIET), "right")
    card.rounded((3, 42, 57.5, 13.4), MIST)
    category = next(number for end, number in CATEGORIES if int(row["Calibre"]) <= end)
    for x, width, label, value, unit in (
        (3.4, 11, "armour", row["Armour"], ARMOUR[int(row["Armour"]) - 1]),
        (14.8, 12, "calibre", row["Calibre"], LABELS["millimetres"]),
        (26.8, 12, "category", str(category), ""),
        (38.8, 10.6, "move", row["Move"], LABELS["centimetres"]),
        (49.4, 10.7, "machine-guns", row["Guns"], ""),
    ):
        card.words(LABELS[label], (x, 42.4, width, 3.6), LABEL, "centre")
        card.words(value, (x, 46, width, 5.4), VALUE, "centre")
        if unit:
            card.words(unit, (x, 51.4, width, 3.4), LABEL, "centre")
    card.words(LABELS["aim"], (4, 56, 55.5, 3.8), LABEL)
    aiming(card, row)
    status(card)


def aiming(card: Card, row: dict[str, str]) -> None:
    """Draw the aim numbers."""
    for index, (low, high) in enumerate(BANDS):
        x, number = 3 + index * 14.375, row[f"Aim {index + 1}"]
        card.box((x, 59.8, 14.375, 10.4), None, STEEL)
        card.box((x, 59.8, 14.375, 4), MIST, STEEL)
        card.words(f"{low}–{high}", (x, 59.9, 14.375, 3.9), ("Semi", 7.5, INK), "centre")
        card.words(number + ("+" if number != "6" else ""), (x, 63.8, 14.375, 6.4), VALUE, "centre")


def status(card: Card) -> None:
    """Draw the boxes to mark."""
    card.words(LABELS["immobilised"], (4, 71.8, 20, 4.4), ("Label", 9, INK))
    for index in range(6):
        box = (24.5 + index * 6.1, 71.8, 4.5, 4.4)
        card.box(box, WHITE, STEEL)
        card.words(str(index + 1), box, LABEL, "centre")
    for x, label in ((4, "jammed"), (21, "first-shot"), (41.6, "destroyed")):
        card.box((x, 77.8, 4.4, 4.4), WHITE, STEEL)
        card.words(LABELS[label], (x + 5.2, 77.8, 13.6, 4.4), ("Label", 9, INK))


def back(card: Card, row: dict[str, str]) -> None:
    """Draw the back of a card."""
    side, band = SIDES[row["Side"]]
    card.art("card-back", 0, 0, 3.175)
    card.rounded((14, 8, 35.5, 7), band)
    card.words(side.upper(), (15, 8, 33.5, 7), ("Semi", 11, WHITE), "centre")


def forms(page: Canvas) -> None:
    """Put the pictures into the file."""
    for name, shape in {**SHAPES, "card-back": SHAPES["star"]}.items():
        page.beginForm(name)
        path = page.beginPath()
        for index, point in enumerate(points_of(shape)):
            (path.lineTo if index else path.moveTo)(*map(float, point.split()))
        path.close()
        page.setFillColor(HexColor("#222222"))
        page.drawPath(path, fill=1, stroke=0)
        page.endForm()


def draw(page: Canvas, table: str) -> None:
    """Draw all cards, nine a page, each page followed by that of the backs."""
    cards = list(csv.DictReader(io.StringIO(table), delimiter=";"))
    left, top = (A4[0] / mm - 3 * WIDTH) / 2, (A4[1] / mm - 3 * HEIGHT) / 2
    for start in range(0, len(cards), 9):
        for is_back in (False, True):
            for place, row in enumerate(cards[start : start + 9]):
                column = 2 - place % 3 if is_back else place % 3
                card = Card(page, left + column * WIDTH, top + place // 3 * HEIGHT)
                (back if is_back else front)(card, row)
                if not is_back:
                    page.setStrokeColor(HexColor("#000000"))
                    bottom = A4[1] - (card.top + HEIGHT) * mm
                    marks(page, (card.left * mm, bottom, WIDTH * mm, HEIGHT * mm))
            page.setFont("Body", 6.5)
            page.setFillColor(QUIET)
            page.drawRightString(A4[0] - 12 * mm, 6 * mm, f"Armoury – Cards – page {page.getPageNumber()}")
            page.showPage()


if __name__ == "__main__":
    site = Path(sysconfig.get_path("purelib"))
    for font, file in (
        ("Title", "ZillaSlab-Bold"), ("Body", "BarlowCondensed-Regular"), ("Label", "BarlowCondensed-Medium"),
        ("Semi", "BarlowCondensed-SemiBold"), ("Bold", "BarlowCondensed-Bold"),
    ):  # fmt: skip
        pdfmetrics.registerFont(TTFont(font, str(next(site.glob(f"fontpkg*/**/{file}.ttf")))))
    canvas = Canvas(sys.argv[1], pagesize=A4, invariant=1)
    forms(canvas)
    draw(canvas, "\n".join([HEAD, *(";".join(row) for row in rows())]) + "\n")
    canvas.save()
