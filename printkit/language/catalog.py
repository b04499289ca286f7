"""A PO file → the catalogue of one language; a catalogue beside the game's messages → findings."""

from __future__ import annotations

import functools
import gettext
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.language import (
    catalog_header,
    catalog_malformed,
    duplicate_translation,
    untranslated_text,
    unused_translation,
)
from printkit.language.entries import Entry, read_entries
from printkit.language.parity import compare_entry, compare_texts
from printkit.language.placeholders import has_words
from printkit.language.typography import language_of
from printkit.source.text import Message

OWN_CONTEXT = "printkit"
"""The context under which a game's catalogue may translate printkit's own words."""

PLURAL_FORMS = re.compile(r"\s*nplurals\s*=\s*([1-9])\s*;\s*plural\s*=\s*([^;]+?)\s*;?\s*")


@dataclass(frozen=True, slots=True)
class PluralForms:
    """How many plural forms a language has, and gettext's formula for choosing one by `n`."""

    count: int = 2
    formula: str = "n != 1"


@dataclass(frozen=True, slots=True, eq=False)
class Catalog:
    """The translations of one language. `entries` is keyed by context and source text, `by_context` by context."""

    file: str
    lang: str
    entries: Mapping[tuple[str, str], Entry]
    by_context: Mapping[str, Entry]
    plurals: PluralForms

    def find(self, message: Message) -> Entry | None:
        """Return the entry of a message, or one made for an earlier text at its context, or None."""
        exact = self.entries.get((message.context, message.text))
        return exact or (self.by_context.get(message.context) if message.context else None)


def read_catalog(text: str | bytes, file: str, report: Report) -> Catalog:
    """Read a PO file named `<lang>.po`; its faults go to `report`, each at its line, and never raise.

    Reports what is wrong with the file as a file: syntax, duplicates, header. What is wrong with single
    translations is reported where they are used (`Locale`), and for all of them by `check_catalog`.
    """
    lang = PurePosixPath(file).stem
    content = text if isinstance(text, str) else decode_catalog(text, file, report)
    if content is None:
        return Catalog(file, lang, {}, {}, PluralForms())
    live = [entry for entry in read_entries(content, file, report) if not entry.obsolete]
    report.extend(find_duplicates(live))
    header = next((entry for entry in live if entry.key == ("", "")), None)
    report.extend(check_header(header, file, lang))
    plurals = read_plural_forms(header) or PluralForms()
    report.extend(check_forms(live, plurals))
    texts = [entry for entry in reversed(live) if entry.key != ("", "")]
    return Catalog(file, lang, {e.key: e for e in texts}, {e.context: e for e in texts}, plurals)


def decode_catalog(data: bytes, file: str, report: Report) -> str | None:
    """Decode a PO file; reports catalog-header at the first byte that is not UTF-8, and returns None then."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = f'byte "0x{data[error.start]:02x}" is not UTF-8'
        report.add(catalog_header(Origin(file, line, 1), what, "save the catalogue in UTF-8"))
        return None


def find_duplicates(entries: Iterable[Entry]) -> Iterator[Diagnostic]:
    """Yield each entry whose context and text an earlier one has."""
    first: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        earlier = first.setdefault(entry.key, entry)
        if earlier is not entry:
            yield duplicate_translation(entry.origin, entry.context, entry.text, earlier.origin.line)


def read_header(header: Entry) -> dict[str, str]:
    """Return the fields of a header, names in lower case."""
    lines = (line.partition(":") for line in header.forms[0].split("\n"))
    return {name.strip().lower(): value.strip() for name, colon, value in lines if colon}


def check_header(header: Entry | None, file: str, lang: str) -> Iterator[Diagnostic]:
    """Yield what is wrong with the header: missing, another language or character set, unreadable plural forms."""
    if header is None:
        what = f'"{PurePosixPath(file).name}" has no header'
        yield catalog_header(Origin(file), what, 'run "printkit translate update", which writes one')
        return
    fields = read_header(header)
    language = fields.get("language", "")
    if language_of(language) != language_of(lang):
        what = f'the header says language "{language}", the file name "{lang}"'
        yield catalog_header(header.origin, what, f'write "Language: {lang}\\n", or rename the file')
    charset = fields.get("content-type", "").lower().partition("charset=")[2].strip()
    if charset not in {"utf-8", "utf8"}:
        what = f'the header says character set "{charset}"'
        yield catalog_header(header.origin, what, 'save as UTF-8 with "Content-Type: text/plain; charset=UTF-8\\n"')
    if "plural-forms" in fields and read_plural_forms(header) is None:
        what = f'plural forms "{fields["plural-forms"][:60]}" cannot be read'
        yield catalog_header(header.origin, what, f"write what gettext gives for {lang}: nplurals=…; plural=…;")


def read_plural_forms(header: Entry | None) -> PluralForms | None:
    """Return the plural forms that a header states, or None."""
    found = PLURAL_FORMS.fullmatch(read_header(header).get("plural-forms", "")) if header else None
    if found is None:
        return None
    forms = PluralForms(int(found[1]), found[2])
    try:
        indices = [plural_rule(forms.formula)(n) for n in range(200)]
    except (ValueError, ArithmeticError):
        return None
    return forms if max(indices) < forms.count else None


@functools.lru_cache(maxsize=64)
def plural_rule(formula: str) -> Callable[[int], int]:
    """Return the function that chooses a plural form; raises ValueError for what is not a formula of `n`.

    The standard library admits numbers, `n` and C operators only, so the formula remains data.
    """
    return gettext.c2py(formula)


def check_forms(entries: Iterable[Entry], plurals: PluralForms) -> Iterator[Diagnostic]:
    """Yield the entries that have more or fewer plural forms than the header states."""
    for entry in entries:
        if entry.plural and len(entry.forms) != plurals.count:
            what = f'"{entry.text[:40]}" has {len(entry.forms)} plural forms, the header states {plurals.count}'
            yield catalog_malformed(entry.origin, what, f"write msgstr[0] to msgstr[{plurals.count - 1}]")


def check_catalog(catalog: Catalog, messages: Iterable[Message], report: Report) -> None:
    """Report every fault of a catalogue's translations, and those that no message uses any more."""
    used: set[tuple[str, str]] = set()
    for message in messages:
        entry, faults = compare_message(catalog, message)
        report.extend(faults)
        used.update([entry.key] if entry else [])
    for key, entry in catalog.entries.items():
        if entry.context == OWN_CONTEXT:
            report.extend(compare_own_word(entry))
        elif key not in used:
            report.add(unused_translation(entry.origin, entry.context, entry.text))


def compare_own_word(entry: Entry) -> Iterator[Diagnostic]:
    """Yield the faults of a game's translation of one of printkit's own words."""
    return compare_texts(entry.text, entry) if entry.complete and not entry.fuzzy else iter(())


def compare_message(catalog: Catalog, message: Message) -> tuple[Entry | None, tuple[Diagnostic, ...]]:
    """Return the entry of a message with its faults; an entry without faults may be printed.

    A text without words, such as `4+`, needs no translation: it has neither.
    """
    if not has_words(message.text):
        return None, ()
    entry = catalog.find(message)
    if entry:
        return entry, compare_entry(message, entry, catalog.lang)
    hint = f'run "printkit translate update", then translate it in {catalog.file}'
    return None, (untranslated_text(message.origin, message.text, catalog.lang, hint),)
