"""The words a sheet says of itself: title, what to do with it, a line to check the scale by, a footer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from printkit.components.context import Context
from printkit.components.strips import Strip, fit_strips, moved, stack
from printkit.components.wording import set_words
from printkit.diagnostics import Origin
from printkit.imposition.block import FOOT, HEAD
from printkit.model.game import Sheet
from printkit.scene import Box, Group, Item, Path, polyline
from printkit.source.text import Words
from printkit.templates.impositions import Imposition

SCALE = 50.0
"""The length in mm of the line that the user can measure."""


@dataclass(frozen=True, slots=True)
class SheetPage:
    """What the furniture of one page needs: the sheet, its plan and paper, the page's place, and which side it is."""

    sheet: Sheet
    plan: Imposition
    paper: tuple[float, float]
    number: int
    count: int
    back: bool = False


def furniture(page: SheetPage, context: Context) -> tuple[Item, ...]:
    """Return the words of a page, inside its margins: above the block and below it."""
    return (*_head(page, context), *_foot(page, context))


def _head(page: SheetPage, context: Context) -> tuple[Item, ...]:
    margin, origin = float(page.plan.margin), page.sheet.origin
    width = page.paper[0] - 2 * margin

    def build(scaled: Context) -> tuple[Strip, ...]:
        """Set title and instructions at the scale of a context."""
        title = set_words(page.sheet.title, scaled.style("sheet-title", origin), width, scaled)
        note = set_words(_instructions(page, scaled), scaled.style("sheet-note", origin), width, scaled)
        return (replace(title, role="heading"), replace(note, role="paragraph"))

    strips = fit_strips("sheet head", Box(margin, margin, width, HEAD), context, build)
    return (moved(stack(strips), margin, margin),)


def _instructions(page: SheetPage, context: Context) -> Words:
    """Return what to do with the sheet, in one line."""
    say = context.locale.builtin
    sentences = [say("Print at 100 % (actual size)")]
    if page.plan.arrange == "duplex":
        sentences = [say("Back") if page.back else say("Front"), *sentences]
        long_edge = page.plan.flip == "long"
        sentences.append(
            say("two-sided: flip on the long edge") if long_edge else say("two-sided: flip on the short edge")
        )
    sentences.append(say("Cut along the solid marks"))
    if page.plan.arrange == "fold":
        sentences += [say("Fold along the dash-dot line"), say("Glue the halves back to back")]
    return Words(" · ".join(sentence.text for sentence in sentences), page.sheet.origin)


def _foot(page: SheetPage, context: Context) -> tuple[Item, ...]:
    margin, origin = float(page.plan.margin), page.sheet.origin
    style = context.style("sheet-footer", origin)
    bottom = page.paper[1] - margin
    room = Box(margin + SCALE + 4.0, bottom - FOOT, page.paper[0] - 2 * margin - SCALE - 4.0, FOOT)
    said = replace(footer_words(page, context), origin=origin)
    (footer,) = fit_strips(
        "sheet footer", room, context, lambda _: (set_words(said, replace(style, align="right"), room.width, context),)
    )
    items: list[Item] = [replace(moved(footer, room.x, bottom - footer.height), role="artifact")]
    length = context.locale.builtin("This line measures {length} mm", length=int(SCALE))
    caption = set_words(length, style, SCALE, context)
    items.append(moved(caption, margin, bottom - caption.height))
    stroke = context.line("scale", origin)
    y = bottom - caption.height - 1.2
    ends = [polyline((x, y - 1.2), (x, y + 1.2)) for x in (margin, margin + SCALE)]
    lines = [polyline((margin, y), (margin + SCALE, y)), *ends]
    items.append(Group(tuple(Path(line, stroke=stroke) for line in lines), role="artifact", name="scale-line"))
    return tuple(items)


def footer_words(page: SheetPage, context: Context) -> Words:
    """Return the footer: game, sheet, language, version, page."""
    game = context.game.file
    say = context.locale.builtin
    parts = [
        context.words(game.title).text,
        context.words(page.sheet.title).text,
        context.locale.lang.upper(),
        say("version {version}", version=game.version).text,
        say("page {page} of {pages}", page=page.number, pages=page.count).text,
    ]
    return Words(" · ".join(parts), Origin(""))
