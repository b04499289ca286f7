"""The outline of a chart → its drawings as SVG, and its tables as YAML between their marks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import shapely
from shapely import Geometry

from printkit.maps.outline import UNIT, Outline
from printkit.model.charts import THRESHOLD, Chart, judge
from printkit.model.squares import list_squares
from printkit.templates.themes import Theme

HEAD = "# >>> written by printkit chart: {chart}"
TAIL = "# <<< {chart}"


def draw_files(chart: Chart, outline: Outline, theme: Theme) -> Mapping[str, str]:
    """Return the drawings by their path in the game's folder, in the colours of the theme where it has them."""
    name, title = f"art/{chart.art}", chart.title.text
    size = f"{chart.columns * UNIT:g} {chart.rows * UNIT:g}"
    tints = zip(reversed(outline.tints), ("shoal-3", "shoal-2", "shoal-1"), strict=True)
    shapes = {
        "land": [(outline.land, "land")],
        "tints": list(tints),
        "small": [(outline.small, "map-land")],
    }
    return {
        f"{name}-{part}.svg": _svg(size, f"{title}: {part}", [(_path(shape), _hex(theme, ink)) for shape, ink in drawn])
        for part, drawn in shapes.items()
    }


def _hex(theme: Theme, colour: str) -> str:
    found = theme.palette.get(colour)
    return found.hex if found else "#cccccc"


def _svg(size: str, title: str, paths: Iterable[tuple[str, str]]) -> str:
    lines = [f'<path fill="{fill}" fill-rule="evenodd" d="{path}"/>' for path, fill in paths if path]
    plain = title.replace("&", "&amp;").replace("<", "&lt;")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">'
    return "\n".join([head, f"<title>{plain}</title>", *lines, "</svg>", ""])


def _path(shape: Geometry) -> str:
    """Return areas as path data, a line for each outline, to a tenth of a unit."""
    rings = [ring for area in shapely.get_parts(shape) for ring in (area.exterior, *area.interiors)]
    return "\n".join(filter(None, (_outline(ring.coords) for ring in rings)))


def _outline(points: Iterable[tuple[float, ...]]) -> str:
    written = [f"{x:.1f} {y:.1f}".replace(".0", "") for x, y in points]
    kept = [point for point, after in zip(written, [*written[1:], ""], strict=True) if point != after][:-1]
    return f"M{'L'.join(kept)}Z" if len(kept) > 2 else ""


def write_tables(text: str, name: str, chart: Chart, outline: Outline) -> str | None:
    """Return the text of `charts.yaml` with the tables of a chart renewed, or None where it has no marks for them."""
    head, tail = re.escape(HEAD.format(chart=name)), re.escape(TAIL.format(chart=name))
    marks = re.compile(rf"^( *){head}\n(?:.*\n)*? *{tail}$", re.MULTILINE)
    found = marks.search(text)
    if not found:
        return None
    lines = [HEAD.format(chart=name), *_tables(chart, outline), TAIL.format(chart=name)]
    block = "\n".join(found[1] + line for line in lines)
    return text[: found.start()] + block + text[found.end() :]


def _tables(chart: Chart, outline: Outline) -> list[str]:
    land = judge(chart, outline.shares)
    rows = [" ".join(f"{share:3d}" for share in row) for row in outline.shares]
    lines = ["shares:    # percent of land in each movement square, from the north-west"]
    lines += [f"  - {row.lstrip()}" if not row.startswith(" ") else f"  - {row}" for row in rows]
    lines.append(f"land:      # more than {THRESHOLD} percent, or settled")
    by_row = [frozenset(square for square in land if square[0] // 2 == row) for row in range(chart.rows)]
    listed = [f"  - {list_squares(squares, chart.grid)}" for squares in by_row if squares]
    return [*lines, *(listed or ["  []"])]
