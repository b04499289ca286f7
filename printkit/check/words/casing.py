"""Terms and names whose capitals change from text to text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from printkit.check.registry import Finding, rule
from printkit.check.words.phrases import Phrases
from printkit.check.words.texts import Text, Token, source_texts, tokenise
from printkit.check.words.vocabulary import glossary_forms
from printkit.model.game import Game


@rule("PK263", "casing-variant")
def casing_variant(game: Game) -> Iterator[Finding]:
    """Report a term or name whose capitals differ from those of the glossary.

    ## What it does
    Compares each form of the glossary with the texts, letter for letter. The first word of a sentence may begin with
    a capital; titles and labels may have more of them, or be all capitals, but no name loses its own there.

    ## Why it matters
    `U-boat` and `U-Boat` look like two units, `torpedo zone` and `Torpedo Zone` like a word and a rule.

    ## Example
    The glossary prefers `torpedo zone`, a rule says "it enters the Torpedo Zone".

    ## Fix
    Write it as the glossary does. Where both are right, add the other to `allowed`.
    """
    return casing_variants(game, source_texts(game), game.file.language)


class _Spelling(NamedTuple):
    form: str
    name: bool


def casing_variants(game: Game, texts: Iterable[Text], lang: str) -> Iterator[Finding]:
    """Yield the forms of the glossary that have other capitals in texts of one language."""
    terms = list(glossary_forms(game, lang))
    phrases = Phrases(
        (form, _Spelling(form, term.kind == "name")) for _, term, forms in terms for form in forms.accepted
    )
    for text in texts:
        for tokens, spellings in phrases.find(text):
            if not any(_fits(text, tokens, spelling) for spelling in spellings):
                written, wanted = text.surface(tokens), spellings[0].form
                yield Finding(
                    text.origin,
                    f'"{written}" is written "{wanted}" in the glossary',
                    f'write "{wanted}", or add "{written}" to its allowed forms',
                )


def _fits(text: Text, tokens: tuple[Token, ...], spelling: _Spelling) -> bool:
    wanted = tuple(token.text for token in tokenise(spelling.form))
    written = tuple(token.text for token in tokens)
    if written == wanted:
        return True
    if text.opens_sentence(tokens[0]) and written == (_capital(wanted[0]), *wanted[1:]):
        return True
    if not (text.title or _is_label(text)):
        return False
    kept = all(one[0].isupper() or not two[0].isupper() for one, two in zip(written, wanted, strict=True))
    return kept or not spelling.name


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _is_label(text: Text) -> bool:
    """Tell whether a text is written as a title: all its longer words begin with a capital."""
    words = [token.text for token in text.tokens if len(token.text) > 3 and not token.text.isdecimal()]
    return bool(words) and all(word[0].isupper() for word in words)
