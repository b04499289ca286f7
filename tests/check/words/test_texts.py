"""Labels, paragraphs, notation and headings that a reader trips over."""

from __future__ import annotations

from pathlib import Path

import pytest
from check.words.one_rule import found, said

from printkit.check.words.headings import number_of, roman, write_roman

LONG = "A gun that has fired is turned round and stays so until the turn is over, when all guns are turned back."


def rules(*blocks: str) -> dict[str, str]:
    return {"rules.md": "\n\n".join(["# Rules", *blocks]) + "\n"}


@pytest.mark.parametrize(
    ("file", "text", "where"),
    [
        ("roster.yaml", "a: {title: Hard, kind: level}\nb: {title: hard, kind: level}", "2"),
        ("tables.yaml", "a: {title: T, roll: 1d6, columns: [x, y, X], results: {1: [a, a, a]}}", "1"),
        ("tables.yaml", "a: {title: T, roll: 1d6, results: {1: a}}\nb: {title: T, roll: 1d6, results: {1: a}}", "2"),
        ("boards.yaml", "b: {title: B, columns: [1], zones: {a: {title: Z, rows: 1}, b: {title: Z, rows: 1}}}", "1"),
        ("records.yaml", "r: {title: R, fields: {a: Name, b: Name}}", "1"),
        ("records.yaml", "r: {title: R, tallies: {a: {title: T, boxes: 1}, b: {title: T, boxes: 1}}}", "1"),
        ("tracks.yaml", "a: {title: T, boxes: 1}\nb: {title: T, boxes: 1}", "2"),
        ("rules.md", "# R\n\n## A\n\nx\n\n## a\n\ny\n", "7"),
        ("rules.md", "# R\n\n## A\n\n### B\n\nx\n\n### B\n\ny\n", "9"),
    ],
)
def test_a_label_that_stands_twice(file: str, text: str, where: str, tmp_path: Path) -> None:
    assert [message.split()[0] for message in found(tmp_path, "PK264", {file: text})] == [where]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("roster.yaml", "a: {title: Hard, kind: level}\nb: {title: Hard, kind: mission}"),
        ("tables.yaml", "a: {title: T, roll: 1d6, allow: [duplicate], columns: [x, x], results: {1: [a, a]}}"),
        ("rules.md", "# R\n\n## A\n\n### Example\n\nx\n\n## B\n\n### Example\n\ny\n"),
        ("records.yaml", "r: {title: R, fields: {a: Name}}\ns: {title: S, fields: {a: Name}}"),
    ],
)
def test_labels_of_different_lists_may_be_alike(file: str, text: str, tmp_path: Path) -> None:
    assert found(tmp_path, "PK264", {file: text}) == []


def test_the_place_of_the_first_is_told(tmp_path: Path) -> None:
    text = "a: {title: Hard, kind: level}\nb: {title: Hard, kind: level}\nc: {title: Hard, kind: level}"
    message = 'the unit of kind "level" "Hard" stands twice among 3'
    assert found(tmp_path, "PK264", {"roster.yaml": text}) == [f"2 {message}", f"3 {message}"]


@pytest.mark.parametrize(
    ("blocks", "lines"),
    [
        ((LONG, LONG), ["5"]),
        ((LONG, LONG, LONG), ["5", "7"]),
        ((LONG, LONG.replace("so until", "like that until")), []),
        ((LONG, LONG.replace("round", "about")), ["5"]),
        ((LONG, LONG.replace("fired", "12")), []),
        ((LONG, LONG.replace("guns", "Hoods")), []),
        ((LONG, LONG.upper()), ["5"]),
        (("Roll a die.", "Roll a die."), []),
        ((LONG, "Short.", "## Next", LONG, "Short."), ["9"]),
        (("- " + LONG, "x", "1. " + LONG), ["7"]),
        (("1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 9"), []),
        ((" ".join("a" * 500), " ".join("a" * 500)), ["5"]),
        (("…", "…"), []),
    ],
)
def test_paragraphs_that_stand_twice(blocks: tuple[str, ...], lines: list[str], tmp_path: Path) -> None:
    assert [message.split()[0] for message in found(tmp_path, "PK267", rules(*blocks))] == lines


def test_a_run_of_paragraphs_is_one_finding(tmp_path: Path) -> None:
    other = LONG.replace("gun", "ship")
    found_ = found(tmp_path, "PK267", rules("## A", LONG, "Yes.", other, "## B", LONG, "Yes.", other))
    assert found_ == ['13 3 paragraphs from "A gun that has fired is …" on stand twice']


def test_two_texts_are_compared(tmp_path: Path) -> None:
    assert len(found(tmp_path, "PK267", {**rules(LONG), "zoo.md": f"# Zoo\n\n{LONG}\n"})) == 1


