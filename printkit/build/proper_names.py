"""A game, a language and its catalogue → the words of its proper names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from printkit.language import Catalog
from printkit.model.game import Game
from printkit.source.text import Message

WORD = re.compile(r"[^\W\d_]{5,}")


def words_of_names(game: Game, lang: str, catalog: Catalog | None) -> frozenset[str]:
    """Return the words, of five letters or more, of the names of units and ports and of those in the glossary."""
    return frozenset(word for text in _names(game, lang, catalog) for word in WORD.findall(text))


def _names(game: Game, lang: str, catalog: Catalog | None) -> Iterator[str]:
    titles: list[Message] = [unit.title for unit in game.parts.roster.values()]
    titles += [port.title for chart in game.parts.charts.values() for port in chart.ports.values()]
    for title in titles:
        entry = catalog.find(title) if catalog else None
        yield entry.forms[0] if entry else title.text
    for term in game.parts.glossary.values():
        forms = next((forms for name, forms in term.forms.items() if str(name) == lang), None)
        if term.kind == "name" and forms:
            yield from forms.accepted


def names_kept(game: Game) -> frozenset[str]:
    """Return the names that stay the same in every language: those that the glossary has in the sources' language."""
    names = [term for term in game.parts.glossary.values() if term.kind == "name"]
    return frozenset(
        accepted
        for term in names
        for lang, forms in term.forms.items()
        if forms and str(lang) == game.file.language
        for accepted in forms.accepted
    )
