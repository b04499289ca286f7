"""The texts of a language → the marks of bold or italic words that lack their partner, without laying anything out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.layout import text_markup
from printkit.language import typeset_punctuation
from printkit.language.placeholders import Fault, split_text
from printkit.typeset.inline import parse_inline

STAND_IN = "0"
"""Stands for the value of a placeholder, which most often is a number."""


def loose_marks(texts: Iterable[tuple[str, Origin]], lang: str) -> Iterator[Diagnostic]:
    """Yield each mark of a text, given with its place, that laying it out would find without its partner."""
    for text, origin in texts:
        if "*" in text or "_" in text:
            marks = parse_inline(typeset_punctuation(_filled(text), lang)).loose
            yield from (text_markup(origin, mark) for mark in marks)


def _filled(text: str) -> str:
    """Return a text as it may look on the page: with a figure for each placeholder, escaped braces plain."""
    if "{" not in text and "}" not in text:
        return text
    parts = split_text(text)
    return "".join(
        part if isinstance(part, str) else part.raw if isinstance(part, Fault) else STAND_IN for part in parts
    )
