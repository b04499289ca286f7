"""Chances and what changes a roll: `1/12`, `+2`, `2|3` → checked values."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Annotated, Self

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.source import Within
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Probability:
    """A chance, exactly: `1/12`, `0`, `1`."""

    chance: Fraction

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a fraction from 0 to 1; raises ValueError when it is none."""
        match = re.fullmatch(r"(\d{1,9})(?:\s*/\s*(\d{1,9}))?", text.strip())
        if not match or not int(match[2] or 1) or int(match[1]) > int(match[2] or 1):
            raise ValueError(f'"{text}" is not a chance -- write a fraction from 0 to 1, such as 1/12')
        return cls(Fraction(int(match[1]), int(match[2] or 1)))


@dataclass(frozen=True, slots=True)
class Signed:
    """A whole number that may carry a sign: `+2`, `-1`, `−1`, `0`."""

    value: int

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a signed number; raises ValueError when it is none."""
        if not re.fullmatch(r"[+-]?\d{1,6}", text.strip().replace("−", "-")):
            raise ValueError(f'"{text}" is not a whole number -- write +2 or -1')
        return cls(int(text.strip().replace("−", "-")))


@dataclass(frozen=True, slots=True)
class Modifier:
    """A number added to a roll when its text applies, up to `times` times; or that number alone, such as `+1`.

    Of the modifiers of one `group` (front, side, rear) exactly one applies at a time, or none where the group's
    members do not include one of value 0. In a list of modifiers `note` stands under the text, `art` before it.
    """

    value: Signed
    text: Message | None = None
    note: Message | None = None
    art: Name | None = None
    group: Name | None = None
    times: Annotated[int, Within(1, 99)] = 1
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_short(cls, text: str) -> Self:
        """Make a modifier of its number alone; raises ValueError when it is none."""
        return cls(Signed.from_text(text))


@dataclass(frozen=True, slots=True)
class Boundary:
    """A border between two numbers that a rule draws, written `2|3`.

    `down 2|3` is one of the rows' quantity only, `across 2|3` one of the columns'; without a word, of both.
    """

    below: int
    side: str = ""

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read two neighbouring numbers; raises ValueError when they are none."""
        match = re.fullmatch(r"(?:(down|across)\s+)?(\d{1,6})\s*\|\s*(\d{1,6})", text.strip())
        if not match or int(match[3]) != int(match[2]) + 1:
            raise ValueError(f'"{text}" is not a boundary -- write two neighbouring numbers, such as 2|3 or across 2|3')
        return cls(int(match[2]), match[1] or "")

    def __str__(self) -> str:
        return f"{self.below}|{self.below + 1}"
