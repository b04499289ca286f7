"""Words that the glossary forbids, and terms of which a game speaks in two ways or means two things."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from printkit.check.registry import Finding, rule
from printkit.check.words.phrases import Phrases
from printkit.check.words.texts import Text, source_texts
from printkit.check.words.vocabulary import glossary_forms
from printkit.diagnostics import Origin
from printkit.model.game import Game
from printkit.model.glossary import Forms
from printkit.model.names import Name

Claim = tuple[Name, str, Origin]
"""A term that claims a form, what the form is to it (preferred, plural …), and where."""


@rule("PK262", "forbidden-term")
def forbidden_term(game: Game) -> Iterator[Finding]:
    """Report a word that the glossary forbids.

    ## What it does
    Looks in every text for the `forbidden` forms of the glossary in the source language, as whole words, in any
    case and in the plural. A forbidden word within a longer form that is right does not count.

    ## Why it matters
    Two words for one thing make players look for two things, and one word for two things is worse.

    ## Example
    `board: {forms: {en: {preferred: board, forbidden: [map]}}}`, and a rule says "put it on the map".

    ## Fix
    Write the preferred form: "put it on the board".
    """
    return forbidden_forms(game, source_texts(game), game.file.language)


def forbidden_forms(game: Game, texts: Iterable[Text], lang: str) -> Iterator[Finding]:
    """Yield the forbidden forms in texts of one language."""
    terms = list(glossary_forms(game, lang))
    accepted = [(form, None) for *_, forms in terms for form in forms.accepted]
    forbidden = [(form, forms) for *_, forms in terms for form in forms.forbidden]
    if not forbidden:
        return
    phrases = Phrases[Forms | None]([*accepted, *forbidden], inflected=True)
    for text in texts:
        for tokens, values in phrases.find(text):
            wanted = [forms.preferred for forms in values if forms]
            if len(wanted) == len(values):
                listed = " or ".join(f'"{form}"' for form in dict.fromkeys(wanted))
                written = text.surface(tokens)
                yield Finding(text.origin, f'"{written}" is a word the glossary forbids', f"write {listed}")


@rule("PK270", "ambiguous-term")
def ambiguous_term(game: Game) -> Iterator[Finding]:
    """Report a word that the glossary gives to two terms, or a meaning that it gives to two words.

    ## What it does
    Compares, within each language, the forms of all terms: no word is preferred, plural or allowed for two of them,
    none is forbidden for one and preferred for another (or for the same). No two terms have the same `means`.

    ## Why it matters
    "Torpedo hit" cannot mean a torpedo that hit the ship on one page and a torpedo that was hit on the next.

    ## Example
    `turn: {forms: {fr: {preferred: tour}}}` and `round: {forms: {fr: {preferred: tour}}}`

    ## Fix
    Give one of the two terms a word of its own. Where an old word is ambiguous, forbid it for both.
    """
    for lang in dict.fromkeys(
        (*game.languages, *(each for term in game.parts.glossary.values() for each in term.forms))
    ):
        yield from _shared_forms(game, str(lang))
    yield from _shared_meanings(game)


def _shared_forms(game: Game, lang: str) -> Iterator[Finding]:
    claims: defaultdict[str, list[Claim]] = defaultdict(list)
    for name, _, forms in glossary_forms(game, lang):
        for form, role in _roles(forms):
            claims[" ".join(form.casefold().split())].append((name, role, forms.origin))
    for form, (first, *others) in claims.items():
        for other in others:
            fault = _conflict(first, other)
            if fault:
                yield Finding(other[2], f'"{form}" ({lang}) is {fault}', "give each term a word of its own")


def _roles(forms: Forms) -> Iterator[tuple[str, str]]:
    yield forms.preferred, "preferred"
    if forms.plural and forms.plural.casefold() != forms.preferred.casefold():
        yield forms.plural, "the plural"
    yield from ((form, "allowed") for form in dict.fromkeys(forms.allowed))
    yield from ((form, "forbidden") for form in dict.fromkeys(forms.forbidden))


def _conflict(first: Claim, other: Claim) -> str:
    """Say what two claims of a form contradict each other in: not if both forbid it, nor within what one term allows."""
    forbidding = (first[1] == "forbidden") + (other[1] == "forbidden")
    if forbidding == 2 or (first[0] == other[0] and not forbidding):
        return ""
    if first[0] == other[0]:
        return f'{first[1]} and {other[1]} for the term "{first[0]}"'
    if "allowed" in (first[1], other[1]) and not forbidding:
        return ""
    return f'{first[1]} for the term "{first[0]}" and {other[1]} for "{other[0]}"'


def _shared_meanings(game: Game) -> Iterator[Finding]:
    seen: dict[str, Name] = {}
    for name, term in game.parts.glossary.items():
        if term.means is None:
            continue
        meaning = " ".join(term.means.text.casefold().split())
        first = seen.setdefault(meaning, name)
        if first != name:
            message = f'the terms "{first}" and "{name}" mean the same'
            yield Finding(term.means.origin, message, "make them one term, and forbid the word that goes")
