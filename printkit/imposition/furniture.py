"""The words a sheet says of itself at its head and foot: title, what to do with it, lines to check the scale by, a footer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from printkit.components.context import Context
from printkit.components.furniture import PageNumber, footer_words, inch_line, scale_line, scale_square
from printkit.components.strips import Strip, fit_strips, moved, stack
from printkit.components.wording import natural_width, set_words
from printkit.imposition.block import FOOT, HEAD
from printkit.imposition.legend import draw_legend
from printkit.model.files import Sheet
from printkit.scene import Box, Group, Item, Side, Text, translate, walk
from printkit.source.text import Words
from printkit.templates.impositions import Imposition

ROOM = 2.0
"""The least room in mm around the square that the scale is checked by."""
AIR = 4.0
"""The distance in mm between words and what stands beside them."""
LEVEL = 2.0
"""How far below the top of the head the legend stands, level with the title, in mm."""


@dataclass(frozen=True, slots=True)
class SheetPage:
    """What the furniture of one page needs: the sheet, its plan and paper, the page's place, and which side it is.

    `two_sided` sheets name the side in their footer. `notes` stand at the head of the page in place of what other
    sheets say there, `key` is drawn at the right of its head, with its width in mm. `alike` holds what pages of a
    sheet have in common, once it is set.
    """

    sheet: Sheet
    plan: Imposition
    paper: tuple[float, float]
    number: int
    count: int
    back: bool = False
    two_sided: bool = False
    notes: tuple[Words, ...] = ()
    key: tuple[float, tuple[Item, ...]] = (0.0, ())
    alike: dict[str, tuple[Item, ...]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def first(self) -> bool:
        """Tell whether it is the first page of its file."""
        return self.number == 1

    def once(self, what: str, make: Callable[[], tuple[Item, ...]]) -> tuple[Item, ...]:
        """Return what `make` makes, made once for all pages of this side that are alike."""
        key = f"{what}-{'back' if self.back else 'front'}"
        if key not in self.alike:
            self.alike[key] = (Group(make(), name=key),)  # named, so that a file holds it once
        return self.alike[key]

    @property
    def shown(self) -> Side:
        """Return which side of its sheet it is, where that has two."""
        return ("back" if self.back else "front") if self.two_sided else ""

    def side(self, context: Context) -> Words | None:
        """Return the word for its side, where it has two."""
        say = context.locale.builtin
        if not self.two_sided:
            return None
        return say("Back") if self.back else say("Front")


def furniture(page: SheetPage, context: Context, used: float | None = None) -> tuple[Item, ...]:
    """Return the words of a page, inside its margins: above the block and below it; none where the profile wants none.

    `used` is the y down to which pieces and marks stand, where that is known: below it the first page has a square.
    """
    if not context.profile.words:
        return _titles(page, context) if context.profile.titles else ()
    head = _head(page, context) if page.notes else page.once("sheet-head", lambda: _head(page, context))
    return (*head, *_foot(page, context), *(_square(page, context, used) if page.first else ()))


def _titles(page: SheetPage, context: Context) -> tuple[Item, ...]:
    """Return the title and the footer alone, for those who do not print the page."""
    margin, origin = float(page.plan.margin), page.sheet.origin
    box = Box(margin, margin, page.paper[0] - 2 * margin, HEAD)
    said = context.words(page.sheet.title)

    def build(scaled: Context) -> tuple[Strip, ...]:
        """Set the title at the scale of a context."""
        return (set_words(said, scaled.style("sheet-title", origin), box.width, scaled),)

    (title,) = fit_strips("sheet head", box, context, build)
    return (moved(replace(title, role="heading"), margin, margin), _footer(page, margin, context))


def _head(page: SheetPage, context: Context) -> tuple[Item, ...]:
    margin, origin = float(page.plan.margin), page.sheet.origin
    right = page.paper[0] - margin - page.key[0]
    width = right - margin - (AIR if page.key[0] else 0.0)

    def build(scaled: Context) -> tuple[Strip, ...]:
        """Set title and instructions at the scale of a context."""
        title = set_words(page.sheet.title, scaled.style("sheet-title", origin), width, scaled)
        note = set_words(join(instructions(page, scaled), page), scaled.style("sheet-note", origin), width, scaled)
        return (replace(title, role="heading"), replace(note, role="paragraph"))

    strips = fit_strips("sheet head", Box(margin, margin, width, HEAD), context, build)
    key = (Group(page.key[1], translate(right, margin), role="artifact"),) if page.key[1] else ()
    return (moved(stack(strips), margin, margin), *_legend(page, margin + width, context), *key)


def _legend(page: SheetPage, right: float, context: Context) -> tuple[Item, ...]:
    """Return the legend of the marks beside the title; a title that is too long for that leaves it to the sentences."""
    margin, origin = float(page.plan.margin), page.sheet.origin
    if page.back:
        return ()
    legend = draw_legend(context, page.plan, origin, joins=bool(page.key[1]))
    title = natural_width(page.sheet.title, context.style("sheet-title", origin), context)
    return legend.at(right - legend.width, margin + LEVEL) if title + AIR <= right - margin - legend.width else ()


def instructions(page: SheetPage, context: Context) -> list[Words]:
    """Return what to do with the sheet, a sentence each, and last what to print it on."""
    stock = page.sheet.stock
    return [*_steps(page, context), *([context.words(stock)] if stock else [])]


def _steps(page: SheetPage, context: Context) -> list[Words]:
    if page.notes:
        return list(page.notes)
    say, plan = context.locale.builtin, page.plan
    side = page.side(context)
    sentences = [*([side] if side else []), say("Print at 100 % (actual size)")]
    if page.two_sided or plan.arrange == "duplex":
        long_edge = plan.flip == "long"
        sentences.append(
            say("two-sided: flip on the long edge") if long_edge else say("two-sided: flip on the short edge")
        )
    if plan.arrange == "gutter":
        sentences.append(say("Fold the sheet along the dash-dot line"))
        return [*sentences, say("Glue the halves back to back"), say("Cut along the solid marks")]
    if plan.cut == "outline":
        sentences.append(say("Cut along the outlines"))
    elif not page.back:  # where the fronts have their marks, the backs have none
        sentences.append(say("Cut along the solid marks"))
    if plan.arrange == "fold":
        core = say("Glue the halves to both sides of a core as thick as the strip between the folds")
        sentences += (
            [say("Fold along the dash-dot lines"), core]
            if plan.gutter
            else [say("Fold along the dash-dot line"), say("Glue the halves back to back")]
        )
    if plan.arrange == "tent":
        sentences += [
            say("Score the dash-dot lines and fold them backwards"),
            say("Glue the upper tab inside the front, at its lower edge"),
        ]
    return sentences


def join(sentences: list[Words], page: SheetPage) -> Words:
    """Return sentences as one line."""
    return Words(" · ".join(sentence.text for sentence in sentences), page.sheet.origin)


def _foot(page: SheetPage, context: Context) -> tuple[Item, ...]:
    scales = page.once("sheet-scale-first" if page.first else "sheet-scale", lambda: _scale(page, context))
    ends = [matrix[4] + item.x + item.width for item, matrix in walk(scales) if isinstance(item, Text)]
    return (_footer(page, max(ends) + AIR, context), *scales)


def _footer(page: SheetPage, left: float, context: Context) -> Group:
    """Return the footer, at the right foot, in what is free of it from `left` on, in mm."""
    margin, bottom = float(page.plan.margin), page.paper[1] - page.plan.margin
    style = replace(context.style("sheet-footer", page.sheet.origin), align="right")
    words = footer_words(page.sheet, PageNumber(page.number, page.count), context, page.side(context))
    room = Box(left, bottom - FOOT, page.paper[0] - margin - left, FOOT)
    (footer,) = fit_strips("sheet footer", room, context, lambda _: (set_words(words, style, room.width, context),))
    return replace(moved(footer, room.x, bottom - footer.height), role="artifact")


def _scale(page: SheetPage, context: Context) -> tuple[Item, ...]:
    """Return the line to check the scale by, at the left foot; on the first page one in inches below it."""
    origin, margin = page.sheet.origin, float(page.plan.margin)
    lines = [scale_line(context, origin), inch_line(context, origin)] if page.first else [scale_line(context, origin)]
    scale = stack(lines)
    return (moved(scale, margin, page.paper[1] - margin - scale.height),)


def _square(page: SheetPage, context: Context, used: float | None) -> tuple[Item, ...]:
    """Return the square to check the scale by, on the first page, at its left foot, where pieces leave it room."""
    margin = float(page.plan.margin)
    square = scale_square(context, page.sheet.origin)
    top = page.paper[1] - margin - FOOT - ROOM - square.height
    if used is None or used + ROOM > top:
        return ()
    return (moved(square, margin, top),)
