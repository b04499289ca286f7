"""`printer.yaml` and margins: what they say is obeyed or refused, each fault where it stands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from projects import COUNTERS, GAME, Trial, lines, make_game, open_game

from printkit.build.edition import open_edition
from printkit.build.games import open_checked
from printkit.build.tasks import Target
from printkit.diagnostics import Report
from printkit.templates.printers import Offset, Printer

from .sheets import faces, lay, marks, piece, plan

DUPLEX = {"game.yaml": GAME.replace("fold-over", "duplex")}


def opened(root: Path, text: str) -> tuple[object, list[str]]:
    """Return the edition of a project with this `printer.yaml`, or None, and what was found."""
    project = make_game(root, DUPLEX)
    (root / "printer.yaml").write_text(text, "utf-8")
    report = Report()
    game = open_checked(project, "mini", project.settings(Report())).sound
    assert game
    return open_edition(project, game, Target("en", "a4"), report), lines(report)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ofset: 1mm 0mm", 'printer.yaml:1:1 PK113 unknown key "ofset"'),
        ("offset: 1mm", 'printer.yaml:1:9 PK116 "1mm" is not an offset'),
        ("offset: 1 0", 'printer.yaml:1:9 PK116 "1" has no unit'),
        ("offset: 0,8mm 0mm", 'printer.yaml:1:9 PK116 "0,8mm 0mm" is not an offset'),
        ("offset: 12mm 0mm", 'printer.yaml:1:9 PK116 an offset of 12 mm in "12mm 0mm" is more than 10 mm'),
        ("offset: 0mm -10.1mm", 'printer.yaml:1:9 PK116 an offset of -10.1 mm in "0mm -10.1mm" is more than 10 mm'),
        ("offset: left", 'printer.yaml:1:9 PK116 "left" is not an offset'),
        ("portrait_sort: 1mm 0mm", 'printer.yaml:1:1 PK113 unknown key "portrait_sort"'),
        ("offset: 1mm 0mm\noffset: 2mm 0mm", "printer.yaml:2:1 PK"),
        ("- offset", "printer.yaml:1:1 PK"),
        ("offset: [1mm, 0mm]", "printer.yaml:1:9 PK"),
    ],
)
def test_a_fault_of_the_file_is_a_finding_and_nothing_is_printed(tmp_path: Path, text: str, found: str) -> None:
    edition, faults = opened(tmp_path, text)
    assert edition is None
    assert len(faults) == 1
    assert faults[0].startswith(found)


@pytest.mark.parametrize(
    "text",
    ["offset: 0.8mm -0.4mm", "offset: -10mm 10mm", "offset: 0.8mm,-0.4mm", "offset: 0 0", "# none\noffset: 1mm 0mm"],
)
def test_an_offset_is_read(tmp_path: Path, text: str) -> None:
    edition, faults = opened(tmp_path, text)
    assert edition
    assert faults == []


def test_the_backs_of_a_sheet_obey_the_file(tmp_path: Path) -> None:
    project = make_game(tmp_path, DUPLEX)
    before, _ = open_game(project).sheet("counters")
    (tmp_path / "printer.yaml").write_text("offset: 0.8mm -0.4mm\n", "utf-8")
    after, report = open_game(project).sheet("counters")
    assert lines(report) == []
    assert before
    assert after
    assert [face.place for face in faces(before.pages[0])] == [face.place for face in faces(after.pages[0])]
    moved = {
        (round(new.place[4] - old.place[4], 6), round(new.place[5] - old.place[5], 6))
        for old, new in zip(faces(before.pages[1]), faces(after.pages[1]), strict=True)
    }
    assert moved == {(0.8, 0.4)}, "turned over, right stays right on the back page; up is against the drift"


def told(offset: tuple[float, float], excess: float) -> list[str]:
    right, down = offset
    moved = f"with the printer's offset of {right:.1f} × {down:.1f} mm, margins leave no room"
    return [f"PK517 {moved}: backs reach {excess:.1f} mm into the last 3.0 mm of the paper"]


@pytest.mark.parametrize(
    ("offset", "excess"),
    [
        ((10, 0), 3),
        ((-10, 0), 3),
        ((0, 10), 0),
        ((0, -10), 0),
        ((7, 0), 0),
        ((7.5, 0), 0.5),
        ((1, 1), 0),
        ((-1, -1), 0),
    ],
)
def test_backs_moved_into_the_edge_of_the_paper_are_a_finding(
    mini: Trial, offset: tuple[float, float], excess: float
) -> None:
    made = piece(190, 30)  # 10 mm from either side
    _, found = lay(mini, [made], plan("duplex", mark=0, offset=0), printer=Printer(Offset(*offset)))
    assert found == (told(offset, excess) if excess else [])


@pytest.mark.parametrize("margin", [105, 120, 4000])
@pytest.mark.parametrize("arrange", ["grid", "fold", "gutter", "duplex", "tiles", "booklet"])
def test_margins_of_half_the_paper_are_a_finding(mini: Trial, arrange: str, margin: float) -> None:
    pages, found = lay(mini, [piece()], plan(arrange, margin=margin))
    assert pages == ()
    assert found == [f"PK516 margins of {margin:.1f} mm leave no room on paper of 210.0 × 297.0 mm"]


@pytest.mark.parametrize("arrange", ["grid", "fold", "gutter", "duplex"])
def test_margins_of_nothing_are_obeyed_and_told(mini: Trial, arrange: str) -> None:
    (page, *_), found = lay(mini, [piece(count=500)], plan(arrange, margin=0))
    assert min(mark.x for mark in marks(page, "cut-marks")) >= 0
    assert [line for line in found if not line.startswith("PK505")] == [
        "PK419 a margin of 0.0 mm lies where most printers cannot print: they leave 3 to 5 mm blank",
    ]


@pytest.mark.parametrize(("margin", "free", "told"), [(2.9, 0, True), (3, 0, False), (0, 6.35, False)])
def test_margins_that_printers_leave_blank_are_told(mini: Trial, margin: float, free: float, *, told: bool) -> None:
    _, found = lay(mini, [piece()], plan("duplex", margin=margin), free=free)
    assert [line[:5] for line in found] == ["PK419"] * told


def test_sheets_without_cut_marks_may_have_any_margin(mini: Trial) -> None:
    unmarked = replace(mini.edition.profile, marks="none")
    assert lay(mini, [piece()], plan("duplex", margin=0), profile=unmarked)[1] == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("margin: -1mm", 'PK116 "-1mm" is negative'),
        ("gap: -2mm", 'PK116 "-2mm" is negative'),
        ("gutter: -2mm", 'PK116 "-2mm" is negative'),
        ("creep: -0.1mm", 'PK116 "-0.1mm" is negative'),
        ("overlap: -1mm", 'PK116 "-1mm" is negative'),
        ("margin: 10", 'PK116 "10" has no unit'),
        ("margni: 10mm", 'PK113 unknown key "margni"'),
        ("words: foot", "PK"),
        ("turn: maybe", "PK"),
        ("flip: left", "PK"),
        ("columns: -1", 'PK129 "-1" is less than 0'),
        ("rows: 1000", 'PK129 "1000" is more than 999'),
    ],
)
def test_a_fault_of_an_imposition_is_a_finding_at_its_line(tmp_path: Path, line: str, found: str) -> None:
    files = {
        "game.yaml": GAME.replace("fold-over", "mine"),
        "templates/impositions/mine.yaml": f"arrange: duplex\n{line}\n",
    }
    _, report = open_game(make_game(tmp_path, files)).sheet("counters")
    assert report.errors == 1
    (said,) = lines(report)
    where, _, message = said.partition(" ")
    assert where.startswith("mine.yaml:")
    assert message.startswith(found)


@pytest.mark.parametrize("size", ["300mm x 210mm", "20mm x 300mm"])
def test_a_piece_larger_than_the_paper_is_a_finding_also_on_its_side(tmp_path: Path, size: str) -> None:
    files = {
        "game.yaml": GAME.replace("fold-over", "mine"),
        "counters.yaml": COUNTERS.replace("20mm", size),
        "templates/impositions/mine.yaml": "arrange: duplex\nturn: yes\n",
    }
    document, report = open_game(make_game(tmp_path, files)).sheet("counters")
    assert document is None
    assert [line.split()[1] for line in lines(report)][-1] == "PK501"
