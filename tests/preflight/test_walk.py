"""The walk through a content stream: boxes, sizes and widths on paper, in points, computed by hand beside it."""

from __future__ import annotations

from io import BytesIO

import pytest
from preflight.samples import Sample, limits, stream

from printkit.preflight.geometry import Box, least_scale
from printkit.preflight.marks import Marks
from printkit.preflight.operators import BrokenContentError, read_operations
from printkit.preflight.reading import read_pdf

FORM = "/Subtype /Form /BBox [0 0 100 100]"


def marks(content: bytes, **more: object) -> Marks:
    file, found = read_pdf(Sample(content=content, **more).pdf(), "sample.pdf", limits("home"))  # type: ignore[arg-type]
    assert file
    assert found == []
    assert file.pages[0].marks.faults == []
    return file.pages[0].marks


def rounded(box: Box) -> tuple[float, ...]:
    return tuple(round(side, 3) for side in box)


@pytest.mark.parametrize(
    ("content", "box"),
    [
        (b"10 20 30 40 re f", (10, 20, 40, 60)),
        (b"10 20 m 40 60 l 5 5 l h f", (5, 5, 40, 60)),
        (b"2 0 0 3 100 0 cm 10 20 30 40 re f", (120, 60, 180, 180)),
        (b"0 1 -1 0 100 0 cm 10 20 30 40 re f", (40, 10, 80, 40)),
        (b"q 2 0 0 2 0 0 cm Q 10 20 30 40 re f", (10, 20, 40, 60)),
        (b"0 0 20 200 re W n 10 20 30 40 re f", (10, 20, 20, 60)),
        (b"q 0 0 20 200 re W n Q 10 20 30 40 re f", (10, 20, 40, 60)),
        (b"10 20 m 1 2 30 4 50 60 c f", (1, 2, 50, 60)),
        (b"10 20 m 1 2 30 4 v f", (1, 2, 30, 20)),
    ],
)
def test_outlines_lie_where_the_map_puts_them(content: bytes, box: tuple[float, ...]) -> None:
    (paint,) = marks(content).paints
    assert rounded(paint.box) == box


@pytest.mark.parametrize(
    ("content", "width"),
    [
        (b"3 w", 3), (b"3 w 2 0 0 2 0 0 cm", 6), (b"3 w 2 0 0 -1 0 0 cm", 3), (b"3 w 0 2 -2 0 0 0 cm", 6),
        (b"q 3 w Q", 1), (b"3 w q 0.5 0 0 0.5 0 0 cm", 1.5), (b"/W gs", 7),
    ],
)  # fmt: skip
def test_lines_are_as_wide_as_the_map_makes_them(content: bytes, width: float) -> None:
    drawn = content + b" 0 0 m 9 9 l S" + b" Q" * (content.count(b"q") - content.count(b"Q"))
    (paint,) = marks(drawn, resources="/ExtGState << /W << /LW 7 >> >>").paints
    assert paint.width == pytest.approx(width)


@pytest.mark.parametrize(
    ("content", "box", "size"),
    [
        (b"/F1 10 Tf 50 60 Td (AB) Tj", (50, 57.9, 60, 67.2), 10),
        (b"/F1 10 Tf 50 60 Td [(A) -1000 (B)] TJ", (50, 57.9, 70, 67.2), 10),
        (b"/F1 10 Tf 2 Tc 50 60 Td <4142> Tj", (50, 57.9, 64, 67.2), 10),
        (b"/F1 10 Tf 50 Tz 50 60 Td (AB) Tj", (50, 57.9, 55, 67.2), 10),
        (b"/F1 10 Tf 5 Ts 50 60 Td (AB) Tj", (50, 62.9, 60, 72.2), 10),
        (b"/F1 1 Tf 20 0 0 20 50 60 Tm (A) Tj", (50, 55.8, 60, 74.4), 20),
        (b"/F1 10 Tf 0 1 -1 0 50 60 Tm (AB) Tj", (42.8, 60, 52.1, 70), 10),
        (b"/F1 10 Tf 12 TL 50 84 Td T* 0 -12 Td (AB) Tj", (50, 57.9, 60, 67.2), 10),
        (b"/F1 10 Tf 50 72 Td 0 -12 TD (AB) Tj", (50, 57.9, 60, 67.2), 10),
        (b"/F1 10 Tf 12 TL 50 72 Td (AB) '", (50, 57.9, 60, 67.2), 10),
        (b'/F1 10 Tf 12 TL 50 72 Td 3 2 (AB) "', (50, 57.9, 64, 67.2), 10),
    ],
)
def test_text_is_as_large_as_the_maps_make_it(content: bytes, box: tuple[float, ...], size: float) -> None:
    (run,) = marks(b"BT " + content + b" ET").runs
    assert (rounded(run.box), run.size) == (box, pytest.approx(size))


