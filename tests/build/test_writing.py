"""A file is whole or as it was: errors, drafts, Ctrl-C, a full disk, a folder that cannot be written to."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from command_line import files_below, printkit
from pdf_facts import text
from small_game import build, built, edit, small_game

from printkit.build.files import write_file

BAD_ART = ("counters.yaml", "art: boat, label: Raider", "art: bote, label: Raider")


def test_a_sheet_with_an_error_is_not_written_and_the_old_file_stays(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    before = built(tmp_path)
    edit(tmp_path, *BAD_ART)
    edit(tmp_path, "facts.yaml", "power: 4", "power: 5")
    ran = printkit(tmp_path, "build", "--lang", "en", "-j", "1")
    after = built(tmp_path)
    assert ran.status == 1
    assert {name for name in before if before[name] != after[name]} == {
        "small/en/tokens.pdf", "small/en/tokens/scout.svg", "small/en/tokens/scout.pdf",
    }  # fmt: skip
    assert "sources/small/counters.yaml:11:16: PK166" in ran.err
    told = "1 error, 0 warnings; out/small/en/counters.pdf kept as it was; out/small/en/small-en.pdf kept as it was"
    assert ran.err.splitlines()[-1] == told


def test_without_an_old_file_the_message_says_so(tmp_path: Path) -> None:
    edit(small_game(tmp_path), *BAD_ART)
    ran = printkit(tmp_path, "build", "small/counters", "--lang", "en", "-j", "1")
    assert ran.err.splitlines()[-1] == "1 error, 0 warnings; out/small/en/counters.pdf not written"
    assert built(tmp_path) == {}


@pytest.mark.parametrize(("lang", "band"), [("en", "DRAFT: CONTAINS ERRORS"), ("fr", "BROUILLON")])
def test_a_draft_is_printed_with_a_band_and_still_exits_1(tmp_path: Path, lang: str, band: str) -> None:
    edit(small_game(tmp_path), *BAD_ART)
    ran = printkit(tmp_path, "build", "--draft", "--lang", lang, "-j", "1")
    assert (ran.status, "PK166" in ran.err) == (1, True)
    assert band in text(built(tmp_path)[f"small/{lang}/counters.pdf"], 0).upper()
    assert band not in text(built(tmp_path)[f"small/{lang}/tokens.pdf"], 0).upper()
    assert f"small/{lang}/small-{lang}.pdf" in built(tmp_path)


def test_a_draft_is_gone_with_its_error(tmp_path: Path) -> None:
    build(small_game(tmp_path / "clean"), "--lang", "en")
    edit(small_game(tmp_path / "mended"), *BAD_ART)
    printkit(tmp_path / "mended", "build", "--draft", "--lang", "en", "-j", "1")
    edit(tmp_path / "mended", "counters.yaml", "bote", "boat")
    build(tmp_path / "mended", "--lang", "en")
    assert built(tmp_path / "mended") == built(tmp_path / "clean")


def test_an_item_with_an_error_keeps_no_other_back(tmp_path: Path) -> None:
    edit(small_game(tmp_path), *BAD_ART)
    ran = printkit(tmp_path, "build", "small/counters/*", "--lang", "en", "-j", "1")
    assert ran.status == 1
    assert [name for name in built(tmp_path) if "scout.svg" in name] == ["small/en/counters/scout.svg"]
    assert [name for name in built(tmp_path) if "raider" in name] == []


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
@pytest.mark.parametrize("stop", [KeyboardInterrupt(), OSError(errno.ENOSPC, "No space left on device")])
def test_a_write_that_is_stopped_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, stop: BaseException
) -> None:
    build(small_game(tmp_path), "--lang", "en")
    before = files_below(tmp_path)
    edit(tmp_path, "facts.yaml", "power: 4", "power: 5")
    monkeypatch.setattr(step, Mock(side_effect=stop))
    ran = printkit(tmp_path, "build", "--lang", "en", "-j", "1")
    after = files_below(tmp_path)
    assert ran.status == (130 if isinstance(stop, KeyboardInterrupt) else 1)
    assert "Traceback" not in ran.err
    assert {name for name in {*before, *after} if before.get(name) != after.get(name)} == {"sources/small/facts.yaml"}
    if isinstance(stop, OSError):
        assert 'out/small/en/tokens.pdf" cannot be written: no space left on device' in ran.err
        assert "out/small/en/tokens.pdf kept as it was" in ran.err


def test_the_steps_that_are_stopped_are_really_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    sync, replace = os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (taken.append("fsync"), sync(handle)))
    monkeypatch.setattr(Path, "replace", lambda path, to: (taken.append("replace"), replace(path, to))[1])
    assert write_file(tmp_path, "a/b.pdf", b"x") is None
    assert taken == ["fsync", "replace"]
    assert write_file(tmp_path, "a/b.pdf", b"x") is None
    assert taken == ["fsync", "replace"]


def block_language(root: Path) -> None:
    (root / "out/small").mkdir(parents=True)
    (root / "out/small/en").write_text("in the way", "utf-8")


def block_sheet(root: Path) -> None:
    (root / "out/small/en/tokens.pdf").mkdir(parents=True)


@pytest.mark.parametrize("block", [block_language, block_sheet])
def test_an_output_that_cannot_be_written_is_a_finding(tmp_path: Path, block: Callable[[Path], None]) -> None:
    block(small_game(tmp_path))
    ran = printkit(tmp_path, "build", "small/tokens", "--lang", "en", "-j", "1")
    assert ran.status == 1
    assert 'PK169 "' in ran.err
    assert "cannot be written: " in ran.err
    assert "out/small/en/tokens.pdf" in ran.err.splitlines()[-1]


def test_a_file_in_the_place_of_the_output_folder_is_told_before_anything_is_built(tmp_path: Path) -> None:
    small_game(tmp_path)
    (tmp_path / "out").write_text("in the way", "utf-8")
    ran = printkit(tmp_path, "build", "small/tokens", "--lang", "en", "-j", "1")
    assert (ran.status, ran.out) == (2, "")
    assert 'out" is a file; name a folder' in ran.err


def test_a_folder_without_permission_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The superuser may write anywhere, so the refusal is acted.
    monkeypatch.setattr(tempfile, "mkstemp", Mock(side_effect=PermissionError(errno.EACCES, "Permission denied")))
    ran = printkit(small_game(tmp_path), "build", "small/tokens", "--lang", "en", "-j", "1")
    assert (ran.status, built(tmp_path)) == (1, {})
    assert "PK169" in ran.err
    assert "permission denied" in ran.err


def test_ctrl_c_ends_a_build_in_several_processes_without_a_traceback(tmp_path: Path) -> None:
    root = small_game(tmp_path)
    start = "import os, sys, time\n"
    wait = "def stop(task): os.write(1, b'ready\\n'); time.sleep(60)\n"
    run = "import printkit.build.editions as e; e.build_edition = stop\nfrom printkit.cli import main; main()"
    command = [sys.executable, "-c", start + wait + run, "build", "--jobs", "2"]
    with subprocess.Popen(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout
        assert [process.stdout.readline() for _ in range(2)] == ["ready\n", "ready\n"]
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "printkit: interrupted; files not yet written are as they were\n")
    assert built(root) == {}


def test_a_printed_file_can_be_read_by_whom_the_umask_lets(tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        assert write_file(tmp_path, "a.pdf", b"x") is None
    finally:
        os.umask(old)
    assert (tmp_path / "a.pdf").stat().st_mode & 0o777 == 0o640
