"""A game's glossary and roster in one language → forms, names and phrases to look for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.check.registry import Translation
from printkit.check.words.texts import plain_spelling, translated
from printkit.language.typography import language_of
from printkit.model.contents import Forms, Term
from printkit.model.game import Game
from printkit.model.names import Name


def forms_of(term: Term, lang: str) -> Forms | None:
    """Return the forms of a term in a language, or of `pt` where it has none in `pt-br`."""
    return term.forms.get(Name(lang)) or term.forms.get(Name(language_of(lang)))


def glossary_forms(game: Game, lang: str) -> Iterator[tuple[Name, Term, Forms]]:
    """Yield each term that has forms in a language.

    A proper name without forms of its own there is spelt as in the source language.
    """
    for name, term in game.parts.glossary.items():
        forms = forms_of(term, lang)
        if forms is None and term.kind == "name":
            forms = forms_of(term, game.file.language)
        if forms is not None:
            yield name, term, forms


def proper_names(game: Game, lang: str, translation: Translation | None = None) -> Mapping[str, bool]:
    """Return what is spelt one way everywhere in a language: names of the glossary, titles of the roster.

    The value is True for the first spelling of a thing, which near misses are compared with.
    """
    names: dict[str, bool] = {}
    for _, term, forms in glossary_forms(game, lang):
        if term.kind == "name":
            names |= {plain_spelling(form): form in (forms.preferred, forms.plural) for form in forms.accepted}
    for unit in game.parts.roster.values():
        found = translated(translation, unit.title) if translation else (unit.title.text, unit.title.origin)
        if found:
            names.setdefault(plain_spelling(found[0]), True)
    return names
