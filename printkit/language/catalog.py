"""A PO file → the catalogue of one language; a catalogue beside the game's messages → findings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from printkit.diagnostics import Diagnostic, Origin, Report, Severity
from printkit.diagnostics.language import untranslated_text, unused_translation
from printkit.language.entries import Entry
from printkit.language.header import PluralForms, read_plural_forms
from printkit.language.parity import compare_entry, compare_texts
from printkit.language.placeholders import has_words
from printkit.language.plurals import translated_as
from printkit.language.po_file import HEADER_KEY, find_header, read_po_file
from printkit.source.text import Message

OWN_CONTEXT = "printkit"
"""The context under which a game's catalogue may translate printkit's own words."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalog:
    """The translations of one language. `entries` is keyed by context and source text, `by_context` by context.

    `place` is where to report what the catalogue as a whole lacks. That of the language of the sources, `source`, has
    nothing but printkit's own words. `plurals` says which form of a translation goes with a number. Of one that is
    `damaged` a part could not be read: what it lacks may stand there.
    """

    file: str
    lang: str
    entries: Mapping[tuple[str, str], Entry]
    by_context: Mapping[str, Entry]
    place: Origin
    source: bool = False
    plurals: PluralForms = PluralForms()
    damaged: bool = False

    def find(self, message: Message) -> Entry | None:
        """Return the entry of a message, or one made for an earlier text at its context, or None."""
        exact = self.entries.get((message.context, translated_as(message.text)[0]))
        return exact or (self.by_context.get(message.context) if message.context else None)


def read_catalog(text: str | bytes, file: str, report: Report, *, source: bool = False) -> Catalog:
    """Read a PO file named `<lang>.po`; its faults go to `report`, each at its line, and never raise.

    Reports what is wrong with the file as a file: syntax, duplicates, header. What is wrong with single
    translations is reported where they are used (`Locale`), and for all of them by `check_catalog`.
    """
    lang = PurePosixPath(file).stem
    faults = Report(report.judge)
    found = read_po_file(text, file, faults)
    report.extend(faults)
    unread = {"PK308"} if found else {"PK308", "PK309"}
    damaged = any(fault.code in unread and fault.severity is Severity.ERROR for fault in faults)
    texts = [entry for entry in reversed(found) if entry.key != HEADER_KEY and not entry.obsolete]
    entries, by_context = {e.key: e for e in texts}, {e.context: e for e in texts}
    plurals = read_plural_forms(find_header(found)) or PluralForms()
    return Catalog(file, lang, entries, by_context, Origin(file), source, plurals, damaged)


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
    return compare_texts(entry.text, entry, PluralForms()) if entry.complete and not entry.fuzzy else iter(())


def compare_message(catalog: Catalog, message: Message) -> tuple[Entry | None, tuple[Diagnostic, ...]]:
    """Return the entry of a message with its faults; an entry without faults may be printed.

    A text without words, such as `4+`, needs no translation, nor does any in the language of the sources: it has
    neither. Nor is one reported that a damaged catalogue lacks, of which nothing is printed: what to do is to mend that.
    """
    if catalog.source or message.fixed or not has_words(message.text):
        return None, ()
    entry = catalog.find(message)
    if entry:
        return entry, compare_entry(message, entry, catalog.lang, catalog.plurals)
    if catalog.damaged:
        return None, ()
    hint = f'run "printkit translate update", then translate it in {catalog.file}'
    return None, (untranslated_text(message.origin, translated_as(message.text)[0], catalog.lang, hint),)
