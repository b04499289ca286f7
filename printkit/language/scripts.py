"""A language tag → whether it is one, and whether printkit can set the script that the language is written in."""

from __future__ import annotations

from printkit.language.typography import language_of

SUPPORTED = {"Latn": "Latin", "Grek": "Greek", "Cyrl": "Cyrillic"}
"""Scripts of letters that stand side by side from left to right, one glyph each."""

LATIN = frozenset({"en", "fr", "de", "es", "it", "nl", "pt", "sv", "da", "nb", "fi", "pl", "cs", "hu", "ro", "tr"})
"""Languages known to be written in Latin letters without asking Babel, whose import costs a build 25 ms."""


def is_tag(lang: str) -> bool:
    """Tell whether a word is a language tag as printkit writes them: lower case, parts joined by hyphens."""
    parts = lang.split("-")
    plain = all(part.isascii() and part.isalnum() and part == part.lower() for part in parts)
    return plain and parts[0].isalpha() and len(parts[0]) <= 3


def script_of(lang: str) -> str:
    """Return the code of the script that a language is written in, such as `Latn`; empty where nobody knows.

    The tag may name the script: `sr-latn`.
    """
    named = [part.title() for part in lang.split("-")[1:] if len(part) == 4 and part.isalpha()]
    if named:
        return named[0]
    if language_of(lang) in LATIN:
        return "Latn"
    from babel.core import get_global  # noqa: PLC0415  # see LATIN

    likely = get_global("likely_subtags")
    full = str(likely.get(lang.replace("-", "_")) or likely.get(language_of(lang)) or "")
    return next((part for part in full.split("_") if len(part) == 4), "")


def script_name(code: str) -> str:
    """Return the English name of a script, such as `Arabic` for `Arab`."""
    from babel import Locale  # noqa: PLC0415  # see LATIN

    return str(Locale("en").scripts.get(code, code))
