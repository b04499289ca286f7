"""What every printed page says of itself: lines to check the scale by, and a footer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.components.strips import Strip, moved
from printkit.components.wording import check_height, natural_width, set_words
from printkit.diagnostics import Origin
from printkit.model.files import Sheet
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Path, polyline, rect, translate
from printkit.source.text import Words
from printkit.templates.layouts import Slot

SCALE = 50.0
"""The length in mm of the line that the user can measure."""
INCHES = 2
"""The length in inches of the other line."""
SQUARE = 25.0
"""The side in mm of the square that shows both directions at once."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FooterSlot(Slot):
    """A slot for the footer, at its right foot: game, sheet, language, version, page."""

    footer: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class ScaleSlot(Slot):
    """A slot for a line of 50 mm and the words to print at 100 %, at its left foot: beside the line, or over it."""

    scale: bool


@slot_kind("footer", FooterSlot)
def draw_footer(slot: FooterSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the footer of the page at hand; none where the layout says `footer: no`."""
    sheet, page = context.names.get("sheet"), context.names.get("page")
    if not slot.footer or not isinstance(sheet, Sheet) or not isinstance(page, PageNumber):
        return ()
    style = replace(context.style("sheet-footer", slot.origin), align="right")
    words = footer_words(sheet, page, context)
    footer = set_words(words, style, box.width, context)
    check_height(footer, words, style, box.height, context)
    return (replace(moved(footer, box.x, box.bottom - footer.height), role="artifact"),)


@slot_kind("scale", ScaleSlot)
def draw_scale(slot: ScaleSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return the scale line and its words; nothing where the layout says `scale: no`, or what is made is not printed."""
    if not slot.scale or not context.profile.words:
        return ()
    strip = scale_line(context, slot.origin, instruct=True, width=box.width)
    return (moved(strip, box.x, box.bottom - strip.height),)


@dataclass(frozen=True, slots=True)
class PageNumber:
    """Where a page stands in its item: the `number` of `count`, whether it is the `first` or a `later` one.

    `before` are the pages that items before it take on its sheet, `among` all pages of the sheet; 0 where the item is
    numbered for itself.
    """

    number: int
    count: int
    before: int = 0
    among: int = 0

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: whether the page is the first of its item, a later one, the last."""
        return ("first", "later", "last")

    def fact(self, name: str) -> object:
        """Return a computed fact."""
        return {"first": self.number == 1, "later": self.number > 1, "last": self.number == self.count}[name]


def page_in_sheet(number: int, count: int, context: Context) -> PageNumber:
    """Return the place of a page of an item of `count` pages on a sheet all of whose items have as many.

    A mission printed alone is page 7 of 18, as it is in the sheet.
    """
    sheet, item = context.names.get("sheet"), context.names.get("item")
    name = next((name for name, each in context.game.file.sheets.items() if each is sheet), None)
    places = _places(context.game, name) if name else {}
    if id(item) not in places:
        return PageNumber(number, count)
    return PageNumber(number, count, places[id(item)][0] * count, len(places) * count)


@lru_cache(maxsize=16)
def _places(game: Game, sheet: Name) -> Mapping[int, tuple[int, object]]:
    """Return where each item of a sheet stands in it, by identity, and the item, which keeps its identity its own."""
    return {id(thing): (place, thing) for place, (_, thing) in enumerate(game.items(sheet))}


def scale_line(context: Context, origin: Origin, *, instruct: bool = False, width: float = 200.0) -> Strip:
    """Return a line of 50 mm with its words, beside it where the width in mm allows, else over it.

    With `instruct` the words also say to print at 100 %.
    """
    say = context.locale.builtin
    words = say("This line measures {length} mm", length=int(SCALE)).text
    if instruct:
        words = f"{say('Print at 100 % (actual size)').text} · {words}"
    return _ruler("scale-line", (0.0, SCALE), Words(words, origin), context, width)


def inch_line(context: Context, origin: Origin) -> Strip:
    """Return a line of 2 inches with its words beside it."""
    words = context.locale.builtin("This line measures {length} in", length=INCHES).text
    length = INCHES * 25.4
    return _ruler("scale-inches", (0.0, length / 2, length), Words(words, origin), context)


def scale_square(context: Context, origin: Origin) -> Strip:
    """Return a square of 25 mm with its words and those to print at 100 % beside it."""
    say = context.locale.builtin
    style = context.style("sheet-footer", origin)
    said = [say("Print at 100 % (actual size)").text, say("This square measures {length} mm", length=int(SQUARE)).text]
    stroke = context.line("scale", origin)
    square = Group((Path(rect(Box(0, 0, SQUARE, SQUARE)), stroke=stroke),), role="artifact", name="scale-square")
    captions = [set_words(Words(words, origin), style, 60.0, context) for words in said]
    placed = [moved(caption, SQUARE + 2.0, index * caption.height) for index, caption in enumerate(captions)]
    return Strip(SQUARE, (square, *placed), origin=origin)


def _ruler(name: str, ticks: tuple[float, ...], words: Words, context: Context, width: float = 200.0) -> Strip:
    """Return a line from its first tick to its last, with its words beside it, or over it where those are too wide."""
    style = context.style("sheet-footer", words.origin)
    length = ticks[-1]
    aside = max(length, SCALE) + 2.0
    beside = aside + natural_width(words, style, context) <= width
    caption = set_words(words, style, 200.0 if beside else width, context)
    stroke = context.line("scale", words.origin)
    y = caption.height / 2 if beside else caption.height + 1.5
    # a name stands for one drawing in a file: the ruler is drawn at 0, wherever its words have it lie
    lines = [polyline((0.0, 0.0), (length, 0.0)), *(polyline((x, -1.0), (x, 1.0)) for x in ticks)]
    ruler = Group(tuple(Path(line, stroke=stroke) for line in lines), role="artifact", name=name)
    placed = Group((ruler,), translate(0.0, y), role="artifact")
    height = caption.height if beside else y + 1.0
    return Strip(height, (placed, moved(caption, aside if beside else 0.0, 0)), origin=words.origin)


def footer_words(sheet: Sheet, page: PageNumber, context: Context, side: Words | None = None) -> Words:
    """Return the footer: game, sheet, language, version, page, and on two-sided sheets which `side` it is."""
    say, title = context.locale.builtin, context.words(sheet.title)
    parts = [
        context.words(context.game.file.title).text,
        title.text,
        context.locale.lang.upper(),
        say("version {version}", version=context.game.file.version).text,
        say("page {page} of {pages}", page=page.before + page.number, pages=page.among or page.count).text,
        *([side.text] if side else []),
    ]
    return Words(" · ".join(parts), title.origin)
