"""A text as its author wrote it, `**bold**`, `*italic*` and `:symbols:` → spans of plain characters."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby
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
_CLOSING = ")]}»›”’.,;:!?…"


@dataclass(frozen=True, slots=True)
class Span:
    """Characters of one style; a newline among them is a forced line break."""

    text: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Marked:
    """A text taken apart: its spans, the `:names:` that are no symbols, and the marks that lack their partner."""

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
    return Marked(tuple(_spans(block.children or [])), tuple(notes["unknown"]), tuple(dict.fromkeys(notes["loose"])))


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
    parser.inline.ruler2.after("emphasis", "loose", _note_loose)  # before it joins the tokens
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


@dataclass(frozen=True, slots=True)
class _Loose:
    """Marks side by side without a partner: whether they may open or close a span; two characters on either side."""

    sign: str
    opens: bool
    closes: bool
    before: str
    after: str

    @property
    def apart(self) -> bool:
        """Tell whether it has spaces on both sides, and is no sign of multiplication nor one of a row of stars."""
        beside = (self.before.rstrip()[-1:] + self.after.lstrip()[:1]).strip("*")
        return bool(beside) and not self.opens and not self.closes and not any(map(str.isdigit, beside))


def _note_loose(state: StateInline) -> None:
    loose = list(_find_loose(state))
    for number, mark in enumerate(loose):
        if _is_broken(mark, loose[number + 1 :]):
            state.env["loose"].append(mark.sign)


def _find_loose(state: StateInline) -> Iterator[_Loose]:
    closers = {mark.end for mark in state.delimiters}
    single = [mark for number, mark in enumerate(state.delimiters) if mark.end == -1 and number not in closers]
    ends = list(accumulate(len(token.content) for token in state.tokens))
    text = "".join(token.content for token in state.tokens)
    # marks of one run have tokens side by side, hence all the same difference between token and number
    for _, run in groupby(enumerate(single), lambda each: (each[1].marker, each[1].token - each[0])):
        marks = [mark for _, mark in run]
        first, start, end = marks[0], ends[marks[0].token] - 1, ends[marks[-1].token]
        sign = chr(first.marker) * min(first.length, 2)
        yield _Loose(sign, first.open, first.close, text[max(start - 2, 0) : start], text[end : end + 2])


def _is_broken(mark: _Loose, later: Sequence[_Loose]) -> bool:
    """Tell whether a mark was meant to make words bold or italic, and does not.

    A single star behind a word is that of a footnote, one between two letters or figures a sign of its own, and so is one
    with spaces around it, unless another follows to which it was to be the partner. Two stars are hardly ever a sign.
    """
    if mark.sign.startswith("_"):
        return mark.opens and not mark.closes and mark.after[:1].isalpha()
    if mark.apart:
        return any(each.sign == mark.sign and (each.apart or not each.opens) for each in later)
    if len(mark.sign) > 1:
        return mark.opens or mark.closes
    return mark.opens and not mark.closes and mark.after[:1] not in _CLOSING
