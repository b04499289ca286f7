"""docs/sources.md: fresh, with every key that the model reads, and examples that are read without a finding."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from types import GenericAlias
from typing import Any, get_args, get_type_hints

import pytest

from printkit.check.policy import read_levels
from printkit.check.references.paths import LAYOUT_NAMES
from printkit.check.silences import yaml_notes
from printkit.cli.vocabulary import write_vocabulary
from printkit.cli.vocabulary.content import TEXTS
from printkit.cli.vocabulary.heads import Example, examples, heads
from printkit.cli.vocabulary.outline import anchor
from printkit.cli.vocabulary.page import FILES, ON_A_PAGE, Page
from printkit.components.registry import placeables, slot_kinds
from printkit.diagnostics import Origin, Report
from printkit.language.figures import MODIFIERS, write_modified
from printkit.language.notes import yaml_notes as translators_notes
from printkit.language.placeholders import Placeholder, split_text
from printkit.language.plurals import plural_faults
from printkit.model.names import Name
from printkit.model.parts import Parts, kind_of_part
from printkit.model.prose import FLOATS, WHOLES, Place
from printkit.model.prose_text import read_prose
from printkit.project.rows import bind_part
from printkit.source import Mapping as MappingNode
from printkit.source import Message, ProjectFiles, Scalar, Sequence, bind, parse_yaml
from printkit.source.bind_record import make_plan
from printkit.templates.layouts import LayoutFile, Slot, bind_layout
from printkit.typeset.inline import parse_inline

ROOT = Path(__file__).parents[3]
PARTS = sorted(each.name for each in fields(Parts) if each.name != TEXTS)


@cache
def page() -> str:
    return write_vocabulary()


def section(heading: str) -> str:
    """Return what stands under a heading, up to the next heading."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ [^\n]*\n|\Z)", unfenced(), re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


@cache
def unfenced() -> str:
    return re.sub(r"^```.*?^```$", "", page(), flags=re.MULTILINE | re.DOTALL)


def yaml(example: Example, report: Report) -> MappingNode:
    node = parse_yaml(example.text, "example.yaml", report)
    assert isinstance(node, MappingNode), list(report)
    return node


def only_example(name: str) -> Example:
    (found,) = examples(name)
    return found


def test_the_page_is_fresh() -> None:
    assert (ROOT / "docs/sources.md").read_text("utf-8") == page(), "run: make docs"


def test_the_module_prints_the_page() -> None:
    made = subprocess.run([sys.executable, "-m", "printkit.cli.vocabulary"], capture_output=True, check=True, cwd=ROOT)
    assert made.stdout.decode() == page()


def test_every_link_leads_to_a_heading_of_its_own() -> None:
    headings = [anchor(heading) for heading in re.findall(r"^#+ (.+)$", unfenced(), re.MULTILINE)]
    linked = set(re.findall(r"\]\(#([^)]+)\)", re.sub(r"`\[.*?`", "", unfenced())))
    assert sorted(linked - set(headings)) == []
    assert sorted({each for each in headings if headings.count(each) > 1}) == []


UNWRITTEN = (Message, Origin, Scalar, Sequence, MappingNode)
"""The dataclasses of fields that are no keys and values: what stands there says itself what it is."""


def classes_within(kind: Any, found: dict[type, None]) -> Iterator[type]:
    """Yield every dataclass that YAML fills below a type, however deep; walked apart from what makes the page."""
    for inner in get_args(kind):
        yield from classes_within(inner, found)
    written = isinstance(kind, type) and is_dataclass(kind) and not hasattr(kind, "from_text")
    if written and kind not in (*UNWRITTEN, *found):
        found[kind] = None
        yield kind
        hints = get_type_hints(kind, include_extras=True)
        for each in fields(kind):
            yield from classes_within(hints[each.name], found)


ROOTS = [*FILES.values(), *(kind_of_part(name) for name in PARTS), LayoutFile, Slot]
REACHABLE = [kind for root in ROOTS for kind in classes_within(root, {})]


@pytest.mark.parametrize("kind", dict.fromkeys(REACHABLE), ids=lambda kind: kind.__name__)
def test_every_key_of_a_class_stands_in_its_section(kind: type) -> None:
    headings = {anchor(heading): heading for heading in re.findall(r"^#+ (.+)$", unfenced(), re.MULTILINE)}
    own = {LayoutFile: "layouts", Slot: "every-slot"}
    place = own.get(kind) or links()[kind]
    rows = re.findall(r"^\| `([^`]+)` \|", section(headings[place]), re.MULTILINE)
    plan = make_plan(kind, lambda _: None)  # type: ignore[arg-type, return-value]  # no value is bound
    assert sorted(rows) == sorted(key for key in plan.slots if (kind, key) != (Slot, "name"))


@cache
def links() -> Mapping[type, str]:
    return Page().speech.links


