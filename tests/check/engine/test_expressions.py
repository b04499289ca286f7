"""The language of claims: what it works out, what it refuses, and what it says of a false claim."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

import pytest

from printkit.check.expressions import ClaimError, evaluate, explain, parse_claim
from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.model.dice import DieRange
from printkit.source.text import Message


@dataclass(frozen=True)
class Ship:
    title: Message
    hits: Amount
    speed: float = 2.5
    zones: tuple[int, ...] = (1, 2, 3)
    origin: Origin = field(default=Origin("x"))


def ship(name: str, hits: str) -> Ship:
    return Ship(Message(name, name, Origin("x", 1, 1)), Amount.from_text(hits))


NAMES = {
    "facts": {"power": 3, "return-after": 16, "none": 0},
    "ships": {"force-h": ship("Force H", "4"), "ark": ship("Ark", "{facts.power}"), "01-scout": ship("Scout", "1")},
    "hit": DieRange(5, 6),
    "flag": True,
}


def chance(result: str, column: str = "approach") -> Fraction:
    """Stand for a function of the game."""
    if result not in {"hit", "miss"}:
        raise LookupError(f'no result is called "{result}" -- there is hit, miss')
    return {"approach": Fraction(1, 6), "zone": Fraction(1, 3)}[column]


FUNCTIONS = {"chance": chance}


def value(text: str) -> object:
    return evaluate(parse_claim(text), NAMES, FUNCTIONS)


TRUE = [
    "1/6 < 1/3", "1/3 + 1/3 + 1/3 == 1", "0.1 + 0.2 == 0.3", "7 // 2 == 3 and 7 % 2 == 1", "-2 < 0 < 1 <= 1 != 2",
    "not 1 > 2 or 1 / 0 == 1", "1 > 2 and 1 / 0 == 1 or true", "false == (1 > 2)", "(2 if flag else 1 / 0) == 2",
    "facts.power == 3", "facts.return-after == 16", "facts.return_after - facts.power == 13", 'facts["power"] == 3',
    "ships.force-h.hits == 4", "ships.ark.hits == facts.power", 'ships["01-scout"].hits == 1', "ships.ark.zones[0] == 1",
    "ships.ark.title == 'Ark'", "ships.ark.speed == 5/2", "5 in hit and 4 not in hit", "'force-h' in ships", "2 in [1, 2]",
    "len(ships) == 3 and len('four') == 4", "sum(s.hits for s in ships) == 8", "max(s.hits for s in ships) == 4",
    "min(1, 2) == 1 and max(1, 1/2) == 1 and abs(-3) == 3", "all(s.hits > 0 for s in ships)",
    "any(s.hits == 1 for s in ships)", "not any(s.hits > 4 for s in ships)", "count(s.hits > 1 for s in ships) == 2",
    "count(ships) == 3", "set(s.hits for s in ships) == {1, 3, 4}", "len(set(s.speed for s in ships)) == 1",
    "len(range(10000)) == 10000", "sum(range(1, 7)) == 21", "all(a + b < 6 for a in range(3) for b in range(3) if a != b)",
    "chance('hit') < chance('hit', 'zone')", "chance('hit', column='zone') == 1/3", "'ark' in keys(ships)",
    "all(z > 0 for s in ships for z in s.zones)", "set(s.title for s in ships) == {'Force H', 'Ark', 'Scout'}",
    "'é' == 'é'", "'-' != '_'", '"a-b" == "a-b"', "[1, 2] == [1, 2]",
]  # fmt: skip


@pytest.mark.parametrize("text", TRUE)
def test_true(text: str) -> None:
    assert value(text) is True


@pytest.mark.parametrize(
    ("text", "expected"), [("1/3", Fraction(1, 3)), ("2", 2), ("0.50", Fraction(1, 2)), ("'a'", "a")]
)
def test_values_are_exact(text: str, expected: object) -> None:
    assert value(text) == expected


REFUSED = {
    "().__class__": ('"__class__" is no name of the game', 1),
    "ships.__class__ == 1": ('"__class__" is no name of the game', 1),
    "ships.ark.__dict__ == 1": ('"__dict__" is no name of the game', 1),
    "_x == 1": ('"_x" is no name of the game', 1),
    'ships["__class__"] == 1': ('nothing is called "__class__"', 1),
    "ships.keys() == 1": ("only the listed functions can be called", 1),
    "'{0}'.format(1) == 1": ("only the listed functions can be called", 1),
    "ships.ark.origin.file == 'x'": ('nothing is called "origin"', 1),
    "ships.ark.title.from_message == 1": ('nothing is called "from_message"', 1),
    "lambda: 1": ("a function of its own has no place in a claim", 1),
    "1 == (x := 1)": ("an assignment has no place in a claim", 7),
    "[x for x in ships] == 1": ("a list built in a loop has no place in a claim", 1),
    "{x for x in ships} == 1": ("a set built in a loop has no place in a claim", 1),
    "{x: 1 for x in ships} == 1": ("keys and values built in a loop has no place in a claim", 1),
    "{'a': 1} == 1": ("keys and values has no place in a claim", 1),
    "2 ** 9 == 512": ("a power has no place in a claim", 1),
    "9 ** 9 ** 9 > 1": ("a power has no place in a claim", 1),
    "1 << 99 > 1": ("this operator has no place in a claim", 1),
    "1 is 1": ('"is" has no place in a claim', 1),
    "f'{1}' == '1'": ("a text with values in it has no place in a claim", 1),
    "'%d' % 1 == '1'": ('"%d" is not a number', 1),
    "'a' * 9 == 'a'": ('"a" is not a number', 1),
    "[1] * 9 == [1]": ("a list is not a number", 1),
    "'a' + 'b' == 'ab'": ('"a" is not a number', 1),
    "true + true == 2": ("true or false is not a number", 1),
    "None == 1": ('"None" has no place in a claim', 1),
    "b'a' == 'a'": ("""\"b'a'\" has no place in a claim""", 1),
    "... == 1": ('"..." has no place in a claim', 1),
    "1j == 1": ('"1j" has no place in a claim', 1),
    "1e9 > 1": ('"1e9" is no plain number', 1),
    "0xff > 1": ('"0xff" is no plain number', 1),
    "1. == 1": ('"1." is no plain number', 1),
    "9" * 31 + " > 1": ("a number has 31 digits", 1),
    "9" * 5000 + " > 1": ("a claim has 5004 characters", 1),
    "99999999999 * 99999999999 * 99999999999 > 1": ("a number has more than 30 digits", 1),
    "1 / 99999999999 / 99999999999 / 99999999999 > 0": ("a number has more than 30 digits", 1),
    "1 / facts.none == 1": ("a number is divided by zero", 1),
    "1 % 0 == 1": ("a number is divided by zero", 1),
    "range(10001) == 1": ("a range holds at most 10000 numbers", 1),
    "range(1/2) == 1": ("range takes whole numbers", 1),
    "count(a > b for a in range(300) for b in range(300)) > 0": ("the claim takes more than 100000 steps", None),
    "all(sum(range(10000)) > 0 for x in range(10000))": ("the claim takes more than 100000 steps", 5),
    "all(1 == 1 for a in [1] for b in [1] for c in [1])": ("more than 2 loops are nested", 4),
    "all(any(1 == 1 for c in [1]) for a in [1] for b in [1])": ("more than 2 loops are nested", 8),
    "(" * 300 + "1" + ")" * 300: ("the claim cannot be read: too many nested parentheses", 201),
    "-" * 100 + "1 < 0": ("the claim is nested more than 40 deep", 40),
    "-" * 1900 + "1 < 0": ("the claim", None),
    "not " * 400 + "true": ("the claim", None),
    "1 + " * 400 + "1 > 0": ("the claim is nested more than 40 deep", None),
    "ships.ark" + ".title" * 100 + " == 1": ("the claim is nested more than 40 deep", 1),
    "": ("the claim cannot be read: invalid syntax", 1),
    "1 <": ("the claim cannot be read: invalid syntax", None),
    "1 = 1": ("the claim cannot be read: invalid syntax", 3),
    "import os": ("the claim cannot be read: invalid syntax", 1),
    "1; 2": ("the claim cannot be read: invalid syntax", 2),
    "'a": ("the claim cannot be read: unterminated string literal", 1),
    "1 < \x00": ("the claim cannot be read: source code string cannot contain null bytes", None),
    "ships.01-scout.hits == 1": ('step "01-scout" begins with a digit', 7),
    "ships[0:1] == 1": ("a step in brackets is a text or a whole number", 7),
    "ships[facts.none] == 1": ("a step in brackets is a text or a whole number", 7),
    "ships.ark.zones[3] == 1": ("the list has 3 elements, none with the number 3", 1),
    "ships.ark.zones[-1] == 1": ("a step in brackets is a text or a whole number", 17),
    "max(*ships) == 1": ("a star has no place in a claim", 5),
    "chance(**ships) == 1": ("a star has no place in a claim", 8),
    "all(a == b for a, b in ships)": ("a loop has one name", 16),
    "all(x > 1 for x in 5)": ("a number has no elements to go through", 4),
    "all(s.hits for s in ships)": ("a number is neither true nor false", 1),
    "all(1, 2)": ('"all" is called with other values than it takes', 1),
    "max([]) == 1": ("the list is empty", 1),
    "max(ships) == 1": ("a ship is not a number", 1),
    "set(ships) == {1}": ("a set holds numbers and texts", 1),
    "open('x') == 1": ('no function is called "open"', 1),
    "eval('1') == 1": ('no function is called "eval"', 1),
    "chance == 1": ('nothing is called "chance"', 1),
    "chance('hut') > 0": ('no result is called "hut"', 1),
    "chance('hit', 'rear') > 0": ("rear", 1),
    "facts.powr == 3": ('nothing is called "powr"', 1),
    "1 < 'a'": ("a number is compared with a text", 1),
    "1 == 'a'": ("a number is compared with a text", 1),
    "'a' < 'b'": ('"<" compares numbers, not a text', 1),
    "1 in 2": ('"in" cannot be asked of a number and a number', 1),
    "ships and true": ("a group of things is neither true nor false", 1),
    "'é' == 'é' and facts.powr": ('nothing is called "powr"', 16),
}  # fmt: skip


