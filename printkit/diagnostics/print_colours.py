"""Findings about inks and images in printed files: PK55x and PK56x."""

from __future__ import annotations

from printkit.diagnostics.core import Measure, Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import agreeing, counted

MANY = {"outline": "outlines", "line of text": "lines of text", "image": "images"}
"""What findings count: one, and several."""


@finding("PK551", "colour-not-for-press")
def colour_not_for_press(what: str, space: str, count: int) -> Text:
    """Report RGB and other colours that a press cannot lay down, in a file for one.

    ## What it does
    Looks at the colour of every outline, line of text and image: under a press profile only grey, CMYK and spot colours
    are in place.

    ## Why it matters
    Somebody else converts it, and black turns into four inks.

    ## Example
    A photograph in RGB among drawings in CMYK

    ## Fix
    Give the palette's colours their CMYK values and convert images, as `--profile press-x4` does.
    """
    return Text(
        f'{counted(count, what, MANY[what])} {agreeing(count, "is", "are")} in "{space}", not in grey or CMYK',
        f"convert {agreeing(count, 'it', 'them')} before printing",
    )


@finding("PK552", "spot-colour", Severity.WARNING)
def spot_colour(inks: list[str]) -> Text:
    """Report inks beside the four of the press.

    ## What it does
    Lists the names of separations other than cyan, magenta, yellow and black.

    ## Why it matters
    Each is a plate of its own, which has to be ordered, or is mixed in a way nobody chose.

    ## Example
    `CutContour`, which some printers ask for

    ## Fix
    Tell the printer, or use process colours.
    """
    named = ", ".join(f'"{ink}"' for ink in inks)
    return Text(f"the file needs the spot inks {named}", "tell the printer, or use process colours")


@finding("PK554", "rich-black-text")
def rich_black_text(size: Measure, count: int, inks: str) -> Text:
    """Report small text in black that needs more than the black plate.

    ## What it does
    Looks for text below 12 pt whose colour has at least half black and some of another ink.

    ## Why it matters
    When plates are off by a tenth of a millimetre, small letters get coloured fringes.

    ## Example
    Body text in 60/40/40/100

    ## Fix
    Set it in black alone: 0/0/0/100.
    """
    return Text(
        f'{counted(count, "line")} of text below {size.limit:g} pt in "{inks}"',
        f"set {agreeing(count, 'it', 'them')} in black alone (0/0/0/100)",
        size,
    )


@finding("PK555", "white-overprints")
def white_overprints(what: str, count: int) -> Text:
    """Report white that is set to overprint.

    ## What it does
    Looks for outlines and text without ink under a graphics state with overprint on.

    ## Why it matters
    White that overprints is nothing at all: it is there on the screen and gone on paper.

    ## Example
    A white label on blue, in an object that was black and overprinting before

    ## Fix
    Let white knock out.
    """
    return Text(
        f"{counted(count, f'white {what}', f'white {MANY[what]}')} {agreeing(count, 'overprints', 'overprint')}, "
        f"and so {agreeing(count, 'vanishes', 'vanish')}",
        "let white knock out",
    )


@finding("PK556", "black-text-knocks-out", Severity.WARNING)
def black_text_knocks_out(count: int) -> Text:
    """Report black text that does not overprint, in a file for the press.

    ## What it does
    Looks for text in black alone, below 12 pt, with overprint off, on top of something else.

    ## Why it matters
    Letters are cut out of the ground below, and shine white at the edges when plates are off.

    ## Example
    Black labels on a blue sea

    ## Fix
    Set black text to overprint.
    """
    return Text(f"{counted(count, 'line')} of black text without overprint", "set black text to overprint")


@finding("PK557", "too-much-ink")
def too_much_ink(ink: Measure, inks: str) -> Text:
    """Report more ink in one place than the paper takes.

    ## What it does
    Adds up the inks of each colour inside the bleed box, and those of CMYK images over windows of 4 × 4 mm. Where
    Ghostscript is there, the whole page is also drawn as plates.

    ## Why it matters
    Too much ink does not dry, comes off on the next sheet and clogs dark parts.

    ## Example
    A ground of 85/79/54/98, which is what RGB black turns into: 316 %

    ## Fix
    Lower the other inks under black: 60/40/40/100 is 240 %.
    """
    return Text(
        f"{ink.measured:.0f} % of ink lie in one place ({inks}), at most {ink.limit:g} % may",
        f"use less of the inks under black; the limit is from {ink.source}",
        ink,
    )


