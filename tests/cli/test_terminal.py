"""What every command does alike: statuses, streams, colours, quiet; and what `check` and `list` print."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import printkit
from projects import make_project
from small_game import build, edit, small_game

from printkit.cli.terminal import wants_colour

LIST = """\
small                  game      Small fry
small/counters         sheet     Counters
small/counters/scout   counters  Scout      3
small/counters/raider  counters  Raider     2
small/tokens           sheet     Tokens
small/tokens/scout     counters  Scout      3
"""


@pytest.mark.parametrize("command", ["build", "check", "list"])
def test_without_a_project_nothing_runs(tmp_path: Path, command: str) -> None:
    ran = printkit(tmp_path, command)
    assert (ran.status, ran.out) == (2, "")
    assert 'there is no folder "sources" here or in a folder above; make one with: printkit new' in ran.err
    assert 'has no folder "sources"' in printkit(tmp_path, command, "--project", str(tmp_path)).err


@pytest.mark.parametrize("command", [["build", "-j", "1"], ["check"], ["list"]])
def test_a_faulty_game_exits_1(tmp_path: Path, command: list[str]) -> None:
    edit(small_game(tmp_path), "counters.yaml", "size: 20mm", "size: 20")
    ran = printkit(tmp_path, *command)
    assert ran.status == 1
    assert ("counters.yaml:3:9: PK116" in ran.out) == (command == ["check"])
    assert ("counters.yaml:3:9: PK116" in ran.err) == (command != ["check"])


@pytest.mark.parametrize("command", [["build", "-j", "1"], ["check"], ["list"]])
def test_a_sound_game_exits_0_from_any_folder_of_the_project(tmp_path: Path, command: list[str]) -> None:
    ran = printkit(small_game(tmp_path) / "sources/small/art", *command)
    assert (ran.status, "PK" in ran.out + ran.err) == (0, False)


@pytest.mark.parametrize(("strict", "status"), [((), 0), (("--strict",), 1)])
def test_a_warning_fails_a_strict_check_alone(tmp_path: Path, strict: tuple[str, ...], status: int) -> None:
    edit(small_game(tmp_path), "locale/fr.po", 'msgctxt "counters/raider/title"', 'msgctxt "counters/pirate/title"')
    edit(tmp_path, "counters.yaml", "title: Raider\n", "title: Scout\n")
    path = tmp_path / "sources/small/locale/fr.po"
    text = path.read_text("utf-8") + '\nmsgctxt "counters/raider/title"\nmsgid "Scout"\nmsgstr "Éclaireur"\n'
    path.write_text(text, "utf-8")
    ran = printkit(tmp_path, "check", *strict)
    assert (ran.status, ran.out.count("PK306")) == (status, 1), ran.out
    assert ran.err == "1 game checked: 0 errors, 1 warning (sheets were not laid out: --layout)\n"


def test_a_finding_shows_place_line_caret_and_hint(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "label: Raider", "lable: Raider")
    out = printkit(tmp_path, "check").out
    assert out.splitlines()[-4:] == [
        'sources/small/counters.yaml:11:22: PK113 unknown key "lable"',
        "    11 |   front: {art: boat, lable: Raider}",
        "                              ^",
        '       hint: did you mean "label"?',
    ]


ESCAPES = "\\e]0;mine\\a\\e[31m\\u202e"


def test_no_source_steers_the_terminal(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "label: Raider", f'label: "Raider{ESCAPES}"')
    edit(tmp_path, "counters.yaml", "count: 2", f'count: 2\n  "wi{ESCAPES}": 3\n  remark: "\u202e\u200b" # odd')
    make_project(tmp_path, {"sources/small/od\x1b[31m\nd.yaml": "a: 1\n"})
    for ran in (printkit(tmp_path, "check", "--layout"), printkit(tmp_path, "build", "-j", "1")):
        text = ran.out + ran.err
        assert [letter for letter in text if letter != "\n" and not letter.isprintable()] == []
        assert r'unknown key "wi\x1b]0;mine\x07\x1b[31m\u202e"' in text
        assert r"sources/small/od\x1b[31m\nd.yaml: PK" in text
        assert r'  remark: "\u202e\u200b" # odd' in text
    assert r'"wi\u001b]0;mine' in printkit(tmp_path, "check", "--format", "json").out


def test_the_caret_stands_under_what_is_meant_behind_characters_that_are_escaped(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "art: boat, label: Raider", 'art: "\u200b", lable: Raider')
    lines = printkit(tmp_path, "check").out.splitlines()
    at = next(number for number, line in enumerate(lines) if "PK113" in line)
    assert lines[at + 1][lines[at + 2].index("^") :].startswith("lable")


def test_a_control_character_is_to_be_deleted_not_looked_for_in_fonts(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "label: Raider", r'label: "Rai\ader"')
    out = printkit(tmp_path, "check", "--layout").out
    assert r'PK402 no glyph for "\x07" (U+0007 unnamed)' in out
    assert "hint: delete it: no font shows it\n" in out
    assert "choose a font" not in out


def test_a_text_that_nobody_reads_to_its_end_is_told_by_its_beginning(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "label: Raider", f"label: {'x' * 300_000}")
    ran = printkit(tmp_path, "build", "-j", "1", "--lang", "en")
    assert f'PK404 "{"X" * 60}…" is ' in ran.err
    assert len(ran.err) < 2_000


def test_of_many_findings_of_one_kind_the_first_are_told(tmp_path: Path) -> None:
    make_project(small_game(tmp_path), {"sources/small/counters.yaml": "".join(f"S{n}: {{}}\n" for n in range(250))})
    ran = printkit(tmp_path, "check")
    assert (ran.out.count("PK116"), ran.out.count("PK116 and 150 more\n")) == (101, 1)
    assert ran.err.startswith("1 game checked: 1,000 errors, ")
    assert printkit(tmp_path, "check", "--format", "json").out.count("PK116") >= 250


def test_list_shows_address_kind_title_and_count(tmp_path: Path) -> None:
    assert printkit(small_game(tmp_path), "list").out == LIST
    lines = LIST.splitlines(keepends=True)
    for address, rows in {
        "small/tokens": lines[4:],
        "small/tokens/": lines[4:],
        "*/*/scout": [lines[2], lines[5]],
    }.items():
        found = [line.split() for line in printkit(tmp_path, "list", address).out.splitlines()]
        assert found == [row.split() for row in rows]


def test_a_count_of_a_part_of_which_nothing_is_listed_is_told(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "count: 3", 'count: "{diagrams.fire.columns}"')
    diagrams = tmp_path / "sources/small/diagrams.yaml"
    for count, text in {"5": "fire: {title: Fire, columns: 5, rows: 4}\n", "?": "fire: {columns: 5}\n"}.items():
        diagrams.write_text(text)
        rows = [line.split() for line in printkit(tmp_path, "list", "small/*/scout").out.splitlines()]
        assert [row[-1] for row in rows] == [count] * 2, text


def test_quiet_prints_findings_alone(tmp_path: Path) -> None:
    ran = build(small_game(tmp_path), "--quiet")
    assert (ran.out, ran.err) == ("", "")
    assert build(tmp_path, "-q").err == ""
    assert printkit(tmp_path, "check", "-q") == (0, "", "")
    edit(tmp_path, "counters.yaml", "size: 20mm", "size: 20")
    assert "PK116" in printkit(tmp_path, "build", "-q", "-j", "1").err


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "env", "coloured"),
    [
        (Terminal(), {}, True),
        (Terminal(), {"NO_COLOR": "1"}, False),
        (Terminal(), {"TERM": "dumb"}, False),
        (io.StringIO(), {}, False),
    ],
)
def test_colour_is_for_terminals_that_want_it(
    monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, env: dict[str, str], coloured: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert wants_colour(stream) is coloured


def test_what_a_terminal_cannot_show_is_written_as_an_escape(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "game.yaml", "title: Tokens", "title: Jetons d’été")
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "printkit", "list"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert r"Jetons d\u2019\xe9t\xe9" in done.stdout


def test_a_reader_that_leaves_early_is_no_error_to_shout_about(tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m printkit explain PK101 | true"
    done = subprocess.run(["/bin/sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")


def test_all_faults_of_all_files_come_in_one_run(tmp_path: Path) -> None:
    make_project(
        small_game(tmp_path),
        {
            "sources/small/game.yaml": "titel: Small\nsheets:\n  a: {title: A, from: counters}\n",
            "sources/small/counters.yaml": "scout: {title: Scout, size: 20, front: {art: boat}}\n",
            "sources/small/facts.yaml": "power: many\n",
            "sources/small/rules.md": "no title\n",
            "sources/small/conters.yaml": "a: 1\n",
            "sources/other/game.yaml": "title: Other\n\ttab: here\n",
        },
    )
    places = [line.split(" ")[0] for line in printkit(tmp_path, "check").out.splitlines() if ": PK" in line]
    assert places == [
        "sources/other/game.yaml:2:1:",
        "sources/small/conters.yaml:",
        "sources/small/counters.yaml:1:29:",
        "sources/small/counters.yaml:1:40:",
        "sources/small/facts.yaml:1:8:",
        "sources/small/game.yaml:1:1:",
        "sources/small/game.yaml:1:1:",
        "sources/small/game.yaml:3:6:",
        "sources/small/game.yaml:3:6:",
        "sources/small/rules.md:1:1:",
    ]
