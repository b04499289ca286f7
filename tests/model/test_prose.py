"""Rules texts: Markdown → blocks with addresses that stay, and a place for everything that is not understood."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from printkit.diagnostics import Report
from printkit.model.prose import Block, Grid, Heading, ListItem, Paragraph, Place, Prose
from printkit.model.prose_text import read_prose, read_title

TEXT = """\
# The rules

Welcome, {facts.ships} ships.
Two lines, one paragraph.

## Setting up

1. Take the board.
2. Take the *dice*.

Then begin.

- One
- Two

| Roll | Result |
|------|--------|
| 1-3  | miss   |
| 4+   | **hit** |

::: table tables.firing
::: art emblem 30mm

### Setting up

Again.
"""


def read(text: str) -> tuple[Prose | None, list[str]]:
    report = Report()
    prose = read_prose(text, "rules.md", "rules", report)
    return prose, [f"{found.origin} {found.code} {found.message}" for found in report]


def blocks(text: str) -> tuple[Block, ...]:
    prose, found = read(text)
    assert found == []
    assert prose
    return prose.blocks


def addresses(text: str) -> list[str]:
    return [message.context for block in blocks(text) for message in messages(block)]


def messages(block: Block) -> Iterator[object]:
    match block:
        case Grid():
            yield from (*block.header, *(cell for row in block.rows for cell in row))
        case Heading() | Paragraph() | ListItem():
            yield block.text


def shown(block: Block) -> str:
    match block:
        case Heading():
            return f"h{block.level} {block.text.text}"
        case Paragraph():
            return f"p {block.text.text}"
        case ListItem():
            return f"{block.number or '-'} {block.text.text}"
        case Grid():
            return "/".join("|".join(cell.text for cell in row) for row in (block.header, *block.rows))
        case Place():
            return " ".join((":::", block.kind, block.path, *block.options))


def test_a_text_becomes_blocks() -> None:
    assert [shown(block) for block in blocks(TEXT)] == [
        "p Welcome, {facts.ships} ships. Two lines, one paragraph.",
        "h2 Setting up",
        "1 Take the board.",
        "2 Take the *dice*.",
        "p Then begin.",
        "- One",
        "- Two",
        "Roll|Result/1-3|miss/4+|**hit**",
        "::: table tables.firing",
        "::: art emblem 30mm",
        "h3 Setting up",
        "p Again.",
    ]


def test_the_title_is_the_first_heading() -> None:
    prose, _ = read(TEXT)
    assert prose
    assert (prose.title.text, prose.title.context, str(prose.title.origin)) == (
        "The rules",
        "rules/the-rules",
        "rules.md:1:1",
    )


def test_each_message_has_its_address() -> None:
    assert addresses(TEXT) == [
        "rules/the-rules/1",
        "rules/setting-up",
        *(f"rules/setting-up/{number}" for number in range(1, 12)),
        "rules/setting-up-2",
        "rules/setting-up-2/1",
    ]


def test_addresses_are_one_each() -> None:
    found = addresses(TEXT + "\n## Setting up\n\nA.\n\n## ←\n\nB.\n\n## ☐\n\nC.\n\n## Setting up 2\n\nD.\n")
    assert len(found) == len(set(found)), found


def test_a_paragraph_more_changes_no_address_of_another_section() -> None:
    longer = TEXT.replace("Then begin.", "Then wait.\n\nThen begin.")
    kept = [address for address in addresses(TEXT) if not address.startswith("rules/setting-up/")]
    assert [address for address in addresses(longer) if not address.startswith("rules/setting-up/")] == kept


def test_each_message_knows_its_line() -> None:
    lines = [message.origin.line for block in blocks(TEXT) for message in messages(block)]  # type: ignore[attr-defined]
    source = TEXT.splitlines()
    assert lines == [3, 6, 8, 9, 11, 13, 14, 16, 16, 18, 18, 19, 19, 24, 26]
    assert source[lines[3] - 1] == "2. Take the *dice*."
    assert source[lines[-2] - 1] == "### Setting up"


def test_placements_know_their_lines() -> None:
    assert [block.origin.line for block in blocks(TEXT) if isinstance(block, Place)] == [21, 22]


@pytest.mark.parametrize(
    ("markdown", "found"),
    [
        ("```\ncode\n```", ["rules.md:3:1 PK121 a code block has no place in a rules text"]),
        ("    indented", ["rules.md:3:1 PK121 an indented block has no place in a rules text"]),
        ("<div>x</div>", ["rules.md:3:1 PK121 HTML has no place in a rules text"]),
        ("> quoted", ["rules.md:3:1 PK121 a quotation has no place in a rules text"]),
        ("***", ["rules.md:3:1 PK121 a horizontal line has no place in a rules text"]),
        ("#### Deep", ["rules.md:3:1 PK121 a heading of level 4 has no place in a rules text"]),
        ("- a\n  - b", ["rules.md:4:1 PK121 a list within a list has no place in a rules text"]),
        ("0. a\n1. b", ["rules.md:3:1 PK121 a list that counts from 0 has no place in a rules text"]),
        ("- ## a", ["rules.md:3:1 PK121 more than one paragraph in a list entry has no place in a rules text"]),
        ("::: table", ['rules.md:3:1 PK121 the line "::: table" among placements has no place in a rules text']),
        (
            "::: table tables.a\nand more",
            ['rules.md:4:1 PK121 the line "and more" among placements has no place in a rules text'],
        ),
        (
            "<b>\n\n> q\n\n***",
            [
                "rules.md:3:1 PK121 HTML has no place in a rules text",
                "rules.md:5:1 PK121 a quotation has no place in a rules text",
                "rules.md:7:1 PK121 a horizontal line has no place in a rules text",
            ],
        ),
    ],
)
def test_what_is_not_supported_is_found_where_it_stands(markdown: str, found: list[str]) -> None:
    prose, said = read(f"# T\n\n{markdown}\n")
    assert prose is None
    assert said == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "rules.md:1:1 PK122 the text has 0 titles, or does not begin with one"),
        ("## Two\n", "rules.md:1:1 PK122 the text has 0 titles, or does not begin with one"),
        ("Words.\n\n# T\n", "rules.md:3:1 PK122 the text has 1 title, or does not begin with one"),
        ("# A\n\n# B\n", "rules.md:3:1 PK122 the text has 2 titles, or does not begin with one"),
    ],
)
def test_a_text_begins_with_its_only_title(text: str, found: str) -> None:
    assert read(text) == (None, [found])


@pytest.mark.parametrize("start", [1, 3])
def test_numbered_lists_count_on_from_their_first_number(start: int) -> None:
    found = [block for block in blocks(f"# T\n\n{start}. a\n1. b\n") if isinstance(block, ListItem)]
    assert [block.number for block in found] == [start, start + 1]


def test_a_list_entry_of_two_paragraphs_is_found() -> None:
    prose, said = read("# T\n\n1. a\n\n   more of it\n\n2. b\n")
    assert prose is None, "the second paragraph would be numbered as an entry of its own"
    assert said == ["rules.md:5:1 PK121 more than one paragraph in a list entry has no place in a rules text"]


@pytest.mark.parametrize("inside", ["```\n   code\n   ```", "> quoted", "| a | b |\n   |---|---|\n   | 1 | 2 |"])
def test_blocks_in_a_list_entry_are_found(inside: str) -> None:
    prose, said = read(f"# T\n\n1. a\n\n   {inside}\n")
    assert prose is None
    assert said


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("# Rules\n\nWords.\n", "Rules"),
        ("\n\n# The *long* way \n", "The *long* way"),
        ("Words.\n# Late\n", None),
        ("", None),
        ("# Rules #\n", None),  # Markdown's own end of a heading is no part of the title
        ("# \n", None),
        ("# Rules\u2028of war\n", None),
    ],
)
def test_a_title_is_read_alone(text: str, title: str | None) -> None:
    found = read_title(text, "rules.md", "rules")
    assert (found and found.title.text) == title
