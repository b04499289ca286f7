"""A source text beside its translation → findings about what the two do not share."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.language import (
    catalog_malformed,
    markup_differs,
    number_differs,
    placeholders_differ,
    stale_translation,
    untranslated_text,
)
from printkit.diagnostics.placeholders import malformed_placeholder, malformed_plural
from printkit.language.entries import Entry
from printkit.language.header import PluralForms
from printkit.language.placeholders import SYMBOL, Fault, Placeholder, placeholders_of, split_text
from printkit.language.plurals import pair_forms, plural_of, translated_as
from printkit.source.text import Message

LINK = re.compile(r"\]\(([^()\s]*)\)")
MARK = re.compile(r"\*\*|\*|\n")
THOUSANDS = re.compile(r"(?<=\d)[,.\u00a0\u202f ](?=\d{3}(?!\d))")
NUMBER = re.compile("\\d+|[\u2680-\u2685]")
OPEN_RANGE = re.compile(r"(?<![\w.,+−-])\d+\+(?![\w+])")
SIGNED = re.compile(r"(?:(?<=[\s(\[«“/:*=])|^)[+−-]\d+(?![\w+-])")
BOUND = re.compile(r"[≤≥<>]\s?\d+")


def compare_entry(message: Message, entry: Entry, lang: str, plurals: PluralForms) -> tuple[Diagnostic, ...]:
    """Return what keeps an entry from standing for a message: empty, stale, or unlike its source."""
    return _compare(message, message.origin, entry, lang, plurals)


@functools.lru_cache(maxsize=8192)
def _compare(message: Message, origin: Origin, entry: Entry, lang: str, plurals: PluralForms) -> tuple[Diagnostic, ...]:
    """Compare them; two messages count as equal wherever they stand, hence the origin among what is remembered."""
    text, plural = translated_as(message.text)
    if not entry.complete:
        return (untranslated_text(entry.origin, text, lang, "write the translation in this entry"),)
    if entry.fuzzy or entry.text != text or (plural and entry.plural != plural):
        earlier = entry.previous_text or entry.text
        marked = (entry.text, entry.plural) == (text, plural)
        place = str(origin) if origin.file else ""
        return (stale_translation(entry.origin, earlier, message.text, place, marked=marked),)
    if entry.plural and not plural:
        what = f'"{entry.text[:40]}" has plural forms, its text in the sources has none'
        return (catalog_malformed(entry.origin, what, 'remove msgid_plural and write a single "msgstr"'),)
    return tuple(compare_texts(message.text, entry, plurals))


def compare_texts(source: str, entry: Entry, plurals: PluralForms) -> Iterator[Diagnostic]:
    """Yield what differs between a source text and each form of its translation, at the entry.

    A form is compared with that form of the source which it translates; the one for 1 alone need not print the number.
    """
    plural = plural_of(source)
    for index, (wanted, form) in enumerate(pair_forms(source, entry.forms, plurals)):
        free = plural.path if plural and plurals.is_of_one(index) else ""
        yield from compare_placeholders(wanted, form, entry, free)
        yield from compare_markup(wanted, form, entry)
        yield from compare_numbers(wanted, form, entry)


def compare_placeholders(source: str, translation: str, entry: Entry, free: str = "") -> Iterator[Diagnostic]:
    """Yield malformed braces of the translation, and placeholders that it lost or gained; modifiers but `or` are free.

    So is the loss of the placeholder of the path `free`.
    """
    for part in split_text(translation):
        if isinstance(part, Fault):
            yield malformed_placeholder(entry.origin, part.raw, part.why)
        elif isinstance(part, Placeholder) and part.forms:
            yield malformed_plural(entry.origin, part.raw, "stands in a translation, whose forms are msgstr[0] and on")
    wanted, found = (Counter(map(name_to_keep, placeholders_of(text))) for text in (source, translation))
    lost = wanted - found
    lost.pop(free, None)
    missing, unknown = (list_braced(difference) for difference in (lost, found - wanted))
    if missing or unknown:
        yield placeholders_differ(entry.origin, missing, unknown)


def name_to_keep(placeholder: Placeholder) -> str:
    """Return what of a placeholder a translation has to keep: its path, and an `or`, without which a list means `and`."""
    return placeholder.path + ("|or" if placeholder.modifier == "or" else "")


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
    """Yield the typed numbers that stand on one side only, else those of which one side alone has the sign or bound."""
    wanted, found = count_numbers(source), count_numbers(translation)
    if wanted == found:
        wanted, found = count_marked(source), count_marked(translation)
    if wanted != found:
        yield number_differs(entry.origin, [*(wanted - found).elements()], [*(found - wanted).elements()])


def count_numbers(text: str) -> Counter[str]:
    """Count the numbers and die faces typed in a text; thousands and decimals may be marked as either language does."""
    return Counter(NUMBER.findall(THOUSANDS.sub("", plain_text(text))))


def count_marked(text: str) -> Counter[str]:
    """Count the numbers that a sign makes mean something else: `4+`, `-1`, `≤2`."""
    plain = THOUSANDS.sub("", plain_text(text))
    marked = (match for pattern in (OPEN_RANGE, SIGNED, BOUND) for match in pattern.findall(plain))
    return Counter(re.sub(r"\s", "", each).replace("-", "−") for each in marked)


def plain_text(text: str) -> str:
    """Return a text without symbols and link targets, each placeholder as `{}`."""
    plain = "".join(part if isinstance(part, str) else "{}" for part in split_text(text))
    return LINK.sub("", SYMBOL.sub("", plain))
