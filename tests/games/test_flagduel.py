"""Flagduel: the machine-checkable statements of its rules hold, worked out from the sources as data."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from printkit.check.boards.walks import distances, islands
from printkit.diagnostics import Report
from printkit.model.cells import CellGrid
from printkit.model.contests import Contest
from printkit.model.game import Game
from printkit.project import Project, load_game

SIGNS = {"win": "W", "loss": "L", "both": "B", "defused": "X", "capture": "C", "none": "-"}
MATRIX = {
    "marshal": "BWWWWLC",
    "general": "LBWWWLC",
    "miner": "LLBWWXC",
    "scout": "LLLBWLC",
    "spy": "WLLLBLC",
    "bomb": "-------",
    "flag": "-------",
}
KINDS = list(MATRIX)
MOVING = KINDS[:5]


@pytest.fixture(scope="module")
def game() -> Game:
    report = Report()
    found = load_game(Project(Path(__file__).parents[2]), "flagduel", report)
    assert list(report) == []
    assert found is not None
    return found


@pytest.fixture(scope="module")
def field(game: Game) -> CellGrid:
    return game.parts.grids["field"]


@pytest.fixture(scope="module")
def attack(game: Game) -> Contest:
    return game.parts.contests["attack"]


@pytest.fixture(scope="module")
def signs(game: Game, attack: Contest) -> dict[tuple[str, str], str]:
    return {pair: SIGNS[str(found)] for pair, found in attack.matrix(game.parts.roster).items()}


# Statements 1 to 5: the board


def test_the_board_has_eight_columns_and_bands_of_three_two_and_three_rows(field: CellGrid) -> None:
    spans = field.fact("spans")
    assert (field.columns, field.rows) == (8, 8)
    assert [spans[name] for name in ("red", "band", "blue")] == [3, 2, 3]


def test_each_side_sets_up_in_24_cells_of_its_own(field: CellGrid) -> None:
    red, band, blue = (field.cells(field.areas[name]) for name in ("red", "band", "blue"))
    assert (len(red), len(blue)) == (24, 24)
    assert red.isdisjoint(blue)
    assert {row for row, _ in red} == {0, 1, 2}
    assert {row for row, _ in blue} == {5, 6, 7}
    assert len(red | band | blue) == 64


def test_two_lakes_lie_in_the_band_and_are_the_same_after_half_a_turn(field: CellGrid) -> None:
    lakes = field.cells(field.blocked)
    assert lakes <= field.cells(field.areas["band"])
    assert {(7 - row, 7 - column) for row, column in lakes} == lakes
    assert len(islands(field, lakes)) >= 2
    assert field.fact("open_count") == 64 - len(lakes) == 60


def test_every_open_cell_can_be_reached_and_three_ways_lead_across(field: CellGrid) -> None:
    is_open = field.open_cells()
    assert len(distances(field, (0, 0), is_open)) == len(is_open)
    free = [column for column in range(8) if all((row, column) in is_open for row in range(8))]
    assert free == [0, 1, 3, 4, 6, 7]


# Statements 6 to 13 and 23 to 25: the pieces


@pytest.mark.parametrize(("variant", "counts"), [("duel", [1, 1, 2, 2, 1, 2, 1]), ("barrage", [1, 1, 1, 2, 1, 1, 1])])
def test_each_variant_has_its_pieces(game: Game, variant: str, counts: list[int]) -> None:
    found = game.parts.variants[variant]
    assert [found.counts[kind] for kind in KINDS] == counts
    assert found.fact("pieces") == sum(counts)


def test_barrage_is_duel_without_a_miner_and_a_bomb(game: Game) -> None:
    duel, barrage = (Counter(game.parts.variants[name].counts) for name in ("duel", "barrage"))
    assert duel - barrage == Counter(miner=1, bomb=1)


def test_twenty_pieces_of_two_equal_sides_are_printed(game: Game) -> None:
    red, blue = game.parts.players.values()
    assert red.pieces == blue.pieces == game.parts.variants["duel"].counts
    assert red.colour != blue.colour
    assert red.fact("total") + blue.fact("total") == 20


@pytest.mark.parametrize(("sheet", "count"), [("duel", 20), ("barrage", 16)])
@pytest.mark.parametrize("form", ["pieces", "stickers"])
def test_each_variant_prints_its_own_set(game: Game, sheet: str, count: int, form: str) -> None:
    assert sum(thing.count.number for _, thing in game.items(f"{sheet}-{form}")) == count


def test_ranks_fall_from_the_marshal_to_the_spy(game: Game) -> None:
    ranks = [game.parts.roster[kind].figures.get("rank") for kind in KINDS]
    assert ranks == [10, 9, 3, 2, 1, None, None]


def test_bombs_and_flags_never_move(game: Game, attack: Contest) -> None:
    reach = {kind: game.parts.roster[kind].figures.get("range", 0) for kind in KINDS}
    assert [kind for kind in KINDS if not reach[kind]] == list(attack.passive) == ["bomb", "flag"]
    for name, still in (("duel", 3), ("barrage", 2)):
        counts = game.parts.variants[name].counts
        assert sum(counts[kind] for kind in attack.passive) == still
        assert counts["flag"] == 1


def test_only_the_scout_moves_farther_than_one_cell(game: Game, field: CellGrid) -> None:
    reach = {kind: game.parts.roster[kind].figures.get("range", 0) for kind in MOVING}
    assert reach == {"marshal": 1, "general": 1, "miner": 1, "scout": field.rows - 1, "spy": 1}
    assert field.steps == "orthogonal"


def test_two_bombs_shut_a_corner_and_one_shuts_nothing(game: Game, field: CellGrid) -> None:
    is_open = field.open_cells()
    back = [
        [cell for cell, steps in distances(field, (0, column), is_open).items() if steps == 1] for column in range(8)
    ]
    assert [len(near) for near in back] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert game.parts.variants["duel"].counts["bomb"] == 2
    assert game.parts.variants["barrage"].counts["bomb"] == 1


# Statements 14 to 20: who wins


def test_every_pair_has_the_outcome_of_the_printed_matrix(signs: dict[tuple[str, str], str]) -> None:
    found = {row: "".join(signs[row, column] for column in KINDS) for row in KINDS}
    assert found == MATRIX


def test_for_two_ranks_one_wins_as_attacker_both_ways_and_only_one(signs: dict[tuple[str, str], str]) -> None:
    for one in MOVING:
        assert signs[one, one] == "B"
    both = {frozenset((a, b)) for a in MOVING for b in MOVING if a != b and signs[a, b] == signs[b, a] == "W"}
    assert both == {frozenset(("marshal", "spy"))}
    for a in MOVING:
        for b in MOVING:
            if a != b and frozenset((a, b)) not in both:
                assert {signs[a, b], signs[b, a]} == {"W", "L"}


@pytest.mark.parametrize(
    ("variant", "sums"),
    [
        ("", {"W": 11, "L": 13, "B": 5, "X": 1, "C": 5, "-": 14}),
        ("duel", {"W": 20, "L": 28, "B": 11, "X": 4, "C": 7, "-": 30}),
        ("barrage", {"W": 15, "L": 18, "B": 8, "X": 1, "C": 6, "-": 16}),
    ],
)
def test_checksums(game: Game, signs: dict[tuple[str, str], str], variant: str, sums: dict[str, int]) -> None:
    counts = game.parts.variants[variant].counts if variant else dict.fromkeys(KINDS, 1)
    pieces = [kind for kind in KINDS for _ in range(counts[kind])]
    found = Counter(signs[a, b] for a in pieces for b in pieces)
    assert found == sums
    assert sum(found.values()) == len(pieces) ** 2


def test_all_examples_are_there(attack: Contest) -> None:
    ids = {str(example.id) for example in attack.examples}
    assert {f"fx-{number:02}" for number in range(1, 18)} - ids == {"fx-04", "fx-05"}  # claims: cells, pieces


# Statement 23: who begins


def test_red_moves_first_in_both_languages(game: Game) -> None:
    source = (Path(__file__).parents[2] / "sources/flagduel/rules.md").read_text("utf-8")
    catalogue = (Path(__file__).parents[2] / "sources/flagduel/locale/fr.po").read_text("utf-8")
    assert "Red has the first turn" in source
    assert "Rouge joue en premier" in catalogue
    assert next(iter(game.parts.players)) == "red"


# Statements 25 to 27: words


def test_the_spy_is_a_woman_in_both_variants() -> None:
    catalogue = (Path(__file__).parents[2] / "sources/flagduel/locale/fr.po").read_text("utf-8")
    assert "Espionne" in catalogue
    assert "Espion " not in catalogue
    assert "espion " not in catalogue
