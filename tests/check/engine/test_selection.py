"""Which findings are told: --select, --ignore, severities of a project and of a game, --strict."""

from __future__ import annotations

from pathlib import Path

import pytest
from check.engine.trial import FILES, HEAD, LONG, PRINTED, SHEETS, TITLE, found, trial, two_rules
from command_line import printkit
from projects import make_project

from printkit.check.leeway import MIDWAY, PROMISED, Leeway, leeway
from printkit.check.registry import load_kinds
from printkit.diagnostics import KINDS, Severity

SMALL, BIG = "facts.yaml:1 PK292 warning", "facts.yaml:2 PK291 error"
BIG_AS_WARNING, SMALL_AS_ERROR = "facts.yaml:2 PK291 warning", "facts.yaml:1 PK292 error"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ([], [SMALL, BIG]),
        (["--select", "PK291"], [BIG]),
        (["--select", "pk291"], [BIG]),
        (["--select", "fact-too-big"], [BIG]),
        (["--select", "PK29"], [SMALL, BIG]),
        (["--select", "PK2"], [SMALL, BIG]),
        (["--select", "PK3"], []),
        (["--select", "PK291,fact-too-small"], [SMALL, BIG]),
        (["--ignore", "PK291"], [SMALL]),
        (["--ignore", "PK29"], []),
        (["--select", "PK2", "--ignore", "fact-too-small"], [BIG]),
        (["--layout"], [SMALL, BIG]),
    ],
    ids=" ".join,
)
def test_selection(tmp_path: Path, options: list[str], expected: list[str]) -> None:
    assert found(tmp_path, {}, *options) == expected


@pytest.mark.parametrize(
    ("project", "game", "expected"),
    [
        ("{PK291: warning}", "", [SMALL, BIG_AS_WARNING]),
        ("{fact-too-big: warning}", "", [SMALL, BIG_AS_WARNING]),
        ("{PK29: off}", "", []),
        ("{PK2: off, PK291: warning}", "", [BIG_AS_WARNING]),
        ("{PK291: warning, PK2: off}", "", [BIG_AS_WARNING]),
        ("{PK2: off}", "{PK29: error}", [SMALL_AS_ERROR, BIG]),
        ("{PK291: error}", "{PK2: warning}", [SMALL, BIG_AS_WARNING]),
        ("", "{fact-too-small: error}", [SMALL_AS_ERROR, BIG]),
        ("", "{PK2: off, PK1: error}", []),
    ],
)
def test_severities(tmp_path: Path, project: str, game: str, expected: list[str]) -> None:
    files = {"game.yaml": FILES["game.yaml"] + (f"rules: {game}\n" if game else "")}
    assert found(tmp_path, files, project=f"rules: {project}\n" if project else "") == expected


@pytest.mark.parametrize(
    ("setting", "line"),
    [
        ("PK2O1: off", '3:9: PK195 no finding is called "PK2O1"'),
        ("fact-too-bigg: off", '3:9: PK195 no finding is called "fact-too-bigg"'),
        ("P: off", '3:9: PK195 no finding is called "P"'),
        ("PK: off", '3:9: PK195 no finding is called "PK"'),
        ("PK103: warning", '3:9: PK196 "PK103" cannot be set to "warning"'),
        ("PK1: off", None),
        ("PK10: off", '3:9: PK196 "PK10" cannot be set to "off"'),
        ("PK171: off", '3:9: PK196 "PK171" cannot be set to "off"'),
        ("PK405: warning", '3:9: PK196 "PK405" cannot be set to "warning"'),
        ("PK103: error", None),
        ("PK291: of", '3:16: PK117 unknown choice "of"'),
    ],
)
def test_a_setting_that_means_nothing_is_a_finding(tmp_path: Path, setting: str, line: str | None) -> None:
    ran = trial(tmp_path, {"game.yaml": FILES["game.yaml"] + f"rules: {{{setting}}}\n"})
    told = [text for text in ran.out.splitlines() if "game.yaml:" in text]
    assert told == ([f"sources/trial/game.yaml:{line}"] if line else [])


def test_a_faulty_setting_of_the_project_is_told_once(tmp_path: Path) -> None:
    assert trial(tmp_path, project="rules: {PK2O1: off}\n").out.count("printkit.yaml:1:9: PK195") == 1


@pytest.mark.parametrize("option", ["--select", "--ignore"])
def test_a_word_that_means_no_finding_exits_2_and_names_the_nearest(tmp_path: Path, option: str) -> None:
    ran = trial(tmp_path, {}, option, "PK2,fact-too-bigg")
    assert (ran.status, ran.out) == (2, "")
    assert 'no finding is called "fact-too-bigg"; did you mean fact-too-big' in ran.err


def test_what_leaves_nothing_to_print_cannot_be_ignored(tmp_path: Path) -> None:
    ran = trial(tmp_path, {}, "--ignore", "PK103")
    assert (ran.status, ran.err) == (2, 'printkit: "PK103" cannot be ignored: it leaves nothing to print\n')


