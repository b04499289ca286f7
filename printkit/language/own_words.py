"""printkit's own words, such as `Cut`: English text and language → the entry that translates it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from printkit.diagnostics import Report
from printkit.language.catalog import OWN_CONTEXT, Catalog, read_catalog
from printkit.language.entries import Entry
from printkit.language.placeholders import BRACE_FORMAT, is_brace_format
from printkit.language.typography import language_of

FOLDER = Path(__file__).with_name("words")
SOURCE = "en"


@functools.cache
def spoken_languages() -> tuple[str, ...]:
    """Return the languages that printkit has words in: English and those with a file."""
    return tuple(sorted({SOURCE, *(path.stem for path in FOLDER.glob("*.po"))}))


def speaks(lang: str) -> bool:
    """Tell whether printkit has words of its own in a language."""
    return language_of(lang) in spoken_languages()


@functools.cache
def read_own_words(language: str) -> Catalog:
    """Read the words of a spoken language other than English; raises ValueError when its file is faulty."""
    path, report = FOLDER / f"{language}.po", Report()
    catalog = read_catalog(path.read_bytes(), f"printkit/language/words/{language}.po", report)
    if report.errors:
        raise ValueError("; ".join(f"{each.origin}: {each.message}" for each in report))
    return catalog


def find_own_words(text: str, lang: str, catalog: Catalog | None) -> Iterator[tuple[Entry, Catalog]]:
    """Yield the translations of one of printkit's words, best first: the game's catalogue, then printkit's own."""
    own = read_own_words(language_of(lang)) if speaks(lang) and language_of(lang) != SOURCE else None
    for context, words in ((OWN_CONTEXT, catalog), ("", own)):
        entry = words.entries.get((context, text)) if words else None
        if words and entry and entry.complete and not entry.fuzzy and not entry.plural:
            yield entry, words


def lacks_words(lang: str, catalog: Catalog | None) -> bool:
    """Tell whether a language that printkit does not speak has not all of its words in the game's catalogue either."""
    if speaks(lang):
        return False
    return any(next(find_own_words(entry.text, lang, catalog), None) is None for entry in list_own_words())


@functools.cache
def list_own_words() -> tuple[Entry, ...]:
    """Return an untranslated entry for each of printkit's words, for catalogues in languages it does not speak."""
    return tuple(
        Entry(
            OWN_CONTEXT,
            entry.text,
            flags=(BRACE_FORMAT,) if is_brace_format(entry.text) else (),
            extracted=("one of printkit's own words, in margins and on generated pages",),
        )
        for entry in sorted(read_own_words("fr").entries.values(), key=lambda entry: entry.origin)
    )
