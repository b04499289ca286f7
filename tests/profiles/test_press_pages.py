"""A press gets each face on a page of its own: trim, bleed and slug around it, in the order the printer wants."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path as Folder

import pytest
from preflight.samples import limits

from printkit.build.faces import filled_up, press_pages
from printkit.components.pieces import Piece
from printkit.preflight.run import preflight_bytes
from printkit.render.pdf import render_pdf
from printkit.scene import REGISTRATION, Box, Colour, Document, Group, Path, Scene, rect
from printkit.scene.extents import leaves
from printkit.source import Distance
from printkit.templates.profiles import Profile
from tests.pdf_facts import outlines_mm
from tests.projects import GAME, Trial, make_game, open_game

INK = Colour((10, 40, 80))
PROFILE = Profile(pages="pieces", colour="cmyk", intent="fogra39", marks="none", bleed=Distance(3))


def face(mark: float) -> Scene:
    """Return a face whose ground reaches 4 mm beyond its trim, with a square `mark` mm from its corner."""
    ground = Path(rect(Box(-4, -4, 28, 38)), INK)
    return Scene(20, 30, (ground, Path(rect(Box(mark, mark, 2, 2)), Colour((255, 255, 255)))))


def piece(name: str, *, back: bool = True, count: int = 1, bleed: float = 0.0) -> Piece:
    return Piece(name, name.title(), face(1), face(5) if back else None, bleed, count)


def sides(pieces: list[Piece], profile: Profile) -> list[str]:
    """Return which side each page shows: the name of its group, or a dash where it is blank."""
    return [
        next((item.name for item in page.scene.items if isinstance(item, Group)), "-")
        for page in press_pages(pieces, profile)
    ]


def test_boxes_are_trim_bleed_and_slug() -> None:
    page, _ = press_pages([piece("a")], replace(PROFILE, slug=Distance(8)))
    assert (page.scene.width, page.scene.height) == (42, 52)
    assert page.trim == Box(11, 11, 20, 30)
    assert page.bleed == Box(8, 8, 26, 36)


@pytest.mark.parametrize("own", [0.0, 2.0, 5.0])
def test_ink_reaches_the_bleed_of_the_profile_and_no_further(own: float) -> None:
    page, _ = press_pages([piece("a", bleed=own)], PROFILE)
    assert next(leaves(page.scene.items))[2] == pytest.approx(Box(0, 0, 26, 36))


@pytest.mark.parametrize(
    ("order", "pages"),
    [
        ("front-first", ["front-1-a", "back-1-a", "front-1-a", "back-1-a", "front-1-b", "-"]),
        ("back-first", ["back-1-a", "front-1-a", "back-1-a", "front-1-a", "-", "front-1-b"]),
    ],
)
def test_fronts_and_backs_alternate_for_every_copy(order: str, pages: list[str]) -> None:
    assert sides([piece("a", count=2), piece("b", back=False)], replace(PROFILE, order=order)) == pages


def test_pieces_without_backs_have_no_blank_pages() -> None:
    assert sides([piece("a", back=False, count=2), piece("b", back=False)], PROFILE) == ["front-1-a"] * 2 + [
        "front-1-b"
    ]


def test_marks_stand_in_the_slug_in_all_inks_and_never_on_a_blank() -> None:
    profile = replace(PROFILE, marks="press", slug=Distance(8))
    first, blank = list(press_pages([piece("a"), piece("b", back=False)], profile))[2:]
    ticks = [(item, box) for item, _, box in leaves(first.scene.items) if isinstance(item, Path) and item.stroke]
    assert blank.scene.items == ()
    assert len(ticks) == 8
    assert {item.stroke.colour for item, _ in ticks} == {REGISTRATION}
    for _, box in ticks:
        assert (
            box.right < first.bleed.x
            or box.x > first.bleed.right
            or box.bottom < first.bleed.y
            or box.y > first.bleed.bottom
        )
        assert min(box.x, box.y, first.scene.width - box.right, first.scene.height - box.bottom) > 0.9


def test_a_built_sheet_is_such_pages(press_mini: Trial) -> None:
    document, report = press_mini.sheet("counters")
    assert list(report) == []
    assert document
    assert len(document.pages) == 24
    assert document.pages[0].trim == Box(3, 3, 20, 20)
    pdf = render_pdf(document, press_mini.edition.profile, press_mini.edition.intent)
    assert outlines_mm(pdf, 0)[0] == pytest.approx(Box(0, 0, 26, 26), abs=0.01)


@pytest.mark.parametrize(("count", "total"), [(1, 4), (4, 4), (13, 16)])
def test_booklets_are_filled_up_to_fours(count: int, total: int) -> None:
    pages = tuple(press_pages([piece("a", back=False, count=count)], PROFILE))
    filled = filled_up(pages, "blank")
    assert filled[:count] == pages
    assert [page.scene.items for page in filled[count:]] == [()] * (total - count)
    covered = filled_up(pages, "last")
    assert (covered[: count - 1], covered[-1]) == (pages[:-1], pages[-1])
    assert [page.scene.items for page in covered[count - 1 : -1]] == [()] * (total - count)
    assert filled_up((), "blank") == filled_up((), "last") == ()


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        ("xxx-", set()),
        ("x-xx", set()),
        ("xx--", set()),
        ("x---", set()),
        ("x--x", set()),
        ("---x", set()),
        ("--xx", {"PK527"}),
        ("x-x-", {"PK527"}),
    ],
)
def test_blanks_that_a_press_needs_are_no_fault(shown: str, found: set[str]) -> None:
    pages = tuple(press_pages([piece("a", back=False, count=4)], PROFILE))
    blank = filled_up(pages[:1], "blank")[1]
    drawn = tuple(page if each == "x" else blank for page, each in zip(pages, shown, strict=True))
    pdf = render_pdf(Document(drawn, "t", "a", "s", "en"), PROFILE, None)
    assert {each.code for each in preflight_bytes(pdf, "x", limits("press-x4"))} & {"PK527"} == found


def test_a_booklet_for_the_press_keeps_its_back_cover(tmp_path: Folder) -> None:
    sheet = "{title: Counters, from: counters, layout: leaf, imposition: cover}"
    game = GAME.partition("  counters:")[0] + f"  counters: {sheet}\n"
    slot = '{at: [1mm, 1mm, 50mm, 5mm], text: "{{ item.title }}", style: counter-label}'
    leaf = f"size: 60mm x 80mm\nslots:\n  title: {slot}\n"
    cover = "arrange: booklet\nback: last\n"
    counters = "".join(f"p{number}: {{title: P{number}, size: 60mm, front: {{label: P}}}}\n" for number in range(1, 7))
    files = {
        "game.yaml": game, "counters.yaml": counters,
        "templates/layouts/leaf.yaml": leaf, "templates/impositions/cover.yaml": cover,
    }  # fmt: skip
    document, report = open_game(make_game(tmp_path, files), profile="press-x4").sheet("counters")
    assert list(report) == []
    assert document
    assert [page.title if page.scene.items else "" for page in document.pages] == [
        "P1", "P2", "P3", "P4", "P5", "", "", "P6",
    ]  # fmt: skip
