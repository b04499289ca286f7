"""Markdown of a rules text → headings, paragraphs, lists, tables and placements, each message with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.prose import misplaced_title, prose_unsupported
from printkit.model.names import slug
from printkit.model.prose import FLOATS, WHOLES, Block, Grid, Heading, ListItem, Paragraph, Place, Prose
from printkit.source.text import Message

if TYPE_CHECKING:
    from markdown_it.token import Token

UNSUPPORTED = {
    "fence": "a code block",
    "code_block": "an indented block",
    "html_block": "HTML",
    "blockquote_open": "a quotation",
    "hr": "a horizontal line",
}

COMMENTS = re.compile(r"\s*<!--\s*(?:printkit:\s*allow\b|note:)(?:(?!-->).)*-->\s*")
"""The comments that a text may hold: they silence a finding or tell translators something, and are not printed."""


@dataclass
class _Addresses:
    """Give each message its address: the heading it stands under, and its number there."""

    root: str
    section: str = ""
    count: int = 0
    seen: set[str] = field(default_factory=set)

    def enter(self, title: str) -> str:
        """Go under a heading and return its own address."""
        name = slug(title) or "section"
        self.section, again = name, 1
        while self.section in self.seen:  # a heading "Turn 2" may have taken what the second "Turn" would be called
            again += 1
            self.section = f"{name}-{again}"
        self.seen.add(self.section)
        self.count = 0
        return f"{self.root}/{self.section}"

    def next(self) -> str:
        """Return the next address under the heading at hand."""
        self.count += 1
        return f"{self.root}/{self.section}/{self.count}"


def read_prose(text: str, file: str, root: str, report: Report) -> Prose | None:
    """Return the blocks of a Markdown text, or None after findings.

    `root` begins the address of each message. The text must start with its title, a heading of level 1.
    """
    from markdown_it import MarkdownIt  # noqa: PLC0415 - 15 ms that a game without texts need not pay

    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    before = report.errors
    reader = _Reader(file, _Addresses(root), report)
    blocks = tuple(reader.blocks(tokens))
    titles = [block for block in blocks if isinstance(block, Heading) and block.level == 1]
    if len(titles) != 1 or blocks[0] is not titles[0]:
        report.add(misplaced_title(titles[-1].text.origin if titles else Origin(file, 1, 1), len(titles)))
    if report.errors > before:
        return None
    return Prose(titles[0].text, blocks[1:], Origin(file, 1, 1))


def read_title(text: str, file: str, root: str) -> Prose | None:
    """Return a text of its title alone, or None where it does not begin with one: enough to list it."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("# "):
            title = line.removeprefix("# ").strip()
            if not slug(title) or title.endswith("#") or title.splitlines() != [title]:
                return None  # such as "# Title #": what Markdown makes of it, only its reader knows
            return Prose(
                Message(title, f"{root}/{slug(title)}", Origin(file, number, 1)), (), Origin(file, 1, 1), read=False
            )
        if line.strip():
            return None
    return None


@dataclass
class _Reader:
    file: str
    addresses: _Addresses
    report: Report
    numbers: list[int] = field(default_factory=list)

    def blocks(self, tokens: list[Token]) -> Iterator[Block]:
        """Yield a block for each heading, paragraph, list entry and table; what is none of these is a finding."""
        index = 0
        while index < len(tokens):
            token = tokens[index]
            kind = token.type
            if kind == "html_block" and COMMENTS.fullmatch(token.content):
                pass  # the checker and the catalogues read it from the file
            elif kind in UNSUPPORTED:
                self.report.add(prose_unsupported(self.at(token), UNSUPPORTED[kind]))
            elif kind == "table_open":
                if self.numbers:
                    self.report.add(prose_unsupported(self.at(token), "a table in a list entry"))
                end = next(place for place in range(index, len(tokens)) if tokens[place].type == "table_close")
                yield self.grid(tokens[index:end])
                index = end
            elif kind == "inline":
                yield from self.inline(tokens, index)
            else:
                self.follow_lists(token)
            index += 1

    def at(self, token: Token, column: int = 1) -> Origin:
        """Return where a token begins."""
        return Origin(self.file, (token.map[0] if token.map else 0) + 1, column)

    def follow_lists(self, token: Token) -> None:
        """Keep count of the entries of the lists at hand; a bulleted list counts as 0."""
        match token.type:
            case "bullet_list_open":
                self.numbers.append(-1)
            case "ordered_list_open":
                self.numbers.append(int(token.attrGet("start") or 1))
            case "bullet_list_close" | "ordered_list_close":
                self.numbers.pop()
        if token.type.endswith("_list_open") and len(self.numbers) > 1:
            self.report.add(prose_unsupported(self.at(token), "a list within a list"))
        if token.type == "ordered_list_open" and token.attrGet("start") == 0:
            self.report.add(prose_unsupported(self.at(token), "a list that counts from 0"))

    def inline(self, tokens: list[Token], index: int) -> Iterator[Block]:
        """Yield the heading, paragraph, list entry or placements that an inline token is the text of."""
        token, opening = tokens[index], tokens[index - 1]
        text = " ".join(line.strip() for line in token.content.splitlines())
        if self.numbers and (opening.tag != "p" or tokens[index - 2].type != "list_item_open"):
            # it would be printed as an entry of its own, with a number of its own
            self.report.add(prose_unsupported(self.at(token), "more than one paragraph in a list entry"))
        if opening.type == "heading_open":
            level = int(opening.tag[1])
            if level > 3:
                self.report.add(prose_unsupported(self.at(token), f"a heading of level {level}"))
                return
            yield Heading(self.message(text, self.addresses.enter(text), token), level)
        elif token.content.startswith(":::"):
            yield from self.placements(token)
        elif self.numbers:
            number = self.numbers[-1]
            yield ListItem(self.message(text, self.addresses.next(), token), max(number, 0))
            self.numbers[-1] += number > 0
        else:
            yield Paragraph(self.message(text, self.addresses.next(), token))

    def message(self, text: str, address: str, token: Token) -> Message:
        """Return a message of the text."""
        return Message(text, address, self.at(token))

    def placements(self, token: Token) -> Iterator[Block]:
        """Yield a placement for each line of a paragraph that begins with `:::`."""
        for offset, line in enumerate(token.content.splitlines()):
            words = line.removeprefix(":::").split()
            if words and words[0] in WHOLES:
                words.insert(0, words[0])
            origin = Origin(self.file, self.at(token).line + offset, 1)
            if not line.startswith(":::") or len(words) < 2:
                self.report.add(prose_unsupported(origin, f'the line "{line}" among placements'))
                continue
            options = tuple(word for word in words[2:] if word != FLOATS)
            yield Place(words[0], words[1], options, origin, floats=FLOATS in words[2:])

    def grid(self, tokens: list[Token]) -> Grid:
        """Return a table of messages; the parser has made its rows equally long."""
        rows: list[list[Message]] = []
        for token in tokens:
            if token.type == "tr_open":
                rows.append([])
            elif token.type == "inline":
                rows[-1].append(self.message(token.content, self.addresses.next(), token))
        return Grid(tuple(rows[0]), tuple(tuple(row) for row in rows[1:]))
