"""Languages that are written in letters printkit cannot set."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.language.scripts import SUPPORTED, is_tag, script_name, script_of
from printkit.model.game import Game


@rule("PK177", "script-not-supported")
def script_not_supported(game: Game) -> Iterator[Finding]:
    """Report a language that is written from right to left, or in a script that needs more than letters side by side.

    ## What it does
    Looks up which script the languages of `language:` and `translations:` are written in. printkit sets Latin, Greek
    and Cyrillic, from left to right, in fonts that have the letters; a letter that no font has is a finding of its own
    (`missing-glyph`). It does not set Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese, Korean … A language that can
    be written in several scripts says which: `sr-latn`, `az-cyrl`.

    ## Why it matters
    Letters in the wrong order or unjoined look to whoever cannot read them as if all were well.

    ## Example
    `translations: [fr, he]`

    ## Fix
    Leave the language out.
    """
    places = game.file.places
    for index, lang in enumerate(game.languages):
        script = script_of(lang) if is_tag(lang) else ""
        if script and script not in SUPPORTED:
            origin = places.get("translations" if index else "language", game.file.origin)
            known = ", ".join(SUPPORTED.values())
            hint = f"leave the language out; printkit sets {known}, from left to right"
            yield Finding(
                origin, f'"{lang}" is written in {script_name(script)} script, which printkit cannot set', hint
            )
