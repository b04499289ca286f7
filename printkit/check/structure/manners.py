"""What `game.yaml` says of languages that it cannot mean."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.language import PSEUDO
from printkit.language.manners import language_of
from printkit.model.game import Game


@rule("PK178", "typography-without-language")
def typography_without_language(game: Game) -> Iterator[Finding]:
    """Report a manner of typography for a language that the game does not have, or a second one for a language.

    ## What it does
    Compares the languages of the manners in `typography:` with `language:` and `translations:`.

    ## Why it matters
    The manner would change nothing, and the language that was meant would be set as usual.

    ## Example
    `typography: [de-ch]` in a game with `translations: [fr]`

    ## Fix
    Name one manner at most for each language of the game: `typography: [fr-ca]`.
    """
    spoken = {language_of(lang) for lang in game.languages}
    origin = game.file.places.get("typography", game.file.origin)
    earlier: dict[str, str] = {}
    for manner in game.file.typography:
        language = language_of(manner)
        if language not in spoken:
            yield Finding(origin, f'"{manner}" sets no language of the game', f"there is {', '.join(game.languages)}")
        elif language in earlier:
            message = f'"{manner}" comes after "{earlier[language]}", which sets the same language'
            yield Finding(origin, message, "name one of them")
        earlier.setdefault(language, manner)


@rule("PK179", "pseudo-language-listed")
def pseudo_language_listed(game: Game) -> Iterator[Finding]:
    """Report the pseudo-language among the languages of a game.

    ## What it does
    Looks for `qps` in `language:` and `translations:`.

    ## Why it matters
    printkit makes that language from the sources, to try layouts and fonts with; it has no catalogue, and nobody reads
    it.

    ## Example
    `translations: [fr, qps]`

    ## Fix
    Leave it out, and ask for it where it is wanted: `printkit build --lang qps --draft`.
    """
    for index, lang in enumerate(game.languages):
        if language_of(lang) == PSEUDO:
            origin = game.file.places.get("translations" if index else "language", game.file.origin)
            yield Finding(origin, f'"{lang}" is the pseudo-language', "leave it out, and build it with --lang qps")
