"""Grammars and entries: which texts are read, as what, and where the others break off."""

from __future__ import annotations

import pytest

from printkit.model.dice import DieRange
from printkit.model.entries import Read, read_entry
from printkit.model.grammar import read_grammar
from printkit.model.names import Name
from printkit.model.notation import Column, Mark, Pair
from printkit.source.text import Message

MARKS = frozenset({"a", "b", "c"})


def column(grammar: str, signs: dict[str, object], **more: object) -> Column:
    """Return a column of marks: a sign, a range of numbers, or True for a name."""
    marks = {}
    for name, sign in signs.items():
        match sign:
            case DieRange():
                marks[Name(name)] = Mark(Message(name), numbers=sign)
            case True:
                marks[Name(name)] = Mark(Message(name), name=True)
            case _:
                marks[Name(name)] = Mark(Message(name), sign)  # type: ignore[arg-type]
    return Column(Message("Column"), marks, grammar, **more)  # type: ignore[arg-type]


def said(read: Read) -> str:
    """Return what came of reading: the ways to read it, or the sign at which it breaks off and what is there."""
    if read.broken:
        return f'{read.broken.symbol} at "{read.broken.text}"'
    return " or ".join(" ".join(each.mark or each.text for each in way.symbols) for way in read.readings)


LETTERS = {"a": "A", "b": "B", "c": "C"}


@pytest.mark.parametrize(
    ("grammar", "entry", "expected"),
    [
        ("a", "A", "a"),
        ("a b", "AB", "a b"),
        ("a | b", "B", "b"),
        ("a?", "", ""),
        ("a? b", "B", "b"),
        ("a* b", "AAB", "a a b"),
        ("a+", "AA", "a a"),
        ("(a b)* c", "ABABC", "a b a b c"),
        ('a "," b', "A,B", "a , b"),
        ("a b", "A", '2 at ""'),
        ("a b", "AC", '2 at "C"'),
        ("a", "AA", '2 at "A"'),
        ("a+", "", '1 at ""'),
        ("a+ b", "AAX", '3 at "X"'),
        ("(a | b)* c", "ABA", '4 at ""'),
    ],
)
def test_a_grammar_reads_what_it_says(grammar: str, entry: str, expected: str) -> None:
    assert said(read_entry(column(grammar, LETTERS), entry)) == expected  # type: ignore[arg-type]


def test_parts_are_put_in_by_name() -> None:
    parts = {Name("more"): '"," a', Name("tail"): "more* b"}
    found = read_entry(column("a tail", LETTERS, parts=parts), "A,A,AB")  # type: ignore[arg-type]
    assert said(found) == "a , a , a b"


@pytest.mark.parametrize(
    ("grammar", "parts", "fault"),
    [
        ("a (b", {}, "never closed"),
        ("a) b", {}, '")" closes nothing'),
        ("? a", {}, '"?" follows nothing'),
        ("a | ", {}, "is empty"),
        ("", {}, "is empty"),
        ("()", {}, "is empty"),
        ("a & b", {}, '"&" means nothing'),
        ('a "', {}, "means nothing"),
        ("d", {}, 'names "d", which is no mark'),
        ("x", {"x": "a x"}, 'the part "x" of the grammar is made of itself'),
        ("x", {"x": "y", "y": "x"}, "is made of itself"),
        ("a", {"x": "a"}, 'never uses its part "x"'),
        ("(" * 30 + "a" + ")" * 30, {}, "nested more than 20"),
        (" ".join("a" for _ in range(500)), {}, "more than 400 marks"),
        ("p0", {f"p{n}": f"p{n + 1} p{n + 1}" for n in range(15)} | {"p15": "a"}, "more than 400 marks"),
    ],
)
def test_a_grammar_that_says_nothing_is_refused(grammar: str, parts: dict[str, str], fault: str) -> None:
    with pytest.raises(ValueError, match=fault.replace("(", r"\(").replace(")", r"\)").replace("?", r"\?")):
        read_grammar(grammar, {Name(key): text for key, text in parts.items()}, MARKS)


def test_a_number_is_a_whole_run_of_digits() -> None:
    hexes = column("n+", {"n": DieRange(1, 4)})
    for entry, expected in (
        ("3", "n"),
        ("5", '1 at "5"'),
        ("11", '1 at "11"'),
        ("01", '1 at "01"'),
        ("٣", '1 at "٣"'),
    ):
        assert said(read_entry(hexes, entry)) == expected


def test_one_sign_for_two_marks_is_read_in_two_ways() -> None:
    both = column("a | b", {"a": "X", "b": "X"})
    assert said(read_entry(both, "X")) in {"a or b", "b or a"}
    assert said(read_entry(column("a | a", {"a": "X"}), "X")) == "a"  # one meaning, however it comes about
    assert said(read_entry(column("a b? c | a a c", {"a": "X", "b": "X", "c": "Y"}), "XXY")) in {
        "a a Y".replace("Y", "c") + " or a b c",
        "a b c or a a c",
    }


def test_signs_belong_to_languages() -> None:
    turns = column("(a | b)+", {"a": {"en": "L", "fr": "B"}, "b": {"en": "R", "fr": "T"}})
    assert said(read_entry(turns, "LR", "en")) == "a b"
    assert said(read_entry(turns, "BT", "fr-ca")) == "a b"
    assert said(read_entry(turns, "BT", "en")) == '1 at "B"'
    assert read_entry(turns, "BT").readings[0].languages == {"fr"}
    assert read_entry(turns, "LT").readings[0].languages == frozenset()


def test_signs_that_begin_alike_are_told_apart_by_what_follows() -> None:
    notes = column('(g | gao " > " ship) (";" g)*', {"g": "G", "gao": "GAO", "ship": True})
    assert said(read_entry(notes, "GAO > Ville de Paris;G")) == "gao  >  ship ; g"
    assert read_entry(notes, "GAO > Ville de Paris;G").readings[0].symbols[2].text == "Ville de Paris"
    assert said(read_entry(notes, "G;GAO")) == '4 at "A"'


def test_a_hostile_entry_is_read_to_its_end() -> None:
    """Each sign doubles the ways to read it: only two are kept."""
    twice = column("(a | b)*", {"a": "X", "b": "X"})
    assert len(read_entry(twice, "X" * 200).readings) == 2
    assert said(read_entry(twice, "X" * 201)).startswith("1 at")


@pytest.mark.parametrize(
    ("mark", "fault"),
    [
        ({}, "one of three things"),
        ({"sign": "A", "name": True}, "one of three things"),
        ({"sign": ""}, "empty sign"),
        ({"sign": {"en": "A", "fr": ""}}, "empty sign"),
    ],
)
def test_a_mark_is_one_thing(mark: dict[str, object], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Mark(Message("mark"), **mark)  # type: ignore[arg-type]


def test_a_column_refuses_names_that_mean_something_else() -> None:
    with pytest.raises(ValueError, match='"title" means something else'):
        column("title", {"title": "T"})
    with pytest.raises(ValueError, match='"b" is no mark'):
        column("a", {"a": "A"}, pairs=(Pair(Name("a"), Name("b")),))
