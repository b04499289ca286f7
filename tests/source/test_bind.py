"""Nodes → typed values: what each type takes, what it refuses, and that all faults come at once."""

from __future__ import annotations

import collections.abc
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal, Self

import pytest

from printkit.diagnostics import Origin, Report
from printkit.source import Entry, Length, Mapping, Message, Node, Scalar, Sequence, bind, binder_of, parse_yaml
from tests.source.faults import faults_of, words_of


class Level(StrEnum):
    EASY = "easy"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Roll:
    count: int
    sides: int

    @classmethod
    def from_short(cls, text: str) -> Self:
        count, letter, sides = text.partition("d")
        if not letter:
            raise ValueError(f'"{text}" is not a roll -- write 1d6')
        return cls(int(count), int(sides))


@dataclass(frozen=True, slots=True)
class Face:
    label: Message
    art: str = ""
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_message(cls, message: Message) -> Self:
        return cls(message)


@dataclass(frozen=True, slots=True)
class Counter:
    title: Message
    size: Length
    count: int = 1
    from_: str | None = None
    faces: tuple[Face, ...] = ()
    next: Counter | None = None
    hits_at_most: int = field(default=0, metadata={"key": "hits-at-most"})
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: collections.abc.Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.count > 99:
            raise ValueError(f"{self.count} counters are too many -- print at most 99")


def value_of(text: str, kind: Any, context: str = "") -> Any:
    report = Report()
    node = parse_yaml(f"key: {text}", "f", report)
    assert isinstance(node, Mapping)
    child = node.get("key")
    assert child is not None
    value = bind(child, kind, report, context)
    assert list(report) == []
    return value


def fault_of(text: str, kind: Any) -> list[str]:
    return faults_of(lambda report: bind(node_of(text), kind, report))


