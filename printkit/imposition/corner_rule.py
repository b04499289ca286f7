"""The first page of a file → the same with a rule in a corner of its margins, where no square shows its scale: 25 mm, 2 in, 50 mm."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from printkit.components.context import Context
from printkit.components.furniture import INCHES, SCALE, SQUARE
from printkit.components.wording import natural_width, set_words
from printkit.diagnostics import Origin
from printkit.scene import Box, Group, Item, Matrix, Page, Path, Scene, Stroke, Text, polyline, walk
from printkit.scene.extents import leaves
from printkit.source.text import Words

LEAST = 3.8
"""How near to the edge of the paper the rule may stand, in mm: most printers reach as far as 4 mm, its ticks farther in."""
FARTHEST = 9.0
"""How far from the edge it stands at most, in mm."""
STEP = 0.3
"""The distance in mm of two places that are tried."""
TICK, OVER = 1.5, 0.15
"""How far ticks run inwards from the legs, and how far they run over them, in mm."""
RAISED, HIGH = 0.4, 1.65
"""How far from a leg figures stand, and how high they are, in mm."""
BAND = RAISED + HIGH
"""The width in mm that a leg takes with its ticks and figures."""
CLEAR, AIR, ASIDE = 1.5, 0.2, 0.6
"""How far the rule stays from what is drawn on the page, where it can and at least, and figures from their ticks, in mm."""
ENOUGH = frozenset({"scale-square", "corner-square"})
"""The drawings that show both directions: where there is one, no rule is needed."""
SAVED = "-saved-"
"""What follows a drawing's name where it was made with less ink."""
LINE, IN_INCHES = "scale-line", "scale-inches"
"""The drawings of 50 mm, whose words say to print at 100 %, and of 2 in."""


@dataclass(frozen=True, slots=True)
class Corner:
    """Where the legs meet, in mm, and which way they run from there: 1 is to the right and down, -1 to the left and up."""

    x: float
    y: float
    right: int
    down: int

    def point(self, along: float, inwards: float, *, level: bool) -> tuple[float, float]:
        """Return the point of the page so far along a leg, and so far inwards from it, in mm."""
        across, down = (along, inwards) if level else (inwards, along)
        return (self.x + self.right * across, self.y + self.down * down)

    def box(self, length: float, width: float, *, level: bool) -> Box:
        """Return the box of a leg of a length and width in mm, with what its ticks run over it."""
        (x, y), (far, deep) = self.point(-OVER, -OVER, level=level), self.point(length, width, level=level)
        return Box(min(x, far), min(y, deep), abs(far - x), abs(deep - y))


@dataclass(frozen=True, slots=True)
class Label:
    """Words, `width` mm wide, at a tick of the level or the upright leg: they end before it, or else begin after it."""

    at: float
    level: bool
    before: bool
    width: float
    texts: tuple[Text, ...]

    @property
    def end(self) -> float:
        """Return how far along its leg it reaches, in mm."""
        return self.at if self.before else self.at + 2 * ASIDE + self.width


def with_corner_rule(page: Page, origin: Origin, context: Context) -> Page:
    """Return a page with the rule, in the first corner whose margins leave it room; else the page as it is.

    Its level leg has ticks at 25 mm and 2 in, its upright one at 25 mm: the corner and these two ticks are three
    corners of a square. On a page that has a line of 2 in the level leg ends at 25 mm, too; on one without a line of
    50 mm the upright leg is that, and the rule says how to print.
    Where the profile has no words about printing, there is no rule.
    """
    scene = page.scene
    names = (
        {item.name.partition(SAVED)[0] for item, _ in walk(scene.items) if isinstance(item, Group)}
        if context.profile.words
        else ENOUGH
    )
    stroke = context.line("scale", origin)
    if names & ENOUGH or stroke is None:
        return page
    told = LINE in names
    wide, high = SQUARE if IN_INCHES in names else INCHES * 25.4, SQUARE if told else SCALE
    labels = list(_labels(origin, context, wide, told=told))
    least = max(LEAST, context.free + OVER + stroke.width)
    corner = _free_corner(scene, least, (max(wide, *(label.end for label in labels if label.level)), high))
    if corner is None:
        return page
    lines = tuple(_lines(corner, stroke, (wide, high)))
    drawn = Group(lines, role="artifact", name=f"corner-{corner.x:.3f}-{corner.y:.3f}-{wide:g}-{high:g}")
    said = [Group(label.texts, _place(label, corner)) for label in labels]
    return replace(page, scene=replace(scene, items=(*scene.items, Group((drawn, *said), role="artifact"))))


