"""The logs of Broadsides: every number on them is that of the roster, for every ship, in both languages."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from printkit.model.contents import Unit
from printkit.project import Project
from printkit.scene import Group, walk
from tests.components.setting_out import words
from tests.components.test_logbooks import rows
from tests.projects import Trial, lines, open_game

ROOT = Path(__file__).parents[2]
FACTS = ("speed", "turning", "vp")


def boxes_of(unit: Unit) -> list[int]:
    """Return how many boxes each row of a log has, from the top, straight from the roster."""
    figures = {str(name): number for name, number in unit.figures.items()}
    sides = [figures[name] for name in ("guns", "guns", "carronades", "carronades")]
    sections = [figures[f"crew-{n}"] for n in (1, 2, 3)]
    sections += [figures[f"rigging-{n}"] for n in range(1, figures["speed"] + 1)]
    return [number for number in (figures["hull"], *sides, *sections) if number]


@pytest.fixture(scope="module", params=["en", "fr"])
def trial(request: pytest.FixtureRequest) -> Trial:
    return open_game(Project(ROOT), "broadsides", lang=request.param)


@pytest.fixture(scope="module")
def logs(trial: Trial) -> list[Group]:
    """Return every log of the book of all ships."""
    pieces, report = trial.pieces("logs", "fleet")
    assert lines(report) == []
    groups = [item for piece in pieces for item in piece.front.items if isinstance(item, Group)]
    return [
        group for group in groups if any(isinstance(each, Group) and each.role == "heading" for each in group.items)
    ]


def test_every_ship_has_a_log(trial: Trial, logs: list[Group]) -> None:
    roster = trial.edition.game.parts.roster
    assert len(roster) >= 30
    assert [log.origin for log in logs if log.origin in {unit.origin for unit in roster.values()}] == [
        unit.origin for unit in roster.values()
    ]


def test_every_number_on_a_log_is_that_of_the_roster(trial: Trial, logs: list[Group]) -> None:
    by_place = {log.origin: log for log in logs}
    for unit in trial.edition.game.parts.roster.values():
        log = by_place[unit.origin]
        assert [len(boxes) for _, boxes in rows([log])] == boxes_of(unit), unit.title.text
        said = words([log]).split()
        assert {str(unit.figures[name]) for name in unit.figures if name in FACTS} <= set(said), unit.title.text


def test_there_are_circled_letters_and_a_struck_one(trial: Trial) -> None:
    pieces, _ = trial.pieces("logs", "fleet")
    named = {item.name for item, _ in walk(pieces[0].front.items) if isinstance(item, Group) and item.role == "symbol"}
    assert {"symbol-circled-f-ink", "symbol-circled-g-ink"} <= named
    assert any("struck" in name for name in named)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("layout", ["logbook-single", "logbook", "logbook-four"])
def test_the_fleet_fits_one_two_or_four_a_page(layout: str, lang: str, paper: str, tmp_path: Path) -> None:
    folder = shutil.copytree(ROOT / "sources/broadsides", tmp_path / "sources/broadsides")
    (folder / "templates/layouts/logbook.yaml").unlink()  # the layouts that every game has are tried
    file = folder / "game.yaml"
    file.write_text(file.read_text("utf-8").replace("layout: logbook\n", f"layout: {layout}\n"), "utf-8")
    trial = open_game(Project(tmp_path), "broadsides", lang=lang, paper=paper)
    pieces, report = trial.pieces("logs", "fleet")
    assert lines(report) == []
    shown = {item.origin for piece in pieces for item, _ in walk(piece.front.items) if isinstance(item, Group)}
    assert {unit.origin for unit in trial.edition.game.parts.roster.values()} <= shown
