"""YAML text → its comments, located; a `#` within a text is none."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

import yaml

from printkit.source.yaml_text import LOADER

COMMENT = re.compile(r"(?<!\S)#[^\n]*")


@dataclass(frozen=True, slots=True)
class Comment:
    """Hold one comment with its `#`, the line and column it begins at, and whether nothing stands before it."""

    text: str
    line: int
    column: int
    alone: bool


def yaml_comments(text: str) -> tuple[Comment, ...]:
    """Return the comments of a YAML text in order; none where the text is not YAML."""
    try:
        scalars = list(_scalars(text))
        starts = [start for start, _ in scalars]
    except yaml.YAMLError:
        return ()
    found = []
    for match in COMMENT.finditer(text):
        before = bisect_right(starts, match.start()) - 1
        if before >= 0 and match.start() < scalars[before][1]:
            continue
        start = text.rfind("\n", 0, match.start()) + 1
        alone = not text[start : match.start()].strip()
        found.append(Comment(match[0], text.count("\n", 0, start) + 1, match.start() - start + 1, alone))
    return tuple(found)


def _scalars(text: str) -> Iterator[tuple[int, int]]:
    """Yield where each text begins and ends."""
    for event in yaml.parse(text, Loader=LOADER):
        if isinstance(event, yaml.ScalarEvent) and event.value and event.start_mark and event.end_mark:
            yield event.start_mark.index, event.end_mark.index