@finding("PK558", "blend-space-missing")
def blend_space_missing(what: str, blend: str) -> Text:
    """Report transparency on a page for the press that is not mixed in CMYK.

    ## What it does
    Where something shines through, checks that the page's transparency group names CMYK as its colour space.

    ## Why it matters
    Without it each program mixes in a space of its own choice, mostly RGB, and blacks turn into four inks.

    ## Example
    A soft shadow on a page without `/Group`

    ## Fix
    Give the page a transparency group in DeviceCMYK, or flatten what shines through.
    """
    mixed = f'mixed in "{blend}"' if blend else "and no colour space to mix it in"
    return Text(f'the page has "{what}", {mixed}', "give the page a transparency group in CMYK")


@finding("PK559", "ink-curve")
def ink_curve(key: str) -> Text:
    """Report a graphics state that changes the inks on their way to the plates.

    ## What it does
    Looks at the graphics states in use for a transfer function: `/TR` other than Identity, `/TR2` other than Default.

    ## Why it matters
    The plates get other values than the file shows, on some devices and not on others; PDF/X forbids it.

    ## Example
    A scan whose darkening was saved as `/TR`, not in its pixels

    ## Fix
    Export without transfer functions; change the colours themselves.
    """
    return Text(
        f'the inks of the page are changed by a transfer function ("{key}")', "export without transfer functions"
    )


@finding("PK561", "printed-image-too-coarse")
def image_too_coarse(dots: Measure, count: int) -> Text:
    """Report images with fewer dots per inch than the profile allows.

    ## What it does
    Divides the pixels of each image by its size on paper.

    ## Why it matters
    The single dots can be seen.

    ## Example
    A web picture of 400 pixels across a card of 63 mm: 161 dpi

    ## Fix
    Use a larger picture, or a drawing.
    """
    return Text(
        f"{counted(count, 'image')} with as few as {dots.measured:.0f} dpi, at least {dots.limit:g} are needed",
        f"use a larger picture; the limit is from {dots.source}",
        dots,
    )


@finding("PK562", "printed-image-coarse", Severity.WARNING)
def image_coarse(dots: Measure, count: int) -> Text:
    """Report images with fewer dots per inch than is advised; black-and-white ones need twice as many.

    ## What it does
    Divides the pixels of each image by its size on paper.

    ## Why it matters
    Printers ask for 300 dpi; below that pictures look soft, and edges of two colours show steps.

    ## Example
    A picture of 200 dpi

    ## Fix
    Use a larger picture, or a drawing.
    """
    return Text(
        f"{counted(count, 'image')} with as few as {dots.measured:.0f} dpi, {dots.limit:g} are advised",
        f"use a larger picture; the limit is from {dots.source}",
        dots,
    )


@finding("PK581", "output-intent-missing")
def output_intent_missing(count: int) -> Text:
    """Report a press file that does not say which printing condition it is made for, or says it twice.

    ## What it does
    Counts the output intents of kind GTS_PDFX: there must be one.

    ## Why it matters
    CMYK values mean a colour only together with the press, ink and paper they were made for.

    ## Example
    A CMYK file without `/OutputIntents`

    ## Fix
    Build it with `--profile press-x4`.
    """
    return Text(f"the file has {count} output intents for PDF/X, it needs one", "build it with a press profile")


@finding("PK582", "output-intent-wrong")
def output_intent_wrong(what: str) -> Text:
    """Report an output intent whose ICC profile is not that of a press.

    ## What it does
    Reads the head of the profile: device class `prtr`, four inks; and the intent's identifier.

    ## Why it matters
    A monitor's profile says nothing about ink on paper; PDF/X-4 asks for a printer's profile.

    ## Example
    sRGB as output intent

    ## Fix
    Embed the profile of the printing condition, such as FOGRA39.
    """
    return Text(f"the output intent is wrong: {what}", "embed the CMYK profile of the printing condition")


@finding("PK583", "pdfx-key-missing")
def pdfx_key_missing(key: str, wanted: str) -> Text:
    """Report a key that PDF/X-4 asks for and the file lacks.

    ## What it does
    Looks for the version key, Title, CreationDate, ModDate and Trapped, for the ID, and for the XMP's dates and ids,
    by their name spaces; and that the file is PDF 1.6 at most, and no page has both a TrimBox and an ArtBox.

    ## Why it matters
    A printer's check refuses the file.

    ## Example
    Document information without `/Trapped`

    ## Fix
    Build it with `--profile press-x4`.
    """
    return Text(f'"{key}" is missing or wrong, PDF/X-4 asks for {wanted}', "build it with a press profile")
