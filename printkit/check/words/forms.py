"""Forms of the glossary that stand nowhere, beside words of the texts that are nearly the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from printkit.check.registry import Finding, rule
from printkit.check.words.nearness import Neighbours
from printkit.check.words.phrases import Phrases, inflections
from printkit.check.words.texts import Text, plain_spelling, source_texts, tokenise
from printkit.check.words.vocabulary import glossary_forms
from printkit.diagnostics import Origin, Severity
from printkit.model.game import Game
from printkit.model.glossary import Forms


@rule("PK274", "form-near-miss", Severity.WARNING)
def form_near_miss(game: Game) -> Iterator[Finding]:
    """Report a form of the glossary that no text has, where the texts have one that is nearly the same.

    ## What it does
    Looks for the preferred form and the plural of each term in the texts of the source language. For one that stands
    nowhere, it looks for words that are one letter apart and that no other term claims. The plural may not be
    the preferred form over again.

    ## Why it matters
    A glossary guards the words that it knows: a term that is misspelt there guards nothing, and nobody notices.

    ## Example
    `space: {forms: {en: {preferred: spcae}}}`, and every text says "space".

    ## Fix
    Correct the form in the glossary, or remove it: the game does not use it.
    """
    return slips_of_forms(game, list(source_texts(game)), game.file.language)


def slips_of_forms(game: Game, texts: list[Text], lang: str) -> Iterator[Finding]:
    """Yield the forms of a language that are a slip of what the texts say instead."""
    # Slips of names are found where they stand: a text with a near miss may be the one that is wrong.
    every = [forms for term in game.parts.glossary.values() if term.kind != "name" and (forms := term.forms_in(lang))]
    for forms in every:
        if forms.plural == forms.preferred:
            yield Finding(_place(forms, "plural"), f'the plural "{forms.plural}" is the preferred form', "remove it")
    absent = _absent(every, texts)
    known = {_key(form) for *_, forms in glossary_forms(game, lang) for form in (*forms.accepted, *forms.forbidden)}
    near = _near(texts, absent, known) if absent else {}
    for key, written in near.items():
        forms, role, form = absent[key]
        hint = f'write "{written}", or remove the form: no text has it'
        yield Finding(_place(forms, role), f'no text has "{form}" ({lang}), but there is "{written}"', hint)


def _place(forms: Forms, role: str) -> Origin:
    return forms.places.get(role, forms.origin)


def _absent(every: list[Forms], texts: list[Text]) -> Mapping[str, tuple[Forms, str, str]]:
    """Return each preferred form and plural that stands in no text: whose it is, which of the two, and itself."""
    wanted = {_key(forms.preferred): (forms, "preferred", forms.preferred) for forms in every}
    # A plural that follows from the preferred form is right whether or not a text has it.
    wanted |= {
        _key(forms.plural): (forms, "plural", forms.plural)
        for forms in every
        if forms.plural and _words(forms.plural) not in inflections(_words(forms.preferred))
    }
    phrases = Phrases[str]((key, key) for key in wanted)
    # The same words within a longer form count as well: each is looked for alone where the first look fails.
    seen = {value for text in texts for found in phrases.find(text) for value in found.values}
    for key in wanted.keys() - seen:
        alone = Phrases[str]([(key, key)], inflected=True)
        if any(True for text in texts for _ in alone.find(text)):
            seen.add(key)
    return {key: found for key, found in wanted.items() if key not in seen}


def _near(texts: list[Text], absent: Mapping[str, object], known: set[str]) -> Mapping[str, str]:
    """Return what the texts have that is nearly an absent form, by the form."""
    neighbours = Neighbours(absent)
    lengths = {len(tokenise(key)) for key in absent}
    found: dict[str, str] = {}
    for text in texts:
        for index in range(len(text.tokens)):
            for length in lengths:
                window = text.tokens[index : index + length]
                if len(window) < length or not text.joined(window):
                    continue
                written = text.surface(window)
                slip = None if _key(written) in known else neighbours.nearest(_key(written))
                if slip and slip[1] == 1 and slip[0][0] == _key(written)[0]:
                    found.setdefault(slip[0], written)
    return found


def _key(form: str) -> str:
    return plain_spelling(form).casefold()


def _words(form: str) -> tuple[str, ...]:
    return tuple(token.folded for token in tokenise(form))
