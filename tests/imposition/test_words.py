"""The words of a sheet: what they say, where they stand, and what happens when they need more room than there is."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import GAME, Trial, lines, make_game, open_game

from printkit.imposition.block import FOOT, HEAD
from printkit.scene import Page, Text, apply, walk

from .sheets import faces, pages_of, piece, plan


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


def test_pages_are_numbered(mini: Trial) -> None:
    pages = pages_of(mini, [piece(count=217)], plan())
    found = [next(text for text, *_ in said(page) if "page" in text).split("·")[-1].strip() for page in pages]
    assert found == ["page 1 of 3", "page 2 of 3", "page 3 of 3"]


@pytest.mark.parametrize("arrange", ["grid", "fold", "duplex"])
@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
def test_the_words_stay_clear_of_the_pieces_and_inside_the_margins(mini: Trial, arrange: str, orientation: str) -> None:
    page = pages_of(mini, [piece(count=48, bleed=3)], plan(arrange, orientation=orientation))[0]
    top, bottom = min(face.clip.y for face in faces(page)), max(face.clip.bottom for face in faces(page))
    for _, left, right, baseline in said(page):
        assert left >= 10 - 0.01
        assert right <= page.scene.width - 10 + 0.01
        assert 10 < baseline < top or bottom < baseline < page.scene.height - 10
        assert baseline < 10 + HEAD or baseline > page.scene.height - 10 - FOOT


def test_the_scale_line_and_the_footer_do_not_meet(tmp_path: Path) -> None:
    (page,), found = sheet(tmp_path, "A title that is rather long for a sheet of counters and yet some sheets have one")
    assert found == []
    caption = next(line for line in said(page) if line[0].startswith("This line measures"))
    footer = [line for line in said(page) if line[3] > 297 - 10 - FOOT and line != caption]
    assert footer
    assert all(left > caption[2] + 2 for _, left, _, _ in footer)


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
        'game.yaml:4:13 PK411 content overflows slot "sheet footer"',
        'game.yaml:4:21 PK411 content overflows slot "sheet head"',
    ]
