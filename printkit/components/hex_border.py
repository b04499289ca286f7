"""The border of a hex map: a bar of columns and rows around a map that is cut by its frame, a line around whole hexes."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.components.boxes import artifact
from printkit.components.hex_plot import HexPlot, joints
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap
from printkit.scene import Box, Item, Path, Segment, polyline, rect

BAR = 1.8
"""The width of the bar, in mm."""

GAP = 0.6
"""How far the outer line stands from the bar, in mm."""

TICK = 3.0
"""How long the marks at a joint are, in mm."""


def space_around(hexmap: HexMap, block: tuple[Hex, Hex], *, trimmed: bool) -> tuple[float, float]:
    """Return the width in mm of what a block of a map needs at each of its sides, and above and below it.

    Where halves are joined that is room for marks, or none at all if the paper is trimmed there.
    """
    clipped = hexmap.border == "clipped"
    edge = BAR + GAP + 0.2 if clipped else 0.4
    joined = joints(hexmap, block)
    if joined and trimmed and clipped:
        return 0.0 if "left" in joined else edge, 0.0 if "top" in joined else edge
    return (edge + TICK + 0.5,) * 2 if joined else (edge, edge)


def draw_border(plot: HexPlot) -> Iterator[Item]:
    """Yield the border; a half has none where it is joined, but a mark at both ends of the joint."""
    if not plot.clipped:
        yield artifact(Path(plot.clip, stroke=plot.line("chart-grid")))
        return
    joined = plot.joined
    bars: list[Segment] = []
    frames: list[Segment] = []
    marks: list[Segment] = []
    for side in ("top", "right", "bottom", "left"):
        if side in joined:
            marks += () if plot.trimmed else _joint(side, plot)
        else:
            bars += [step for box in _pieces(side, plot) for step in rect(box)]
            frames += _outer(side, plot, joined)
    drawn = (
        Path(tuple(bars), plot.colour("ink")),
        Path(tuple(frames), stroke=plot.line("chart-frame")),
        Path(tuple(marks), stroke=plot.line("cut-mark")),
    )
    yield artifact(*(path for path in drawn if path.segments))
    if not joined:
        yield artifact(Path(rect(plot.frame), stroke=plot.line("chart-grid")))


def _pieces(side: str, plot: HexPlot) -> Iterator[Box]:
    """Yield the dark pieces of a bar: every other column or row, counted over the whole map; those at its ends bleed."""
    frame, seen, (width, height) = plot.frame, plot.seen, plot.scale.pitch
    (left, top), (right, bottom) = plot.block
    if side in ("top", "bottom"):
        y = frame.y - BAR if side == "top" else frame.bottom
        for index in range(left + left % 2, right + 1, 2):
            start = frame.x + (index - left) * width if index > left else seen.x
            end = frame.x + (index + 1 - left) * width if index < right else seen.right
            yield Box(start, y, end - start, BAR)
    else:
        x = frame.x - BAR if side == "left" else frame.right
        for index in range(top + top % 2, bottom + 1, 2):
            start = frame.y + (index - top) * height if index > top else seen.y
            end = frame.y + (index + 1 - top) * height if index < bottom else seen.bottom
            yield Box(x, start, BAR, end - start)


def _outer(side: str, plot: HexPlot, joined: frozenset[str]) -> list[Segment]:
    """Return the lines along a side: at the map, outside the bar, and outside that; at a joint they end."""
    found: list[Segment] = []
    for out in (0.0, BAR, BAR + GAP):
        box = plot.seen.inset(*(0.0 if each in joined else -out for each in ("left", "top", "right", "bottom")))
        ends = {
            "top": ((box.x, box.y), (box.right, box.y)),
            "right": ((box.right, box.y), (box.right, box.bottom)),
            "bottom": ((box.right, box.bottom), (box.x, box.bottom)),
            "left": ((box.x, box.bottom), (box.x, box.y)),
        }[side]
        found += polyline(*ends)
    return found


def _joint(side: str, plot: HexPlot) -> list[Segment]:
    """Return the marks at both ends of a joint, outside the border."""
    box, off = plot.frame, BAR + GAP + 0.5
    if side in ("left", "right"):
        x = box.x if side == "left" else box.right
        return [
            *polyline((x, box.y - off), (x, box.y - off - TICK)),
            *polyline((x, box.bottom + off), (x, box.bottom + off + TICK)),
        ]
    y = box.y if side == "top" else box.bottom
    return [
        *polyline((box.x - off, y), (box.x - off - TICK, y)),
        *polyline((box.right + off, y), (box.right + off + TICK, y)),
    ]
