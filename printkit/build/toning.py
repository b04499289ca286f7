"""A colour, what lies below it and how large it is → the grey it is shown in where ink is to be saved.

Nothing is shown darker than it was, and of two shapes that lie on one another the lighter stays the lighter.
"""

from __future__ import annotations

import colorsys
from dataclasses import dataclass, replace

from printkit.scene import Box, Colour, Stroke
from printkit.templates.saving import Saver

PAPER = 0.96
"""The lightness from which on a colour is paper."""
DARKEST = 0.62
"""The lightness above which text turns darker, so that it is read on white."""
LIGHTEST_LINE = 0.85
"""The lightness above which lines turn darker."""
SMALL = 4.2
"""A shape no thicker than this, in mm, stays as it is: as an outline it would not be known again."""
BROAD = 20.0
"""A ground thicker than this, in mm, turns white; below, it turns lighter."""
FRAME = Stroke(Colour((140, 140, 140), (0, 0, 0, 0.55)), 0.2)
"""The frame of a ground that turned white, and of a white shape that lay on one."""
PALE = FRAME.colour
"""What was white on a dark ground that turned white."""
FAINT, TINT = 0.9, 0.83
"""The lightness from which on a ground turns white without a frame, and from which on in a frame, unless the theme asks for more."""
GROUND, SHADE = (0.04, 0.2), (0.06, 0.32)
"""How dark the tint of a ground is at the least, and what it keeps of its darkness; of a shade, whose steps are read."""
DRAWN, LITTLE, THIN = 0.65, 12.0, 1.5
"""What a drawing keeps of its darkness; how thick, in mm, one is that keeps all of it, and what stays dark in others."""
STEP = 0.05
"""How much lighter than its ground a shape stays that was lighter."""
LIT = 0.7
"""The lightness from which on a ground that was dark is too light for white marks."""
CODED, DARK, CHROMA, DEEP = 6.0, 0.5, 0.15, 0.25
"""How thick and how dark a ground is whose frame tells its hue, how colourful it is at the least, and how dark it is else."""
BLACK, WHITE = Colour((0, 0, 0), (0, 0, 0, 1)), Colour((255, 255, 255), (0, 0, 0, 0))

CODE = Stroke(Colour((90, 90, 90), (0, 0, 0, 0.75)), 0.4)
HUES = (
    (0.08, (0.1, 1.1)),  # red: dots
    (0.18, (0.1, 0.7, 0.1, 1.7)),  # yellow and brown: dots in pairs; dots and dashes in turn are folds
    (0.46, (2.4, 1.2)),  # green: long dashes
    (0.75, (1.0, 0.8)),  # blue: short dashes
    (1.00, (0.1, 1.1)),  # purple is told from blue, not from red
)
"""Up to each hue (0 red, 1/3 green, 2/3 blue), the dashes of the frame of a dark ground: the second code of its colour."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies below something: the colour it had, and the lightness it is shown with."""

    rgb: tuple[int, int, int] = (255, 255, 255)
    shown: float = 1.0

    @property
    def light(self) -> float:
        """Return the lightness it had."""
        return lightness(Colour(self.rgb))

    @property
    def turned(self) -> bool:
        """Tell whether it is shown otherwise than it was."""
        return abs(self.shown - self.light) > 0.005

    @property
    def blank(self) -> bool:
        """Tell whether it turned white."""
        return self.turned and self.shown >= PAPER

    @property
    def lit(self) -> bool:
        """Tell whether it turned too light for white to be seen on it."""
        return self.turned and self.shown >= LIT


@dataclass(frozen=True, slots=True)
class Place:
    """How thick a shape is, in mm, what lies below, and what its drawing keeps of its darkness, if it is part of one.

    What reaches over the trim is not `whole`.
    """

    thickness: float
    ground: Ground
    drawn: float = 0.0
    whole: bool = True

    @property
    def small(self) -> bool:
        """Tell whether a shape is known by its fill alone."""
        return self.thickness <= SMALL

    def raised(self, light: float) -> bool:
        """Tell whether a shape of a lightness stood out from a darker ground that is shown otherwise."""
        return self.ground.turned and light > self.ground.light


@dataclass(frozen=True, slots=True)
class Tone:
    """What a shape is filled with, and the frame it gets where it has no line of its own."""

    fill: Colour
    frame: Stroke | None = None


