"""The count by which a change fails whose texts would not fit in a longer language."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from overflows import main

TWO = "small: 2 findings about its layout\n"


@pytest.mark.parametrize(
    ("codes", "severity", "status", "said"),
    [
        ([], "warning", 0, "0 findings about layouts\n"),
        (["PK301", "PK201"], "warning", 0, "0 findings about layouts\n"),
        (["PK401", "PK412", "PK301"], "warning", 1, f"{TWO}2 findings about layouts\n"),
        (["PK401", "PK412"], "error", 1, f"{TWO}2 findings about layouts\n"),
        (["PK131"], "error", 1, "0 findings about layouts\nother errors, so that not all was laid out: PK131\n"),
    ],
)
def test_findings_about_layouts_are_counted_by_game(
    codes: list[str],
    severity: str,
    status: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = [{"code": code, "severity": severity, "file": "sources/small/counters.yaml"} for code in codes]
    (tmp_path / "found.json").write_text(json.dumps({"findings": found}), "utf-8")
    monkeypatch.setattr(sys, "argv", ["overflows", str(tmp_path / "found.json")])
    assert (main(), capsys.readouterr().out) == (status, said)
