"""The pages of a sheet → its bookmarks for a screen: the sheet, each item, each heading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from printkit.model.names import Name
from printkit.scene import Bookmark, Group, Item, Page, Text


def contents_of(title: str, pages: Sequence[Page]) -> tuple[Bookmark, ...]:
    """Return a bookmark for the sheet, below it one for each title of pages, and below that their headings.

    Pages that follow one another with one title have one bookmark; a heading that only repeats a title has none.
    """
    found = [Bookmark(title, 0)]
    before = title
    for number, page in enumerate(pages):
        if page.title != before:
            found.append(Bookmark(page.title, number, 1))
        before = page.title
        level = 1 if page.title == title else 2
        said = [each for each in dict.fromkeys(_headings(page.scene.items)) if each not in (title, page.title)]
        found += [Bookmark(heading, number, level) for heading in said]
    return tuple(found)


def targets_of(sheet: Name, titles: Mapping[Name, str], pages: Sequence[Page]) -> dict[str, int]:
    """Return the pages that links may lead to: `sheet`, and `sheet/item` where a page bears the item's title."""
    first: dict[str, int] = {}
    for number, page in enumerate(pages):
        first.setdefault(page.title, number)
    found = {f"{sheet}/{item}": first[title] for item, title in titles.items() if title in first}
    return {str(sheet): 0, **found}


def _headings(items: Sequence[Item]) -> Iterator[str]:
    for item in items:
        if not isinstance(item, Group):
            continue
        if item.role == "heading":
            said = " ".join(_words(item.items)).strip()
            yield from (said,) if said else ()
        else:
            yield from _headings(item.items)


def _words(items: Sequence[Item]) -> Iterator[str]:
    for item in items:
        match item:
            case Text():
                yield item.text.strip()
            case Group():
                yield from _words(item.items)
