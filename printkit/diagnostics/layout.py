"""Findings of the typesetter: text that does not fit, glyphs and fonts that are not there (PK401 to PK408)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding


@finding("PK401", "text-overflow")
def text_overflow(slot: str, excess: float, points: float, cut: int) -> Text:
    """Find a text that is taller than its slot even at the smallest size allowed.

    ## What it does
    Sets the text at its size, then smaller in steps of 0.25 pt down to the floor of its style, and measures how
    far the ink still reaches beyond the slot.

    ## Why it matters
    Text that leaves its slot runs into the next one or off the piece.

    ## Example
    `text overflows slot "objective" by 2.4 mm at 8 pt`

    ## Fix
    Shorten the text by about the number of characters the hint names, make the slot taller in the layout, or
    lower the floor of the style.
    """
    letters = "a character" if cut == 1 else f"{cut} characters"
    return Text(
        f'text overflows slot "{slot}" by {excess:.1f} mm at {points:g} pt',
        f"shorten the text by about {letters}, or make the slot taller"
        if cut
        else "make the slot taller, or set the text smaller",
    )


@finding("PK402", "missing-glyph")
def missing_glyph(character: str, face: str) -> Text:
    """Find a character that neither the font nor the symbol set can draw.

    ## What it does
    Looks every character up in the face it is to be set in, and in the symbol set (dice, arrows, circled letters).

    ## Why it matters
    Printed without its glyph, a character becomes an empty box or vanishes.

    ## Example
    `no glyph for "⚔" (U+2694 CROSSED SWORDS) in Lato-Regular`

    ## Fix
    Write another character, use a `:name:` of the symbol set, or choose a font that has it.
    """
    name = unicodedata.name(character, "unnamed")
    control = unicodedata.category(character).startswith("C")
    return Text(
        f'no glyph for "{character}" (U+{ord(character):04X} {name}) in {face}',
        "delete it: no font shows it"
        if control
        else "write another character or a :symbol:, or choose a font that has it",
    )


@finding("PK403", "unknown-symbol")
def unknown_symbol(name: str, near: Sequence[str]) -> Text:
    r"""Find a `:name:` in a text that no symbol has.

    ## What it does
    Looks up every word between two colons, such as `:die-3:`, among the names of the symbols.

    ## Why it matters
    The name would be printed where the player should see a die or an arrow.

    ## Example
    `no symbol ":dice-3:"`

    ## Fix
    Correct the name. To print the colons themselves, write `\:` for the first one.
    """
    meant = f"did you mean {' or '.join(f':{word}:' for word in near)}? " if near else ""
    return Text(f'no symbol ":{name}:"', f"{meant}write \\: to print a colon")


@finding("PK404", "word-too-wide")
def word_too_wide(word: str, slot: str, excess: float, points: float) -> Text:
    """Find a word that is wider than its slot even at the smallest size allowed.

    ## What it does
    Measures every line. Words are never cut, so a word wider than the slot makes a line that is too wide.

    ## Why it matters
    The end of the word runs into the next slot or off the piece.

    ## Example
    `"Geschwindigkeitsmesser" is 3.2 mm too wide for slot "speed" at 8 pt`

    ## Fix
    Use a shorter word, put a soft hyphen (U+00AD) where it may be divided, switch hyphenation on in the style, or make the slot wider.
    """
    return Text(
        f'"{word}" is {excess:.1f} mm too wide for slot "{slot}" at {points:g} pt',
        "use a shorter word, divide it with a soft hyphen, or widen the slot",
    )


@finding("PK405", "font-not-found")
def font_not_found(problem: str, remedy: str) -> Text:
    """Find a font that a theme or a text asks for and that is not installed.

    ## What it does
    Looks for a font of exactly the family, weight and style asked for: in the project's `fonts/` folder, then among
    the installed font packages.

    ## Why it matters
    Another font in its place would change every width on the sheet without a word.

    ## Example
    `no upright font of weight 450 in the family "Lato"`

    ## Fix
    Use a weight that is there, install the family's package, or put the files into `fonts/`.
    """
    return Text(problem, remedy)


@finding("PK406", "text-markup")
def text_markup(mark: str) -> Text:
    r"""Find marks of bold or italic text that open without closing, or close without opening.

    ## What it does
    Looks for `**` that has no partner in the same text, and for `*` that touches only the word behind it and has none.
    Marks need to touch the words between them: `** bold **` is not bold. A star behind a word (`damage*`), between two
    figures (`5 * 3`) or alone with spaces around it is a star.

    ## Why it matters
    The stars are printed, and the words are neither bold nor italic.

    ## Example
    `*Fire at once.*then move`, where the second star stands before a word, as one that opens does.

    ## Fix
    Close what is open: `**bold**`, `*italic*`. To print a star, write `\*`.
    """
    return Text(f'"{mark}" has no partner', f"write {mark}words{mark}, the marks touching the words, or \\* for a star")


@finding("PK407", "font-refused")
def font_refused(problem: str) -> Text:
    """Find a font file that is there but cannot be used.

    ## What it does
    Opens every font file that is needed and each one in `fonts/`: it has to be a static TrueType font that may be
    embedded and whose PostScript name no other file has.

    ## Why it matters
    Such a file would be printed in another weight, or not at all.

    ## Example
    `"Game[wght].ttf" cannot be used: it is a variable font; add a static file for each weight`

    ## Fix
    Replace the file by its static TrueType version, or take it out of `fonts/`.
    """
    return Text(problem, "use static TrueType files that allow embedding")


@finding("PK408", "unsupported-script")
def unsupported_script(character: str) -> Text:
    """Find a character of a script that is not set letter after letter from left to right.

    ## What it does
    Looks for letters that run from right to left, and for marks that have to be placed on another letter.

    ## Why it matters
    They would be printed in the wrong order or the wrong place.

    ## Example
    `"א" (U+05D0 HEBREW LETTER ALEF) cannot be set`

    ## Fix
    Write the word in the Latin, Greek or Cyrillic alphabet, or bring it in as a picture.
    """
    name = unicodedata.name(character, "unnamed")
    return Text(
        f'"{character}" (U+{ord(character):04X} {name}) cannot be set',
        "only scripts that run from left to right, letter after letter, can be",
    )


@finding("PK409", "hyphens-not-installed", Severity.WARNING)
def hyphens_not_installed(style: str) -> Text:
    """Find a text style that asks for hyphens where the package with the patterns is not installed.

    ## What it does
    Looks for pyphen, which knows where words may be divided, when a text is set in a style with `hyphenate: yes`.

    ## Why it matters
    Without it words stay whole: lines end elsewhere, pages may break elsewhere, and the same sources no longer give the
    same print on every machine.

    ## Example
    `text style "rules-body" asks for hyphens, and pyphen is not installed`

    ## Fix
    Install it with `pip install printkit[hyphens]`, or write `hyphenate: no` in the style.
    """
    return Text(
        f'text style "{style}" asks for hyphens, and pyphen is not installed',
        "install printkit[hyphens], or write hyphenate: no",
    )


@finding("PK410", "field-not-shown", Severity.WARNING)
def field_not_shown(item: str, name: str, shown: list[str], near: str) -> Text:
    """Report a text or figure under a name of your own that no layout shows and no text mentions.

    ## What it does
    Compares the `texts` and `figures` of each card with what the layouts of its sheets name, and with the
    placeholders of the game.

    ## Why it matters
    The author wrote it to be read, and it would be missing on paper.

    ## Example
    `texts: {efect: Draw a card.}`, where the layout shows `{{ item.texts.effect }}`

    ## Fix
    Correct the name, or show it: with a copy of the layout in `templates/layouts/` that has a slot for it.
    """
    hint = f'did you mean "{near}"?' if near else f"the layout shows {', '.join(shown) or 'none'}; give it a slot"
    return Text(f'nothing shows "{name}" of "{item}"', hint)
