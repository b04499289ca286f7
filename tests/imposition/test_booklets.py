"""Booklets: every page once, in reading order when folded; creep; blanks; what cannot be folded."""

from __future__ import annotations

import pytest
from projects import GAME, Trial, lines, make_game, open_game

from printkit.imposition.booklet import booklet_order
from printkit.scene import Box, Group, Page, compose
from printkit.templates.printers import Offset, Printer

from .sheets import around, lay, marks, mirror_x, mirror_y, pages_of, piece, plan

HALF = (148.5, 210.0)


def booklet(trial: Trial, count: int, size: tuple[float, float] = HALF, **more: object) -> tuple[Page, ...]:
    made = [piece(*size, back=False, name="p", page=number) for number in range(1, count + 1)]
    how = {"flip": "short", "margin": 6.35} | more
    surroundings = {"printer": how.pop("printer", Printer())}
    return pages_of(trial, made, plan("booklet", **how), **surroundings)


def spread(page: Page) -> dict[int, Box]:
    """Return where the trim of each page lies, by its number."""
    found = [item for item in page.scene.items if isinstance(item, Group) and item.name.startswith("page-")]
    width, height = HALF
    return {
        int(item.name.split("-")[1]): around((("M", (0, 0)), ("L", (width, height))), item.transform) for item in found
    }


