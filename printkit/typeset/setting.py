"""What every text of one language on one sheet shares: language, symbols, fonts, and where findings go."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.diagnostics import Report
from printkit.typeset.symbols import SymbolArt

if TYPE_CHECKING:
    from printkit.typeset.record import Fit
    from printkit.typeset.tokens import Token


@dataclass(frozen=True, slots=True)
class Setting:
    """Hold what texts are set with.

    `symbols` are drawings by symbol name (`die-3`); a symbol without a drawing is looked up in the font like any
    character. `fonts` is the project's own folder of font files, if it has one. `names` are the words that are never
    divided although their language divides others that begin with a capital. `listener` is told of each text how it
    took its place; nobody listens while a sheet is built. `texts` and `words` are what was shaped before without a
    finding: they belong to one language, one set of symbols and one folder of fonts.
    """

    lang: str
    symbols: Mapping[str, SymbolArt]
    report: Report
    fonts: Path | None = None
    names: AbstractSet[str] = frozenset()
    listener: Callable[[Fit], None] | None = None
    texts: dict[Hashable, tuple[tuple[Token, ...], ...]] = field(default_factory=dict, compare=False, repr=False)
    words: dict[Hashable, Token] = field(default_factory=dict, compare=False, repr=False)
