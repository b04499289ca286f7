"""Numbers with bounds beside their type: what lies outside is a finding where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

import pytest

from printkit.diagnostics import Report
from printkit.source import Within, bind, binder_of, parse_yaml


@dataclass(frozen=True)
class Field:
    """A thing with bounded numbers: alone, optional, and one for each name."""

    rows: Annotated[int, Within(1, 99)] = 1
    deep: Annotated[float, Within(-2, 2)] | None = None
    each: Mapping[str, Annotated[int, Within(0, 9)]] | None = None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("rows: 1", []),
        ("rows: 99", []),
        ("rows: 0", ['1:7 PK129 "0" is less than 1']),
        ("rows: 100", ['1:7 PK129 "100" is more than 99']),
        ("rows: 999999999999999", ['1:7 PK129 "999999999999999" is more than 99']),
        ("rows: many", ['1:7 PK115 expected a whole number, found "many"']),
        ("deep: ~", []),
        ("deep: 2.0", []),
        ("deep: -2.5", ['1:7 PK129 "-2.5" is less than -2']),
        ("each: {a: 9, b: 10, c: -1}", ['1:17 PK129 "10" is more than 9', '1:24 PK129 "-1" is less than 0']),
    ],
)
def test_a_number_outside_its_bounds_is_found_at_its_place(text: str, found: list[str]) -> None:
    report = Report()
    node = parse_yaml(text, "f.yaml", report)
    assert node is not None
    value = bind(node, Field, report)
    assert [f"{each.origin.line}:{each.origin.column} {each.code} {each.message}" for each in report] == found
    assert (value is None) == bool(found)


def test_the_hint_says_both_bounds() -> None:
    report = Report()
    node = parse_yaml("rows: 12345", "f.yaml", report)
    assert node is not None
    bind(node, Field, report)
    assert [each.hint for each in report] == ["write 1 to 99"]


def test_a_list_has_no_bounds() -> None:
    with pytest.raises(TypeError, match="one value"):
        binder_of(Annotated[tuple[int, ...], Within(1, 2)])
