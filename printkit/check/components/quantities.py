"""What has to be kept track of, and what it is kept on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from printkit.check.components.counts import number_of
from printkit.check.references.paths import spelt
from printkit.check.registry import Finding, rule
from printkit.diagnostics import Severity
from printkit.model.aids import Tally, Track
from printkit.model.contents import Quantity
from printkit.model.game import Game
from printkit.model.resolve import resolve


@rule("PK244", "quantity-without-tracker")
def quantity_without_tracker(game: Game) -> Iterator[Finding]:
    """Report something that players have to keep track of, with nothing printed to keep it on.

    ## What it does
    Looks for `tracker:` in each quantity: a track, a tally or a blank field of a record.

    ## Why it matters
    An event lowers the ship's firepower, and the chart has boxes for damage, fuel and speed only.

    ## Example
        firepower: {title: Firepower lost, kind: effect, lasts: for the game}

    ## Fix
    Print a track for it and name it: `tracker: tracks.firepower`.
    """
    for name, quantity in game.parts.quantities.items():
        if not any(part for together in quantity.trackers for part in together):
            what = "effect" if quantity.kind == "effect" else "quantity"
            message = f'the {what} "{name}" has nothing to be kept on'
            yield Finding(quantity.origin, message, "print a track or tally and name it: tracker: tracks.hits")


@rule("PK245", "tracker-wrong-length")
def tracker_wrong_length(game: Game) -> Iterator[Finding]:
    """Report a tracker that ends before or after the most its quantity can be.

    ## What it does
    Compares `most:` with the last number of the track, or the boxes of the tally, that the quantity is kept on.
    Tracks that are read together (`tracks.tens + tracks.units`) count with the sum of their last numbers and may go
    further.

    ## Why it matters
    A ship that sinks at the sixth hit needs six boxes; with five the players lose count, with eight they sink her
    too late.

    ## Example
        hood: {title: Hits on the Hood, most: 6, tracker: tracks.hood}     # a track of 5 boxes

    ## Fix
    Correct the number of boxes, or the most.
    """
    for name, quantity in game.parts.quantities.items():
        most = number_of(quantity.most, game) if quantity.most else None
        for together in quantity.trackers if most is not None else ():
            reach = _reach(game, together)
            if most is None or reach is None or reach == most or (reach > most and len(together) > 1):
                continue
            way = f"ends at {reach}, before {most}" if reach < most else f"goes on to {reach}, past {most}"
            origin = quantity.places.get("most", quantity.origin)
            message = f'"{" + ".join(together)}" {way}, the most that "{name}" can be'
            yield Finding(origin, message, "correct the number of boxes, or the most")


def _reach(game: Game, together: tuple[str, ...]) -> int | None:
    """Return the largest number that trackers can show, or None where one is a blank or leads nowhere."""
    total = 0
    for path in together:
        try:
            value = resolve(game.names, path)
        except LookupError:
            return None
        boxes = number_of(value.boxes, game) if isinstance(value, Track | Tally) else None
        if boxes is None:
            return None
        # a track may count down
        total += (
            max(value.first, value.first + value.step * (boxes - 1)) if isinstance(value, Track) and boxes else boxes
        )
    return total


@rule("PK246", "effect-without-duration")
def effect_without_duration(game: Game) -> Iterator[Finding]:
    """Report an effect that lasts, without a word on how long.

    ## What it does
    Looks for `lasts:` in each quantity of kind effect.

    ## Why it matters
    "Firepower is lowered by 1": for this fight, this turn or the whole game? Each table will answer differently.

    ## Example
        over-under: {title: Firepower −1, kind: effect, tracker: tracks.firepower}

    ## Fix
    Say it: `lasts: until the end of the turn`.
    """
    for name, quantity in game.parts.quantities.items():
        if quantity.kind == "effect" and not (quantity.lasts or "").strip():
            message = f'the effect "{name}" does not say how long it lasts'
            yield Finding(quantity.origin, message, "say it: lasts: until the end of the turn")


@rule("PK247", "tracker-shared")
def tracker_shared(game: Game) -> Iterator[Finding]:
    """Report two quantities that are kept on one track.

    ## What it does
    Compares the trackers of all quantities.

    ## Why it matters
    One marker cannot show two numbers, and points entered in two places are counted twice.

    ## Example
        damage: {title: Damage, tracker: tracks.hits}
        fuel:   {title: Fuel, tracker: tracks.hits}

    ## Fix
    Print a track for each.
    """
    owners: dict[str, str] = {}
    for name, quantity in game.parts.quantities.items():
        for path in dict.fromkeys(_paths(quantity)):
            if spelt(path) in owners:
                message = f'"{name}" and "{owners[spelt(path)]}" are both kept on "{path}"'
                yield Finding(quantity.places.get("tracker", quantity.origin), message, "print a track for each")
            else:
                owners[spelt(path)] = name


def _paths(quantity: Quantity) -> Iterator[str]:
    return (path for together in quantity.trackers for path in together if path)


@rule("PK248", "tracker-without-quantity", Severity.WARNING)
def tracker_without_quantity(game: Game) -> Iterator[Finding]:
    """Report a track or tally that no quantity is kept on.

    ## What it does
    Where a game has a `quantities.yaml`, looks every track, and every tally of a record, up under `tracker:`.

    ## Why it matters
    A row of boxes that no rule fills is left over from an earlier version, or its rule was forgotten.

    ## Example
        tracks.yaml has fuel, and no quantity says tracker: tracks.fuel

    ## Fix
    Add the quantity, or remove the track.
    """
    used = Counter(spelt(path) for quantity in game.parts.quantities.values() for path in _paths(quantity))
    for path, thing in _trackers(game) if game.parts.quantities else ():
        if not used[spelt(path)]:
            yield Finding(
                thing.origin, f'no quantity is kept on "{path}"', f"add one with tracker: {path}, or remove it"
            )


def _trackers(game: Game) -> Iterator[tuple[str, Track | Tally]]:
    for name, track in game.parts.tracks.items():
        yield f"tracks.{name}", track
    for name, record in game.parts.records.items():
        for key, tally in record.tallies.items():
            yield f"records.{name}.tallies.{key}", tally
