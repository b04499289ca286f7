"""Contests and sets of pieces: rules and roster → a matrix of outcomes with its legend, a table of pieces by variant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from printkit.components.aids import dot, hanging
from printkit.components.attacks import draw_attack
from printkit.components.context import Context
from printkit.components.lattices import Lattice
from printkit.components.matrices import PAD, Matrix, draw_matrix
from printkit.components.registry import Look, placeable
from printkit.components.shades import on_shade, shaded
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, set_words, words_of
from printkit.diagnostics import Origin
from printkit.diagnostics.templates import unknown_value
from printkit.model.contents import Unit
from printkit.model.contests import MOST_SHADES, Contest, Outcome
from printkit.model.names import Name
from printkit.model.variants import Player
from printkit.scene import Box, Item
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

NONE = "–"
"""What stands where a unit has no figure, or a pair no outcome."""
TILE = 1.7
"""The side of a sign's tile in a legend, in sizes of its words."""


OPTIONS = ("bare", "legend", "cases")
"""The words after the path of a contest that are no example."""


@placeable("contest", Contest, words=OPTIONS)
def place_contest(contest: Contest, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a title, the matrix of outcomes worked out from the rules, and what its signs mean.

    With `bare` it is the matrix alone; `legend` gives the signs alone, `cases` the sentences of the special cases. The
    id of an example and a sheet draw that attack with the pieces of the sheet, and unless `bare` tell what comes of it.
    """
    if named := [word for word in look.options if word not in OPTIONS]:
        return _worked(contest, named[0], width, look, context)
    if "cases" in look.options:
        return _cases(contest, width, look, context)
    strips = [] if "legend" in look.options else [replace(draw_contest(contest, width, look, context), gap=1.0)]
    if not look.options:
        title = set_words(contest.title, context.style(look.style("title"), contest.origin), width, context)
        strips.insert(0, replace(title, gap=4.0, keep=True))
    if "bare" not in look.options:
        strips += _legend(contest, width, look, context)
    return tuple(strips)


def _worked(contest: Contest, name: str, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return an example of a contest, drawn, and what comes of it; one that is not there is a finding."""
    example = next((each for each in contest.examples if each.id == name), None)
    if example is None:
        known = ", ".join((*OPTIONS, *(str(each.id) for each in contest.examples)))
        context.report.add(unknown_value(look.origin, name, f"there is {known}"))
        return ()
    drawn = draw_attack(contest, example, width, look, context)
    if drawn is None:
        return ()
    outcome = contest.outcomes.get(example.expect)
    if outcome is None or "bare" in look.options:
        return (drawn,)
    styles = (context.style(look.style("cell"), contest.origin), context.style(look.style("body"), contest.origin))
    return replace(drawn, keep=True), replace(_explained(outcome, width, styles, context), gap=1.2)


def draw_contest(contest: Contest, width: float, look: Look, context: Context) -> Strip:
    """Return the matrix of a contest, attackers down and targets across, as one strip."""
    roster = context.game.parts.roster
    units = [(name, roster[name]) for name in contest.units if name in roster]
    found = contest.matrix(roster)
    outcomes = [[contest.outcomes.get(found[row, column] or Name("")) for column, _ in units] for row, _ in units]
    origin = contest.origin
    lattice = Lattice(
        corner=_words(contest.attacker, origin, context),
        across=_words(contest.target, origin, context) if contest.target else None,
        rows=tuple(_head(unit, contest.figure, context) for _, unit in units),
        columns=tuple(_head(unit, contest.figure, context) for _, unit in units),
        cells=tuple(tuple(_sign(outcome, origin, context) for outcome in row) for row in outcomes),
        levels=tuple(tuple(outcome.shade if outcome else 0 for outcome in row) for row in outcomes),
        steps=MOST_SHADES,
        worded=True,
        origin=origin,
    )
    matrix = Matrix(lattice, width, look, context)
    short = tuple(_head(unit, contest.figure, context, contest.short) for _, unit in units)
    return draw_matrix(matrix if _have_room(matrix) else replace(matrix, lattice=replace(lattice, columns=short)))


def _have_room(matrix: Matrix) -> bool:
    """Tell whether each head of the columns has room in one line."""
    step, style = matrix.edges[1] - matrix.edges[0] - 2 * PAD, matrix.style("die")
    return all(natural_width(head, style, matrix.context) <= step for head in matrix.lattice.columns)


def _words(message: Message | None, origin: Origin, context: Context) -> Words:
    return context.words(message) if message else words_of("", origin)


def _head(unit: Unit, figure: Name, context: Context, short: Name | None = None) -> Words:
    """Return the title of a unit, or the short words that stand for it, with its figure where it has one."""
    words = unit.words.get(short, unit.title) if short else unit.title
    title, number = context.words(words), unit.figures.get(figure)
    return title if number is None else replace(title, text=f"{title.text} {context.locale.value(number)}")


def _sign(outcome: Outcome | None, origin: Origin, context: Context) -> Words:
    return context.words(outcome.sign) if outcome else words_of(NONE, origin)


def _legend(contest: Contest, width: float, look: Look, context: Context) -> list[Strip]:
    """Return each outcome as a line: its sign on its shade, and its words."""
    sign, body = (context.style(look.style(part), contest.origin) for part in ("cell", "body"))
    strips = [_explained(outcome, width, (sign, body), context) for outcome in contest.outcomes.values()]
    last = len(strips) - 1  # they stay together: a sign is looked for among the others
    return [replace(strip, gap=2.5 if at == 0 else 0.6, keep=at < last) for at, strip in enumerate(strips)]


def _explained(outcome: Outcome, width: float, styles: tuple[TextStyle, TextStyle], context: Context) -> Strip:
    sign, body = styles
    side = TILE * sign.size
    shade = f"shade-{outcome.shade}" if outcome.shade else ""
    dressed = replace(on_shade(sign, outcome.shade, shade, context), align="centre")
    mark = set_words(outcome.sign, dressed, side, context)
    words = set_words(outcome.title, body, width - side - 1.6, context)
    height = max(side, words.height)
    items: list[Item] = [*shaded(Box(0, (height - side) / 2, side, side), shade, context, outcome.origin)]
    items += [moved(mark, 0, (height - mark.height) / 2), moved(words, side + 1.6, (height - words.height) / 2)]
    return Strip(height, tuple(items), role="paragraph", origin=outcome.origin)


@placeable("counts", Player)
def place_counts(player: Player, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the pieces of a player as a table: the figures that are named as options, how many each variant uses.

    A figure is headed by its title in `figures.yaml`; one that is not there is a finding. The last row adds up.
    """
    parts, origin = context.game.parts, player.origin
    known = [name for name in look.options if name in parts.figures]
    for name in look.options:
        if name not in parts.figures:
            context.report.add(unknown_value(origin, name, f"there is {', '.join(parts.figures)}"))
    units = [(name, parts.roster[name]) for name in player.pieces if name in parts.roster]
    variants = list(parts.variants.values())
    rows = [
        [
            *(_figure(unit, Name(name), context) for name in known),
            *(_number(v.counts.get(at), context, origin) for v in variants),
        ]
        for at, unit in units
    ]
    total = context.locale.builtin("All")
    sums = [
        *(words_of("", origin) for _ in known),
        *(_number(sum(v.counts.values()), context, origin) for v in variants),
    ]
    heads = [*(parts.figures[Name(name)].title for name in known), *(each.title for each in variants)]
    lattice = Lattice(
        corner=words_of("", origin),
        across=None,
        rows=(*(context.words(unit.title) for _, unit in units), Words(total.text, origin)),
        columns=tuple(context.words(head) for head in heads),
        cells=tuple(map(tuple, [*rows, sums])),
        levels=_plain(len(rows) + 1, heads),
        worded=True,
        origin=origin,
    )
    return (replace(draw_matrix(Matrix(lattice, width, look, context)), gap=1.0),)


def _cases(contest: Contest, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return what special cases say, a sentence each, behind dots."""
    body = context.style(look.style("body"), contest.origin)
    said = [case.title for case in contest.special.values() if case.title]
    return tuple(
        strip for text in said for strip in hanging(text, dot(context, body, contest.origin), body, width, context)
    )


def _plain(rows: int, heads: Sequence[object]) -> tuple[tuple[int, ...], ...]:
    return tuple((0,) * len(heads) for _ in range(rows))


def _figure(unit: Unit, name: Name, context: Context) -> Words:
    """Return a figure of a unit: the words in place of it, the number, or a dash."""
    if name in unit.words:
        return context.words(unit.words[name])
    return _number(unit.figures.get(name), context, unit.origin)


def _number(number: int | None, context: Context, origin: Origin) -> Words:
    return words_of(NONE if number is None else context.locale.value(number), origin)
