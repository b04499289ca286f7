"""Fronts and backs by computation: whatever the imposition, flip, paper and printer, each back lands behind its front."""

from __future__ import annotations

from itertools import product

import pytest
from projects import COUNTERS, GAME, Trial, lines, make_game, open_game

from printkit.scene import Box, Matrix, Page, compose
from printkit.templates.impositions import Imposition
from printkit.templates.printers import Offset, Printer

from .sheets import around, faces, mirror_x, mirror_y, pages_of, piece, plan, strokes

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "universal": (210.0, 279.4), "a3": (297.0, 420.0)}
FREE = {"universal": 6.35}
WIDTH, HEIGHT = 63.5, 44.0
NEAR = 0.01
OFFSET = Offset(0.8, -0.4)
FLIPS = list(product(("long", "short"), ("portrait", "landscape")))


def trim(place: Matrix, width: float = WIDTH, height: float = HEIGHT) -> Box:
    return around((("M", (0, 0)), ("L", (width, height))), place)


def flip(how: Imposition, page: Page) -> Matrix:
    """Return what turning the sheet over does, worked out anew."""
    width, height = page.scene.width, page.scene.height
    return mirror_x(width / 2) if (how.flip == "long") == (height > width) else mirror_y(height / 2)


def seen_through(boxes: list[Box], over: Matrix, drift: tuple[float, float]) -> list[Box]:
    """Return where boxes of the back lie, seen from the front, on a printer that sets backs `drift` off."""
    turned = [around((("M", (box.x, box.y)), ("L", (box.right, box.bottom))), over) for box in boxes]
    return [box._replace(x=box.x + drift[0], y=box.y + drift[1]) for box in turned]


def backs_meet(fronts: list[Box], backs: list[Box]) -> bool:
    return len(fronts) == len(backs) and all(
        back == pytest.approx(front, abs=NEAR) for front, back in zip(fronts, backs, strict=True)
    )


def surroundings(paper: str, printer: Printer | None = None) -> dict[str, object]:
    return {"paper": PAPERS[paper], "free": FREE.get(paper, 0.0), "printer": printer or Printer()}


@pytest.mark.parametrize("words", ["head", "sides"])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("edge", "orientation"), FLIPS)
@pytest.mark.parametrize("turn", [False, True])
@pytest.mark.parametrize("offset", [Offset(), OFFSET], ids=["", "drift"])
def test_duplex_backs_meet_their_fronts(
    mini: Trial, *, words: str, paper: str, edge: str, orientation: str, turn: bool, offset: Offset
) -> None:
    how = plan("duplex", flip=edge, orientation=orientation, turn=turn, words=words)
    kinds = {"offset": offset, "portrait_short": offset, "landscape_long": offset, "landscape_short": offset}
    pages = pages_of(mini, [piece(WIDTH, HEIGHT, count=23)], how, **surroundings(paper, Printer(**kinds)))
    assert len(pages) > 1
    for front, back in zip(pages[0::2], pages[1::2], strict=True):
        fronts = [trim(face.place) for face in faces(front)]
        backs = [trim(face.place) for face in faces(back)]
        assert backs_meet(fronts, seen_through(backs, flip(how, back), (offset.right, offset.down)))


def test_a_back_that_is_a_fiftieth_of_a_mm_off_is_seen(mini: Trial) -> None:
    how = plan("duplex")
    front, back = pages_of(mini, [piece(WIDTH, HEIGHT, count=3)], how)
    fronts, backs = ([trim(face.place) for face in faces(page)] for page in (front, back))
    assert backs_meet(fronts, seen_through(backs, flip(how, back), (0, 0)))
    assert not backs_meet(fronts, seen_through(backs, flip(how, back), (0.02, 0)))
    assert not backs_meet(fronts, seen_through(backs[::-1], flip(how, back), (0, 0)))


