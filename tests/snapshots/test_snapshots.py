"""What components draw, as text, beside what they drew when a person last looked at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from projects import Trial, lines
from snapshots.compare import check_snapshot

from printkit.components.placements import Placement, place
from printkit.components.strips import stack
from printkit.diagnostics import Origin, Report
from printkit.scene import Scene, dump

Snapshot = Callable[[str, str], None]
WIDTH = 60.0


@pytest.mark.parametrize(
    ("name", "placement", "look"),
    [
        ("table", "table tables.fire", "panel"),
        ("table-of-bands", "table tables.rating", "form"),
        ("aid", "aid aids.turn", "panel"),
        ("track", "track tracks.hits", "panel"),
        ("fields", "fields records.log", "form"),
        ("tallies", "tallies records.log", "form"),
        ("drawing", "art boat 20mm", "rules"),
    ],
)
def test_placed_things(full: Trial, snapshot: Snapshot, name: str, placement: str, look: str) -> None:
    report = Report()
    sheet = next(iter(full.edition.game.file.sheets.values()))
    context = full.edition.context(sheet, report)
    whole = stack(place(Placement.from_text(placement), WIDTH, look, context, Origin("")))
    assert lines(report) == []
    snapshot(name, dump(Scene(WIDTH, whole.height, whole.items)))


@pytest.mark.parametrize("side", ["front", "back"])
def test_a_counter(mini: Trial, snapshot: Snapshot, side: str) -> None:
    ((piece,), report) = mini.pieces("counters", "scout")
    assert lines(report) == []
    snapshot(f"counter-{side}", dump(piece.front if side == "front" else piece.faces[1]))


def test_a_comparison_with_the_same_text_passes(tmp_path: Path) -> None:
    check_snapshot(tmp_path / "a.txt", "scene 1 x 1\n", update=True)
    check_snapshot(tmp_path / "a.txt", "scene 1 x 1\n")


@pytest.mark.xfail(strict=True, raises=AssertionError, reason="the comparison must fail")
@pytest.mark.parametrize("now", ["scene 1 x 1\n  path M0 0.001\n", "scene 1 x 1\n", "", "scene 1 x 1\n  path M0 0\n\n"])
def test_a_comparison_with_another_text_fails(tmp_path: Path, now: str) -> None:
    check_snapshot(tmp_path / "a.txt", "scene 1 x 1\n  path M0 0\n", update=True)
    check_snapshot(tmp_path / "a.txt", now)


@pytest.mark.xfail(strict=True, raises=AssertionError, reason="a snapshot that is not there is no success")
def test_a_snapshot_that_is_missing_fails(tmp_path: Path) -> None:
    check_snapshot(tmp_path / "b.txt", "scene 1 x 1\n")


def test_the_difference_is_readable(tmp_path: Path) -> None:
    check_snapshot(tmp_path / "a.txt", "scene 1 x 1\n  path M0 0\n  path M1 1\n", update=True)
    with pytest.raises(AssertionError, match=r"-  path M0 0\n\+  path M0 2\n") as fault:
        check_snapshot(tmp_path / "a.txt", "scene 1 x 1\n  path M0 2\n  path M1 1\n")
    assert "path M1 1" in str(fault.value), "a line around it tells the place"
