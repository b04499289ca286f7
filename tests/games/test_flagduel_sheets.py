"""Flagduel on paper: backs betray nothing, nets fit A4 and Letter, the screen is longer than the board is wide."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import Trial, lines, open_game

from printkit.components.boxes import RuleSlot
from printkit.components.grid_boards import CellsSlot, grid_frame
from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.imposition.tiling import plan_tiles
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Box, Group, Item, Page, Scene, Text, dump, walk

ROOT = Path(__file__).parents[2]
SETS = {"duel-pieces": 20, "barrage-pieces": 16, "duel-stickers": 20, "barrage-stickers": 16}
SIDES = ("red", "blue")
COPIES = {"standing-piece": (28.0, 40.0), "sticker": (22.0, 30.0)}


@pytest.fixture(scope="module")
def flagduel() -> Trial:
    return open_game(Project(ROOT), "flagduel")


@pytest.fixture(scope="module", params=[("a4", "en"), ("letter", "fr")], ids=["a4", "letter"])
def on_paper(request: pytest.FixtureRequest) -> Trial:
    paper, lang = request.param
    return open_game(Project(ROOT), "flagduel", lang=lang, paper=paper)


def pieces_of(trial: Trial, sheet: str, side: str) -> list[Piece]:
    """Return the pieces of a side on a sheet."""
    names = [str(name) for name, _ in trial.edition.game.items(Name(sheet))]
    return [piece for name in names if name.startswith(side) for piece in trial.pieces(sheet, name)[0]]


def pages_of(trial: Trial, sheet: str) -> tuple[Page, ...]:
    """Return the pages of a sheet, laid out without a finding."""
    document, report = trial.sheet(sheet)
    assert lines(report) == []
    assert document
    return document.pages


def faces_on(page: Page, side: str) -> list[Group]:
    """Return the groups of all fronts or backs on a page, those within nets, too."""
    found = [item for item, _ in walk(page.scene.items) if isinstance(item, Group)]
    return [each for each in found if each.name.startswith(f"{side}-") and "net-" not in each.name]


# Statement 28: nothing tells a piece from behind


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("sheet", SETS)
def test_all_backs_of_a_side_are_one_drawing_of_one_size(flagduel: Trial, sheet: str, side: str) -> None:
    pieces = pieces_of(flagduel, sheet, side)
    assert len(pieces) == 7
    assert len({dump(piece.back) for piece in pieces if piece.back}) == 1
    assert {(piece.front.width, piece.front.height, piece.bleed) for piece in pieces} in (
        {(*size, 1.5)} for size in COPIES.values()
    )


def test_backs_differ_by_side_in_more_than_colour(flagduel: Trial) -> None:
    red, blue = (pieces_of(flagduel, "duel-pieces", side)[0].back for side in SIDES)
    assert red
    assert blue
    assert _plain(red) != _plain(blue)


def _plain(scene: Scene) -> list[str]:
    """Return the outlines of a scene without their colours."""
    return [str(getattr(item, "segments", "")) for item, _ in walk(scene.items)]


@pytest.mark.parametrize(("sheet", "count"), SETS.items())
def test_backs_look_alike_wherever_they_stand_on_the_sheet(on_paper: Trial, sheet: str, count: int) -> None:
    backs = [face for page in pages_of(on_paper, sheet) for face in faces_on(page, "back")]
    assert len(backs) == count
    drawn: dict[str, set[tuple[Item, ...]]] = {}
    for back in backs:
        drawn.setdefault(back.name.split("-")[2], set()).add(back.items)
        assert not any(isinstance(item, Text) for item, _ in walk(back.items))
    assert {side: len(found) for side, found in drawn.items()} == {"red": 1, "blue": 1}
    assert len({tuple(back.clip or ()) for back in backs}) == 1


def test_a_name_on_the_back_is_found(tmp_path: Path) -> None:
    from projects import make_game  # noqa: PLC0415

    layout = (
        "size: 20mm x 20mm\nfaces: {front: item.front, back: item.back}\nslots:\n"
        '  name: {at: [0, 0, 100%, 100%], text: "{{ item.title }}", style: counter-value}\n'
    )
    files = {
        "game.yaml": "title: Mini\ntheme: naval\nsheets:\n"
        "  pieces: {title: Pieces, from: players, layout: named, imposition: tent}\n",
        "counters.yaml": "{}\n",
        "roster.yaml": "spy: {title: Spy, kind: piece}\nflag: {title: Flag, kind: piece}\n",
        "players.yaml": "red: {title: Red, colour: alarm, back: boat, pieces: {spy: 1, flag: 1}}\n",
        "templates/layouts/named.yaml": layout,
    }
    document, report = open_game(make_game(tmp_path, files)).sheet("pieces")
    assert lines(report) == ['players.yaml:1:6 PK417 the back of "red-flag" differs from that of "red-spy"']
    assert document is not None  # the build does not write a sheet with errors


# Nets, screen and board


@pytest.mark.parametrize("sheet", ["duel-pieces", "barrage-pieces", "screen"])
def test_the_sheet_says_what_card_to_print_on(on_paper: Trial, sheet: str) -> None:
    for page in pages_of(on_paper, sheet):
        said = " ".join(item.text for item, _ in walk(page.scene.items) if isinstance(item, Text))
        assert "200" in said
        assert "250" in said


@pytest.fixture(scope="module")
def screen(flagduel: Trial) -> dict[str, Piece]:
    """Return the parts of the screen by name."""
    names = [str(name) for name, _ in flagduel.edition.game.items(Name("screen"))]
    return {name: flagduel.pieces("screen", name)[0][0] for name in names}


def foot_of(trial: Trial, part: Piece) -> float:
    """Return how deep the foot of a part of the screen is, in mm: what lies below its fold line."""
    layout = trial.edition.layout(f"screen-{part.name.split('-')[1]}", part.origin, Report())
    assert layout
    fold = next(each for each in layout.slots if isinstance(each, RuleSlot) and each.rule == "fold-line")
    return part.front.height - fold.at[1].of(part.front.height)


def test_the_screen_is_longer_than_the_board_is_wide_and_stands_in_the_band(
    flagduel: Trial, screen: dict[str, Piece]
) -> None:
    cell, feet = cell_of_board(flagduel), [foot_of(flagduel, part) for part in screen.values()]
    for side in SIDES:
        assert sum(screen[f"{side}-{part}"].front.width for part in ("left", "right")) >= 8 * cell
    assert len(set(feet)) == 1
    assert 2 * feet[0] <= 2 * cell  # a foot on either side


def test_the_joints_of_the_screen_do_not_lie_behind_one_another(screen: dict[str, Piece]) -> None:
    """Seen from Red's side, Blue's left part is the right one."""
    assert abs(screen["red-left"].front.width - screen["blue-right"].front.width) >= 30
    assert screen["red-left"].front.width + screen["red-right"].front.width == sum(
        screen[f"blue-{part}"].front.width for part in ("left", "right")
    )


def test_the_parts_of_the_screen_have_a_page_each(on_paper: Trial) -> None:
    assert len(pages_of(on_paper, "screen")) == 4


@pytest.mark.parametrize("row", [1, 2, 3])
def test_the_screen_hides_every_row_from_the_eyes_that_the_rules_speak_of(
    flagduel: Trial, screen: dict[str, Piece], row: int
) -> None:
    """Over the upper edge of the screen an eye sees no top of a piece, be it at the far end of its cell."""
    facts = flagduel.edition.game.parts.facts
    cell, wall = cell_of_board(flagduel), screen["red-left"].front.height - foot_of(flagduel, screen["red-left"])
    (board,), _ = flagduel.pieces("board", "field")
    eye = 10.0 * int(str(facts["eye_height"]))
    distance = 10.0 * int(str(facts["eye_distance"])) + board.front.height / 2  # from the board's edge to its middle
    base = tent_base(flagduel)
    slope = pieces_of(flagduel, "duel-pieces", "blue")[0].front.height
    top = (slope**2 - (base / 2) ** 2) ** 0.5
    ridge = cell * (1 + row) - base / 2  # the band is two cells wide, the screen in its middle
    assert wall - (eye - wall) * ridge / distance >= top


def tent_base(trial: Trial) -> float:
    """Return the depth of a standing piece, in mm."""
    plan = trial.edition.library.imposition(Name("tent"), trial.edition.game.file.origin, Report())
    assert plan
    return float(plan.base)


@pytest.mark.parametrize("sheet", SETS)
def test_a_page_holds_pieces_of_one_side(on_paper: Trial, sheet: str) -> None:
    """A slip of the knife would show the enemy's colour on a piece, and tell it from the others for good."""
    for page in pages_of(on_paper, sheet):
        assert len({face.name.split("-")[2] for face in faces_on(page, "back")}) == 1