def test_an_offset_read_upright_holds_for_sheets_that_lie_on_their_side() -> None:
    printer = Printer(offset=Offset(0.8, -0.4))
    assert printer.offset_of(landscape=False, flip="long") == Offset(0.8, -0.4)
    assert printer.offset_of(landscape=False, flip="short") == Offset(0.8, -0.4)
    assert printer.offset_of(landscape=True, flip="short") == Offset(0.4, 0.8)
    own = Printer(offset=Offset(0.8, -0.4), landscape_short=Offset(0.1, 0.2))
    assert own.offset_of(landscape=True, flip="short") == Offset(0.1, 0.2)
    assert Printer().offset_of(landscape=True, flip="short") == Offset()


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("edge", ["right", "left", "top", "bottom"])
@pytest.mark.parametrize("gutter", [0, 2.5])
@pytest.mark.parametrize("turn", [False, True])
def test_fold_halves_coincide(mini: Trial, *, paper: str, edge: str, gutter: float, turn: bool) -> None:
    how = plan("fold", fold=edge, gutter=gutter, turn=turn)
    (page, *_) = pages_of(mini, [piece(20, 30, count=40)], how, **surroundings(paper))
    found = faces(page)
    folds = [box for box, _ in strokes(page, "fold-lines")]
    per_pair = 2 if gutter else 1
    pairs = list(zip(found[0::2], found[1::2], strict=True))
    assert len(folds) == per_pair * len(pairs)
    for index, (front, back) in enumerate(pairs):
        near, far = folds[per_pair * index], folds[per_pair * index + per_pair - 1]
        upright = near.width == 0
        middle = ((near.x + far.x) if upright else (near.y + far.y)) / 2
        mirror = mirror_x(middle) if upright else mirror_y(middle)
        assert trim(compose(mirror, back.place), 20, 30) == pytest.approx(trim(front.place, 20, 30), abs=NEAR)
        gap = (far.x - near.x) if upright else (far.y - near.y)
        assert gap == pytest.approx(gutter)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("edge", ["right", "left", "top", "bottom"])
@pytest.mark.parametrize("bleed", [0, 3])
def test_backs_across_the_gutter_meet_when_the_sheet_is_folded(
    mini: Trial, paper: str, edge: str, bleed: float
) -> None:
    how = plan("gutter", fold=edge, gutter=5)
    made = [piece(WIDTH, HEIGHT, count=9, bleed=bleed)]
    for page in pages_of(mini, made, how, **surroundings(paper)):
        width, height = page.scene.width, page.scene.height
        mirror = mirror_x(width / 2) if edge in ("left", "right") else mirror_y(height / 2)
        found = faces(page)
        for front, back in zip(found[0::2], found[1::2], strict=True):
            assert trim(compose(mirror, back.place)) == pytest.approx(trim(front.place), abs=NEAR)
            first = {
                "right": front.clip.right <= width / 2,
                "left": front.clip.x >= width / 2,
                "bottom": front.clip.bottom <= height / 2,
                "top": front.clip.y >= height / 2,
            }
            assert first[edge], "no front reaches over the fold"


CARDS = {"a4": 9, "letter": 9, "universal": 9, "a3": 16}


@pytest.mark.parametrize("paper", PAPERS)
def test_poker_cards_fill_the_paper(mini: Trial, paper: str) -> None:
    how = plan("duplex", words="sides", margin=6.35, mark=3)
    pages = pages_of(mini, [piece(63.5, 88.9, count=40)], how, **surroundings(paper))
    assert len(faces(pages[0])) == CARDS[paper]
    inside = Box(0, 0, pages[0].scene.width, pages[0].scene.height).grown(-6.35 + 1e-6)
    for page in pages:
        for box in (trim(face.place, 63.5, 88.9) for face in faces(page)):
            assert box.x >= inside.x - NEAR
            assert box.y >= inside.y - NEAR
            assert box.right <= inside.right + NEAR
            assert box.bottom <= inside.bottom + NEAR


def test_positions_do_not_drift_over_a_row(mini: Trial) -> None:
    (page, *_) = pages_of(mini, [piece(7.7, 7.7, count=900, back=False)], plan(), **surroundings("a3"))
    lefts = sorted({round(face.place[4], 6) for face in faces(page)})
    assert len(lefts) > 30
    assert [left - lefts[0] for left in lefts] == [pytest.approx(7.7 * index, abs=1e-6) for index in range(len(lefts))]


def test_pieces_lie_on_their_side_only_where_more_fit(mini: Trial) -> None:
    tall = [piece(30, 80, count=40, back=False)]
    upright, turned = pages_of(mini, tall, plan()), pages_of(mini, tall, plan(turn=True))
    assert len(faces(turned[0])) >= len(faces(upright[0]))
    few = pages_of(mini, [piece(30, 80, back=False)], plan(turn=True))
    assert faces(few[0])[0].place[:4] == (1, 0, 0, 1), "one piece stays upright"
    wide = pages_of(mini, [piece(200, 100, back=False)], plan(turn=True))
    assert faces(wide[0])[0].place[:4] == (0, 1, -1, 0), "one that only fits on its side lies so"


@pytest.mark.parametrize("name", ["cards", "cards-sleeves", "cards-gutter", "fold-over-core", "duplex-short-edge"])
def test_the_impositions_of_printkit_print_pieces_without_a_finding(
    tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    files = {"game.yaml": GAME.replace("fold-over", name), "counters.yaml": COUNTERS.replace("20mm", "63.5mm x 88.9mm")}
    for paper in PAPERS:
        document, report = open_game(make_game(tmp_path_factory.mktemp(name), files), paper=paper).sheet("counters")
        assert lines(report) == []
        assert document
        backs = [face for page in document.pages for face in faces(page) if face.name == "back"]
        assert len(backs) == (0 if name == "cards-sleeves" else 12)
