"""Digests of what the items of sheets show → the sheets that a pack for a press need not hold a second time."""

from __future__ import annotations

from collections.abc import Mapping

from printkit.build.edition import Edition
from printkit.diagnostics import Report
from printkit.model.names import Name


def repeated_sheets(edition: Edition, digests: Mapping[str, str]) -> frozenset[Name]:
    """Return the sheets with the very pieces of an earlier one, where each face has a page of its own anyway.

    At home they differ in how they are put on paper, such as a board as a whole and in parts. A press does that
    itself, and would print the pieces twice. Booklets are another product: they have blank pages at their end.
    """
    if edition.profile.pages != "pieces":
        return frozenset()
    first: dict[object, Name] = {}
    found = set[Name]()
    for sheet, plan in edition.game.file.sheets.items():
        imposition = edition.library.imposition(plan.imposition, plan.origin, Report())
        begins = f"{sheet}/"
        shown = tuple((thing.removeprefix(begins), each) for thing, each in digests.items() if thing.startswith(begins))
        as_booklet = imposition is not None and imposition.arrange == "booklet"
        if first.setdefault((shown, plan.copies, as_booklet), sheet) != sheet:
            found.add(sheet)
    return frozenset(found)
