"""Profiles are data: every number of a built-in one has its source, a slip in an own one is found where it stands."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from printkit.build.shelves import library_of
from printkit.diagnostics import Origin, Report
from printkit.project import Project
from printkit.templates.profiles import NUMBERS, Profile
from tests.projects import make_game

from .games import PRESS, profiled, sheet_of

BUILT_IN = ("home", "ink-saver", "press-x4", "proof", "screen")


def load(name: str, project: Project | None = None) -> Profile:
    """Return a profile read without a finding."""
    report = Report()
    profile = library_of(project or Project(Path(__file__).parents[2]), "swordfish").profile(name, Origin(""), report)
    assert list(report) == []
    assert profile
    return profile


def test_the_built_in_profiles_are_these() -> None:
    folder = Path(__file__).parents[2] / "templates/profiles"
    assert sorted(path.stem for path in folder.glob("*.yaml")) == list(BUILT_IN)


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_number_has_its_source_and_date(name: str) -> None:
    profile = load(name)
    default = Profile()
    numbers = {key for key in NUMBERS if getattr(profile, key) != getattr(default, key)}
    assert set(profile.sources) == numbers
    assert all(source.from_ and re.fullmatch(r"20\d\d-\d\d", source.read) for source in profile.sources.values())


def test_the_list_of_numbers_is_complete() -> None:
    numeric = {each.name for each in fields(Profile) if each.type in ("int", "Distance")}
    assert numeric == set(NUMBERS)


def test_the_home_profile_is_the_default_but_for_its_limits() -> None:
    home = load("home")
    assert (home.name, home.colour, home.marks, home.words, home.pages) == ("home", "rgb", "cut", True, "sheets")


def test_an_own_profile_takes_the_place_of_a_built_in_one(tmp_path: Path) -> None:
    project = profiled(tmp_path, PRESS)
    (tmp_path / "templates/profiles/own.yaml").rename(tmp_path / "templates/profiles/press-x4.yaml")
    assert load("press-x4", project).bleed == 0
    assert load("press-x4").bleed == 3


SLIPS = {
    "coulor: rgb": 'PK113 unknown key "coulor"',
    "colour: cymk": 'PK117 unknown choice "cymk"',
    "bleed: 3": 'PK116 "3" has no unit',
    "bleed: 300mm": "PK116 bleed is 300 mm",
    "bleed: -1mm": 'PK116 "-1mm" is negative',
    "total_ink: 900": "PK116 total_ink is 900 %",
    "image_floor: -1": "PK116",
    "colour: cmyk": "PK116 colour: cmyk has no intent",
    "intent: fogra39": "PK116 an intent: goes with colour: cmyk",
    "marks: press": "PK116 marks: press are drawn in all inks",
    "standard: PDF/X-4": "PK116 standard: PDF/X-4 needs",
    "standard: PDF/X-5": 'PK117 unknown choice "PDF/X-5"',
    f"{PRESS}links: yes": "PK116 standard: PDF/X-4 has no room",
    f"{PRESS.replace('marks: none', 'marks: press')}": "PK116 marks: press need a slug of 7 mm",
    "sources: {bled: {read: 2026-11, from: us}}": 'PK116 sources has "bled"',
    "sources: {bleed: {red: 2026-11, from: us}}": 'PK113 unknown key "red"',
}


@pytest.mark.parametrize(("text", "found"), SLIPS.items(), ids=lambda value: str(value)[:24])
def test_a_slip_is_found_where_it_stands(text: str, found: str, tmp_path: Path) -> None:
    document, said = sheet_of(profiled(tmp_path, text), "own")
    code, _, words = found.partition(" ")
    assert document is None
    assert any(f" {code} " in line and words in line for line in said), said
    assert all(line.startswith("templates/profiles/own.yaml:") for line in said), said


def test_a_profile_that_is_not_there_names_a_near_one(tmp_path: Path) -> None:
    document, said = sheet_of(make_game(tmp_path), "ink-savr")
    assert document is None
    assert said == ['printkit.yaml:0 PK151 no profile is called "ink-savr"']
