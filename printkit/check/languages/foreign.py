"""Texts that are in another language than their game or catalogue says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.check.languages.function_words import guess_language, knows
from printkit.check.registry import Finding, Translation, rule
from printkit.check.words.texts import Text, source_texts, translated_texts
from printkit.diagnostics import Severity
from printkit.language.typography import language_of
from printkit.model.game import Game


@rule("PK316", "foreign-text", Severity.WARNING)
def foreign_text(game: Game) -> Iterator[Finding]:
    """Report a text of the sources that is in another language than `language:` says.

    ## What it does
    Counts the little words (the, und, est …) of English, French, German, Spanish and Italian in each text of at least
    six words. A text is another language's only where there is no doubt: a quarter of its words are that language's
    little ones, and they are twice as many as those of any other.

    ## Why it matters
    A paragraph of an older edition in another language goes to the printer unnoticed.

    ## Example
    A game with `language: en` whose rules end with a paragraph in German.

    ## Fix
    Translate the text, or say the right `language:` in `game.yaml`.
    """
    return foreign_texts(source_texts(game), game.file.language)


@rule("PK317", "foreign-translation", Severity.WARNING)
def foreign_translation(translation: Translation) -> Iterator[Finding]:
    """Report a translation that is in another language than its catalogue.

    ## What it does
    Counts the little words of some languages in each translation, as `foreign-text` does in the sources.

    ## Why it matters
    A sheet that is half English and half French is what a translated game is remembered for.

    ## Example
    In `locale/fr.po`: `msgstr "The ship that was hit is turned over"`

    ## Fix
    Write the translation in the language of the catalogue.
    """
    return foreign_texts(translated_texts(translation), translation.lang)


def foreign_texts(texts: Iterable[Text], lang: str) -> Iterator[Finding]:
    """Yield the texts that are surely in another language than `lang`."""
    if not knows(lang):
        return
    for text in texts:
        guessed = guess_language(text.text)
        if guessed and guessed != language_of(lang):
            start = " ".join(text.text.split()[:6])
            yield Finding(text.origin, f'"{start} …" is in "{guessed}", not in "{lang}"', f'write it in "{lang}"')
