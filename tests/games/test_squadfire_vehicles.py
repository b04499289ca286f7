"""Squadfire's vehicle cards, markers and sticks: the digest's statements on them, and what a player relies on."""

from __future__ import annotations

import csv
import json
import shutil
from collections import Counter
from itertools import accumulate
from pathlib import Path

import pytest
from command_line import printkit
from pdf_facts import outlines_mm, text
from projects import Trial, open_game

from printkit.diagnostics import Report
from printkit.model.bands import bands_of
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.vehicles import VehicleCard
from printkit.project import Project
from printkit.project.load import load_game
from printkit.render.pdf import render_pdf
from printkit.scene import Text, walk

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "sources/squadfire"
KINDS = {"tank", "tank-destroyer", "anti-tank-gun", "recovery"}


@pytest.fixture(scope="module")
def game() -> Game:
    """Return the game as it is shipped."""
    loaded = load_game(Project(ROOT), "squadfire", Report())
    assert loaded
    return loaded


@pytest.fixture(scope="module", params=["en", "fr"])
def trial(request: pytest.FixtureRequest) -> Trial:
    """Return the game in each of its languages."""
    return open_game(Project(ROOT), "squadfire", lang=request.param)


def cards(game: Game) -> dict[str, VehicleCard]:
    """Return the cards by name."""
    return {str(name): card for name, card in game.parts.vehicle_cards.items()}


def armed(game: Game) -> list[VehicleCard]:
    """Return the cards of what has a gun."""
    return [card for card in cards(game).values() if card.kind and card.kind.armed]


def sheet_pdf(trial: Trial, sheet: str) -> bytes:
    """Return a sheet as PDF."""
    document, report = trial.sheet(sheet)
    assert len(report) == 0
    assert document
    return render_pdf(document, trial.edition.profile)


def test_the_roster_has_vehicles_of_four_kinds_and_four_sides(game: Game) -> None:
    vehicles = game.parts.vehicles.values()
    assert len(vehicles) >= 16
    assert {str(vehicle.kind) for vehicle in vehicles} == KINDS
    assert len({vehicle.side for vehicle in vehicles}) == 4
    assert min(Counter(vehicle.kind for vehicle in vehicles).values()) >= 2


@pytest.mark.parametrize(("name", "calibre", "category"), [("sherman", 75, 3), ("tiger", 88, 1)])
def test_the_two_tanks_of_the_examples(game: Game, name: str, calibre: int, category: int) -> None:
    card = cards(game)[name]
    assert (card.vehicle.calibre, card.category) == (calibre, category)
    at_30 = next(band for band in card.aim if 30 in band.band)
    assert (at_30.hits.low or 7) <= 5  # at 30 cm an aim roll of 5 hits


def test_each_card_has_a_calibre_and_armour_category_and_an_aim_number_for_each_band(game: Game) -> None:
    for card in armed(game):
        assert card.category is not None
        assert card.armour_name is not None
        numbers = [band.hits.low or 0 for band in card.aim]
        assert len(numbers) == len(bands_of(game.parts.tables["aim"]))  # type: ignore[index]  # a name is a text
        assert numbers == sorted(numbers)
        assert numbers[0] >= 2
        assert numbers[-1] <= 6


def test_the_category_of_a_card_is_that_of_the_table_and_stands_nowhere_else(game: Game) -> None:
    table = game.parts.tables["calibres"]  # type: ignore[index]
    for card in armed(game):
        assert card.category == table.look_up(card.vehicle.calibre or 0).value
        assert card.vehicle.calibre_category is None


def test_anti_tank_kinds_reach_5_cm_further(game: Game) -> None:
    reach = {str(card.vehicle.kind): card.fact("range") for card in armed(game)}
    assert reach == {"tank": 80, "tank-destroyer": 85, "anti-tank-gun": 85}


def test_anti_tank_kinds_alone_keep_track_of_their_first_shot(game: Game) -> None:
    keeping = {str(card.vehicle.kind) for card in cards(game).values() if card.front.first_shot}
    assert keeping == {"tank-destroyer", "anti-tank-gun"}


def test_a_gun_without_a_turret_has_its_arc_on_its_card(game: Game) -> None:
    arcs = {name: card.arc.angle for name, card in cards(game).items() if card.arc}
    guns = dict.fromkeys(("gun-57", "gun-17", "gun-75", "gun-76"), 90)
    assert arcs == {"stug-3": 60, "su-100": 60, **guns}
    assert {name for name in ("m10", "hellcat") if cards(game)[name].vehicle.turret} == {"m10", "hellcat"}