@pytest.mark.parametrize("key", sorted(slot_kinds))
def test_every_kind_of_slot_has_its_keys(key: str) -> None:
    kind = slot_kinds[key].slot
    rows = re.findall(r"^\| `([^`]+)` \|", section(f"slot {key}"), re.MULTILINE)
    own = [each.name for each in fields(kind) if each.name not in {entry.name for entry in fields(Slot)}]
    assert sorted(rows) == sorted(own)
    assert key in rows


def test_every_word_that_is_declared_for_a_placement_is_told() -> None:
    table = section("placements")
    for key, placed in placeables.items():
        assert key == "grid" or f"| [`{key}`]" in table
        for word in (*(placed.options or ()), *placed.words):
            assert f"`{word}`" in next(line for line in table.splitlines() if f"[`{key}`]" in line)
    assert all(word in table for word in (FLOATS, *WHOLES))


def test_every_name_of_a_layout_and_every_part_is_told() -> None:
    assert tuple(ON_A_PAGE) == LAYOUT_NAMES
    assert [name for name in PARTS if name not in heads()] == []
    assert set(heads()) == set(re.findall(r"^=== (.+)$", source_of_heads(), re.MULTILINE))


def source_of_heads() -> str:
    return (ROOT / "printkit/cli/vocabulary/heads.md").read_text("utf-8")


def test_no_default_is_told_in_the_words_of_the_program() -> None:
    assert re.findall(r"^\|.*(?:\w+\(|None|<).*\|$", unfenced(), re.MULTILINE) == []


@pytest.mark.parametrize("name", PARTS)
def test_the_example_of_a_part_is_read_without_a_finding(name: str, tmp_path: Path) -> None:
    report = Report()
    kind = GenericAlias(Mapping, (Name, kind_of_part(name)))
    found = bind_part(yaml(only_example(name), report), kind, ProjectFiles(tmp_path), report, name)
    assert (found is not None, list(report)) == (True, [])


@pytest.mark.parametrize("name", [name for name in FILES if name != "rows"])
def test_the_example_of_a_file_is_read_without_a_finding(name: str) -> None:
    report = Report()
    found: Any = bind(yaml(only_example(name), report), FILES[name], report)
    if name == "printkit.yaml":
        read_levels(found.rules, (), report)
    assert (found is not None, list(report)) == (True, [])


def test_the_example_of_rows_makes_counters_of_a_spreadsheet(tmp_path: Path) -> None:
    given, table = examples("rows")
    (tmp_path / "counters.csv").write_text(table.text, "utf-8")
    report = Report()
    kind = GenericAlias(Mapping, (Name, kind_of_part("counters")))
    found = bind_part(yaml(given, report), kind, ProjectFiles(tmp_path), report, "counters")
    assert list(report) == []
    assert {name: (each.title.text, each.count.number, each.front.left.text) for name, each in found.items()} == {
        "tug": ("Tug", 2, "1"),
        "ferry": ("Ferry", 1, "2"),
    }


def test_the_example_of_a_layout_is_read_without_a_finding() -> None:
    report = Report()
    assert bind_layout("example", yaml(only_example("layouts"), report), slot_kinds, report) is not None
    assert list(report) == []


@pytest.mark.parametrize("name", ["texts", "placements"])
def test_the_example_of_a_text_is_read_and_places_what_can_be_placed(name: str) -> None:
    report = Report()
    prose = read_prose(only_example(name).text, "rules.md", "rules", report)
    assert list(report) == []
    assert prose is not None
    placed = [block.kind for block in prose.blocks if isinstance(block, Place)]
    assert placed
    assert [kind for kind in placed if kind not in placeables and kind not in WHOLES] == []


def test_the_example_of_braces_and_marks_has_no_fault() -> None:
    report = Report()
    (_, node), *_ = yaml(only_example("braces and marks"), report).entries
    text = node.text  # type: ignore[union-attr]  # one value
    assert [part for part in split_text(text) if not isinstance(part, str | Placeholder)] == []
    assert list(plural_faults(text, node.origin, "en")) == []
    assert (parse_inline(text).unknown, parse_inline(text).loose) == ((), ())


def test_the_words_after_the_bar_are_those_that_write_values() -> None:
    said = {word: write_modified(("a", "b") if word == "or" else 2, word, "en") for word in MODIFIERS}
    assert said == {"signed": "+2", "words": "two", "or": "a or b"}
    assert all(f"| `{word}` |" in section("braces and marks") for word in MODIFIERS)


def test_the_example_of_comments_tells_translators_and_silences() -> None:
    text = only_example("comments").text
    assert [(note.text, note.line) for note in translators_notes(text, "x.yaml")] == [
        ("on a disc of 9 mm, 3 letters at most", 2)
    ]
    assert [note.first for note in yaml_notes(text, "x.yaml")] == [3]
