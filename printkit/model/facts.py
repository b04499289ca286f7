"""The figures of a game: whole numbers that know where they were written."""

from __future__ import annotations

import re
from typing import Self

from printkit.diagnostics import Origin
from printkit.source.text import Message


class Fact(int):
    """A whole number, such as `12`; it knows where it is written, so that a finding can point to it."""

    origin: Origin = Origin("")

    @classmethod
    def from_message(cls, message: Message) -> Self:
        """Read a number with its place; raises ValueError when it is none."""
        if not re.fullmatch(r"[+-]?\d{1,15}", message.text, re.ASCII):
            raise ValueError(f'"{message.text}" is not a whole number -- write a number such as 12')
        fact = cls(message.text)
        fact.origin = message.origin
        return fact
