"""`heads.md`: what is written by hand of each section, a paragraph and examples → the page, and the tests of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SECTION = re.compile(r"^=== (.+)$", re.MULTILINE)
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Example:
    """Lines of a source file, and the language they are in: `yaml`, `markdown` or `csv`."""

    language: str
    text: str


@cache
def heads() -> Mapping[str, str]:
    """Return the hand-written Markdown of each section by its name, such as `counters`."""
    text = (Path(__file__).parent / "heads.md").read_text("utf-8")
    _, *pieces = SECTION.split(text)
    return {name: said.strip() for name, said in zip(pieces[0::2], pieces[1::2], strict=True)}


def examples(section: str) -> Iterator[Example]:
    """Yield the examples of a section, in their order."""
    yield from (Example(*found) for found in FENCE.findall(heads()[section]))
