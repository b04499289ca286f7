"""The catalogues of a game → findings about translations that are missing, stale or at odds with their source."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.check.engine import Wanted, check_translation, every_kind
from printkit.check.marks import loose_marks
from printkit.check.registry import Translation
from printkit.check.words.texts import translated_forms
from printkit.diagnostics import Kind, Origin, Report, Severity, Text
from printkit.diagnostics.language import language_without_words
from printkit.language import Catalog, check_catalog
from printkit.language.catalog import compare_message
from printkit.language.notes import read_notes
from printkit.language.opening import open_catalog
from printkit.language.own_words import lacks_words, spoken_languages
from printkit.language.plurals import translated_as
from printkit.model.game import Game
from printkit.source import ProjectFiles
from printkit.source.text import Message


def check_catalogues(
    game: Game, files: ProjectFiles, languages: Iterable[str], report: Report, wanted: Wanted = every_kind
) -> None:
    """Check every catalogue of a game, or those of some languages, against the game's texts and by the rules.

    The notes for translators are looked at, too: each has to stand with a text. So are the marks of bold and italic words,
    in all languages: laying a text out finds the same, but not every check lays out.
    """
    read_notes(files, game.messages, report)
    chosen = tuple(languages) or game.languages
    if game.file.language in chosen:
        report.extend(loose_marks(_sources(game), game.file.language))
    for lang in game.languages:
        catalog = open_catalog(files, game.file, lang, report) if lang in chosen else None
        if catalog is None:
            continue
        if not catalog.damaged and lacks_words(lang, catalog):
            report.add(language_without_words(catalog.place, lang, spoken_languages(), catalog.file))
        check_catalog(catalog, game.messages, report)
        if not catalog.source:
            translation = Translation(game, lang, catalog)
            report.extend(loose_marks(_translations(translation), lang))
            check_translation(translation, report, wanted)


def check_edition(game: Game, lang: str, catalog: Catalog | None, report: Report) -> None:
    """Run those rules over the translation of an edition whose findings are errors, as the report judges them.

    There are none where the texts are printed as the sources have them. What is merely advised is left to
    `check_catalogues`, and what laying out finds by itself to that.
    """
    if catalog is not None and not catalog.source:
        check_translation(Translation(game, lang, catalog), report, lambda kind: _stops(kind, report))


def _stops(kind: Kind, report: Report) -> bool:
    """Tell whether the findings of a kind are errors, as a report judges them where nothing is silenced."""
    found = kind.at(Origin(""), Text(""))
    judged = report.judge(found) if report.judge else found
    return judged is not None and judged.severity is Severity.ERROR


def _sources(game: Game) -> Iterator[tuple[str, Origin]]:
    """Yield each text of the sources that is set, with its place, each of its forms where it has several."""
    for message in _set(game):
        yield from ((text, message.origin) for text in translated_as(message.text) if text)


def _translations(translation: Translation) -> Iterator[tuple[str, Origin]]:
    """Yield each form of each translation that is set, with its place; one with faults is not, and told of already."""
    for message in _set(translation.game):
        if not compare_message(translation.catalog, message)[1]:
            yield from ((text, origin) for _, text, origin in translated_forms(translation, message))


def _set(game: Game) -> Iterator[Message]:
    """Yield the messages that are set as text; the titles of drawings are there for readers to hear."""
    return (message for message in game.messages if not message.origin.file.endswith(".svg"))
