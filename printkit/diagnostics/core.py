"""The facts of one finding, and the report that gathers them: findings → a sorted list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal


class Severity(StrEnum):
    """How much a finding matters: an error stops a sheet, a warning does not."""

    ERROR = "error"
    WARNING = "warning"


Level = Literal["error", "warning", "off"]
"""How much a project says that a finding matters; `off` is not at all."""


@dataclass(frozen=True, slots=True, order=True)
class Origin:
    """Name the place something came from.

    `file` is relative to the project where it lies inside, with forward slashes. `line` and `column` count
    from 1; 0 means the file as a whole. In a printed file there are no lines: `page` counts from 1, and `box` is
    left, top, width and height in mm from the top left corner of the page, or empty. In a table of comma-separated
    values `cell` is the number of the row and the header of the column, none for the row as a whole.
    """

    file: str
    line: int = 0
    column: int = 0
    page: int = 0
    box: tuple[float, ...] = ()
    cell: tuple[int, str] | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        if self.page:
            return f"{self.file}:page {self.page}"
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Measure:
    """What was measured in a printed file and the limit it breaks, in a unit, and where that limit was read."""

    measured: float
    limit: float
    unit: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """Hold one finding: its code and name, how much it matters, what is wrong, where, and what to do."""

    code: str
    name: str
    severity: Severity
    message: str
    origin: Origin
    hint: str = ""
    measure: Measure | None = None

    @property
    def place(self) -> tuple[str, int, int, int, str, str]:
        """Return the key that findings are sorted by: file, page, line, column, code, message."""
        origin = self.origin
        return (origin.file, origin.page, origin.line, origin.column, self.code, self.message)


Judge = Callable[[Diagnostic], Diagnostic | None]
"""Returns a finding as a project wants it, more or less severe, or None where it is not to be reported."""


@dataclass
class Report:
    """Gather the findings of one run; the same finding counts once.

    With a `judge`, each finding is taken as the judge returns it; `silenced` keeps those that it held back. `crashes`
    are the tracebacks of rules that broke off.
    """

    judge: Judge | None = None
    silenced: dict[Diagnostic, None] = field(default_factory=dict)
    crashes: list[str] = field(default_factory=list)
    _found: dict[Diagnostic, None] = field(default_factory=dict)

    def add(self, *diagnostics: Diagnostic) -> None:
        """Take findings in; a finding already there is not taken twice."""
        for diagnostic in diagnostics:
            judged = self.judge(diagnostic) if self.judge else diagnostic
            if judged is None:
                self.silenced[diagnostic] = None
            else:
                self._found[judged] = None

    def extend(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Take in all findings of another report or list, and what another report held back."""
        if isinstance(diagnostics, Report):
            self.silenced |= diagnostics.silenced
            self.crashes += diagnostics.crashes
        self.add(*diagnostics)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(sorted(self._found, key=lambda diagnostic: diagnostic.place))

    def __len__(self) -> int:
        return len(self._found)

    @property
    def errors(self) -> int:
        """Count the findings that are errors."""
        return sum(diagnostic.severity is Severity.ERROR for diagnostic in self._found)

    @property
    def warnings(self) -> int:
        """Count the findings that are warnings."""
        return len(self) - self.errors
