"""Words and a language → the order in which its dictionaries have them."""

from __future__ import annotations

import functools
import unicodedata
from typing import TypeAlias

from printkit.language.typography import language_of

Key: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], str]

AFTER = {
    "bg": "ий",
    "cs": "cč rř sš zž",
    "da": "zæøå",
    "es": "nñ",
    "et": "sšzž wõäöü",
    "fi": "zåäö",
    "gl": "nñ",
    "hr": "cčć dđ sš zž",
    "hu": "oö uü",
    "is": "aá dð eé ií oó uú yý zþæö",
    "lt": "cč sš zž",
    "lv": "cč gģ kķ lļ nņ rŗ sš zž",
    "nb": "zæøå",
    "nn": "zæøå",
    "no": "zæøå",
    "pl": "aą cć eę lł nń oó sś zźż",
    "ro": "aăâ iî sș tț",
    "ru": "ий",
    "sk": "aä cč oô sš zž",
    "sl": "cč sš zž",
    "sq": "cç eë",
    "sv": "zåäö",
    "tr": "cç gğ hı oö sş uü",
    "uk": "гґ еє иіїй",
}
"""Letters that a language counts as letters of their own, each group behind the letter they follow.

Everywhere else an accent only decides between words that are otherwise equal, as in English, French and German.
"""

SPELT = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i", "ĳ": "ij"})
"""What stands in the place of letters that no accent makes, where they are no letters of their own."""

LAST = "\U0010fffd"
"""A sign behind every letter."""


def sorting_key(text: str, lang: str) -> Key:
    """Return what a word or phrase is sorted by in a language.

    Word by word, so that "hit on the ship" comes before "hits"; letters first, then accents, then capitals. Hyphens and
    apostrophes part words as spaces do; articles count, since a reader looks for what is printed first.
    """
    letters = _letters_of(language_of(lang))
    folded = unicodedata.normalize("NFC", text.casefold())
    words = "".join(sign if sign.isalnum() or unicodedata.combining(sign) else " " for sign in folded).split()
    plain = tuple("".join(letters.get(sign) or _plain(sign) for sign in word) for word in words)
    return plain, tuple(words), text.swapcase()


def _plain(sign: str) -> str:
    """Return a letter without its accents."""
    spelt = sign.translate(SPELT)
    return "".join(each for each in unicodedata.normalize("NFD", spelt) if not unicodedata.combining(each))


@functools.cache
def _letters_of(language: str) -> dict[str, str]:
    """Return what the letters of their own of a language are sorted as: behind all words that go on with the base letter."""
    found: dict[str, str] = {}
    for group in AFTER.get(language, "").split():
        base = found.get(group[0], group[0])
        for number, letter in enumerate(group[1:]):
            found[letter] = base + LAST + chr(ord("0") + number)
    return found
