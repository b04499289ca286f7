"""What every text of one language on one sheet shares: language, symbols, fonts, and where findings go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.diagnostics import Report
from printkit.typeset.symbols import SymbolArt

if TYPE_CHECKING:
    from printkit.typeset.record import Fit


@dataclass(frozen=True, slots=True)
class Setting:
    """Hold what texts are set with.

    `symbols` are drawings by symbol name (`die-3`); a symbol without a drawing is looked up in the font like any
    character. `fonts` is the project's own folder of font files, if it has one. `names` are the words that are never
    divided although their language divides others that begin with a capital. `listener` is told of each text how it
    took its place; nobody listens while a sheet is built.
    """

    lang: str
    symbols: Mapping[str, SymbolArt]
    report: Report
    fonts: Path | None = None
    names: AbstractSet[str] = frozenset()
    listener: Callable[[Fit], None] | None = None
