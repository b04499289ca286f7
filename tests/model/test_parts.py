"""The parts of a game: what each is made of, and that no more of the vocabulary is read than a game speaks."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields

import pytest

from printkit.model.parts import Parts, kind_of_part

PARTS = {each.name: str(each.type) for each in fields(Parts)}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_made_of_what_its_type_says(part: str) -> None:
    assert f"Mapping[Name, {kind_of_part(part).__name__}]" == PARTS[part]


def test_a_game_without_a_part_does_not_import_it() -> None:
    said = (
        "import sys; import printkit.project; print(*sorted(m for m in sys.modules if m.startswith('printkit.model.')))"
    )
    loaded = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True).stdout
    assert "printkit.model.parts" in loaded
    assert not [part for part in ("hexmaps", "logs", "missions", "orders", "vehicles") if f"model.{part}" in loaded]
