"""The tables of what lays out what: they say where everything is that registers itself, and nothing else."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

from printkit import components
from printkit.components.registry import PLACEABLES, SLOTS, placeables, slot_kinds

MODULES = [module.name for module in pkgutil.iter_modules(components.__path__)]


@pytest.mark.parametrize(("word", "table"), [("slot_kind", SLOTS), ("placeable", PLACEABLES)])
def test_a_kind_is_where_the_table_says(word: str, table: dict[str, str]) -> None:
    folder = Path(components.__path__[0])
    written = {
        key: module
        for module in MODULES
        for key in re.findall(rf'^@{word}\("([^"]+)"', (folder / f"{module}.py").read_text("utf-8"), re.MULTILINE)
    }
    assert written == table


@pytest.mark.parametrize("key", SLOTS)
def test_a_slot_is_found_by_its_key(key: str) -> None:
    found = slot_kinds[key]
    assert import_module(found.draw.__module__).__name__.rpartition(".")[2] == SLOTS[key]


@pytest.mark.parametrize("key", PLACEABLES)
def test_a_placeable_thing_is_found_by_its_key(key: str) -> None:
    found = placeables[key]
    assert import_module(found.lay_out.__module__).__name__.rpartition(".")[2] == PLACEABLES[key]


def test_what_is_in_no_table_is_not_there() -> None:
    assert ("chart" in slot_kinds, "atlas" in slot_kinds, slot_kinds.get("atlas")) == (True, False, None)
