"""The names on a chart: grids in their corners, seas, lands, ports, anchors in their squares, start areas."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from printkit.components.boxes import artifact
from printkit.components.chart_marks import box_of, outline_of
from printkit.components.chart_plot import Plot, turned
from printkit.components.clearings import clearings
from printkit.components.coasts import Coast
from printkit.components.strips import moved
from printkit.components.wording import natural_width, words_of
from printkit.diagnostics.charts import name_on_coast
from printkit.language.pseudo import PSEUDO
from printkit.model.cells import Cell
from printkit.model.charts import Chart, Label, Port, Start
from printkit.model.squares import Square, squares_of
from printkit.scene import Box, Group, Item, Path, circle, rect
from printkit.source.text import Words

APART = 0.5
"""How far the letters of a land or sea stay from the coast, in mm."""

SNUG = 0.4
"""How near to its corner the name of a grid moves where it would meet something, in parts of its usual distance."""

GAP = 1.0
"""The distance of a port's name from its dot, in mm."""

ANCHOR = 0.85
"""The height of an anchor in parts of the size of its letters."""

TOWN = 0.8
"""The radius of the dot of a port, in mm."""


def draw_labels(plot: Plot) -> Iterator[Item]:
    """Yield all names; where two would meet, their places in the YAML have to be moved. A pale chart names no regions."""
    coast = Coast.of(plot)
    names = [*cell_names(plot, plot.chart.open_cells(), coast)]
    names += (
        _label(plot, label, coast) for label in plot.chart.labels.values() if label.kind != "region" or not plot.light
    )
    yield from names
    yield from draw_ports(plot, [*plot.chart.ports.values()], coast, names)
    for start in plot.chart.starts.values() if not plot.light else ():
        yield from _start_name(plot, start)


def cell_names(plot: Plot, cells: Collection[Cell], coast: Coast, taken: Sequence[Box] = ()) -> Iterator[Item]:
    """Yield the name of each grid, in the first corner of its squares of water that is free of land and `taken` boxes.

    Where there is none, it stands in one that the coast does not run through.
    """
    chart = plot.chart
    style = plot.style("chart-cell")
    water = chart.water()
    for cell in sorted(cells):
        squares = sorted((each for each in squares_of(cell) if each in water), key=lambda each: _share(chart, each))
        strip = plot.words(chart.grid.name_of(cell), style, plot.step)
        width = natural_width(words_of(chart.grid.name_of(cell), plot.origin), style, plot.context)
        places = [place for square in squares for place in _corners(plot, square, (width, strip.height))]
        inland = [place for square in squares_of(cell) for place in _corners(plot, square, (width, strip.height))]
        free = [place for place in (*places, *inland) if not any(place.meets(box) for box in taken)]
        at_sea = (place for place in free if not coast.meets(place))
        best = next(at_sea, None) or next((place for place in free if not coast.touches(place)), places[0])
        yield moved(strip, best.x, best.y)


def draw_ports(plot: Plot, ports: Sequence[Port], coast: Coast, names: Sequence[Item]) -> Iterator[Item]:
    """Yield ports with their names, and the anchors in their squares, clear of all names."""
    named = [item for port in ports for item in _port(plot, port)]
    yield from named
    taken = [room.bounds for room in clearings([*names, *named], APART)]
    for port in ports:
        yield from _anchors(plot, port, coast, taken)


def _label(plot: Plot, label: Label, coast: Coast) -> Group:
    """Return the name of a sea or a land; one across the coast or the edge, or a sea's on land, is a finding."""
    at = plot.place(label.at)
    style = plot.style(f"chart-{label.kind}")
    width = natural_width(label.title, style, plot.context) + 2.0
    group = plot.centred(label.title, style, at, width)
    placed = turned(group, label.turn, at) if label.turn else group
    rooms = clearings((placed,), APART) if plot.context.locale.lang != PSEUDO else ()  # a map has no room to spare
    for room in rooms:
        inside = plot.frame.x <= room.bounds.x and room.bounds.right <= plot.frame.right
        if not inside or coast.crosses(room) or coast.holds(room.middle) != (label.kind != "sea"):
            said = plot.context.words(label.title).text
            plot.context.report.add(name_on_coast(label.places.get("at", label.origin), said, label.kind))
    return placed


