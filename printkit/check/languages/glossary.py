"""Terms of the glossary that a translation has no word for yet."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Severity
from printkit.model.game import Game


@rule("PK341", "term-not-translated", Severity.WARNING)
def term_not_translated(game: Game) -> Iterator[Finding]:
    """Report a term of the glossary that has no word in one of the game's translations.

    ## What it does
    Looks up the forms of each term in every language under `translations`. A language left blank counts as none. A
    proper name without forms is spelt as in the source language; a term that the source language has no word for
    belongs to one language only.

    ## Why it matters
    The rules about words guard a translation by what the glossary says, and a printed glossary lacks the term.

    ## Example
    `translations: [fr, de]`, and `hit: {forms: {en: hit, fr: touche, de: }}`

    ## Fix
    Write the word: `de: Treffer`.
    """
    source = game.file.language
    for name, term in game.parts.glossary.items():
        if term.kind == "name" or not term.forms_in(source):
            continue
        lacking = [lang for lang in game.file.translations if not term.forms_in(lang)]
        if lacking:
            listed = " and ".join(f'"{lang}"' for lang in lacking)
            hint = f"write it under forms: {lacking[0]}: …"
            yield Finding(term.places.get("forms", term.origin), f'the term "{name}" has no word in {listed}', hint)
