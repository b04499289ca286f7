"""Two values and a sign of comparison → true or false, refused where the two have nothing in common."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping, Sized

from printkit.check.expressions.functions import kind_of

MAX_WEIGHT = 200_000

ORDER: Mapping[type[ast.cmpop], tuple[str, Callable[[object, object], object]]] = {
    ast.Eq: ("==", operator.eq),
    ast.NotEq: ("!=", operator.ne),
    ast.Lt: ("<", operator.lt),  # type: ignore[dict-item]  # both sides are of one kind by then
    ast.LtE: ("<=", operator.le),  # type: ignore[dict-item]
    ast.Gt: (">", operator.gt),  # type: ignore[dict-item]
    ast.GtE: (">=", operator.ge),  # type: ignore[dict-item]
    ast.In: ("in", lambda left, right: left in right),  # type: ignore[operator]
    ast.NotIn: ("not in", lambda left, right: left not in right),  # type: ignore[operator]
}


def compare_two(left: object, sign: ast.cmpop, right: object) -> bool:
    """Compare two values; raises ValueError for two that have nothing in common, such as a text and a number."""
    shown, comparison = ORDER[type(sign)]
    if not isinstance(sign, ast.In | ast.NotIn) and kind_of(left) != kind_of(right):
        raise ValueError(f"{kind_of(left)} is compared with {kind_of(right)} -- compare like with like")
    if isinstance(sign, ast.Lt | ast.LtE | ast.Gt | ast.GtE) and kind_of(left) not in ("a number", "a set"):
        raise ValueError(f'"{shown}" compares numbers, not {kind_of(left)}')
    try:
        return bool(comparison(left, right))
    except TypeError:
        raise ValueError(f'"{shown}" cannot be asked of {kind_of(left)} and {kind_of(right)}') from None


def weigh(value: object) -> int:
    """Return how much work it is to go through a value: its elements, those within them too, or the characters of a text."""
    weight, waiting = 0, [value]
    while waiting and weight <= MAX_WEIGHT:
        found = waiting.pop()
        if isinstance(found, Sized):
            weight += len(found)
        if isinstance(found, tuple | list):
            waiting += [each for each in found if isinstance(each, Sized)]
    return weight
