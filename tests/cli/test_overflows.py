"""The gate of CI for the pseudo-language: it passes where everything was laid out and nothing overflowed, and only then."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "overflows.py"


@pytest.mark.parametrize(
    ("found", "status"),
    [
        ([], 0),
        ([("PK357", "warning")], 0),
        ([("PK401", "error")], 1),
        ([("PK416", "warning")], 1),
        ([("PK113", "error")], 1),  # the game was not laid out
    ],
)
def test_what_was_not_laid_out_does_not_pass(tmp_path: Path, found: list[tuple[str, str]], status: int) -> None:
    findings = [{"code": code, "severity": severity, "file": "sources/mini/tables.yaml"} for code, severity in found]
    (tmp_path / "found.json").write_text(json.dumps({"findings": findings}), "utf-8")
    ran = subprocess.run([sys.executable, SCRIPT, tmp_path / "found.json"], capture_output=True, check=False)
    assert ran.returncode == status
