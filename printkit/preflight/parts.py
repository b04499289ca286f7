"""A file and its bookmarks of the highest level → the parts it is made of: the sheets of a pack, each with its pages."""

from __future__ import annotations

from collections.abc import Iterator

from pypdf.generic import ArrayObject, DictionaryObject, PdfObject

from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.values import dictionary, entry, identity

MOST = 5_000
"""How many bookmarks are followed: no file has more pages than that."""


def parts_of(file: PdfFile) -> tuple[tuple[PageFacts, ...], ...]:
    """Return the pages from one bookmark of the highest level to the next; all of them where there are fewer than two."""
    numbers = {page.key: page.number for page in file.pages}
    starts = sorted({numbers[key] for key in _leads_to(file.root) if key in numbers} | {1})
    ends = [*starts[1:], len(file.pages) + 1]
    return tuple(file.pages[start - 1 : end - 1] for start, end in zip(starts, ends, strict=True))


def outline_items(root: DictionaryObject) -> Iterator[DictionaryObject]:
    """Yield the bookmarks of all levels, each once."""
    waiting = [entry(dictionary(entry(root, "/Outlines")), "/First")]
    seen: set[tuple[int, int]] = set()
    while waiting and len(seen) < MOST:
        at = waiting.pop()
        if isinstance(at, DictionaryObject) and identity(at) not in seen:
            seen.add(identity(at))
            yield at
            waiting += [entry(at, "/Next"), entry(at, "/First")]


def _leads_to(root: DictionaryObject) -> Iterator[tuple[int, int]]:
    """Yield what tells the page of each bookmark apart, as far as they name pages themselves."""
    at: PdfObject | None = entry(dictionary(entry(root, "/Outlines")), "/First")
    seen: set[tuple[int, int]] = set()
    while isinstance(at, DictionaryObject) and identity(at) not in seen and len(seen) < MOST:
        seen.add(identity(at))
        there: PdfObject | None = entry(at, "/Dest") or entry(dictionary(entry(at, "/A")), "/D")
        if isinstance(there, ArrayObject) and there:
            yield identity(list.__getitem__(there, 0))  # as it is written: a reference
        at = entry(at, "/Next")
