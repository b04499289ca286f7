"""What every text of one language on one sheet shares: language, symbols, fonts, and where findings go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from printkit.diagnostics import Report
from printkit.typeset.symbols import SymbolArt


@dataclass(frozen=True, slots=True)
class Setting:
    """Hold what texts are set with.

    `symbols` are drawings by symbol name (`die-3`); a symbol without a drawing is looked up in the font like any
    character. `fonts` is the project's own folder of font files, if it has one.
    """

    lang: str
    symbols: Mapping[str, SymbolArt]
    report: Report
    fonts: Path | None = None
