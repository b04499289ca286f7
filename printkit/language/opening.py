"""A game's folder and a language → the catalogue that an edition in that language is made with."""

from __future__ import annotations

from printkit.diagnostics import Report
from printkit.diagnostics.project import catalogue_not_found
from printkit.language.catalog import Catalog, read_catalog
from printkit.language.own_words import speaks
from printkit.language.pseudo import PSEUDO
from printkit.language.scripts import SUPPORTED, is_tag, script_of
from printkit.model.files import GameFile
from printkit.source import ProjectFiles


def open_catalog(files: ProjectFiles, game: GameFile, lang: str, report: Report) -> Catalog | None:
    """Return the catalogue of a language of a game, or None after findings, and where a language needs none.

    The language of the sources needs one for printkit's own words alone, where printkit does not speak it: what
    lacks is reported at the catalogue, or where there is none, where `game.yaml` names the language.
    """
    source = lang == game.language
    if lang == PSEUDO or (source and speaks(lang)):
        return None
    name = f"locale/{lang}.po"
    place = game.places.get("language" if source else "translations", game.origin)
    if files.has(name):
        data = files.read_bytes(name, report)
        return None if data is None else read_catalog(data, files.shown(name), report, source=source)
    if source:
        return Catalog(files.shown(name), lang, {}, {}, place, source=True)
    report.add(catalogue_not_found(place, files.shown(name), _remedy(lang)))
    return None


def _remedy(lang: str) -> str:
    """Return what to do about a language without a catalogue: only one that printkit can set is given one."""
    if not is_tag(lang):
        return "write the language as a tag in lower case, such as fr or pt-br"
    if script_of(lang) not in {"", *SUPPORTED}:
        return f'leave "{lang}" out: printkit cannot set its script'
    return "run: printkit translate update"
