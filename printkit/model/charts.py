"""Chart boards: a projection, lettered grids of four movement squares, land, ports, names and start areas."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Self

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.cells import Cell, CellGrid, CellSet
from printkit.model.names import Name
from printkit.model.projection import Degrees, Lambert, Position
from printkit.model.squares import Square, SquareSet, squares_of, water_ways
from printkit.source import Entry
from printkit.source.text import Message

THRESHOLD = 50
"""A square is land where more than this share of it is, in percent."""

DOUBT = 3
"""A square whose share is this near to the threshold, in percent, is settled by name."""


@dataclass(frozen=True, slots=True)
class Shares:
    """The shares of land of one row of movement squares, in percent, from west to east: `100 100 41 0`."""

    percents: tuple[int, ...]

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read whole percents with spaces between; raises ValueError when one is none."""
        words = text.split()
        if not all(re.fullmatch(r"\d{1,3}", word, re.ASCII) and int(word) <= 100 for word in words):
            raise ValueError(f'"{text}" are not percents -- write numbers from 0 to 100 with spaces between')
        return cls(tuple(int(word) for word in words))


@dataclass(frozen=True, slots=True)
class Pin:
    """What fixes a map on the board: a port and where it lies in its grid, `across` and `down` in parts of a grid."""

    port: Name
    cell: CellSet
    across: float
    down: float


@dataclass(frozen=True, slots=True)
class Projection:
    """A Lambert conformal conic map: two parallels, the upright meridian, the side of a grid in km, and its pin."""

    parallels: tuple[Degrees, Degrees]
    meridian: Degrees
    kilometres: int
    pin: Pin
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.kilometres < 1:
            raise ValueError(f"a grid cannot be {self.kilometres} km wide -- give it at least 1")
        if abs(self.parallels[0].value + self.parallels[1].value) < 1:
            raise ValueError("two parallels on either side of the equator make no cone -- name others")

    @property
    def lambert(self) -> Lambert:
        """Return the projection itself."""
        return Lambert(self.parallels[0].value, self.parallels[1].value, self.meridian.value)


@dataclass(frozen=True, slots=True)
class Port:
    """A port: where it lies, the lettered grid it belongs to, the movement squares it is entered from."""

    title: Message
    at: Position
    cell: CellSet
    enter: SquareSet
    label: Literal["left", "right", "above", "below", "below-left", "below-right"] = "right"
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Label:
    """A name on the chart, its middle `at` a place, turned by `turn` degrees clockwise.

    A `region` is a part of a land, set smaller, and left out of a chart that is inked lightly.
    """

    title: Message
    at: Position
    kind: Literal["sea", "land", "region"] = "sea"
    turn: int = 0
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Start:
    """A start area: its lettered grids, its look, and where its pieces have to go at what speed.

    `ports` are those it must be possible to reach from each of its squares, at `speed` squares a turn within `turns`.
    """

    title: Message
    cells: CellSet
    colour: Name = Name("red")
    pattern: Literal["diagonal", "dots", "cross", "horizontal"] = "diagonal"
    ports: tuple[Name, ...] = ()
    speed: Amount = Amount(0)
    turns: Amount = Amount(0)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Furniture:
    """Where the cartouche has its corner, the rose its middle and the scale bar its start: grids across and down."""

    cartouche: tuple[float, float] = (0.1, 0.1)
    rose: tuple[float, float] = (1.0, 7.0)
    scale: tuple[float, float] = (0.25, 7.8)