def node_of(text: str) -> Node:
    node = parse_yaml(f"key: {text}", "f", Report())
    assert isinstance(node, Mapping)
    return node.entries[0][1]


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        *((text, str, text) for text in ("no", "on", "12:30", "0101", "3:1", "1E10", "~", "null")),
        ('""', str, ""),
        ("12", int, 12),
        ("-3", int, -3),
        ("010", int, 10),
        ("1.25", float, 1.25),
        ("yes", bool, True),
        ("False", bool, False),
        ("20mm", Length, 20.0),
        ("hard", Level, Level.HARD),
        ("b", Literal["a", "b"], "b"),
        ("2", Literal[1, 2], 2),
        ("2d6", Roll, Roll(2, 6)),
        ("", str | None, None),
        ("~", str | None, None),
        ("null", Roll | None, None),
        ('"null"', str | None, "null"),
        ("[1, 2]", tuple[int, ...], (1, 2)),
        ("[]", tuple[int, ...], ()),
        ("[1mm, 2]", tuple[Length, int], (1.0, 2)),
        ("{a: 1, b: 2}", dict[str, int], {"a": 1, "b": 2}),
        ("{1mm: no}", collections.abc.Mapping[Length, bool], {1.0: False}),
        ("{b: 1, a: 2}", tuple[Entry[str, int], ...], (Entry("b", 1), Entry("a", 2))),
        ("3", int | Length, 3),
        ("3mm", int | Length, 3.0),
        ("3", Length | str, "3"),
        ("[3]", int | tuple[int, ...], (3,)),
        ("{a: 3}", int | tuple[int, ...] | dict[str, int] | None, {"a": 3}),
        ("{title: T, size: 1mm}", Counter | str, Counter(Message("T", "title"), Length(1))),
        ("Fog", Counter | str, "Fog"),
        ("hard", Counter | Level, Level.HARD),
        ("{count: 2, sides: 6}", Roll, Roll(2, 6)),
        ("Fog", Face, Face(Message("Fog"))),
        ("{label: Fog, art: x}", Face, Face(Message("Fog", "label"), "x")),
    ],
)
def test_a_type_takes(text: str, kind: Any, expected: object) -> None:
    value = value_of(text, kind)
    assert (value, type(value)) == (expected, type(value) if isinstance(expected, float) else type(expected))


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("a dozen", int, 'expected a whole number, found "a dozen" | '),
        ("3.5", int, 'expected a whole number, found "3.5" | '),
        ("1" * 16, int, f'expected a whole number, found "{"1" * 16}" | '),
        ("1_000", int, 'expected a whole number, found "1_000" | '),
        ("1,5", float, '"1,5" has a decimal comma | write 1.5'),
        ("nan", float, 'expected a number, found "nan" | '),
        ("on", bool, 'expected yes or no, found "on" | '),
        ("", str, "expected text, found nothing | write it after the colon; what begins with # needs quotes"),
        ("", Message, "expected text, found nothing | write it after the colon; what begins with # needs quotes"),
        ("{text: T, context: c}", Message, "expected text, found keys and values | "),
        ("~", int, 'expected a whole number, found "~" | write it after the colon; what begins with # needs quotes'),
        ("[a]", str, "expected text, found a list | "),
        ("{a: b}", str, "expected text, found keys and values | "),
        ("a", tuple[int, ...], 'expected a list of a whole number, found "a" | '),
        ("hrad", Level, 'unknown choice "hrad" | did you mean "hard"?'),
        ("x", Level, 'unknown choice "x" | choose one of: easy, hard'),
        ("20", Length, '"20" has no unit | write 20mm, or cm, in, pt'),
        ("2,5cm", Length, '"2,5cm" has a decimal comma | write 2.5cm'),
        ("six", Roll, '"six" is not a roll | write 1d6'),
        ("[1mm]", tuple[Length, int], "expected 2 values, found 1 | write [a length, a whole number]"),
        ("20px", int | Length, 'expected a whole number or a length, found "20px" | use mm, cm, in or pt'),
        ("[1]", int | Length, "expected a whole number or a length, found a list | "),
        ("{x: 1}", Roll | tuple[int, ...], 'unknown key "x" | known here: count, sides'),
        ("a", Counter, 'expected a counter, found "a" | '),
        ("{title: T, size: 2,5cm}", Counter, 'unknown key "5cm" | 2.5, not 2,5: a comma ends the value'),
        ("{title: T}", Counter, 'the key "size" is missing | add size: with a length'),
        ("{title: T, size: 1mm, count: 100}", Counter, "100 counters are too many | print at most 99"),
    ],
)
def test_a_type_refuses(text: str, kind: Any, expected: str) -> None:
    report = Report()
    assert bind(node_of(text), kind, report) is None
    assert expected in (f"{found.message} | {found.hint}" for found in report)


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("[1, a, 2, b]", tuple[int, ...], ["PK115 1:10", "PK115 1:16"]),
        ("{1mm: x, 2: y, 3mm: z}", dict[Length, int], ["PK115 1:12", "PK116 1:15", "PK115 1:18", "PK115 1:26"]),
        ("{1mm: 1, 1.0mm: 2}", dict[Length, int], ["PK103 1:15"]),
        ("{1mm: 1, 0.1cm: 2}", tuple[Entry[Length, int], ...], ["PK103 1:15"]),
        ("{sizes: 1, count: a}", Counter, ["PK114 1:6", "PK114 1:6", "PK113 1:7", "PK115 1:24"]),
        ("\n  title: [a]\n  size: 20\n  faces: [{art: a}, 3]\n", Counter, ["PK115 2:10", "PK116 3:9", "PK114 4:11"]),
        ("{title: T, size: 1mm, next: {title: U, size: 2}}", Counter, ["PK116 1:51"]),
        ("{title: T, size: 1mm, places: {}}", Counter, ["PK113 1:28"]),
        ("{title: T, size: 1mm, from_: x}", Counter, ["PK113 1:28"]),
    ],
)
def test_all_faults_come_at_once_each_at_its_place(text: str, kind: Any, expected: list[str]) -> None:
    assert fault_of(text, kind) == expected


