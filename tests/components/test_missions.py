"""Mission sheets and event cards: dice, zone lines, pips, small maps, and texts that name what they belong to."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from projects import Trial, faults, lines, make_game, make_project, open_game

from printkit.model.missions import MissionSheet, Panel
from printkit.scene import Group, Item, walk
from printkit.scene import Path as Outline

from .setting_out import make, paths, thing, words

FIXTURE = Path(__file__).parent.parent / "check" / "fixtures" / "PK293-zone-on-land" / "clean"
GAME = """\
title: Mini
theme: naval
rules: {PK237: off}     # no sheet prints the chart itself
sheets:
  missions: {title: Missions, from: missions, layout: sheet, imposition: page}
  events: {title: Event cards, from: events, layout: event-card, imposition: cards, items: []}
"""
# The built-in mission sheet shows icons of the game; this one needs none.
SHEET = """\
size: paper landscape
slots:
  title: {at: [0, 0, 100mm, 10mm], text: "{{ item.mission.title }}", style: mission-title}
  aim: {at: [0, 10mm, 90mm, 12mm], text: "{{ item.mission.objective.text }}", style: mission-text}
  win: {at: [95mm, 10mm, 90mm, 12mm], text: "{{ item.mission.win }}", style: mission-text}
  medal: {at: [190mm, 10mm, 90mm, 12mm], text: "{{ item.mission.medal.text }}", style: mission-text}
  events: {at: [0, 33mm, 100%, 150mm], repeat: item.panels, layout: event-panel, grid: 6 x 2, gap: 2mm}
