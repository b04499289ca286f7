"""A catalogue beside a game's texts → how far its translation has come."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.language.catalog import OWN_CONTEXT, Catalog
from printkit.language.extract import Texts, list_wanted
from printkit.language.own_words import list_own_words, speaks
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Status:
    """How far a catalogue has got, in texts; `unused` counts entries that no text has any more."""

    done: int
    fuzzy: int
    missing: int
    unused: int

    @property
    def total(self) -> int:
        """Return how many texts there are to translate."""
        return self.done + self.fuzzy + self.missing


def measure_progress(catalog: Catalog, texts: Texts) -> Status:
    """Count how many texts a catalogue translates, printkit's own where it has none, and which entries are unused."""
    wanted = [*list_wanted(texts), *(() if speaks(catalog.lang) else list_own_words())]
    found = [catalog.find(Message(entry.text, entry.context)) for entry in wanted]
    pairs = [(entry, old) for entry, old in zip(wanted, found, strict=True) if old and old.complete]
    # At the context of printkit's own words there are many texts: the nearest is another word, no earlier wording.
    written = [(entry, old) for entry, old in pairs if entry.context != OWN_CONTEXT or old.text == entry.text]
    fuzzy = sum(old.fuzzy or (old.text, old.plural) != (entry.text, entry.plural) for entry, old in written)
    used = {old.key for old in found if old}
    unused = sum(entry.key not in used and entry.context != OWN_CONTEXT for entry in catalog.entries.values())
    return Status(len(written) - fuzzy, fuzzy, len(wanted) - len(written), unused)
