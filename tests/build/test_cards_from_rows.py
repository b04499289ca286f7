"""Cards from a table: the same files as from YAML, and a row changes the files of its own card only."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import printkit
from projects import DRAWING, make_project

GAME = """\
title: Mini
theme: naval
sheets:
  cards: {title: Cards, from: vehicles, layout: vehicle-card, imposition: cards, items: [svg, pdf]}
"""

TABLES = """\
aiming: {title: Aiming, axis: Distance, results: {0-20: 3+, 21-40: 4+}}
calibres: {title: Calibres, axis: Calibre, results: {20-75: 3, 76-87: 2, 88-128: 1}}
effects: {title: Effects, roll: 1d6, columns: [light, heavy], results: {1-4: [hit, miss], 5-6: [hit, hit]}}
immobilised:
  title: Immobilised
  allow: [unused]
  roll: 1d6
  results: {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}
"""

LABELS = """\
armour: Armour
calibre: Calibre
millimetres: mm
category: Class
move: Move
centimetres: cm
machine-guns: Guns
aim: Aim
immobilised: Immobilised
jammed: Jammed
first-shot: First shot
destroyed: Destroyed
"""

CSV = """\
Key,Name,Kind,Art,Gun,Armour,Near,Far,Move,Cards
tiger,Tiger,tank,boat,88,2,3,4,20,1
sherman,Sherman,tank,boat,75,1,3,5,25,2
tractor,Tractor,recovery,boat,,1,,,20,1
"""

MAPPING = """\
rows:
  csv: vehicles.csv
  key: Key
  fields:
    title: Name
    kind: Kind
    art: Art
    calibre: Gun
    armour: Armour
    aim.0-20: Near
    aim.21-40: Far
    movement: Move
    count: Cards
  each: {side: allies}
"""

YAML = """\
tiger: {title: Tiger, kind: tank, side: allies, art: boat, calibre: 88, armour: 2, movement: 20, aim: {0-20: 3, 21-40: 4}}
sherman:
  title: Sherman
  side: allies
  kind: tank
  art: boat
  calibre: 75
  armour: 1
  movement: 25
  aim: {0-20: 3, 21-40: 5}
  count: 2
tractor: {title: Tractor, side: allies, kind: recovery, art: boat, armour: 1, movement: 20}
"""

FILES = {
    "game.yaml": GAME,
    "tables.yaml": TABLES,
    "labels.yaml": LABELS,
    "kinds.yaml": "tank: {title: Tank}\nrecovery: {title: Recovery, armed: no, note: It tows.}\n",
    "sides.yaml": "allies: {title: Allies}\n",
    "art/boat.svg": DRAWING,
    "art/card-back.svg": DRAWING,
}


def build(root: Path, vehicles: dict[str, str]) -> dict[str, bytes]:
    """Build the cards and return each file by its path below the output folder."""
    files = {f"sources/mini/{path}": text for path, text in {**FILES, **vehicles}.items()}
    make_project(root, dict(files))
    ran = printkit(root, "build", "mini", "-q")
    assert (ran.status, ran.err) == (0, "")
    out = root / "out/mini"
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*.*")}


@pytest.fixture(scope="module")
def from_table(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the files that the table gives."""
    return build(tmp_path_factory.mktemp("table"), {"vehicles.yaml": MAPPING, "vehicles.csv": CSV})


def test_a_table_and_the_same_rows_as_yaml_give_the_same_bytes(from_table: dict[str, bytes], tmp_path: Path) -> None:
    assert build(tmp_path, {"vehicles.yaml": YAML}) == from_table
    assert {"en/cards.pdf", "en/cards/tiger.svg", "en/cards/tiger-back.svg", "en/cards/tiger.pdf"} <= set(from_table)


@pytest.mark.parametrize(
    ("row", "changed"),
    [
        ("sherman,Sherman,tank,boat,75,1,3,5,30,2", {"en/cards/sherman.svg", "en/cards/sherman.pdf"}),
        ("sherman,Sherman,tank,boat,75,1,3,5,25,3", set()),
    ],
)
def test_a_change_of_one_row_changes_the_files_of_its_card_only(
    row: str, changed: set[str], from_table: dict[str, bytes], tmp_path: Path
) -> None:
    csv = CSV.replace("sherman,Sherman,tank,boat,75,1,3,5,25,2", row)
    after = build(tmp_path, {"vehicles.yaml": MAPPING, "vehicles.csv": csv})
    differing = {name for name, data in after.items() if data != from_table.get(name)}
    assert differing - {"en/cards.pdf", "en/mini-en.pdf"} == changed
    assert "en/cards.pdf" in differing
    assert set(after) == set(from_table)


def test_rows_in_another_order_give_the_same_cards(from_table: dict[str, bytes], tmp_path: Path) -> None:
    head, *rows = CSV.splitlines()
    after = build(tmp_path, {"vehicles.yaml": MAPPING, "vehicles.csv": "\n".join([head, *reversed(rows)])})
    assert {name for name, data in after.items() if data != from_table[name]} == {"en/cards.pdf", "en/mini-en.pdf"}


def test_a_faulty_table_leaves_the_old_files(tmp_path: Path) -> None:
    before = build(tmp_path, {"vehicles.yaml": MAPPING, "vehicles.csv": CSV})
    (tmp_path / "sources/mini/vehicles.csv").write_text(CSV.replace(",88,", ",eighty-eight,"), "utf-8")
    ran = printkit(tmp_path, "build", "mini", "-q")
    assert ran.status == 1
    assert 'sources/mini/vehicles.csv:2:23: PK115 expected a whole number, found "eighty-eight"' in ran.err
    assert 'row 2, column "Gun"' in ran.err
    out = tmp_path / "out/mini"
    assert {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*.*")} == before
