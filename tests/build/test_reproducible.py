"""The same sources make the same bytes, wherever, whenever and however they are built."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import files_below
from small_game import build, built, small_game

ALL = ("--format", "pdf,png", "--items", "svg,pdf,png", "--dpi", "36")


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the files of a build in this process."""
    root = small_game(tmp_path_factory.mktemp("reference"))
    build(root, *ALL)
    return built(root)


CASES = {
    "hash seed 1": ({"PYTHONHASHSEED": "1"}, ()),
    "hash seed 2, far east": ({"PYTHONHASHSEED": "2", "TZ": "Pacific/Auckland"}, ("--jobs", "1")),
    "far west, plain locale": ({"TZ": "America/Los_Angeles", "LC_ALL": "C"}, ("--jobs", "1")),
    "two processes": ({}, ("--jobs", "2")),
}


@pytest.mark.parametrize(("env", "options"), CASES.values(), ids=CASES)
def test_bytes_do_not_depend_on_the_surroundings(
    tmp_path: Path, reference: dict[str, bytes], env: dict[str, str], options: tuple[str, ...]
) -> None:
    root = small_game(tmp_path / "elsewhere" / "a folder with spaces")
    command = [sys.executable, "-m", "printkit", "build", *ALL, *options, "--project", str(root), "--quiet"]
    done = subprocess.run(command, cwd=tmp_path, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert differing(files_below(root / "out"), reference) == []


def test_building_twice_and_by_parts_gives_the_same(tmp_path: Path, reference: dict[str, bytes]) -> None:
    root = small_game(tmp_path)
    for address in ("small/tokens/scout", "small/counters", "small/tokens", "small", "small"):
        build(root, address, *ALL, "--force")
    assert differing(built(root), reference) == []


def test_the_comparison_sees_one_changed_byte(reference: dict[str, bytes]) -> None:
    changed = {name: data[:-1] + b"x" if name.endswith("tokens.pdf") else data for name, data in reference.items()}
    assert differing(changed, reference) == ["small/en/tokens.pdf", "small/fr/tokens.pdf"]
    assert differing({}, reference) == sorted(reference)


def differing(found: dict[str, bytes], reference: dict[str, bytes]) -> list[str]:
    """Return the names of files that are not the same on both sides."""
    return sorted(name for name in {*found, *reference} if found.get(name) != reference.get(name))