def test_pieces_stand_freely_in_the_cells_of_the_board(flagduel: Trial) -> None:
    piece = pieces_of(flagduel, "duel-pieces", "red")[0]
    plan = flagduel.edition.library.imposition(Name("tent"), piece.origin, Report())
    assert plan
    cell = cell_of_board(flagduel)
    assert 35 <= cell <= 40
    assert max(piece.front.width, float(plan.base)) <= cell - 5


def cell_of_board(trial: Trial) -> float:
    """Return the side of a cell of the board, in mm."""
    layout = trial.edition.layout("field", trial.edition.game.file.origin, Report())
    assert layout
    slot = next(each for each in layout.slots if isinstance(each, CellsSlot))
    (piece,), _ = trial.pieces("board", "field")
    left, top, width, height = slot.at
    box = Box(
        left.of(piece.front.width),
        top.of(piece.front.height),
        width.of(piece.front.width),
        height.of(piece.front.height),
    )
    return grid_frame(trial.edition.game.parts.grids[Name("field")], slot, box).width / 8


def test_the_board_is_tiled_on_either_paper_and_one_page_of_a_larger_one(on_paper: Trial) -> None:
    assert len(pages_of(on_paper, "board-tiles")) == 4
    assert len(pages_of(on_paper, "board")) == 1


def test_the_parts_of_the_board_meet_on_lines_between_its_cells(flagduel: Trial) -> None:
    (board,), _ = flagduel.pieces("board-tiles", "field")
    plan = flagduel.edition.library.imposition(Name("tiles"), board.origin, Report())
    assert plan
    for paper in ((210.0, 297.0), (215.9, 279.4)):
        tiling = plan_tiles(board, board.front, plan, paper, Report())
        assert tiling
        assert [start for start, _ in tiling.across[1:]] == [pytest.approx(board.front.width / 2)]  # between d and e
        assert [start for start, _ in tiling.down[1:]] == [pytest.approx(board.front.height / 2)]  # between 4 and 5


def test_a_plan_for_each_side_shows_the_whole_board(on_paper: Trial) -> None:
    (page,) = pages_of(on_paper, "set-up")
    figures = [item for item, _ in walk(page.scene.items) if isinstance(item, Group) and item.role == "figure"]
    assert len(figures) == 2
    for figure in figures:
        letters = [item.text for item, _ in walk(figure.items) if isinstance(item, Text)]
        assert sorted(set(letters)) == [*"12345678", *"abcdefgh"]
        assert len(letters) == 32


def test_every_player_has_a_quick_reference(on_paper: Trial) -> None:
    (page,) = pages_of(on_paper, "reference")
    assert len(faces_on(page, "front")) == 2
