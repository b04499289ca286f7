"""Where a game has expressions: in claims, as uses of components, as numbers of dice to be thrown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from printkit.check.expressions import Function
from printkit.check.functions import functions_of
from printkit.diagnostics import Origin
from printkit.model.examples import Claim, Step
from printkit.model.game import Game
from printkit.model.tables import Table


@dataclass(frozen=True, slots=True)
class Located:
    """The text of an expression, its place, and the claim that it belongs to, if any."""

    text: str
    origin: Origin
    claim: Claim | None = None
    table: Table | None = None

    def functions(self, game: Game) -> Mapping[str, Function]:
        """Return what the expression can call."""
        return functions_of(game, self.table)

    def at(self, column: int) -> Origin:
        """Return the place of a column of the text, as far as the text stands on one line as it was written."""
        start = self.origin.column + column - 1 if self.origin.column else 0
        return Origin(self.origin.file, self.origin.line, start)


def claims_of(game: Game) -> Iterator[Located]:
    """Yield every claim of a game: those of its own file, then those of its tables."""
    for claim in game.parts.claims.values():
        yield Located(claim.expr, claim.places.get("expr", claim.origin), claim)
    for table in game.parts.tables.values():
        for claim in table.claims:
            yield Located(claim.expr, claim.places.get("expr", claim.origin), claim, table)


def uses_of(game: Game) -> Iterator[Located]:
    """Yield the expression of every use of a component."""
    for component in game.parts.components.values():
        for use in component.uses.values():
            yield Located(use.text, use.origin)


def expressions(game: Game) -> Iterator[str]:
    """Yield the text of every expression of a game."""
    for each in (*claims_of(game), *uses_of(game)):
        yield each.text
    yield from (step.thrown for step in _steps(game) if step.thrown)


def _steps(game: Game) -> Iterator[Step]:
    for table in game.parts.tables.values():
        yield from table.examples
    for example in game.parts.examples.values():
        yield from example.steps
