"""Entries → the text of a PO file, the same on every run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.language.entries import Entry

WIDTH = 100
"""The column at which long texts are broken, in characters."""


def write_entries(entries: Iterable[Entry]) -> str:
    """Write entries in the order given, a blank line between them."""
    return "\n".join("".join(f"{line}\n" for line in write_entry(entry)) for entry in entries)


def write_entry(entry: Entry) -> Iterator[str]:
    """Yield the lines of one entry; those of an obsolete one are commented out."""
    yield from (f"# {comment}".rstrip() for comment in entry.comments)
    yield from (f"#. {comment}".rstrip() for comment in entry.extracted)
    yield from (f"#: {reference}" for reference in entry.references)
    if entry.flags:
        yield f"#, {', '.join(entry.flags)}"
    mark = "#~" if entry.obsolete else ""
    previous = f"{mark}| " if mark else "#| "
    if entry.previous_context:
        yield from write_field("msgctxt", entry.previous_context, previous)
    if entry.previous_text:
        yield from write_field("msgid", entry.previous_text, previous)
    if entry.previous_plural:
        yield from write_field("msgid_plural", entry.previous_plural, previous)
    yield from write_texts(entry, f"{mark} " if mark else "")


def write_texts(entry: Entry, mark: str) -> Iterator[str]:
    """Yield the keyword lines of an entry, each after `mark`."""
    if entry.context:
        yield from write_field("msgctxt", entry.context, mark)
    yield from write_field("msgid", entry.text, mark)
    if entry.plural:
        yield from write_field("msgid_plural", entry.plural, mark)
    for number, form in enumerate(entry.forms):
        yield from write_field(f"msgstr[{number}]" if entry.plural else "msgstr", form, mark)


def write_field(keyword: str, text: str, mark: str) -> Iterator[str]:
    """Yield a keyword and its quoted text, broken at line ends and at the width, each line after `mark`."""
    from babel.messages.pofile import normalize  # noqa: PLC0415  # 25 ms that only `translate` need pay

    quoted = normalize(text, width=WIDTH - len(mark) - len(keyword))
    return (mark + line for line in f"{keyword} {quoted}".split("\n"))
