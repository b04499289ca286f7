"""Options that say nothing, and folders that no file may go to: one message, status 2, and nothing is touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from command_line import files_below, printkit
from small_game import build, built, small_game

EMPTY = {
    "build": ["--format", "--items", "--lang", "--paper", "--profile", "--out"],
    "check": ["--lang", "--select", "--ignore"],
    "fit": ["--lang"],
    "calibrate": ["--paper", "--lang", "--out"],
    "translate status": ["--lang"],
    "translate update": ["--lang"],
    "preflight some.pdf": ["--profile", "--select", "--annotate"],
}


@pytest.mark.parametrize("value", ["", " "])
@pytest.mark.parametrize(
    ("command", "option"), [(command, option) for command, each in EMPTY.items() for option in each]
)
def test_an_option_that_names_nothing_ends_the_command(tmp_path: Path, command: str, option: str, value: str) -> None:
    build(small_game(tmp_path), "--lang", "en")
    before = files_below(tmp_path)
    ran = printkit(tmp_path, *command.split(), option, value)
    assert (ran.status, ran.out, ran.err) == (
        2,
        "",
        f"printkit: {option} names nothing; leave it out, or name something\n",
    )
    assert files_below(tmp_path) == before


def test_commas_alone_name_nothing(tmp_path: Path) -> None:
    assert printkit(small_game(tmp_path), "build", "--lang", ",").status == 2


def test_papers_and_profiles_are_named_in_small_letters_or_large_ones(tmp_path: Path) -> None:
    build(small_game(tmp_path), "small/tokens", "--lang", "en", "--paper", "Letter", "--profile", "Proof")
    assert "small/en-letter-proof/tokens.pdf" in built(tmp_path)


def loop(root: Path) -> None:
    (root / "place").symlink_to("place")


def link_to(target: str) -> Callable[[Path], None]:
    return lambda root: (root / "place").symlink_to(target)


def file(root: Path) -> None:
    (root / "place").write_text("mine")


PLACES: dict[str, tuple[str, Callable[[Path], object], str]] = {
    "sources": ("sources", lambda _: None, "lies in sources/, which is only read"),
    "below sources": ("sources/small/art/new", lambda _: None, "lies in sources/, which is only read"),
    "around a corner": ("out/../sources/small", lambda _: None, "lies in sources/, which is only read"),
    "templates": ("templates", lambda _: None, "lies in templates/, which is only read"),
    "fonts": ("fonts/out", lambda _: None, "lies in fonts/, which is only read"),
    "a link to sources": ("place/new", link_to("sources"), "lies in sources/, which is only read"),
    "a link to nothing": ("place", link_to("gone"), "cannot be used: no such file or directory"),
    "a loop of links": ("place", loop, "cannot be used: "),
    "a file": ("place", file, "is a file; name a folder"),
    "below a file": ("place/new", file, "cannot be made: "),
    "a device": ("/dev/null", lambda _: None, "is a file; name a folder"),
    "a long name": ("x" * 300, lambda _: None, "cannot be made: a name has at most 255 bytes"),
}


@pytest.mark.parametrize("command", ["build", "calibrate"])
@pytest.mark.parametrize(("out", "prepare", "fault"), PLACES.values(), ids=PLACES)
def test_a_folder_that_no_file_may_go_to_ends_the_command(
    tmp_path: Path, command: str, out: str, prepare: Callable[[Path], object], fault: str
) -> None:
    prepare(small_game(tmp_path))
    before = files_below(tmp_path)
    ran = printkit(tmp_path, command, "--out", out)
    assert (ran.status, ran.out, files_below(tmp_path)) == (2, "", before)
    told = out if len(out) < 200 else f"{out[:60]}…"
    assert ran.err.startswith(f'printkit: --out: "{told}" {fault}')
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("out", ["alone", "../beside", "a/b/c", "../here/out", "sources-of-mine"])
def test_any_other_folder_will_do(tmp_path: Path, out: str) -> None:
    root = small_game(tmp_path / "here")
    build(root, "small/tokens", "--lang", "en", "--out", out)
    assert (root / out / "small/en/tokens.pdf").is_file()


def test_the_usual_folder_is_looked_at_too(tmp_path: Path) -> None:
    (small_game(tmp_path) / "out").symlink_to("sources")
    ran = printkit(tmp_path, "build")
    assert (ran.status, "lies in sources/" in ran.err) == (2, True)
