"""How dangerous a mission is: its events, their zones and the roster → expected hits and enemy firepower a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from printkit.check.missions.atlas import chart_grid, known_cells, place, water_cells, zones_of
from printkit.check.registry import Finding, rule
from printkit.model.dice import Dice, DieRange
from printkit.model.game import Game
from printkit.model.missions import Mission, ZoneLine
from printkit.model.names import Name

SHELL = Fraction(1, 2)
"""The share of gun dice that hit: what a point of firepower is worth in hits, in the one round that must be fought."""

DIE = Dice(1, 6)

FIREPOWER = Name("firepower")
"""The figure of a unit that says how many dice it fires."""


@dataclass(frozen=True, slots=True)
class Danger:
    """What a ship has to expect in a turn: hits by events and aircraft, and the firepower of the ships it meets."""

    hits: Fraction
    firepower: Fraction

    @property
    def difficulty(self) -> Fraction:
        """Return the measure that missions are compared by: all expected hits, one round of gunfire included."""
        return self.hits + self.firepower * SHELL


def danger_of(mission: Mission, game: Game) -> Danger:
    """Return the danger of a mission to a ship that is as likely in one grid with water as in any other.

    Each event comes up in one turn of twelve; a zone counts by its share of the grids.
    """
    grid, water = chart_grid(game), water_cells(game)
    hits = firepower = Fraction(0)
    if grid is None or not water:
        return Danger(hits, firepower)
    for _, line, cells in zones_of(mission, game.parts.events):
        share = Fraction(len(known_cells(grid, cells) & water), len(water) * 12)
        hits += share * hits_of(line)
        firepower += share * firepower_of(line, game)
    return Danger(hits, firepower)


def hits_of(line: ZoneLine) -> Fraction:
    """Return the hits that a ship in a zone has to expect of its event."""
    sure = Fraction(line.amount if line.effect == "hits" else 0)
    if line.effect not in {"air", "gunfire"} or line.hit is None:
        return sure
    found = _chance(line.search) if line.search else Fraction(1)
    return line.dice * _chance(line.hit) * found


def _chance(wanted: DieRange) -> Fraction:
    return sum((chance for face, chance in DIE.chances.items() if face in wanted), Fraction(0))


def firepower_of(line: ZoneLine, game: Game) -> Fraction:
    """Return the dice that the ships of a zone fire in one round."""
    if line.effect != "combat":
        return Fraction(0)
    units = [game.parts.roster[ship] for ship in line.ships if ship in game.parts.roster]
    return Fraction(sum(unit.figures.get(FIREPOWER, 0) for unit in units))


@rule("PK299", "difficulty-falls")
def difficulty_falls(game: Game) -> Iterator[Finding]:
    """Report a mission that is less difficult than the one before it.

    ## What it does
    Works out what a ship has to expect in a turn: the hits of each event, and half a hit for each gun it meets, by the
    share of the chart that the event's zones cover. `printkit report GAME` prints these figures.

    ## Why it matters
    Missions are played in order and promise to get harder.

    ## Example
    Mission 8 with 0.16 expected hits a turn, after mission 7 with 0.18

    ## Fix
    Widen the zones of what is dangerous, choose harsher events, or change the order of the missions.
    """
    ordered = sorted(game.parts.missions.values(), key=lambda mission: mission.number)
    dangers = [danger_of(mission, game).difficulty for mission in ordered]
    for (_, first), (mission, second) in pairwise(zip(ordered, dangers, strict=True)):
        if second < first:
            message = (
                f'mission "{mission.title.text}" has a difficulty of {float(second):.3f}, less than {float(first):.3f}'
            )
            hint = "widen its dangerous zones, or choose harsher events"
            yield Finding(place(mission, "zones"), f"{message} of the one before", hint)
