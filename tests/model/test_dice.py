"""Dice, ranges and sets of results: the players' notation, exact chances, runs of neighbours."""

from __future__ import annotations

from fractions import Fraction

import pytest

from printkit.model.dice import Dice, DieRange, Results

D66 = tuple(10 * tens + units for tens in range(1, 7) for units in range(1, 7))


@pytest.mark.parametrize(
    ("text", "count", "sides", "results"),
    [
        ("1d6", 1, 6, (1, 2, 3, 4, 5, 6)),
        ("d6", 1, 6, (1, 2, 3, 4, 5, 6)),
        (" 1D6 ", 1, 6, (1, 2, 3, 4, 5, 6)),
        ("2d6", 2, 6, tuple(range(2, 13))),
        ("3d4", 3, 4, tuple(range(3, 13))),
        ("d66", 1, 66, D66),
        ("1d66", 1, 66, D66),
        ("d100", 1, 100, tuple(range(1, 101))),
        ("2d66", 2, 66, tuple(range(2, 133))),
    ],
)
def test_dice_are_read(text: str, count: int, sides: int, results: tuple[int, ...]) -> None:
    dice = Dice.from_text(text)
    assert (dice.count, dice.sides, dice.results) == (count, sides, results)


@pytest.mark.parametrize(("text", "shown"), [("d6", "1d6"), ("2D6", "2d6"), ("1d66", "d66"), ("d100", "1d100")])
def test_dice_are_written_as_players_write_them(text: str, shown: str) -> None:
    assert str(Dice.from_text(text)) == shown


@pytest.mark.parametrize("text", ["", "6", "d", "1d", "d1", "0d6", "1d0", "100d6", "1d6+1", "1 d6", "1d1000", "1w6"])
def test_what_is_no_dice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f'^"{text.replace("+", "[+]")}" is not a dice roll'):
        Dice.from_text(text)


@pytest.mark.parametrize(("text", "counted"), [("7d6", True), ("8d6", False), ("3d100", True), ("99d2", False)])
def test_dice_with_too_many_outcomes_are_refused(text: str, counted: bool) -> None:
    if counted:
        assert sum(Dice.from_text(text).chances.values()) == 1
    else:
        with pytest.raises(ValueError, match=r"is not a dice roll one can count -- use"):
            Dice.from_text(text)


@pytest.mark.parametrize(
    ("text", "value", "chance"),
    [
        ("1d6", 1, Fraction(1, 6)),
        ("2d6", 2, Fraction(1, 36)),
        ("2d6", 7, Fraction(1, 6)),
        ("3d6", 10, Fraction(1, 8)),
        ("d66", 34, Fraction(1, 36)),
        ("d100", 100, Fraction(1, 100)),
    ],
)
def test_chances_are_exact(text: str, value: int, chance: Fraction) -> None:
    chances = Dice.from_text(text).chances
    assert chances[value] == chance
    assert sum(chances.values()) == 1
    assert list(chances) == sorted(chances)


def test_changing_the_chances_one_got_changes_nothing() -> None:
    Dice(1, 6).chances.clear()
    assert Dice(1, 6).results == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("6", 6, 6),
        ("1-3", 1, 3),
        ("1–3", 1, 3),
        ("1 - 3", 1, 3),
        (" 11-16 ", 11, 16),
        ("2-2", 2, 2),
        ("4+", 4, None),
        ("≤2", None, 2),
        ("<=2", None, 2),
        ("≤ 2", None, 2),
        ("0", 0, 0),
        ("00", 100, 100),  # percentile dice
        ("96-00", 96, 100),
        ("01-05", 1, 5),
        ("000", 0, 0),
    ],
)
def test_ranges_are_read(text: str, low: int | None, high: int | None) -> None:
    assert DieRange.from_text(text) == DieRange(low, high)


@pytest.mark.parametrize("text", ["", "-", "a", "1-", "-3", "1..3", "1,2", "+4", "2≤", "≤", "+", "1-2-3", "1.5", "²"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a range of results -- write 1-3, 6, 4[+] or ≤2$"):
        DieRange.from_text(text)


def test_a_range_that_runs_backwards_is_refused() -> None:
    with pytest.raises(ValueError, match=r'^range "3-1" runs backwards -- write 1-3$'):
        DieRange.from_text("3-1")
    with pytest.raises(ValueError, match=r'^range "00-05" runs backwards -- write 05-00$'):
        DieRange.from_text("00-05")


@pytest.mark.parametrize(
    ("text", "inside", "outside"),
    [("2-4", (2, 3, 4), (1, 5)), ("4+", (4, 99), (3,)), ("≤2", (2, 0, -1), (3,)), ("6", (6,), (5, 7))],
)
def test_ranges_hold_their_ends(text: str, inside: tuple[int, ...], outside: tuple[int, ...]) -> None:
    run = DieRange.from_text(text)
    assert all(value in run for value in inside)
    assert not any(value in run for value in outside)


@pytest.mark.parametrize(
    ("values", "dice", "spans"),
    [
        ((5, 6), "1d6", ((5, 6),)),
        ((1, 6), "1d6", ((1, 1), (6, 6))),
        ((6, 1, 2, 5), "1d6", ((1, 2), (5, 6))),
        ((1, 2, 3, 4, 5, 6), "1d6", ((1, 6),)),
        ((16, 21), "d66", ((16, 21),)),
        ((11, 13), "d66", ((11, 11), (13, 13))),
        ((), "1d6", ()),
        ((3, 3), "1d6", ((3, 3),)),
    ],
)
def test_results_gather_into_runs_of_neighbours(
    values: tuple[int, ...], dice: str, spans: tuple[tuple[int, int], ...]
) -> None:
    results = Results.of(values, Dice.from_text(dice))
    assert results.spans() == spans
    assert {value for value in Dice.from_text(dice).results if value in results} == set(values)


@pytest.mark.parametrize(("values", "chance"), [((1, 1), Fraction(1, 6)), ((1, 6), Fraction(1, 3)), ((), 0)])
def test_results_know_their_chance(values: tuple[int, ...], chance: Fraction) -> None:
    assert Results.of(values, Dice(1, 6)).chance == chance