@pytest.mark.parametrize("count", range(1, 41))
def test_the_order_is_a_permutation_and_reads_on_when_folded(count: int) -> None:
    sheets = booklet_order(count)
    sides = [side for sheet in sheets for side in sheet]
    pages = [page for side in sides for page in side]
    total = -(-count // 4) * 4
    assert sorted(pages) == list(range(1, total + 1))
    # the folded stack, leaf by leaf: right halves from outside to inside, then left halves back out
    right = [page for outer, inner in sheets for page in (outer[1], inner[0])]
    left = [page for outer, inner in reversed(sheets) for page in (inner[1], outer[0])]
    assert right + left == list(range(1, total + 1))


@pytest.mark.parametrize("flip", ["long", "short"])
def test_leaves_meet_back_to_back(mini: Trial, flip: str) -> None:
    pages = booklet(mini, 8, flip=flip)
    for outer, inner in zip(pages[0::2], pages[1::2], strict=True):
        over = mirror_x(148.5) if flip == "short" else mirror_y(105)
        (first, last), behind = spread(outer), spread(inner)
        for number, box in spread(outer).items():
            back = number + 1 if number % 2 else number - 1
            turned = around((("M", behind[back][:2]), ("L", (behind[back].right, behind[back].bottom))), over)
            assert turned == pytest.approx(box, abs=0.01)
        assert first != last


def test_the_printers_offset_moves_inner_sides(mini: Trial) -> None:
    plain, moved = booklet(mini, 4), booklet(mini, 4, printer=Printer(landscape_short=Offset(0.8, -0.4)))
    assert spread(plain[0]) == spread(moved[0])
    over = mirror_x(148.5)
    for number, box in spread(moved[1]).items():
        seen = around((("M", box[:2]), ("L", (box.right, box.bottom))), over)
        was = around((("M", spread(plain[1])[number][:2]), ("L", (spread(plain[1])[number].right, 210.0))), over)
        assert (seen.x + 0.8, seen.y - 0.4) == pytest.approx((was.x, was.y), abs=0.01)


@pytest.mark.parametrize(("count", "blank"), [(2, 2), (3, 1), (4, 0), (5, 3), (6, 2), (7, 1), (8, 0)])
def test_blank_pages_stand_at_the_end_and_have_nothing_on_them(mini: Trial, count: int, blank: int) -> None:
    pages = booklet(mini, count)
    printed = [number for page in pages for number in spread(page)]
    assert sorted(printed) == list(range(1, count + 1))
    assert 2 * len(pages) - len(printed) == blank
    assert len(pages) % 2 == 0


def test_inner_sheets_move_to_the_spine_by_the_creep(mini: Trial) -> None:
    pages = booklet(mini, 16, creep=0.1)
    for sheet in range(4):
        for page in pages[2 * sheet : 2 * sheet + 2]:
            left, right = sorted(box.x for box in spread(page).values())
            assert (left, right) == pytest.approx((sheet * 0.1, 148.5 - sheet * 0.1))


def test_no_page_reaches_over_the_fold(mini: Trial) -> None:
    for page in booklet(mini, 16, creep=0.1):
        for item in page.scene.items:
            if isinstance(item, Group) and item.name.startswith("page-"):
                seen = around(item.clip or (), compose((1, 0, 0, 1, 0, 0), item.transform))
                assert seen.right <= 148.5 + 1e-9 or seen.x >= 148.5 - 1e-9


def test_the_spine_is_marked_on_outer_sides_only(mini: Trial) -> None:
    outer, inner, *_ = booklet(mini, 8)
    assert {box.x for box in marks(outer, "fold-spine")} == {148.5}
    assert len(marks(outer, "fold-spine")) == 2
    assert marks(inner, "fold-") == []
    assert marks(outer, "cut-marks") == [], "a page that fills half the paper need not be cut"


def test_smaller_pages_have_cut_marks_around_the_spread(mini: Trial) -> None:
    outer, inner, *_ = booklet(mini, 8, (105, 148.5))
    assert {round(box.x, 3) for box in marks(outer, "cut-marks") if not box.width} == {43.5, 253.5}
    assert marks(inner, "cut-marks") == []


@pytest.mark.parametrize(("count", "all_of_it"), [(8, False), (6, True)])
def test_the_first_side_shows_its_scale(mini: Trial, count: int, *, all_of_it: bool) -> None:
    first, *others = booklet(mini, count)
    (line, *_) = marks(first, "scale-line")
    assert line.width == pytest.approx(50)
    assert line.x > 148.5 or all_of_it, "a last page with text leaves no room"
    assert [box.width for box in marks(first, "scale-square")] == [25] * all_of_it
    assert [max(box.width for box in marks(first, "scale-inches"))] == [50.8] if all_of_it else True
    assert not any(marks(page, "scale-") for page in others)


@pytest.mark.parametrize(
    ("sizes", "found"),
    [
        ([HALF], ['PK519 "Counters" has one page, a booklet has two at least']),
        ([HALF, (100, 210)], ['PK520 "b" is 100.0 × 210.0 mm, the first page 148.5 × 210.0 mm']),
        ([(210, 297)] * 2, ['PK501 "a" needs 210.0 × 297.0 mm, the sheet has room for 148.5 × 210.0 mm']),
    ],
)
def test_what_cannot_be_folded_is_a_finding(mini: Trial, sizes: list[tuple[float, float]], found: list[str]) -> None:
    made = [piece(*size, back=False, name=name) for size, name in zip(sizes, "ab", strict=False)]
    assert lay(mini, made, plan("booklet", flip="short")) == ((), found)


@pytest.mark.parametrize(
    ("paper", "size"), [("a4", (148.5, 210)), ("letter", (139.7, 215.9)), ("universal", (139.7, 210))]
)
def test_pages_are_laid_out_on_half_the_paper(
    tmp_path_factory: pytest.TempPathFactory, paper: str, size: tuple[float, float]
) -> None:
    files = {
        "game.yaml": GAME + "  rules: {title: Rules, from: rules, layout: booklet-half, imposition: booklet}\n",
        "rules.md": "# Rules\n\n" + "".join(f"Sentence {number} of some words.\n\n" for number in range(90)),
    }
    trial = open_game(make_game(tmp_path_factory.mktemp("half"), files), paper=paper)
    (first, *_), report = trial.pieces("rules", "rules")
    assert lines(report) == []
    assert (first.front.width, first.front.height) == pytest.approx(size)
    document, report = trial.sheet("rules")
    assert lines(report) == []
    assert document
    assert (document.pages[0].scene.width, document.pages[0].scene.height) == pytest.approx((2 * size[0], size[1]))


@pytest.mark.parametrize("paper", ["a4", "letter", "universal"])
@pytest.mark.parametrize(("count", "sentences"), [(2, 40), (4, 100)])
def test_an_aid_of_two_or_four_pages_is_one_folded_sheet(
    tmp_path_factory: pytest.TempPathFactory, paper: str, count: int, sentences: int
) -> None:
    files = {
        "game.yaml": GAME + "  aid: {title: Aid, from: rules, layout: booklet-half, imposition: folded}\n",
        "rules.md": "# Rules\n\n" + "".join(f"Sentence {number} of some words.\n\n" for number in range(sentences)),
    }
    document, report = open_game(make_game(tmp_path_factory.mktemp("aid"), files), paper=paper).sheet("aid")
    assert lines(report) == []
    assert document
    outer, inner = document.pages
    printed = [item.name for page in (outer, inner) for item in page.scene.items if isinstance(item, Group)]
    assert len([name for name in printed if name.startswith("page-")]) == count


@pytest.mark.parametrize(("count", "blank"), [(5, {5, 6, 7}), (8, set()), (14, {14, 15})])
def test_the_last_page_is_the_back_of_the_cover_where_that_is_asked(mini: Trial, count: int, blank: set[int]) -> None:
    placed = {number for page in booklet(mini, count, back="last") for number in spread(page)}
    total = -(-count // 4) * 4
    assert set(range(1, total + 1)) - placed == blank
