"""Scenarios: orders of battle, set-ups, notes, counters of a kind, and the pages that an item is printed with."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import files_below, printkit
from parity import assert_same_picture
from pdf_facts import boxes_mm, text
from projects import Trial, faults, lines

from printkit.components.pieces import Piece
from printkit.model.counters import UnitCounter
from printkit.model.names import Name
from printkit.model.scenarios import Arrival
from printkit.scene import Group, Scene, Text, walk

from .scenario_game import COUNTERS, FILES, GAME, LAYOUT, SCENARIO, open_scenarios, scenario_project
from .setting_out import words


def own(trial: Trial) -> Piece:
    (piece,), report = trial.pieces("scenarios", "meeting")
    assert lines(report) == []
    return piece


def rows(scene: Scene) -> list[list[str]]:
    """Return what each row of the orders of battle says."""
    groups = [item for item, _ in walk(scene.items) if isinstance(item, Group) and item.role == "row"]
    return [[item.text.strip() for item, _ in walk(group.items) if isinstance(item, Text)] for group in groups]


def test_an_order_of_battle_has_a_row_for_each_ship_with_her_figures_and_place(tmp_path: Path) -> None:
    assert rows(own(open_scenarios(tmp_path)).front) == [
        ["1", "Victory", "first rate · elite", "3", "51", "0304 N"],
        ["A", "Shannon", "fifth rate · elite · from turn 4", "4", "30", "0705 NW"],
    ]


def test_heads_are_short_where_a_figure_has_a_short_name(tmp_path: Path) -> None:
    said = words(own(open_scenarios(tmp_path)).front.items)
    assert "POINTS" in said.split()
    assert "VICTORY POINTS" not in said


def test_the_set_up_shows_every_ship_by_her_mark_and_the_wind(tmp_path: Path) -> None:
    piece = own(open_scenarios(tmp_path))
    (figure,) = [item for item, _ in walk(piece.front.items) if isinstance(item, Group) and item.role == "figure"]
    said = words(figure.items).split()
    assert {"1", "A", "Wind", "SE"} <= set(said)
    assert figure.alt == "A meeting"


def test_labels_keep_clear_of_ships_and_wind(tmp_path: Path) -> None:
    trial = open_scenarios(tmp_path)
    said = words(own(trial).front.items).split()
    assert "0101" in said
    assert not {"0304", "0305", "1001"} & (
        set(said) - {"0304 N"} - {row[-1].split()[0] for row in rows(own(trial).front)}
    )


def test_special_rules_are_numbered_beside_victory(tmp_path: Path) -> None:
    said = words(own(open_scenarios(tmp_path)).front.items)
    assert "1. No quarter. 2. No tea." in said
    assert "Who is left has won." in said


def test_without_special_rules_victory_stands_alone(tmp_path: Path) -> None:
    plain = SCENARIO.replace("rules: [No quarter., No tea.]\n", "")
    said = words(own(open_scenarios(tmp_path, {"scenarios/meeting.yaml": plain})).front.items)
    assert "SPECIAL" not in said.upper()


def test_pdf_and_svg_show_the_same_scenario(tmp_path: Path) -> None:
    scenario_project(tmp_path)
    assert printkit(tmp_path, "build", "mini/scenarios/meeting", "-j", "1").status == 0
    pdf, svg = (next(tmp_path.rglob(f"meeting.{ending}")).read_bytes() for ending in ("pdf", "svg"))
    assert_same_picture(pdf, 0, svg.decode(), 210, 297)


# Faults of a layout, and of what does not fit


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("figures: [speed, vp]", "figures: [speed, spied]", "PK155"),
        ("orders: item", "orders: labels.ship", "PK156"),
        ("setup: item", "setup: labels.ship", "PK156"),
        ("notes: item", "notes: labels.ship", "PK156"),
        ("100%, 90mm", "100%, 12mm", "PK411"),
        ("100%, 40mm", "100%, 6mm", "PK411"),
    ],
)
def test_what_a_layout_gets_wrong_is_a_finding(before: str, after: str, code: str, tmp_path: Path) -> None:
    trial = open_scenarios(tmp_path, {"templates/layouts/battle.yaml": LAYOUT.replace(before, after)})
    _, report = trial.pieces("scenarios", "meeting")
    assert code in {each.code for each in report}


@pytest.mark.parametrize("text", ["0304", "0304 n on turn 3", "0304 n from turn", "0304 n from turn x", "x n", ""])
def test_an_arrival_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="--"):
        Arrival.from_text(text)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("0304 n", "0304 n in turn 2", 'PK112 "0304 n in turn 2" is no place of a ship'),
        ("turns: 12", "turns: many", 'PK112 "many" is not an amount'),
        ("    aim: Win.\n", "", 'PK114 the key "aim" is missing'),
    ],
)
def test_a_scenario_that_cannot_be_read_is_a_finding_at_its_line(
    before: str, after: str, said: str, tmp_path: Path
) -> None:
    project = scenario_project(tmp_path, {"scenarios/meeting.yaml": SCENARIO.replace(before, after)})
    (fault,) = faults(project)
    code, message = said.split(" ", 1)
    assert fault.startswith("meeting.yaml:")
    assert message in fault or code in fault


# Counters of a kind


def test_a_counter_of_each_unit_of_a_kind_bears_its_name_and_figures(tmp_path: Path) -> None:
    trial = open_scenarios(tmp_path)
    things = trial.edition.game.parts.all_counters
    assert list(map(str, things)) == ["shannon", "victory", "struck", "loaded"]
    shannon = things[Name("shannon")]
    assert isinstance(shannon, UnitCounter)
    assert shannon.side is not None
    (piece,), report = trial.pieces("counters", "shannon")
    assert lines(report) == []
    assert (piece.title, words(piece.front.items)) == ("Shannon", "4 3 SHANNON")


def test_a_list_of_components_counts_a_counter_for_each_unit(tmp_path: Path) -> None:
    wrong = "ships: {title: Ships, count: 2, printed: [counters.ships]}\n"
    rest = "others: {title: Others, count: 13, printed: [counters.line, counters.struck, counters.loaded]}\n"
    found = faults(scenario_project(tmp_path, {"components.yaml": wrong + rest}))
    assert [line for line in found if "PK241" in line] == [
        'components.yaml:1:30 PK241 "ships": 1 (counters.ships) printed, 2 listed'
    ]


# The pack of a scenario


def test_an_item_is_printed_with_the_counters_and_logs_that_it_needs(tmp_path: Path) -> None:
    scenario_project(tmp_path)
    ran = printkit(tmp_path, "build", "mini/scenarios/meeting", "-j", "1")
    assert (ran.status, ran.err.count("error")) == (0, 0)
    pdf = next(tmp_path.rglob("meeting.pdf")).read_bytes()
    first, counters, *logs = [" ".join(text(pdf, page).split()) for page in range(len(boxes_mm(pdf)))]
    assert "A meeting" in first
    assert [counters.count(each) for each in ("VICTORY", "SHANNON", "STRUCK")] == [1, 1, 2]
    assert "LOADED" not in counters
    assert sum(page.count("Victory") > 0 for page in logs) >= 1
    assert "Beagle" not in " ".join([counters, *logs])
    assert "Prize" in " ".join(logs)
    numbers = {word for page in logs for word in page.split() if word.isdecimal()}
    assert ("12" in numbers, "13" in numbers) == (True, False)  # the turns of the scenario, not those of the form


def test_a_sheet_holds_the_scenarios_alone(tmp_path: Path) -> None:
    document, report = open_scenarios(tmp_path).sheet("scenarios")
    assert lines(report) == []
    assert document is not None
    assert len(document.pages) == 1


def test_a_pack_built_alone_is_that_of_a_full_build(tmp_path: Path) -> None:
    for folder in ("alone", "whole"):
        scenario_project(tmp_path / folder)
    assert printkit(tmp_path / "alone", "build", "mini/scenarios/meeting", "-j", "1").status == 0
    assert printkit(tmp_path / "whole", "build", "--items", "svg,pdf", "-j", "1").status == 0
    alone, whole = (files_below(tmp_path / folder / "out") for folder in ("alone", "whole"))
    assert len(alone) >= 4
    assert alone == {name: whole[name] for name in alone}


def test_a_fault_in_what_it_is_printed_with_keeps_the_old_pack(tmp_path: Path) -> None:
    scenario_project(tmp_path)
    assert printkit(tmp_path, "build", "mini/scenarios/meeting", "-j", "1").status == 0
    before = files_below(tmp_path / "out")
    counters = tmp_path / "sources/mini/counters.yaml"
    counters.write_text(COUNTERS.replace("{label: Struck}", "{label: A word that no marker of this size can hold}"))
    ran = printkit(tmp_path, "build", "mini/scenarios/meeting", "-j", "1")
    assert ran.status == 1
    assert "counters.yaml" in ran.err
    assert files_below(tmp_path / "out") == before


def test_a_sheet_that_is_not_there_is_named(tmp_path: Path) -> None:
    project = scenario_project(tmp_path, {"game.yaml": GAME.replace("[counters, logs]", "[counters, lgos]")})
    assert [line.split(" ", 1)[1] for line in faults(project) if "PK372" in line] == [
        'PK372 there is no other sheet "lgos"'
    ]


def test_the_fixture_is_without_a_finding(tmp_path: Path) -> None:
    assert FILES
    assert [line for line in faults(scenario_project(tmp_path)) if "beagle" not in line] == []
