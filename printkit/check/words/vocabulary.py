"""A game's glossary and roster in one language → forms, names and phrases to look for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.check.registry import Translation
from printkit.check.words.texts import plain_spelling, translated
from printkit.model.game import Game
from printkit.model.glossary import Forms, Term
from printkit.model.names import Name
from printkit.source.text import Message


def glossary_forms(game: Game, lang: str) -> Iterator[tuple[Name, Term, Forms]]:
    """Yield each term that has forms in a language.

    A proper name without forms of its own there is spelt as in the source language.
    """
    for name, term in game.parts.glossary.items():
        forms = term.spelt_in(lang, game.file.language)
        if forms is not None:
            yield name, term, forms


def proper_names(game: Game, lang: str, translation: Translation | None = None) -> Mapping[str, bool]:
    """Return what is spelt one way everywhere in a language: names of the glossary, titles of units, ports and events.

    The value is True for the first spelling of a thing, which near misses are compared with.
    """
    names: dict[str, bool] = {}
    for _, term, forms in glossary_forms(game, lang):
        if term.kind == "name":
            names |= {plain_spelling(form): form in (forms.preferred, forms.plural) for form in forms.accepted}
    for title in _titles(game):
        found = translated(translation, title) if translation else (title.text, title.origin)
        if found:
            names.setdefault(plain_spelling(found[0]), True)
    return names


def _titles(game: Game) -> Iterator[Message]:
    """Yield the titles of units, of ports and of events."""
    yield from (unit.title for unit in game.parts.roster.values())
    yield from (port.title for chart in game.parts.charts.values() for port in chart.ports.values())
    yield from (event.title for event in game.parts.events.values())
