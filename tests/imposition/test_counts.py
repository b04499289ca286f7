"""How many pages: full pages, one piece less or more, none at all, and pieces that fit on no page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from projects import COUNTERS, GAME, Trial, faults, lines, make_game, open_game

from printkit.components.pieces import Piece
from printkit.render.pdf import render_pdf
from printkit.scene import Document, Page
from tests.pdf_facts import boxes_mm

from .sheets import faces, lay, pages_of, piece, plan

ROOM = {"grid": 9 * 12, "fold": 4 * 12, "duplex": 9 * 12}
SIDES = {"grid": 1, "fold": 1, "duplex": 2}


def printed(pages: tuple[Page, ...]) -> int:
    """Count the pages of the PDF."""
    return len(boxes_mm(render_pdf(Document(pages, "t", "a", "s", "en"))))


@pytest.mark.parametrize("arrange", ROOM)
@pytest.mark.parametrize(("more", "sheets"), [(-1, 1), (0, 1), (1, 2)])
def test_one_piece_more_than_a_page_holds_takes_another(mini: Trial, arrange: str, more: int, sheets: int) -> None:
    count = ROOM[arrange] + more
    pages = pages_of(mini, [piece(count=count)], plan(arrange))
    assert printed(pages) == len(pages) == sheets * SIDES[arrange]
    assert sum(len(faces(page)) for page in pages) == count * (1 if arrange == "grid" else 2)


@pytest.mark.parametrize(("count", "sheets"), [(5, 1), (6, 1), (7, 2), (12, 2), (13, 3)])
def test_columns_and_rows_of_the_plan_limit_a_page(mini: Trial, count: int, sheets: int) -> None:
    assert len(pages_of(mini, [piece(count=count)], plan(columns=3, rows=2))) == sheets


@pytest.mark.parametrize("count", [1, 2, 3])
def test_an_arrangement_of_pages_has_one_for_each_face(mini: Trial, count: int) -> None:
    pages = pages_of(mini, [piece(70, 120, back=False, count=count)], plan("page"))
    assert printed(pages) == count
    assert len(pages_of(mini, [piece(70, 120, count=count)], plan("page"))) == 2 * count


@pytest.mark.parametrize("pieces", [[], [piece(count=0)], [piece(count=0), piece(count=0, name="b")]])
@pytest.mark.parametrize("arrange", ["page", *ROOM])
def test_nothing_to_print_is_a_finding(mini: Trial, arrange: str, pieces: list[Piece]) -> None:
    assert lay(mini, pieces, plan(arrange)) == ((), ['PK503 sheet "Counters" has nothing to print'])


@pytest.mark.parametrize(
    ("made", "how", "found"),
    [
        (piece(181, 20), plan(), 'PK501 "a" needs 181.0 × 20.0 mm, the sheet has room for 180.0 × 247.0 mm'),
        (piece(180.01, 20), plan(), 'PK501 "a" needs 180.0 × 20.0 mm, the sheet has room for 180.0 × 247.0 mm'),
        (piece(91, 20), plan("fold"), 'PK501 "a" needs 182.0 × 20.0 mm, the sheet has room for 180.0 × 247.0 mm'),
        (piece(20, 242, bleed=3), plan(), 'PK501 "a" needs 20.0 × 242.0 mm, the sheet has room for 174.0 × 241.0 mm'),
        (piece(300, 100), plan("page"), 'PK501 "a" needs 300.0 × 100.0 mm, the sheet has room for 297.0 × 210.0 mm'),
        (piece(20, 20), plan(columns=10), "PK502 10 × 12 pieces do not fit, at most 9 × 12 do"),
        (piece(20, 20), plan(rows=13), "PK502 9 × 13 pieces do not fit, at most 9 × 12 do"),
    ],
)
def test_a_piece_larger_than_the_room_is_a_finding(mini: Trial, made: Piece, how: object, found: str) -> None:
    assert lay(mini, [made], how) == ((), [found])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "how", [plan(), plan("fold", fold="top"), plan("duplex"), plan("page")], ids=lambda how: how.arrange
)
def test_a_piece_as_large_as_the_room_is_printed(mini: Trial, how: object) -> None:
    height = {"fold": 123.5, "page": 297.0}.get(how.arrange, 247.0)  # type: ignore[attr-defined]
    width = 210 if how.arrange == "page" else 180  # type: ignore[attr-defined]
    assert pages_of(mini, [piece(width, height)], how)  # type: ignore[arg-type]


@pytest.mark.parametrize("arrange", ["grid", "fold", "duplex"])
def test_pieces_of_another_size_begin_a_block_of_their_own(mini: Trial, arrange: str) -> None:
    small = piece(15, 12, name="b", count=7)
    pages = pages_of(mini, [piece(count=4), small, piece(name="c", count=2)], plan(arrange))
    assert len(pages) == SIDES[arrange]
    clips = [face.clip for face in faces(pages[0])]
    assert [round(clip.height) for clip in clips[:1] + clips[-1:]] == [20, 20]
    between = [clip for clip in clips if round(clip.height) == 12]
    assert len(between) == (14 if arrange == "fold" else 7)
    first, last = clips[0], clips[-1]
    assert all(first.bottom + 9 < clip.y and clip.bottom + 9 < last.y for clip in between), "with room for its marks"
    assert printed(pages) == len(pages)


def test_a_block_that_no_longer_fits_begins_a_page(mini: Trial) -> None:
    pages = pages_of(mini, [piece(count=9 * 11), piece(30, 60, name="b")], plan())
    assert [len(faces(page)) for page in pages] == [99, 1]


def test_a_second_block_with_more_columns_than_fit_is_a_finding(mini: Trial) -> None:
    pages, found = lay(mini, [piece(count=2), piece(60, 60, name="b")], plan(columns=5))
    assert (len(pages), found) == (0, ["PK502 5 × 4 pieces do not fit, at most 3 × 4 do"])


def test_a_grid_says_of_which_pieces_it_prints_no_back(mini: Trial) -> None:
    pages, found = lay(mini, [piece(count=2), piece(name="b", back=False)], plan("grid"))
    assert (len(pages), found) == (1, ['PK505 the back of "a" is not printed'])
    assert lay(mini, [piece()], plan("duplex"))[1] == []


Found = Callable[[dict[str, str]], list[str]]


@pytest.fixture
def findings(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """Return a function from files of the game to what loading and checking it finds."""
    return lambda files: faults(make_game(tmp_path_factory.mktemp("names"), dict(files)))


def test_two_items_of_one_name_are_a_finding(findings: Found) -> None:
    (found,) = findings({"counters.yaml": COUNTERS + COUNTERS})
    assert found.startswith("counters.yaml:7:1 PK")
    assert '"scout"' in found


@pytest.mark.parametrize("name", ["Scout", "SCOUT", "scoût", "scout ", "scout.", "é"])
def test_names_that_differ_by_case_or_accent_are_findings(findings: Found, name: str) -> None:
    other = COUNTERS.replace("scout:", f'"{name}":', 1)
    found = findings({"counters.yaml": COUNTERS + other})
    assert len(found) == 1
    assert found[0].startswith("counters.yaml:7:1 PK116")
    assert f'"{name}"' in found[0]


@pytest.mark.parametrize("name", ["scout-2", "scout2", "s", "0", "scout_b"])
def test_names_that_are_two_are_both_printed(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    other = COUNTERS.replace("scout:", f'"{name}":', 1) if name != "scout-2" else COUNTERS.replace("scout:", "scuot:")
    game = open_game(make_game(tmp_path_factory.mktemp("two"), {"counters.yaml": COUNTERS + other}))
    document, report = game.sheet("counters")
    assert lines(report) == []
    assert document
    assert len(faces(document.pages[0])) == 48


@pytest.mark.parametrize("name", ["scout-back", "scout-2"])
def test_names_whose_files_would_be_one_are_a_finding(findings: Found, name: str) -> None:
    (found,) = findings({"counters.yaml": COUNTERS + COUNTERS.replace("scout:", f"{name}:", 1)})
    assert found.startswith(f'counters.yaml:8:3 PK173 "{name}" and the ')


@pytest.mark.parametrize("content", ["{}", ""])
def test_a_sheet_without_items_is_a_finding(tmp_path_factory: pytest.TempPathFactory, content: str) -> None:
    project = make_game(tmp_path_factory.mktemp("none"), {"counters.yaml": content})
    found = faults(project) or lines(open_game(project).sheet("counters")[1])
    assert len(found) == 1
    assert found[0].split()[1] in ("PK503", "PK111"), found


def test_a_count_of_zero_is_a_sheet_without_items(tmp_path_factory: pytest.TempPathFactory) -> None:
    game = open_game(make_game(tmp_path_factory.mktemp("none"), {"counters.yaml": COUNTERS.replace("12", "0")}))
    document, report = game.sheet("counters")
    assert document is None
    assert lines(report) == ['game.yaml:4:13 PK503 sheet "Counters" has nothing to print']


@pytest.mark.parametrize("clash", ["two sheets", "a sheet named twice"])
def test_two_sheets_of_one_name_are_a_finding(findings: Found, clash: str) -> None:
    again = "  counters: {title: Again, from: counters, layout: counter, imposition: grid}\n"
    (found,) = findings({"game.yaml": GAME + again})
    assert found.startswith("game.yaml:5:3 PK"), clash
