"""Entries → the text of a PO file, the same on every run."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from printkit.language.entries import Entry

WIDTH = 100
"""The column at which long texts are broken, in characters."""

LINES = re.compile(r"[^\n]*\n|[^\n]+")
WORDS = re.compile(r"(?:\{[^{}]*\}|[^ ])+ *| +")
ESCAPED = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\t": r"\t", "\r": r"\r"})


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
    lines = list(wrap(text, WIDTH - len(mark) - len(keyword)))
    if len(lines) > 1:
        lines.insert(0, "")  # as gettext does: all of a long text below its keyword
    yield from (f'{mark}{"" if number else f"{keyword} "}"{line}"' for number, line in enumerate(lines))


def wrap(text: str, width: int) -> Iterator[str]:
    """Yield the lines of a text in escapes, at least one, each no wider than a width with its quotes where words allow it.

    A line may end after a space, though not after one inside a placeholder, which translators' tools look for whole.
    """
    for part in LINES.findall(text) or [""]:
        line = ""
        for word in WORDS.findall(escape(part)):
            if line and len(line) + len(word) + 2 > width:
                yield line
                line = ""
            line += word
        yield line


def escape(text: str) -> str:
    """Return a text as it stands between quotes."""
    return text.translate(ESCAPED)
