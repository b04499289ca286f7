"""`--help` and `explain`: every command and every finding explains itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from command_line import printkit

from printkit.cli.explaining import explanation
from printkit.diagnostics.kinds import KINDS, SECTIONS

COMMANDS = (
    "build",
    "check",
    "explain",
    "list",
    "new",
    "odds",
    "translate",
    "translate extract",
    "translate status",
    "translate update",
)

explanation("")  # makes every module that knows findings register them


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_as_it_was(tmp_path: Path, snapshot: Callable[[str, str], None], command: str) -> None:
    ran = printkit(tmp_path, *command.split(), "--help")
    assert (ran.status, ran.err) == (0, "")
    snapshot(f"help{command and '-'}{command.replace(' ', '-')}", without_types(ran.out))


def without_types(words: str) -> str:
    """Return a help text without what Typer adds to the names of arguments, which differs between its versions."""
    return re.sub(r" <[a-z\[\]]+>|[{}]|  \[required\]", "", words)


def test_help_names_every_command(tmp_path: Path) -> None:
    told = re.findall(r"^  ([a-z]+) ", printkit(tmp_path, "--help").out.partition("Commands:")[2], re.MULTILINE)
    assert sorted(told) == sorted(command for command in COMMANDS if " " not in command)


def test_no_command_at_all_shows_the_help(tmp_path: Path) -> None:
    ran = printkit(tmp_path)
    assert (ran.status, "Commands:" in ran.out + ran.err) == (2, True)


def test_version(tmp_path: Path) -> None:
    assert re.fullmatch(r"printkit \d+\.\d+\.\d+\n", printkit(tmp_path, "--version").out)


@pytest.mark.parametrize("code", sorted(KINDS))
def test_every_finding_is_explained_by_code_and_by_name(tmp_path: Path, code: str) -> None:
    ran = printkit(tmp_path, "explain", code.lower())
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"# {code} {KINDS[code].name} (")
    assert ran.out == printkit(tmp_path, "explain", KINDS[code].name.upper()).out
    parts = re.split(r"^(## .+)$", ran.out, flags=re.MULTILINE)
    assert tuple(parts[1::2]) == SECTIONS
    assert all(part.strip() for part in parts[2::2])


def test_codes_and_names_are_well_formed() -> None:
    assert len(KINDS) > 60
    assert [code for code in KINDS if not re.fullmatch(r"PK[1-5]\d\d", code)] == []
    assert [kind.name for kind in KINDS.values() if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", kind.name)] == []


def test_an_unknown_code_exits_2_and_names_the_nearest(tmp_path: Path) -> None:
    ran = printkit(tmp_path, "explain", "duplicate-kye")
    assert (ran.status, ran.out) == (2, "")
    assert 'no finding is called "duplicate-kye"; did you mean duplicate-key' in ran.err
