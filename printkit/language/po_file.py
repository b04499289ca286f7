"""The bytes of a PO file → its entries, with what is wrong with it as a file: encoding, syntax, duplicates, header."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.language import (
    catalog_header,
    catalog_malformed,
    catalog_windows_marks,
    duplicate_translation,
)
from printkit.diagnostics.source import unprintable_character
from printkit.diagnostics.wording import counted
from printkit.language.entries import Entry, read_entries
from printkit.language.header import (
    PluralForms,
    are_plurals_of,
    gettext_code,
    look_up_plurals,
    read_header,
    read_plural_forms,
)
from printkit.language.typography import language_of
from printkit.source.places import locate

HEADER_KEY = ("", "")
"""Context and text of the entry that is the header."""

CONTROL = re.compile("[\x00-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]")
"""What no text holds but a damaged one; the separators of lines and paragraphs are left to the typesetter."""

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_po_file(content: str | bytes, file: str, report: Report) -> tuple[Entry, ...]:
    """Read the entries of a PO file named `<lang>.po`, header and obsolete ones included; none of one that is not UTF-8.

    Each fault of the file goes to `report` at its line.
    """
    text = content if isinstance(content, str) else decode_catalog(content, file, report)
    if text is None:
        return ()
    if bad := CONTROL.search(text):
        report.add(unprintable_character(locate(text, bad.start(), file), bad.group()))
    entries = read_entries(text, file, report)
    live = [entry for entry in entries if not entry.obsolete]
    report.extend(find_duplicates(live))
    header = find_header(live)
    report.extend(check_header(header, file, PurePosixPath(file).stem))
    report.extend(check_forms(live, read_plural_forms(header) or PluralForms()))
    return entries


def find_header(entries: Iterable[Entry]) -> Entry | None:
    """Return the header among entries, or None."""
    return next((entry for entry in entries if entry.key == HEADER_KEY and not entry.obsolete), None)


def decode_catalog(data: bytes, file: str, report: Report) -> str | None:
    """Decode a PO file; reports marks and line ends that gettext's tools stumble over.

    At the first byte that is not UTF-8 it reports catalog-header and returns None.
    """
    if data.startswith(BYTE_ORDER_MARK):
        hint = "save it as UTF-8 without byte order mark: gettext's own tools refuse it"
        report.add(catalog_windows_marks(Origin(file, 1, 1), "the file begins with a byte order mark", hint))
    if b"\r" in data:
        line = data.count(b"\n", 0, data.index(b"\r")) + 1
        count = data.count(b"\r")
        what = f"{counted(count, 'carriage return')} at the ends of lines"
        report.add(catalog_windows_marks(Origin(file, line, 1), what, "save the catalogue with Unix line ends (LF)"))
    try:
        return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
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


def check_header(header: Entry | None, file: str, lang: str) -> Iterator[Diagnostic]:
    """Yield what is wrong with the header: missing, another language or character set, plural forms unread or another's."""
    if header is None:
        what = f'"{PurePosixPath(file).name}" has no header'
        yield catalog_header(Origin(file), what, 'run "printkit translate update", which writes one')
        return
    fields = read_header(header)
    language = fields.get("language", "")
    if language_of(language) != language_of(lang):
        what = f'the header says language "{language}", the file name "{lang}"'
        yield catalog_header(header.origin, what, f'write "Language: {gettext_code(lang)}\\n", or rename the file')
    charset = fields.get("content-type", "").lower().partition("charset=")[2].strip()
    if charset not in {"utf-8", "utf8"}:
        what = f'the header says character set "{charset}"'
        yield catalog_header(header.origin, what, 'save as UTF-8 with "Content-Type: text/plain; charset=UTF-8\\n"')
    stated = fields.get("plural-forms", "")[:60]
    forms = read_plural_forms(header)
    if "plural-forms" not in fields:
        what = "the header states no plural forms"
    elif forms is None:
        what = f'plural forms "{stated}" cannot be read'
    elif not are_plurals_of(forms, lang):
        what = f'plural forms "{stated}" are not those of "{lang}"'
    else:
        return
    yield catalog_header(header.origin, what, f'write "Plural-Forms: {look_up_plurals(lang)}\\n"')


def check_forms(entries: Iterable[Entry], plurals: PluralForms) -> Iterator[Diagnostic]:
    """Yield the entries that have more or fewer plural forms than the header states."""
    for entry in entries:
        if entry.plural and len(entry.forms) != plurals.count:
            what = f'"{entry.text[:40]}" has {len(entry.forms)} plural forms, the header states {plurals.count}'
            yield catalog_malformed(entry.origin, what, f"write msgstr[0] to msgstr[{plurals.count - 1}]")
