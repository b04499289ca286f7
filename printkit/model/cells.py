"""Cells of lettered and numbered grids: `A1-C3`, `row D`, `columns 4-6` → sets of cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, Self

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.model.place_sets import Notation, Part, block, parts_of
from printkit.source.text import Message

Cell = tuple[int, int]
"""Row and column, counted from 0."""

MOST_LETTERS = 26
MOST_NUMBERS = 99

_CELL = re.compile(r"([A-Za-z])([0-9]{1,2})")
NOTATION = Notation(
    "[A-Za-z][0-9]{1,2}", "(?:[A-Za-z]|[0-9]{1,2})", "is not a cell -- write D5, A1-C3, row D, columns 4-6 or all"
)


@dataclass(frozen=True, slots=True)
class CellSet:
    """Cells as a player writes them: `D5`, blocks `A1-C3`, `row D`, `columns 4-6`, `all`; commas between."""

    text: str
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Check the notation; raises ValueError when a part is none of the forms."""
        NOTATION.check(text)
        return cls(text)

    def parts(self) -> tuple[str, ...]:
        """Return the parts between the commas."""
        return parts_of(self.text)

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed fact `printed`: the cells as a text shows them, blocks with an en dash."""
        return ("printed",)

    def fact(self, name: str) -> object:
        """Return a computed fact."""
        return {"printed": self.text.replace("-", "–")}[name]


@dataclass(frozen=True, slots=True)
class CellGrid:
    """A grid of cells, each named by a letter and a number; the letters count `rows` or `columns`.

    `blocked` cells cannot be entered. `areas` are sets of cells with a meaning; `apart` lists groups of areas that
    may not share a cell, `whole` groups that must together hold every open cell. `connected` areas hang together.
    `start` areas are set-up areas; with `symmetry` they map onto one another by that symmetry of the grid. `steps`
    are those that a piece may take. `zonings` divide cells for one event each: no cell is in two zones of one zoning.
    Letters are printed in the given `case`, and may be written in either.
    """

    title: Message
    rows: int
    columns: int
    letters: Literal["rows", "columns"] = "rows"
    case: Literal["upper", "lower"] = "upper"
    steps: Literal["orthogonal", "diagonal"] = "orthogonal"
    blocked: CellSet | None = None
    areas: Mapping[Name, CellSet] = field(default_factory=dict)
    apart: tuple[tuple[Name, ...], ...] = ()
    whole: tuple[tuple[Name, ...], ...] = ()
    connected: tuple[Name, ...] = ()
    start: tuple[Name, ...] = ()
    symmetry: Literal["half-turn", "mirror", "quarter-turn"] | None = None
    zonings: Mapping[Name, Mapping[Name, CellSet]] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    @property
    def is_named(self) -> bool:
        """Tell whether it has cells, and a letter and a number of two digits for each of its lines."""
        lettered, numbered = (self.rows, self.columns) if self.letters == "rows" else (self.columns, self.rows)
        return 1 <= lettered <= MOST_LETTERS and 1 <= numbered <= MOST_NUMBERS

    def cell(self, name: str) -> Cell:
        """Return the cell of a name such as `D5`; raises LookupError when the grid has none of this name."""
        match = _CELL.fullmatch(name)
        if not match:
            raise LookupError(f'"{name}" is not a cell')
        letter, number = ord(match[1].upper()) - ord("A"), int(match[2]) - 1
        row, column = (letter, number) if self.letters == "rows" else (number, letter)
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise LookupError(f'the grid has no cell "{name}"')
        return row, column

    def name_of(self, cell: Cell) -> str:
        """Return the name of a cell."""
        row, column = cell
        letter, number = (row, column) if self.letters == "rows" else (column, row)
        return f"{self.letter(letter)}{number + 1}"

    def letter(self, index: int) -> str:
        """Return the letter of a line, counted from 0, as it is printed."""
        return chr(ord("A" if self.case == "upper" else "a") + index)

    def cells(self, cells: CellSet | None) -> frozenset[Cell]:
        """Return the cells of a set; raises LookupError when it names one that the grid does not have."""
        return frozenset(cell for part in (cells.parts() if cells else ()) for cell in self._part(part))

    def spelt(self, cells: CellSet) -> str:
        """Return a set without words, which a reader of another language may hear: `D1-D8` for `row D`.

        Raises LookupError when it names a cell that the grid does not have.
        """
        ends = ((part, sorted(self._part(part))) for part in cells.parts())
        return ", ".join(
            part if _CELL.match(part) else f"{self.name_of(held[0])}-{self.name_of(held[-1])}" for part, held in ends
        )

    def _part(self, part: str) -> frozenset[Cell]:
        match NOTATION.read(part):
            case Part("all"):
                return self._every()
            case Part("block", first, last):
                return block(self.cell(first), self.cell(last))
            case Part(kind, first, last):
                low, high = self._index(kind, first), self._index(kind, last)
                if high < low:
                    raise LookupError(f'the range "{part}" is empty: it runs backwards')
                axis = 0 if kind == "row" else 1
                return frozenset(cell for cell in self._every() if low <= cell[axis] <= high)
            case None:
                raise LookupError(f'"{part}" is not a cell')

    def _every(self) -> frozenset[Cell]:
        return frozenset((row, column) for row in range(self.rows) for column in range(self.columns))

    def _index(self, kind: str, label: str) -> int:
        """Return the place of a row or a column, counted from 0, by its letter or number."""
        index = int(label) - 1 if label.isdecimal() else ord(label.upper()) - ord("A")
        lettered = (self.letters == "rows") == (kind == "row")
        size = self.rows if kind == "row" else self.columns
        if lettered == label.isdecimal() or not 0 <= index < size:
            raise LookupError(f'the grid has no {kind} "{label}"')
        return index

    def open_cells(self) -> frozenset[Cell]:
        """Return the cells that can be entered; raises LookupError when `blocked` names one that is not there."""
        return self._every() - self.cells(self.blocked)

    def fact_names(self) -> tuple[str, ...]:
        """Return the computed facts: numbers of cells, the names of blocked ones, the `sizes` of areas, their `spans` in rows."""
        return ("cell_count", "open_count", "blocked_count", "blocked_names", "sizes", "spans")

    def fact(self, name: str) -> object:
        """Return a computed fact; raises LookupError when cells are named that are not there, or have no names."""
        if not self.is_named:
            raise LookupError(f"a grid of {self.rows} rows and {self.columns} columns has no names for its cells")
        blocked = sorted(self.cells(self.blocked))
        facts: Mapping[str, Callable[[], object]] = {
            "cell_count": lambda: self.rows * self.columns,
            "open_count": lambda: self.rows * self.columns - len(blocked),
            "blocked_count": lambda: len(blocked),
            "blocked_names": lambda: tuple(map(self.name_of, blocked)),
            "sizes": lambda: {area: len(self.cells(cells)) for area, cells in self.areas.items()},
            "spans": lambda: {area: len({row for row, _ in self.cells(cells)}) for area, cells in self.areas.items()},
        }
        return facts[name]()
