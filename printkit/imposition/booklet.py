"""Pages of one size → the sheets of a booklet: two a side, folded into one another and stapled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from printkit.components.context import Context
from printkit.components.furniture import inch_line, scale_line, scale_square
from printkit.components.pieces import Piece
from printkit.components.strips import Strip, moved, stack
from printkit.components.wording import set_words
from printkit.diagnostics.imposition import booklet_of_one_page, booklet_pages_differ
from printkit.diagnostics.pieces import piece_larger_than_paper
from printkit.imposition.faces import flip_axis
from printkit.imposition.furniture import AIR, SheetPage, join
from printkit.imposition.marking import mark_strokes
from printkit.imposition.marks import Ticks, cut_marks, group_of
from printkit.imposition.offset import back_shift, report_excess
from printkit.model.files import Sheet
from printkit.scene import Box, Group, Item, Matrix, Page, Scene, compose, half_turn, rect, translate, whole_page
from printkit.templates.impositions import Imposition

Spread = tuple[int, int]
"""The pages at the left and right of a fold, counted from 1; beyond the last one they are blank."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a sheet: its two pages, how far they are moved to the spine in mm, and whether it is the inner one."""

    pages: Spread
    creep: float
    inner: bool


def booklet_order(count: int) -> tuple[tuple[Spread, Spread], ...]:
    """Return the sheets of a booklet of `count` pages, the outermost first: the pages of the outer and inner side.

    Blank pages make `count` a multiple of 4. They stand at the end, or before the last page where that is the `back`.
    """
    total = -(-count // 4) * 4
    return tuple(
        ((total - 2 * sheet, 2 * sheet + 1), (2 * sheet + 2, total - 2 * sheet - 1)) for sheet in range(total // 4)
    )


def booklet_pages(copies: Sequence[Piece], sheet: Sheet, plan: Imposition, context: Context) -> Iterator[Page]:
    """Yield the sides of the sheets of a booklet, outer and inner by turns; pages that cannot be folded are findings."""
    narrow, wide = sorted(context.paper)
    paper = (wide, narrow)
    faces = [(piece, face) for piece in copies for face in piece.faces]
    if not _can_fold(faces, sheet, paper, context):
        return
    sides = list(_sides(len(faces), float(plan.creep)))
    placed = dict(enumerate(faces, 1))
    if plan.back == "last":
        placed[2 * len(sides)] = placed.pop(len(faces))
    size = (faces[0][1].width, faces[0][1].height)
    report_excess(
        [_trim(size, paper, left=left, creep=0.0).grown(-plan.margin) for left in (True, False)], plan, paper, context
    )
    for number, side in enumerate(sides, 1):
        page = SheetPage(sheet, plan, paper, number, len(sides), side.inner, two_sided=True)
        drawn = [*_spread(placed, side, page, context), *_marks(size, page, context)]
        if page.first and context.profile.words:
            drawn += [*_advice(page, context), *_rulers(page, context, blank=side.pages[0] not in placed)]
        yield whole_page(Scene(*paper, tuple(drawn)), f"{context.words(sheet.title).text} {number}", page.shown)


def _sides(count: int, creep: float) -> Iterator[Side]:
    for sheet, (outer, inner) in enumerate(booklet_order(count)):
        yield Side(outer, sheet * creep, inner=False)
        yield Side(inner, sheet * creep, inner=True)


def _can_fold(faces: Sequence[tuple[Piece, Scene]], sheet: Sheet, paper: tuple[float, float], context: Context) -> bool:
    """Tell whether faces can be folded; what is against it are findings."""
    report, before = context.report, context.report.errors
    first, half = faces[0][1], (paper[0] / 2, paper[1])
    if len(faces) == 1:
        report.add(booklet_of_one_page(sheet.origin, context.words(sheet.title).text))
    for piece, face in faces:
        size = (face.width, face.height)
        if abs(face.width - first.width) > 0.001 or abs(face.height - first.height) > 0.001:
            report.add(booklet_pages_differ(piece.origin, piece.name, size, (first.width, first.height)))
        elif face is first and (face.width > half[0] + 0.001 or face.height > half[1] + 0.001):
            report.add(piece_larger_than_paper(piece.origin, piece.name, size, half))
    return report.errors == before


def _trim(size: tuple[float, float], paper: tuple[float, float], *, left: bool, creep: float) -> Box:
    """Return where a page lies: at the fold, in the middle of the paper's height, moved to the fold by the creep."""
    x = paper[0] / 2 - size[0] + creep if left else paper[0] / 2 - creep
    return Box(x, (paper[1] - size[1]) / 2, *size)


def _spread(faces: Mapping[int, tuple[Piece, Scene]], side: Side, page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield the two pages of a side, each cut off at the fold; blank ones are nothing."""
    for number, left in zip(side.pages, (True, False), strict=True):
        if number not in faces:
            continue
        piece, face = faces[number]
        trim = _trim((face.width, face.height), page.paper, left=left, creep=side.creep)
        place = _back_place(trim, page, context) if side.inner else translate(trim.x, trim.y)
        clip = Box(0, 0, face.width, face.height)
        clip = clip.inset(0, 0, side.creep, 0) if left else clip.inset(side.creep, 0, 0, 0)
        yield Group(
            face.items, place, clip=rect(clip), name=f"page-{number}-{piece.name}", alt=piece.title, origin=piece.origin
        )


def _back_place(trim: Box, page: SheetPage, context: Context) -> Matrix:
    """Return the place of a page of the inner side: turned by 180° where the sheet is flipped about its long axis."""
    place = translate(trim.x, trim.y)
    if flip_axis(page.plan.flip, page.paper) == "horizontal":
        place = compose(half_turn(page.paper[0] / 2, page.paper[1] / 2), place)
    shift = back_shift(page.plan, page.paper, context)
    return compose(translate(*shift), place) if any(shift) else place


def _marks(size: tuple[float, float], page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield, on outer sides, fold ticks at the ends of the spine and cut marks around pages smaller than the paper."""
    if page.back:
        return
    plan, paper = page.plan, page.paper
    cut, fold = mark_strokes(context, page)
    middle, length = paper[0] / 2, float(plan.mark)
    if fold and context.profile.marks != "none":
        ends = [plan.margin, paper[1] - plan.margin - length]
        yield group_of(f"fold-spine-{middle:.3f}", [((middle, y), (middle, y + length)) for y in ends], fold)
    spread = Box(middle - size[0], (paper[1] - size[1]) / 2, 2 * size[0], size[1])
    around = min(spread.x, spread.y) - plan.margin - plan.offset
    if cut and context.profile.marks != "none" and around >= 1.0:
        ticks = Ticks(float(plan.offset), min(float(plan.mark), around), min(float(plan.mark), around))
        yield cut_marks([spread], ticks, cut)


def _advice(page: SheetPage, context: Context) -> Iterator[Item]:
    """Yield what to do with the sheets, in one line at the foot of the last page, within the margin of pages."""
    say = context.locale.builtin
    flip = (
        say("two-sided: flip on the short edge")
        if page.plan.flip == "short"
        else say("two-sided: flip on the long edge")
    )
    sentences = [
        say("Print at 100 % (actual size)"),
        flip,
        say("Put the sheets into one another, fold and staple them"),
    ]
    margin = float(page.plan.margin)
    style = context.style("sheet-footer", page.sheet.origin)
    strip = set_words(join(sentences, page), style, page.paper[0] / 2 - 2 * margin, context)
    yield Group(
        strip.items, translate(margin, page.paper[1] - margin - strip.height), role="artifact", name="booklet-advice"
    )


def _rulers(page: SheetPage, context: Context, *, blank: bool) -> Iterator[Item]:
    """Yield what the scale is checked by: all of it on a last page that is blank, else a line at the foot of the first."""
    margin, origin = float(page.plan.margin), page.sheet.origin
    line = scale_line(context, origin)
    if not blank:
        yield moved(line, page.paper[0] / 2 + margin, page.paper[1] - margin - line.height)
        return
    rulers = stack([scale_square(context, origin), Strip(AIR, ()), line, inch_line(context, origin), Strip(AIR, ())])
    yield moved(rulers, margin, page.paper[1] - margin - AIR - rulers.height)
