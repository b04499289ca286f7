"""A claim and what names mean → its value, within a budget of steps, numbers of 30 digits and short lists."""

from __future__ import annotations

import ast
import inspect
import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NoReturn

from printkit.check.expressions.compare import compare_two, weigh
from printkit.check.expressions.functions import (
    MAX_LENGTH,
    STANDARD,
    Function,
    element_at,
    elements,
    make_set,
    number,
    truth,
)
from printkit.check.expressions.tree import Claim, ClaimError, number_text
from printkit.model.amount import Amount
from printkit.model.resolve import take_step
from printkit.source.text import Message

MAX_NUMBER = 10**30
MAX_STEPS = 100_000

ARITHMETIC: Mapping[type[ast.operator], Callable[[int | Fraction, int | Fraction], int | Fraction]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: lambda left, right: Fraction(left) / Fraction(right),
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}


def evaluate(claim: Claim, names: Mapping[str, object], functions: Mapping[str, Function] | None = None) -> object:
    """Return the value of a claim; raises ClaimError where it cannot be worked out.

    `names` is what paths begin with, such as `game.names`; `functions` are at hand beside the standard ones.
    Numbers are exact, whole or Fraction; a path that ends at an amount is its number, at a message its text.
    """
    return Evaluation(claim, names, {**STANDARD, **(functions or {})}).value(claim.tree)


