"""Sample orders whose outcome is not what the rules of sailing make of them."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.orders import WrittenOrder
from printkit.model.sailing import WHY, Fault

COMPARED = ("cost", "hexes", "turns", "wind", "attitude")


@rule("PK377", "misjudged-order")
def misjudged_order(game: Game) -> Iterator[Finding]:
    """Report a sample order that breaks off, or does not, otherwise than is expected, or ends with other figures.

    ## What it does
    Carries each order of `orders.yaml` out by the rules of sailing, with the capacities of the tables that they name:
    whether and at which sign it breaks off, the points it costs, hexes and turns made, where the wind comes from in
    the end. Each figure under `expect:` is compared. Where a table, a wind or rules are missing, that is told.

    ## Why it matters
    An example that breaks the rules it explains is what players remember of a rulebook.

    ## Example
        tack: {entry: L2, ship: {speed: 4, turning: 2, wind: port-quarter}, expect: {cost: 3}}

    Close-hauled the ship sails one hex only.

    ## Fix
    Correct the order, `L1`, or what is expected: `expect: {breaks: 2, why: attitude, hexes: 1}`.
    """
    for name, written in game.parts.written_orders.items():
        if written.why_not:
            yield Finding(written.order.origin, f'order "{name}": {_stripped(written.why_not)}', _rest(written.why_not))
        else:
            yield from _verdict(written)
            yield from _figures(written)


def _stripped(reason: str) -> str:
    return reason.partition("; ")[0]


def _rest(reason: str) -> str:
    return reason.partition("; ")[2] or "correct the name, or add what is missing"


def _verdict(written: WrittenOrder) -> Iterator[Finding]:
    """Yield a finding where the order breaks off at another sign, or for another reason, than is expected."""
    order, expect = written.order, written.order.expect
    at, why = breaking(written)
    place = order.places.get("expect", order.places.get("entry", order.origin))
    if at and not expect.breaks:
        if why != "syntax":  # what cannot be read is another rule's finding
            message = f'"{order.entry}" breaks off at sign {at}: {WHY[why]}' if why else f'"{order.entry}" breaks off'
            yield Finding(place, message, f"correct it, or expect: {{breaks: {at}, why: {why}}}")
    elif at != expect.breaks:
        does = f"breaks off at sign {at}" if at else "is carried out to its end"
        yield Finding(place, f'"{order.entry}" {does}, not at sign {expect.breaks}', f"expect: {{breaks: {at}}}")
    elif expect.why is not None and why != expect.why:
        found = f'"{why}"' if why else "no reason"
        yield Finding(place, f'"{order.entry}" breaks off for {found}, not for "{expect.why}"', "correct the reason")


def breaking(written: WrittenOrder) -> tuple[int, Fault | None]:
    """Return the sign, from 1, at which an order breaks off, 0 for none, and why."""
    run, read = written.run, written.read
    if run is not None and run.fault is not None:
        return run.broke, run.fault
    if read is not None and read.broken is not None:
        return read.broken.symbol, "syntax"
    return 0, None


def _figures(written: WrittenOrder) -> Iterator[Finding]:
    order, expect = written.order, written.order.expect
    for key in COMPARED:
        wanted, found = getattr(expect, key), _found(written, key)
        if wanted is not None and wanted != found:
            place = expect.places.get(key, order.origin)
            yield Finding(place, f'"{order.entry}" ends with {key} {found}, not {wanted}', f"write {key}: {found}")


def _found(written: WrittenOrder, key: str) -> int | Name | None:
    run, rules = written.run, written.rules
    if run is None or rules is None:
        return None
    figures: dict[str, int | Name] = {
        "cost": run.cost,
        "hexes": run.hexes,
        "turns": run.turns,
        "wind": run.wind,
        "attitude": rules.winds[run.wind],
    }
    return figures[key]
