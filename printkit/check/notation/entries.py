"""Entries that the grammar of their column does not read, or reads in two ways, and orders typed into texts by hand."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.notation.parties import group_faults
from printkit.check.registry import Finding, rule
from printkit.check.words.texts import source_texts
from printkit.model.entries import Break, Reading, read_entry
from printkit.model.game import Game
from printkit.model.notation import Column, cells_of
from printkit.model.orders import WrittenOrder, write_in


@rule("PK376", "malformed-entry")
def malformed_entry(game: Game) -> Iterator[Finding]:
    """Report an entry of a log that cannot be read, can be read in two ways, or mixes the letters of two languages.

    ## What it does
    Reads the cells of each extract of a log, each sample order and each sample of a column by the grammar of the
    column, with the signs of the sources' language. An order that is meant to break off where it cannot be read says
    so: `expect: {breaks: 2, why: syntax}`. A sample with `wrong: yes` must not be readable, or break the rules about
    parties.

    ## Why it matters
    An order is executed up to the sign at fault. One that is shown as an example is copied.

    ## Example
    `entry: L1D1` in a game whose letters are L and R

    ## Fix
    Write it by the grammar: `entry: L1R1`.
    """
    for column in game.parts.notation.values():
        for sample in column.samples:
            said = said_of(column, sample.entry, game)
            if said is None and sample.wrong:
                yield Finding(sample.origin, f'"{sample.entry}" is right, and said to be wrong', "remove wrong: yes")
            elif said is not None and not sample.wrong:
                yield Finding(sample.origin, *said)
    for order in game.parts.written_orders.values():
        yield from _order(order, game)
    columns = cells_of(game.parts.notation)
    for extract in game.parts.extracts.values():
        for line in extract.lines:
            for name, entry in line.cells.items():
                found = columns.get(name)
                said = misread(found, entry, game) if found and entry else None
                if said is not None:
                    yield Finding(line.place("cells"), *said)


def _order(written: WrittenOrder, game: Game) -> Iterator[Finding]:
    order = written.order
    if written.column is None or order.expect.why == "syntax":
        return
    said = misread(written.column, order.entry, game)
    if said is not None:
        yield Finding(order.places.get("entry", order.origin), *said)


def said_of(column: Column, entry: str, game: Game) -> tuple[str, str] | None:
    """Return message and hint for an entry that stands alone: how it is misread, or what is wrong with its parties."""
    said = misread(column, entry, game)
    if said is not None or column.parties is None:
        return said
    read = read_entry(column, entry, game.file.language)
    return next(group_faults(column.parties, read.readings[0]), None)


def misread(column: Column, entry: str, game: Game) -> tuple[str, str] | None:
    """Return message and hint for an entry that cannot be read in one way in the sources' language, or None."""
    own = read_entry(column, entry, game.file.language)
    if len(own.readings) == 1:
        return None
    if own.readings:
        first, second = map(str, own.readings[:2])
        return f'"{entry}" can be read in two ways: {first}, or {second}', "give the marks different signs"
    for reading in read_entry(column, entry).readings:
        return _foreign(column, entry, reading, game.file.language)
    return _broken(entry, own.broken) if own.broken else None


def _foreign(column: Column, entry: str, reading: Reading, lang: str) -> tuple[str, str]:
    hint = f"write {write_in(reading, column, lang)}"
    if not reading.languages:
        return f'"{entry}" mixes the letters of two languages', hint
    return f'"{entry}" is written in the letters of "{min(reading.languages)}"', hint


def _broken(entry: str, broken: Break) -> tuple[str, str]:
    what = f'at "{broken.text}"' if broken.text else "at its end"
    shown = ", ".join(broken.wanted[:8])
    return f'"{entry}" breaks off {what}, sign {broken.symbol}', f"what can stand there is {shown}" if shown else ""


@rule("PK379", "typed-order")
def typed_order(game: Game) -> Iterator[Finding]:
    """Report an order that is typed into a text by hand.

    ## What it does
    Looks through all texts for words that a column under `sailing` reads as an order of at least three signs, in the
    letters of any of the game's languages.

    ## Why it matters
    Nobody checks it against the rules, and in the translation it keeps the letters of the source.

    ## Example
    "A ship on a broad reach may sail L1R1."

    ## Fix
    Add it to `orders.yaml`, and write its name in the text: `{orders.out-and-back}`.
    """
    columns = {rules.column: game.parts.notation.get(rules.column) for rules in game.parts.sailing.values()}
    for text in source_texts(game) if columns else ():
        for token in text.tokens:
            for column in columns.values():
                if column is not None and _is_order(column, token.text):
                    hint = "add it to orders.yaml and write {orders.…}"
                    yield Finding(text.origin, f'the order "{token.text}" is typed by hand', hint)


def _is_order(column: Column, word: str) -> bool:
    if not any(sign.isdigit() for sign in word) or not any(sign.isalpha() for sign in word):
        return False
    return any(len(reading.symbols) > 2 for reading in read_entry(column, word).readings)
