"""Broadsides: every order of the digest's tables gets its verdict, its cost and where the ship lies in the end."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from games.broadsides_data import load_broadsides

from printkit.check.notation.orders import breaking
from printkit.check.registry import game_rules
from printkit.diagnostics import Origin, Report
from printkit.language import Locale
from printkit.model.entries import read_entry
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.notation import Column, Mark
from printkit.model.orders import Office, Order, WrittenOrder
from printkit.model.sailing import Vessel

ROOT = Path(__file__).parents[2]
WINDS = ("astern", "starboard-quarter", "starboard-bow", "ahead", "port-bow", "port-quarter")
"""Where the wind comes from at r = 0 to 5: the heading less that toward which it blows, in turns of 60°."""


@cache
def game() -> Game:
    return load_broadsides()


@cache
def two_families() -> Column:
    """Return the column of moves with both families of letters that French players have used: G and D, B and T."""
    move = game().parts.notation[Name("move")]
    signs = {"left": {"nautical": "B", "old": "G"}, "right": {"nautical": "T", "old": "D"}}
    marks: dict[Name, Mark] = {
        name: replace(mark, sign={Name(key): text for key, text in signs[name].items()}) if name in signs else mark
        for name, mark in move.marks.items()
    }
    return replace(move, marks=marks)


def sail(entry: str, r: int, speed: int = 4, turning: int = 2, **more: int) -> WrittenOrder:
    """Carry out an order in either family of letters."""
    parts = game().parts
    office = Office({Name("move"): two_families()}, parts.sailing, parts.tables)
    return office.written(Order(entry, Vessel(speed, turning, Name(WINDS[r]), **more)))


def outcome(written: WrittenOrder) -> tuple[int, str | None, int, int, int, str]:
    """Return the sign it breaks off at, why, hexes, turns, the final r and attitude."""
    assert written.run
    assert written.rules
    run = written.run
    at, why = breaking(written)
    return at, why, run.hexes, run.turns, WINDS.index(run.wind), written.rules.winds[run.wind].upper()


VALID = [  # order, cost, hexes, turns, r, attitude; from r = 5 at speed 4 with turning ability 2
    ("4", 4, 4, 0, 5, "A"),
    ("0", 0, 0, 0, 5, "A"),
    ("G1D1", 4, 2, 2, 5, "A"),
    ("G1", 2, 1, 1, 4, "C"),
    ("G1D", 3, 1, 2, 5, "A"),
    ("1G1", 3, 2, 1, 4, "C"),
    ("2G1", 4, 3, 1, 4, "C"),
    ("3G", 4, 3, 1, 4, "C"),
    ("1D1G", 4, 2, 2, 5, "A"),
    ("B1T1", 4, 2, 2, 5, "A"),
    ("G1G", 3, 1, 2, 3, "D"),
]


@pytest.mark.parametrize(("entry", "cost", "hexes", "turns", "r", "attitude"), VALID)
def test_lawful_orders(entry: str, cost: int, hexes: int, turns: int, r: int, attitude: str) -> None:
    written = sail(entry, 5)
    assert outcome(written) == (0, None, hexes, turns, r, attitude)
    assert written.run
    assert written.run.cost == cost


UNLAWFUL = [  # order, sign, why, hexes, turns, r, attitude; from r = 5
    ("G2", 2, "attitude", 1, 1, 4, "C"),
    ("1G2", 3, "attitude", 2, 1, 4, "C"),
    ("GG1", 2, "one hex", 0, 1, 4, "C"),
    ("G1G1", 4, "halted", 1, 2, 3, "D"),
    ("2D1G", 4, "capacity", 3, 1, 0, "B"),
    ("3G1", 3, "capacity", 3, 1, 4, "C"),
    ("5", 1, "syntax", 0, 0, 5, "A"),
    ("", 1, "syntax", 0, 0, 5, "A"),
    ("10", 1, "syntax", 0, 0, 5, "A"),
    ("1 2", 2, "syntax", 1, 0, 5, "A"),
    ("11", 1, "syntax", 0, 0, 5, "A"),
    ("G0", 2, "syntax", 0, 1, 4, "C"),
]


@pytest.mark.parametrize(("entry", "sign", "why", "hexes", "turns", "r", "attitude"), UNLAWFUL)
def test_unlawful_orders(entry: str, sign: int, why: str, hexes: int, turns: int, r: int, attitude: str) -> None:
    assert outcome(sail(entry, 5)) == (sign, why, hexes, turns, r, attitude)


OTHER_STARTS = [  # order, r, ship; sign, why, hexes, turns, r, attitude
    ("G1D1", 5, {"turning": 1}, (3, "turning", 1, 1, 4, "C")),
    ("G", 3, {}, (0, None, 0, 1, 2, "C")),
    ("G1", 3, {}, (2, "capacity", 0, 1, 2, "C")),
    ("GG", 3, {}, (2, "one hex", 0, 1, 2, "C")),
    ("1", 4, {"speed": 3}, (0, None, 1, 0, 4, "C")),
    ("2", 4, {"speed": 3}, (1, "capacity", 1, 0, 4, "C")),
    ("T", 4, {"speed": 3}, (0, None, 0, 1, 5, "A")),
    ("D1", 4, {"speed": 3}, (2, "capacity", 0, 1, 5, "A")),
    ("D1", 0, {"speed": 3}, (0, None, 1, 1, 1, "A")),
    ("D2", 0, {"speed": 3}, (2, "capacity", 1, 1, 1, "A")),
    ("3", 0, {"speed": 3}, (1, "capacity", 2, 0, 0, "B")),
    ("1", 5, {"held": 1}, (1, "held", 0, 0, 5, "A")),
    ("G", 5, {"held": 1}, (1, "held", 0, 0, 5, "A")),
    ("0", 5, {"held": 1}, (0, None, 0, 0, 5, "A")),
    ("T", 5, {"lost": 4, "turning": 1, "drifted": 2}, (1, "wait", 0, 0, 5, "A")),
    ("T", 5, {"lost": 4, "turning": 1, "drifted": 3}, (0, None, 0, 1, 0, "B")),
    ("T", 5, {"lost": 4, "turning": 3, "drifted": 1}, (0, None, 0, 1, 0, "B")),
    ("1", 5, {"lost": 4}, (1, "capacity", 0, 0, 5, "A")),
]


@pytest.mark.parametrize(("entry", "r", "ship", "expected"), OTHER_STARTS)
def test_other_starts(entry: str, r: int, ship: Mapping[str, int], expected: object) -> None:
    assert outcome(sail(entry, r, **ship)) == expected


def test_five_hexes_would_stop_after_four() -> None:
    move = two_families()
    longer = replace(move.marks[Name("hexes")], numbers=replace(move.marks[Name("hexes")].numbers, high=9))  # type: ignore[type-var]
    office = Office(
        {Name("move"): replace(move, marks={**move.marks, Name("hexes"): longer})},
        game().parts.sailing,
        game().parts.tables,
    )
    assert outcome(office.written(Order("5", Vessel(4, 2, Name("port-quarter"))))) == (1, "capacity", 4, 0, 5, "A")


def test_one_letter_alone_is_two_orders_and_two_families_are_not_mixed() -> None:
    move = two_families()
    assert len(read_entry(move, "D").readings) == 2
    assert len(read_entry(move, "D", "nautical").readings) == 1
    assert read_entry(move, "D1B1").readings[0].languages == frozenset()
    assert read_entry(move, "G1D1").readings[0].languages == {"old"}
    assert read_entry(move, "3").readings[0].languages is None


@pytest.mark.parametrize("speed", [3, 4])
def test_no_ship_turns_more_often_than_every_second_point(speed: int) -> None:
    """Rule 11: with a capacity of M at most (M + 1) / 2 turns, whatever the turning ability; by trying all orders."""
    steps = ["1", "G", "D"]
    for r in range(6):
        runs = [
            sail("".join(signs), r, speed, 9)
            for length in range(1, 6)
            for signs in product(steps, repeat=length)
            if "11" not in "".join(signs)
        ]
        lawful = [each for each in runs if breaking(each)[0] == 0 and each.run]
        most = max(each.run.turns for each in lawful if each.run)
        capacity = runs[0].capacity or 0
        assert most <= max(1, (capacity + 1) // 2)


def test_attitudes_of_the_six_headings() -> None:
    sailing = game().parts.sailing[Name("battle-sails")]
    attitudes = list(sailing.winds.values())
    assert list(sailing.winds) == list(WINDS)
    assert {name.upper(): attitudes.count(name) for name in sailing.attitudes} == {"A": 2, "B": 1, "C": 2, "D": 1}
    for start, allowed in {"b": "a", "a": "bc", "c": "ad", "d": "c"}.items():
        turned = {
            sailing.winds[sailing.wind_after(w, turn)]
            for w in sailing.winds
            for turn in (1, -1)
            if sailing.winds[w] == start
        }
        assert turned == set(allowed)


def test_diagrams_draw_what_the_rules_say() -> None:
    parts = game().parts
    roses = [diagram.rose.rules for diagram in parts.diagrams.values() if diagram.rose]
    orders = [ship.order for diagram in parts.diagrams.values() for ship in diagram.ships.values() if ship.order]
    assert set(roses) == set(parts.sailing)
    assert orders
    assert set(orders) <= set(parts.orders)


NOTES = [  # entry in English letters, whether it may stand in a log
    ("F", True),
    ("(F)", True),
    ("G", True),
    ("(G)", True),
    ("NBP", True),
    ("OBP 1,2 > Alerte", True),
    ("DBP 3", True),
    ("TBP 1 > Hardie", True),
    ("OBP 1;DBP 2,3", True),
    ("G;G", True),
    ("OBP", False),
    ("OBP 4", False),
    ("OBP 1,1", False),
    ("OBP 1;DBP 1", False),
    ("NBP;OBP 1", False),
    ("Tbp 1", False),
    ("obp 1", False),
]


@pytest.mark.parametrize(("entry", "right"), NOTES)
def test_notes(entry: str, right: bool) -> None:
    from printkit.check.notation.entries import said_of  # noqa: PLC0415

    assert (said_of(game().parts.notation[Name("notes")], entry, game()) is None) is right


def test_small_letters_count_in_french() -> None:
    notes = game().parts.notation[Name("notes")]
    assert read_entry(notes, "GdT 1", "fr").readings
    for entry in ("GDT 1", "gao 1", "OBP 1"):
        assert not read_entry(notes, entry, "fr").readings


@pytest.mark.parametrize(
    ("path", "english", "french"),
    [
        ("notation.move.left", "L", "B"),
        ("notation.move.right", "R", "T"),
        ("notation.move.drift", "D", "D"),
        ("notation.notes.offensive", "OBP", "GAO"),
        ("notation.notes.transfer", "TBP", "GdT"),
        ("notation.notes.free", ":circled-f:", ":circled-f:"),
        ("notation.load.fired", ":struck-r:", ":struck-r:"),
    ],
)
def test_marks_are_printed_in_the_letters_of_each_language(path: str, english: str, french: str) -> None:
    from printkit.model.resolve import resolve  # noqa: PLC0415

    mark = resolve(game().names, path)
    assert [Locale(lang, None, Report()).value(mark) for lang in ("en", "fr")] == [english, french]


def test_orders_are_printed_in_the_letters_of_each_language() -> None:
    letters = str.maketrans("LR", "BT")
    for order in game().parts.written_orders.values():
        english = Locale("en", None, Report()).value(order)
        assert english == order.order.entry
        assert Locale("fr", None, Report()).value(order) == english.translate(letters)
    assert game().parts.written_orders


@pytest.mark.parametrize(
    ("entry", "english", "french", "figures"),
    [
        ("L1R1", "L1R1", "B1T1", (4, 2, 2, "A")),
        ("L2", "L1", "B1", (2, 1, 1, "C")),
        ("1L2", "1L1", "1B1", (3, 2, 1, "C")),
        ("3L1", "3L", "3B", (4, 3, 1, "C")),
        ("LL1", "L", "B", (1, 0, 1, "C")),
    ],
)
def test_texts_can_say_what_is_carried_out(
    entry: str, english: str, french: str, figures: tuple[int, int, int, str]
) -> None:
    parts = game().parts
    written = Office(parts.notation, parts.sailing, parts.tables).written(
        Order(entry, Vessel(4, 2, Name("port-quarter")))
    )
    said = [Locale(lang, None, Report()).value(written.fact("done")) for lang in ("en", "fr")]
    assert said == [english, french]
    assert tuple(written.fact(name) for name in ("cost", "hexes", "turns", "letter")) == figures


def test_no_text_has_an_order_typed_by_hand_in_any_language() -> None:
    typed = re.compile(r"\b(?=\w*[1-4])(?=\w*[LRBTGD])[1-4LRBTGD]{3,}\b")
    assert typed.findall("ordre B1T1, hexagone A1, 2d6") == ["B1T1"]
    for catalogue in (ROOT / "sources/broadsides/locale").glob("*.po"):
        assert typed.findall(catalogue.read_text("utf-8")) == []


@pytest.mark.parametrize("code", ["PK373", "PK374", "PK375", "PK376", "PK377", "PK378", "PK379"])
def test_the_game_obeys_its_own_notation(code: str) -> None:
    (inspect,) = (rule.inspect for rule in game_rules() if rule.kind.code == code)
    allowed = {"PK374": ['the sign "R" is "right" in column "move" and "loaded" in "load"']}
    assert [found.message for found in inspect(game())] == allowed.get(code, [])


def test_every_finding_has_a_place() -> None:
    broken = replace(game().parts, sailing={})
    (inspect,) = (rule.inspect for rule in game_rules() if rule.kind.code == "PK377")
    found = list(inspect(replace(game(), parts=broken)))
    assert len(found) == len(game().parts.orders)
    assert all(each.origin != Origin("") for each in found)
