"""Names of things: the text of a key → a checked name that can be part of an address and of a file name."""

from __future__ import annotations

import re
from typing import Self

_NAME = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
_RESERVED = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")


class Name(str):
    """A name of lower-case letters a–z, digits, hyphens and underscores, such as `force-h`.

    One spelling only, so that two names never differ by case or accent alone and every name is a file name on
    every system.
    """

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Check a key; raises ValueError when it is no name."""
        if not _NAME.fullmatch(text):
            raise ValueError(
                f'"{text}" is not a name -- use lower-case letters a-z, digits and single hyphens, such as "force-h"'
            )
        if _RESERVED.fullmatch(text):
            raise ValueError(f'"{text}" cannot be a file name on Windows -- choose another name')
        if len(text) > 80:
            raise ValueError(f"a name of {len(text)} characters is too long for a file name -- use at most 80")
        return cls(text)


def slug(text: str) -> str:
    """Return a text as a path step: lower case, everything but letters and digits turned to single hyphens."""
    return re.sub(r"[\W_]+", "-", text.casefold()).strip("-")
