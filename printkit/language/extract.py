"""The texts of a game → the entries to translate, with what a translator is told of each, and the template."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from printkit.diagnostics import Origin
from printkit.language.budgets import budget_in
from printkit.language.describe import describe, titles_of
from printkit.language.entries import Entry
from printkit.language.header import make_header
from printkit.language.placeholders import BRACE_FORMAT, has_words, is_brace_format
from printkit.language.plurals import translated_as
from printkit.language.writer import write_entries
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Texts:
    """What there is to translate: the messages of a game, its name, the language they are in.

    `notes` are what the sources tell translators, by the context and text of the message they stand with; `budgets` say
    how much room a message has. Where they are None nobody measured it, and what a catalogue says of it stays.
    """

    messages: Sequence[Message]
    project: str = ""
    language: str = "en"
    notes: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    budgets: Mapping[tuple[str, str], str] | None = None

    def told(self, message: Message, titles: Mapping[str, str]) -> tuple[str, ...]:
        """Return what a translator is told of a message: where it stands, the notes beside it, its room."""
        key = (message.context, message.text)
        lines = (describe(message.context, titles), *self.notes.get(key, ()), (self.budgets or {}).get(key, ""))
        return tuple(line for line in lines if line)


def list_wanted(texts: Texts) -> list[Entry]:
    """Return an empty entry for each text with words, in order; one that is written in several places has them all."""
    wanted: dict[tuple[str, str], Entry] = {}
    titles = titles_of(texts.messages)
    for message in texts.messages:
        if message.fixed or not has_words(message.text):
            continue
        text, plural = translated_as(message.text)
        entry = wanted.get((message.context, text))
        if entry is None:
            flags = (BRACE_FORMAT,) if is_brace_format(plural or text) else ()
            forms = ("", "") if plural else ("",)
            told = texts.told(message, titles)
            entry = Entry(message.context, text, forms, plural=plural, flags=flags, extracted=told)
        places = dict.fromkeys((*entry.references, *write_reference(message.origin)))
        wanted[entry.key] = replace(entry, references=tuple(places))
    return list(wanted.values())


def write_reference(origin: Origin) -> tuple[str, ...]:
    """Return `file:line` as a tuple of one, or of none for a text that is in no file."""
    if not origin.file:
        return ()
    # gettext puts names with spaces between these two signs.
    name = f"\u2068{origin.file}\u2069" if " " in origin.file else origin.file
    return (f"{name}:{origin.line}" if origin.line else name,)


def write_template(texts: Texts, old: Iterable[Entry] = ()) -> str:
    """Write the PO template of a game: every text once for each address, none translated; `old` is what it held before."""
    known = {entry.key: entry for entry in old}
    entries = [keep_budget(entry, known.get(entry.key), texts) for entry in list_wanted(texts)]
    return write_entries([make_header("", texts.project, texts.language), *entries])


def keep_budget(entry: Entry, old: Entry | None, texts: Texts) -> Entry:
    """Return an entry with what an older one says of its room, where nobody measured it anew and the text is the same."""
    kept = budget_in(old, entry.text) if texts.budgets is None else ()
    return replace(entry, extracted=(*entry.extracted, *kept)) if kept else entry
