"""Bounds beside the type of a field → a binder that refuses the numbers outside them, at their place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from printkit.diagnostics import Report
from printkit.diagnostics.schema import number_out_of_bounds
from printkit.source.binder import FAILED, Binder
from printkit.source.nodes import Scalar


@dataclass(frozen=True, slots=True)
class Within:
    """The least and the most that a number may be, both allowed: `rows: Annotated[int, Within(1, 99)]`.

    Every number that says how much work there is has such bounds: a slip of a key is a finding, not an hour.
    """

    least: float
    most: float

    def __contains__(self, number: float) -> bool:
        return self.least <= number <= self.most


def bounded(binder: Binder, bounds: Within) -> Binder:
    """Return a binder of numbers that reports those outside the bounds; what is no number passes."""
    plain = binder.scalar
    if plain is None:
        raise TypeError("only what is written as one value can have bounds")

    def run(node: Scalar, report: Report, context: str) -> Any:
        """Bind one node."""
        value = plain(node, report, context)
        if isinstance(value, int | float) and value not in bounds:
            report.add(number_out_of_bounds(node.origin, value, bounds.least, bounds.most))
            return FAILED
        return value

    return replace(binder, scalar=run)
