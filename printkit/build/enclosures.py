"""An item and the sheets that it is printed with → the pages of those that it needs, for its own files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from printkit.components.pieces import Piece
from printkit.imposition import impose
from printkit.model.names import Name
from printkit.model.scenarios import ScenarioSheet
from printkit.scene import Page

if TYPE_CHECKING:
    from printkit.build.compose import SheetWork


def enclosures(work: SheetWork, item: Name, before: int) -> Iterator[Piece]:
    """Yield the pages of what an item is printed with, numbered on from the pages `before` them.

    Of each sheet named under `with:` come the items that this one needs, as many as it needs, laid out and imposed as
    that sheet has them. Findings go to the report of the work; a sheet that is not there is left to the checker.
    """
    edition = work.edition
    sheets, plan = edition.game.file.sheets, edition.game.file.sheets[work.sheet]
    thing = edition.game.thing(work.sheet, item)
    if not isinstance(thing, ScenarioSheet):
        return
    context = edition.context(plan, work.report)
    title, page = context.words(thing.title).text, before
    for name in plan.with_:
        if name in sheets and name != work.sheet:
            for found in _pages(replace(work, sheet=name, _alone={}), thing, item):
                page += 1
                yield Piece(
                    item, f"{title} – {found.title}", found.scene, page=page, enclosed=True, origin=thing.origin
                )


def _pages(work: SheetWork, thing: ScenarioSheet, item: Name) -> tuple[Page, ...]:
    """Return the pages of one other sheet."""
    edition, plan = work.edition, work.edition.game.file.sheets[work.sheet]
    context = edition.context(plan, work.report)
    needed = thing.needed()
    copies: list[Piece] = []
    for name, _ in edition.game.items(work.sheet):
        if name in needed:
            amount = needed[name]
            for piece in work.pieces_of(name):
                count = piece.count if amount is None else context.count(amount, thing.origin)
                copies.append(replace(piece, count=count))
    place = plan.places.get("imposition", plan.origin)
    imposition = edition.library.imposition(plan.imposition, place, work.report)
    if imposition is None or not copies:
        return ()
    return impose(copies, plan, imposition, context)
