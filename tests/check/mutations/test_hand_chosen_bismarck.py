"""Single faults in Bismarck, chosen by hand: events, missions, the chart, ships and what is counted of them.

Each is caught by the rule that is there for it, at the line where it is to be mended, as those of
`test_hand_chosen.py` are.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from check.mutations.test_hand_chosen import Fault, expected, findings, lay, spoil


def bismarck(file: str, old: str, new: str, code: str, at: str = "") -> Fault:
    """A fault in a file of the game."""
    return Fault("bismarck", file, old, new, code, at)


FIRST = "missions/01-sea-trial.yaml"
LAST = "missions/18-last-sortie.yaml"
EVENTS = "events.yaml"
FRENCH = "locale/fr.po"
RULES = "rules.md"

FAULTS = [
    # Events
    bismarck(EVENTS, 'ships: [hood], text: "**{ships}**', 'ships: [hodo], text: "**{ships}**', "PK292"),
    bismarck(EVENTS, 'tracker: fuel, text: "Fuel tanker', 'tracker: feul, text: "Fuel tanker', "PK292"),
    bismarck(EVENTS, "search: 1-3\n", "search: 1-4\n", "PK271", "claims.yaml: expr: set(faces(events.bombers.zones[0].search))"),
    bismarck(EVENTS, "hit: 1-4\n", "hit: 1-5\n", "PK271", "claims.yaml: expr: >-\n    all(set(faces(zone.hit)) == (set(range(1, 5))"),
    bismarck(EVENTS, 'points: 2, ships: [ark-royal], tracker: ark-royal,\n       text: "If the {roster.u-boat.title} is here: on {hit} it sinks the **{ships}**, +{points} VP."}\nseaworthy',
             'points: 3, ships: [ark-royal], tracker: ark-royal,\n       text: "If the {roster.u-boat.title} is here: on {hit} it sinks the **{ships}**, +{points} VP."}\nseaworthy',
             "PK271", "claims.yaml: expr: >-\n    all(zone.points == roster.ark-royal"),
    bismarck(EVENTS, "effect: leak, lasts: game", "effect: leek, lasts: game", "PK117"),
    bismarck(EVENTS, "Fuel tanker: +{amount} barrel", "Fuel tanker: +{amuont} barrel", "PK233"),
    # Missions
    bismarck(FIRST, "1: [force-h, over-under]", "1: [force-h, force-h]", "PK291"),
    bismarck(FIRST, "  6: [heavy-cruisers, rough-weather]\n", "", "PK291", "  1: [force-h"),
    bismarck(FIRST, "1: [force-h, over-under]", "1: [force-g, over-under]", "PK292"),
    bismarck(FIRST, "    - A2-C3\n", "    - A2-J3\n", "PK293"),
    bismarck(FIRST, "    - A2-C3\n", "    - B8\n", "PK293"),
    bismarck(FIRST, "    - B1-C2\n", "    - B1-C3\n", "PK293", "    - A3-C3"),
    bismarck(FIRST, "    - A2-C3\n", "    - A2-C3\n    - H1\n", "PK294"),
    bismarck(FIRST, "ports: [bergen, brest]", "ports: [bergen, berst]", "PK292"),
    bismarck(FIRST, "level: easy", "level: eazy", "PK292"),
    bismarck(FIRST, "ships: [bismarck]", "ships: [tirpitz]", "PK292"),
    bismarck(FIRST, "return_after: 15", "return_after: 21", "PK296"),
    bismarck(FIRST, "number: 1\n", "number: 2\n", "PK297"),
    bismarck(LAST, "level: hard", "level: easy", "PK297"),
    bismarck(LAST, "vp: 8\n", "vp: 80\n", "PK296"),
    bismarck(LAST, "vp: 8\n", "vp: 7\n", "PK271", "claims.yaml: expr: all(mission.objective.count =="),
    # The chart
    bismarck("charts.yaml", "    - D7 sw\n", "    - D7 sw se\n", "PK281", "    - A1, A2 nw ne sw"),
    bismarck("charts.yaml", "    D6 se: water ", "    D6 ne: water ", "PK283"),
    bismarck("charts.yaml", "cell: G7\n", "cell: F3\n", "PK284"),
    bismarck("charts.yaml", "cells: A5-A8", "cells: A8", "PK271", "claims.yaml: expr: >-\n    set(cells(charts"),
    bismarck("charts.yaml", "enter: G7\n", "enter: G8 ne\n", "PK285"),
    bismarck("charts.yaml", "ports: [bergen, brest]", "ports: [bergen, berst]", "PK289"),
    bismarck("charts.yaml", "at: 56.48 N 4.16 W", "at: 97.48 N 4.16 W", "PK116"),
    bismarck("charts.yaml", "at: 45.2 N 6.3 W", "at: 25.2 N 6.3 W", "PK289"),
    # Ships
    bismarck("roster.yaml", "figures: {firepower: 3, hits: 5, vp: 3}\nprince", "figures: {firepower: 3, hits: 7, vp: 3}\nprince",
             "PK271", "claims.yaml: expr: 4 <= roster.hood.figures.hits"),
    bismarck("roster.yaml", "figures: {speed: 1, hits: 2, fuel: 1, vp: -1}", "figures: {speed: 1, fuel: 1, vp: -1}", "PK272", "claims.yaml: expr: >-\n    roster.bismarck.figures.hits >= 6"),
    bismarck(EVENTS, "title: Gale", "title: Shadowed", "PK271", "claims.yaml: expr: >-\n    len(set(event.title"),
    bismarck("roster.yaml", "title: Ramillies", "title: Rodney", "PK264"),
    bismarck(EVENTS, "title: Shadowed", "title: Gale", "PK264"),
    bismarck("groups.yaml", "units: [bismarck, prinz-eugen, u-boat]", "units: [bismarck, prinz-eugen, uboat]", "PK235"),
    bismarck("status.yaml", "bismarck: {fuel: 2}", "bismarck: {fuel: 4}", "PK271", "claims.yaml: expr: >-\n    roster.bismarck.figures.fuel > status"),
    # What is in the box, and what is kept track of
    bismarck("components.yaml", "count: 18", "count: 17", "PK241"),
    bismarck("components.yaml", "pieces:\n  title: German ship pieces\n  count: 3", "pieces:\n  title: German ship pieces\n  count: 4", "PK241", "count: 4"),
    bismarck("facts.yaml", "cubes: 39", "cubes: 30", "PK243", "components.yaml: all-marked"),
    bismarck("facts.yaml", "dice: 4  ", "dice: 3  ", "PK243", "components.yaml: combat: roster"),
    bismarck("quantities.yaml", "  tracker: tracks.repairs\n", "", "PK244", "title: Hits repaired"),
    bismarck("quantities.yaml", "tracker: tracks.cruisers", "tracker: tracks.convoys", "PK247"),
    bismarck("tracks.yaml", 'boxes: "{facts.extra_vp}"', "boxes: 9", "PK245", 'quantities.yaml: most: "{facts.extra_vp}"'),
    # The example of play
    bismarck("examples.yaml", "roll: [3, 1], expect: all-points", "roll: [3, 4], expect: all-points", "PK226"),
    bismarck("examples.yaml", "expect: {hit: 3}, change: {hood-hits: 3", "expect: {hit: 3}, change: {hood-hits: 2", "PK231", "hood-hits: 6"),
    bismarck("examples.yaml", "phase: u-boat, table", "phase: end, table", "PK232", "id: we-22"),
    bismarck("examples.yaml", "roll: [1, 2, 3, 6], expect: {hit: 3}", "roll: [1, 2, 3], expect: {hit: 3}", "PK230"),
    # Tables, claims, words
    bismarck("tables.yaml", "3-4: {id: costly-escape", "4: {id: costly-escape", "PK201", "1-2: {id: escape"),
    bismarck("tables.yaml", "{hit: 1/2, hunted: 1/2}", "{hit: 1/3, hunted: 1/2}", "PK205"),
    bismarck("claims.yaml", "roster.hood.figures.hits <= 6", "roster.hod.figures.hits <= 6", "PK272"),
    bismarck(RULES, "::: aid aids.turn whole", "::: aid aids.trun whole", "PK233"),
    bismarck(RULES, "come home, the VP needed", "come home, the GPS needed", "PK265"),
    bismarck(RULES, "Hood and Prince of Wales met them", "Hood and Prince of Whales met them", "PK261"),
    bismarck(RULES, "and reached Brest on 1 June", "and reached Bresst on 1 June", "PK261"),
    bismarck("glossary.yaml", "en: {preferred: barrel, plural", "en: {preferred: barerl, plural", "PK274"),
    bismarck(FRENCH, 'msgstr "Plateau de recherche en plusieurs feuilles"', 'msgstr " "', "PK301"),
    bismarck(FRENCH, '"plus qu\'une force de 2 et riposte', '"plus qu\'une force de 3 et riposte', "PK305", 'msgstr ""\n"**Round 1.** Le'),
    bismarck(FRENCH, "**Round 1.** Le Bismarck tire", "**Round 1.** Le Bismark tire", "PK321", 'msgstr ""\n"**Round 1.** Le'),
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.code}-{fault.new.strip()[:24]}")
def test_the_fault_is_caught_at_its_line(fault: Fault, tmp_path: Path) -> None:
    folder = lay(fault, tmp_path)
    spoil(fault, folder)
    assert (*expected(fault, folder), fault.code) in findings(tmp_path, "--select", fault.code)


def test_without_the_fault_nothing_is_found(tmp_path: Path) -> None:
    lay(Fault("bismarck", "", "", "", ""), tmp_path)
    assert findings(tmp_path) == []


def test_there_are_faults_enough() -> None:
    assert len({(fault.file, fault.old, fault.new) for fault in FAULTS}) >= 25
