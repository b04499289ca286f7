"""Bismarck on paper: distances between what stands on its sheets, in mm, in both languages and on both papers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as File

import pytest
from projects import Trial, open_game

from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Page, Path, Text, apply, walk

PROJECT = Project(File(__file__).parents[2])
EDITIONS = [("en", "a4"), ("fr", "a4"), ("en", "letter"), ("fr", "letter")]
CLEAR = 1.5
"""The least distance of text from what it does not belong to, in mm."""


@pytest.fixture(scope="module", params=EDITIONS, ids=" ".join)
def trial(request: pytest.FixtureRequest) -> Trial:
    lang, paper = request.param
    return open_game(PROJECT, "bismarck", lang=lang, paper=paper)


Line = tuple[str, float, float, float]
"""A line of text: its words, where it starts, its base line, its size."""


def lines_of(page: Page) -> list[Line]:
    """Return the lines of text on a page."""
    return [
        (text.text, *apply(matrix, text.x, text.y), text.size)
        for text, matrix in walk(page.scene.items)
        if isinstance(text, Text)
    ]


def drawn(trial: Trial, sheet: str, item: str) -> list[Line]:
    """Return the lines of text on the first page of an item."""
    return lines_of(trial.item(sheet, item).pages[0])


def figures_of_maps(lines: list[Line]) -> list[Line]:
    """Return the runs of single figures 1 to 8 on one base line: the columns of small maps."""
    rows: dict[float, list[Line]] = {}
    for line in lines:
        if len(line[0]) == 1 and line[0].isdigit():
            rows.setdefault(round(line[2], 2), []).append(line)
    return [line for row in rows.values() if len({text for text, *_ in row}) == 8 for line in row]


def clearances(lines: list[Line]) -> Iterator[tuple[float, str]]:
    """Yield how far the figures over each map stand below the text over them, and the end of that text."""
    figures = figures_of_maps(lines)
    for one in (line for line in figures if line[0] == "1"):
        last = next(line for line in figures if line[0] == "8" and line[2] == one[2] and line[1] > one[1])
        above = [
            line
            for line in lines
            if line not in figures and one[2] - 45 < line[2] < one[2] and one[1] - 8 < line[1] < last[1]
        ]
        text, _, base, size = max(above, key=lambda line: line[2])
        yield one[2] - 0.72 * one[3] - (base + 0.2 * size), text


def test_the_text_of_a_panel_keeps_clear_of_its_map(trial: Trial) -> None:
    for name in trial.edition.game.parts.missions:
        found = list(clearances(drawn(trial, "missions", name)))
        assert len(found) == 12
        assert [(round(gap, 2), text) for gap, text in found if gap < CLEAR] == []


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_ships_of_a_row_float_on_one_waterline(trial: Trial, level: str) -> None:
    stroke = trial.edition.theme.line("waterline")
    drawing = trial.item("status", level).pages[0].scene.items
    ways = [(path, matrix) for path, matrix in walk(drawing) if isinstance(path, Path) and path.stroke == stroke]
    heights = sorted(round(apply(matrix, *path.segments[0][1][:2])[1], 3) for path, matrix in ways)
    assert [heights.count(height) for height in sorted(set(heights))] == [3, 4, 4]


@pytest.mark.parametrize(("item", "place"), [("01-sea-trial", "1"), ("07-fog-bank", "7"), ("18-last-sortie", "18")])
def test_a_mission_alone_says_which_page_of_the_set_it_is(trial: Trial, item: str, place: str) -> None:
    said = [text for text, *_ in drawn(trial, "missions", item)]
    sheet = trial.edition.game.file.sheets[Name("missions")]
    of = {"en": "of", "fr": "sur"}[trial.edition.context(sheet, Report()).locale.lang]
    assert any(text.endswith(f"page {place} {of} 18") for text in said), said[-3:]


def test_the_index_has_each_event_with_its_missions(trial: Trial) -> None:
    game = trial.edition.game
    words = trial.edition.context(game.file.sheets[Name("rules")], Report()).words
    said = [text for page in trial.item("rules", "rules").pages for text, *_ in lines_of(page)]
    for name, event in game.parts.events.items():
        numbers = [str(mission.number) for mission in game.parts.missions.values() if name in mission.named]
        at = [index for index, text in enumerate(said) if text == words(event.title).text]
        assert any(said[index + 1] == ", ".join(numbers) for index in at), name
