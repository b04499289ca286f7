"""Spaces and quotes that were typed wrong, and that the typography of the language does not put right."""

from __future__ import annotations

import re
from collections.abc import Iterator

from printkit.check.registry import Finding, Translation, rule
from printkit.check.words.texts import strip_markup, translated_forms
from printkit.diagnostics import Severity
from printkit.language import typeset_punctuation
from printkit.language.plurals import translated_as
from printkit.language.typography import language_of
from printkit.model.game import Game

SPACE = "[ \u00a0\u2009\u202f]"

FAULTS: tuple[tuple[str, re.Pattern[str], str], ...] = (
    ("a doubled space", re.compile(rf"(?<=\S){SPACE}{{2,}}(?=\S)"), "write one"),
    ("a space before a comma, full stop or bracket", re.compile(rf"(?<=\w){SPACE}+[,.)\]](?!\d|\.\.)"), "leave it out"),
    ("a space after an opening bracket", re.compile(rf"[(\[]{SPACE}+(?=\S)"), "leave it out"),
    ("a straight quote without a partner", re.compile(r'"'), "write quotes in pairs"),
    ("an invisible character", re.compile("[\t\u200b-\u200f\u2060\ufeff]"), "leave it out"),
)
"""What is wrong in any language, how it looks, and the remedy."""

FOREIGN: dict[str, tuple[tuple[str, re.Pattern[str], str], ...]] = {
    "en": (
        ("a space before a mark", re.compile(rf"(?<=\w){SPACE}+[;:!?](?!\w)"), "leave it out"),
        ("a foreign quote", re.compile("[«»„‹›]"), 'write "straight" or “curly” quotes'),
    ),
    "de": (
        ("a space before a mark", re.compile(rf"(?<=\w){SPACE}+[;:!?](?!\w)"), "leave it out"),
        ("a foreign quote", re.compile("[”]"), 'write "straight" or „German“ quotes'),
    ),
    "fr": (("a foreign quote", re.compile("„|[“”](?![^«]*»)"), 'write "straight" or « French » quotes'),),
}
"""The same for single languages; French has English quotes within its own."""


def untidy(text: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with a text as its language sets it, with the remedy."""
    for source in text.split("\n"):
        line = strip_markup(typeset_punctuation(source, lang))
        for what, pattern, hint in (*FAULTS, *FOREIGN.get(language_of(lang), ())):
            if found := pattern.search(line):
                start = max(0, found.start() - 12)
                yield f'{what} in "{line[start : found.end() + 12].strip()}"', hint


@rule("PK329", "untidy-text", Severity.WARNING)
def untidy_text(game: Game) -> Iterator[Finding]:
    """Report spaces and quotes in the sources that are wrong and that typography does not put right.

    ## What it does
    Sets each text as its language does, which mends straight quotes in pairs, apostrophes, dashes and the spaces at
    French marks, and looks for what is left: doubled spaces, spaces before commas and full stops, lone straight quotes,
    invisible characters, quotes of another language.

    ## Why it matters
    They are printed.

    ## Example
    `text: Roll two dice , then move.`

    ## Fix
    Correct the text.
    """
    for message in game.messages:
        for text in filter(None, translated_as(message.text)):
            for what, hint in untidy(text, game.file.language):
                yield Finding(message.origin, what, hint)


@rule("PK330", "untidy-translation", Severity.WARNING)
def untidy_translation(translation: Translation) -> Iterator[Finding]:
    """Report spaces and quotes in a translation that are wrong and that typography does not put right.

    ## What it does
    Does what `untidy-text` does, in the translations; and reports a space at the beginning or end of a translation
    that its source has not.

    ## Why it matters
    They are printed.

    ## Example
    `msgstr "Lancer deux dés , puis avancer."`

    ## Fix
    Correct the translation. Spaces at `; : ! ?` and « » are the typesetter's, and need not be typed.
    """
    for message in translation.game.messages:
        for source, text, origin in translated_forms(translation, message):
            if text.strip() != text and source.strip() == source:
                yield Finding(origin, f'a space at an end of "{" ".join(text.split())[:40]}"', "leave it out")
            for what, hint in untidy(text, translation.lang):
                yield Finding(origin, what, hint)