@pytest.mark.parametrize(
    ("sentences", "written"),
    [
        (("Roll 1d6.", "Roll 1d6.", "Roll d6."), ["d6"]),
        (("Roll 1d6.", "Roll 1d6.", "Roll 1D6."), ["1D6"]),
        (("Roll d6.", "Roll 2d6, d66 and d100."), []),
        (("Roll d6.", "Roll d6.", "Roll 2D6."), ["2D6"]),
        (("Roll 1d6.", "Roll 1d6.", "Use a die 6."), ["die 6"]),
        (("Roll 1d6.", "The die 6-10 is no die.", "A d60, an Id6."), []),
        (("A hit on 5-6.", "A miss on 1-4.", "Jams on 1 / 2."), ["1 / 2"]),
        (("A hit on 5-6.", "A miss on 1–4."), []),
        (("A hit on 5-6.", "Half is 1/2."), []),
        (("A hit on 5/6.",), []),
        (("On 6/2 there is nothing.", "On 5-6 a hit."), []),
        (("{facts.d6} 1d6",), []),
    ],
)
def test_ways_of_writing(sentences: tuple[str, ...], written: list[str], tmp_path: Path) -> None:
    assert [message.split('"')[1] for message in said(tmp_path, "PK268", *sentences)] == written


def test_each_file_may_have_its_own_way(tmp_path: Path) -> None:
    assert said(tmp_path, "PK268", "Roll 1d6.", aids="a: {title: A, notes: [Roll d6.]}") == []


@pytest.mark.parametrize(
    ("heading", "label"),
    [
        ("1. Spot", "1"),
        ("6.1 Value", "6.1"),
        ("6.1. Value", "6.1"),
        ("IV. Move", "IV"),
        ("IV.B. Drift", "IV.B"),
        ("A) Orders", "A"),
        ("4 counters in a row", ""),
        ("A gun", ""),
        ("I am here", ""),
        ("Mild", ""),
        ("1941. The raid", ""),
        ("", ""),
    ],
)
def test_the_number_of_a_heading(heading: str, label: str) -> None:
    assert number_of(heading) == label


@pytest.mark.parametrize(
    ("text", "number"),
    [("I", 1), ("IV", 4), ("XIV", 14), ("XLIX", 49), ("LXXXIX", 89), ("IIII", 0), ("VX", 0), ("", 0)],
)
def test_roman_numbers(text: str, number: int) -> None:
    assert roman(text) == number


def test_roman_numbers_are_read_as_written() -> None:
    assert [roman(write_roman(number)) for number in range(1, 90)] == list(range(1, 90))


@pytest.mark.parametrize(
    ("headings", "lines"),
    [
        (("## 1. A", "## 2. B", "## 3. C"), []),
        (("## 1. A", "## 3. B", "## 4. C"), ["7"]),
        (("## 1. A", "## 1. B"), ["7"]),
        (("## 2. A",), ["3"]),
        (("## I. A", "## II. B", "## III. C", "## IV. D", "## V. E"), []),
        (("## A. A", "## B. B", "## C. C", "## D. D"), []),
        (tuple(f"## {letter}. x{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), []),
        (("## I. A", "## II. B", "## IX. C"), ["11"]),
        (("## 1. A", "### 1. X", "### 2. Y", "## 2. B", "### 1. X"), []),
        (("## 1. A", "### 1.1 X", "### 1.2 Y", "## 2. B", "### 1.1 X"), ["19"]),
        (("## 1. A", "## Note", "## 2. B"), []),
        (("## 1. A", "## B. B"), ["7"]),
        (("### A",), ["3"]),
        (("## VX. A",), ["3"]),
    ],
)
def test_the_order_of_headings(headings: tuple[str, ...], lines: list[str], tmp_path: Path) -> None:
    blocks = [block for heading in headings for block in (heading, "Words.")]
    assert [message.split()[0] for message in found(tmp_path, "PK269", rules(*blocks))] == lines


@pytest.mark.parametrize(
    ("blocks", "lines"),
    [
        (("## A", "## B", "x"), ["3"]),
        (("## A",), ["3"]),
        (("## A", "### B", "x", "### C"), ["9"]),
        (("## A", "### B", "x", "## C", "x"), []),
        (("## A", "::: table tables.x"), []),
        (("1. a\n2. b", "x", "3. c"), []),
        (("1. a\n2. b", "x", "1. c"), []),
        (("1. a\n2. b", "x", "2. c"), ["8"]),
        (("1. a\n2. b", "x", "4. c"), ["8"]),
        (("2. a\n3. b",), ["3"]),
        (("1. a", "## A", "2. b"), ["7"]),
        (("1. a\n1. b\n1. c",), []),
        ((), []),
    ],
)
def test_what_leads_to_nothing(blocks: tuple[str, ...], lines: list[str], tmp_path: Path) -> None:
    assert [message.split()[0] for message in found(tmp_path, "PK269", rules(*blocks))] == lines
