"""What every printed page says of itself: a line to check the scale by, and a footer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.components.strips import Strip, moved
from printkit.components.wording import check_height, set_words
from printkit.diagnostics import Origin
from printkit.model.game import Sheet
from printkit.scene import Box, Group, Item, Path, polyline
from printkit.source.text import Words
from printkit.templates.layouts import Slot

SCALE = 50.0
"""The length in mm of the line that the user can measure."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FooterSlot(Slot):
    """A slot for the footer, at its right foot: game, sheet, language, version, page."""

    footer: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class ScaleSlot(Slot):
    """A slot for a line of 50 mm and the words to print at 100 %, at its left foot."""

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
    """Return the scale line and its words; nothing where the layout says `scale: no`."""
    if not slot.scale:
        return ()
    strip = scale_line(context, slot.origin, instruct=True)
    return (moved(strip, box.x, box.bottom - strip.height),)


@dataclass(frozen=True, slots=True)
class PageNumber:
    """Where a page stands in its item: the `number` of `count`, whether it is the `first` or a `later` one."""

    number: int
    count: int

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts."""
        return ("first", "later", "last")

    def fact(self, name: str) -> object:
        """Return a computed fact."""
        return {"first": self.number == 1, "later": self.number > 1, "last": self.number == self.count}[name]


def scale_line(context: Context, origin: Origin, *, instruct: bool = False) -> Strip:
    """Return a line of 50 mm with its words beside it; with `instruct` they also say to print at 100 %."""
    say = context.locale.builtin
    words = say("This line measures {length} mm", length=int(SCALE)).text
    if instruct:
        words = f"{say('Print at 100 % (actual size)').text} · {words}"
    style = context.style("sheet-footer", origin)
    caption = set_words(Words(words, origin), style, 200.0, context)
    stroke = context.line("scale", origin)
    y = caption.height / 2
    ends = [polyline((x, y - 1.0), (x, y + 1.0)) for x in (0.0, SCALE)]
    lines = [polyline((0.0, y), (SCALE, y)), *ends]
    ruler = Group(tuple(Path(line, stroke=stroke) for line in lines), role="artifact", name="scale-line")
    return Strip(caption.height, (artifact(ruler), moved(caption, SCALE + 2.0, 0)), origin=origin)


def footer_words(sheet: Sheet, page: PageNumber, context: Context) -> Words:
    """Return the footer: game, sheet, language, version, page."""
    say = context.locale.builtin
    parts = [
        context.words(context.game.file.title).text,
        context.words(sheet.title).text,
        context.locale.lang.upper(),
        say("version {version}", version=context.game.file.version).text,
        say("page {page} of {pages}", page=page.number, pages=page.count).text,
    ]
    return Words(" · ".join(parts), sheet.origin)
