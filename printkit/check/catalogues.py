"""The catalogues of a game → findings about translations that are missing, stale or at odds with their source."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.check.engine import Wanted, check_translation, every_kind
from printkit.check.registry import Translation
from printkit.diagnostics import Report
from printkit.diagnostics.language import language_without_words
from printkit.language import check_catalog
from printkit.language.notes import read_notes
from printkit.language.opening import open_catalog
from printkit.language.own_words import lacks_words, spoken_languages
from printkit.model.game import Game
from printkit.source import ProjectFiles


def check_catalogues(
    game: Game, files: ProjectFiles, languages: Iterable[str], report: Report, wanted: Wanted = every_kind
) -> None:
    """Check every catalogue of a game, or those of some languages, against the game's texts and by the rules.

    The notes for translators are looked at, too: each has to stand with a text.
    """
    read_notes(files, game.messages, report)
    chosen = tuple(languages) or game.languages
    for lang in game.languages:
        catalog = open_catalog(files, game.file, lang, report) if lang in chosen else None
        if catalog is None:
            continue
        if lacks_words(lang, catalog):
            report.add(language_without_words(catalog.place, lang, spoken_languages(), catalog.file))
        check_catalog(catalog, game.messages, report)
        if not catalog.source:
            check_translation(Translation(game, lang, catalog), report, wanted)
