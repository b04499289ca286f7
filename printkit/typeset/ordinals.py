"""A text of a language → its parts, those to be raised told apart: `1er` is 1 with a small, raised er."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import replace

from printkit.templates.styles import TextStyle
from printkit.typeset.face import Face
from printkit.typeset.shape import Run

SCALE = 0.65
"""The size of raised letters, as a part of that of the text."""

LEAST = 5 * 25.4 / 72
"""No letter is made smaller than this, in mm: printers want 5 points."""

RAISED = {
    "fr": re.compile(r"(?<![^\W_])(?:[nN](?=°s?\u00a0\d)|(?<![.,:/–−-])\d{1,3}(?=(?:ers?|res?|es?|nde?s?)(?![^\W_]))|(?:[IVX]{1,6}(?=e(?![^\W_]))|I(?=er(?![^\W_]))))")
}  # fmt: skip
"""What stands before raised letters, by language: a number or a Roman numeral with the end of an ordinal behind it, the n
of `n° 7`, as French abbreviates a number: what is typed as the sign of a degree is to be a small o."""

LETTERS = re.compile(r"[a-z]+|°s?")


@functools.lru_cache(maxsize=16384)
def parts_of(text: str, lang: str) -> tuple[tuple[str, bool], ...]:
    """Return the parts of a text in order, and of each whether it is to be raised."""
    return tuple((part, raised) for part, raised in _split(text, RAISED.get(lang[:2])) if part)


def _split(text: str, ordinal: re.Pattern[str] | None) -> Iterator[tuple[str, bool]]:
    end = 0
    for found in ordinal.finditer(text) if ordinal else ():
        letters = LETTERS.match(text, found.end())
        if letters:
            yield text[end : found.end()], False
            yield letters[0].replace("°", "o"), True
            end = letters.end()
    yield text[end:], False


def may_raise(style: TextStyle) -> bool:
    """Tell whether raised letters are large enough to print, even where the text is set at the floor of its style."""
    return min(style.floor or style.size, style.size) * SCALE >= LEAST


def raise_run(run: Run) -> Run:
    """Return a run at the size of raised letters, still in em of the text."""
    return replace(run, offsets=tuple(offset * SCALE for offset in run.offsets), width=run.width * SCALE)


def rise_of(face: Face) -> float:
    """Return how far above the baseline raised letters stand, in em: the small ones end as high as capitals."""
    return face.cap_height - SCALE * face.x_height
