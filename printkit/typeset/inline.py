"""A text as its author wrote it, `**bold**`, `*italic*` and `:symbols:` → spans of plain characters."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from printkit.model.links import without_links
from printkit.typeset.symbols import CHARACTERS

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

_KNOWN = re.compile(f":({'|'.join(CHARACTERS)}):")
_NAME = re.compile(r"(?<!\w):([a-z][a-z0-9-]*):(?!\w)")
_MARKS = re.compile(r"[*_\\]")


@dataclass(frozen=True, slots=True)
class Span:
    """Characters of one style; a newline among them is a forced line break."""

    text: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Marked:
    """A text taken apart: its spans, the `:names:` that are no symbols, and the marks without a partner."""

    spans: tuple[Span, ...]
    unknown: tuple[str, ...] = ()
    loose: tuple[str, ...] = ()


@functools.lru_cache(maxsize=16384)
def parse_inline(text: str) -> Marked:
    r"""Take a text apart into spans.

    Known are `**bold**`, `*italic*`, `:symbol-name:`, links, of which the words are printed, and `\` before a mark
    that is to be printed; everything else of Markdown stays as written. So does `:name:` where no symbol has that
    name; it is listed as unknown when it stands alone, not inside something like 12:30:45.
    """
    text = without_links(text)
    if _MARKS.search(text):
        return _parse_marks(text)
    if ":" not in text:
        return Marked((Span(text),))
    plain = _KNOWN.sub(lambda found: CHARACTERS[found[1]], text)
    return Marked((Span(plain),), tuple(_NAME.findall(plain)))


def _parse_marks(text: str) -> Marked:
    notes: dict[str, list[str]] = {"unknown": [], "loose": []}
    (block,) = _parser().parseInline(text, notes)
    return Marked(tuple(_spans(block.children or [])), tuple(notes["unknown"]), tuple(notes["loose"]))


def _spans(tokens: list[Token]) -> Iterator[Span]:
    bold = italic = 0
    for token in tokens:
        match token.type:
            case "strong_open" | "strong_close":
                bold += token.nesting
            case "em_open" | "em_close":
                italic += token.nesting
            case "hardbreak":
                yield Span("\n")
            case _ if token.content:
                yield Span(token.content, bold > 0, italic > 0)


@functools.cache
def _parser() -> MarkdownIt:
    from markdown_it import MarkdownIt  # noqa: PLC0415 - 30 ms that texts without marks need not pay

    parser = MarkdownIt("zero").enable(["emphasis", "escape"])
    parser.inline.ruler.push("symbol", _take_symbol)
    parser.inline.ruler2.push("loose", _note_loose)
    return parser


def _take_symbol(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the parser calls it so
    if known := _KNOWN.match(state.src, state.pos):
        if not silent:
            state.pending += CHARACTERS[known[1]]
        state.pos = known.end()
        return True
    if name := _NAME.match(state.src, state.pos):
        state.env["unknown"].append(name[1])
    return False


def _note_loose(state: StateInline) -> None:
    # a single star is often meant as such (a footnote); a pair hardly ever is
    closers = {mark.end for mark in state.delimiters}
    for number, mark in enumerate(state.delimiters):
        paired = mark.end != -1 or number in closers
        if not paired and mark.marker == ord("*") and mark.length > 1 and (mark.open or mark.close):
            state.env["loose"].append("**")
            return
