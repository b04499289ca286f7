"""The pages of a sheet and the texts of its game → annotations over cross-references and addresses, and where they lead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from printkit.components.context import Context
from printkit.diagnostics import Origin
from printkit.model.links import LINK, without_links
from printkit.model.names import Name
from printkit.model.prose import Heading, Prose
from printkit.scene import Annotation, Box, Link, Matrix, Page, Text, walk
from printkit.scene.extents import box_of
from printkit.source.text import Message
from printkit.typeset.inline import parse_inline

ADDRESS = re.compile(r"https?://[^\s<>()\"“”«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
"""Addresses that a text writes out, of the web and of mail."""
SYMBOL = re.compile(r":[a-z][a-z0-9-]*:")
ENDS = ".,;:!?…"
"""What may follow an address without being part of it."""
ABOVE, HEIGHT = 0.75, 0.95
"""How far above its baseline the box of a word begins, and how high it is, in ems."""

Letter = tuple[str, Box]
"""A letter or figure that is printed, and its box on the page in mm."""


def with_links(
    pages: Sequence[Page], texts: Mapping[Name, Prose], context: Context
) -> tuple[tuple[Page, ...], dict[str, int]]:
    """Return pages with their links, and the page that each target `text#heading` of the sheet's texts stands on.

    What leads to a text that is not in this file stays words alone, as on paper.
    """
    targets = _headings(pages, texts, context)
    linking = dict(_linking(context))
    if not linking:
        return tuple(pages), targets
    found = [_page_links(page, linking, targets) for page in pages]
    return tuple(
        replace(page, scene=replace(page.scene, annotations=(*page.scene.annotations, *links))) if links else page
        for page, links in zip(pages, found, strict=True)
    ), targets


def _headings(pages: Sequence[Page], texts: Mapping[Name, Prose], context: Context) -> dict[str, int]:
    """Return the page on which each heading of some texts begins; a title is where the first heading or words are."""
    where: dict[Origin, int] = {}
    for number, page in enumerate(pages):
        for item, _ in walk(page.scene.items):
            if isinstance(item, Text) and item.origin is not None:
                where.setdefault(item.origin, number)
    found: dict[str, int] = {}
    for name, prose in texts.items():
        for block in prose.blocks:
            if isinstance(block, Heading):
                page_of = where.get(context.words(block.text).origin)
                if page_of is not None:
                    found[f"{name}#{block.text.context.partition('/')[2]}"] = page_of
        own = [page_of for target, page_of in found.items() if target.startswith(f"{name}#")]
        if own:
            found[f"{name}#{prose.title.context.partition('/')[2]}"] = min(own)
    return found


def _linking(context: Context) -> Iterator[tuple[Origin, tuple[Message, str]]]:
    """Yield the messages that link, by where their words in the language at hand are written."""
    for message in context.game.messages:
        if "](" in message.text or "@" in message.text or "://" in message.text:
            words = context.words(message)
            yield words.origin, (message, words.text)


def _page_links(
    page: Page, linking: Mapping[Origin, tuple[Message, str]], targets: Mapping[str, int]
) -> list[Annotation]:
    """Return the links of a page: a box for each line of their words."""
    printed: dict[Origin, list[Letter]] = {}
    for item, matrix in walk(page.scene.items):
        if isinstance(item, Text) and item.origin is not None and item.origin in linking:
            printed.setdefault(item.origin, []).extend(_letters(item, matrix))
    links: list[Annotation] = []
    for origin, letters in printed.items():
        message, said = linking[origin]
        own = message.context.partition("/")[0]
        for start, words, target in _links_of(said, own):
            if target in targets or ADDRESS.fullmatch(target.removeprefix("mailto:")):
                title = "".join(span.text for span in parse_inline(words).spans)
                links += [Link(box, target, title, origin) for box in _boxes(letters, start, words)]
    return links


def _links_of(said: str, own: str) -> Iterator[tuple[int, str, str]]:
    """Yield how many letters stand before each link of a text, its words, and its target."""
    for match in LINK.finditer(said):
        text, mark, heading = match[2].partition("#")
        if mark:
            yield len(_plain(said[: match.start()])), match[1], f"{text or own}#{heading}"
    plain = without_links(said)
    for match in ADDRESS.finditer(plain):
        address = match[0].rstrip(ENDS)
        target = address if "://" in address else f"mailto:{address}"
        yield len(_plain(plain[: match.start()])), address, target


def _plain(text: str) -> str:
    """Return the letters and figures of a text: spaces, marks and quotes are the typesetter's."""
    return "".join(letter for letter in SYMBOL.sub("", without_links(text)).casefold() if letter.isalnum())


def _letters(text: Text, matrix: Matrix) -> Iterator[Letter]:
    ends = (*text.offsets[1:], text.width)
    for letter, start, end in zip(text.text, text.offsets, ends, strict=True):
        corners = (
            (text.x + at, text.y + up) for at, up in ((start, -ABOVE * text.size), (end, (HEIGHT - ABOVE) * text.size))
        )
        box = box_of(corners, matrix)
        for each in letter.casefold():
            if each.isalnum():
                yield each, box


def _boxes(letters: Sequence[Letter], start: int, words: str) -> Iterator[Box]:
    """Yield a box for each line that words take; nothing where they are not printed here."""
    stream, wanted = "".join(letter for letter, _ in letters), _plain(words)
    at = start if stream.startswith(wanted, start) else stream.find(wanted)
    if at < 0 or not wanted:
        return
    line: Box | None = None
    for _, box in letters[at : at + len(wanted)]:
        if line is not None and abs(box.y - line.y) < 0.01 and box.x >= line.x:
            line = line._replace(width=box.right - line.x)
            continue
        if line is not None:
            yield line
        line = box
    if line is not None:
        yield line
