"""Shades: a step of severity → the ground of a cell and the style of its words, apart in lightness and in weight."""

from __future__ import annotations

from dataclasses import replace

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.diagnostics import Origin
from printkit.scene import Box, Colour, Item, Path, rect
from printkit.templates.styles import TextStyle

SHADE = "shade-"
"""What the names of the shades of a theme begin with."""
SEAM = 0.15
"""How far the ground of a cell stays off its edges, in mm, so that neighbours of one shade stay apart."""
STEPS = {1: (2,), 2: (1, 3), 3: (1, 2, 3)}
"""The shades of the theme that tables of up to three steps use; from four on each step has its own."""
BOLD_FROM = 2
"""The step from which words are bold: a second code beside the lightness."""
DARK = 0.25
"""Grounds of less luminance than this carry white words."""


def shade_name(level: int, steps: int) -> str:
    """Return the colour of a step of severity in a table of so many steps: `shade-1`, the palest, and so on."""
    places = STEPS.get(steps, ())
    return f"{SHADE}{places[level - 1] if level <= len(places) else level}"


def shaded(box: Box, shade: str, context: Context, origin: Origin) -> tuple[Item, ...]:
    """Return the ground of a cell in a shade of the theme, none where the shade has no name.

    A shade that the theme does not have is a finding.
    """
    colour = context.colour(shade, origin) if shade else None
    return (artifact(Path(rect(box.grown(-SEAM)), colour, origin=origin)),) if colour else ()


def on_shade(style: TextStyle, level: int, shade: str, context: Context) -> TextStyle:
    """Return the style of words on a step of severity: bold from the second on, white on dark grounds."""
    heavy = replace(style, weight=style.bold) if level >= BOLD_FROM else style
    colour = context.theme.palette.get(shade)
    return context.in_colour(heavy, "paper", style.origin) if colour and luminance(colour) < DARK else heavy


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0 for black to 1 for white (WCAG 2.2)."""
    channels = (part / 255 for part in colour.rgb)
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
