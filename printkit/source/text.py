"""Words as the sources hold them and as a page shows them: both remember where they were written."""

from __future__ import annotations

from dataclasses import dataclass, field

from printkit.diagnostics import Origin


@dataclass(frozen=True, slots=True)
class Message:
    """A translatable text of a source file, in the game's source language, `{placeholders}` unfilled.

    `context` is its address, such as `tables/firing/title`: the `msgctxt` of its catalogue entry. One that is `fixed`
    is the same in every language, such as the letters of a hit.
    """

    text: str
    context: str = ""
    origin: Origin = field(default=Origin(""), compare=False)
    fixed: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Words:
    """A text ready to be set: translated, filled in, with its typography applied; `origin` is where it was written."""

    text: str
    origin: Origin = field(default=Origin(""), compare=False)