def tone(colour: Colour, place: Place, saver: Saver | None) -> Tone:
    """Return what becomes of a filled shape; `saver` is what the theme says of its colour."""
    light, below = lightness(colour), place.ground
    if below.turned and colour.rgb == below.rgb:  # not to be told from its ground, so not to be seen on it either
        return Tone(_level(below.shown))
    if light >= PAPER:
        return _of_white(colour, place)
    if saver and saver.kind != "hatch":
        return _as_asked(saver, colour)
    broad = saver is not None or place.thickness > BROAD
    if broad or (light >= TINT and not place.small and not place.drawn and not place.raised(light)):
        return Tone(WHITE, _frame(colour, place) if saver or light < FAINT else None)
    return _raised(light, place) if place.raised(light) else _darker(colour, place)


def _raised(light: float, place: Place) -> Tone:
    """Return what becomes of a shape that is lighter than its ground: it stays lighter, or white in a frame."""
    if place.ground.blank and (light >= DARKEST or not place.small):
        return Tone(WHITE, FRAME)
    return Tone(_level(min(1.0, max(_lighter(light, place), place.ground.shown + STEP))))


def _darker(colour: Colour, place: Place) -> Tone:
    """Return what becomes of a shape that is darker than its ground: it stays so."""
    light = lightness(colour)
    return Tone(_level(min(_lighter(light, place), max(light, place.ground.shown))), _code(colour, place))


def _of_white(colour: Colour, place: Place) -> Tone:
    """Return what becomes of white: where its ground is light now, a grey mark, or a frame where it is larger.

    In a drawing it stays the lightest, as long as it is seen.
    """
    if not place.ground.lit or (place.drawn and not place.ground.blank):
        return Tone(colour)
    return Tone(PALE) if place.small and place.ground.light < DARKEST else Tone(WHITE, FRAME)


def _as_asked(saver: Saver, colour: Colour) -> Tone:
    match saver.kind:
        case "grey":
            return Tone(grey(colour))
        case "tint":
            return Tone(_level(_tint(lightness(colour), SHADE)))
        case _:
            return Tone(WHITE, FRAME if saver.kind == "frame" else None)


def _lighter(light: float, place: Place) -> float:
    """Return the lightness of a shape that is neither a broad ground nor white: in a drawing all keep their order."""
    if place.drawn:
        return light if light < DEEP and place.thickness <= THIN else 1 - place.drawn * (1 - light)
    return light if place.small else _tint(light, GROUND)


def kept_of(drawing: Box) -> float:
    """Return what a drawing of a size keeps of its darkness: little ones need all of it."""
    return 1.0 if min(drawing.width, drawing.height) <= LITTLE else DRAWN


def _tint(light: float, strength: tuple[float, float]) -> float:
    least, kept = strength
    return max(light, 1 - least - kept * (1 - light))


def _frame(colour: Colour, place: Place) -> Stroke:
    return _code(colour, place) or FRAME


def _code(colour: Colour, place: Place) -> Stroke | None:
    """Return the frame that tells the hue of a dark ground, and of a grey one how dark it was; None for others."""
    light = lightness(colour)
    if place.drawn or not place.whole or light >= DARK or place.thickness < CODED:
        return None
    if max(colour.rgb) - min(colour.rgb) < CHROMA * 255:
        return replace(CODE, width=0.6) if light < DEEP else replace(CODE, width=FRAME.width)
    hue = colorsys.rgb_to_hls(*(part / 255 for part in colour.rgb))[0]
    dash = next(dash for limit, dash in HUES if hue <= limit)
    return replace(CODE, dash=dash, cap="round" if dash[0] < CODE.width else "butt")


def letters(colour: Colour, below: Ground) -> Colour:
    """Return the grey that words of a colour are set in."""
    light = lightness(colour)
    if not below.turned:
        return colour if light >= PAPER else grey(colour, 1.0 if light > below.light else DARKEST)
    if light > below.light and (light >= PAPER or not below.blank):
        return BLACK  # the ground they stood out from is lighter now
    return grey(colour, min(DARKEST, below.shown - 0.3))


def line(colour: Colour, below: Ground) -> Colour:
    """Return the grey that a line of a colour is drawn in."""
    light = lightness(colour)
    if below.turned and colour.rgb == below.rgb:
        return _level(below.shown)
    if below.turned and not below.lit and light > below.light:
        return _level(min(1.0, max(light, below.shown + STEP)))
    if light >= PAPER:
        return PALE if below.lit else colour
    return grey(colour, LIGHTEST_LINE)


def grey(colour: Colour, lightest: float = 1.0) -> Colour:
    """Return the grey as light as a colour, no lighter than `lightest`; black stays what it is."""
    return _level(min(lightness(colour), lightest))


def _level(light: float) -> Colour:
    level = round(light * 255)
    return Colour((level, level, level), (0.0, 0.0, 0.0, round(1 - level / 255, 2)))


def lightness(colour: Colour) -> float:
    """Return the luma of a colour, 0 for black to 1 for white (ITU-R BT.709)."""
    red, green, blue = colour.rgb
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