def _corners(plot: Plot, square: Square, size: tuple[float, float]) -> Iterator[Box]:
    """Yield where a name may stand in a square: its upper left corner first, where the eye looks for it, then closer."""
    box = box_of(square, plot.frame, 2 * plot.chart.rows, 2 * plot.chart.columns)
    for part in (1.0, SNUG):
        across, down = part * 0.105 * plot.step, part * 0.085 * plot.step
        left, right = box.x + across, box.right - across - size[0]
        top, bottom = box.y + down, box.bottom - down - size[1]
        yield from (Box(x, y, *size) for y in (top, bottom) for x in (left, right))


def _share(chart: Chart, square: Square) -> int:
    """Return the share of land of a square in percent, 0 where the chart has no table of them."""
    row, column = square
    known = row < len(chart.shares) and column < len(chart.shares[row].percents)
    return chart.shares[row].percents[column] if known else 0


def _port(plot: Plot, port: Port) -> Iterator[Item]:
    """Yield a dot where a port lies, and its name beside it."""
    x, y = plot.place(port.at)
    style = plot.style("chart-port")
    size = 4 * TOWN
    yield artifact(Path(circle(x, y, TOWN), plot.colour("ink"), plot.line("way-edge")))
    width = natural_width(port.title, style, plot.context) + 0.5
    name = plot.words(port.title, style, width)
    shift = {
        "right": (GAP + size / 2, -name.height / 2),
        "left": (-GAP - size / 2 - width, -name.height / 2),
        "above": (-width / 2, -size * 0.65 - name.height),
        "below": (-width / 2, size * 0.6),
        "below-left": (-GAP / 2 - width, size * 0.2),
        "below-right": (GAP / 2, size * 0.2),
    }[port.label]
    yield moved(name, x + shift[0], y + shift[1])


def _anchors(plot: Plot, port: Port, coast: Coast, taken: Sequence[Box]) -> Iterator[Item]:
    """Yield an anchor in each square of water that a port is entered from, in a corner free of land and names."""
    chart = plot.chart
    style = plot.style("chart-anchor", "centre")
    anchor = plot.words("⚓", style, 2 * style.size)
    size = style.size * ANCHOR
    for square in sorted(port.enter.squares(chart.grid) & chart.water()):
        box = box_of(square, plot.frame, 2 * chart.rows, 2 * chart.columns)
        corners = [*_corners(plot, square, (size, size))]
        middle = Box(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size)
        places = [*corners[3::-1], *corners[:3:-1], middle]  # the lower ones first: names stand above
        free = [place for place in places if not any(place.meets(name) for name in taken)] or places
        best = next((place for place in free if not coast.meets(place)), free[-1])
        yield moved(anchor, best.x + size / 2 - style.size, best.y + (size - anchor.height) / 2)


def _start_name(plot: Plot, start: Start) -> Iterator[Item]:
    """Yield what starts in an area, on a plate upon the middle of its lowest edge."""
    chart = plot.chart
    cells = chart.grid.cells(start.cells)
    level = [edge for edge in outline_of(cells, plot.frame, chart.rows, chart.columns) if edge[0][0] > edge[1][0]]
    if not level:
        return
    low = max(edge[0][1] for edge in level)
    ends = [x for edge in level if edge[0][1] == low for x, _ in edge]
    middle = (min(ends) + max(ends)) / 2
    style = plot.style("chart-start", "centre")
    words = Words(plot.context.words(start.title).text, start.origin)
    width = natural_width(words, style, plot.context) + 4.0
    strip = plot.words(words, style, width)
    plate = Box(middle - width / 2, low - strip.height - 0.6, width, strip.height)
    ground = Path(rect(plate, 0.8), plot.colour("paper"), plot.line("chart-frame"), origin=start.origin)
    yield artifact(ground)
    yield moved(strip, plate.x, plate.y)
