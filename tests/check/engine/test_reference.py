"""docs/rules.md: made from the docstrings, fresh, and with a page for every row."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from printkit.check.reference import write_reference
from printkit.check.registry import load_kinds
from printkit.diagnostics import KINDS

ROOT = Path(__file__).parents[3]
load_kinds()


def test_the_page_is_fresh() -> None:
    assert (ROOT / "docs/rules.md").read_text("utf-8") == write_reference(), "run: make docs"


def test_every_finding_has_a_row_and_a_page() -> None:
    page = write_reference()
    assert re.findall(r"^\| \[(PK\d+)\]", page, re.MULTILINE) == sorted(KINDS)
    assert re.findall(r"^### (PK\d+) ", page, re.MULTILINE) == sorted(KINDS)


def test_every_link_leads_to_a_heading() -> None:
    page = write_reference()
    headings = {f"{code.lower()}-{name}" for code, name in re.findall(r"^### (PK\d+) (\S+)$", page, re.MULTILINE)}
    rows = page[: page.index("\n### ")]
    assert set(re.findall(r"\]\(#([^)]+)\)", rows)) == headings


@pytest.mark.parametrize("code", ["PK171", "PK301"])
def test_a_page_holds_the_whole_docstring(code: str) -> None:
    assert KINDS[code].page.replace("\n## ", "\n#### ").strip() in write_reference()


def test_the_module_prints_the_page() -> None:
    made = subprocess.run([sys.executable, "-m", "printkit.cli.reference"], capture_output=True, check=True, cwd=ROOT)
    assert made.stdout.decode() == write_reference()
