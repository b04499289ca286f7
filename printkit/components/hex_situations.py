"""Hex maps in texts: `hexmap hexmaps.narrows 0101-0806 setup:duel` → a part of the map with pieces on it."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.components.context import Context
from printkit.components.hex_boards import whole
from printkit.components.hex_figures import Mark, PieceOn, draw_figure, figure_plot
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip
from printkit.diagnostics.templates import unknown_value
from printkit.model.hex_names import HexSet
from printkit.model.hex_setups import stands_on
from printkit.model.hexes import Hex
from printkit.model.hexmaps import HexMap
from printkit.model.names import Name
from printkit.scene import Group


@placeable("hexmap", HexMap)
def place_hexmap(hexmap: HexMap, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return a part of a map, `0101-0806`, or all of it, with the pieces of a set-up that `setup:duel` names on it."""
    block, marks = whole(hexmap), list[Mark]()
    for option in look.options:
        kind, _, name = option.partition(":")
        if kind == "setup" and name in hexmap.setups:
            marks += setup_marks(hexmap, Name(name), context)
        elif found := _block(option, hexmap):
            block = found
        else:
            hint = f"write a range such as 0101-0806, or setup: and one of {', '.join(hexmap.setups) or 'none'}"
            context.report.add(unknown_value(hexmap.origin, option, hint))
    plot = figure_plot(hexmap, block, width, context)
    figure = Group(draw_figure(plot, marks), role="figure", alt=context.words(hexmap.title).text)
    return (Strip(plot.frame.height, (figure,), gap=2.5, origin=hexmap.origin),)


def _block(option: str, hexmap: HexMap) -> tuple[Hex, Hex] | None:
    try:
        hexes = hexmap.names.hexes(HexSet.from_text(option))
    except (ValueError, LookupError):
        return None
    columns, rows = sorted(x for x, _ in hexes), sorted(y for _, y in hexes)
    return (columns[0], rows[0]), (columns[-1], rows[-1])


def setup_marks(hexmap: HexMap, setup: Name, context: Context) -> Iterator[Mark]:
    """Yield a mark for each piece of a set-up, in the colour and with the letter of its counter where it has one."""
    for name, stand in hexmap.setups[setup].pieces.items():
        try:
            hexes = stands_on(hexmap.names, stand, hexmap.setups[setup].long)
        except LookupError as error:
            context.report.add(unknown_value(stand.origin, stand.hex.text, str(error.args[0])))
            continue
        counter = context.game.parts.counters.get(name)
        colour, said = (counter.front.band, counter.front.left) if counter else (Name("ink"), None)
        yield PieceOn(hexes, hexmap.grid.heading(stand.heading), colour, said)
