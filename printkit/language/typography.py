"""The punctuation of a language: text as typed, spaces or not → text as set, with its spaces, quotes and dashes.

French follows the Imprimerie nationale, English common British and American usage. Other languages get only what
is the same everywhere: the apostrophe inside a word, the dash between numbers, the minus.
"""

from __future__ import annotations

import functools
import re
from typing import TypeAlias

Rule: TypeAlias = tuple[re.Pattern[str], str]

NO_BREAK = "\u00a0"
NARROW = "\u202f"
MASK = "\U000f0000"
"""Stands for one protected stretch while rules run; private use, and itself protected where a text holds it."""

PROTECTED = re.compile(
    rf"""{MASK}
    | \{{[^{{}}]*\}}                                                  # placeholders
    | `[^`]*`                                                         # code
    | \]\([^()\s]*\)                                                  # the target of a link
    | (?:https?://|www\.|mailto:)[^\s<>()«»“”"]*[^\s<>()«»“”"'.,;:!?*] # addresses, without the sentence's own marks
    | (?<![\w:]):[a-z][a-z0-9-]*:                                     # symbols
    """,
    re.VERBOSE,
)

SPACES = "[ \u00a0\u2009\u202f]"
BEFORE = r"([^\s;:!?*(\[«“¿¡])(\**)"
"""What a French mark may follow: a word, perhaps with closing markup between the two."""

DASHES = (
    (r"\b(\d*[dD]\d+)-(?=\d)", r"\1−"),
    (r"(?<![\w.,–-])(\d+(?:[.,]\d+)*)-(?=\d+(?![\d-]))", r"\1–"),
    (r"(?:^|(?<=[\s(\[«“/*:=]))-(?=[\d½¼¾])", "−"),
)
"""Dice less a number; a range, though not a date such as 1941-05-24; a number below zero."""

QUOTED = (r'(?<!\w)"(?=\S)([^"]*[^\s"])"', r"(?<![\w'’])'(?=\S)((?:[^'\n]|(?<=\w)'(?=\w))*?[^\s'])'(?!\w)")
"""Double, then single straight quotes in pairs; what is left of the single ones is apostrophes."""

ELLIPSIS = (r"\.\.\.", "…")
APOSTROPHE = (r"(?<!\d)'|'(?=\w)", "’")
UNIT = (rf"(?<=[\d{MASK}]){SPACES}(?=(?:mm|cm|km|kg|m|g|h|pt)(?![\w'’]))", NO_BREAK)

RULES: dict[str, tuple[tuple[str, str], ...]] = {
    "fr": (
        *((pattern, r"«\1»") for pattern in QUOTED),
        APOSTROPHE,
        ELLIPSIS,
        *DASHES,
        (rf"«{SPACES}*(?=[^\s»])", f"«{NO_BREAK}"),
        (rf"(?<=[^\s«]){SPACES}*»", f"{NO_BREAK}»"),
        (rf"{BEFORE}{SPACES}*(?=[;!?](?![\w{MASK}]))", rf"\1\2{NARROW}"),
        (rf"{BEFORE}{SPACES}+(?=:(?!:))", rf"\1\2{NO_BREAK}"),
        (rf"{BEFORE}(?=:(?![\w:{MASK}]))", rf"\1\2{NO_BREAK}"),
        (rf"(?<=[\d{MASK}]){SPACES}*(?=[%‰€])", NO_BREAK),
        (r"(?<=\d)(?=(?:mm|cm|km|kg)(?!\w))", NO_BREAK),
        UNIT,
    ),
    "en": ((QUOTED[0], r"“\1”"), (QUOTED[1], r"‘\1’"), APOSTROPHE, ELLIPSIS, *DASHES, UNIT),
    "": ((r"(?<=[^\W\d])'(?=[^\W\d])", "’"), *DASHES),
}


def language_of(lang: str) -> str:
    """Return the language of a code with or without a region: `fr` of `fr_CH`."""
    return re.split(r"[-_]", lang, maxsplit=1)[0].lower()


@functools.lru_cache(maxsize=8192)
def typeset_punctuation(text: str, lang: str) -> str:
    """Apply the punctuation of a language; a second time changes nothing.

    Leaves alone placeholders, symbols, code, addresses, `12:30`, `2:1` and the markup `**` and `*`.
    """
    kept = PROTECTED.findall(text)
    masked = PROTECTED.sub(MASK, text)
    for pattern, replacement in rules_of(language_of(lang)):
        masked = pattern.sub(replacement, masked)
    pieces = masked.split(MASK)
    return pieces[0] + "".join(span + piece for span, piece in zip(kept, pieces[1:], strict=True))


@functools.cache
def rules_of(language: str) -> tuple[Rule, ...]:
    """Compile the rules of a language; done late, since a build needs one or two of them."""
    return tuple((re.compile(pattern), new) for pattern, new in RULES.get(language, RULES[""]))
