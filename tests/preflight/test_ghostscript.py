"""Total ink drawn as plates: measured where Ghostscript is there, said to be unchecked where it fails or is not."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from preflight.samples import PRESS, limits, press
from tools.debian import need

from printkit.preflight.run import preflight_file

# two inks of 100 % and 99 % overprinting each other: each alone is within the limit, both together are not
DOUBLE = PRESS + b" 1 .9 0 0 k 50 50 80 80 re f 0 0 .9 .9 k 50 50 80 80 re f"


def checked(content: bytes = PRESS) -> tuple[list[str], tuple[tuple[str, str, str], ...]]:
    result = preflight_file(replace(press(), content=content).pdf(), "sample.pdf", limits("press-x4"))
    return [each.code for each in result.found], result.unchecked


def programme(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    (folder / "gs").write_text(f"#!/bin/sh\n{script}\n")
    (folder / "gs").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


def test_inks_that_overprint_are_added_up() -> None:
    need("gs", "ghostscript")
    assert checked() == ([], ())
    assert checked(DOUBLE) == (["PK557"], ())


def test_the_densest_window_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = Image.new("CMYK", (417, 417))
    picture.paste((255, 255, 200, 200), (100, 100, 180, 180))
    picture.save(tmp_path / "plates.tif")
    programme(
        tmp_path,
        monkeypatch,
        f'for a; do case "$a" in *%d.tif) cp {tmp_path}/plates.tif "${{a%%%d.tif}}1.tif";; esac; done',
    )
    assert checked() == (["PK557"], ())


def test_a_failure_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programme(tmp_path, monkeypatch, "exit 3")
    assert checked() == ([], (("total ink, drawn as plates", "PK557", "Ghostscript ended with status 3"),))


def test_a_page_that_was_not_drawn_is_no_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programme(tmp_path, monkeypatch, "exit 0")
    assert checked() == ([], (("total ink, drawn as plates", "PK557", "Ghostscript drew 0 of 1 pages"),))
