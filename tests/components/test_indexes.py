"""The index of events: in which order, in how many columns, with the missions that each event comes up in."""

from __future__ import annotations

import pytest
from projects import Trial, lines

from printkit.components.placements import Placement, place
from printkit.components.strips import Strip
from printkit.diagnostics import Origin, Report

from .setting_out import context_of, texts, words

PLACED = Origin("rules.md", 7, 1)
REST = ["Bay", "Cod", "Dab", "Eel", "Fin", "Gar", "Hake", "Ide", "Jack", "Koi", "Ling"]


def index_of(full: Trial, width: float, path: str = "events") -> tuple[tuple[Strip, ...], list[str]]:
    """Return the strips of the index at a width, and the findings."""
    report = Report()
    strips = place(Placement.from_text(f"index {path}"), width, "rules", context_of(full, report), PLACED)
    return strips, lines(report)


@pytest.mark.parametrize(("width", "columns"), [(60.0, 1), (121.0, 1), (122.0, 2), (186.0, 3)])
def test_a_wide_index_has_columns_that_are_read_downwards(full: Trial, width: float, columns: int) -> None:
    strips, found = index_of(full, width)
    assert found == []
    assert len(strips) == -(-12 // columns)
    rows = [words(strip.items).split(" 1") for strip in strips]  # after each title, the number of its mission
    titles = [row[column].strip() for column in range(columns) for row in rows]
    assert titles == ["51 Cœur d’œuvre — « été » Ÿ € ½ × −", *REST]


def test_an_event_is_told_with_its_missions(full: Trial) -> None:
    strips, _ = index_of(full, 60.0)
    assert [[text for text, _, _ in texts(strip.items)][-1] for strip in strips] == ["1"] * 12


@pytest.mark.parametrize("path", ["tables", "missions"])
def test_an_index_of_something_else_is_a_finding_where_it_is_placed(full: Trial, path: str) -> None:
    strips, found = index_of(full, 60.0, path)
    assert strips == ()
    assert found == ['rules.md:7:1 PK155 "index" leads to no value']
