"""A printer that sets backs beside their fronts, and a sheet → how far its backs are moved for that."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.components.context import Context
from printkit.diagnostics.imposition import offset_leaves_no_margin
from printkit.imposition.faces import flip_axis
from printkit.imposition.filling import Placed
from printkit.scene import Box
from printkit.templates.impositions import Imposition
from printkit.templates.printers import Offset

LEAST = 3.0
"""The margin in mm that moved backs must leave: hardly a printer reaches nearer to the edge of the paper."""


def offset_on(plan: Imposition, paper: tuple[float, float], context: Context) -> Offset:
    """Return the printer's offset on sheets of a plan; files that a press or a screen shows have none."""
    if context.profile.marks != "cut":
        return Offset()
    return context.printer.offset_of(landscape=paper[0] > paper[1], flip=plan.flip)


def back_shift(plan: Imposition, paper: tuple[float, float], context: Context) -> tuple[float, float]:
    """Return how far backs are moved on their page, in mm to the right and down, so that they land on their fronts.

    The offset is read from the front, with the sheet held to the light: turned over, one direction is reversed.
    """
    found = offset_on(plan, paper, context)
    if flip_axis(plan.flip, paper) == "vertical":
        return (found.right, -found.down)
    return (-found.right, found.down)


def check_offset(
    pages: Sequence[Sequence[Placed]], plan: Imposition, paper: tuple[float, float], context: Context
) -> None:
    """Report backs that the printer's offset moves too near to the edge of the paper, once a sheet."""
    cells = [cell.grown(placed.bleed) for page in pages for placed in page for cell in placed.cells]
    report_excess(cells, plan, paper, context)


def report_excess(boxes: Sequence[Box], plan: Imposition, paper: tuple[float, float], context: Context) -> None:
    """Report boxes, of the front, whose backs would be moved too near to the edge of the paper."""
    found = offset_on(plan, paper, context)
    least = min(LEAST, float(plan.margin))
    # A back is moved against the offset, as seen from the front.
    excess = max(
        max(least - (box.x - found.right), box.right - found.right - (paper[0] - least),
            least - (box.y - found.down), box.bottom - found.down - (paper[1] - least))
        for box in boxes
    )  # fmt: skip
    if excess > 0.001 and (found.right or found.down):
        context.report.add(offset_leaves_no_margin(found.origin, (found.right, found.down), excess, least))
