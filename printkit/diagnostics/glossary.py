"""Findings about a glossary that is printed or handed to translators: PK34x."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import counted


@finding("PK342", "term-without-word")
def term_without_word(term: str, lang: str) -> Text:
    """Report a term that a printed glossary has to leave out, since it has no word in the language of the page.

    ## What it does
    Looks up the preferred form of each term that has a meaning. A proper name without forms in a language is spelt
    as in the source language; a term that the source language has no word for either belongs to one language only.

    ## Why it matters
    The reader of the French rules would find fewer words explained than the reader of the English ones.

    ## Example
    `hit: {means: a die that removes a counter, forms: {en: hit, fr: }}`, with `::: glossary` in the rules

    ## Fix
    Write the word: `fr: touche`.
    """
    return Text(f'the term "{term}" has no word in "{lang}"', f"write it in the glossary, under forms: {lang}: …")


@finding("PK343", "glossary-without-meanings")
def glossary_without_meanings(terms: int) -> Text:
    """Report a printed glossary in which no term is explained.

    ## What it does
    Counts the terms that a placed glossary would print: those that have `means`, or `expands` in the language of
    the page. Terms without either only guard the words of the game.

    ## Why it matters
    A heading with nothing below it would be printed.

    ## Example
    `::: glossary` in a game whose glossary has forms alone

    ## Fix
    Give the terms that a reader may look up a meaning: `means: a large cell of the chart`.
    """
    return Text(
        f"of the glossary's {counted(terms, 'term')} none has a meaning to print", "write means: for those to print"
    )
