"""An item built alone is held to the rules about itself and waits for no others; its sheet waits for all."""

from __future__ import annotations

import csv
import re
import shutil
from pathlib import Path

import pytest
from command_line import Ran, printkit
from small_game import small_game

ROOT = Path(__file__).resolve().parents[2]

HOLE = "fire:\n  title: Fire\n  roll: 1d6\n  results: {1-3: miss, 5-6: hit}\n  allow: [unused]\n"


def test_a_hole_in_a_table_stops_a_sheet_and_not_an_item(tmp_path: Path) -> None:
    small_game(tmp_path)
    game = next(tmp_path.rglob("game.yaml")).parent
    (game / "tables.yaml").write_text(HOLE)
    sheet = printkit(tmp_path, "build", f"{game.name}/counters", "--lang", "en", "-j", "1")
    item = printkit(tmp_path, "build", f"{game.name}/counters/scout", "--lang", "en", "-j", "1")
    assert (sheet.status, "PK201" in sheet.err) == (1, True)
    assert (item.status, "PK201" in item.err) == (0, False)
    assert not (tmp_path / f"out/{game.name}/en/counters.pdf").exists()
    assert (tmp_path / f"out/{game.name}/en/counters/scout.pdf").is_file()


TABLE = "size: 88mm x 40mm\nslots:\n  table: {at: [0, 0, 100%, 100%], stack: [table item]}\n"

LAYOUT = """\
size: item
faces: {front: item.front, back: item.back}
slots:
  title:  {at: [1mm, 1mm, 18mm, 4mm], text: "{{ rules.rules.title }}", style: counter-label}
  blocks: {at: [1mm, 6mm, 18mm, 12mm], repeat: rules.rules.blocks, layout: block, grid: 1 x 2}
"""
BLOCK = "size: 18mm x 6mm\nslots:\n  text: {at: [0, 0, 100%, 100%], text: '{{ entry.text }}', style: counter-label}\n"


def test_an_item_that_shows_what_a_text_holds_is_the_same_alone(tmp_path: Path) -> None:
    small_game(tmp_path)
    game = next(tmp_path.rglob("game.yaml")).parent
    (game / "rules.md").write_text("# Rules #\n\nRoll.\n\nMove.\n")
    layouts = game / "templates/layouts"
    layouts.mkdir(parents=True)
    (layouts / "counter.yaml").write_text(LAYOUT)
    (layouts / "block.yaml").write_text(BLOCK)
    asked = ("--lang", "en", "--items", "svg,pdf", "-j", "1")
    whole = printkit(tmp_path, "build", game.name, *asked, "--out", str(tmp_path / "whole"))
    alone = printkit(tmp_path, "build", f"{game.name}/tokens/scout", *asked, "--out", str(tmp_path / "alone"))
    assert (whole.status, alone.status) == (0, 0), whole.err + alone.err
    for ending in ("svg", "pdf"):
        name = f"{game.name}/en/tokens/scout.{ending}"
        assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def copy_of(game: str, root: Path) -> Path:
    """Copy a game that is shipped into a project of its own; return its folder there."""
    return Path(shutil.copytree(ROOT / "sources" / game, root / "sources" / game))


def spoil(path: Path, pattern: str, text: str) -> None:
    """Replace the first match of a pattern in a file; asserts that there is one."""
    new, count = re.subn(pattern, text, path.read_text("utf-8"), count=1, flags=re.MULTILINE)
    assert count == 1
    path.write_text(new, "utf-8")


def alone(root: Path, address: str) -> Ran:
    """Build one address in English."""
    return printkit(root, "build", address, "--lang", "en", "-j", "1")


def stopped_by(ran: Ran) -> set[str]:
    """Return the codes of what was found; asserts that it kept the item from being written."""
    assert (ran.status, ran.out) == (1, "")
    return set(re.findall(r"PK\d{3}", ran.err))


MISSION = "missions/07-fog-bank"


@pytest.mark.parametrize(
    ("pattern", "text", "code"),
    [
        (r"^vp: \d+", "vp: 99", "PK296"),
        (r"^  6: \[([a-z-]+), [a-z-]+\]", r"  6: [\1]", "PK291"),
        (r"^    - C3-D5", "    - B8", "PK293"),
        (r"^    - C3-D5", "    - C3-D9", "PK293"),
        (r"^    - C3-D5\n", "", "PK294"),
    ],
    ids=["points", "eleven events", "land", "off the map", "a zone too few"],
)
def test_a_mission_that_cannot_be_played_is_not_built_alone(tmp_path: Path, pattern: str, text: str, code: str) -> None:
    spoil(copy_of("bismarck", tmp_path) / f"{MISSION}.yaml", pattern, text)
    assert code in stopped_by(alone(tmp_path, f"bismarck/{MISSION}"))


