"""An area and an angle → lines across it, clipped to it."""

from __future__ import annotations

import math

from printkit.scene import Box, Colour, Group, Matrix, Path, Stroke, polyline
from printkit.scene.extents import box_of, outline_points, scale_of

PITCH = 2.0
"""The distance of two lines in mm, as printed."""
WIDTH = 0.15
"""The width of a line in mm, as printed."""
INK = Colour((150, 150, 150), (0, 0, 0, 0.5))


def hatch(path: Path, angle: int, box: Box, matrix: Matrix) -> Group:
    """Return the lines that hatch an outline at an angle in degrees; `box` is where it lies under `matrix`.

    Lines are counted from the middle of the area, so that a thing drawn twice is hatched alike twice.
    """
    scale = max(scale_of(matrix), 1e-6)
    own = box_of(outline_points(path.segments))
    x, y, reach = own.x + own.width / 2, own.y + own.height / 2, math.hypot(own.width, own.height) / 2
    along, across = (math.cos(math.radians(angle)), -math.sin(math.radians(angle))), PITCH / scale
    count = min(int(reach / across), int(math.hypot(box.width, box.height) / PITCH) + 1)
    stroke = Stroke(INK, WIDTH / scale)
    lines = []
    for number in range(-count, count + 1):
        at = (x - along[1] * number * across, y + along[0] * number * across)
        ends = [(at[0] + sign * along[0] * reach, at[1] + sign * along[1] * reach) for sign in (-1, 1)]
        lines.append(Path(polyline(*ends), stroke=stroke, origin=path.origin))
    return Group(tuple(lines), clip=path.segments, role="artifact")