def test_text_goes_on_where_it_stopped() -> None:
    first, second = marks(b"BT /F1 10 Tf 50 60 Td (AB) Tj (A) Tj ET").runs
    assert second.box.left == first.box.right


def test_a_form_is_walked_once_and_lies_wherever_it_is_drawn() -> None:
    content = b"q 1 0 0 1 10 20 cm /N Do Q q 1 0 0 1 50 60 cm /N Do Q q 2 0 0 2 0 0 cm /N Do Q"
    more = {"form": stream(b"0 0 10 10 re f", FORM)}
    file, _ = read_pdf(
        Sample(content=content, resources="/XObject << /N @form >>", more=more).pdf(), "a.pdf", limits("home")
    )
    assert file
    boxes = [rounded(paint.box) for paint in file.pages[0].marks.paints]
    assert boxes == [(10, 20, 20, 30), (50, 60, 60, 70), (0, 0, 20, 20)]


@pytest.mark.parametrize("content", [b"1 0 0 rg q 1 0 0 1 9 9 cm /N Do Q 0 0 1 rg /N Do"])
def test_a_form_takes_the_colour_it_is_drawn_with(content: bytes) -> None:
    more = {"form": stream(b"0 0 10 10 re f", FORM)}
    paints = marks(content, resources="/XObject << /N @form >>", more=more).paints
    assert [paint.fill.parts for paint in paints if paint.fill] == [(1, 0, 0), (0, 0, 1)]


def test_a_form_is_cut_to_its_box() -> None:
    more = {"form": stream(b"-50 -50 500 500 re f", f"{FORM} /Matrix [2 0 0 2 5 5]")}
    (paint,) = marks(b"/N Do", resources="/XObject << /N @form >>", more=more).paints
    assert rounded(paint.box) == (5, 5, 205, 205)


def test_dots_per_inch_are_those_on_paper() -> None:
    more = {"image": stream(b"", "/Subtype /Image /Width 300 /Height 600 /ColorSpace /DeviceGray /BitsPerComponent 8")}
    (placed,) = marks(b"q 0 72 -72 0 100 0 cm /Im Do Q", resources="/XObject << /Im @image >>", more=more).images
    assert (placed.ppi, rounded(placed.box)) == (pytest.approx(300), (28, 0, 100, 72))


@pytest.mark.parametrize(
    ("matrix", "scale"), [((2, 0, 0, 3, 0, 0), 2), ((0, 2, -3, 0, 0, 0), 2), ((1, 1, -1, 1, 0, 0), 2**0.5)]
)
def test_the_least_scale(matrix: tuple[float, float, float, float, float, float], scale: float) -> None:
    assert least_scale(matrix) == pytest.approx(scale)


@pytest.mark.parametrize(
    ("text", "operations"),
    [
        (b"1 0 0 rg", [([1, 0, 0], "rg")]),
        (b"0 0 m 1 1 l h S", [([0, 0, 1, 1], "path"), ([], "S")]),
        (b"/F1 .5 Tf", [(["F1", 0.5], "Tf")]),
        (b"(a\\)\\050b(c)\\\n) Tj", [([b"a)(b(c)"], "Tj")]),
        (b"[<41 4> -3 (b)] TJ", [([[b"A@", -3, b"b"]], "TJ")]),
        (b"% a comment\nq % another\nQ", [([], "q"), ([], "Q")]),
        (b"/A#20B gs", [(["A B"], "gs")]),
        (b"/P << /MCID 3 /L [1 2] >> BDC", [(["P", ["MCID", 3, "L", [1, 2]]], "BDC")]),
        (b"BI /W 1 ID \x00Q EI Q", [([], "BI"), (["W", 1], "ID"), ([], "Q")]),
        (b"-.5 +1. 2 w", [([-0.5, 1, 2], "w")]),
        (b"f* B* b*", [([], "f*"), ([], "B*"), ([], "b*")]),
        (b"", []),
    ],
)
def test_operations_are_read(text: bytes, operations: list[tuple[list[object], str]]) -> None:
    assert [tuple(each) for each in read_operations(text)] == operations


@pytest.mark.parametrize("text", [b"1 2", b"(a", b"]", b"<4g> Tj", b"BI ID x"])
def test_what_makes_no_sense_is_refused(text: bytes) -> None:
    with pytest.raises(BrokenContentError):
        list(read_operations(text))


def test_a_long_stream_of_digits_takes_no_time() -> None:
    with pytest.raises(BrokenContentError):
        list(read_operations(BytesIO(b"1 " * 200_000 + b"9" * 200_000).getvalue()))
