"""Status charts in mm: boxes for every number, pictures at one scale, cubes; and what the roster or a width lacks."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from projects import DRAWING, GAME, Trial, lines, make_game, open_game

from printkit.components.ladders import CUBE
from printkit.components.listings import WIDE
from printkit.components.placements import Placement, place
from printkit.components.strips import Strip
from printkit.diagnostics import Origin, Report
from printkit.model.names import Name
from printkit.scene import Group, walk

from .setting_out import LARGE, context_of, make, paths, texts

ROSTER = """\
long: {title: Long ship, kind: ship, group: big, note: cruiser, art: long, figures: {guns: 3, hull: 4, speed: 2, fuel: 2, worth: -1}}
short: {title: Short ship, kind: ship, group: small, art: boat, figures: {guns: 1, hull: 1, speed: 1, fuel: 0}, words: {worth: all lost}}
"""
FIGURES = """\
hull: {title: Hull, last: gone}
guns: {title: Guns, least: 1}
speed: {title: Speed, least: 1}
fuel: {title: Fuel, art: boat}
worth: {title: Worth}
"""
SHIPS = {
    "game.yaml": GAME + "  charts: {title: Charts, from: status, layout: chart, imposition: page}\n",
    "templates/layouts/chart.yaml": 'size: paper\nslots:\n  title: {at: [0, 0, 90mm, 9mm], text: "{{ item.title }}", style: status-title}\n',
    "roster.yaml": ROSTER,
    "figures.yaml": FIGURES,
    "groups.yaml": "fleet: {title: Fleet, units: [long, short], numbers: [worth], track: hull, stores: [fuel], ladders: [speed, guns]}\n",
    "status.yaml": "calm: {title: Calm}\nstorm: {title: Storm, changes: {long: {fuel: 1}}}\n",
    "art/long.svg": DRAWING.replace("0 0 40 20", "0 0 60 20"),
}
CARDS = "cards: {at: [0, 0, 160mm, 60mm], units: groups.fleet, grid: 2 x 1, gap: 6mm, mm_per_unit: 0.5mm, side: 8mm}"


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    return open_game(make_game(tmp_path_factory.mktemp("ships"), SHIPS))


def card(trial: Trial, options: str, width: float = 90.0) -> tuple[Strip, list[str]]:
    """Return the card of a unit in a text, and the findings."""
    report = Report()
    wanted = Placement.from_text(f"unit roster.{options}")
    (strip,) = place(wanted, width, "rules", context_of(trial, report), Origin(""))
    return strip, lines(report)


def said(strip: Strip) -> list[str]:
    """Return the texts of a card in drawing order."""
    return [text for text, _, _ in texts(strip.items)]


def rows(trial: Trial, slot: str = CARDS, **names: object) -> Counter[int]:
    """Return how many rows have so many boxes: outlines 8 mm high and a whole number of boxes wide."""
    made = make(trial, slot, LARGE, **names)
    assert made.found == []
    boxes = [box for box in paths(made.items) if box.height == pytest.approx(8.0) and box.width >= 8.0]
    return Counter(round(box.width / 8.0) for box in boxes if box.width % 8.0 == pytest.approx(0.0, abs=1e-6))


@pytest.mark.parametrize(
    ("label", "boxes"),
    [
        ("Hull", ["4", "3", "−1", "2", "−2", "1", "−3", "gone"]),  # a box more than the number, and what was lost
        ("Fuel", []),  # pictures
        ("Speed", ["2", "1"]),
        ("Guns", ["3", "2", "1"]),
    ],
)
def test_a_figure_has_a_box_for_each_number_down_to_its_least(fleet: Trial, label: str, boxes: list[str]) -> None:
    strip, found = card(fleet, "long")
    assert found == []
    told = said(strip)
    start = told.index(label) + 1
    assert told[start : start + len(boxes)] == boxes


def test_boxes_have_their_side(fleet: Trial) -> None:
    # of the long ship 5, 2, 2 and 3 boxes; of the short one 2, 1 and 1; the last box of each track has a ground
    assert rows(fleet) == {5: 1, 2: 3, 3: 1, 1: 2 + 2}


def test_a_chart_changes_figures(fleet: Trial) -> None:
    chart = fleet.edition.game.parts.status[Name("storm")]
    assert rows(fleet, item=chart) == {5: 1, 2: 2, 3: 1, 1: 3 + 2}


def test_all_pictures_of_a_group_have_one_scale_and_one_waterline(fleet: Trial) -> None:
    groups = [(item, matrix) for item, matrix in walk(make(fleet, CARDS, LARGE).items) if isinstance(item, Group)]
    ships = [(item, matrix) for item, matrix in groups if item.name in ("art-long", "art-boat")]
    keels = {
        round(matrix[5] + item.transform[5] + 20 * 0.5, 6)
        for item, matrix in ships
        if item.transform[:4] == (0.5, 0, 0, 0.5)
    }
    assert len(ships) == 2 + 2  # and a picture in each box for fuel
    assert len(keels) == 1


def test_a_figure_may_be_told_in_words(fleet: Trial) -> None:
    told = [text for text, _, _ in texts(make(fleet, CARDS, LARGE).items)]
    assert told[told.index("Short ship") + 1].casefold() == "all lost"
    assert told[told.index("Long ship") + 2] == "−1"


@pytest.mark.parametrize(
    ("options", "cubes"),
    [("long", 0), ("long hull=4", 1), ("long hull=0", 1), ("long fuel=2 speed=1", 3), ("long fuel=0", 0)],
)
def test_cubes_stand_where_options_say(fleet: Trial, options: str, cubes: int) -> None:
    strip, found = card(fleet, options)
    assert found == []
    sides = [box.width for box in paths(strip.items) if box.width == pytest.approx(box.height)]
    assert sum(side == pytest.approx(CUBE * 8.0) for side in sides) == cubes


@pytest.mark.parametrize("option", ["hull=5", "mast=1", "hull", "hull=-1", "hull=two"])
def test_a_cube_on_no_box_is_a_finding(fleet: Trial, option: str) -> None:
    (found,) = card(fleet, f"long {option}")[1]
    assert f'"{option}"' in found


@pytest.mark.parametrize(("width", "codes"), [(80.0, []), (64.0, []), (63.9, ["PK412"])])
def test_a_card_too_narrow_for_its_boxes_is_a_finding(fleet: Trial, width: float, codes: list[str]) -> None:
    assert [line.split()[1] for line in card(fleet, "long", width)[1]] == codes


def test_a_unit_of_no_group_is_a_finding(fleet: Trial) -> None:
    report = Report()
    stray = replace(fleet.edition.game.parts.roster[Name("long")], art=None)
    context = context_of(fleet, report).knowing(stray=stray)
    assert place(Placement("unit", "stray"), 80.0, "rules", context, Origin("")) == ()
    assert len(lines(report)) == 1


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"units": (Name("long"), Name("ghost"))}, '"ghost"'),
        ({"numbers": (Name("mast"),)}, '"mast"'),
        ({"track": Name("guns")}, ""),  # a figure that has other boxes elsewhere
        ({"track": Name("keel")}, ""),  # a figure that no unit has
    ],
)
def test_names_that_nothing_has_are_findings(fleet: Trial, change: dict[str, object], told: str) -> None:
    group = replace(fleet.edition.game.parts.groups[Name("fleet")], **change)  # type: ignore[arg-type]
    found = make(fleet, CARDS.replace("groups.fleet", "entry"), LARGE, entry=group).found
    assert bool(found) == bool(told)
    assert all(told in line for line in found)


@pytest.mark.parametrize(
    ("slot", "told"),
    [
        (CARDS.replace("60mm]", "30mm]"), 'content overflows slot "cards"'),
        (CARDS.replace("2 x 1", "1 x 1"), "2 entries"),
        (CARDS.replace("groups.fleet", "roster.long"), "unit"),
        (CARDS.replace("0.5mm, side", "2mm, side"), "long"),
    ],
)
def test_what_does_not_fit_is_a_finding(fleet: Trial, slot: str, told: str) -> None:
    assert told in " ".join(make(fleet, slot, LARGE).found)


def test_pictures_of_a_wide_listing_are_large_and_at_one_scale(fleet: Trial) -> None:
    report = Report()
    wanted = Placement.from_text("listing groups.fleet wide")
    strips = place(wanted, 120.0, "rules", context_of(fleet, report), Origin(""))
    assert lines(report) == []
    pictures = [(item, matrix) for strip in strips for item, matrix in walk(strip.items) if isinstance(item, Group)]
    scales = [item.transform[0] for item, _ in pictures if item.name.startswith("art-")]
    assert scales == [pytest.approx(WIDE)] * 2


@pytest.mark.parametrize(("width", "told"), [(120.0, ["the game is lost"]), (50.0, ["the", "game", "is lost"])])
def test_words_in_place_of_a_number_stay_whole_where_the_names_leave_room(
    tmp_path: Path, width: float, told: list[str]
) -> None:
    files = {**SHIPS, "roster.yaml": ROSTER.replace("all lost", "the game is lost")}
    trial, report = open_game(make_game(tmp_path, files)), Report()
    strips = place(
        Placement.from_text("listing groups.fleet wide"), width, "rules", context_of(trial, report), Origin("")
    )
    assert lines(report) == []
    assert [text for text, _, _ in texts(strips[-1].items)][-len(told) :] == told
