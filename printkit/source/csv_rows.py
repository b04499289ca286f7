"""A mapping of columns to fields and a CSV file → the same located nodes as YAML that says the same."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from functools import partial

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.rows import (
    csv_doubled_column,
    csv_field_twice,
    csv_formula,
    csv_missing_column,
    csv_ragged_row,
    csv_unknown_column,
    csv_without_rows,
)
from printkit.diagnostics.schema import missing_key
from printkit.diagnostics.source import duplicate_key
from printkit.source.binder import misfit
from printkit.source.csv_text import Row, read_rows
from printkit.source.files import ProjectFiles
from printkit.source.nodes import Mapping, Node, Scalar, shorten

FORMULA = re.compile(r"[=@]|[+-](?:[A-Za-z(]|\s*\d[\d.,]*\s*[-+*/^&<>=]\s*[-+]?[\w(.])")
"""How a cell begins that a spreadsheet would work out."""


@dataclass(frozen=True, slots=True)
class RowSource:
    """What a part's YAML says under `rows:` where its things come from a table.

    `key` is the header of the column that names each thing. `fields` gives for each field of a thing the header of its
    column; a field of a field is written with a dot, such as `front.label`. `each` is what every thing has besides.
    The columns under `ignore` are for the authors alone.
    """

    csv: Scalar
    key: Scalar
    fields: Mapping
    each: Mapping | None = None
    ignore: tuple[str, ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Table:
    """The things of a table as nodes by their keys, and the lines and columns of cells of which no more need be said."""

    entries: tuple[tuple[Scalar, Node], ...]
    refused: frozenset[tuple[int, int]] = frozenset()


def read_table(source: RowSource, required: Collection[str], files: ProjectFiles, report: Report) -> Table | None:
    """Return the things of a table, or None where it has none that could be read; every fault goes to the report.

    `required` are the fields without which a thing is none: an empty cell of theirs is a fault where it stands, any
    other empty cell stands for a field that was left out. Rows with a wrong number of cells are left out.
    """
    before = report.errors
    wanted = _wanted(source, required, report)
    text = files.read_text(source.csv.text, report, source.csv.origin)
    if text is None or report.errors > before:
        return None
    file = files.shown(source.csv.text)
    headers = {source.key.text, *(each.text for each in wanted.values()), *source.ignore}
    rows = read_rows(text, file, headers, report)
    if rows is None:
        return None
    header, *body = rows
    columns = _columns(header, source, wanted, report)
    if columns is not None and not body:
        report.add(csv_without_rows(header.origin))
    if columns is None or not body:
        return None
    return _grow(body, _Plan(source, wanted, columns, frozenset(required), tuple(c.text for c in header.cells)), report)


def _wanted(source: RowSource, required: Collection[str], report: Report) -> dict[str, Scalar]:
    """Return the header of each field; a field that is filled twice, or required and not filled, is a finding."""
    wanted: dict[str, Scalar] = {}
    fixed = {key.text for key, _ in source.each.entries} if source.each else set()
    for key, value in source.fields.entries:
        if not isinstance(value, Scalar) or not value.text:
            report.add(misfit(value, "the header of a column"))
            continue
        top = key.text.partition(".")[0]
        rivals = [
            other for other in wanted if f"{other}.".startswith(f"{key.text}.") or key.text.startswith(f"{other}.")
        ]
        if rivals or (key.text == top and top in fixed):
            report.add(csv_field_twice(key.origin, key.text, rivals[0] if rivals else f"each: {top}"))
        wanted[key.text] = value
    filled = {name.partition(".")[0] for name in wanted} | fixed
    for name in sorted(set(required) - filled):
        report.add(missing_key(source.fields.origin, name, "the header of its column"))
    return wanted


def _columns(header: Row, source: RowSource, wanted: dict[str, Scalar], report: Report) -> dict[str, int] | None:
    """Return the place of each header, or None where one is missing, doubled or means nothing."""
    before = report.errors
    places: dict[str, int] = {}
    known = {source.key.text, *(each.text for each in wanted.values()), *source.ignore}
    absent = sorted(known - {cell.text for cell in header.cells})
    for index, cell in enumerate(header.cells):
        if cell.text in places:
            report.add(csv_doubled_column(cell.origin, cell.text, places[cell.text] + 1))
        elif cell.text not in known:
            report.add(csv_unknown_column(cell.origin, cell.text, absent))
        places.setdefault(cell.text, index)
    for asked in (source.key, *wanted.values()):
        if asked.text not in places:
            report.add(csv_missing_column(asked.origin, asked.text, [key for key in places if key], source.csv.text))
    return places if report.errors == before else None


@dataclass(frozen=True, slots=True)
class _Plan:
    """What rows are turned into things with."""

    source: RowSource
    wanted: dict[str, Scalar]
    columns: dict[str, int]
    required: frozenset[str]
    headers: tuple[str, ...]


def _grow(body: list[Row], plan: _Plan, report: Report) -> Table:
    entries: dict[str, tuple[Scalar, Node]] = {}
    refused: set[tuple[int, int]] = set()
    fields = [(path.split("."), plan.columns[header.text]) for path, header in plan.wanted.items()]
    place = plan.columns[plan.source.key.text]
    for bare in body:
        wanted, found = len(plan.headers), len(bare.cells)
        if found != wanted:
            report.add(csv_ragged_row(bare.cells[min(found, wanted + 1) - 1].origin, bare.number, found, wanted))
            continue
        row = Row(bare.number, tuple(map(partial(_placed, bare.number), bare.cells, plan.headers)))
        for cell in row.cells:
            if FORMULA.match(cell.text):
                report.add(csv_formula(cell.origin, shorten(cell.text, 30).strip('"')))
                refused.add((cell.origin.line, cell.origin.column))
        key = row.cells[place]
        if key.text in entries:
            report.add(duplicate_key(key.origin, key.text, entries[key.text][0].origin.line))
            continue
        entries[key.text] = (key, _thing(row, fields, plan))
    return Table(tuple(entries.values()), frozenset(refused))


def _placed(row: int, cell: Scalar, header: str) -> Scalar:
    """Return a cell that knows its row and column, as every finding about it will then say."""
    return Scalar(cell.text, replace(cell.origin, cell=(row, header)), cell.quoted)


Tree = dict[str, "Scalar | Tree"]


def _thing(row: Row, fields: list[tuple[list[str], int]], plan: _Plan) -> Mapping:
    """Return the keys and values that a row stands for."""
    tree: Tree = {}
    for steps, index in fields:
        cell = row.cells[index]
        if not cell.text and not (len(steps) == 1 and steps[0] in plan.required):
            continue
        inner = tree
        for step in steps[:-1]:
            deeper = inner.setdefault(step, {})
            assert isinstance(deeper, dict)  # noqa: S101 - no field is a part of another, see _wanted
            inner = deeper
        inner[steps[-1]] = Scalar(cell.text, cell.origin, quoted=bool(cell.text))
    return _mapping(tree, plan.source.each, replace(row.origin, cell=(row.number, "")))


def _mapping(tree: Tree, each: Mapping | None, origin: Origin) -> Mapping:
    """Return a tree as a node, together with what every row has."""
    fixed = {key.text: (key, value) for key, value in each.entries} if each else {}
    entries: list[tuple[Scalar, Node]] = []
    for name, value in tree.items():
        if isinstance(value, Scalar):
            entries.append((Scalar(name, value.origin), value))
            continue
        shared = fixed.get(name, (None, None))[1]
        node = _mapping(value, shared if isinstance(shared, Mapping) else None, origin)
        entries.append((Scalar(name, node.entries[0][0].origin), node))
    entries += [entry for name, entry in fixed.items() if name not in tree]
    return Mapping(tuple(entries), origin)
