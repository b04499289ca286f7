"""Matrices: where heads, cells and groups stand, how severities are shaded, and an example drawn on its table."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from projects import GAME, Trial, lines, make_game, open_game

from printkit.components.matrices import Mark
from printkit.components.placements import Placement, place
from printkit.components.shades import luminance, shade_name
from printkit.components.strips import stack
from printkit.components.worked import find_example
from printkit.diagnostics import Origin, Report
from printkit.model.names import Name
from printkit.scene import Colour, Group, Item, Matrix, Text, apply, walk
from printkit.scene import Path as Shape

from .setting_out import context_of, paths, texts

TABLES = """\
fire:
  title: Fire
  roll: 1d6
  axis: Value
  across: Figures
  bands: [1-2, 3-9, 10+]
  gives: casualties
  added: Added
  over: {1-9: few, 10+: many}
  beside: {≤2: weak, 3+: strong}
  modifiers:
    open: {value: +2, group: cover, text: in the open, note: seen}
    light: {value: -1, group: cover, text: light cover, art: boat}
    gun: {value: +2, text: machine gun}
    still: {value: 0, text: at rest}
  severity: [1, 2, 3, 4]
  results:
    ≤2: [0, 0, 1]
    3-5: [1, 2, 3]
    6+: [2, 3, 4]
  examples:
    - {id: one, told: Ten figures fire., roll: 4, modifiers: [gun, light, still], value: 5, column: 10, expect: 3}
    - {id: lost, roll: 4}
    - {id: many, roll: [1, 2, 3], column: 10}
effect:
  title: Effect
  roll: 1d6
  columns: [light, heavy]
  severity: [stopped, destroyed]
  alarm: [jam]
  results:
    1: [jam, jam]
    2-4: [stopped, no effect]
    5-6: [destroyed, stopped]
turns:
  title: Turns
  roll: 1d6
  gives: turns
  results: {1-3: 1, 4-6: 2}
