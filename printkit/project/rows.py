"""A part's YAML that names a table under `rows:` → the part with the table's things in it, each fault at its cell."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, is_dataclass
from typing import Any, get_args

from printkit.diagnostics import Report
from printkit.diagnostics.source import duplicate_key
from printkit.source import Mapping as MappingNode
from printkit.source import ProjectFiles, bind
from printkit.source.bind_record import required_keys
from printkit.source.csv_rows import RowSource, Table, read_table
from printkit.source.nodes import Node, Scalar

ROWS = "rows"
"""The key of a part that stands for the things of a table; what it holds has a key `csv`."""

Cell = tuple[str, int, int]
"""Where a cell of a table stands: file, line and column."""


@dataclass(frozen=True, slots=True)
class Expanded:
    """A part as keys and values, and the cells of its table that were refused already."""

    node: MappingNode
    refused: frozenset[Cell] = frozenset()


def bind_part(node: MappingNode, kind: Any, files: ProjectFiles, report: Report, part: str) -> Any:
    """Return what the YAML of a part says, its table read where it names one, or None after findings."""
    expanded = expand_rows(node, kind, files, report)
    if expanded is None:
        return None
    if not expanded.refused:
        return bind(expanded.node, kind, report, part)
    found = Report()
    value = bind(expanded.node, kind, found, part)
    report.extend(
        each for each in found if (each.origin.file, each.origin.line, each.origin.column) not in expanded.refused
    )
    return value


def expand_rows(node: MappingNode, kind: Any, files: ProjectFiles, report: Report) -> Expanded | None:
    """Return a part with the things of its table among its own, or None where the table has faults."""
    rows = node.get(ROWS)
    if not isinstance(rows, MappingNode) or rows.get("csv") is None:
        return Expanded(node)
    source = bind(rows, RowSource, report)
    thing = get_args(kind)[1]
    required = required_keys(thing) if isinstance(thing, type) and is_dataclass(thing) else frozenset[str]()
    table = read_table(source, required, files, report) if source else None
    if source is None or table is None:
        return None
    file = files.shown(source.csv.text)
    refused = frozenset((file, *place) for place in table.refused)
    return Expanded(MappingNode(tuple(_joined(node, table, report)), node.origin), refused)


def _joined(node: MappingNode, table: Table, report: Report) -> Iterable[tuple[Scalar, Node]]:
    """Yield the things of a part in their order, those of the table in place of `rows:`; a name given twice is a finding."""
    own = {key.text: key for key, _ in node.entries if key.text != ROWS}
    for entry in node.entries:
        if entry[0].text != ROWS:
            yield entry
            continue
        for key, thing in table.entries:
            if key.text in own:
                report.add(duplicate_key(key.origin, key.text, own[key.text].origin.line))
            else:
                yield key, thing