@pytest.mark.parametrize("name", ["stug-3", "gun-75", "m10"])
def test_cards_print_the_arc_where_there_is_one(trial: Trial, name: str) -> None:
    document = trial.item("vehicles", name)
    said = " ".join(item.text for item, _ in walk(document.pages[0].scene.items) if isinstance(item, Text))
    arc = trial.edition.game.parts.vehicle_cards[Name(name)].arc
    assert ("°" in said) is (arc is not None)


def test_every_vehicle_has_a_drawing_of_its_own_and_vehicles_share_one_scale(game: Game) -> None:
    drawings = [str(card.vehicle.art) for card in cards(game).values()]
    assert len(set(drawings)) == len(drawings)
    frames: dict[bool, set[str]] = {True: set(), False: set()}
    for card in cards(game).values():
        drawing = (SOURCES / f"art/{card.vehicle.art}.svg").read_text("utf-8")
        frames[card.vehicle.kind == "anti-tank-gun"].add(drawing.partition("viewBox=")[2].partition(">")[0])
    assert [len(found) for found in frames.values()] == [1, 1]  # that of guns, and that of vehicles


def test_nine_cards_a_page_with_their_backs(trial: Trial) -> None:
    game = trial.edition.game
    count = sum(vehicle.count.number for vehicle in game.parts.vehicles.values())
    document, _ = trial.sheet("vehicles")
    assert document
    assert (count, len(document.pages)) == (27, 6)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_sticks_measure_what_they_say(paper: str) -> None:
    trial = open_game(Project(ROOT), "squadfire", paper=paper)
    pdf = sheet_pdf(trial, "sticks")
    for page, (name, ruler) in enumerate(trial.edition.game.parts.rulers.items()):
        parts = {
            (round(box.y, 1), round(box.width, 2))
            for box in outlines_mm(pdf, page)
            if abs(box.height - ruler.width) < 0.01
        }
        assert sum(width for _, width in parts) == pytest.approx(ruler.length, abs=0.05)
        ends = accumulate(width / 10 for _, width in sorted(parts))
        assert [round(end) for end in ends] == {"tanks": [20, 40, 60, 80], "anti-tank": [25, 45, 65, 85]}[str(name)]
        said = text(pdf, page)
        assert said.count("simple game") == 5, "on each part, and in how to lay the stick"
        assert "50 mm" in text(pdf, page)


def test_markers_count_every_turn_of_the_table(game: Game) -> None:
    turns = {str(result.text.text) for _, cells in game.parts.tables["immobilised"].rows for result in cells}  # type: ignore[index]
    marked = [face.right.text for counter in game.parts.counters.values() if (face := counter.front).right]
    assert sorted(marked) == sorted(turns)


def test_each_unit_with_a_first_shot_has_a_marker_for_it(game: Game) -> None:
    counting = sum(card.count.number for card in armed(game) if card.kind and card.kind.first_shot)
    assert game.parts.counters[Name("first-shot")].count.number == counting == 8


def test_who_moves_again_has_a_whole_track(game: Game) -> None:
    back = game.parts.counters[Name("immobilised-1")].back
    assert back
    assert back.art not in (None, game.parts.counters[Name("immobilised-1")].front.art)


def test_an_immobilisation_of_1_costs_a_movement(game: Game) -> None:
    steps = game.parts.aids[Name("turn")].steps
    order = list(steps)
    assert order.index("movement") < order.index("fire") < order.index("end")
    assert [name for name, step in steps.items() if "immobilised" in step.text] == ["movement"], (
        "before new ones are laid"
    )


def test_guns_say_how_many_serve_them(trial: Trial) -> None:
    for name, card in cards(trial.edition.game).items():
        is_gun = str(card.vehicle.kind) == "anti-tank-gun"
        assert (card.vehicle.crew > 0) is is_gun, name
    said = words_of_card(trial, "gun-75")
    label = trial.edition.context(trial.edition.game.file.sheets[Name("vehicles")], Report()).words
    assert label(trial.edition.game.parts.labels[Name("crew")]).text in said
    assert label(trial.edition.game.parts.labels[Name("machine-guns")]).text not in said