def _labels(origin: Origin, context: Context, wide: float, *, told: bool) -> Iterator[Label]:
    """Yield the figures of the ticks, and where the page has not told it yet what 50 mm are, and to print at 100 %."""
    say, style = context.locale.builtin, context.style("sheet-footer", origin)
    square, inches = say("{length} mm", length=int(SQUARE)).text, say("{length} in", length=INCHES).text
    said = [(SQUARE, True, True, square)]
    if wide > SQUARE:
        said.append((wide, True, True, inches))
    if not told:
        said.append((SQUARE, False, True, square))
        said.append((SCALE, False, True, say("{length} mm", length=int(SCALE)).text))
        said.append((wide, True, False, say("Print at 100 % (actual size)").text))
    for at, level, before, text in said:
        words = Words(text, origin)
        width = natural_width(words, style, context)
        strip = set_words(words, style, width + 1.0, context)
        texts = (item for item, _ in walk(strip.items) if isinstance(item, Text))
        yield Label(at, level, before, width, tuple(replace(each, y=0.0) for each in texts))


def _free_corner(scene: Scene, least: float, legs: tuple[float, float]) -> Corner | None:
    """Return the corner whose legs, so wide and so high, meet nothing drawn: clear of it, at the foot, far in, if it can be."""
    drawn = list(_at_the_edges(scene))
    places = [least + STEP * step for step in range(int((FARTHEST - least) / STEP) + 1)]
    corners = ((-1, 1), (-1, -1), (1, 1), (1, -1))
    for air, (down, right), place in product((CLEAR, AIR), corners, reversed(places)):
        x, y = (place if right > 0 else scene.width - place), (place if down > 0 else scene.height - place)
        corner = Corner(x, y, right, down)
        taken = (corner.box(legs[0], BAND, level=True), corner.box(legs[1] + OVER, BAND, level=False))
        if not any(leg.grown(air).meets(box) for leg in taken for box in drawn):
            return corner
    return None


def _at_the_edges(scene: Scene) -> Iterator[Box]:
    """Yield the boxes of what is drawn in the margins that a rule could stand in; white is no drawing."""
    edge = FARTHEST + BAND + 1.0
    inner = Box(0, 0, scene.width, scene.height).grown(-edge)
    for item, _, box in leaves(scene.items):
        if isinstance(item, Path) and item.stroke is None and item.fill and item.fill.rgb == (255, 255, 255):
            continue
        if not (box.x > inner.x and box.y > inner.y and box.right < inner.right and box.bottom < inner.bottom):
            yield box


def _lines(corner: Corner, stroke: Stroke, legs: tuple[float, float]) -> Iterator[Item]:
    """Yield the legs from the corner to their last ticks, and the ticks, of which both have one at the corner."""
    for level, length in zip((True, False), legs, strict=True):
        ticks = sorted({0.0, SQUARE, length})
        ends = corner.point(0.0, 0.0, level=level), corner.point(ticks[-1], 0.0, level=level)
        yield Path(polyline(*ends), stroke=stroke)
        for at in ticks:
            marks = corner.point(at, -OVER, level=level), corner.point(at, TICK, level=level)
            yield Path(polyline(*marks), stroke=stroke)


def _place(label: Label, corner: Corner) -> Matrix:
    """Return the map that sets words inwards of their leg: level, or to be read upwards."""
    runs = corner.right if label.level else corner.down
    tick = runs * (label.at - ASIDE if label.before else label.at + 2 * ASIDE)
    if label.level:
        line = corner.y + (RAISED + HIGH if corner.down > 0 else -RAISED)
        start = corner.x + tick - (label.width if label.before == (runs > 0) else 0.0)
        return (1.0, 0.0, 0.0, 1.0, start, line)
    line = corner.x + (RAISED + HIGH if corner.right > 0 else -RAISED)
    return (0.0, -1.0, 1.0, 0.0, line, corner.y + tick + (label.width if runs < 0 else 0.0))