@pytest.mark.parametrize(
    ("key", "hint"),
    [
        ("coutn", 'did you mean "count"?'),
        ("Title", 'did you mean "title"?'),
        ("origin", "known here: title, size, count, from, faces, next, hits-at-most"),
        ("zz", "known here: title, size, count, from, faces, next, hits-at-most"),
    ],
)
def test_an_unknown_key_is_reported_and_passed_over(key: str, hint: str) -> None:
    report = Report()
    assert bind(node_of(f"{{title: T, size: 1mm, {key}: x}}"), Counter, report) == Counter(
        Message("T", "title"), Length(1)
    )
    assert [f"{found.message} | {found.hint}" for found in report] == [f'unknown key "{key}" | {hint}']


def test_keys_of_python_words_and_of_metadata() -> None:
    counter = value_of("{title: T, size: 1mm, from: x, hits-at-most: 4}", Counter)
    assert (counter.from_, counter.hits_at_most) == ("x", 4)


def test_origin_and_places_tell_where_things_stand() -> None:
    counter = value_of("\n  title: T\n  size: 1mm\n  faces:\n    - Fog\n    - {label: Sea}\n", Counter)
    assert counter.origin == Origin("f", 2, 3)
    assert counter.places == {"title": Origin("f", 2, 10), "size": Origin("f", 3, 9), "faces": Origin("f", 5, 5)}
    assert [face.origin for face in counter.faces] == [Origin("f", 5, 7), Origin("f", 6, 7)]
    assert counter.faces[1].label.origin == Origin("f", 6, 15)


def test_places_tell_where_the_values_of_a_value_stand() -> None:
    counter = value_of("\n  title: T\n  size: 1mm\n  next:\n    title: N\n    size: 2mm\n", Counter)
    assert counter.places["next"] == Origin("f", 5, 5)
    assert counter.places["next.size"] == Origin("f", 6, 11)


def test_an_entry_tells_where_its_key_stands() -> None:
    assert [entry.origin for entry in value_of("{a: 1, b: 2}", tuple[Entry[str, int], ...])] == [
        Origin("f", 1, 7),
        Origin("f", 1, 13),
    ]


@dataclass(frozen=True)
class Note:
    text: Message
    id: str = ""


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("T", Message, "game"),
        ("{a: {b: T}}", dict[str, dict[str, Message]], "game/a/b"),
        ("[x, T]", tuple[Message, ...], "game/2"),
        ("[{text: x}, {id: fog, text: T}]", tuple[Note, ...], "game/fog/text"),
        ("[{text: x}, {text: T}]", tuple[Note, ...], "game/2/text"),
        ("{1mm: T}", tuple[Entry[Length, Message], ...], "game/1mm"),
        ("[1mm, T]", tuple[Length, Message], "game/2"),
    ],
)
def test_a_message_has_an_address(text: str, kind: Any, expected: str) -> None:
    assert f"Message(text='T', context={expected!r}, " in repr(value_of(text, kind, "game"))


def test_a_node_is_handed_over_unbound() -> None:
    assert isinstance(value_of("[1, {a: b}]", Node), Sequence)
    assert isinstance(value_of("{a: b}", Mapping), Mapping)
    assert value_of("0x1", Scalar).text == "0x1"
    assert words_of(lambda report: bind(node_of("a"), Mapping, report)) == 'expected keys and values, found "a" | '


@pytest.mark.parametrize(
    "kind", [set[int], object, list[str], Roll | Counter | dict[str, int], tuple[int, ...] | tuple[str, int]]
)
def test_a_type_yaml_cannot_fill_is_the_programmers_fault(kind: Any) -> None:
    with pytest.raises(TypeError, match="YAML cannot"):
        binder_of(kind)


def test_a_union_keeps_the_order_of_its_arms() -> None:
    assert (value_of("3", int | str), value_of("3", str | int)) == (3, "3")
