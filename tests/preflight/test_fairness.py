"""What a preflight lets pass, and rightly: bold letters, blank backs within a pack, many sizes told once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from preflight.samples import PRESS, Sample, limits, press, stream

from printkit.diagnostics import Diagnostic
from printkit.preflight.run import preflight_bytes

GROUND = b"0.2 g 50 90 60 30 re f"


def found(sample: Sample, profile: str = "home") -> list[Diagnostic]:
    return preflight_bytes(sample.pdf(), "sample.pdf", limits(profile))


def set_in(face: str, content: bytes) -> Sample:
    """Return a sample whose font has the name of a face, with more content."""
    plain = Sample()
    return replace(plain, font=plain.font.replace("+Sample", f"+{face}"), content=plain.content + b" " + content)


@pytest.mark.parametrize(
    ("face", "size", "codes"),
    [
        ("Sample", 6.5, ["PK545"]),
        ("Sample-Medium", 6.5, ["PK545"]),
        ("Sample-SemiBold", 6.5, []),
        ("Sample-Bold", 6.0, []),
        ("Sample-Bold", 5.9, ["PK542"]),
        ("Sample", 7.0, []),
    ],
)
def test_white_text_may_be_smaller_where_it_is_bold(face: str, size: float, codes: list[str]) -> None:
    shown = GROUND + f" 1 g BT /F1 {size} Tf 60 100 Td (A) Tj ET".encode()
    assert [each.code for each in found(set_in(face, shown))] == codes


@pytest.mark.parametrize(
    ("face", "size", "codes"),
    [
        ("Sample", 14.0, ["PK424"]),
        ("Sample-SemiBold", 14.0, ["PK424"]),
        ("Sample-Bold", 13.9, ["PK424"]),
        ("Sample-Bold", 14.0, []),
        ("Sample-Black", 14.0, []),
        ("Sample", 18.0, []),
    ],
)
def test_bold_text_is_large_from_14_pt(face: str, size: float, codes: list[str]) -> None:
    shown = f"0.55 g BT /F1 {size} Tf 60 100 Td (A) Tj ET".encode()
    assert [each.code for each in found(set_in(face, shown))] == codes


def test_many_sizes_are_told_once_with_their_number() -> None:
    other = b"<< /Type /Page /Parent @tree %s /Contents @content /Resources << /Font << /F1 @font >> >> >>"
    boxes = [b"/MediaBox [0 0 %d 300] /TrimBox [0 0 %d 300]" % (side, side) for side in (302, 310, 320)]
    sample = Sample(pages=4, more={f"page{at}": other % box for at, box in enumerate(boxes, 1)})
    (told,) = found(sample)
    assert told.code == "PK523"
    assert told.origin.page == 2
    assert told.message.endswith("; 3 pages of other sizes in all")


def pack(blank: set[int], starts: tuple[int, ...], pages: int = 6) -> Sample:
    """Return a press file of several parts, some pages of which show nothing; all numbers count from 1."""
    empty = f"<< /Type /Page /Parent @tree {press().boxes} /Contents @none /Resources << >> >>".encode()
    outline: dict[str, bytes] = {"none": stream(b" "), "outline": b"<< /First @mark0 >>"}
    for at, start in enumerate(starts):
        after = f"/Next @mark{at + 1}" if at + 1 < len(starts) else ""
        outline[f"mark{at}"] = f"<< /Title (a) /Dest [@page{start - 1} /Fit] {after} >>".encode()
    sound = press(content=PRESS)
    more = {**sound.more, **outline, **{f"page{number - 1}": empty for number in blank}}
    return replace(sound, pages=pages, catalog=f"{sound.catalog} /Outlines @outline", more=more)


@pytest.mark.parametrize(
    ("blank", "starts", "empty"),
    [
        ({4}, (1, 3), []),  # the second part: a front, a blank back, a front, a back
        ({4}, (1, 4), [4]),  # a part of three pages that begins with a blank one
        ({6}, (1, 3), []),
        ({1}, (1, 3), [1]),
        ({2, 3, 4}, (1, 2), [2, 3, 4]),
    ],
)
def test_each_part_of_a_pack_may_have_its_blank_backs(
    blank: set[int], starts: tuple[int, ...], empty: list[int]
) -> None:
    told = [each.origin.page for each in found(pack(blank, starts), "press-x4") if each.code == "PK527"]
    assert told == empty


def test_bookmarks_that_lead_in_a_circle_come_to_an_end() -> None:
    sample = pack({4}, (1, 3))
    circle = {**sample.more, "mark1": b"<< /Title (a) /Dest [@page2 /Fit] /Next @mark0 >>"}
    assert "PK527" not in {each.code for each in found(replace(sample, more=circle), "press-x4")}
