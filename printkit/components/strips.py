"""Strips: what a component makes of a thing at a given width → pieces that stack and may part between columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from printkit.components.context import Context
from printkit.diagnostics import Origin, Report
from printkit.diagnostics.pieces import content_overflow
from printkit.scene import Box, Group, Item, translate
from printkit.typeset import Fit

EPSILON = 0.005


@dataclass(frozen=True, slots=True)
class Strip:
    """A piece of content, drawn from (0, 0) down to `height` mm.

    `gap` is the space above it unless it starts a column. With `keep` it stays in one column with the next strip.
    `head` is drawn again before it where it starts a new column (the header of a table). One that `floats` lets what
    follows go before it where it does not fit; one that `breaks` begins a
    page, unless all that follows still has room on the one at hand.
    """

    height: float
    items: tuple[Item, ...]
    gap: float = 0.0
    keep: bool = False
    role: str = ""
    head: Strip | None = None
    floats: bool = False
    breaks: bool = False
    origin: Origin = Origin("")


def stack(strips: Iterable[Strip]) -> Strip:
    """Return one strip of strips under one another."""
    items: list[Item] = []
    y = 0.0
    origin: Origin | None = None
    for strip in strips:
        y += strip.gap if items else 0.0
        items.append(moved(strip, 0, y))
        y += strip.height
        origin = origin or strip.origin
    return Strip(y, tuple(items), origin=origin or Origin(""))


def moved(strip: Strip, x: float, y: float) -> Group:
    """Return a strip's items as a group whose top left corner is at (x, y)."""
    return Group(strip.items, translate(x, y), role=strip.role, origin=strip.origin)


def fit_strips(name: str, box: Box, context: Context, build: Callable[[Context], Sequence[Strip]]) -> tuple[Strip, ...]:
    """Return what `build` makes, its text shrunk as far as the floors allow until the stack fits into a box.

    Content that is still too high at the floors is finding PK411, with the excess in mm. A size that was only tried
    leaves no findings behind: a word too wide for its column is none where a smaller size has room for it.
    """
    fitting: tuple[tuple[Strip, ...], Report, list[Fit]] | None = None
    for step in range(21):
        report, heard = Report(), list[Fit]()
        trial = context.on_trial(report, heard)
        strips = tuple(build(trial.scaled(1 - step * 0.025) if step else trial))
        fits = stack(strips).height <= box.height + EPSILON
        if fits and (fitting is None or not len(report)):
            fitting = strips, report, heard
        if fits and not len(report):
            break
    strips, report, heard = fitting or (strips, report, heard)
    context.report.extend(report)
    whole = stack(strips) if not fitting or heard else Strip(0, ())
    if not fitting:
        context.report.add(content_overflow(whole.origin, name, whole.height - box.height))
    context.tell(replace(fit, place=name, used=max(fit.used, whole.height / max(box.height, EPSILON))) for fit in heard)
    return strips


def spread_out(strips: Sequence[Strip], height: float) -> tuple[Strip, ...]:
    """Return strips with the room they leave in `height` mm shared out between those that need not stay together."""
    spare = height - stack(strips).height
    loose = [index for index in range(1, len(strips)) if not strips[index - 1].keep]
    if spare <= 0 or not loose:
        return tuple(strips)
    share = spare / len(loose)
    return tuple(replace(strip, gap=strip.gap + share * (index in loose)) for index, strip in enumerate(strips))
