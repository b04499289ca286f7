"""What lies in the hexes of a map: ground, tints and waterlines along coasts, terrain with its patterns."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from printkit.components.boxes import artifact
from printkit.components.hex_outlines import lot, trace_loops
from printkit.components.hex_patterns import LINED, VARIANTS, hex_marks
from printkit.components.hex_plot import HexPlot, boundary
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexTerrain
from printkit.scene import Group, Item, Path, Segment, Stroke, translate

TINTS = ("shoal-1", "shoal-2", "shoal-3")
"""The colours along a coast, from the shore outward."""

FIRST, GROWTH = 0.034, 1.32
"""How far the first waterline lies from the coast, as a part of the width of a hex, and how the gaps grow."""

INNER = 0.075
"""How wide the edge of land is drawn lighter, as a part of the width of a hex."""

ASIDE = 0.1
"""How far marks stand away from the side of a hex with its label, as a part of its width."""


def draw_ground(plot: HexPlot) -> Iterator[Item]:
    """Yield the ground, then what lies in its hexes, land last; nothing of it leaves the map."""
    yield artifact(Path(plot.clip, plot.colour(plot.map.ground)))
    yield Group(tuple(_terrains(plot)), clip=plot.clip, role="artifact")


def _terrains(plot: HexPlot) -> Iterator[Item]:
    """Yield tints of the water, the waterlines over them, the marks of the water over these, and the land."""
    held = [(each, plot.spread(plot.hexes(each.hexes))) for each in plot.map.terrain.values()]
    traced = [(each, hexes, trace_loops(boundary(hexes, plot), each.shape, plot)) for each, hexes in held if hexes]
    water = [each for each in traced if not each[0].land]
    for terrain, _, outline in water:
        yield _fill(terrain, outline, plot)
    for terrain, _, outline in traced:
        if terrain.waterlines:
            yield artifact(*_waterlines(terrain, outline, plot))
    for terrain, hexes, outline in water:
        yield from _details(terrain, hexes, outline, plot)
    for terrain, hexes, outline in traced:
        if terrain.land:
            yield _fill(terrain, outline, plot)
            yield from _details(terrain, hexes, outline, plot)


def _waterlines(terrain: HexTerrain, outline: tuple[Segment, ...], plot: HexPlot) -> Iterator[Item]:
    """Yield bands around an outline, the widest first: each a line with the tint of the water inside it on top."""
    line = plot.line("hex-water", terrain.origin)
    if line is None:
        return
    far, gaps = 0.0, []
    for index in range(terrain.waterlines):
        far += FIRST * plot.across * GROWTH**index
        gaps.append(far)
    for index, distance in reversed(list(enumerate(gaps))):
        tint = plot.colour(TINTS[min(index * len(TINTS) // len(gaps), len(TINTS) - 1)])
        width = line.width * (1.25 - 0.6 * index / len(gaps))  # finer toward the open sea
        yield Path(outline, stroke=replace(line, width=2 * distance + width, join="round"))
        if tint:
            yield Path(outline, stroke=Stroke(tint, 2 * distance - width, join="round"))


def _fill(terrain: HexTerrain, outline: tuple[Segment, ...], plot: HexPlot) -> Group:
    """Return the ground of a terrain; land drawn freely is lighter along its shore."""
    origin = terrain.places.get("colour", terrain.origin)
    ground = Path(outline, plot.context.colour(terrain.colour, origin), origin=origin)
    shore = plot.colour("shore") if terrain.land and terrain.shape == "drawn" else None
    if shore is None:
        return artifact(ground)
    edge = Path(outline, stroke=Stroke(shore, 2 * INNER * plot.across, join="round"))
    return artifact(ground, Group((edge,), clip=outline))


def _details(
    terrain: HexTerrain, hexes: Collection[Hex], outline: tuple[Segment, ...], plot: HexPlot
) -> Iterator[Item]:
    """Yield the marks of a terrain and its outline."""
    origin = terrain.origin
    marks = tuple(_marks(terrain, hexes, plot))
    if marks:
        yield Group(marks, clip=outline, role="artifact", origin=origin)
    if terrain.line and (stroke := plot.line(terrain.line, origin)):
        yield artifact(Path(outline, stroke=stroke, origin=origin))


def _marks(terrain: HexTerrain, hexes: Collection[Hex], plot: HexPlot) -> Iterator[Item]:
    """Yield the marks of every hex: a few drawings, each placed many times."""
    stroke = plot.line(terrain.ink, terrain.places.get("ink", terrain.origin))
    if stroke is None or terrain.pattern == "plain":
        return
    lined = terrain.pattern in LINED
    drawings = [
        Group(
            hex_marks(terrain.pattern, plot.scale.pitch, plot.part, stroke, variant),
            name=f"hex-{terrain.pattern}-{terrain.ink}-{plot.map.tops}-{plot.across:.3f}-{variant}",
        )
        for variant in range(1 if lined else VARIANTS)
    ]
    aside = {"top": ASIDE, "bottom": -ASIDE}.get(plot.map.labels.at, 0.0)
    grid = plot.map.grid
    beside = {other for place in hexes for other in grid.neighbours(place)} if lined else set()
    # lines run on over the edge of the map and are cut there; a drawing that would be cut in half is left out
    for place in sorted({*hexes, *beside} if lined else plot.shown & set(hexes)):
        drawing = drawings[int((lot(place, 7) + 1) * 50) % len(drawings)]
        x, y = plot.middle(place)
        yield Group((drawing,), translate(x, y if lined else y + aside * plot.across))
