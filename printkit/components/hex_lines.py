"""The lines of a hex map: the grid as one path, each side once; dots in the middles; rivers and coasts along sides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from printkit.components.boxes import artifact
from printkit.components.hex_outlines import join_sides, trace_chains
from printkit.components.hex_plot import HexPlot
from printkit.diagnostics.templates import unknown_value
from printkit.model.hex_places import Knot, corner_knots
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexEdge
from printkit.scene import Group, Item, Path, Segment, polyline


def draw_grid(plot: HexPlot) -> Iterator[Item]:
    """Yield the sides of all hexes as one path, and the dots in their middles as another."""
    stroke = plot.line("hex-grid")
    if stroke:
        path = Path(grid_path(plot), stroke=replace(stroke, cap="round"))
        yield Group((path,), clip=plot.clip if plot.clipped else None, role="artifact", origin=plot.origin)
    dot = plot.line("hex-dot") if plot.map.dots else None
    if dot:
        steps = [step for place in sorted(plot.shown) for step in _dot(plot.middle(place))]
        yield artifact(Path(tuple(steps), stroke=replace(dot, cap="round")))


def _dot(middle: tuple[float, float]) -> tuple[Segment, ...]:
    return polyline(middle, (middle[0] + 0.01, middle[1]))


def grid_path(plot: HexPlot) -> tuple[Segment, ...]:
    """Return every side of the hexes drawn, once: three of each hex in one stroke, and what is left at the border."""
    grid, drawn = plot.map.grid, plot.drawn
    found: list[Segment] = []
    for place in sorted(drawn):
        corners = plot.outline(place)
        found += polyline(*corners[:4])
        for side in (3, 4, 5):
            if grid.step(place, side) not in drawn:
                found += polyline(corners[side], corners[(side + 1) % 6])
    return tuple(found)


def draw_edges(plot: HexPlot) -> Iterator[Item]:
    """Yield what runs along sides, in the order of the map; a side that is not there is a finding."""
    for edge in plot.map.edges.values():
        stroke = plot.line(edge.line, edge.places.get("line", edge.origin))
        if stroke:
            chains = join_sides(_sides(edge, plot))
            path = Path(trace_chains(chains, edge.shape, plot), stroke=stroke, origin=edge.origin)
            if chains:
                yield Group((path,), clip=plot.clip, role="artifact")


def _sides(edge: HexEdge, plot: HexPlot) -> Iterator[tuple[Knot, Knot]]:
    grid = plot.map.grid
    terrain = plot.map.terrain.get(edge.around) if edge.around else None
    if edge.around and terrain is None:
        hint = f"there is {', '.join(plot.map.terrain)}" if plot.map.terrain else "the map has no terrain"
        plot.context.report.add(unknown_value(edge.places.get("around", edge.origin), edge.around, hint))
    if terrain:
        hexes = plot.spread(plot.hexes(terrain.hexes))
        found: Iterable[tuple[Hex, int]] = (
            (place, side) for place in hexes for side, other in enumerate(grid.neighbours(place)) if other not in hexes
        )
    else:
        found = _named_sides(edge, plot)
    for place, side in found:
        if place in plot.around or grid.step(place, side) in plot.around:
            corners = corner_knots(grid, place)
            yield corners[side], corners[(side + 1) % 6]


def _named_sides(edge: HexEdge, plot: HexPlot) -> Iterator[tuple[Hex, int]]:
    for part in edge.sides.parts() if edge.sides else ():
        try:
            yield from plot.map.names.sides(part)
        except LookupError as error:
            origin = edge.sides.origin if edge.sides else edge.origin
            plot.context.report.add(unknown_value(origin, part, str(error.args[0])))
