"""Faulty notations, rules, orders and extracts: located findings, and never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import printkit
from projects import make_project

NOTATION = """\
move:
  title: Move
  marks:
    hexes: {numbers: 1-4, means: hexes}
    left: {sign: L, means: to the left}
    right: {sign: R, means: to the right}
    stay: {sign: "0", means: no move}
    drift: {sign: D, means: drift}
  grammar: stay | drift | (hexes | left | right)+
"""
SAILING = """\
sails:
  title: Under sail
  column: move
  marks: {hexes: hexes, left: left, right: right, stay: stay, drift: drift}
  attitudes: {a: {letter: A, title: reach}, d: {letter: D, title: head to wind}}
  winds: {astern: a, right-quarter: a, right-bow: a, ahead: d, left-bow: a, left-quarter: a}
  capacity: {4: speed-4}
  halts: d
"""
TABLES = "speed-4: {title: Speed 4, axis: Lost, columns: [A, D], results: {0: [4, 0], 1: [few, 0]}}\n"
ORDERS = "tack: {entry: L1, ship: {speed: 4, turning: 2, wind: astern}}\n"
EXTRACTS = "page: {lines: [{cells: {move: L1}}]}\n"
FILES = {
    "notation": NOTATION,
    "sailing": SAILING,
    "tables": TABLES,
    "orders": ORDERS,
    "extracts": EXTRACTS,
}


def found(root: Path, part: str, old: str, new: str) -> list[str]:
    """Check the files with one of them changed; return `file:line CODE` of each finding."""
    assert old in FILES[part]
    files = {**FILES, part: FILES[part].replace(old, new)}
    make_project(root, {"sources/x/game.yaml": "title: X\n"} | {f"sources/x/{k}.yaml": v for k, v in files.items()})
    ran = printkit(root, "check", "--format", "json")
    return [
        f"{each['file'].rpartition('/')[2]}:{each['line']} {each['code']}" for each in json.loads(ran.out)["findings"]
    ]


CASES = [
    ("orders", "L1", "L1", []),
    ("notation", "stay | drift", "stay | drfit", ["notation.yaml:2 PK116"]),
    ("notation", "stay | drift", "stay | (drift", ["notation.yaml:2 PK116"]),
    ("notation", "{sign: L, means", "{sing: L, means", ["notation.yaml:5 PK113", "notation.yaml:5 PK116"]),
    ("notation", "numbers: 1-4", "numbers: 4-1", ["notation.yaml:4 PK116"]),
    ("notation", "title: Move\n", "title: Move\n  pairs: [{begins: foul, ends: free}]\n", ["notation.yaml:2 PK116"]),
    ("sailing", "column: move", "column: moves", ["orders.yaml:1 PK377", "sailing.yaml:3 PK235"]),
    ("sailing", "halts: d", "halts: e", ["sailing.yaml:2 PK116"]),
    ("sailing", ", left-quarter: a", "", ["sailing.yaml:2 PK116"]),
    ("sailing", "4: speed-4", "4: speed-5", ["orders.yaml:1 PK377", "sailing.yaml:7 PK235"]),
    ("orders", "astern", "abeam", ["orders.yaml:1 PK377"]),
    ("orders", "speed: 4", "speed: 3", ["orders.yaml:1 PK377"]),
    ("orders", "turning: 2", "turning: 2, lost: 9", ["orders.yaml:1 PK377"]),
    ("orders", "turning: 2", "turning: 2, lost: 1", ["orders.yaml:1 PK377"]),
    ("orders", "turning: 2", "turning: -2", ["orders.yaml:1 PK377"]),
    ("orders", "ship:", "rules: oars, ship:", ["orders.yaml:1 PK377"]),
    ("orders", "L1", '""', ["orders.yaml:1 PK376"]),
    ("orders", "L1", '"' + "1L" * 200 + '"', ["orders.yaml:1 PK376"]),
    ("orders", "L1", '"L\\u00001"', ["orders.yaml:1 PK376"]),
    ("extracts", "move: L1", "mvoe: L1", ["extracts.yaml:1 PK378", "extracts.yaml:1 PK378"]),
    ("extracts", "{move: L1}", "{move: L9}", ["extracts.yaml:1 PK376"]),
    ("extracts", "[{cells: {move: L1}}]", "[]", []),
]


@pytest.mark.parametrize(("part", "old", "new", "expected"), CASES)
def test_bad_input_is_found_where_it_stands(part: str, old: str, new: str, expected: list[str], tmp_path: Path) -> None:
    assert sorted(found(tmp_path, part, old, new)) == sorted(expected)