@pytest.mark.parametrize(("text", "message", "column"), [(text, *told) for text, told in REFUSED.items()])
def test_refused(text: str, message: str, column: int | None) -> None:
    with pytest.raises(ClaimError) as caught:
        value(text)
    assert caught.value.message.startswith(message)
    assert column in (None, caught.value.column)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("2 ** 9 == 512", "multiply: 6 * 6"),
        ("facts.powr == 3", 'did you mean "power"?'),
        ("facts.power-facts.none == 3", "a minus has spaces around it"),
        ("ships.01-scout.hits == 1", 'write it as ["01-scout"]'),
        ("chance('hut') > 0", "there is hit, miss"),
        ("open('x') == 1", "there is abs, all, any, chance, count, keys, len, max, min, range, set, sum"),
    ],
)
def test_a_refusal_tells_the_remedy(text: str, hint: str) -> None:
    with pytest.raises(ClaimError) as caught:
        value(text)
    assert hint in caught.value.hint


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("chance('hit') < 1/6", "1/6 < 1/6"),
        ("facts.power > 2 + 2", "3 > 4"),
        ("1 < 2 < 2 < 3", "1 < 2 < 2"),
        ("facts.power == 3 and facts.power > 5", "3 > 5"),
        ("facts.power > 5 or facts.power > 6", "3 > 5 or 3 > 6"),
        ("not facts.power == 3", "not (3 == 3)"),
        ("all(s.hits > 1 for s in ships)", '1 > 1 for s = "Scout"'),
        ("all(a < b for a in [1] for b in [2, 1])", "1 < 1 for a = 1, b = 1"),
        ("any(s.hits > 9 for s in ships)", "false"),
        ("'x' in ['a', 'b']", '"x" in ["a", "b"]'),
        ("ships.ark.title == 'Arc'", '"Ark" == "Arc"'),
        ("set([1, 2]) == {1}", "{1, 2} == {1}"),
        ("len(range(30)) == 1 and true", "30 == 1"),
        ("range(30) == [1]", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, … == [1]"),
        ("false", "false"),
    ],
)
def test_a_false_claim_shows_its_values(text: str, words: str) -> None:
    claim = parse_claim(text)
    assert evaluate(claim, NAMES, FUNCTIONS) is False
    assert explain(claim, NAMES, FUNCTIONS) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "all(count(z > 0 for z in s.zones) > 3 for s in ships) and facts.none > 0",
            '3 > 3 for s = "Force H" and 0 > 0',
        ),
        ("all(hit > 1 for hit in [1]) and not 5 in hit", "1 > 1 for hit = 1 and not (5 in a die range)"),
    ],
)
def test_a_loop_left_early_leaves_no_name_behind(text: str, words: str) -> None:
    assert explain(parse_claim(text), NAMES, FUNCTIONS) == words


def test_nested_lists_cost_what_they_hold() -> None:
    big = f"[{', '.join(['a'] * 300)}]"
    text = f"all([b] == [b] for a in [range(10000)] for b in [{big}])"
    with pytest.raises(ClaimError, match="steps"):
        value(text)
