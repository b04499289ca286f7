"""Findings about what a profile asks of pieces, colours and bitmaps: PK506 to PK510."""

from __future__ import annotations

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import agreeing, counted


@finding("PK506", "total-ink-too-high")
def total_ink_too_high(name: str, total: int, limit: int, profile: str) -> Text:
    """Report a colour of the palette with more ink than the printing takes.

    ## What it does
    Adds up cyan, magenta, yellow and black of each palette entry that has a `cmyk:` and compares the sum with the
    profile's `total_ink`. Colours without a `cmyk:` are converted within that limit.

    ## Why it matters
    Too much ink does not dry: it sets off on the next sheet, and printers refuse the file.

    ## Example
    `night: {rgb: "#0a1420", cmyk: 90 80 70 90}`: 330 %, where the profile takes 300 %

    ## Fix
    Take cyan, magenta and yellow back, the black does the work: `cmyk: 60 50 40 90`.
    """
    return Text(
        f'colour "{name}" takes {total} % of ink, the profile "{profile}" takes {limit} %',
        f"take cyan, magenta and yellow back by {total - limit} % together",
    )


@finding("PK507", "bleed-missing")
def bleed_missing(names: tuple[str, ...], edges: tuple[str, ...], reach: float, bleed: float) -> Text:
    """Report a drawing that runs to the edge of a piece but not far enough beyond it.

    ## What it does
    Follows everything that touches the trim of a piece, white left out, and measures how far it reaches beyond; the
    profile says how far it has to. Pieces that have it from the same place, such as a slot of their layout, are told
    together.

    ## Why it matters
    Cutting drifts by a millimetre and more; without bleed a white sliver shows along the edge.

    ## Example
    `ground: {at: [0, 0, 100%, 100%], box: {fill: sea}}` on a card, for `--profile press-x4`

    ## Fix
    Draw the ground larger than the piece, `at: [-3mm, -3mm, 100% + 6mm, 100% + 6mm]`, or keep it clear of the edge.
    """
    more, several = len(names) - 1, len(edges) > 1
    whose = f'"{names[0]}"' + (f" and {counted(more, 'more piece')}" if more else "")
    where = f"{'their' if more else 'its'} {_listed(edges)} {agreeing(len(edges), 'edge', 'edges')}"
    return Text(
        f"{whose} {agreeing(len(names), 'touches', 'touch')} {where} and {agreeing(len(names), 'reaches', 'reach')} "
        f"{reach:.1f} mm beyond {'them' if several else 'it'}, the profile asks for {bleed:.1f} mm",
        f"draw it {bleed:.1f} mm beyond the edge, or keep it clear of the edge",
    )


def _listed(words: tuple[str, ...]) -> str:
    """Return words as a list: `left, top and right`."""
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


@finding("PK508", "printing-condition-unusable")
def printing_condition_unusable(name: str, fault: str) -> Text:
    """Report an ICC profile that does not describe a printing condition.

    ## What it does
    Reads the file that a profile's `intent:` names: an ICC profile of the output class (`prtr`) for CMYK, of version
    2 or 4, with tables both ways.

    ## Why it matters
    Colours would be separated for another device, or the file could not be built to the standard that it claims.

    ## Example
    `intent: srgb`, where `templates/profiles/srgb.icc` is the profile of a screen

    ## Fix
    Name the ICC profile that your printer asks for; `fogra39` (offset on coated paper) comes with printkit.
    """
    return Text(f'"{name}" is no printing condition: {fault}', "name the CMYK output profile that the printer asks for")


@finding("PK509", "image-too-coarse")
def image_too_coarse(name: str, dpi: int, floor: int) -> Text:
    """Report a bitmap that is printed so large that its pixels show.

    ## What it does
    Divides the pixels of each bitmap by the size it is printed at, and compares with the profile's `image_floor`.

    ## Why it matters
    Below 150 dots per inch, steps are seen with the naked eye.

    ## Example
    A photograph of 400 × 300 pixels on a board, 200 mm wide: 51 dpi

    ## Fix
    Use a larger picture or print it smaller; line art is best an SVG.
    """
    return Text(
        f'"{name}" is printed at {dpi} dpi, the least is {floor} dpi', "use a larger picture, or print it smaller"
    )


@finding("PK510", "image-coarse", Severity.WARNING)
def image_coarse(name: str, dpi: int, advised: int) -> Text:
    """Report a bitmap with fewer dots per inch than printers ask for.

    ## What it does
    Divides the pixels of each bitmap by the size it is printed at, and compares with the profile's `image_advised`.

    ## Why it matters
    It prints, but a little soft; most printers ask for 300 dots per inch.

    ## Example
    A photograph of 1000 × 750 pixels, 120 mm wide: 212 dpi

    ## Fix
    Use a larger picture or print it smaller.
    """
    return Text(f'"{name}" is printed at {dpi} dpi, {advised} dpi are advised', "use a larger picture, if there is one")