def test_a_fault_in_one_mission_stops_no_other(tmp_path: Path) -> None:
    spoil(copy_of("bismarck", tmp_path) / f"{MISSION}.yaml", r"^vp: \d+", "vp: 99")
    ran = alone(tmp_path, "bismarck/missions/0[78]-*")
    assert ran.status == 1
    assert [line for line in ran.out.splitlines() if "07-fog-bank" in line] == []
    assert [line for line in ran.out.splitlines() if "/08-" in line]
    told = printkit(tmp_path, "build", "bismarck/missions/08-*", "--lang", "en", "-j", "1")
    assert (told.status, told.err) == (0, "")


def test_a_mission_is_stopped_by_its_own_event_and_not_by_another(tmp_path: Path) -> None:
    game = copy_of("bismarck", tmp_path)
    events = game / "events.yaml"
    written = events.read_text("utf-8")
    rows = re.findall(r"^  [1-6]: \[(.*)\]", (game / f"{MISSION}.yaml").read_text("utf-8"), re.MULTILINE)
    named = ", ".join(rows).split(", ")
    for name, block in re.findall(r"^([a-z-]+):\n((?: .*\n)+)", written, re.MULTILINE):
        if re.search(r"ships: \[[a-z-]+", block):
            events.write_text(written.replace(block, re.sub(r"ships: \[[a-z-]+", "ships: [nobody", block)), "utf-8")
            ran = alone(tmp_path, f"bismarck/{MISSION}")
            assert (ran.status, "PK292" in ran.err) == ((1, True) if name in named else (0, False)), name


def test_a_warning_about_an_item_is_told_and_it_is_built(tmp_path: Path) -> None:
    game = copy_of("bismarck", tmp_path)
    spoil(game / f"{MISSION}.yaml", r"^vp: \d+", "vp: 99")
    spoil(game / "game.yaml", r"^theme:", "rules: {PK296: warning}\ntheme:")
    ran = alone(tmp_path, f"bismarck/{MISSION}")
    assert (ran.status, "PK296" in ran.err, "07-fog-bank.pdf" in ran.out) == (0, True, True)


SCENARIO = "scenarios/02-the-last-indiaman"


@pytest.mark.parametrize(
    ("file", "pattern", "text", "code"),
    [
        (SCENARIO, r"earl-camden: .*", "earl-camden: 2301 s", "PK368"),
        (SCENARIO, r"warley: .*", "warley: 3307 nw", "PK368"),
        (SCENARIO, r"from turn 6", "from turn 16", "PK369"),
        (SCENARIO, r"warley:", "worley:", "PK370"),
        ("roster", r"(^semillante:(?:\n .*)*?)hull: \d+", r"\1hull: -9", "PK360"),
        ("roster", r"(^semillante:(?:\n .*)*?)speed: \d+", r"\1speed: 9", "PK361"),
    ],
    ids=["off the map", "two in a hex", "too late", "no such ship", "less than no boxes", "sections"],
)
def test_a_scenario_that_cannot_be_played_is_not_built_alone(
    tmp_path: Path, file: str, pattern: str, text: str, code: str
) -> None:
    spoil(copy_of("broadsides", tmp_path) / f"{file}.yaml", pattern, text)
    assert code in stopped_by(alone(tmp_path, f"broadsides/{SCENARIO}"))


def test_a_ship_that_does_not_sail_in_it_stops_no_scenario(tmp_path: Path) -> None:
    spoil(copy_of("broadsides", tmp_path) / "roster.yaml", r"(^victory:(?:\n .*)*?)hull: \d+", r"\1hull: -9")
    assert alone(tmp_path, f"broadsides/{SCENARIO}").status == 0


@pytest.mark.parametrize(
    ("column", "text", "code"),
    [("Calibre mm", "152", "PK353"), ("Aim 21-40", "2", "PK354"), ("Armour", "7", "PK355")],
)
def test_a_vehicle_that_cannot_be_played_is_not_built_alone(tmp_path: Path, column: str, text: str, code: str) -> None:
    path = copy_of("squadfire", tmp_path) / "vehicles.csv"
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines(), delimiter=";"))
    faulty = next(row for row in rows if row["Aim 0-20"] == "3")
    faulty[column] = text
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), delimiter=";")
        writer.writeheader()
        writer.writerows(rows)
    assert code in stopped_by(alone(tmp_path, f"squadfire/vehicles/{faulty['Key']}"))
    other = next(row["Key"] for row in rows if row["Key"] != faulty["Key"])
    assert alone(tmp_path, f"squadfire/vehicles/{other}").status == 0


def test_a_hole_in_a_table_stops_the_table(tmp_path: Path) -> None:
    small_game(tmp_path)
    game = next(tmp_path.rglob("game.yaml"))
    (game.parent / "tables.yaml").write_text(HOLE + HOLE.replace("fire:", "whole:").replace("1-3", "1-4"))
    sheet = "  lists: {title: Lists, from: tables, layout: single-table, imposition: page}\n"
    game.write_text(game.read_text() + sheet)
    layouts = game.parent / "templates/layouts"
    layouts.mkdir(parents=True)
    layouts.joinpath("single-table.yaml").write_text(TABLE)
    assert "PK201" in stopped_by(alone(tmp_path, "small/lists/fire"))
    ran = alone(tmp_path, "small/lists/whole")
    assert (ran.status, ran.err) == (0, "")
