"""The words a sheet says of itself: title, what to do with it, a line to check the scale by, a footer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from printkit.components.context import Context
from printkit.components.furniture import PageNumber, footer_words, scale_line
from printkit.components.strips import Strip, fit_strips, moved, stack
from printkit.components.wording import set_words
from printkit.imposition.block import FOOT, HEAD
from printkit.model.game import Sheet
from printkit.scene import Box, Item, Text, walk
from printkit.source.text import Words
from printkit.templates.impositions import Imposition


@dataclass(frozen=True, slots=True)
class SheetPage:
    """What the furniture of one page needs: the sheet, its plan and paper, the page's place, and which side it is.

    `notes` stand at the head of the page in place of what other sheets say there.
    """

    sheet: Sheet
    plan: Imposition
    paper: tuple[float, float]
    number: int
    count: int
    back: bool = False
    notes: tuple[Words, ...] = ()


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
    if page.notes:
        return Words(" · ".join(note.text for note in page.notes), page.sheet.origin)
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
    style = replace(context.style("sheet-footer", origin), align="right")
    words = footer_words(page.sheet, PageNumber(page.number, page.count), context)
    scale = scale_line(context, origin)
    ends = [matrix[4] + item.x + item.width for item, matrix in walk(scale.items) if isinstance(item, Text)]
    bottom, taken = page.paper[1] - margin, max(ends) + 4.0
    room = Box(margin + taken, bottom - FOOT, page.paper[0] - 2 * margin - taken, FOOT)
    (footer,) = fit_strips("sheet footer", room, context, lambda _: (set_words(words, style, room.width, context),))
    return (
        replace(moved(footer, room.x, bottom - footer.height), role="artifact"),
        moved(scale, margin, bottom - scale.height),
    )
