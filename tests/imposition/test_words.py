"""The words of a sheet: what they say, where they stand, and what happens when they need more room than there is."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import GAME, Trial, lines, make_game, open_game

from printkit.imposition.block import FOOT, HEAD
from printkit.scene import Box, Group, Page, Text, apply, rect, walk
from printkit.scene import Path as Outline

from .ink import common
from .sheets import around, faces, pages_of, piece, plan

RULE = {"25 mm", "50 mm", "2 in"}
"""The figures of the corner rule, which stands in the margins."""


def said(page: Page) -> list[tuple[str, float, float, float]]:
    """Return each line of the sheet's own words with its left end, right end and baseline."""
    return [
        (
            item.text,
            *apply(matrix, item.x, item.y)[:1],
            apply(matrix, item.x + item.width, 0)[0],
            apply(matrix, 0, item.y)[1],
        )
        for item, matrix in walk(page.scene.items)
        if isinstance(item, Text)
    ]


def sheet(tmp_path: Path, title: str, paper: str = "a4") -> tuple[list[Page], list[str]]:
    project = make_game(tmp_path, {"game.yaml": GAME.replace("title: Counters", f"title: {title}")})
    document, report = open_game(project, paper=paper).sheet("counters")
    assert document
    return list(document.pages), lines(report)


@pytest.mark.parametrize(
    ("arrange", "words"),
    [
        ("grid", "Print at 100 % (actual size) · Cut along the solid marks"),
        (
            "fold",
            (
                "Print at 100 % (actual size) · Cut along the solid marks · Fold along the dash-dot line · "
                "Glue the halves back to back"
            ),
        ),
        (
            "duplex",
            "Front · Print at 100 % (actual size) · two-sided: flip on the long edge · Cut along the solid marks",
        ),
    ],
)
def test_a_sheet_says_what_to_do_with_it(mini: Trial, arrange: str, words: str) -> None:
    page = pages_of(mini, [piece()], plan(arrange))[0]
    assert words in [" ".join(text.split()) for text, *_ in said(page)]


def test_a_fold_around_a_core_has_two_lines(mini: Trial) -> None:
    page = pages_of(mini, [piece()], plan("fold", gutter=6))[0]
    assert any("Fold along the dash-dot lines · Glue the halves to both sides" in text for text, *_ in said(page))


def test_pieces_that_are_cut_along_their_outline_have_no_marks(mini: Trial) -> None:
    marked, plain = (pages_of(mini, [piece()], each)[0] for each in (plan(), plan(cut="outline")))
    assert "Print at 100 % (actual size) · Cut along the outlines" in [
        " ".join(text.split()) for text, *_ in said(plain)
    ]
    assert ["cut" in [text for text, *_ in said(page)] for page in (marked, plain)] == [True, False]
    names = [
        {group.name for group, _ in walk(page.scene.items) if isinstance(group, Group)} for page in (marked, plain)
    ]
    assert [any("cut-marks" in (name or "") for name in each) for each in names] == [True, False]


def test_only_fronts_are_cut_along_their_outline() -> None:
    with pytest.raises(ValueError, match="only fronts are cut along their outline, not fold"):
        plan("fold", cut="outline")


def test_pages_are_numbered(mini: Trial) -> None:
    pages = pages_of(mini, [piece(count=217)], plan())
    found = [next(text for text, *_ in said(page) if "page" in text).split("·")[-1].strip() for page in pages]
    assert found == ["page 1 of 3", "page 2 of 3", "page 3 of 3"]


@pytest.mark.parametrize("arrange", ["grid", "fold", "duplex"])
@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
def test_the_words_stay_clear_of_the_pieces_and_inside_the_margins(mini: Trial, arrange: str, orientation: str) -> None:
    page = pages_of(mini, [piece(count=48, bleed=3)], plan(arrange, orientation=orientation))[0]
    top, bottom = min(face.clip.y for face in faces(page)), max(face.clip.bottom for face in faces(page))
    square = [line for line in said(page) if abs(line[1] - 10 - 27) < 0.01 and line[3] < page.scene.height - 10 - FOOT]
    assert all(line[3] - 2.3 > bottom for line in square), "the words beside the square of 25 mm"
    for _, left, right, baseline in (
        line for line in said(page) if line not in square and " ".join(line[0].split()) not in RULE
    ):
        assert left >= 10 - 0.01
        assert right <= page.scene.width - 10 + 0.01
        assert 10 < baseline < top or bottom < baseline < page.scene.height - 10
        assert baseline < 10 + HEAD or baseline > page.scene.height - 10 - FOOT


def test_the_scale_line_and_the_footer_do_not_meet(tmp_path: Path) -> None:
    (page,), found = sheet(tmp_path, "A title that is rather long for a sheet of counters and yet some sheets have one")
    assert found == []
    captions = [line for line in said(page) if line[0].startswith("This line measures")]
    footer = [line for line in said(page) if line[3] > 297 - 10 - FOOT and line not in captions]
    assert len(captions) == 2
    assert footer
    assert all(left > caption[2] + 2 for _, left, _, _ in footer for caption in captions)


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "a3"])
def test_the_words_fit_on_usual_papers(tmp_path: Path, paper: str) -> None:
    (page, *_), found = sheet(tmp_path, "Counters", paper)
    assert found == []
    assert all(
        baseline < 10 + HEAD or baseline > page.scene.height - 10 - FOOT
        for _, _, _, baseline in said(page)
        if baseline < 30
    )


