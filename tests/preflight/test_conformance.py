"""The page on conformance names findings that exist, each clause has an answer, and nothing is called certified."""

from __future__ import annotations

import re
from pathlib import Path

from printkit.check.registry import load_kinds
from printkit.diagnostics import KINDS

PAGE = (Path(__file__).parents[2] / "docs/conformance.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith("| clause")
]
ANSWERS = ("by construction", "cannot occur", "checked", "your duty", "stops the sheet")


def test_every_finding_named_exists() -> None:
    load_kinds()
    named = set(re.findall(r"PK\d{3}", PAGE))
    assert len(named) > 30
    assert named - set(KINDS) == set()


def test_every_clause_has_an_answer() -> None:
    assert len(ROWS) > 40
    assert [row for row in ROWS if len(row) != 3 or not any(answer in row[1] for answer in ANSWERS)] == []


def test_what_is_said_to_be_checked_names_the_finding() -> None:
    assert [row for row in ROWS if row[1].startswith("checked") and not row[2]] == []


def test_nothing_is_called_certified() -> None:
    assert "built to PDF/X-4, checked by printkit" in PAGE
    assert "certified" not in PAGE
