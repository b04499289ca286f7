"""Templates to measure with: circles and sectors are as large as the YAML says, to 0.05 mm."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pytest
from pdf_facts import outlines_mm, text
from projects import Trial, faults, lines, make_project, open_game

from printkit.components.stencils import Pose, arc
from printkit.project import Project
from printkit.render.pdf import render_pdf


def make_stencil(root: Path, stencil: str) -> Project:
    """Write a game of one template, `blast`."""
    files = {
        "game.yaml": "title: Mini\ntheme: naval\nsheets:\n"
        "  stencils: {title: Templates, from: stencils, layout: stencil, imposition: grid}\n",
        "stencils.yaml": f"blast: {{title: Blast, {stencil}}}\n",
    }
    return make_project(root, {f"sources/mini/{path}": content for path, content in files.items()})


def item_pdf(trial: Trial) -> bytes:
    """Return the template alone as PDF."""
    return render_pdf(trial.item("stencils", "blast"), trial.edition.profile)


@pytest.mark.parametrize(
    ("stencil", "width", "height"),
    [
        ("radius: 50mm", 100.0, 100.0),
        ("radius: 2in", 101.6, 101.6),
        ("radius: 10cm, angle: 90", 100.0, 100.0),
        ("radius: 10cm, angle: 60", 100.0, 104.47),  # the handles of the arc's curve stand above it
        ("radius: 5cm, angle: 180", 100.0, 50.0),
    ],
)
def test_a_template_is_as_large_as_it_says(stencil: str, width: float, height: float, tmp_path: Path) -> None:
    boxes = outlines_mm(item_pdf(open_game(make_stencil(tmp_path, stencil))), 0)
    edge = max(boxes, key=lambda box: box.width * box.height)
    assert (edge.width, edge.height) == pytest.approx((width, height), abs=0.05)


def test_rings_lie_at_their_distances(tmp_path: Path) -> None:
    boxes = outlines_mm(item_pdf(open_game(make_stencil(tmp_path, "radius: 50mm, rings: 20mm"))), 0)
    assert {40.0, 80.0, 100.0} <= {round(box.width, 1) for box in boxes}
    assert 120.0 not in {round(box.width, 1) for box in boxes}


@pytest.mark.parametrize(("first", "last"), [(-30, 30), (0, 90), (-90, 90), (-5, 5)])
def test_an_arc_keeps_its_distance_to_a_hundredth(first: float, last: float) -> None:
    start, *curves = arc(Pose(0, 0, first, last), 150.0)
    begin, distances = start[1], []
    for _, numbers in curves:
        handles = [begin, numbers[:2], numbers[2:4], numbers[4:]]
        distances += [math.hypot(*between(handles, part)) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        begin = numbers[4:]
    assert distances == pytest.approx([150.0] * len(distances), abs=0.05)


def between(handles: list[tuple[float, ...]], part: float) -> tuple[float, ...]:
    """Return the point at a part of a curve, by halving its handles down to one."""
    if len(handles) == 1:
        return handles[0]
    joined = [tuple(a + part * (b - a) for a, b in zip(one, other, strict=True)) for one, other in pairwise(handles)]
    return between(joined, part)


def test_a_template_says_its_radius(tmp_path: Path) -> None:
    said = text(item_pdf(open_game(make_stencil(tmp_path, "radius: 5cm"))), 0)
    assert said == "BLAST 5 cm"


def test_copies_are_printed_with_a_scale_proof(tmp_path: Path) -> None:
    document, report = open_game(make_stencil(tmp_path, "radius: 3cm, count: 3")).sheet("stencils")
    assert lines(report) == []
    assert document
    said = text(render_pdf(document, open_game(make_stencil(tmp_path / "again", "radius: 3cm")).edition.profile), 0)
    assert said.count("3 cm") == 3
    assert "This line measures 50 mm" in said


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("radius: 3cm, angle: 270", "PK116 a template of 270° cannot be drawn"),
        ("radius: 3cm, angle: 0", "PK116 a template of 0° cannot be drawn"),
        ("radius: 3cm, rings: 0.1mm", "PK116 more than 50 rings are too fine to see"),
        ("radius: 0", 'PK116 "0" is nothing'),
    ],
)
def test_a_template_that_cannot_be_is_found(given: str, message: str, tmp_path: Path) -> None:
    found = faults(make_stencil(tmp_path, given))
    assert [line.split(" ", 1)[1][: len(message)] for line in found] == [message]


def test_a_template_larger_than_the_paper_is_found(tmp_path: Path) -> None:
    _, report = open_game(make_stencil(tmp_path, "radius: 15cm")).sheet("stencils")
    assert {each.code for each in report} <= {"PK501", "PK502"}
    assert len(report)
