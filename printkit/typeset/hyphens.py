"""A word and a language → the places where it may be divided."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

from printkit.typeset.shape import SOFT_HYPHEN

if TYPE_CHECKING:
    from pyphen import Pyphen

_LETTERS = re.compile(r"[^\W\d_]{5,}")
_HYPHEN = re.compile("[-\u2010\u2011/]")


@functools.lru_cache(maxsize=16384)
def division_points(word: str, lang: str, *, hyphenate: bool) -> tuple[int, ...]:
    """Return the indices at which a word may be divided, ascending.

    Soft hyphens in the word decide where it has any. Otherwise, when asked to `hyphenate`, the patterns of the
    language do, with two letters kept before and three after. Words with a capital, a digit or a hyphen stay
    whole (names, codes, compounds), except German nouns; so do all words of a language without patterns.
    """
    if SOFT_HYPHEN in word:
        return tuple(index for index, character in enumerate(word) if character == SOFT_HYPHEN and index)
    if not hyphenate or _HYPHEN.search(word) or any(ch.isdigit() for ch in word):
        return ()
    patterns = _patterns(lang)
    if patterns is None or not _divisible(word, lang):
        return ()
    return tuple(
        part.start() + point for part in _LETTERS.finditer(word) for point in patterns.positions(part[0].lower())
    )


def _divisible(word: str, lang: str) -> bool:
    letters = word.lstrip("«»“”„‘’(\"'\u00a0\u202f")
    checked = letters[1:] if lang.startswith("de") else letters
    return checked == checked.lower()


@functools.cache
def _patterns(lang: str) -> Pyphen | None:
    import pyphen  # noqa: PLC0415 - few styles hyphenate

    known = pyphen.language_fallback(lang)
    return pyphen.Pyphen(lang=known, left=2, right=3) if known else None