@dataclass(frozen=True, slots=True)
class Chart:
    """A board drawn on a real map: `rows` × `columns` lettered grids of four movement squares each.

    `coastline` is a GeoJSON file of the game; `printkit chart` makes of it the drawings `art/<art>-*.svg` and the two
    tables: the `shares` of land of each movement square, and the squares that are `land`. `settled` squares are what
    they are said to be, whatever their share. `labels` are names on the map, `starts` the areas that pieces begin in.
    """

    title: Message
    projection: Projection
    ports: Mapping[Name, Port]
    coastline: str = ""
    art: Name = Name("chart")
    rows: int = 8
    columns: int = 8
    land: tuple[SquareSet, ...] = ()
    shares: tuple[Shares, ...] = ()
    settled: tuple[Entry[SquareSet, Literal["land", "water"]], ...] = ()
    labels: Mapping[Name, Label] = field(default_factory=dict)
    starts: Mapping[Name, Start] = field(default_factory=dict)
    furniture: Furniture = Furniture()
    subtitle: Message | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not (1 <= self.rows <= 26 and 1 <= self.columns <= 99):
            raise ValueError("a chart has 1 to 26 rows, A to Z, and 1 to 99 columns")
        if self.projection.pin.port not in self.ports:
            raise ValueError(f'the pin names the port "{self.projection.pin.port}" -- give it under ports:')

    @property
    def grid(self) -> CellGrid:
        """Return the lettered grids of the chart."""
        return CellGrid(self.title, self.rows, self.columns)

    @property
    def corner(self) -> tuple[float, float]:
        """Return the upper left corner of the chart on the map, in km; raises LookupError for a pin off the chart."""
        pin, step = self.projection.pin, self.projection.kilometres
        ((row, column),) = self.grid.cells(pin.cell)
        x, y = self._on_map(self.ports[pin.port].at)
        return x - (column + pin.across) * step, y + (row + pin.down) * step

    def locate(self, at: Position) -> tuple[float, float]:
        """Return where a place lies: its distance from the left and the upper edge, in lettered grids."""
        (left, top), (x, y) = self.corner, self._on_map(at)
        step = self.projection.kilometres
        return (x - left) / step, (top - y) / step

    def place_at(self, x: float, y: float) -> Position:
        """Return the place that lies so many lettered grids from the left and the upper edge."""
        (left, top), step = self.corner, self.projection.kilometres
        return Position(*self.projection.lambert.unproject(left + x * step, top - y * step))

    def _on_map(self, at: Position) -> tuple[float, float]:
        return self.projection.lambert.project(at.latitude, at.longitude)

    # Squares

    def squares(self) -> frozenset[Square]:
        """Return all movement squares, land and water."""
        return frozenset((row, column) for row in range(2 * self.rows) for column in range(2 * self.columns))

    def land_squares(self) -> frozenset[Square]:
        """Return the squares that are land; raises LookupError when the list names one that the chart has not."""
        return frozenset().union(*(part.squares(self.grid) for part in self.land))

    def water(self) -> frozenset[Square]:
        """Return the squares that can be entered; raises LookupError as `land_squares` does."""
        return self.squares() - self.land_squares()

    def open_cells(self) -> frozenset[Cell]:
        """Return the lettered grids that hold water."""
        return frozenset((row // 2, column // 2) for row, column in self.water())

    def start_squares(self, start: Start) -> frozenset[Square]:
        """Return the water squares of a start area."""
        cells = self.grid.cells(start.cells)
        return frozenset(square for cell in cells for square in squares_of(cell)) & self.water()

    def moves(self, start: Start, port: Port) -> Mapping[Square, int]:
        """Return the fewest moves into a port from each square of a start area that it can be reached from."""
        reached = water_ways(port.enter.squares(self.grid), self.water())
        return {square: reached[square] for square in self.start_squares(start) if square in reached}

    # Facts for texts and claims

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: how many grids, squares of water and squares of land there are."""
        return ("grids", "water_squares", "land_squares")

    def fact(self, name: str) -> object:
        """Return a computed fact."""
        land = len(self.land_squares())
        counts = {"grids": self.rows * self.columns, "water_squares": len(self.squares()) - land, "land_squares": land}
        return counts[name]


def judge(chart: Chart, shares: Sequence[Sequence[int]]) -> frozenset[Square]:
    """Return the squares that are land by their shares, and by what is settled; raises LookupError for unknown cells."""
    found = {(y, x) for y, row in enumerate(shares) for x, share in enumerate(row) if share > THRESHOLD}
    for entry in chart.settled:
        squares = entry.key.squares(chart.grid)
        found = found | squares if entry.value == "land" else found - squares
    return frozenset(found)
