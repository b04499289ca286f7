"""The count by which a change fails whose texts would not fit in a longer language."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from overflows import main


@pytest.mark.parametrize(
    ("codes", "status", "said"),
    [
        ([], 0, "0 findings about layouts\n"),
        (["PK301", "PK201"], 0, "0 findings about layouts\n"),
        (["PK401", "PK412", "PK301"], 1, "small: 2 findings about its layout\n2 findings about layouts\n"),
    ],
)
def test_findings_about_layouts_are_counted_by_game(
    codes: list[str],
    status: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = [{"code": code, "file": "sources/small/counters.yaml"} for code in codes]
    (tmp_path / "found.json").write_text(json.dumps({"findings": found}), "utf-8")
    monkeypatch.setattr(sys, "argv", ["overflows", str(tmp_path / "found.json")])
    assert (main(), capsys.readouterr().out) == (status, said)