"""
GROUPS = "weapons: {title: Weapons, units: [rifle, mortar], numbers: [figures]}\n"
ROSTER = """\
rifle: {title: rifle, kind: weapon, art: boat, figures: {figures: 1}}
mortar: {title: mortar, kind: weapon, note: heavy, figures: {figures: 3}}
"""
LOOSE = GAME + "rules: {PK2: off, PK3: off}\n"
"""Tables that are odd on purpose: rules have tests of their own."""
FILES = {"tables.yaml": TABLES, "groups.yaml": GROUPS, "roster.yaml": ROSTER, "figures.yaml": "figures: {title: Men}\n"}


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    return open_game(make_game(tmp_path_factory.mktemp("matrices"), {**FILES, "game.yaml": LOOSE}))


def tabled(root: Path, tables: str) -> Trial:
    """Return a game with other tables."""
    return open_game(make_game(root, {**FILES, "game.yaml": LOOSE, "tables.yaml": tables}))


def set_out(trial: Trial, placement: str, width: float = 90.0) -> tuple[tuple[Item, ...], list[str]]:
    """Return what a placement makes at a width, under one another, and the findings."""
    report = Report()
    context = context_of(trial, report)
    strips = place(Placement.from_text(placement), width, "panel", context, Origin("l.yaml"))
    return stack(strips).items, lines(report)


def made(trial: Trial, placement: str, width: float = 90.0) -> tuple[Item, ...]:
    items, found = set_out(trial, placement, width)
    assert found == []
    return items


def fills(items: tuple[Item, ...], name: str) -> int:
    """Count the shapes that are filled with a colour of the theme."""
    return sum(isinstance(item, Shape) and item.fill is not None and item.fill.name == name for item, _ in walk(items))


def middles(items: tuple[Item, ...]) -> dict[str, list[float]]:
    """Return the middle of each line of text across, in mm, by its words."""
    found: dict[str, list[float]] = {}
    for item, matrix in walk(items):
        if isinstance(item, Text):
            left, _ = apply(matrix, item.x, item.y)
            found.setdefault(item.text, []).append(left + item.width / 2)
    return found


# Where things stand


def test_columns_are_equally_wide_and_their_words_in_the_middle(trial: Trial) -> None:
    at = middles(made(trial, "table tables.fire"))
    first, second, third = at["1–2"][0], at["3–9"][0], at["10+"][0]
    assert second - first == pytest.approx(third - second, abs=0.01)
    assert at["4"][0] == pytest.approx(third, abs=0.01)


def test_groups_stand_over_their_columns_and_beside_their_rows(trial: Trial) -> None:
    items = made(trial, "table tables.fire")
    at = middles(items)
    assert at["few"][0] == pytest.approx((at["1–2"][0] + at["3–9"][0]) / 2, abs=0.01)
    assert at["many"][0] == pytest.approx(at["10+"][0], abs=0.01)
    assert at["Figures"][0] == pytest.approx(at["3–9"][0], abs=0.01)
    places = {text: (x, y) for text, x, y in texts(items)}
    assert places["strong"][0] < places["≤2"][0], "the names of groups of rows are at their left"
    assert places["3–5"][1] < places["strong"][1] <= places["6+"][1] + 4


def test_rows_are_equally_high(trial: Trial) -> None:
    places = {text: y for text, _, y in texts(made(trial, "table tables.fire"))}
    assert places["3–5"] - places["≤2"] == pytest.approx(places["6+"] - places["3–5"], abs=0.01)


def test_a_table_lies_on_its_side(trial: Trial) -> None:
    places = {text: (x, y) for text, x, y in texts(made(trial, "table tables.turns lying"))}
    assert places["1–3"][1] == pytest.approx(places["4–6"][1])
    assert places["1–3"][0] < places["4–6"][0]
    assert places["turns"][1] > places["1–3"][1]


def test_bare_leaves_the_title_out(trial: Trial) -> None:
    assert "FIRE" in middles(made(trial, "table tables.fire"))
    assert "FIRE" not in middles(made(trial, "table tables.fire bare"))


def test_a_column_too_narrow_for_its_words_is_a_finding(trial: Trial) -> None:
    _, found = set_out(trial, "table tables.effect", width=24.0)
    assert {line.split()[1] for line in found} == {"PK412"}


# Severity


def test_each_step_has_its_shade(trial: Trial) -> None:
    items = made(trial, "table tables.fire")
    assert [fills(items, f"shade-{step}") for step in range(1, 5)] == [2, 2, 2, 1]


def test_named_steps_are_shaded_apart_and_an_alarm_is_none(trial: Trial) -> None:
    items = made(trial, "table tables.effect")
    assert [fills(items, f"shade-{step}") for step in range(1, 5)] == [2, 0, 1, 0]
    jams = [item for item, _ in walk(items) if isinstance(item, Text) and item.text == "jam"]
    assert [item.colour.name for item in jams] == ["alarm", "alarm"]


@pytest.mark.parametrize(("steps", "shades"), [(1, [2]), (2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_few_steps_are_far_apart(steps: int, shades: list[int]) -> None:
    assert [shade_name(step, steps) for step in range(1, steps + 1)] == [f"shade-{shade}" for shade in shades]


def test_a_step_without_a_shade_is_a_finding(tmp_path: Path) -> None:
    steps = TABLES.replace("severity: [1, 2, 3, 4]", "severity: [0, 1, 2, 3, 4]")
    five = open_game(make_game(tmp_path, {**FILES, "game.yaml": LOOSE, "tables.yaml": steps}))
    _, found = set_out(five, "table tables.fire")
    assert any('no colour "shade-5"' in line for line in found)


def lightness(colour: Colour) -> float:
    """Return L*, from 0 for black to 100 for white."""
    shine = luminance(colour)
    return 116 * shine ** (1 / 3) - 16 if shine > 0.008856 else 903.3 * shine


@pytest.mark.parametrize("theme", ["naval", "field"])
def test_shades_are_apart_in_grey_and_words_on_them_are_read(theme: str) -> None:
    from printkit.project import Project  # noqa: PLC0415

    game = {"naval": "bismarck", "field": "squadfire"}[theme]
    palette = open_game(Project(Path(__file__).parents[2]), game).edition.theme.palette
    shades = [palette[f"shade-{step}"] for step in range(1, 5)]
    grey = [lightness(palette["paper"]), *map(lightness, shades)]
    assert all(pale - dark >= 8 for pale, dark in pairwise(grey)), grey
    assert min(grey[1] - grey[3], grey[2] - grey[4]) >= 28
    for shade in shades:
        words = palette["paper"] if luminance(shade) < 0.25 else palette["ink"]
        low, high = sorted((luminance(shade) + 0.05, luminance(words) + 0.05))
        assert high / low >= 4.5, shade.name


def test_dark_shades_carry_bold_white_words(trial: Trial) -> None:
    cells = {item.text: item for item, _ in walk(made(trial, "table tables.fire")) if isinstance(item, Text)}
    assert cells["4"].colour.name == "paper"
    assert cells["4"].font.endswith("Bold")
    assert cells["0"].colour.name == "ink"


# Examples


def test_an_example_leads_to_its_cell(trial: Trial) -> None:
    table = trial.edition.game.parts.tables[Name("fire")]
    found = find_example(table, "one", context_of(trial))
    assert found
    assert (found.value, found.mark) == (5, Mark(1, 2))


def test_an_example_is_drawn_on_its_table(trial: Trial) -> None:
    plain, drawn = made(trial, "table tables.fire"), made(trial, "table tables.fire one")
    assert [fills(drawn, f"shade-{step}") for step in range(1, 5)] == [2, 1, 1, 0], (
        "only the way along its row and down its column"
    )
    assert fills(plain, "alarm") == 0
    assert fills(drawn, "alarm") == 2, "an arrow into the row and one into the column"
    assert len(rings(drawn)) == 2, "round the cell, and round the result of the sum"


def test_near_leaves_the_row_of_an_example_and_its_neighbours(tmp_path: Path) -> None:
    long = tabled(tmp_path, TABLES.replace("6+: [2, 3, 4]", "6: [2, 3, 4]\n    7+: [2, 3, 5]"))
    whole, near = (
        {text for text, _, _ in texts(made(long, f"table tables.fire one bare{option}"))} for option in ("", " near")
    )
    assert {"≤2", "3–5", "6", "7+"} <= whole
    assert {"≤2", "3–5", "6"} <= near
    assert not {"7+", "weak", "strong"} & near
    assert len(rings(made(long, "table tables.fire one bare near"))) == 2


def test_a_name_of_one_column_stands_under_its_head(tmp_path: Path) -> None:
    table = TABLES.replace("over: {1-9: few, 10+: many}", "over: {1-2: few, 3-9: more, 10+: many}")
    single = tabled(tmp_path, table)
    heights = {text: y for text, _, y in texts(made(single, "table tables.fire"))}
    assert heights["Figures"] < heights["10+"] < heights["many"]
    assert heights["3–9"] < heights["more"]


def test_the_ring_is_round_the_cell(trial: Trial) -> None:
    drawn = made(trial, "table tables.fire one bare")
    x, y = next((x, y) for text, x, y in texts(drawn) if text == "3")
    boxes = paths(Group((ring,), moved) for ring in rings(drawn) for moved in places(drawn, ring))
    assert any(box.x < x < box.right and box.y < y < box.bottom for box in boxes)


def rings(items: tuple[Item, ...]) -> list[Shape]:
    """Return the closed outlines in the colour of alarm."""
    shapes = [item for item, _ in walk(items) if isinstance(item, Shape) and item.stroke and item.fill is None]
    return [
        each for each in shapes if each.segments[-1][0] == "Z" and each.stroke and each.stroke.colour.name == "alarm"
    ]


def places(items: tuple[Item, ...], wanted: Item) -> list[Matrix]:
    """Return the maps under which an item is drawn."""
    return [matrix for item, matrix in walk(items) if item is wanted]


def test_the_sum_says_what_is_added_in_order(trial: Trial) -> None:
    said = [text for text, _, _ in texts(made(trial, "table tables.fire one bare sum"))]
    assert said[0] == "Ten figures fire."
    words = " ".join(said)
    for part in ("machine gun", "light cover", "Value", "10", "Figures", "casualties"):
        assert part in words
    assert "at rest" not in words, "what adds nothing is left out"
    assert [text for text in said if not any(map(str.isalpha, text))] == ["2", "+", "1", "−", "5", "=", "10", "|", "3"]
    faces = [
        item.alt for item, _ in walk(made(trial, "table tables.fire one sum")) if isinstance(item, Group) and item.alt
    ]
    assert faces == ["⚃", "→"]


@pytest.mark.parametrize(
    ("name", "message"),
    [("nowhere", "its examples are one, lost, many"), ("lost", "one cell"), ("many", "one cell")],
)
def test_an_example_that_cannot_be_drawn_is_a_finding(trial: Trial, name: str, message: str) -> None:
    report = Report()
    table = trial.edition.game.parts.tables[Name("fire")]
    assert find_example(table, name, context_of(trial, report)) is None
    assert [message in f"{each.message} {each.hint}" for each in report] == [True]


# Lists


def test_modifiers_are_listed_with_their_signs(trial: Trial) -> None:
    said = [text for text, _, _ in texts(made(trial, "modifiers tables.fire"))]
    assert said == ["ADDED", "+2", "in the open", "seen", "−1", "light cover", "+2", "machine gun", "0", "at rest"]


def test_a_modifier_and_its_figure_stand_on_one_line(trial: Trial) -> None:
    places = {text: y for text, _, y in texts(made(trial, "modifiers tables.fire"))}
    assert places["−1"] == pytest.approx(places["light cover"], abs=0.01)


def test_a_modifier_without_a_text_is_a_finding(tmp_path: Path) -> None:
    bare = TABLES.replace("gun: {value: +2, text: machine gun}", "gun: +2")
    trial = open_game(make_game(tmp_path, {**FILES, "game.yaml": LOOSE, "tables.yaml": bare}))
    _, found = set_out(trial, "modifiers tables.fire")
    assert len(found) == 1
    assert '"gun"' in found[0]


def test_units_are_listed_with_their_numbers(trial: Trial) -> None:
    items = made(trial, "listing groups.weapons")
    assert [text for text, _, _ in texts(items)] == ["WEAPONS", "Men", "rifle", "1", "mortar", "heavy", "3"]
    at = middles(items)
    assert at["1"][0] == pytest.approx(at["3"][0], abs=0.01) == pytest.approx(at["Men"][0], abs=0.01)


def test_a_unit_that_the_roster_lacks_is_a_finding(trial: Trial) -> None:
    game = trial.edition.game
    group = replace(game.parts.groups[Name("weapons")], units=(Name("rifle"), Name("bow")))
    parts = replace(game.parts, groups={Name("weapons"): group})
    odd = Trial(replace(trial.edition, game=replace(game, parts=parts)))
    _, found = set_out(odd, "listing groups.weapons")
    assert len(found) == 1
    assert '"bow"' in found[0]
