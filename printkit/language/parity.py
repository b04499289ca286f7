"""A source text beside its translation → findings about what the two do not share."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator

from printkit.diagnostics import Diagnostic
from printkit.diagnostics.language import (
    catalog_malformed,
    markup_differs,
    number_differs,
    placeholders_differ,
    stale_translation,
    untranslated_text,
)
from printkit.diagnostics.placeholders import malformed_placeholder
from printkit.language.entries import Entry
from printkit.language.placeholders import SYMBOL, Fault, placeholders_of, split_text
from printkit.source.text import Message

LINK = re.compile(r"\]\(([^()\s]*)\)")
MARK = re.compile(r"\*\*|\*|\n")
THOUSANDS = re.compile(r"(?<=\d)[,.\u00a0\u202f ](?=\d{3}(?!\d))")
NUMBER = re.compile(r"\d+")


@functools.lru_cache(maxsize=8192)
def compare_entry(message: Message, entry: Entry, lang: str) -> tuple[Diagnostic, ...]:
    """Return what keeps an entry from standing for a message: empty, stale, or unlike its source."""
    if not entry.complete:
        return (untranslated_text(entry.origin, message.text, lang, "write the translation in this entry"),)
    if entry.fuzzy or entry.text != message.text:
        earlier = entry.previous_text or entry.text
        return (stale_translation(entry.origin, earlier, message.text, marked=entry.text == message.text),)
    if entry.plural:
        what = f'"{entry.text[:40]}" has plural forms, its text in the sources has none'
        return (catalog_malformed(entry.origin, what, 'remove msgid_plural and write a single "msgstr"'),)
    return tuple(compare_texts(message.text, entry))


def compare_texts(source: str, entry: Entry) -> Iterator[Diagnostic]:
    """Yield what differs between a source text and each form of its translation, at the entry."""
    for form in entry.forms:
        yield from compare_placeholders(source, form, entry)
        yield from compare_markup(source, form, entry)
        yield from compare_numbers(source, form, entry)


def compare_placeholders(source: str, translation: str, entry: Entry) -> Iterator[Diagnostic]:
    """Yield malformed braces of the translation, and placeholders that it lost or gained; modifiers are free."""
    for part in split_text(translation):
        if isinstance(part, Fault):
            yield malformed_placeholder(entry.origin, part.raw, part.why)
    wanted, found = (Counter(each.path for each in placeholders_of(text)) for text in (source, translation))
    missing, unknown = (list_braced(difference) for difference in (wanted - found, found - wanted))
    if missing or unknown:
        yield placeholders_differ(entry.origin, missing, unknown)


def list_braced(names: Counter[str]) -> list[str]:
    """Return names in braces, each as often as it counts."""
    return [f"{{{name}}}" for name in names.elements()]


def compare_markup(source: str, translation: str, entry: Entry) -> Iterator[Diagnostic]:
    """Yield each mark that the two texts have in different number."""
    wanted, found = count_marks(source), count_marks(translation)
    for mark in sorted(wanted | found):
        if wanted[mark] != found[mark]:
            shown = "line end" if mark == "\n" else mark
            yield markup_differs(entry.origin, shown, wanted[mark], found[mark])


def count_marks(text: str) -> Counter[str]:
    """Count bold and italic marks, symbols, link targets and line ends."""
    text = text.strip("\n")
    return Counter([*MARK.findall(text), *SYMBOL.findall(text), *LINK.findall(text)])


def compare_numbers(source: str, translation: str, entry: Entry) -> Iterator[Diagnostic]:
    """Yield the typed numbers that stand on one side only."""
    wanted, found = count_numbers(source), count_numbers(translation)
    if wanted != found:
        yield number_differs(entry.origin, [*(wanted - found).elements()], [*(found - wanted).elements()])


def count_numbers(text: str) -> Counter[str]:
    """Count the numbers typed in a text; thousands and decimals may be marked as either language does."""
    plain = "".join(part if isinstance(part, str) else "{}" for part in split_text(text))
    return Counter(NUMBER.findall(THOUSANDS.sub("", LINK.sub("", SYMBOL.sub("", plain)))))
