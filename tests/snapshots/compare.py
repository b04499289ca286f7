"""Snapshots: a text and the file that holds what it should be → a readable difference, or a new file."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path


def check_snapshot(path: Path, text: str, *, update: bool = False) -> None:
    """Assert that a text is what the file says; with `update` the file is made to say it."""
    if update:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    assert path.is_file(), f"there is no {path.name} yet: run pytest --update-snapshots, then read it"
    kept = path.read_text(encoding="utf-8")
    difference = "\n".join(unified_diff(kept.splitlines(), text.splitlines(), path.name, "now", lineterm="", n=1))
    assert not difference, f"not what the snapshot shows (if it is right, --update-snapshots):\n{difference}"