def test_what_leaves_nothing_to_print_is_told_whatever_is_selected(tmp_path: Path) -> None:
    assert found(tmp_path, {"facts.yaml": "a: 1\na: 2\n"}, "--select", "PK292") == ["facts.yaml:2 PK103 error"]


@pytest.mark.parametrize(
    ("options", "status"),
    [([], 1), (["--select", "PK292"], 0), (["--select", "PK292", "--strict"], 1), (["--select", "PK3", "--strict"], 0)],
)
def test_exit_status(tmp_path: Path, options: list[str], status: int) -> None:
    assert trial(tmp_path, {}, *options).status == status


@pytest.mark.parametrize(
    ("rules", "status", "says"),
    [("{}", 1, "PK291"), ("{PK291: warning}", 0, "0 errors, 2 warnings"), ("{PK2: off}", 0, "")],
)
def test_a_build_follows_the_same_severities(tmp_path: Path, rules: str, status: int, says: str) -> None:
    files = {**PRINTED, "facts.yaml": FILES["facts.yaml"], "game.yaml": f"{SHEETS}rules: {rules}\n"}
    make_project(tmp_path, {f"sources/trial/{name}": text for name, text in files.items()})
    with two_rules():
        ran = printkit(tmp_path, "build", "-j", "1")
    assert (ran.status, says in ran.err) == (status, True)
    assert (tmp_path / "out/trial/en/c.pdf").exists() == (status == 0)


@pytest.mark.parametrize("rules", ["{PK404: warning}", "{PK404: off}", "{PK40: off}", "{word-too-wide: warning}"])
def test_no_setting_lets_a_text_overflow_everywhere(tmp_path: Path, rules: str) -> None:
    files = {**PRINTED, "counters.yaml": LONG, "game.yaml": f"{SHEETS}rules: {rules}\n"}
    make_project(tmp_path, {f"sources/trial/{name}": text for name, text in files.items()})
    checked, built = printkit(tmp_path, "check", "--layout"), printkit(tmp_path, "build", "-j", "1")
    assert (checked.status, built.status) == (1, 1)
    told = " PK404 " if rules == "{PK40: off}" else " PK196 "  # there are warnings among PK40, which may be off
    assert told in checked.out
    assert told in built.err
    assert not (tmp_path / "out/trial/en/c.pdf").exists()


@pytest.mark.parametrize("rules", ["{PK301: off}", "{PK3: off}", "{untranslated-text: warning}"])
def test_no_setting_lets_english_words_into_a_french_set(tmp_path: Path, rules: str) -> None:
    files = {
        **PRINTED,
        "game.yaml": f"{SHEETS}translations: [fr]\nrules: {rules}\n",
        "locale/fr.po": HEAD + TITLE,
    }
    make_project(tmp_path, {f"sources/trial/{name}": text for name, text in files.items()})
    ran = printkit(tmp_path, "build", "-j", "1", "--lang", "fr")
    assert ran.status == 1
    assert "PK196" in ran.err if rules != "{PK3: off}" else "PK301" in ran.err
    assert not (tmp_path / "out/trial/fr/c.pdf").exists()


def test_every_promise_is_an_error_that_is_not_fixed_otherwise() -> None:
    load_kinds()
    assert PROMISED.isdisjoint(MIDWAY)
    assert {code for code in PROMISED | MIDWAY if KINDS[code].severity is not Severity.ERROR} == set()
    assert {leeway(KINDS[code]) for code in PROMISED} == {Leeway.IN_PLACE}
    assert {leeway(KINDS[code]) for code in MIDWAY} == {Leeway.NONE}


@pytest.mark.parametrize(("rules", "status"), [("{}", 1), ("{PK307: warning}", 0), ("{PK307: off}", 0)])
def test_a_build_follows_the_severities_of_catalogues(tmp_path: Path, rules: str, status: int) -> None:
    words = {**FRENCH, "game/sheets/c/title": ("Counters", "Pions")}
    entries = "".join(f'\nmsgctxt "{at}"\nmsgid "{text}"\nmsgstr "{said}"\n' for at, (text, said) in words.items())
    files = {
        **PRINTED,
        "game.yaml": f"{SHEETS}translations: [fr]\nrules: {rules}\n",
        "locale/fr.po": HEAD + entries + TITLE,
    }
    make_project(tmp_path, {f"sources/trial/{name}": text for name, text in files.items()})
    ran = printkit(tmp_path, "build", "-j", "1", "--lang", "fr")
    assert (ran.status, "PK307" in ran.err) == (status, rules != "{PK307: off}")
    assert (tmp_path / "out/trial/fr/c.pdf").exists() == (status == 0)


FRENCH = {
    "game/title": ("Trial", "Essai"),
    "counters/scout/title": ("Scout", "Éclaireur"),
    "counters/scout/front/label": ("Scout", "Éclaireur"),
    "counters/scout/back/label": ("Hit", "Touché"),
}
