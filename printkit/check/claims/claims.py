"""The designer's own claims: false ones, ones that cannot be worked out, ones that claim nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from printkit.check.expressions import Claim, ClaimError, evaluate, explain, parse_claim
from printkit.check.expressions_of import Located, claims_of, uses_of
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Severity
from printkit.model.game import Game


@rule("PK271", "claim-false")
def claim_false(game: Game) -> Iterator[Finding]:
    """Report a claim of the designer's that is not true.

    ## What it does
    Works out the expression of each claim, those of `claims.yaml` and those of the tables, and shows both sides.

    ## Why it matters
    A claim is a promise of the game's design, such as "the zone is harder than the approach". When a number is
    changed, the promises that it breaks come to light here and not at the table.

    ## Example
        claims:
          - that: the zone is harder than the approach
            expr: chance('hit', 'torpedo zone') < chance('hit', 'approach')

    ## Fix
    Correct the numbers, or the claim.
    """
    for each in claims_of(game):
        try:
            claim = parse_claim(each.text)
            holds = evaluate(claim, game.names, each.functions(game))
        except ClaimError:
            continue  # another rule's finding
        if holds is False:
            what = each.claim.that if each.claim else each.text
            message = f'"{what}" does not hold{_shown(claim, game, each)}'
            yield Finding(each.origin, message, "correct the numbers, or the claim")


def _shown(claim: Claim, game: Game, each: Located) -> str:
    """Return both sides of a claim; nothing where a part of it, which did not matter, cannot be worked out."""
    try:
        return f": {explain(claim, game.names, each.functions(game))}"
    except ClaimError:
        return ""


@rule("PK272", "claim-unreadable")
def claim_unreadable(game: Game) -> Iterator[Finding]:
    """Report an expression that cannot be read or worked out.

    ## What it does
    Reads the expressions of claims and of the uses of components, and works them out: names lead to values, only the
    listed functions are called, a claim gives true or false, a use a number.

    ## Why it matters
    A claim that cannot be worked out watches over nothing.

    ## Example
        expr: chance('hits') < 1/2        # the result is called "hit"

    ## Fix
    Correct the expression where the column points.
    """
    for each in (*claims_of(game), *uses_of(game)):
        try:
            value = evaluate(parse_claim(each.text), game.names, each.functions(game))
        except ClaimError as error:
            yield Finding(each.at(error.column), f'"{_short(each.text)}": {error.message}', error.hint)
            continue
        if each.claim and not isinstance(value, bool):
            yield Finding(each.origin, f'"{_short(each.text)}" is neither true nor false', "compare it with something")
        elif not each.claim and (isinstance(value, bool) or not isinstance(value, int)):
            yield Finding(each.origin, f'"{_short(each.text)}" is not a whole number', "say how many are in use")


@rule("PK273", "claim-trivial", Severity.WARNING)
def claim_trivial(game: Game) -> Iterator[Finding]:
    """Report a claim that says nothing about the game.

    ## What it does
    Looks for names of the game, or calls of `chance`, `expected`, `distance` or `cells`, in each claim.

    ## Why it matters
    `4 + 1 == 5` is true whatever becomes of the game: the numbers were copied, and will not be checked any more.

    ## Example
        expr: 4 + 1 <= 5

    ## Fix
    Name the values: `facts.gun_dice + facts.move_dice <= facts.dice`.
    """
    for each in claims_of(game):
        try:
            claim = parse_claim(each.text)
            evaluate(claim, game.names, each.functions(game))
        except ClaimError:
            continue
        if not _names(claim.tree, game, each):
            hint = "write the path of a value, such as facts.dice, in place of its number"
            yield Finding(each.origin, f'"{_short(each.text)}" names nothing of the game', hint)


def _names(tree: ast.expr, game: Game, each: Located) -> bool:
    """Tell whether a tree names a part of the game or asks about its tables and grids."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return bool(names & (set(game.names) | set(each.functions(game))))


def _short(text: str, most: int = 60) -> str:
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[:most]}…"
