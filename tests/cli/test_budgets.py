"""`translate … --budgets`: what a translator is told of the room for a text, and whether it is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from command_line import printkit
from small_game import edit, small_game

from printkit.build.budgets import Rooms
from printkit.diagnostics import Origin, Report
from printkit.language.budgets import SAMPLES, Budget, make_budget, tightest
from printkit.language.entries import Entry, read_entries
from printkit.scene import Colour
from printkit.templates.styles import TextStyle
from printkit.typeset import Fit

LOCALE = "sources/small/locale"
LABEL = ("counters/raider/front/label", "Raider")


def entries(root: Path, name: str = "fr.po") -> dict[str, Entry]:
    text = (root / LOCALE / name).read_text("utf-8")
    return {entry.context: entry for entry in read_entries(text, "", Report())}


def told(root: Path, context: str = LABEL[0], name: str = "fr.po") -> str:
    return " | ".join(each for each in entries(root, name)[context].extracted if "mm wide" in each)


def update(root: Path, *options: str) -> bytes:
    ran = printkit(root, "translate", "update", *options)
    assert (ran.status, "PK" in ran.err) == (0, False)
    return (root / LOCALE / "fr.po").read_bytes()


def test_a_translator_is_told_the_width_the_lines_and_the_characters(tmp_path: Path) -> None:
    first = update(small_game(tmp_path), "--budgets")
    assert re.fullmatch(r"1[0-9] mm wide, 1 line: about 1[0-9] characters", told(tmp_path))
    assert told(tmp_path, "counters/raider/title") == "", "no sheet shows it"
    assert update(tmp_path, "--budgets") == first
    assert update(tmp_path) == first, "without --budgets what was measured stays"


@pytest.mark.parametrize(("part", "status"), [(0.85, 0), (1.4, 1)])
def test_what_is_told_is_about_true(part: float, status: int, tmp_path: Path) -> None:
    update(small_game(tmp_path), "--budgets")
    characters = int(told(tmp_path).split()[-2])
    label = SAMPLES["en"].replace(",", "")[: int(part * characters)].strip()
    edit(tmp_path, "counters.yaml", "label: Raider", f"label: {label}")
    ran = printkit(tmp_path, "fit", "--lang", "en", "--format", "json", "--all", "small/counters/raider")
    (found,) = [each for each in json.loads(ran.out)["fits"] if each["text"] == label]
    assert (ran.status, found["overflows"]) == (status, status == 1)


def test_what_is_told_of_a_changed_text_is_dropped_and_the_rest_stays(tmp_path: Path) -> None:
    update(small_game(tmp_path), "--budgets")
    other = told(tmp_path, "counters/scout/front/label")
    edit(tmp_path, "counters.yaml", "label: Raider", "label: Pirate")
    update(tmp_path)
    assert (told(tmp_path), told(tmp_path, "counters/scout/front/label")) == ("", other)
    update(tmp_path, "--budgets")
    assert told(tmp_path)


def test_a_narrower_slot_is_told_in_the_place_of_the_wider(tmp_path: Path) -> None:
    update(small_game(tmp_path), "--budgets")
    wide = told(tmp_path)
    edit(tmp_path, "counters.yaml", "size: 20mm\n  count: 2", "size: 15mm\n  count: 2")
    update(tmp_path, "--budgets")
    assert wide != told(tmp_path) != ""
    assert "|" not in told(tmp_path)


def test_the_template_is_told_in_the_language_of_the_sources_and_keeps_it(tmp_path: Path) -> None:
    assert printkit(small_game(tmp_path), "translate", "extract", "--budgets", "--lang", "de").status == 0
    first = (tmp_path / LOCALE / "small.pot").read_bytes()
    assert told(tmp_path, name="small.pot")
    assert told(tmp_path, name="de.po")
    assert printkit(tmp_path, "translate", "extract").status == 0
    assert (tmp_path / LOCALE / "small.pot").read_bytes() == first
    (tmp_path / LOCALE / "small.pot").write_bytes(b"\xff nothing of the kind")
    assert printkit(tmp_path, "translate", "extract").status == 0
    assert told(tmp_path, name="small.pot") == ""


def test_a_theme_with_a_fault_is_a_finding_and_what_was_measured_stays(tmp_path: Path) -> None:
    first = update(small_game(tmp_path), "--budgets")
    edit(tmp_path, "game.yaml", "translations: [fr]", "translations: [fr]\ntheme: navla")
    ran = printkit(tmp_path, "translate", "update", "--budgets")
    assert (ran.status, "sources/small/game.yaml:3:8: PK15" in ran.err) == (1, True)
    assert (tmp_path / LOCALE / "fr.po").read_bytes().count(b"mm wide") == first.count(b"mm wide") > 0


BLACK = Colour((0, 0, 0))
STYLE = TextStyle("body", "Lato", 4.0, BLACK, floor=3.0)


def fit(width: float, room: int, place: str = "slot", text: str = "Fire") -> Fit:
    return Fit(text, Origin("a.yaml", 1, 1), place, STYLE, 4.0, 4.0, 1, 0.5, width, room)


def budget(lang: str, *fits: Fit, text: str = "Fire") -> str:
    return dict(Rooms({("a", text): fits}, Path("fonts")).budgets(lang)).get(("a", text), "")


def characters(said: str) -> int:
    return int(said.partition("about ")[2].partition(" ")[0])


def test_of_several_slots_the_tightest_is_told() -> None:
    wide, narrow, low = fit(60, 2), fit(22, 2), fit(30, 1)
    assert budget("fr", wide, narrow, low).startswith("30 mm wide, 1 line")
    assert budget("fr", wide, narrow) == budget("fr", narrow, wide) == budget("fr", narrow)


@pytest.mark.parametrize(
    ("fits", "begins"),
    [
        ((), ""),
        ((fit(60, 0, ""),), ""),
        ((fit(60, 0),), "60 mm wide: about"),
        ((fit(60, 0, ""), fit(0, 1, "")), "60 mm wide, 1 line: about"),
        ((fit(0, 1, ""),), ""),
        ((fit(60, 0), fit(60, 3)), "60 mm wide, 3 lines: about"),
        ((fit(0.4, 1),), "0.4 mm wide, 1 line: about 1 character"),
    ],
)
def test_a_place_without_an_end_or_a_width_has_no_budget(fits: tuple[Fit, ...], begins: str) -> None:
    said = budget("fr", *fits)
    assert said.startswith(begins)
    assert bool(said) == bool(begins)


def test_letters_are_those_of_the_language_and_the_smallest_size() -> None:
    assert characters(budget("de", fit(200, 1))) != characters(budget("fr", fit(200, 1)))
    assert characters(budget("pl", fit(200, 1))) == characters(budget("en", fit(200, 1)))
    assert 200 / 1.5 < characters(budget("en", fit(200, 1))) < 200 / 1.1, "less than half an em of 3 mm each"


def test_what_a_layout_sets_around_a_text_takes_its_part() -> None:
    alone, with_more = budget("en", fit(60, 1)), budget("en", fit(60, 1, text="Fire: 6 guns"))
    assert characters(alone) - characters(with_more) == len(": 6 guns")
    filled = budget("en", fit(60, 1, text="Fire 12 guns"), text="Fire {n} guns")
    assert characters(filled) == characters(alone)


def test_lines_lose_a_little_at_their_ends() -> None:
    assert make_budget(20, 3, 2.0).characters == 24
    assert str(make_budget(20, 1, 2.0)) == "20 mm wide, 1 line: about 10 characters"
    assert str(tightest([Budget(9.5, 0, 4), Budget(9.5, 2, 12)])) == "9.5 mm wide, 2 lines: about 12 characters"
