"""CSV text → rows of located cells; whatever a table may not hold becomes a finding."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.rows import csv_quote
from printkit.diagnostics.source import empty_file, unprintable_character, yaml_too_long
from printkit.source.nodes import Scalar
from printkit.source.places import locate
from printkit.source.yaml_text import MAX_NODES, UNPRINTABLE

SEPARATORS = (";", ",", "\t")


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table: its number as a spreadsheet counts, the header being 1, and its cells."""

    number: int
    cells: tuple[Scalar, ...]

    @property
    def origin(self) -> Origin:
        """Return where the row begins."""
        return self.cells[0].origin

    @property
    def is_blank(self) -> bool:
        """Tell whether no cell holds anything: spreadsheets leave such rows at the end."""
        return not any(cell.text for cell in self.cells)


def read_rows(text: str, file: str, headers: Collection[str], report: Report) -> tuple[Row, ...] | None:
    """Return the rows of a table, the header first, blank ones left out; None where it cannot be read, after a finding.

    `text` has LF at line ends. The separator is the one of `;`, `,` and tab that finds most of the known `headers` in
    the first line, and among equals the one that finds most cells.
    """
    if bad := UNPRINTABLE.search(text):
        report.add(unprintable_character(locate(text, bad.start(), file), bad.group()))
        return None
    if not text.strip():
        report.add(empty_file(Origin(file)))
        return None
    rows: list[Row] = []
    count = 0
    reader = _Reader(text, file, _separator(text, file, headers), report)
    for number, cells in enumerate(reader.rows(), 1):
        row = Row(number, cells)
        count += len(cells)
        if count > MAX_NODES:
            report.add(yaml_too_long(row.origin, MAX_NODES))
            return None
        rows += [] if row.is_blank else [row]
    return None if reader.broken else tuple(rows)


def _separator(text: str, file: str, headers: Collection[str]) -> str:
    def found(separator: str) -> tuple[int, int]:
        """Count the known headers and the cells of the first line."""
        cells = next(_Reader(text, file, separator, Report()).rows(), ())
        return sum(cell.text in headers for cell in cells), len(cells)

    return max(SEPARATORS, key=found)


@dataclass(slots=True)
class _Reader:
    """Read one text; `broken` tells that its rows cannot be trusted."""

    text: str
    file: str
    separator: str
    report: Report
    broken: bool = False
    line: int = 1
    start: int = 0
    plain: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        self.plain = re.compile(f"[^{re.escape(self.separator)}\n]*")

    def rows(self) -> Iterator[tuple[Scalar, ...]]:
        """Yield the cells of each row; stops at a quote that is wrong."""
        at, end = 0, len(self.text)
        while at < end and not self.broken:
            cells: list[Scalar] = []
            while True:
                cell, at = self._quoted(at) if self.text[at : at + 1] == '"' else self._plain(at)
                cells.append(cell)
                if self.broken or self.text[at : at + 1] != self.separator:
                    break
                at += 1
            yield tuple(cells)
            at += 1
            self.line, self.start = self.line + 1, at

    def _place(self, at: int) -> Origin:
        return Origin(self.file, self.line, at - self.start + 1)

    def _plain(self, at: int) -> tuple[Scalar, int]:
        match = self.plain.match(self.text, at)
        written = match.group() if match else ""
        said = written.strip(" \t")
        indent = len(written) - len(written.lstrip(" \t")) if said else 0
        return Scalar(said, self._place(at + indent)), at + len(written)

    def _quoted(self, at: int) -> tuple[Scalar, int]:
        place, end = self._place(at), at + 1
        while (end := self.text.find('"', end)) >= 0 and self.text[end + 1 : end + 2] == '"':
            end += 2
        if end < 0:
            self._refuse(place, "a quote that opens here is never closed", 'close it; inside "…" write "" for "')
            return Scalar("", place), len(self.text)
        inner = self.text[at + 1 : end]
        if "\n" in inner:
            self.line += inner.count("\n")
            self.start = at + 2 + inner.rindex("\n")
        if self.text[end + 1 : end + 2] not in (self.separator, "\n", ""):
            self._refuse(self._place(end + 1), "text goes on after a closed quote", 'inside "…" write "" for "')
        return Scalar(inner.replace('""', '"').strip(), place, quoted=True), end + 1

    def _refuse(self, place: Origin, problem: str, hint: str) -> None:
        self.broken = True
        self.report.add(csv_quote(place, problem, hint))
