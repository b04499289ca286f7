"""An item and the sheets that it is printed with → the pages of those that it needs, for its own files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.build.renaming import Names
from printkit.build.restyling import around_pieces, restyled
from printkit.components.pieces import Piece, lay_out_item
from printkit.imposition import impose
from printkit.model.logs import LogSheet
from printkit.model.names import Name
from printkit.model.scenarios import ScenarioSheet
from printkit.scene import Page

if TYPE_CHECKING:
    from printkit.build.compose import SheetWork


def enclosures(work: SheetWork, item: Name, own: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pages of what an item is printed with, numbered on from its `own`.

    Of each sheet named under `with:` come the items that this one needs, as many as it needs, laid out and imposed as
    that sheet has them; of a sheet of logs one book of its ships and its turns. Findings go to the report of the work;
    a sheet that is not there is left to the checker.
    """
    edition = work.edition
    sheets, plan = edition.game.file.sheets, edition.game.file.sheets[work.sheet]
    thing = edition.game.thing(work.sheet, item) if plan.with_ else None
    if not isinstance(thing, ScenarioSheet):
        return
    title = edition.context(plan, work.report).words(thing.title).text
    page, names = len(own), Names()
    for face in (face for piece in own for face in piece.faces):
        names.enter(face, work.sheet)
    for name in plan.with_:
        if name in sheets and name != work.sheet:
            for found in _pages(type(work)(edition, name, work.report), item, thing):
                page += 1
                scene, told = names.enter(found.scene, name), f"{title} – {found.title}"
                yield Piece(item, told, scene, page=page, enclosed=True, origin=thing.origin)


def _pages(work: SheetWork, item: Name, thing: ScenarioSheet) -> tuple[Page, ...]:
    """Return the pages of one other sheet."""
    edition, plan = work.edition, work.edition.game.file.sheets[work.sheet]
    place = plan.places.get("imposition", plan.origin)
    imposition = edition.library.imposition(plan.imposition, place, work.report)
    copies = list(_pieces(work, item, thing))
    if imposition is None or not any(piece.count for piece in copies):
        return ()
    return impose(copies, plan, imposition, around_pieces(edition.context(plan, work.report)))


def _pieces(work: SheetWork, item: Name, thing: ScenarioSheet) -> Iterator[Piece]:
    """Yield what of one other sheet is needed, as often as it is needed."""
    context, needed = work.edition.context(work.edition.game.file.sheets[work.sheet], work.report), thing.needed()
    things = dict(work.edition.game.items(work.sheet))
    log = next((each for each in things.values() if isinstance(each, LogSheet)), None)
    if log is not None:
        scenario = thing.scenario
        prizes, places = scenario.prizes, scenario.places
        breaks = frozenset(
            line.name for order in thing.orders for line in order.lines[:1]
        )  # each side has its own pages
        units, turns = thing.units, scenario.turns
        book = LogSheet(item, thing.title, log.form, units, turns, prizes, thing.origin, places, breaks)
        yield from _book(work, item, book)
        return
    for name in things:
        if name in needed:
            amount = needed[name]
            for piece in work.pieces_of(name):
                yield piece if amount is None else replace(piece, count=context.count(amount, thing.origin))


def _book(work: SheetWork, item: Name, book: LogSheet) -> tuple[Piece, ...]:
    edition, plan = work.edition, work.edition.game.file.sheets[work.sheet]
    layout = edition.layout(plan.layout, plan.places.get("layout", plan.origin), work.report)
    pieces = lay_out_item(item, book, layout, edition.context(plan, work.report)) if layout else ()
    return restyled(pieces, edition.profile, edition.theme)
