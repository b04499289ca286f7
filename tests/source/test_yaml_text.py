"""YAML text → nodes: what is kept as written, and what is refused where."""

from __future__ import annotations

import pytest

from printkit.diagnostics import Origin, Report
from printkit.source import Mapping, Node, Scalar, Sequence, parse_yaml
from printkit.source.yaml_text import MAX_NODES
from tests.source.faults import faults_of, words_of


def read(text: str) -> Node | None:
    report = Report()
    node = parse_yaml(text, "f.yaml", report)
    assert list(report) == []
    return node


def value(text: str) -> str:
    node = read(f"key: {text}\n")
    assert isinstance(node, Mapping)
    scalar = node.get("key")
    assert isinstance(scalar, Scalar)
    return scalar.text


@pytest.mark.parametrize(
    "text", ["no", "on", "12:30", "0101", "3:1", "1E10", "~", "null", "2026-01-01", "1_000", ".5", "0x1F", "=", "yes"]
)
def test_scalars_stay_as_written(text: str) -> None:
    assert value(text) == text


@pytest.mark.parametrize(
    ("text", "quoted"), [("", False), ("~", False), ('""', True), ("''", True), ("|\n  a", True), ("a", False)]
)
def test_quotes_are_remembered(text: str, quoted: bool) -> None:
    node = read(f"key: {text}\n")
    assert isinstance(node, Mapping)
    child = node.get("key")
    assert isinstance(child, Scalar)
    assert child.quoted is quoted


def test_every_node_knows_its_place() -> None:
    node = read("a: 1\nb:\n  - x\n  - {c: é, d: y}\n")
    at = lambda line, column: Origin("f.yaml", line, column)  # noqa: E731
    inner = Mapping(
        ((Scalar("c", at(4, 6)), Scalar("é", at(4, 9))), (Scalar("d", at(4, 12)), Scalar("y", at(4, 15)))), at(4, 5)
    )
    items = Sequence((Scalar("x", at(3, 5)), inner), at(3, 3))
    assert node == Mapping(((Scalar("a", at(1, 1)), Scalar("1", at(1, 4))), (Scalar("b", at(2, 1)), items)), at(1, 1))


@pytest.mark.parametrize("text", ["\ufeffkey: [1\n", "key: [1\n", "key: [1\r\n"])
def test_a_byte_order_mark_and_line_ends_shift_nothing(text: str) -> None:
    assert faults_of(lambda report: parse_yaml(text, "f", report)) == ["PK101 2:1"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: b: c\n", ["PK101 1:5"]),
        ("a: 'x\n\nb: 3\n", ["PK101 1:4"]),
        ("a: @x\n", ["PK101 1:4"]),
        ("a: [1, 2\nb: 3\n", ["PK101 2:2"]),
        ("a: {b: c: d}\n", ["PK101 1:9"]),
        ("a:\n  b: 1\n c: 2\n", ["PK101 3:2"]),
        ('a: "x" y\n', ["PK101 1:8"]),
        ("a: 1\nb\nc: 3\n", ["PK101 3:1"]),
        ('a: "\\q"\n', ["PK101 1:5"]),
        ("%FOO\n---\na: 1\n", ["PK101 1:5"]),
        ("- a\nb: c\n", ["PK101 2:1"]),
        ("a:\n\t- b\n", ["PK102 2:1"]),
        ("a:\n  \tb: c\n\td: e\n", ["PK102 2:3"]),
        ("a: b\n\t\nc: d\n", ["PK102 2:1"]),
        ("a: b\n\t# note\nc: d\n", ["PK102 2:1"]),
        ("a: b\tc\n", ["PK102 1:5"]),
        ("a: |\n  x\ty\nb: 'z\tz'\n", ["PK102 2:4", "PK102 3:6"]),
        ('a: "é\\tb"\n', ["PK102 1:4"]),
        ("a: 1\nb: 2\na: 3\n", ["PK103 3:1"]),
        ('a: {b: 1, "b": 2}\nc: 1\nc: 2\nc: 3\n', ["PK103 1:11", "PK103 3:1", "PK103 4:1"]),
        ("a: &x 1\nb: *x\nc: *x\n", ["PK104 1:4"]),
        ("a: *x\n", ["PK104 1:4"]),
        ("a: !!python/object:os.system {}\n", ["PK105 1:4"]),
        ("a: !!int 3\nb: !foo [1]\nc: ! x\n", ["PK105 1:4", "PK105 2:4", "PK105 3:4"]),
        ("a: " + "[" * 60, ["PK106 1:53"]),
        ("[" * 200_000, ["PK106 1:1001"]),
        ("a:\n" + "- b\n" * MAX_NODES, ["PK107 100001:3"]),
        ("a: 1\n---\nb: 2\n", ["PK108 2:1"]),
        ("? [a]\n: b\n{c: d}: e\n", ["PK109 1:3", "PK109 3:1"]),
        ("<<: {a: 1}\n", ["PK110 1:1"]),
        ("", ["PK111 0:0"]),
        ("# nothing yet\n", ["PK111 0:0"]),
        ("---\n", ["PK111 0:0"]),
        ("a: b\nc: \x07\n", ["PK112 2:4"]),
        ("a: \ud800\n", ["PK112 1:4"]),
        ("a: x\u2028y\n", ["PK112 1:5"]),
        ("a: 1\nb: \ufeff\n", ["PK112 2:4"]),
    ],
)
def test_a_fault_is_told_where_it_stands(text: str, expected: list[str]) -> None:
    assert faults_of(lambda report: parse_yaml(text, "f", report)) == expected


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: 1\n\na: 2\n", 'the key "a" stands twice, first in line 1 | keep one of the two'),
        ("a: !!int 3\n", 'the tag "!!int" is not allowed | delete the tag, or quote a text that begins with !'),
        ("a: b: c\n", 'the file is not YAML: a ": " stands inside a text | put the whole text in quotes'),
        ("a:\n\tb: 1\n\tc: 2\n", "a tab stands at the beginning of 2 lines | replace it by spaces"),
        (
            "a: [1,\n  2\nb: 3\n",
            'the file is not YAML: a list that opens with "[" is not closed (it began in line 1) | add ", " or "]"',
        ),
    ],
)
def test_a_fault_says_what_to_do(text: str, words: str) -> None:
    assert words_of(lambda report: parse_yaml(text, "f", report)) == words


def test_an_alias_bomb_is_refused_without_being_walked() -> None:
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 40)]
    report = Report()
    assert parse_yaml("\n".join(lines), "f", report) is None
    assert [found.code for found in report] == ["PK104"]


def test_the_first_of_two_values_is_kept_so_that_binding_goes_on() -> None:
    node = parse_yaml("a: 1\na: 2\n", "f", Report())
    assert isinstance(node, Mapping)
    assert [(key.text, value.text) for key, value in node.entries if isinstance(value, Scalar)] == [("a", "1")]


def test_harmless_tabs_pass() -> None:
    assert read("a:\tb\t# note\n\n# a\tnote\nc: d \t\n") is not None
