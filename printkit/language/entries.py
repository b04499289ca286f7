"""The text of a PO file → its located entries; what cannot be read is reported and left out.

Babel's own reader gives the line of the msgid, merges duplicates, drops `#|`, prints to the terminal and raises
on hostile text; its import costs every French build 25 ms. Hence this one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.language import catalog_malformed
from printkit.language.po_blocks import Block, join_strings, read_blocks, sort_comments
from printkit.language.po_lines import CONTINUED, Line, group_lines, read_lines

RANKS = {"msgctxt": 0, "msgid": 1, "msgid_plural": 2, "msgstr": 3}
"""The order of the keywords in an entry; gettext knows no other."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a catalogue: a source text at a context, and its translation, one form or several plural forms.

    `origin` is the line of its `msgstr`. `comments` are the translator's, `extracted` what the sources tell the
    translator. `previous_…` are the context and texts that a fuzzy translation was made for.
    """

    context: str
    text: str
    forms: tuple[str, ...] = ("",)
    origin: Origin = field(default=Origin(""))
    plural: str = ""
    flags: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    references: tuple[str, ...] = ()
    previous_context: str = ""
    previous_text: str = ""
    obsolete: bool = False
    extracted: tuple[str, ...] = ()
    previous_plural: str = ""

    @property
    def key(self) -> tuple[str, str]:
        """Return what tells entries apart: context and text."""
        return (self.context, self.text)

    @property
    def fuzzy(self) -> bool:
        """Tell whether the translation is marked as doubtful."""
        return "fuzzy" in self.flags

    @property
    def complete(self) -> bool:
        """Tell whether every form is written."""
        return all(form.strip() for form in self.forms)


def read_entries(text: str, file: str, report: Report) -> tuple[Entry, ...]:
    """Read all entries of a PO text, obsolete ones included; reports catalog-malformed at the line."""
    entries: list[Entry] = []
    for block in read_blocks(text):
        if block.plain:
            entries.append(build_plain(block.plain, block.line, file))
        else:
            entries += read_groups(block, file, report)
    return tuple(entries)


def read_groups(block: Block, file: str, report: Report) -> Iterator[Entry]:
    """Yield the entries of a block, read line by line; reports catalog-malformed at the line."""
    for group in group_lines(read_lines(block.text, block.line)):
        faults = list(find_faults(group))
        for number, fault in faults:
            report.add(catalog_malformed(Origin(file, number, 1), fault))
        # A group may be nothing but comments, at the end of a file.
        if not faults and not all(line.comment for line in group):
            yield build_entry(group, file)


def build_plain(found: re.Match[str], line: int, file: str) -> Entry:
    """Build an entry from a block that begins at `line` and is nothing but the entry."""
    raw, context, text, form = found.groups()
    line += found.string.count("\n", 0, found.start(4))
    said = sort_comments(raw) if raw else {}
    return Entry(
        join_strings(context),
        join_strings(text),
        (join_strings(form),),
        Origin(file, line, 1),
        flags=split_flags(said.get("#,", ())),
        comments=tuple(said.get("#", ())),
        references=tuple(said.get("#:", ())),
        extracted=tuple(said.get("#.", ())),
    )


def split_flags(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the flags of an entry, each once."""
    return tuple(dict.fromkeys(flag.strip() for text in texts for flag in text.split(",") if flag.strip()))


def find_faults(group: list[Line]) -> Iterator[tuple[int, str]]:
    """Yield the line and the fault of everything that keeps a group of lines from being an entry."""
    broken = [(line.number, line.fault) for line in group if line.fault]
    if broken or all(line.comment for line in group):
        yield from broken
        return
    yield from find_loose_texts(group)
    keywords = [line for line in group if line.kind in RANKS and not line.previous]
    missing = [kind for kind in ("msgid", "msgstr") if kind not in {line.kind for line in keywords}]
    yield from ((group[-1].number, f'an entry has no "{kind}"') for kind in missing)
    for first, second in pairwise(keywords):
        if first.obsolete != second.obsolete:
            yield (second.number, 'an entry is in part commented out with "#~"')
        if RANKS[first.kind] >= RANKS[second.kind] and second.kind != "msgstr":
            yield (second.number, f'"{second.kind}" stands after "{first.kind}"')
    yield from find_misnumbered(keywords)


def find_loose_texts(group: list[Line]) -> Iterator[tuple[int, str]]:
    """Yield the texts that continue nothing."""
    before = [Line("#", "", 0), *group]
    for first, second in zip(before, group, strict=False):
        if second.kind == CONTINUED and (first.comment or first.previous != second.previous):
            yield (second.number, "a text stands without its keyword")


def find_misnumbered(keywords: list[Line]) -> Iterator[tuple[int, str]]:
    """Yield the keywords of an entry that have a number they should not have, or the wrong one."""
    plural = any(line.kind == "msgid_plural" for line in keywords)
    due = 0
    for line in keywords:
        wanted = str(due) if plural and line.kind == "msgstr" else None
        if line.index != wanted or (line.kind == "msgstr" and due and not plural):
            shown = line.kind if line.index is None else f"{line.kind}[{line.index}]"
            yield (line.number, f'"{shown}" is one too many or has the wrong number')
        due += line.kind == "msgstr"


def build_entry(group: list[Line], file: str) -> Entry:
    """Build an entry from its lines, which have no faults."""
    texts: dict[str, list[str]] = {}
    current = ""
    for line in group:
        if line.kind != CONTINUED:
            current = ("previous " if line.previous else "") + line.kind + (line.index or "")
        texts.setdefault(current, []).append(line.text)
    first = next(line for line in group if line.kind == "msgstr")
    return Entry(
        context="".join(texts.get("msgctxt", ())),
        text="".join(texts["msgid"]),
        forms=tuple("".join(form) for name, form in texts.items() if name.startswith("msgstr")),
        origin=Origin(file, first.number, 1),
        plural="".join(texts.get("msgid_plural", ())),
        flags=split_flags(texts.get("#,", ())),
        comments=tuple(texts.get("#", ())),
        references=tuple(texts.get("#:", ())),
        previous_context="".join(texts.get("previous msgctxt", ())),
        previous_text="".join(texts.get("previous msgid", ())),
        obsolete=first.obsolete,
        extracted=tuple(texts.get("#.", ())),
        previous_plural="".join(texts.get("previous msgid_plural", ())),
    )
