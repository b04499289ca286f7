"""Single faults, chosen by hand: each is caught by the rule that is there for it, at the line where it is to be mended.

A row is one fault: a file of a game, what stands there, what stands there instead, and the finding that must follow.
It must be at the first line that changed, or at the line that holds `at` (`file: words` where that is another file).
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from command_line import printkit

SOURCES = Path(__file__).parents[3] / "sources"
FIXTURES = Path(__file__).parents[1] / "fixtures"


class Fault(NamedTuple):
    """A game (shipped, or the clean twin of a fixture), a file of it, and what is changed there."""

    game: str
    file: str
    old: str
    new: str
    code: str
    at: str = ""


def shipped(file: str, old: str, new: str, code: str, at: str = "") -> Fault:
    """A fault in a file of the game that ships."""
    return Fault("swordfish", file, old, new, code, at)


FRENCH = "locale/fr.po"
RULES = "rules.md"

SHIPPED = [
    # Dice
    shipped("tables.yaml", "2-5: {id: aircraft", "3-5: {id: aircraft", "PK201", "1: nothing"),
    shipped("tables.yaml", "    5: [hit, miss]\n", "", "PK201", "1-4: [miss, miss]"),
    shipped("tables.yaml", "1-2: {id: left", "1-3: {id: left", "PK202", "3-4: {id: straight"),
    shipped("tables.yaml", "    6: [hit, hit]", "    6-7: [hit, hit]", "PK203"),
    shipped("tables.yaml", "{aircraft: 2/3, nothing: 1/3}", "{aircraft: 1/2, nothing: 1/3}", "PK205"),
    shipped("tables.yaml", "approach: {hit: 1/3}", "approach: {hit: 1/6}", "PK205"),
    shipped("tables.yaml", "[left, straight, right]", "[left, left, right]", "PK206"),
    shipped("tables.yaml", "torpedo-zone: {hit: 1/6}", "torpedo-zone: {hitt: 1/6}", "PK208", "approach: {hit: 1/3}"),
    # Tables
    shipped("tables.yaml", "20-29: Steady", "20-28: Steady", "PK211"),
    shipped("tables.yaml", "30-44: A wall", "29-44: A wall", "PK212"),
    shipped("tables.yaml", "10-19: A brave", "10+: A brave", "PK213"),
    shipped("tables.yaml", "value: -1}", "value: -2}", "PK216", "→ one column right"),
    shipped("tables.yaml", "rating:", "spare:\n  title: Gun fire at night\n  roll: 1d6\n  results: {1-6: miss}\nrating:",
            "PK220", "title: Gun fire at night"),
    # Worked examples
    shipped("tables.yaml", "{id: se-13, roll: 5, column: approach, expect: hit}",
            "{id: se-13, roll: 5, column: approach, expect: miss}", "PK226"),
    shipped("tables.yaml", "expect: {aircraft: 1, nothing: 1}", "expect: {aircraft: 2}", "PK226"),
    shipped("tables.yaml", "{id: se-5, roll: 2,", "{id: se-5, roll: 7,", "PK228"),
    shipped("tables.yaml", "{id: se-16, roll: 6, column: torpedo zone", "{id: se-16, roll: 6, column: zone", "PK227"),
    shipped("tables.yaml", "{id: se-14, roll: 4, column: approach,", "{id: se-14, roll: 4,", "PK229"),
    shipped("tables.yaml", "thrown: 2, roll: [5, 6]", "thrown: 3, roll: [5, 6]", "PK230"),
    # References
    shipped("boards.yaml", "{tables.firing.torpedo-zone.hit}", "{tables.firing.torpedo-area.hit}", "PK233"),
    shipped("components.yaml", "printed: records.record", "printed: records.log", "PK233"),
    shipped(RULES, "::: aid aids.reminders", "::: aid aids.reminder", "PK233"),
    shipped("records.yaml", 'boxes: "{facts.ship_hits}"', 'boxes: "{tables.firing}"', "PK234"),
    shipped("quantities.yaml", "tracker: records.record.tallies.aircraft", "tracker: tables.firing", "PK234"),
    shipped("facts.yaml", "move_dice: 1 ", "spare_dice: 2\nmove_dice: 1 ", "PK237"),
    shipped("tables.yaml", "id: se-7", "id: se-6", "PK240", "id: se-6, roll: 5"),
    # Components and what is kept track of
    shipped("components.yaml", 'count: "{facts.counters}"', "count: 10", "PK241"),
    shipped("components.yaml", "  printed: counters.units-marker", "  printed: counters.tens-marker", "PK241",
            "counters.tens-marker\nrecord:"),
    shipped("components.yaml", "  printed: counters.units-marker\n", "", "PK242", "counters.yaml: title: Marker for the units"),
    shipped("components.yaml", 'count: "{facts.dice}"', "count: 4", "PK243",
            "flying: facts.gun_dice"),
    shipped("quantities.yaml", "  tracker: records.record.tallies.torpedoes\n", "", "PK244", "title: Torpedoes destroyed"),
    shipped("tracks.yaml", 'boxes: "{facts.ship_hits}"', "boxes: 4", "PK245", "quantities.yaml: most:"),
    shipped("quantities.yaml", "tracker: records.record.tallies.torpedoes", "tracker: records.record.tallies.aircraft",
            "PK247", "tallies.aircraft\n"),
    # Boards
    shipped("boards.yaml", "columns: [2, 3, 4, 5]", "columns: [2, 3, 3, 5]", "PK258"),
    shipped("boards.yaml", "rows: 4", "rows: 5", "PK243",
            "components.yaml: on-the-board:"),
    shipped("boards.yaml", "columns: [2, 3, 4, 5]", "columns: [1, 2, 3, 4]", "PK271", "claims.yaml: expr: set("),
    # Words
    shipped(RULES, "guns of the Bismarck", "guns of the Bismark", "PK261"),
    shipped(RULES, "Lay the board before you", "Lay the map before you", "PK262"),
    shipped(RULES, "**torpedo zone**", "**Torpedo Zone**", "PK263"),
    shipped("boards.yaml", "title: Torpedo zone", "title: Approach", "PK264", "title: Approach\n      rows: 2"),
    shipped(RULES, "### 5. Fire", "### 6. Fire", "PK269"),
    shipped("glossary.yaml", "fr: {preferred: case,", "fr: {preferred: ligne,", "PK270", "fr: {preferred: ligne, plural: lignes,"),
    shipped("glossary.yaml", "en: {preferred: space,", "en: {preferred: spcae,", "PK274"),
    shipped(RULES, "Place all {facts.gun_dice} gun dice", "The AA guns: place all {facts.gun_dice} gun dice", "PK265"),
    # Claims
    shipped("facts.yaml", "torpedo_points: 5", "torpedo_points: 6", "PK271", "claims.yaml: expr: facts.ship_hits == 5"),
    shipped("claims.yaml", "set(boards.attack.columns)", "set(boards.attack.colums)", "PK272"),
    shipped("claims.yaml", "boards.attack.rows == 24", "boards.attack.rows == 20", "PK271"),
    # Languages
    shipped(FRENCH, 'msgstr "Plateau d\'attaque"', 'msgstr " "', "PK301"),
    shipped("boards.yaml", "title: Attack board", "title: Board of attack", "PK302",
            "locale/fr.po: msgstr \"Plateau d'attaque"),
    shipped(FRENCH, '"avions touchés sur {tables.firing.approach.hit}', '"avions touchés sur {tables.firing.aproach.hit}',
            "PK303"),
    shipped(FRENCH, '"**Torpilles.** 1 ligne plus bas', '"Torpilles. 1 ligne plus bas', "PK304"),
    shipped(FRENCH, "C'est le tour 6", "C'est le tour 5", "PK305", 'msgstr ""\n"C\'est le tour 5'),
    shipped(FRENCH, 'msgstr "La torpille avance en colonne 2, ligne 6."',
            'msgstr "The torpedo is in row 6 of column 2."', "PK317"),
    shipped(FRENCH, "(DCA) du Bismarck", "(DCA) du Bismark", "PK321", 'msgstr ""\n"Un cuirassé au gouvernail'),
    shipped(FRENCH, 'msgstr "Plateau d\'attaque"', 'msgstr "Carte d\'attaque"', "PK322"),
    shipped("glossary.yaml", "fr: {preferred: plateau,", "fr: {preferred: plataeu,", "PK326"),
    # Structure and source
    shipped("game.yaml", "from: boards", "from: bords", "PK171"),
    shipped("game.yaml", "translations: [fr, de]", "translations: [fr, en]", "PK174"),
    shipped("tables.yaml", "5: [hit, miss]", "5: [hit]", "PK175"),
    shipped("tables.yaml", "  axis: score\n", "", "PK176", "title: How did"),
    shipped("facts.yaml", "dice: 5  ", "dice: five  ", "PK116"),
    shipped("facts.yaml", "placement_dice: 2", "gun_dice: 2", "PK103"),
    shipped("boards.yaml", "  columns:", "  colums:", "PK113"),
    shipped("game.yaml", "emblem: emblem", "emblem: emblme", "PK166"),
    shipped("counters.yaml", "art: swordfish", "art: torpedo", "PK271", "claims.yaml: expr: >-\n    counters.attackers.front.art"),
    shipped("game.yaml", "theme: naval", "theme: navel", "PK151"),
    shipped("game.yaml", "translations: [fr, de]", "translations: [fr, de, it]", "PK167"),
]  # fmt: skip

OTHERS = [
    Fault("PK201-die-range-gap-2d6", "tables.yaml", "10-12: fog", "10-11: fog", "PK201"),
    Fault("PK207-modified-roll-gap", "tables.yaml", "moved: -1", "moved: +1", "PK203", "0-4: no effect"),
    Fault("PK207-modified-roll-gap", "tables.yaml", "rear: {value: +2", "rear: {value: +3", "PK207", "7-10: destroyed"),
    Fault("PK225-side-shot", "tables.yaml", "modifiers: [side, still]", "modifiers: [rear, still]", "PK225", "value: 6"),
    Fault("PK226-turn-3-event", "tables.yaml", "roll: [5, 6], expect", "roll: [5, 3], expect", "PK226"),
    Fault("PK231-running-hits", "examples.yaml", "prinz-eugen: 1}, state: {bismarck: 1",
          "prinz-eugen: 1}, state: {bismarck: 0", "PK231"),
    Fault("PK232-air-after-submarine", "aids.yaml", "    air: Resolve air attacks.\n    submarine: Resolve submarine attacks.",
          "    submarine: Resolve submarine attacks.\n    air: Resolve air attacks.", "PK232",
          "examples.yaml: id: submarine"),
    Fault("PK214-broken-order-down", "tables.yaml", "6-11: [5, 4, 2]", "6-11: [5, 4, 5]", "PK214"),
    Fault("PK214-broken-order-down", "tables.yaml", "12+: [8, 7, 5]", "12+: [9, 7, 5]", "PK215"),
    Fault("PK217-wrong-total", "tables.yaml", "3-4: 1", "3-4: 2", "PK217", "total: 3"),
    Fault("PK218-straddled-boundary-band", "tables.yaml", "bands: [1-2, 3-5, 6-10]", "bands: [1-2, 3-6, 7-10]", "PK218"),
    Fault("PK238-cyclic-needs", "roster.yaml", "title: Escort, kind: event}", "title: Escort, kind: event, needs: [convoy]}",
          "PK238", "convoy: {"),
    Fault("PK239-needs-wrong-kind", "roster.yaml", "needs: [rodney]", "needs: [brest]", "PK239"),
    Fault("PK239-needs-wrong-kind", "roster.yaml", "needs: [rodney]", "needs: [rodnay]", "PK235"),
    Fault("PK246-effect-without-duration", "quantities.yaml", "  lasts: for the game\n", "", "PK246", "title: Engine damage"),
    Fault("PK251-unknown-cell-lakes", "grids.yaml", "blocked: C4-C5", "blocked: I4-I5", "PK251"),
    Fault("PK253-cell-in-two-areas-apart", "grids.yaml", "centre: D1-E8", "centre: C1-E8", "PK253"),
    Fault("PK256-board-not-symmetric-lakes", "grids.yaml", "F4-F5", "F4-G5", "PK256"),
]  # fmt: skip


def lay(fault: Fault, root: Path) -> Path:
    """Copy the game of a fault and return its folder."""
    folder = root / "sources" / fault.game.lower()
    origin = SOURCES / fault.game
    if not origin.is_dir():
        origin = FIXTURES / fault.game / "clean"
    shutil.copytree(origin, folder)
    if not (folder / "game.yaml").exists():
        (folder / "game.yaml").write_text("title: Fixture\n")
    return folder


def spoil(fault: Fault, folder: Path) -> None:
    """Make the fault; what is replaced must stand in the file once."""
    path = folder / fault.file
    text = path.read_text("utf-8")
    assert text.count(fault.old) == 1, f"{fault.file} has {text.count(fault.old)} times {fault.old!r}"
    path.write_text(text.replace(fault.old, fault.new), "utf-8")


def line_of(words: str, text: str) -> int:
    """Return the number of the last line that holds some words."""
    assert words in text, f"there is no {words!r}"
    return text[: text.rindex(words)].count("\n") + 1


def expected(fault: Fault, folder: Path) -> tuple[str, int]:
    """Return the file and line where the finding must be."""
    file, separator, words = fault.at.partition(": ")
    if not (separator and (folder / file).is_file()):
        file, words = fault.file, fault.at or fault.new
    return file, line_of(words, (folder / file).read_text("utf-8"))


def findings(root: Path, *options: str) -> list[tuple[str, int, str]]:
    """Return the file, line and code of each finding of the command line."""
    ran = printkit(root, "check", "--format", "json", *options)
    found = json.loads(ran.out)["findings"]
    return [(each["file"].split("/", 2)[2], each["line"], each["code"]) for each in found]


@pytest.mark.parametrize("fault", [*SHIPPED, *OTHERS], ids=lambda fault: f"{fault.code}-{fault.new.strip()[:24]}")
def test_the_fault_is_caught_at_its_line(fault: Fault, tmp_path: Path) -> None:
    folder = lay(fault, tmp_path)
    spoil(fault, folder)
    assert (*expected(fault, folder), fault.code) in findings(tmp_path, "--select", fault.code)


@pytest.mark.parametrize("game", sorted({fault.game for fault in (*SHIPPED, *OTHERS)}))
def test_without_the_fault_nothing_is_found(game: str, tmp_path: Path) -> None:
    lay(Fault(game, "", "", "", ""), tmp_path)
    assert findings(tmp_path) == []


def test_there_are_faults_enough() -> None:
    assert len({(fault.file, fault.old, fault.new) for fault in SHIPPED}) >= 40
