"""Columns of flowing text: strips and the columns of page after page → which strip stands where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile

from printkit.components.context import Context
from printkit.components.furniture import PageNumber
from printkit.components.prose import set_prose
from printkit.components.registry import slot_kind
from printkit.components.slots import fill_slots, layout_size, slot_boxes
from printkit.components.strips import EPSILON, Strip, moved
from printkit.diagnostics import Report
from printkit.diagnostics.pieces import column_too_low
from printkit.diagnostics.templates import slot_place_unclear
from printkit.model.names import Name
from printkit.model.prose import Prose
from printkit.scene import Box, Item, Scene
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Layout, Slot

AFTER_FIGURE = 2.5
"""The least space below a figure that floats, in mm."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FlowSlot(Slot):
    """A column that a text flows into; a layout's columns are filled in order, on as many pages as it takes.

    `look` is the prefix of its text styles.
    """

    flow: Expression
    look: Name = Name("rules")


def flowing_pages(slot: FlowSlot, layout: Layout, context: Context) -> Iterator[Scene]:
    """Yield the pages of a layout with columns: first the text is broken into pages, then each page is dressed."""
    flows = [each for each in layout.slots if isinstance(each, FlowSlot)]
    width, height = layout_size(layout, context, None)
    area = layout.area.within(width, height)
    boxes = slot_boxes(layout.slots, area)
    prose = context.thing(slot.flow, Prose, slot.origin)
    widths = {round(boxes[each.name].width, 3) for each in flows}
    if len(widths) > 1:
        context.report.add(slot_place_unclear(flows[-1].origin, flows[-1].name, "all flow slots have one width"))
    if prose is None or len(widths) > 1:
        return

    def columns_of(number: int) -> list[Box]:
        """Return the columns of a page."""
        dressed = context.knowing(page=PageNumber(number, number))
        return [boxes[each.name] for each in flows if dressed.has(each.when, each.origin)]

    strips = set_prose(prose, boxes[slot.name].width, slot.look, context)
    pages = fill_pages(strips, columns_of, context.report)
    for number, items in enumerate(pages, 1):
        dressed = context.knowing(page=PageNumber(number, len(pages)))
        yield Scene(width, height, fill_slots(layout.slots, area, dressed) + items)


@slot_kind("flow", FlowSlot, pages=flowing_pages)
def draw_flow(slot: FlowSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return nothing: the pages of a flowing text are filled all together, by `flowing_pages`."""
    del slot, box, context
    return ()


def fill_pages(
    strips: Sequence[Strip], columns_of: Callable[[int], Sequence[Box]], report: Report
) -> list[tuple[Item, ...]]:
    """Return the items of each page, those of the last page, and of one that is broken off, equally high.

    `columns_of` gives the boxes of the columns of a page, counted from 1. A run of strips that may not part and is
    higher than a column is a finding.
    """
    runs = list(_runs(strips))
    pages: list[tuple[Item, ...]] = []
    while runs:
        boxes = columns_of(len(pages) + 1)
        filled, rest = _fill(runs, boxes)
        if rest and _breaks(rest[0]):
            whole = [run for run in runs if not _breaks(run)]
            together, over = _fill(whole, boxes)
            runs, filled, rest = (runs, filled, rest) if over else (whole, together, over)
        if not rest or _breaks(rest[0]):
            filled = _balanced(runs[: len(runs) - len(rest)], boxes, filled)
        if len(rest) == len(runs):
            tall = runs[0]
            report.add(column_too_low(tall[0].origin, _height(tall), max((box.height for box in boxes), default=0.0)))
            return pages
        pages.append(tuple(item for box, column in zip(boxes, filled, strict=True) for item in _draw(column, box)))
        runs = rest
    return pages


Run = tuple[Strip, ...]


def _runs(strips: Iterable[Strip]) -> Iterator[Run]:
    """Yield strips in runs that must stay in one column; a break goes before the headings above it."""
    run: list[Strip] = []
    for strip in strips:
        if strip.breaks:
            yield (strip,)
            continue
        run.append(strip)
        if not strip.keep:
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def _height(run: Run, *, first: bool = True) -> float:
    return sum(strip.height for strip in run) + sum(strip.gap for strip in (run[1:] if first else run))


def _fill(runs: Sequence[Run], boxes: Sequence[Box]) -> tuple[list[list[Run]], list[Run]]:
    """Return the runs that each column takes, and those left over."""
    left = list(dropwhile(_breaks, runs))
    filled: list[list[Run]] = []
    for box in boxes:
        column, left = _fill_column(left, box.height)
        filled.append(column)
    return filled, left


def _fill_column(runs: Sequence[Run], height: float) -> tuple[list[Run], list[Run]]:
    """Return the runs that a column takes, and those left over: first the figures that have to wait for the next one."""
    column: list[Run] = []
    waiting: list[Run] = []
    used = 0.0
    for index, each in enumerate(runs):
        run = _headed(each) if not column else _parted(each, column[-1])
        needs = _height(run, first=not column)
        fits = used + needs <= height + EPSILON and not _breaks(each)
        if each[0].floats and column and (waiting or not fits):
            waiting.append(each)
        elif fits and not (waiting and each[0].role == "heading"):
            column.append(run)
            used += needs
        else:
            return column, [*waiting, *runs[index:]]
    return column, waiting


def _parted(run: Run, above: Run) -> Run:
    """Return a run as it stands under another: below a figure that moved, a paragraph that goes on keeps its distance."""
    gap = max(run[0].gap, AFTER_FIGURE if above[-1].floats else 0.0)
    return run if gap == run[0].gap else (replace(run[0], gap=gap), *run[1:])


def _breaks(run: Run) -> bool:
    return run[0].breaks


def _headed(run: Run) -> Run:
    """Return a run as it stands at the top of a column: a table's row there comes under its header again."""
    head = run[0].head
    return run if head is None else (head, *run)


def _balanced(runs: Sequence[Run], boxes: Sequence[Box], filled: list[list[Run]]) -> list[list[Run]]:
    """Return the fill of the lowest equal columns that take all runs."""
    low, high = 0.0, max(box.height for box in boxes)
    while high - low > 1.0:
        middle = (low + high) / 2
        shorter, rest = _fill(runs, [box._replace(height=min(box.height, middle)) for box in boxes])
        if rest:
            low = middle
        else:
            high, filled = middle, shorter
    return filled


def _draw(column: Sequence[Run], box: Box) -> Iterator[Item]:
    y = box.y
    for index, strip in enumerate(strip for run in column for strip in run):
        y += strip.gap if index else 0.0
        yield moved(strip, box.x, y)
        y += strip.height
