"""The drawings that a game's texts show → their titles, as texts to translate: who cannot see a drawing hears its title."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from printkit.diagnostics import Report
from printkit.model.prose import Place, Prose
from printkit.source import ProjectFiles
from printkit.source.text import Message, Words

STACKED = re.compile(r"(?:^|[\[,\s\"'])art\s+([a-z0-9][\w-]*)", re.MULTILINE)
"""A drawing among the things that a layout stacks: `stack: [art emblem, aid aids.turn]`."""


def title_of_art(name: str, title: Words) -> Message:
    """Return the title of the drawing `art/<name>.svg` as a text of the game."""
    return Message(title.text, f"art/{name}/title", title.origin)


def art_shown(texts: Iterable[Prose], layouts: Iterable[str]) -> tuple[str, ...]:
    """Return the names of the drawings that `::: art` shows in texts, and `art` in the stacks of layouts, each once."""
    blocks = (block for text in texts for block in text.blocks if isinstance(block, Place) and block.kind == "art")
    stacked = (name for text in layouts for name in STACKED.findall(text))
    return tuple(dict.fromkeys((*(block.path for block in blocks), *stacked)))


def titles_of_art(names: Iterable[str], files: ProjectFiles) -> Iterator[Message]:
    """Yield the title of each drawing that has one; what is wrong with a file is told where it is shown."""
    for name in names:
        path = f"art/{name}.svg"
        data = files.read_bytes(path, Report()) if files.has(path) else None
        title = None if data is None else _read_title(data, files.shown(path))
        if title is not None:
            yield title_of_art(name, title)


def _read_title(data: bytes, file: str) -> Words | None:
    from printkit.source.drawing import read_title  # noqa: PLC0415 - most games show no drawing, and need no XML here

    return read_title(data, file)
