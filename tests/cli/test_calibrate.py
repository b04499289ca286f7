"""`printkit calibrate`: a sheet to read two numbers from, and the numbers kept where every later build finds them."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import files_below, printkit
from pdf_facts import boxes_mm, outlines_mm, text
from projects import GAME, make_game

from printkit.scene import Box


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return make_game(tmp_path, {"game.yaml": GAME.replace("fold-over", "duplex")}).root


@pytest.mark.parametrize(
    ("arguments", "name", "size"),
    [
        ([], "calibration-a4", (210, 297)),
        (["--paper", "letter"], "calibration-letter", (215.9, 279.4)),
        (["--paper", "universal"], "calibration-universal", (210, 279.4)),
        (["--flip", "short"], "calibration-a4-portrait-short", (210, 297)),
        (["--landscape"], "calibration-a4-landscape-long", (297, 210)),
        (["--landscape", "--flip", "short", "--lang", "fr"], "calibration-a4-landscape-short", (297, 210)),
    ],
)
def test_the_sheet_has_two_sides_of_the_paper(
    root: Path, arguments: list[str], name: str, size: tuple[float, float]
) -> None:
    ran = printkit(root, "calibrate", *arguments)
    assert (ran.status, ran.err, ran.out) == (0, "", f"out/{name}.pdf\n")
    pdf = (root / f"out/{name}.pdf").read_bytes()
    assert [boxes.media[2:] for boxes in boxes_mm(pdf)] == [pytest.approx(size, abs=0.01)] * 2


def longest(pdf: bytes, page: int, *, upright: bool) -> list[Box]:
    """Return the longest lines of a page that run one way."""
    lines = [box for box in outlines_mm(pdf, page) if (box.width if upright else box.height) < 0.001]
    reach = max(box.height if upright else box.width for box in lines)
    return [box for box in lines if (box.height if upright else box.width) == pytest.approx(reach, abs=0.01)]


@pytest.mark.parametrize("arguments", [[], ["--flip", "short"], ["--landscape"], ["--landscape", "--flip", "short"]])
def test_the_cross_lies_on_the_middle_of_the_scales_after_the_flip(root: Path, arguments: list[str]) -> None:
    ran = printkit(root, "calibrate", *arguments)
    pdf = (root / ran.out.strip()).read_bytes()
    (boxes, _) = boxes_mm(pdf)
    middle = (boxes.media.width / 2, boxes.media.height / 2)
    (down,), (across,) = longest(pdf, 1, upright=True), longest(pdf, 1, upright=False)
    assert down.x == pytest.approx(middle[0], abs=0.01)
    assert across.y == pytest.approx(middle[1], abs=0.01)
    ticks = {round(box.x - middle[0], 2) for box in outlines_mm(pdf, 0) if box.width < 0.001 and 1.9 < box.height < 6.1}
    assert {-10, -9.5, -0.5, 0, 0.5, 9.5, 10} <= ticks
    assert len(ticks) >= 41


def test_the_sheet_says_what_to_do(root: Path) -> None:
    printkit(root, "calibrate")
    said = text((root / "out/calibration-a4.pdf").read_bytes(), 0)
    for words in ("Print at 100 %", "flip on the long edge", "against the light", "printkit calibrate --set 0.8,-0.4"):
        assert words in said.replace("\u00a0", " ")


def test_two_runs_write_the_same_bytes(root: Path) -> None:
    printkit(root, "calibrate")
    first = (root / "out/calibration-a4.pdf").read_bytes()
    printkit(root, "calibrate", "--out", "again")
    assert (root / "again/calibration-a4.pdf").read_bytes() == first


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("0.8,-0.4", "0.8mm -0.4mm"),
        ("-0.8,0.4", "-0.8mm 0.4mm"),
        ("-0.8mm, 0.4mm", "-0.8mm 0.4mm"),
        ("0,0", "0mm 0mm"),
        ("0.5 1", "0.5mm 1mm"),
        ("10,-10", "10mm -10mm"),
    ],
)
def test_an_offset_is_kept(root: Path, given: str, kept: str) -> None:
    ran = printkit(root, "calibrate", "--set", given)
    assert (ran.status, ran.out, ran.err) == (0, f"printer.yaml: offset: {kept}\n", "")
    assert f"\noffset: {kept}\n" in (root / "printer.yaml").read_text("utf-8")


def test_what_else_the_file_says_stays(root: Path) -> None:
    (root / "printer.yaml").write_text(
        "# the laser upstairs\noffset: 1mm 1mm   # in May\nlandscape_short: 0mm 1mm\n", "utf-8"
    )
    assert printkit(root, "calibrate", "--set", "0.5,-1").status == 0
    assert printkit(root, "calibrate", "--flip", "short", "--set", "2,0").status == 0
    assert (root / "printer.yaml").read_text("utf-8") == (
        "# the laser upstairs\noffset: 0.5mm -1mm   # in May\nlandscape_short: 0mm 1mm\nportrait_short: 2mm 0mm\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--set", "12,0"], "an offset of 12 mm"),
        (["--set", "1"], "is not an offset"),
        (["--set", ""], "is not an offset"),
        (["--set", "a,b"], "is not a length"),
        (["--set", "1,2,3"], "is not an offset"),
        (["--flip", "left"], '--flip does not know "left"; use long, short'),
        (["--paper", "a44"], 'no paper is called "a44"'),
        (["--lang", "xx"], 'there are no words in "xx" here'),
    ],
)
def test_what_means_nothing_is_refused(root: Path, arguments: list[str], said: str) -> None:
    before = files_below(root)
    ran = printkit(root, "calibrate", *arguments)
    assert ran.status == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert files_below(root) == before


@pytest.mark.parametrize("content", ["ofset: 1mm 1mm\n", "offset: [1, 2\n", "offset: 99mm 0mm\n", "\xff\n"])
def test_a_faulty_file_is_left_as_it_is(root: Path, content: str) -> None:
    (root / "printer.yaml").write_text(content, "latin-1")
    ran = printkit(root, "calibrate", "--set", "1,1")
    assert ran.status == 1
    assert ran.err.startswith("printer.yaml:")
    assert (root / "printer.yaml").read_text("latin-1") == content


def test_a_file_that_cannot_be_changed_line_by_line_is_left_as_it_is(root: Path) -> None:
    (root / "printer.yaml").write_text("{offset: 1mm 1mm}\n", "utf-8")
    ran = printkit(root, "calibrate", "--set", "1,2")
    assert (ran.status, (root / "printer.yaml").read_text("utf-8")) == (2, "{offset: 1mm 1mm}\n")
    assert "write there: offset: 1mm 2mm" in ran.err


def test_a_changed_offset_makes_what_was_built_out_of_date(root: Path) -> None:
    printkit(root, "build", "mini")
    before = (root / "out/mini/en/counters.pdf").read_bytes()
    assert "up to date" in printkit(root, "build", "mini").err
    printkit(root, "calibrate", "--set", "0.8,-0.4")
    ran = printkit(root, "build", "mini")
    assert "out/mini/en/counters.pdf" in ran.out
    assert (root / "out/mini/en/counters.pdf").read_bytes() != before
    printkit(root, "calibrate", "--set", "0,0")
    printkit(root, "build", "mini")
    assert (root / "out/mini/en/counters.pdf").read_bytes() == before
