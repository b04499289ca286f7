"""The punctuation of a language: text as typed, spaces or not → text as set, with its spaces, quotes and dashes.

French follows the Imprimerie nationale, English common British and American usage. Other languages get only what
is the same everywhere: the apostrophe inside a word, the dash between numbers, the minus.
"""

from __future__ import annotations

import functools
import re
from typing import TypeAlias

Rule: TypeAlias = tuple[str, str, str]
"""What a text must hold for the rule to apply (a saving of time only), a pattern, and what takes its place."""

NO_BREAK = "\u00a0"
NARROW = "\u202f"
MASK = "\U000f0000"
"""Stands for one protected stretch while rules run; private use, and itself protected where a text holds it."""

PROTECTED = re.compile(
    rf"""{MASK}
    | \{{[^{{}}]*\}}                                                  # placeholders
    | `[^`]*`                                                         # code
    | \]\([^()\s]*\)                                                  # the target of a link
    | (?:https?://|www\.|mailto:)[^\s<>()«»“”"]*[^\s<>()«»“”‘’"'.…,;:!?*] # addresses, without the sentence's own marks
    | (?<!\w):[a-z][a-z0-9-]*:                                     # symbols
    """,
    re.VERBOSE,
)

SPACES = "[ \u00a0\u2009\u202f]"
BEFORE = r"([^\s;:!?*(\[«“¿¡])(\**)"
"""What a French mark may follow: a word, perhaps with closing markup between the two."""

DASHES: tuple[Rule, ...] = (
    ("-", r"\b(\d*[dD]\d+)-(?=\d)", r"\1−"),
    ("-", r"(?:^|(?<=[\s(\[«“/*:=]))-(?=[\d½¼¾])", "−"),
    ("-", r"(?<![\w.,–-])(\d+(?:[.,]\d+)*)-(?=\d+(?![\d-]))", r"\1–"),
)
"""Dice less a number; a number below zero; a range, though not a date such as 1941-05-24."""

DOUBLE = r'(?<![\w"])"(?=[^\s"])([^"]*[^\s"])"(?!")'
SINGLE = r"(?<![\w'’])'(?=\S)((?:[^'\n]|(?<=\w)'(?=\w))*?[^\s'])'(?!\w)"
"""Straight quotes in pairs; the single ones that are left over are apostrophes."""

ELLIPSIS: Rule = ("...", r"\.\.\.", "…")
APOSTROPHE: Rule = ("'", r"(?<!\d)'|'(?=\w)", "’")
UNIT: Rule = ("", rf"(?<=[\d{MASK}]){SPACES}(?=(?:mm|cm|km|kg|m|g|h|pt)(?![\w'’]))", NO_BREAK)

RULES: dict[str, tuple[Rule, ...]] = {
    "fr": (
        ('"', DOUBLE, r"«\1»"),
        ("'", SINGLE, r"«\1»"),
        APOSTROPHE,
        ELLIPSIS,
        *DASHES,
        ("«", rf"«{SPACES}*(?=[^\s»])", f"«{NO_BREAK}"),
        ("»", rf"(?<=[^\s«]){SPACES}*»", f"{NO_BREAK}»"),
        ("", rf"{BEFORE}{SPACES}*(?=[;!?](?![\w{MASK}]))", rf"\1\2{NARROW}"),
        (":", rf"{BEFORE}{SPACES}+(?=:(?!:))", rf"\1\2{NO_BREAK}"),
        (":", rf"{BEFORE}(?=:(?![\w:{MASK}]))", rf"\1\2{NO_BREAK}"),
        ("", rf"(?<=[\d{MASK}]){SPACES}*(?=[%‰€])", NO_BREAK),
        ("", r"(?<=\d)(?=(?:mm|cm|km|kg)(?!\w))", NO_BREAK),
        UNIT,
    ),
    "en": (('"', DOUBLE, r"“\1”"), ("'", SINGLE, r"‘\1’"), APOSTROPHE, ELLIPSIS, *DASHES, UNIT),
    "": (("'", r"(?<=[^\W\d])'(?=[^\W\d])", "’"), *DASHES),
}
"""The rules of each language in order; "" is any other language."""


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
    for trigger, pattern, replacement in compile_rules(language_of(lang)):
        if trigger in masked:
            masked = pattern.sub(replacement, masked)
    pieces = masked.split(MASK)
    return pieces[0] + "".join(span + piece for span, piece in zip(kept, pieces[1:], strict=True))


@functools.cache
def compile_rules(language: str) -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """Compile the rules of a language; done late, since a build needs one or two of them."""
    return tuple((trigger, re.compile(pattern), new) for trigger, pattern, new in RULES.get(language, RULES[""]))
