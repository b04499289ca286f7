"""Columns of flowing text: strips and the columns of page after page → which strip stands where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from printkit.components.context import Context
from printkit.components.registry import slot_kind
from printkit.components.strips import EPSILON, Strip, moved
from printkit.diagnostics import Report
from printkit.diagnostics.pieces import column_too_low
from printkit.model.names import Name
from printkit.scene import Box, Item
from printkit.templates.expressions import Expression
from printkit.templates.layouts import Slot


@dataclass(frozen=True, kw_only=True, slots=True)
class FlowSlot(Slot):
    """A column that a text flows into; a layout's columns are filled in order, on as many pages as it takes."""

    flow: Expression
    look: Name = Name("rules")


@slot_kind("flow", FlowSlot)
def draw_flow(slot: FlowSlot, box: Box, context: Context) -> tuple[Item, ...]:
    """Return nothing: the pages of a flowing text are filled all together, by `fill_pages`."""
    del slot, box, context
    return ()


def fill_pages(
    strips: Sequence[Strip], columns_of: Callable[[int], Sequence[Box]], report: Report
) -> list[tuple[Item, ...]]:
    """Return the items of each page, the columns of the last page about equally high.

    `columns_of` gives the boxes of the columns of a page, counted from 1. A run of strips that may not part and is
    higher than a column is a finding.
    """
    runs = list(_runs(strips))
    pages: list[tuple[Item, ...]] = []
    while runs:
        boxes = columns_of(len(pages) + 1)
        filled, rest = _fill(runs, boxes)
        if not rest:
            filled = _balanced(runs, boxes, filled)
        if len(rest) == len(runs):
            tall = runs[0]
            report.add(column_too_low(tall[0].origin, _height(tall), max((box.height for box in boxes), default=0.0)))
            return pages
        pages.append(tuple(item for box, column in zip(boxes, filled, strict=True) for item in _draw(column, box)))
        runs = rest
    return pages


Run = tuple[Strip, ...]


def _runs(strips: Iterable[Strip]) -> Iterator[Run]:
    """Yield strips in runs that must stay in one column."""
    run: list[Strip] = []
    for strip in strips:
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
    left = list(runs)
    filled: list[list[Run]] = []
    for box in boxes:
        column: list[Run] = []
        used = 0.0
        while left:
            run = _headed(left[0]) if not column else left[0]
            needs = _height(run, first=not column)
            if used + needs > box.height + EPSILON:
                break
            column.append(run)
            used += needs
            left.pop(0)
        filled.append(column)
    return filled, left


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
