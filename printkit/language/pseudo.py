"""A text of the sources → the same in a language that nobody speaks: accented, longer, in brackets.

Printed as `qps`, it shows what a translation would find out too late: slots without room to grow, letters that a
font lacks, and words that never passed through a catalogue, which stand there without accents.
"""

from __future__ import annotations

import functools
import itertools
import re

from printkit.language.placeholders import has_words

PSEUDO = "qps"
"""The code of the language, one of those that are for private use; no game can list it."""

EXPANSION = ((10, 1.00), (20, 0.81), (30, 0.61), (50, 0.41), (70, 0.31))
"""How much longer a translation has to be expected, as a part of the length, for texts up to so many characters."""

LONG = 0.30
"""The same for every longer text."""

OPENING, CLOSING = "‹", "›"
"""Brackets that the fonts have; a text cut off lacks the second."""

# Letters whose accented form a font may lack in upper case, or that have none, stay as they are.
_ACCENTS = str.maketrans("aceghijklnoprstuwyzdACEGHIJKLNOPRSTUWYZD", "áçéğĥîĵķľñöþřšťûŵýžďÁÇÉĞĤÎĴĶĽÑÖÞŘŠŤÛŴÝŽĎ")
_VOWEL = re.compile("[áéîöûýÁÉÎÖÛÝ]")
_CLOSING_MARKS = re.compile(r"(?<![\\*_])[*_]{1,3}\Z")
_PADDING = "öñé ťŵö ťĥřéé ďöžéñ "

_KEPT = r"""
      \{[^{}]*\}                                  # placeholders, and braces doubled to stand for themselves
    | `[^`]*`                                     # code
    | \]\([^()\s]*\)                              # the target of a link
    | (?:https?://|www\.|mailto:)[^\s<>()]*       # addresses
    | (?<!\w):[a-z][a-z0-9-]*:                    # symbols
    | \*+ | \\. | \n                              # bold, italic, a mark that is to be printed, a line's end
    | (?<![^\W_])[^\W_]*\d[^\W_]*                 # numbers, dice and codes: 12, 2d6, B17
    | (?<=\d[ \u00a0\u202f])(?:mm|cm|m|km)\b      # units
    """


@functools.lru_cache(maxsize=4096)
def disguise(text: str, names: frozenset[str] = frozenset()) -> str:
    """Return a text accented, lengthened by the table of expansions and bracketed; one without words stays as it is.

    Placeholders, marks, symbols, links, codes, numbers and units stay, so that whatever holds for a translation holds
    here. So do the `names`, which no translation changes.
    """
    if not has_words(text):
        return text
    pieces = _pieces(text, names)
    length = sum(len(piece) for piece, kept in pieces if not kept)
    wanted = -int(-length * expansion(length) // 1) - len(OPENING + CLOSING)
    said = []
    for piece, kept in pieces:
        longer = piece if kept else _stretched(accented(piece), wanted)
        wanted -= len(longer) - len(piece)
        said.append(longer)
    body = "".join(said)
    end = len(body.rstrip())
    marked = _CLOSING_MARKS.search(body, 0, end)  # behind them, a word would keep them from closing
    inner = marked.start() if marked else end
    return f"{OPENING}{body[:inner]}{_padding(wanted)}{body[inner:end]}{CLOSING}{body[end:]}"


def expansion(length: int) -> float:
    """Return by what part of its length a text of so many characters grows."""
    return next((part for limit, part in EXPANSION if length <= limit), LONG)


def accented(text: str) -> str:
    """Return a text with accents on all its letters that can have one."""
    return text.translate(_ACCENTS)


@functools.lru_cache(maxsize=64)
def _pattern(names: frozenset[str]) -> re.Pattern[str]:
    """Return what matches the parts that stay, names with spaces between their words included."""
    listed = "|".join(re.escape(name) for name in sorted(names, key=lambda name: (-len(name), name)))
    return re.compile(rf"{_KEPT} | \b(?:{listed})\b" if listed else _KEPT, re.VERBOSE)


def _pieces(text: str, names: frozenset[str]) -> list[tuple[str, bool]]:
    """Return the parts of a text in order, and of each whether it has to stay."""
    found: list[tuple[str, bool]] = []
    end = 0
    for match in _pattern(names).finditer(text):
        found += [(text[end : match.start()], False), (match[0], True)]
        end = match.end()
    return [*found, (text[end:], False)]


def _stretched(text: str, room: int) -> str:
    """Return a text with its first vowels doubled, `room` of them at most."""
    return _VOWEL.sub(lambda vowel: vowel[0] + vowel[0].lower(), text, count=room) if room > 0 else text


def _padding(length: int) -> str:
    """Return further words of so many characters, the space before them included."""
    if length < 2:
        return "é" * length
    padded = " " + "".join(itertools.islice(itertools.cycle(_PADDING), length - 1))
    return padded[:-1] + "é" if padded.endswith(" ") else padded
