"""A word and a language → the places where it may be divided."""

from __future__ import annotations

import functools
import importlib.util
import re
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from printkit.typeset.shape import SOFT_HYPHEN

if TYPE_CHECKING:
    from pyphen import Pyphen

_WORDS = re.compile(r"[^\W\d_]+")
_LETTERS = re.compile(r"[^\W\d_]{5,}")
_HYPHEN = re.compile("[-\u2010\u2011/]")

KEPT = {"de": 3}
"""How many letters of a word stay before a hyphen, by language, where it is not two: no ei-nem, no al-lein."""


@functools.lru_cache(maxsize=16384)
def division_points(word: str, lang: str, names: AbstractSet[str] = frozenset(), *, hyphenate: bool) -> tuple[int, ...]:
    """Return the indices at which a word may be divided, ascending.

    Soft hyphens in the word decide where it has any. Otherwise, when asked to `hyphenate`, the patterns of the
    language do, with two letters kept before, in German three, and three after. Words with a capital, a digit or a hyphen stay
    whole (names, codes, compounds), except German nouns that are none of the `names`; so do all words of a language
    without patterns, and all where pyphen is not installed.
    """
    if SOFT_HYPHEN in word:
        return tuple(index for index, character in enumerate(word) if character == SOFT_HYPHEN and index)
    if not hyphenate or _HYPHEN.search(word) or any(ch.isdigit() for ch in word):
        return ()
    patterns = patterns_of(lang)
    if patterns is None or not _divisible(word, lang, names):
        return ()
    return tuple(
        part.start() + point for part in _LETTERS.finditer(word) for point in patterns.positions(part[0].lower())
    )


@functools.cache
def can_hyphenate() -> bool:
    """Tell whether the optional package with the patterns is installed."""
    return importlib.util.find_spec("pyphen") is not None


def _divisible(word: str, lang: str, names: AbstractSet[str]) -> bool:
    if not lang.startswith("de"):
        return word == word.lower()
    return all(part[0][1:] == part[0][1:].lower() and not _is_name(part[0], names) for part in _WORDS.finditer(word))


def _is_name(word: str, names: AbstractSet[str]) -> bool:
    # a genitive takes an s: Bismarcks
    return word[:1].isupper() and (word in names or word.removesuffix("s") in names)


@functools.cache
def patterns_of(lang: str) -> Pyphen | None:
    """Return the patterns of a language, or None where there are none."""
    if not can_hyphenate():
        return None
    import pyphen  # noqa: PLC0415 - few styles hyphenate, and a project may do without

    known = pyphen.language_fallback(lang)
    return pyphen.Pyphen(lang=known, left=KEPT.get(lang[:2], 2), right=3) if known else None