def test_a_title_too_long_for_the_head_is_a_finding(tmp_path: Path) -> None:
    _, found = sheet(tmp_path, "long words " * 30)
    assert [line.split(" by ")[0] for line in found] == [
        'game.yaml:4:21 PK411 content overflows slot "sheet footer"',
        'game.yaml:4:21 PK411 content overflows slot "sheet head"',
    ]


def lines_named(page: Page, name: str) -> list[float]:
    """Return the lengths of the level lines of a group."""
    groups = [item for item, _ in walk(page.scene.items) if isinstance(item, Group) and item.name == name]
    return [
        max(x for _, (x, _) in path.segments) - min(x for _, (x, _) in path.segments)
        for group in groups
        for path in group.items
        if isinstance(path, Outline) and len(path.segments) == 2 and path.segments[0][1][1] == path.segments[1][1][1]
    ]


def squares(page: Page) -> list[tuple[float, float]]:
    """Return the sides of the squares to check the scale by."""
    found = [item for item, _ in walk(page.scene.items) if isinstance(item, Group) and item.name == "scale-square"]
    points = [[numbers for _, numbers in group.items[0].segments if numbers] for group in found]  # type: ignore[union-attr]
    return [tuple(max(p[i] for p in each) - min(p[i] for p in each) for i in (0, 1)) for each in points]  # type: ignore[misc]


@pytest.mark.parametrize("arrange", ["grid", "fold", "duplex", "gutter"])
def test_the_first_page_has_rulers_of_50_mm_and_2_in_and_a_square(mini: Trial, arrange: str) -> None:
    first, *others = pages_of(mini, [piece(count=8 if arrange == "grid" else 4)], plan(arrange, rows=4))
    assert lines_named(first, "scale-line") == [pytest.approx(50)]
    assert lines_named(first, "scale-inches") == [pytest.approx(50.8)]
    assert squares(first) == [pytest.approx((25, 25))]
    words = " ".join(text for text, *_ in said(first)).replace("\u00a0", " ")
    for sentence in ("Print at 100 %", "measures 50 mm", "measures 2 in", "square measures 25 mm"):
        assert sentence in words
    for page in others:
        assert (len(lines_named(page, "scale-line")), squares(page)) == (1, [])


def test_a_full_first_page_has_rulers_and_no_square(mini: Trial) -> None:
    first = pages_of(mini, [piece(count=200)], plan())[0]
    assert (len(lines_named(first, "scale-inches")), squares(first)) == (1, [])


@pytest.mark.parametrize(
    ("arrange", "words"), [("grid", {"cut"}), ("fold", {"cut", "fold"}), ("gutter", {"cut", "fold"})]
)
def test_the_legend_names_the_marks_of_the_sheet(mini: Trial, arrange: str, words: set[str]) -> None:
    page = pages_of(mini, [piece()], plan(arrange))[0]
    assert {text for text, *_ in said(page)} & {"cut", "fold"} == words


def test_the_legend_is_in_the_language_of_the_sheet(tmp_path: Path) -> None:
    game = open_game(make_game(tmp_path, {"game.yaml": "language: de\n" + GAME}), lang="de")
    document, report = game.sheet("counters")
    assert lines(report) == []
    assert document
    assert {"schneiden", "falten"} <= {text for text, *_ in said(document.pages[0])}


def test_footers_of_two_sided_sheets_name_the_side(mini: Trial) -> None:
    pages = pages_of(mini, [piece(count=2)], plan("duplex"))
    assert [next(text for text, *_ in said(page) if "page" in text).split(" · ")[-1] for page in pages] == [
        "Front",
        "Back",
    ]


@pytest.mark.parametrize("paper", [(210.0, 297.0), (215.9, 279.4), (210.0, 279.4), (297.0, 420.0)])
@pytest.mark.parametrize("size", [(63.5, 88.9), (63, 88), (57, 88.9), (20, 20), (44, 67)])
def test_words_along_the_sides_stay_off_the_pieces_and_inside_the_margins(
    mini: Trial, paper: tuple[float, float], size: tuple[float, float]
) -> None:
    how = plan("duplex", words="sides", margin=6.35, mark=3)
    for page in pages_of(mini, [piece(*size, count=60)], how, paper=paper, free=6.35):
        inside = Box(0, 0, *paper).grown(-6.35 + 0.01)
        blocks = [face.clip for face in faces(page)]
        for item, matrix in walk(page.scene.items):
            if isinstance(item, Text):
                box = around(rect(Box(item.x, item.y - 0.75 * item.size, item.width, 0.95 * item.size)), matrix)
                assert box.x >= inside.x
                assert box.right <= inside.right
                assert box.y >= inside.y
                assert box.bottom <= inside.bottom
                assert not any(common(box, block) for block in blocks)
