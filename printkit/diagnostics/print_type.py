"""Findings about type and lines in printed files: PK423 and PK424, glyphs and contrast, PK53x, fonts, PK54x, sizes."""

from __future__ import annotations

from printkit.diagnostics.core import Measure, Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import agreeing, counted


@finding("PK423", "missing-glyph-shown")
def missing_glyph_shown(font: str, codes: list[int]) -> Text:
    """Report text that shows the box of a missing glyph.

    ## What it does
    Looks up every code that is shown in the font embedded for it; one that leads to glyph 0 shows a box or nothing. So
    does one whose glyph is blank and which the font's map to Unicode calls U+0000.

    ## Why it matters
    A letter is missing on paper, and no other check of PDFs looks for it.

    ## Example
    `→` set in a font that has no arrows

    ## Fix
    Choose a font that has the character.
    """
    shown = ", ".join(f"{code:02x}" for code in codes[:5])
    return Text(f'font "{font}" has no glyph for the codes {shown}', "choose a font that has these characters")


@finding("PK531", "font-not-embedded")
def font_not_embedded(font: str) -> Text:
    """Report a font that the file only names.

    ## What it does
    Checks that each font holds its glyphs. The 14 fonts that every PDF reader has are no exception on paper; only
    under a profile with `forms: yes` may fields use them.

    ## Why it matters
    Another computer puts in another font: widths change, letters are lost, and presses refuse the file.

    ## Example
    Helvetica, named but not embedded

    ## Fix
    Embed the font.
    """
    return Text(f'font "{font}" is not embedded', "embed it")


@finding("PK532", "font-not-subset", Severity.WARNING)
def font_not_subset(font: str) -> Text:
    """Report a font embedded as a whole.

    ## What it does
    Looks for the six letters and the plus sign that name a subset.

    ## Why it matters
    The file is larger than it need be, and a computer that has the font installed may use that one instead.

    ## Example
    `/BaseFont /Lato-Regular` in place of `/ABCDEF+Lato-Regular`

    ## Fix
    Embed the glyphs that are used.
    """
    return Text(f'font "{font}" is embedded as a whole', "embed a subset of it")


@finding("PK533", "font-without-unicode")
def font_without_unicode(font: str) -> Text:
    """Report a font whose text cannot be read back.

    ## What it does
    Looks for the map from codes to Unicode in each font.

    ## Why it matters
    Text cannot be searched, copied or read aloud, and we cannot check what it says.

    ## Example
    A font without `/ToUnicode`

    ## Fix
    Export with a Unicode map.
    """
    return Text(f'font "{font}" does not say which characters its glyphs are', "export it with a Unicode map")


@finding("PK534", "font-name-taken")
def font_name_taken(font: str) -> Text:
    """Report two different fonts under one name.

    ## What it does
    Compares the programs of fonts that have the same name and the same subset letters.

    ## Why it matters
    A printer that keeps fonts by name prints the second text with the glyphs of the first.

    ## Example
    Two parts of a pack, each with its own `AAAAAA+Lato-Regular`

    ## Fix
    Give each subset its own letters.
    """
    return Text(f'two different fonts are called "{font}"', "give each subset its own six letters")


@finding("PK535", "font-drawn", Severity.WARNING)
def font_drawn(font: str) -> Text:
    """Report a font whose glyphs are drawings (Type 3).

    ## What it does
    Looks for Type 3 fonts whose glyphs draw something. Those that draw nothing give symbols their meaning and are fine.

    ## Why it matters
    They have no hints and are often bitmaps; some presses refuse them, and their lines and colours were not checked.

    ## Example
    A bitmap font from a TeX file

    ## Fix
    Use a TrueType or OpenType font.
    """
    return Text(f'the glyphs of font "{font}" are drawings, which were not checked', "use a TrueType or OpenType font")


@finding("PK536", "font-broken")
def font_broken(font: str, why: str) -> Text:
    """Report an embedded font that cannot be read.

    ## What it does
    Reads the table of glyphs of each TrueType font.

    ## Why it matters
    A press stops at it, or prints another font.

    ## Example
    A font cut off by a faulty program

    ## Fix
    Embed the font anew.
    """
    return Text(f'font "{font}" is broken: {why}', "embed it anew")


@finding("PK541", "text-too-small")
def text_too_small(size: Measure, count: int) -> Text:
    """Report text below the smallest size of the profile.

    ## What it does
    Follows font sizes through every map to the size on paper, in pt.

    ## Why it matters
    Strokes of smaller letters break up or run together.

    ## Example
    8 pt in a drawing that is placed at half its size

    ## Fix
    Enlarge the text or what it stands in.
    """
    return Text(
        f"{counted(count, 'line')} of text as small as {size.measured:.2f} pt, at least {size.limit:g} pt is needed",
        f"enlarge {agreeing(count, 'it', 'them')}; the limit is from {size.source}",
        size,
    )


@finding("PK542", "text-small", Severity.WARNING)
def text_small(size: Measure, count: int) -> Text:
    """Report text below the size that is advised.

    ## What it does
    Follows font sizes through every map to the size on paper, in pt.

    ## Why it matters
    It prints, but is hard to read at the table.

    ## Example
    Footnotes of 5.5 pt

    ## Fix
    Enlarge the text where there is room.
    """
    return Text(
        f"{counted(count, 'line')} of text as small as {size.measured:.2f} pt, {size.limit:g} pt is advised",
        f"enlarge {agreeing(count, 'it', 'them')} where there is room; the limit is from {size.source}",
        size,
    )


@finding("PK545", "reversed-text-small", Severity.WARNING)
def reversed_text_small(size: Measure, count: int) -> Text:
    """Report white text below the size that holds when it is cut out of ink.

    ## What it does
    Follows the sizes of text without ink to the size on paper, in pt. Bold letters may be smaller than others, where
    the profile says so.

    ## Why it matters
    The ink around it runs into the letters.

    ## Example
    White captions of 6 pt on a blue bar

    ## Fix
    Enlarge the text, or set it bold.
    """
    return Text(
        f"{counted(count, 'line')} of white text as small as {size.measured:.2f} pt, {size.limit:g} pt is advised",
        f"enlarge {agreeing(count, 'it', 'them')}, or set {agreeing(count, 'it', 'them')} bold; the limit is from {size.source}",
        size,
    )


@finding("PK424", "text-pale", Severity.WARNING)
def text_pale(ratio: Measure, count: int) -> Text:
    """Report text that stands out too little from what it lies on.

    ## What it does
    Compares the lightness of each line of text with that of the plain shape under it, or of the paper, as WCAG does.
    Text on pictures and across the edges of shapes is left out: what lies under it is not known.

    ## Why it matters
    Pale letters are lost in lamplight, to ageing eyes, and on a copier.

    ## Example
    Light grey words of 8 pt on white: 2.3 to 1

    ## Fix
    Darken the text, or lighten what is under it; 18 pt and more may be paler.
    """
    return Text(
        f"{counted(count, 'line')} of text with a contrast as low as {ratio.measured:.1f} to 1, {ratio.limit:g} to 1 is advised",
        f"darken {agreeing(count, 'it or lighten its', 'them or lighten their')} ground; the limit is from {ratio.source}",
        ratio,
    )
