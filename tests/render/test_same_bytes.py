"""The same scene gives the same bytes, whatever runs around it."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.render.about import About
from printkit.render.pack import merge_pdfs
from printkit.render.pdf import render_pdf
from printkit.scene import Bookmark, Item

from .drawings import bitmap, box, die, document, line, pdf_of, svg_of

ROOT = Path(__file__).parents[2]
ITEMS = (
    line("Same € œ", 5, 9),
    line("Bold", 5, 19, weight=700),
    die(5, 20),
    die(12, 20),
    die(19, 20, 3),
    bitmap("RGBA"),
)


def digests() -> str:
    """Return what a PDF, a pack and an SVG of one drawing come to."""
    pdf = pdf_of(*ITEMS)
    pack = merge_pdfs([("one", pdf), ("two", pdf)], About("Pack", "A", "s", "fr"))
    return " ".join(hashlib.sha256(part).hexdigest() for part in (pdf, pack, svg_of(*ITEMS).encode()))


def test_twice_in_one_run() -> None:
    assert digests() == digests()


@pytest.mark.parametrize(
    "surroundings",
    [
        {"PYTHONHASHSEED": "1", "TZ": "Asia/Tokyo"},
        {"PYTHONHASHSEED": "2", "TZ": "America/St_Johns", "LC_ALL": "C"},
        {"PYTHONHASHSEED": "3", "RL_useA85": "1", "RL_invariant": "0", "RL_pageCompression": "0"},
    ],
)
def test_in_other_surroundings(surroundings: dict[str, str], tmp_path: Path) -> None:
    code = "from tests.render.test_same_bytes import digests; print(digests())"
    environment = os.environ | {"PYTHONPATH": str(ROOT)} | surroundings
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, check=True)
    assert digests() == run.stdout.decode().strip()


@pytest.mark.parametrize("draw", [lambda x: [box(x, 0, 1, 1)], lambda x: [die(0, 0, x), die(9, 9, x)]])
def test_another_drawing_has_another_identifier(draw: Callable[[int], list[Item]]) -> None:
    pdfs = [pdf_of(*draw(x)) for x in (1, 2)]
    assert pdfs[0].partition(b"/ID")[2] != pdfs[1].partition(b"/ID")[2]


def test_bookmarks_are_the_same_too() -> None:
    booked = document(*ITEMS, bookmarks=(Bookmark("A", 0), Bookmark("B", 0, 1)))
    assert render_pdf(booked) == render_pdf(booked)
