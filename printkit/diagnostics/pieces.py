"""Findings about laid-out pieces and sheets: PK41x and PK50x."""

from __future__ import annotations

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import counted


@finding("PK411", "content-overflow")
def content_overflow(slot: str, excess: float) -> Text:
    """Report tables, lists or figures that need more room than their slot has.

    ## What it does
    Adds up the heights of what a slot holds, with its text at the smallest size that its styles allow.

    ## Why it matters
    What does not fit would be printed over its neighbours, or be cut off.

    ## Example
    `panels: {at: [0, 0, 30mm, 60mm], stack: [table tables.shift, table tables.firing]}` with 70 mm of tables

    ## Fix
    Make the slot higher, shorten the texts, or lower the floor of the text styles.
    """
    return Text(f'content overflows slot "{slot}" by {excess:.1f} mm', "make the slot taller, or shorten what it holds")


@finding("PK412", "column-too-narrow")
def column_too_narrow(what: str, excess: float) -> Text:
    """Report a text that is wider than the column or box it stands in.

    ## What it does
    Compares the widest word of a cell, label or line with the width it was given.

    ## Why it matters
    The word would run over the edge.

    ## Example
    `Antikonstitutionell` in a column 12 mm wide

    ## Fix
    Widen the slot or shorten the word.
    """
    return Text(f'"{what}" is {excess:.1f} mm wider than its place', "widen the slot, or use a shorter word")


@finding("PK413", "unknown-placement")
def unknown_placement(kind: str, kinds: list[str]) -> Text:
    """Report a line that places something of a kind printkit does not know.

    ## What it does
    Reads the first word of each `::: kind path` line of a text and of each entry of a `stack:`.

    ## Why it matters
    The thing meant would be missing on paper.

    ## Example
    `::: tabel tables.firing`

    ## Fix
    Use a known kind: `::: table tables.firing`.
    """
    return Text(f'nothing of kind "{kind}" can be placed', f"use one of {', '.join(kinds)}")


@finding("PK414", "text-never-ends")
def column_too_low(height: float, room: float) -> Text:
    """Report a block of a flowing text that is higher than a whole column.

    ## What it does
    Compares each block that may not be parted with the height of the column it flows into.

    ## Why it matters
    It fits on no page, so the text could never be finished.

    ## Example
    `::: art battleship 400mm`

    ## Fix
    Place it smaller, or make the column higher.
    """
    return Text(f"a block of {height:.1f} mm fits in no column of {room:.1f} mm", "make it smaller")


@finding("PK415", "too-many-repeats")
def too_many_repeats(slot: str, count: int, room: int) -> Text:
    """Report a repeated layout with more entries than its grid has places.

    ## What it does
    Compares how often a layout is to be repeated with the columns × rows of the slot's grid.

    ## Why it matters
    The entries past the last place would not be printed.

    ## Example
    `events: {at: …, repeat: item.events, layout: event-panel, grid: 3 x 2}` with 12 events

    ## Fix
    Enlarge the grid: `grid: 6 x 2`.
    """
    return Text(
        f'slot "{slot}" has {counted(room, "place")} for {counted(count, "entry", "entries")}', "enlarge its grid"
    )


@finding("PK416", "box-too-low")
def box_too_low(what: str, excess: float) -> Text:
    """Report a text that is higher than the box it stands in.

    ## What it does
    Compares the lines of a zone's heading, of the note in the last box of a track, or of a blank field's label with the
    height of the box.

    ## Why it matters
    The lines would run over the edge, into what stands above or below.

    ## Example
    `last: the end of the game and of the day` in a box 9 mm high

    ## Fix
    Shorten the text, or widen the slot.
    """
    return Text(f'"{what}" is {excess:.1f} mm higher than its place', "use a shorter text, or widen the slot")


@finding("PK418", "too-many-pieces")
def too_many_pieces(count: int, most: int) -> Text:
    """Report a sheet with more pieces than anybody cuts out.

    ## What it does
    Adds up how often each item of a sheet is printed, times the `copies` of the sheet.

    ## Why it matters
    A misplaced digit would fill hundreds of pages and keep printkit busy for minutes.

    ## Example
    `count: 9000` for each of forty counters

    ## Fix
    Correct `count:` and `copies:`, or print the things on several sheets.
    """
    return Text(
        f"a sheet of {count:,} pieces has more than {most:,}", "correct count: and copies:, or make more sheets"
    )


@finding("PK501", "piece-larger-than-paper")
def piece_larger_than_paper(what: str, needs: tuple[float, float], room: tuple[float, float]) -> Text:
    """Report a piece that does not fit on the sheet, with its bleed and marks, inside the margins.

    ## What it does
    Compares the size of a piece, or of a fold-over pair, with the room between the sheet's margins.

    ## Why it matters
    A part of it would lie outside the printable area.

    ## Example
    A board of 400 mm × 300 mm on A4.

    ## Fix
    Choose a larger paper (`--paper a3`), a smaller size or smaller margins.
    """
    return Text(
        f'"{what}" needs {needs[0]:.1f} × {needs[1]:.1f} mm, the sheet has room for {room[0]:.1f} × {room[1]:.1f} mm',
        "choose a larger paper or a smaller piece",
    )


@finding("PK502", "grid-larger-than-paper")
def grid_larger_than_paper(columns: int, rows: int, most: tuple[int, int]) -> Text:
    """Report an imposition that asks for more columns or rows than the paper holds.

    ## What it does
    Compares `columns:` and `rows:` of an imposition with what fits between the margins.

    ## Why it matters
    The outer pieces would lie outside the printable area.

    ## Example
    `columns: 12` with counters of 20 mm on A4

    ## Fix
    Lower the number, or leave it out: the largest that fits is taken.
    """
    return Text(f"{columns} × {rows} pieces do not fit, at most {most[0]} × {most[1]} do", "leave columns and rows out")


@finding("PK503", "nothing-to-print")
def nothing_to_print(sheet: str) -> Text:
    """Report a sheet that holds no item.

    ## What it does
    Counts the items of each sheet, and the copies of each item.

    ## Why it matters
    An empty sheet is hardly meant; a PDF has at least one page.

    ## Example
    `counters: {}` in `counters.yaml`, printed by the sheet `counters`

    ## Fix
    Add an item, or remove the sheet from `game.yaml`.
    """
    return Text(f'sheet "{sheet}" has nothing to print', "add an item with a count of at least 1, or remove the sheet")


@finding("PK504", "back-missing")
def back_missing(name: str) -> Text:
    """Report a piece without a back on a fold-over sheet.

    ## What it does
    Checks that every piece of a fold-over sheet has two faces.

    ## Why it matters
    The pair would be half blank, or show its front twice.

    ## Example
    A counter with `front:` only, on a sheet with `imposition: fold-over`

    ## Fix
    Give the piece a `back:`, or use `imposition: grid`.
    """
    return Text(f'"{name}" has no back to fold over', "give it a back:, or use imposition: grid")


@finding("PK505", "back-not-printed", Severity.WARNING)
def back_not_printed(name: str) -> Text:
    """Report a piece with a back on a sheet that prints fronts only.

    ## What it does
    Looks for pieces of two faces on sheets with `imposition: grid`.

    ## Why it matters
    The back would be missing from the table, and nobody would know before the sheet is cut.

    ## Example
    A counter with `front:` and `back:`, on a sheet with `imposition: grid`

    ## Fix
    Print it with `duplex` or `fold-over`, or leave its `back:` out.
    """
    return Text(f'the back of "{name}" is not printed', "use imposition: duplex or fold-over, or leave the back out")
