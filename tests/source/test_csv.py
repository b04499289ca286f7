"""Things from rows: a CSV file gives the same things as YAML, and every fault of it is found at its cell."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import lines, make_game

from printkit.build.checks import CheckRequest, check_project
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.project.load import load_game

MAPPING = """\
rows:
  csv: units.csv
  key: Key
  fields: {title: Name, count: Cards, front.label: Name, front.left: "Gun (mm)"}
  each: {size: 20mm, front: {band: deep}}
"""

YAML = """\
tiger:
  title: Tiger
  size: 20mm
  count: 2
  front: {label: Tiger, left: "88", band: deep}
mole:
  title: "Mole; \\"big\\" one"
  size: 20mm
  front: {label: "Mole; \\"big\\" one", left: "7.5", band: deep}
"""

CSV = 'Key;Name;Cards;Gun (mm)\ntiger;Tiger;2;88\nmole;"Mole; ""big"" one";;7.5\n'


def load(root: Path, csv: str | bytes, mapping: str = MAPPING) -> tuple[Game | None, Report]:
    """Load a game whose counters come from a table."""
    report = Report()
    project = make_game(root, {"counters.yaml": mapping, "units.csv": csv})
    return load_game(project, "mini", report), report


def found(root: Path, csv: str | bytes, mapping: str = MAPPING) -> list[str]:
    """Return what is found in a table, a line each."""
    return lines(load(root, csv, mapping)[1])


def from_yaml(root: Path) -> Game:
    """Return the game whose counters are written as YAML."""
    game = load_game(make_game(root / "yaml", {"counters.yaml": YAML}), "mini", Report())
    assert game
    return game


WRITTEN = {
    "semicolons": CSV,
    "commas": 'Key,Name,Cards,Gun (mm)\ntiger,Tiger,2,88\nmole,"Mole; ""big"" one",,7.5\n',
    "tabs": 'Key\tName\tCards\tGun (mm)\ntiger\tTiger\t2\t88\nmole\t"Mole; ""big"" one"\t\t7.5\n',
    "byte order mark": b"\xef\xbb\xbf" + CSV.encode(),
    "CRLF": CSV.replace("\n", "\r\n"),
    "no newline at the end": CSV.rstrip(),
    "blank rows": CSV.replace("mole;", "\n;;;\nmole;") + ";;;\n\n",
    "spaces around": CSV.replace("tiger;Tiger;2", " tiger ; Tiger;\t2"),
    "columns in another order": 'Gun (mm);Cards;Key;Name\n88;2;tiger;Tiger\n7.5;;mole;"Mole; ""big"" one"\n',
}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_table_gives_what_yaml_gives(name: str, tmp_path: Path) -> None:
    game, report = load(tmp_path, WRITTEN[name])
    assert lines(report) == []
    assert game
    assert game.parts.counters == from_yaml(tmp_path).parts.counters
    assert list(game.parts.counters) == ["tiger", "mole"]


def test_texts_have_the_address_of_their_key_and_the_place_of_their_cell(tmp_path: Path) -> None:
    game, _ = load(tmp_path, CSV)
    assert game
    title = game.parts.counters["mole"].title  # type: ignore[index]  # a name is a text
    assert (title.context, title.origin.line, title.origin.column) == ("counters/mole/title", 3, 6)
    assert title in game.messages


def test_a_quoted_cell_may_hold_lines_and_what_follows_is_still_found_at_its_line(tmp_path: Path) -> None:
    csv = 'Key;Name;Cards;Gun (mm)\na;"two\nlines";1;88\nb;B;many;88\n'
    assert found(tmp_path, csv) == [
        """units.csv:4:5 PK116 "many" is not an amount""",
    ]
    game, _ = load(tmp_path / "well", csv.replace("many", "1"))
    assert game
    assert game.parts.counters["a"].title.text == "two\nlines"  # type: ignore[index]


def test_things_may_stand_beside_the_table(tmp_path: Path) -> None:
    own = "own: {title: Own, size: 20mm, front: {label: Own}}\n"
    game, report = load(tmp_path, CSV, own + MAPPING)
    assert lines(report) == []
    assert game
    assert list(game.parts.counters) == ["own", "tiger", "mole"]
    twice = found(tmp_path / "twice", CSV.replace("mole;", "own;"), own + MAPPING)
    assert twice == ['units.csv:3:1 PK103 the key "own" stands twice, first in line 1']


HEAD = "Key;Name;Cards;Gun (mm)\n"
EIGHT = "".join(f"unit-{number};Unit;1;88\n" for number in range(1, 9))

FAULTS = {
    "missing column": (
        "Key;Name;Cards\na;A;1\n",
        ['counters.yaml:4:70 PK119 "units.csv" has no column "Gun (mm)"'],
    ),
    "doubled column": (
        "Key;Name;Cards;Gun (mm);Name\na;A;1;88;B\n",
        ['units.csv:1:25 PK120 the column "Name" stands twice, first as column 2'],
    ),
    "unknown column": (
        "Key;Name;Cards;Gun (mm);Crew\na;A;1;88;5\n",
        ['units.csv:1:25 PK123 the column "Crew" fills no field'],
    ),
    "misspelt column": (
        "Key;Nmae;Cards;Gun (mm)\na;A;1;88\n",
        [
            'counters.yaml:4:19 PK119 "units.csv" has no column "Name"',
            'counters.yaml:4:52 PK119 "units.csv" has no column "Name"',
            'units.csv:1:5 PK123 the column "Nmae" fills no field',
        ],
    ),
    "wrong type in row 7": (
        HEAD + EIGHT.replace("unit-6;Unit;1", "unit-6;Unit;some"),
        ['units.csv:7:13 PK116 "some" is not an amount'],
    ),
    "Latin-1": (
        (HEAD + "a;Éclair;1;88\n").encode("latin-1"),
        ['units.csv:2:3 PK133 the byte "0xc9" is not UTF-8'],
    ),
    "empty file": ("", ["units.csv PK111 the file holds no content"]),
    "spaces only": (" \n\n", ["units.csv PK111 the file holds no content"]),
    "header only": (HEAD, ["units.csv:1:1 PK126 the table has a header and no rows"]),
    "formula": (HEAD + "a;=1+2;1;88\n", ['units.csv:2:3 PK125 "=1+2" is a formula']),
    "quoted formula": (HEAD + 'a;A;"=SUM(A1;A2)";88\n', ['units.csv:2:5 PK125 "=SUM(A1;A2)" is a formula']),
    "command": (HEAD + "a;@cmd|x!A1;1;88\n", ['units.csv:2:3 PK125 "@cmd|x!A1" is a formula']),
    "a sum": (HEAD + "a;+1+1;1;88\n", ['units.csv:2:3 PK125 "+1+1" is a formula']),
    "a product with a space before it": (HEAD + "a;- 1.5 * (2);1;88\n", ['units.csv:2:3 PK125 "- 1.5 * (2)" is a formula']),
    "a difference that begins with a sign": (HEAD + "a;-2-A1;1;88\n", ['units.csv:2:3 PK125 "-2-A1" is a formula']),
    "signed formula": (HEAD + "a;+cmd|' /C calc'!A0;1;88\n", ['units.csv:2:3 PK125 "+cmd|\' /C calc\'!A0" is a formula']),
    "too few cells": (HEAD + "a;A;1\n", ["units.csv:2:5 PK124 row 2 has 3 cells, the header 4"]),
    "too many cells": (HEAD + "a;A;1;88;9\n", ["units.csv:2:10 PK124 row 2 has 5 cells, the header 4"]),
    "duplicate key": (HEAD + "a;A;1;88\na;B;1;75\n", ['units.csv:3:1 PK103 the key "a" stands twice, first in line 2']),
    "no key": (HEAD + ";A;1;88\n", ["units.csv:2:1 PK115 expected a name, found nothing"]),
    "key that is no name": (HEAD + "Big A;A;1;88\n", ['units.csv:2:1 PK116 "Big A" is not a name']),
    "required cell left empty": (
        HEAD + "a;;1;88\n",
        ['units.csv:2:1 PK114 the key "label" is missing', "units.csv:2:3 PK115 expected text, found nothing"],
    ),
    "open quote": (HEAD + 'a;"A;1;88\nb;B;1;88\n', ["units.csv:2:3 PK127 a quote that opens here is never closed"]),
    "text after a quote": (HEAD + 'a;"A" x;1;88\n', ["units.csv:2:6 PK127 text goes on after a closed quote"]),
    "NUL bytes": (HEAD + "a;A\0;1;88\n", ['units.csv:2:4 PK112 the character "U+0000" cannot be printed']),
    "UTF-16": ((HEAD + "a;A;1;88\n").encode("utf-16"), ['units.csv:1:1 PK133 the byte "0xff" is not UTF-8']),
    "10 MB": ("x" * 10_000_000, ['counters.yaml:2:8 PK134 "units.csv" is larger than 5 MB']),
    "too many cells in all": (
        "Key;Name;Cards;Gun (mm)\n" + "a;A;1;88\n" * 26_000,
        ["units.csv:25001:1 PK107 the file holds more than 100,000 values"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_at_its_cell(name: str, tmp_path: Path) -> None:
    csv, expected = FAULTS[name]
    assert found(tmp_path, csv) == expected


def test_every_fault_of_a_table_is_found_in_one_run(tmp_path: Path) -> None:
    csv = HEAD + "a;=1;x;88\nb;B;1\nC c;;y;75\na;A;1;88\n"
    assert [line.split(" ")[0] + line.split(" ")[1] for line in found(tmp_path, csv)] == [
        "units.csv:2:3PK125", "units.csv:2:6PK116", "units.csv:3:5PK124", "units.csv:4:1PK114", "units.csv:4:1PK116",
        "units.csv:4:5PK115", "units.csv:4:6PK116", "units.csv:5:1PK103",
    ]  # fmt: skip


def test_the_hint_names_row_and_column(tmp_path: Path) -> None:
    _, report = load(tmp_path, HEAD + EIGHT.replace("unit-6;Unit;1", "unit-6;Unit;some"))
    assert [each.hint.rpartition(" (row")[2] for each in report] == [' 7, column "Cards")']


@pytest.mark.parametrize(
    "text", ["+1", "-2", "−2", "+1.5", "-1,5 mm", "+1 in rain", "+ 3", "-", "- none", "1+1", "-7 °C"]
)
def test_a_signed_number_is_no_formula(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, HEAD + f"a;{text};1;88\n") == []


LATER = {
    "an amount that names nothing": ("Unit;{facts.nothing}", "PK233", "Cards"),
    "a text that names nothing": ("{facts.nothing};1", "PK233", "Name"),
    "a picture that is not there": ("Unit;1", "PK166", "Gun (mm)"),
}


@pytest.mark.parametrize(("cells", "code", "column"), LATER.values(), ids=LATER)
def test_what_is_found_wrong_later_names_row_and_column_too(tmp_path: Path, cells: str, code: str, column: str) -> None:
    mapping = MAPPING.replace("front.left", "front.art") if code == "PK166" else MAPPING
    project = make_game(tmp_path, {"counters.yaml": mapping, "units.csv": HEAD + f"a;{cells};none\n"})
    _, report = check_project(project, CheckRequest(layout=True))
    hints = [each.hint for each in report if each.code == code]
    assert hints
    assert all(hint.endswith(f'(row 2, column "{column}")') for hint in hints), list(report)


def test_what_a_row_lacks_names_the_row(tmp_path: Path) -> None:
    _, report = load(tmp_path, HEAD + "a;;1;88\n")
    assert [each.hint.rpartition(" (")[2] for each in report if each.code == "PK114"] == ["row 2)"]


def test_a_name_given_twice_names_row_and_column_too(tmp_path: Path) -> None:
    _, report = load(tmp_path, HEAD + "a;A;1;88\na;B;1;88\n")
    assert [each.hint for each in report] == ['keep one of the two (row 3, column "Key")']


def test_the_columns_that_lack_are_told_in_their_order(tmp_path: Path) -> None:
    _, report = load(tmp_path, "Zzz;Key;Name;Cards;Gun (mm)\nz;a;A;1;88\n")
    assert [each.hint for each in report] == ["add it to ignore: or to fields:"]
    _, report = load(tmp_path, "Zzz;Key\nz;a\n")
    assert [each.hint for each in report if each.code == "PK123"] == [
        "add it to ignore: or to fields:; the table lacks: Cards, Gun (mm), Name"
    ]


MAPPINGS = {
    "no key": ("rows: {csv: units.csv, fields: {title: Name}}\n", "PK114"),
    "no fields": ("rows: {csv: units.csv, key: Key}\n", "PK114"),
    "a required field without a column": (
        "rows: {csv: units.csv, key: Key, fields: {title: Name}, each: {size: 20mm}, ignore: [Cards, Gun (mm)]}\n",
        "PK114",
    ),
    "a field twice": (MAPPING.replace("each: {", "each: {title: Unit, "), "PK128"),
    "a field and its part": (MAPPING.replace("front.label: Name", "front: Name, front.label: Name"), "PK128"),
    "a header that is a list": (MAPPING.replace("title: Name", "title: [Name]"), "PK115"),
    "a table that is not there": (MAPPING.replace("units.csv", "unit.csv"), "PK131"),
    "a table outside the game": (MAPPING.replace("units.csv", "../../../units.csv"), "PK132"),
    "a field that is not there": (MAPPING.replace("title: Name", "title: Name, crew: Name"), "PK113"),
}


@pytest.mark.parametrize("name", MAPPINGS)
def test_a_fault_of_the_mapping_is_found(name: str, tmp_path: Path) -> None:
    mapping, code = MAPPINGS[name]
    assert code in {line.split(" ")[1] for line in found(tmp_path, CSV, mapping)}
