"""The catalogues of a game → findings about translations that are missing, stale or at odds with their source."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.check.engine import Wanted, check_translation, every_kind
from printkit.check.registry import Translation
from printkit.diagnostics import Report
from printkit.diagnostics.project import catalogue_not_found
from printkit.language import check_catalog, read_catalog
from printkit.model.game import Game
from printkit.source import ProjectFiles


def check_catalogues(
    game: Game, files: ProjectFiles, languages: Iterable[str], report: Report, wanted: Wanted = every_kind
) -> None:
    """Check every catalogue of a game, or those of some languages, against the game's texts and by the rules."""
    chosen = tuple(languages) or game.languages
    for lang in game.file.translations:
        if lang not in chosen:
            continue
        name = f"locale/{lang}.po"
        if not files.has(name):
            place = game.file.places.get("translations", game.file.origin)
            report.add(catalogue_not_found(place, files.shown(name)))
            continue
        data = files.read_bytes(name, report)
        if data is not None:
            catalog = read_catalog(data, files.shown(name), report)
            check_catalog(catalog, game.messages, report)
            check_translation(Translation(game, lang, catalog), report, wanted)
