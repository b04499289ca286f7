"""Names, terms, capitals, notation and abbreviations in translations, by the forms of their language."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, Translation, rule
from printkit.check.words.abbreviations import undeclared
from printkit.check.words.casing import casing_variants
from printkit.check.words.forms import slips_of_forms
from printkit.check.words.names import near_misses
from printkit.check.words.notation import mixed_notations
from printkit.check.words.terms import forbidden_forms
from printkit.check.words.texts import translated_texts
from printkit.check.words.vocabulary import proper_names
from printkit.diagnostics import Severity


@rule("PK321", "translated-name-near-miss")
def translated_name_near_miss(translation: Translation) -> Iterator[Finding]:
    """Report a word of a translation that is nearly, but not quite, a proper name of the game.

    ## What it does
    Does what `name-near-miss` does, with the names as the glossary spells them in the language of the translation
    (or in the source language, where it says nothing) and the roster's titles as translated.

    ## Why it matters
    Names are typed anew in every language, and each time they can be misspelt.

    ## Example
    `msgstr "Le Bismark fuit"`

    ## Fix
    Correct the spelling: `msgstr "Le Bismarck fuit"`.
    """
    names = proper_names(translation.game, translation.lang, translation)
    return near_misses(translation.game, list(translated_texts(translation)), translation.lang, names)


@rule("PK322", "translated-forbidden-term")
def translated_forbidden_term(translation: Translation) -> Iterator[Finding]:
    """Report a word that the glossary forbids in the language of a translation.

    ## What it does
    Does what `forbidden-term` does, with the `forbidden` forms of the language of the translation.

    ## Why it matters
    One thing with two words becomes two things in the reader's mind.

    ## Example
    The glossary has `fr: {preferred: plateau, forbidden: [tableau]}`, and `msgstr "Poser le pion sur le tableau"`.

    ## Fix
    Write the preferred form: `msgstr "Poser le pion sur le plateau"`.
    """
    return forbidden_forms(translation.game, translated_texts(translation), translation.lang)


@rule("PK323", "translated-casing-variant")
def translated_casing_variant(translation: Translation) -> Iterator[Finding]:
    """Report a term or name of a translation whose capitals differ from those of the glossary.

    ## What it does
    Does what `casing-variant` does, with the forms of the language of the translation.

    ## Why it matters
    `Zone des Torpilles` and `zone des torpilles` look like a rule and a description.

    ## Example
    `fr: {preferred: zone des torpilles}`, and `msgstr "Il entre dans la Zone des Torpilles."`

    ## Fix
    Write it as the glossary does.
    """
    return casing_variants(translation.game, translated_texts(translation), translation.lang)


@rule("PK324", "translated-mixed-notation", Severity.WARNING)
def translated_mixed_notation(translation: Translation) -> Iterator[Finding]:
    """Report dice or ranges that are written in two ways in one text or file as translated.

    ## What it does
    Does what `mixed-notation` does, in the translations.

    ## Why it matters
    The source may write all dice alike, and the translation not.

    ## Example
    `msgstr "Lancer un dé 6"` beside `msgstr "Lancer 1d6"`

    ## Fix
    Write dice and ranges one way.
    """
    return mixed_notations(translated_texts(translation))


@rule("PK325", "translated-abbreviation", Severity.WARNING)
def translated_abbreviation(translation: Translation) -> Iterator[Finding]:
    """Report an abbreviation of a translation that neither the glossary nor a translated text declares.

    ## What it does
    Does what `undeclared-abbreviation` does, with the forms of the language of the translation.

    ## Why it matters
    An abbreviation that was left in the source language stands for words the reader does not see.

    ## Example
    The glossary has `fr: {preferred: TCT}`, and `msgstr "Lire la portée dans la TDT"`.

    ## Fix
    Correct it, or declare it in the glossary.
    """
    return undeclared(translation.game, list(translated_texts(translation)), translation.lang)


@rule("PK326", "translated-form-near-miss", Severity.WARNING)
def translated_form_near_miss(translation: Translation) -> Iterator[Finding]:
    """Report a form of the glossary that no translated text has, where there is one that is nearly the same.

    ## What it does
    Does what `form-near-miss` does, with the forms of the language of the translation.

    ## Why it matters
    A term that is misspelt in the glossary guards nothing in that language.

    ## Example
    `fr: {preferred: plataeu}`, and every translation says "plateau".

    ## Fix
    Correct the form in the glossary, or remove it: the translation does not use it.
    """
    return slips_of_forms(translation.game, list(translated_texts(translation)), translation.lang)
