"""The shape of a binder: what a type accepts as scalar, list or keys, and the words for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from printkit.diagnostics import Diagnostic, Report
from printkit.diagnostics.schema import wrong_type
from printkit.source.nodes import Mapping, Node, Scalar, Sequence, describe, is_null

FAILED: Final = object()
"""What a binder returns when it has reported why there is no value; None is a value."""

Run: TypeAlias = Callable[[Any, Report, str], Any]
"""A step from a node of a known shape, the report and the address of the node to a value or FAILED."""


@dataclass(frozen=True, slots=True)
class Binder:
    """Bind nodes to one type: a step for each shape it accepts, and `wanted`, what a message calls it."""

    wanted: str
    scalar: Run | None = None
    sequence: Run | None = None
    mapping: Run | None = None

    def bind(self, node: Node, report: Report, context: str) -> Any:
        """Return the value of a node, or FAILED after reporting why there is none."""
        match node:
            case Scalar():
                run = self.scalar
            case Sequence():
                run = self.sequence
            case Mapping():
                run = self.mapping
        if run is None:
            report.add(misfit(node, self.wanted))
            return FAILED
        return run(node, report, context)


def misfit(node: Node, wanted: str) -> Diagnostic:
    """Return the finding for a node that is not what was wanted."""
    hint = "write it after the colon; what begins with # needs quotes" if is_null(node) else ""
    return wrong_type(node.origin, wanted, describe(node), hint)