"""
MAP = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><path d="M0 0h100v100z" fill="#000000"/></svg>'


@pytest.fixture
def trial(tmp_path: Path) -> Trial:
    files: dict[str, str | bytes] = {
        path.relative_to(FIXTURE).as_posix(): path.read_text("utf-8") for path in FIXTURE.rglob("*.yaml")
    }
    own: dict[str, str | bytes] = {
        "game.yaml": GAME,
        "labels.yaml": "mission: Mission\n",
        "art/chart-small.svg": MAP,
        "templates/layouts/sheet.yaml": SHEET,
    }
    return open_game(make_project(tmp_path, {f"sources/mini/{name}": text for name, text in (files | own).items()}))


def panel(trial: Trial, name: str) -> Panel:
    found = thing(trial, "events", name)
    assert isinstance(found, Panel)
    return found


def groups(items: tuple[Item, ...], prefix: str) -> list[str]:
    """Return the names of the drawings that begin with a prefix, in drawing order."""
    return [item.name for item, _ in walk(items) if isinstance(item, Group) and item.name.startswith(prefix)]


def fills(items: tuple[Item, ...]) -> list[str]:
    return [item.fill.name if item.fill else "" for item, _ in walk(items) if isinstance(item, Outline)]


def test_the_panels_stand_in_the_order_of_the_dice(trial: Trial) -> None:
    sheet = thing(trial, "missions", "01-trial")
    assert isinstance(sheet, MissionSheet)
    assert [(each.white, str(each.black)) for each in sheet.panels] == [
        (white, black) for black in ("1-3", "4-6") for white in range(1, 7)
    ]


@pytest.mark.parametrize(("name", "faces"), [("bombers-01", [1, 1, 2, 3]), ("mines-01", [6, 4, 5, 6])])
def test_the_dice_show_the_white_face_and_the_black_ones(trial: Trial, name: str, faces: list[int]) -> None:
    made = make(trial, "x: {at: [10mm, 5mm, 18mm, 5.4mm], dice: it}", it=panel(trial, name))
    drawn = groups(made.items, "die-")
    assert [int(each.split("-")[1]) for each in drawn] == faces
    assert [each.split("-")[2] for each in drawn] == ["paper", "black", "black", "black"]


def test_the_dice_stay_in_their_box_and_apart(trial: Trial) -> None:
    made = make(trial, "x: {at: [10mm, 5mm, 18mm, 5.4mm], dice: it}", it=panel(trial, "bombers-01"))
    bodies = [box for box in paths(made.items) if box.width > 2]
    assert len(bodies) == 4
    assert min(box.x for box in bodies) >= 10
    assert max(box.right for box in bodies) <= 28
    assert all(left.right < right.x for left, right in pairwise(bodies))


def test_a_line_names_its_figures_and_ships_by_their_titles(trial: Trial) -> None:
    slot = "x: {at: [0, 0, 50mm, 30mm], zones: it}"
    assert words(make(trial, slot, it=panel(trial, "calm-01")).items) == "1 Hood."
    assert words(make(trial, slot, it=panel(trial, "bombers-01")).items) == "1 1 hit. 2 1 repair."


def test_each_line_has_a_disc_in_the_colour_of_its_zone(trial: Trial) -> None:
    made = make(trial, "x: {at: [0, 0, 50mm, 30mm], zones: it}", it=panel(trial, "bombers-01"))
    assert fills(made.items) == ["red", "blue"]


def test_lines_that_do_not_fit_are_a_finding(trial: Trial) -> None:
    made = make(trial, "x: {at: [0, 0, 50mm, 5mm], zones: it}", it=panel(trial, "bombers-01"))
    assert [found.split()[1] for found in made.found] == ["PK411"]
    assert make(trial, "x: {at: [0, 0, 50mm, 9mm], zones: it}", it=panel(trial, "bombers-01")).found == []


@pytest.mark.parametrize(("level", "filled"), [("easy", ["alarm", ""]), ("hard", ["alarm", "alarm"])])
def test_a_pip_is_filled_for_each_level_reached(trial: Trial, level: str, filled: list[str]) -> None:
    sheet = thing(trial, "missions", "01-trial")
    assert isinstance(sheet, MissionSheet)
    rank = {"easy": 1, "hard": 2}[level]
    shown = MissionSheet(sheet.mission, sheet.level, rank, sheet.ranks, ())
    assert fills(make(trial, "x: {at: [0, 0, 20mm, 3mm], pips: it}", it=shown).items) == filled


def test_a_sheet_shows_its_texts_with_the_figures_of_mission_and_goal(trial: Trial) -> None:
    (piece,), report = trial.pieces("missions", "01-trial")
    assert lines(report) == []
    said = words(piece.front.items)
    assert "Come home after turn 15 with 3 points." in said
    assert "By turn 18." in said


def test_all_maps_of_a_sheet_share_the_drawing_of_the_land(trial: Trial) -> None:
    (piece,), _ = trial.pieces("missions", "01-trial")
    land = groups(piece.front.items, "map-land")
    assert (len(land), len(set(land))) == (12, 1)


def test_a_card_has_its_event_in_front_and_its_mission_behind(trial: Trial) -> None:
    (card,), report = trial.pieces("events", "calm-01")
    assert (lines(report), card.front.width, card.front.height) == ([], 63.5, 88.9)
    assert card.back
    assert "CALM" in words(card.front.items)
    assert words(card.back.items) == "MISSION 1 Trial"


def test_twelve_cards_fill_two_sheets_of_three_columns(trial: Trial) -> None:
    document, report = trial.sheet("events")
    assert lines(report) == []
    assert document
    assert len(document.pages) == 4


BAD = {
    "a name that is none": ("missions/Zwei.yaml", 'Zwei.yaml PK116 "Zwei" is not a name'),
    "a file of another kind": ("missions.yaml", "missions.yaml PK111 the file holds no content"),
}


@pytest.mark.parametrize(("file", "finding"), BAD.values(), ids=BAD)
def test_a_folder_of_missions_holds_files_named_as_missions(tmp_path: Path, file: str, finding: str) -> None:
    assert finding in faults(make_game(tmp_path, {file: ""}))


LINE = "a: {title: A, zones: [{effect: %s, text: t}]}"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("air, dice: 2", "dice without hit:"),
        ("air, hit: 1-3", "hit: without dice"),
        ("combat", "ship combat without ships"),
    ],
)
def test_a_line_that_says_half_is_refused(tmp_path: Path, line: str, fault: str) -> None:
    (found,) = faults(make_game(tmp_path, {"events.yaml": LINE % line}))
    assert fault in found


@pytest.mark.parametrize("count", [0, 5])
def test_an_event_has_one_to_four_zones(tmp_path: Path, count: int) -> None:
    zones = ", ".join(["{effect: slow, text: t}"] * count)
    (found,) = faults(make_game(tmp_path, {"events.yaml": f"a: {{title: A, zones: [{zones}]}}"}))
    assert f"an event cannot have {count} zones" in found