def test_the_note_on_machine_guns_has_the_colon_of_its_language(trial: Trial) -> None:
    wanted = {"en": "MG: the heavy", "fr": "Mitr.\u00a0: la lourde"}[
        trial.edition.context(trial.edition.game.file.sheets[Name("vehicles")], Report()).locale.lang
    ]
    assert wanted in " ".join(words_of_card(trial, "is-2"))


def words_of_card(trial: Trial, name: str) -> list[str]:
    """Return the texts on a card."""
    return [
        each.text
        for page in trial.item("vehicles", name).pages
        for each, _ in walk(page.scene.items)
        if isinstance(each, Text)
    ]


def written(cell: str) -> str:
    """Return a cell as YAML: yes and no as they are, anything else quoted."""
    return cell if cell in ("yes", "no") else f'"{cell}"'


def as_yaml() -> str:
    """Return the rows of the roster as YAML."""
    with (SOURCES / "vehicles.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=";"))
    fields = {
        "title": "Name", "side": "Side", "kind": "Kind", "art": "Art", "turret": "Turret", "year": "Year", "gun": "Gun",
        "calibre": "Calibre mm", "armour": "Armour", "movement": "Move cm", "machine_guns": "MG",
        "machine_gun_note": "MG special", "crew": "Crew", "count": "Cards",
    }  # fmt: skip
    bands = {header.removeprefix("Aim "): header for header in rows[0] if header.startswith("Aim ")}
    things = []
    for row in rows:
        lines = [f"  {name}: {written(row[header])}" for name, header in fields.items() if row[header]]
        aim = ", ".join(f"{band}: {row[header]}" for band, header in bands.items() if row[header])
        things += [f"{row['Key']}:", *lines, *([f"  aim: {{{aim}}}"] if aim else [])]
    return "\n".join(things) + "\n"


def built(root: Path, sheet: str) -> dict[str, bytes]:
    """Return the files that a sheet of a copy of the game gives, in French."""
    ran = printkit(root, "build", f"squadfire/{sheet}", "-q", "--lang", "fr")
    assert ran.status == 0, ran.err
    return {path.relative_to(root / "out").as_posix(): path.read_bytes() for path in (root / "out").rglob("*.*g")} | {
        path.relative_to(root / "out").as_posix(): path.read_bytes() for path in (root / "out").rglob("*.pdf")
    }


def test_the_roster_as_yaml_gives_the_same_cards(tmp_path: Path) -> None:
    for name in ("table", "yaml"):
        shutil.copytree(SOURCES, tmp_path / name / "sources/squadfire")
    folder = tmp_path / "yaml/sources/squadfire"
    (folder / "vehicles.csv").unlink()
    (folder / "vehicles.yaml").write_text(as_yaml(), "utf-8")
    from_table, from_yaml = (built(tmp_path / name, "vehicles") for name in ("table", "yaml"))
    assert len(from_table) == 1 + 2 * 20
    assert from_table == from_yaml


def test_a_change_of_one_row_changes_the_files_of_that_card_only(tmp_path: Path) -> None:
    shutil.copytree(SOURCES, tmp_path / "sources/squadfire")
    table = tmp_path / "sources/squadfire/vehicles.csv"
    before = built(tmp_path, "vehicles")
    table.write_text(table.read_text("utf-8").replace(";3;3;3;4;5;20;2;;;1", ";3;3;3;4;5;21;2;;;1"), "utf-8")
    after = built(tmp_path, "vehicles")
    changed = {path.rpartition("squadfire/fr/")[2] for path in before if before[path] != after[path]}
    assert changed == {"vehicles.pdf", "vehicles/tiger.svg"}
    assert before.keys() == after.keys()


@pytest.mark.parametrize(("row", "column"), [("3;2;4;5;20", "Aim 21-40"), ("3;3;7;7;20", "Aim 41-60")])
def test_an_aim_roll_that_cannot_be_is_found_at_its_cell(tmp_path: Path, row: str, column: str) -> None:
    shutil.copytree(SOURCES, tmp_path / "sources/squadfire")
    table = tmp_path / "sources/squadfire/vehicles.csv"
    text = table.read_text("utf-8")
    assert text.count(";3;3;3;4;5;20;2;;;1") == 1  # that of the Tiger
    table.write_text(text.replace(";3;3;3;4;5;20;2;;;1", f";3;{row};2;;;1"), "utf-8")
    found = json.loads(printkit(tmp_path, "check", "--format", "json").out)["findings"]
    (first, *_) = [each for each in found if each["code"] == "PK354"]
    assert first["hint"].endswith(f'column "{column}")'), first
