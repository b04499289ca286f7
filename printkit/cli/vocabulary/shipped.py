"""The templates that come with printkit → a table: the name of each, and what its first comment says of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from printkit.templates.library import built_in_folder


def shipped(folder: str) -> Iterator[str]:
    """Yield a table of the templates in a folder of printkit's own."""
    one = folder.removesuffix("s")
    yield from (f"### {folder} of printkit", "", f"| {one} | what it is |", "|---|---|")
    for path in sorted((built_in_folder() / folder).glob("*.yaml")):
        said = takewhile(lambda line: line.startswith("#"), path.read_text("utf-8").split("\n"))
        words = " ".join(line.lstrip("# ").strip() for line in said)
        yield f"| `{path.stem}` | {words.replace('|', '·')} |"
    yield ""