@dataclass
class Evaluation:
    """Work a claim out, keeping count of the steps; `scope` holds the names of the loops at hand."""

    claim: Claim
    names: Mapping[str, object]
    functions: Mapping[str, Function]
    scope: dict[str, object] = field(default_factory=dict)
    steps: int = 0

    def value(self, node: ast.expr) -> object:
        """Return the value of a node; raises ClaimError at its column."""
        self.spend(1, node)
        try:
            return self.checked(self.compute(node))
        except (LookupError, ValueError, TypeError, ArithmeticError) as error:
            self.fail(node, error)

    def fail(self, node: ast.expr, error: Exception) -> NoReturn:
        """Raise a ClaimError at a node for what went wrong: `message` or `message -- hint`."""
        words = str(error.args[0]) if error.args else type(error).__name__
        if isinstance(error, ArithmeticError):
            words = "a number is divided by zero"
        message, _, hint = words.partition(" -- ")
        raise ClaimError(message, hint, self.claim.column(node)) from None

    def spend(self, steps: int, node: ast.expr) -> None:
        """Count steps; raises ClaimError when there were too many."""
        self.steps += steps
        if self.steps > MAX_STEPS:
            hint = "go through shorter lists, or split the claim"
            raise ClaimError(f"the claim takes more than {MAX_STEPS} steps", hint, self.claim.column(node))

    def checked(self, value: object) -> object:
        """Return a value as claims know it; raises ValueError for a number or a list that is too large."""
        match value:
            case Amount():
                return value.count(self.names)
            case Message():
                return value.text
            case float():
                return Fraction(str(value))
            case int() | Fraction() if max(abs(value.numerator), value.denominator) > MAX_NUMBER:
                raise ValueError("a number has more than 30 digits -- claims are about smaller ones")
            case str() | tuple() | list() | set() | frozenset() | range() | Mapping() if len(value) > MAX_LENGTH:
                raise ValueError(f"a list has {len(value)} elements -- claims go through at most {MAX_LENGTH}")
            case list():
                return tuple(value)
        return value

    def compute(self, node: ast.expr) -> object:
        """Return the raw value of a node."""
        match node:
            case ast.Name() | ast.Attribute() | ast.Subscript():
                return self.follow(node)
            case ast.Call(func=ast.Name(id=name)):
                return self.call(name, node)
            case ast.GeneratorExp():
                return tuple(self.value(node.elt) for _ in self.rounds(node.generators))
            case ast.IfExp(test=test, body=body, orelse=other):
                return self.value(body if truth(self.value(test)) else other)
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return self.decide(node)
        return self.build(node)

    def decide(self, node: ast.Compare | ast.BoolOp | ast.UnaryOp) -> bool:
        """Return whether a comparison, or comparisons joined by words, hold."""
        match node:
            case ast.Compare():
                return self.compare(node)
            case ast.BoolOp(op=ast.And(), values=parts):
                return all(truth(self.value(part)) for part in parts)
            case ast.BoolOp(values=parts):
                return any(truth(self.value(part)) for part in parts)
        return not truth(self.value(node.operand))

    def build(self, node: ast.expr) -> object:
        """Return what is written out, or figured from numbers."""
        match node:
            case ast.Constant(value=bool() | str() as constant):
                return constant
            case ast.Constant():
                return _exact(number_text(node, self.claim))
            case ast.UnaryOp(op=sign, operand=operand):
                figure = number(self.value(operand))
                return -figure if isinstance(sign, ast.USub) else figure
            case ast.BinOp(left=left, op=sign, right=right):
                return ARITHMETIC[type(sign)](number(self.value(left)), number(self.value(right)))
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                return tuple(self.value(part) for part in parts)
            case ast.Set(elts=parts):
                return make_set([self.value(part) for part in parts])
        raise ValueError(f"{type(node).__name__.lower()} has no place in a claim")

    def follow(self, node: ast.expr) -> object:
        """Return what a path names: of a loop's own name first, then of the game."""
        match node:
            case ast.Name(id=name) if name in self.scope:
                return self.scope[name]
            case ast.Name(id="true" | "false" as name) if name not in self.names:
                return name == "true"
            case ast.Name(id=name):
                return self.step(self.names, name, node)
            case (
                ast.Attribute(value=whole, attr=name) | ast.Subscript(value=whole, slice=ast.Constant(value=str(name)))
            ):
                return self.step(self.follow(whole), name, node)
            case ast.Subscript(value=whole, slice=ast.Constant(value=int(index))):
                return element_at(elements(self.follow(whole)), index)
        return self.value(node)

    def step(self, value: object, name: str, node: ast.expr) -> object:
        """Take one step of a path; where a hyphen was written, say that it is no minus."""
        self.spend(1, node)
        try:
            return take_step(value, name)
        except LookupError as error:
            message, _, hint = str(error.args[0]).partition("; ")
            if "_" in name and name not in self.claim.text:
                hint = f"{hint}; a minus has spaces around it" if hint else "a minus has spaces around it"
            raise LookupError(f"{message} -- {hint}") from None

    def call(self, name: str, node: ast.Call) -> object:
        """Call one of the listed functions with worked-out arguments, whose lengths count as steps."""
        function = self.functions.get(name)
        if function is None:
            raise LookupError(f'no function is called "{name}" -- there is {", ".join(sorted(self.functions))}')
        values = [self.value(argument) for argument in node.args]
        named = {str(keyword.arg): self.value(keyword.value) for keyword in node.keywords}
        self.spend(sum(map(weigh, (*values, *named.values()))), node)
        try:
            inspect.signature(function).bind(*values, **named)
        except TypeError as error:
            raise ValueError(f'"{name}" is called with other values than it takes: {error}') from None
        return function(*values, **named)

    def compare(self, node: ast.Compare) -> bool:
        """Compare neighbours of a chain until one comparison is false."""
        left = self.value(node.left)
        for sign, part in zip(node.ops, node.comparators, strict=True):
            right = self.value(part)
            self.spend(weigh(left) + weigh(right), part)
            if not compare_two(left, sign, right):
                return False
            left = right
        return True

    def rounds(self, loops: list[ast.comprehension]) -> Iterator[None]:
        """Go through loops, the first outermost, with the name of each set; only rounds whose conditions hold."""
        if not loops:
            yield
            return
        loop = loops[0]
        name = loop.target.id if isinstance(loop.target, ast.Name) else ""
        outer = self.scope
        for element in elements(self.value(loop.iter)):
            self.spend(1, loop.iter)
            self.scope = {**outer, name: self.checked(element)}
            if all(truth(self.value(test)) for test in loop.ifs):
                yield from self.rounds(loops[1:])
        self.scope = outer


def _exact(text: str) -> int | Fraction:
    return int(text) if text.replace("_", "").isdecimal() else Fraction(text)
