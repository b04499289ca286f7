"""Worked examples and claims as data: what a rules text tells, in a form that can be worked out again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a worked example.

    It looks up a `table`, or the event that two dice choose on the sheet of a `mission`. `column` names the column
    where there are several. `roll` is a die result, several dice that are looked up one by one, or for a matrix its
    two results; instead, `uses` names an earlier step whose result's number is looked up. `modifiers` are those of
    the table, by name; `value` is the modified number as it is printed, `expect` the result by name, or how many dice
    gave which. `thrown` says how many dice must have been thrown. `change` adds to the running state, `state` is the
    state as printed after the step. `phase` names the step of an aid that the example is in. `told` is what is
    printed of it where the example is drawn on its table, which texts do by its `id`: `::: table tables.effect sx-04
    bare sum`.
    """

    id: Name | None = None
    told: Message | None = None
    table: Name | None = None
    mission: Name | None = None
    roll: int | tuple[int, ...] | None = None
    uses: Name | None = None
    column: str | None = None
    modifiers: tuple[Name, ...] = ()
    value: int | None = None
    expect: str | Mapping[str, int] | None = None
    thrown: str | None = None
    change: Mapping[Name, int] = field(default_factory=dict)
    state: Mapping[Name, int] = field(default_factory=dict)
    phase: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of several steps; `start` is the running state it begins with, `aid` gives its phases."""

    steps: tuple[Step, ...]
    start: Mapping[Name, int] = field(default_factory=dict)
    aid: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Formula:
    """An expression in the language of claims, such as `facts.gun_dice + 1`."""

    text: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Take an expression as it is written; a rule reads it."""
        return cls(text)


@dataclass(frozen=True, slots=True)
class Claim:
    """An assertion of the designer's: what it says, for people, and the expression that must be true."""

    that: str
    expr: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)
