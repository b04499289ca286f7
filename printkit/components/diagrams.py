"""Diagrams in texts: `diagram diagrams.fire` → hexes with ships, fields of fire, attitudes and moves, as data has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from printkit.components.context import Context
from printkit.components.diagram_legend import legend
from printkit.components.hex_figures import Field, Mark, Move, Note, PieceOn, draw_figure, figure_plot
from printkit.components.hex_furniture import furnish
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved, stack
from printkit.components.wording import set_words, words_of
from printkit.diagnostics.templates import unknown_value
from printkit.model.diagrams import Diagram, DiagramField, DiagramShip, Rose, Stage, Step, stages, steps_of
from printkit.model.hex_arcs import broadside
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexLabels, HexMap
from printkit.scene import Group, Item

FRAMES = 5
"""How many steps of a move stand side by side, at most."""
APART = 3.0
"""The room between two of them, in mm."""
SMALLEST = 5.0
"""The hexes of a step are at least this wide, in mm: narrower columns have fewer steps side by side."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One drawing of a diagram: how many steps of a move it shows, and what stands below it."""

    step: int = 0
    said: str = ""


@placeable("diagram", Diagram, options=("titled",))
def place_diagram(diagram: Diagram, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a diagram as wide as its column, or where a ship of it moves, a row of drawings, one for each step.

    With the option `titled` its title stands below it.
    """
    drawn = _placed(diagram, width, look, context)
    if "titled" not in look.options:
        return drawn
    title = set_words(diagram.title, context.style(look.style("note"), diagram.origin), width, context)
    return (*(replace(strip, keep=True) for strip in drawn), replace(title, gap=1.2, role="caption"))


def _placed(diagram: Diagram, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    frames = list(_frames(diagram, context))
    if len(frames) == 1:
        return (replace(_drawing(diagram, frames[0], width, look, context), gap=2.5),)
    most = max(1, min(FRAMES, int(width / (SMALLEST * diagram.columns))))
    across = -(-len(frames) // -(-len(frames) // most))  # rows of nearly one length
    share = (width - APART * (across - 1)) / across
    drawn = [_drawing(diagram, frame, share, look, context) for frame in frames]
    rows = [drawn[start : start + across] for start in range(0, len(drawn), across)]
    return tuple(replace(_row(row, share), gap=2.5, keep=place < len(rows) - 1) for place, row in enumerate(rows))


def _row(drawn: Sequence[Strip], share: float) -> Strip:
    items = tuple(moved(strip, place * (share + APART), 0) for place, strip in enumerate(drawn))
    return Strip(max(strip.height for strip in drawn), items, origin=drawn[0].origin)


def _frames(diagram: Diagram, context: Context) -> Iterator[Frame]:
    """Yield a drawing for each step of the longest move, the first with its order as a whole, or one where none moves."""
    longest: tuple[Step, ...] = max((_steps(ship, context) for ship in diagram.ships.values()), key=len, default=())
    order = next((ship.order for ship in diagram.ships.values() if ship.order), None)
    written = context.game.parts.written_orders.get(order) if order else None
    steps = written.rules.steps if written and written.rules else None
    start = [written.said_in(context.locale.lang)] if written else []
    yield Frame(said=" · ".join([*start, *([context.words(steps.start).text] if steps and start else [])]))
    for number, step in enumerate(longest, 1):
        said = {0: steps.ahead, -1: steps.left, 1: steps.right}[step.turn] if steps else None
        yield Frame(number, " · ".join([f"{number}. {step.said}", *([context.words(said).text] if said else [])]))


def _steps(ship: DiagramShip, context: Context) -> tuple[Step, ...]:
    """Return the steps of a ship's order; one that the game does not have is a finding."""
    if ship.order is None:
        return ()
    written = context.game.parts.written_orders.get(ship.order)
    if written is None:
        context.report.add(unknown_value(ship.places.get("order", ship.origin), ship.order, "name one of orders.yaml"))
        return ()
    return steps_of(written, context.locale.lang)


def _drawing(diagram: Diagram, frame: Frame, width: float, look: Look, context: Context) -> Strip:
    """Return one drawing with its caption."""
    labels = HexLabels(on="none")
    hexmap = HexMap(diagram.title, diagram.columns, diagram.rows, labels=labels, origin=diagram.origin)
    plot = figure_plot(hexmap, ((0, 0), (diagram.columns - 1, diagram.rows - 1)), width, context)
    items: list[Item] = list(draw_figure(plot, _marks(diagram, frame, context)))
    if diagram.wind and not frame.step:
        windy = replace(plot, map=replace(plot.map, wind=diagram.wind))
        items += [item for piece in furnish(windy) for item in piece.items]
    figure = Group(tuple(items), role="figure", alt=context.words(diagram.title).text, origin=diagram.origin)
    drawn = Strip(plot.frame.height, (figure,), origin=diagram.origin)
    if not frame.said:
        below = list(legend(diagram, width, look, context))
        return stack([drawn, *below]) if below else drawn
    style = replace(context.style(look.style("head"), diagram.origin), align="centre")
    caption = set_words(words_of(frame.said, diagram.origin), style, width, context)
    return stack([drawn, replace(caption, gap=0.8)])


def _marks(diagram: Diagram, frame: Frame, context: Context) -> Iterator[Mark]:
    """Yield all that lies on the hexes; what is not on them is a finding of the checker, and left out here."""
    starts = {name: start for name, ship in diagram.ships.items() if (start := _start(diagram, ship, context))}
    for field in diagram.fields:
        if field.of in starts:
            yield _fire(diagram, field, starts[field.of], context)
    for name, start in starts.items():
        yield from _ship(diagram, diagram.ships[name], start, frame, context)
    if diagram.rose:
        yield from _rose(diagram, diagram.rose, context)
    for label, said in diagram.notes.items():
        place = _find(diagram, label, context)
        if place:
            yield Note(place, said)


def _start(diagram: Diagram, ship: DiagramShip, context: Context) -> Stage | None:
    place = _find(diagram, ship.at.hex.text, context)
    try:
        return Stage(place, diagram.grid.heading(ship.at.heading)) if place else None
    except LookupError as error:
        context.report.add(unknown_value(ship.origin, ship.at.heading, str(error.args[0])))
        return None


def _find(diagram: Diagram, label: str, context: Context) -> Hex | None:
    try:
        return diagram.names.find(label)
    except LookupError as error:
        context.report.add(unknown_value(diagram.origin, label, str(error.args[0])))
        return None


def _fire(diagram: Diagram, field: DiagramField, start: Stage, context: Context) -> Field:
    reach = context.count(field.reach, field.places.get("reach", field.origin))
    within = broadside(diagram.grid, (start.bow, start.heading), field.side, reach)
    hexes = frozenset(place for place in within if place in diagram.grid)
    return Field(hexes, field.colour, field.pattern, edge="hex-field")


def _ship(diagram: Diagram, ship: DiagramShip, start: Stage, frame: Frame, context: Context) -> Iterator[Mark]:
    """Yield a ship where the step of a drawing has brought it, as a ghost where it was a step before."""
    grid = diagram.grid
    way = list(stages(grid, start.bow, start.heading, _steps(ship, context)))
    step = min(frame.step, len(way) - 1)
    if step:
        before, now = way[step - 1], way[step]
        yield PieceOn(before.hexes(grid), before.heading, ship.colour, ghost=True)
        if now.bow != before.bow:
            yield Move((before.bow, now.bow), over=True)
        else:  # the bow stays where it is, and the stern swings round
            yield Move((before.hexes(grid)[1], now.hexes(grid)[1]), over=True, about=now.bow)
    yield PieceOn(way[step].hexes(grid), way[step].heading, ship.colour, ship.label)


def _rose(diagram: Diagram, rose: Rose, context: Context) -> Iterator[Mark]:
    """Yield for each heading an arrow from the middle, and beyond it the letter of the attitude that it is."""
    middle, rules = _find(diagram, rose.at.text, context), context.game.parts.sailing.get(rose.rules)
    if rules is None:
        hint = f"there is {', '.join(context.game.parts.sailing) or 'none'}"
        context.report.add(unknown_value(rose.places.get("rules", rose.origin), rose.rules, hint))
    if middle is None or diagram.wind is None or rules is None:
        return
    toward = diagram.grid.heading(diagram.wind.blows)
    attitudes = list(rules.winds.values())
    for heading in range(6):
        letter = rules.attitudes[attitudes[(heading - toward) % 6]].letter
        yield Move((middle, diagram.grid.step(middle, heading)))
        yield Note(diagram.grid.step(middle, heading, 2), words_of(letter, rose.origin), "chart-rose")
