"""A claim and what names mean → its values in words: `1/6 < 1/6`."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from fractions import Fraction

from printkit.check.expressions.compare import ORDER, compare_two
from printkit.check.expressions.evaluate import MAX_STEPS, Evaluation
from printkit.check.expressions.functions import STANDARD, Function, kind_of
from printkit.check.expressions.tree import Claim
from printkit.diagnostics import Origin

MAX_SHOWN = 60


def explain(claim: Claim, names: Mapping[str, object], functions: Mapping[str, Function] | None = None) -> str:
    """Return the values that make a claim true or false; raises ClaimError where it cannot be worked out.

    Of a comparison these are both sides, of `and` the parts that are false, of `all(…)` the first round that is.
    """
    # Parts are worked out again for their words, after the claim as a whole has kept to its budget.
    return _Words(Evaluation(claim, names, {**STANDARD, **(functions or {})}, steps=-4 * MAX_STEPS)).of(claim.tree)


class _Words:
    """Put the values of a claim into words."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def of(self, node: ast.expr) -> str:
        """Return the words for a node."""
        match node:
            case ast.Compare():
                return self._comparison(node)
            case ast.BoolOp(op=ast.And(), values=parts):
                false = [part for part in parts if self.evaluation.value(part) is False]
                return " and ".join(self.of(part) for part in false or parts)
            case ast.BoolOp(values=parts):
                return " or ".join(self.of(part) for part in parts)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"not ({self.of(operand)})"
            case ast.Call(func=ast.Name(id="all"), args=[ast.GeneratorExp() as loop]):
                return self._first_false(loop) or show(self.evaluation.value(node))
        return show(self.evaluation.value(node))

    def _comparison(self, node: ast.Compare) -> str:
        """Return a chain as far as it goes: up to the first comparison that is false."""
        left = self.evaluation.value(node.left)
        words = show(left)
        for sign, part in zip(node.ops, node.comparators, strict=True):
            right = self.evaluation.value(part)
            words += f" {ORDER[type(sign)][0]} {show(right)}"
            if not compare_two(left, sign, right):
                break
            left = right
        return words

    def _first_false(self, loop: ast.GeneratorExp) -> str:
        """Return the words for the first round of a loop that is false, and what its names stood for."""
        outer = self.evaluation.scope
        words = ""
        for _ in self.evaluation.rounds(loop.generators):
            if self.evaluation.value(loop.elt) is False:
                held = ", ".join(f"{name} = {show(value)}{_at(value)}" for name, value in self.evaluation.scope.items())
                words = f"{self.of(loop.elt)} for {held}"
                break
        self.evaluation.scope = outer  # the loop that was left early has not put it back
        return words


def show(value: object) -> str:
    """Return a value in words: numbers as fractions, texts in quotes, lists in brackets, things by their title or kind."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | Fraction():
            return str(value)
        case str():
            words = f'"{value}"'
        case tuple() | list() | range():
            words = f"[{', '.join(map(show, value[:20]))}{', …' if len(value) > 20 else ''}]"
        case set() | frozenset():
            words = f"{{{', '.join(sorted(map(show, value)))}}}"
        case _:
            title = getattr(getattr(value, "title", None), "text", "")
            words = f'"{title}"' if title else kind_of(value)
    return words if len(words) <= MAX_SHOWN else f"{words[: MAX_SHOWN - 1]}…"


def _at(value: object) -> str:
    """Return where a thing with a title is written: of thirty ships, one is to be corrected."""
    origin = getattr(value, "origin", None)
    titled = getattr(value, "title", None) is not None
    return f" at {origin.file}:{origin.line}" if titled and isinstance(origin, Origin) and origin.line else ""
