"""`--help` and `explain`: every command and every finding explains itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from command_line import printkit
from typer.main import get_command

from printkit.cli.app import app
from printkit.cli.explaining import explanation
from printkit.diagnostics.kinds import KINDS, SECTIONS


def commands(group: Any, before: str = "") -> Iterator[str]:
    """Yield every command of the command line, and those below it: `translate`, `translate update`."""
    for name, command in group.commands.items():
        yield f"{before}{name}"
        if hasattr(command, "commands"):
            yield from commands(command, f"{before}{name} ")


COMMANDS = tuple(commands(get_command(app)))

explanation("")  # makes every module that knows findings register them


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_as_it_was(tmp_path: Path, snapshot: Callable[[str, str], None], command: str) -> None:
    ran = printkit(tmp_path, *command.split(), "--help")
    assert (ran.status, ran.err) == (0, "")
    snapshot(f"help{command and '-'}{command.replace(' ', '-')}", without_types(ran.out))


def without_types(words: str) -> str:
    """Return a help text without what Typer adds to the names of arguments, which differs between its versions."""
    return re.sub(r" <[a-z\[\]]+>|[{}]|  \[required\]", "", words)


def test_the_commands_that_everything_rests_on_are_there() -> None:
    assert {"build", "check", "explain", "list", "new", "translate update"} <= set(COMMANDS)


@pytest.mark.parametrize("group", ["", "translate"])
def test_no_summary_of_a_command_is_cut(tmp_path: Path, group: str) -> None:
    out = printkit(tmp_path, *group.split(), "--help", env={"COLUMNS": "80"}).out
    assert "..." not in out.partition("Commands:")[2]


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
    assert tuple(parts[1::2]) == (*SECTIONS, "## Severity")
    assert all(part.strip() for part in parts[2::2])


def test_codes_and_names_are_well_formed() -> None:
    assert len(KINDS) > 60
    assert [code for code in KINDS if not re.fullmatch(r"PK[1-5]\d\d", code)] == []
    assert [kind.name for kind in KINDS.values() if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", kind.name)] == []


def test_an_unknown_code_exits_2_and_names_the_nearest(tmp_path: Path) -> None:
    ran = printkit(tmp_path, "explain", "duplicate-kye")
    assert (ran.status, ran.out) == (2, "")
    assert 'no finding is called "duplicate-kye"; did you mean duplicate-key' in ran.err
