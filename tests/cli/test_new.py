"""`printkit new`: a game that a newcomer can print at once."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from command_line import files_below, printkit
from pdf_facts import boxes_mm, text

from printkit.templates.library import built_in_folder

STARTER = built_in_folder() / "starter"


def test_new_copies_the_starter_as_it_is(tmp_path: Path) -> None:
    ran = printkit(tmp_path, "new", "mygame")
    assert ran.status == 0
    assert files_below(tmp_path) == {f"sources/mygame/{name}": data for name, data in files_below(STARTER).items()}
    assert ran.out.splitlines() == list(files_below(tmp_path))
    assert "printkit build mygame" in ran.err


@pytest.mark.parametrize("name", ["mygame", "1941", "force_h", "x" * 80])
def test_a_new_game_is_built_and_checked_without_findings(tmp_path: Path, name: str) -> None:
    printkit(tmp_path, "new", name)
    built, checked = printkit(tmp_path, "build", name), printkit(tmp_path, "check", "--strict", "--layout")
    assert (built.status, built.err) == (0, "")
    assert (checked.status, checked.out) == (0, "")
    assert {"counters.pdf", "cards.pdf", "rules.pdf", f"{name}-en.pdf"} <= set(files_below(tmp_path / f"out/{name}/en"))


def test_the_numbers_of_a_new_game_come_from_its_data(tmp_path: Path) -> None:
    printkit(tmp_path, "new", "mygame")
    facts = tmp_path / "sources/mygame/facts.yaml"
    facts.write_text(facts.read_text("utf-8").replace("boats: 12", "boats: 60"), "utf-8")
    printkit(tmp_path, "build", "mygame")
    assert "Tonight 60 smugglers" in text((tmp_path / "out/mygame/en/rules.pdf").read_bytes(), 0)
    assert len(boxes_mm((tmp_path / "out/mygame/en/counters.pdf").read_bytes())) == 2


def test_new_goes_to_the_project_at_hand_from_a_folder_within_it(tmp_path: Path) -> None:
    printkit(tmp_path, "new", "first")
    printkit(tmp_path / "sources/first/art", "new", "second")
    assert sorted(path.name for path in (tmp_path / "sources").iterdir()) == ["first", "second"]


def test_new_begins_a_project_in_the_folder_that_is_named(tmp_path: Path) -> None:
    (tmp_path / "games/box").mkdir(parents=True)
    ran = printkit(tmp_path, "new", "mygame", "--project", "games/box")
    assert (tmp_path / "games/box/sources/mygame/game.yaml").is_file()
    assert f"printkit build mygame --project {tmp_path / 'games/box'}" in ran.err


@pytest.mark.parametrize("name", ["nowhere", "nowhere/box"])
def test_new_makes_no_folder_for_a_project(tmp_path: Path, name: str) -> None:
    ran = printkit(tmp_path, "new", "mygame", "--project", name)
    assert (ran.status, ran.out, list(tmp_path.iterdir())) == (2, "", [])
    assert "there is no folder" in ran.err


@pytest.mark.parametrize("name", ["My Game", "../up", "", ".", "con", "a/b", "été", "x" * 81])
def test_new_refuses_a_name_that_is_none(tmp_path: Path, name: str) -> None:
    ran = printkit(tmp_path, "new", "--", name)
    assert (ran.status, list(tmp_path.iterdir())) == (2, [])
    assert ran.err.startswith("printkit: ")


@pytest.mark.parametrize("kind", ["folder", "file", "dangling link"])
def test_new_refuses_a_place_that_is_taken(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "sources" / "mygame"
    place.parent.mkdir()
    {"folder": place.mkdir, "file": place.touch, "dangling link": lambda: place.symlink_to(tmp_path / "nowhere")}[
        kind
    ]()
    ran = printkit(tmp_path, "new", "mygame")
    assert (ran.status, files_below(place)) == (2, {})
    assert "is there already" in ran.err
    assert not (tmp_path / "nowhere").exists()


def test_new_leaves_nothing_behind_when_it_cannot_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "write_bytes", Mock(side_effect=OSError(28, "No space left on device")))
    ran = printkit(tmp_path, "new", "mygame")
    assert ran.status == 2
    assert "no space left on device" in ran.err
    assert not (tmp_path / "sources/mygame").exists()
