"""`printkit fit` and the pseudo-language: what is told of texts, in which order, and with which exit status."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from command_line import printkit
from projects import COUNTERS, make_game

LONG, TIGHT, SHORT = "Reconnaissance aeroplanes", "Reconnaissance M", "Hit"


def game(root: Path, label: str = "Scout") -> Path:
    make_game(root, {"counters.yaml": COUNTERS.replace("label: Scout", f"label: {label}")})
    return root


def fits(root: Path, *options: str) -> tuple[int, dict[str, Any]]:
    ran = printkit(root, "fit", "--format", "json", "--lang", "en", *options)
    return ran.status, json.loads(ran.out)


def told(root: Path, text: str, *options: str) -> dict[str, Any]:
    (found,) = [each for each in fits(root, *options)[1]["fits"] if each["text"] == text]
    return dict(found)


def test_a_text_that_keeps_its_size_is_told_of_only_when_asked(tmp_path: Path) -> None:
    root = game(tmp_path)
    assert "Scout" not in [each["text"] for each in fits(root)[1]["fits"]]
    found = told(root, "Scout", "--all")
    assert (found["size"], found["set_at"], found["floor"], found["lines"], found["overflows"]) == (
        7,
        7,
        6,
        1,
        False,
    )
    assert 30 < found["full"] < 60
    assert found["addresses"] == ["mini/counters/scout"]
    assert (found["file"], found["line"], found["slot"]) == ("sources/mini/counters.yaml", 5, "label")


def test_a_text_set_smaller_is_told_of(tmp_path: Path) -> None:
    status, found = fits(game(tmp_path, TIGHT))
    assert (status, found["shrunk"], found["overflowing"]) == (0, 1, 0)
    (only,) = [each for each in found["fits"] if each["set_at"] < each["size"]]
    assert (only["text"], only["size"]) == (TIGHT, 7)
    assert 6 <= only["set_at"] < 7
    assert 90 < only["full"] <= 100


def test_an_overflow_is_an_error_and_comes_first(tmp_path: Path) -> None:
    status, found = fits(game(tmp_path, LONG), "--all")
    assert (status, found["overflowing"]) == (1, 1)
    assert found["texts"] == len(found["fits"])
    assert found["fits"][0]["text"] == LONG
    assert found["fits"][0]["full"] > 100
    assert [each["overflows"] for each in found["fits"]].count(True) == 1


def test_the_table_says_the_same(tmp_path: Path) -> None:
    root = game(tmp_path, LONG)
    ran = printkit(root, "fit")
    head, first, *_ = ran.out.splitlines()
    assert head.split() == ["full", "size", "floor", "lines", "lang", "address", "slot", "text"]
    assert LONG in first
    assert "7 → 6 pt" in first
    assert "PK4" in ran.err
    assert ran.err.splitlines()[-2].endswith("1 set smaller, 1 overflowing")
    assert not (root / "out").exists()


def test_an_item_alone_and_its_sheet(tmp_path: Path) -> None:
    root = game(tmp_path)
    alone = {each["text"] for each in fits(root, "--all", "mini/counters/scout")[1]["fits"]}
    whole = {each["text"] for each in fits(root, "--all", "mini/counters")[1]["fits"]}
    assert alone == {"Scout", SHORT}
    assert alone < whole


def test_a_text_shown_in_two_places_is_told_of_once(tmp_path: Path) -> None:
    sheet = "  {}: {{title: Counters, from: counters, layout: counter, imposition: fold-over}}\n"
    make_game(tmp_path, {"game.yaml": "title: Mini\ntheme: naval\nsheets:\n" + sheet.format("a") + sheet.format("b")})
    assert told(tmp_path, "Scout", "--all")["addresses"] == ["mini/a/scout", "mini/b/scout"]


@pytest.mark.parametrize("options", [["mini/nothing"], ["--lang", "xx"], ["--format", "yaml"], ["nobody"]])
def test_what_means_nothing_cannot_run(options: list[str], tmp_path: Path) -> None:
    ran = printkit(game(tmp_path), "fit", *options)
    assert (ran.status, ran.out) == (2, "")


def test_a_faulty_game_is_an_error(tmp_path: Path) -> None:
    make_game(tmp_path, {"counters.yaml": COUNTERS.replace("count: 12", "cuont: 12")})
    ran = printkit(tmp_path, "fit")
    assert ran.status == 1
    assert "cuont" in ran.err


# The pseudo-language


def test_the_pseudo_language_is_built_only_when_asked_for(tmp_path: Path) -> None:
    root = game(tmp_path, SHORT)
    assert printkit(root, "build").status == 0
    assert not (root / "out/mini/qps").exists()
    assert printkit(root, "build", "--lang", "qps,en").status == 0
    assert (root / "out/mini/qps/counters.pdf").exists()
    assert "qps" not in printkit(root, "list").out


def test_a_text_that_would_not_fit_a_translation_is_found_and_drafted(tmp_path: Path) -> None:
    root = game(tmp_path, "Aeroplane")
    assert printkit(root, "check", "--layout").status == 0
    ran = printkit(root, "check", "--layout", "--lang", "qps", "--format", "json")
    findings = json.loads(ran.out)["findings"]
    assert ran.status == 1
    assert [each["code"] for each in findings] == ["PK401"]
    assert printkit(root, "build", "--lang", "qps", "--draft").status == 1
    assert (root / "out/mini/qps/counters.pdf").exists()


def test_no_rule_about_translations_looks_at_it(tmp_path: Path) -> None:
    make_game(tmp_path, {"game.yaml": "title: Mini\ntranslations: [fr]\n"})
    ran = printkit(tmp_path, "check", "--lang", "qps", "--format", "json")
    assert [each["code"] for each in json.loads(ran.out)["findings"] if each["code"].startswith("PK3")] == []


def test_nobody_translates_into_it(tmp_path: Path) -> None:
    make_game(tmp_path, {"game.yaml": "title: Mini\ntranslations: [fr]\n"})
    for command in ("update", "status"):
        assert printkit(tmp_path, "translate", command, "--lang", "qps").status == 2
