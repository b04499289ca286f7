"""Tables whose rows have words, whose corner has many of them; aids whose steps have letters."""

from __future__ import annotations

import pytest
from projects import GAME, Trial, lines, make_game, open_game

from printkit.components.placements import Placement, place
from printkit.components.strips import stack
from printkit.diagnostics import Origin, Report

from .setting_out import context_of, texts

FILES = {
    "game.yaml": GAME + "rules: {PK2: off, PK3: off}\n",
    "tables.yaml": """\
crews:
  title: Crews
  axis: How well the men of this ship have been drilled at the guns
  across: Guns
  bands: [1-4, 5+]
  named: {1: raw, 2: a crack crew}
  results: {1: [0, 1], 2: [2, 3]}
hits:
  title: Hits
  roll: 1d6
  letters: [H, R]
  named: {1-3: a graze, 4-6: a hit}
  results: {1-3: –, 4-6: H R}
""",
    "aids.yaml": "turn: {title: Turn, lettered: yes, steps: {wind: Wind, fire: Fire, load: Load}}\n",
}


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    return open_game(make_game(tmp_path_factory.mktemp("worded"), FILES))


def made(trial: Trial, placement: str) -> list[tuple[str, float, float]]:
    """Return the texts of a placement at a width of 70 mm with their places."""
    report = Report()
    strips = place(Placement.from_text(placement), 70.0, "panel", context_of(trial, report), Origin("l.yaml"))
    assert lines(report) == []
    return texts(stack(strips).items)


def test_rows_are_headed_by_their_words_at_the_left(trial: Trial) -> None:
    found = {text: x for text, x, _ in made(trial, "table tables.crews")}
    assert found["raw"] == pytest.approx(found["a crack crew"], abs=0.01)
    assert "1" in found, "a result, not the number of a row"
    assert [text for text, *_ in made(trial, "table tables.hits")][1:] == ["a graze", "–", "a hit", "H R"]


def test_a_corner_of_many_lines_keeps_below_the_title(trial: Trial) -> None:
    found = made(trial, "table tables.crews")
    title = next(y for text, _, y in found if text == "CREWS")
    corner = [y for text, _, y in found if any(word in text for word in ("How", "well", "drilled", "guns"))]
    assert len(corner) > 2
    assert min(corner) > title + 2


def test_steps_are_lettered(trial: Trial) -> None:
    assert [text for text, *_ in made(trial, "aid aids.turn")] == ["TURN", "A", "Wind", "B", "Fire", "C", "Load"]
