"""A game or a translation → its texts as plain words, each with its place and whether it is a title."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from printkit.check.registry import Translation
from printkit.diagnostics import Origin
from printkit.language.placeholders import SYMBOL, Part, Placeholder, split_text
from printkit.language.plurals import pair_forms, translated_as
from printkit.model.game import Game
from printkit.model.prose import Heading
from printkit.source.text import Message

BLANK = "\ufffc"
"""Stands for a placeholder or a symbol: no word, and no words to both sides of it make a phrase."""

TITLES = re.compile(r"/(title|subtitle|label|axis|across)$|/columns/\d+$|^game/title$")
LINK = re.compile(r"\]\([^()\s]*\)")
LETTERS = re.compile(r"[^\W_]+")
GAP = re.compile(r"[\s'’‐‑-]+")
APART = re.compile(r"(?:^|[.!?:;…—–•→←↓↑\ufffc])[\s\"'“”‘’«»()\[\]\d.]*$")


class Token(NamedTuple):
    """A run of letters and digits of a text, and where it stands there."""

    text: str
    start: int
    end: int

    @property
    def folded(self) -> str:
        """Return the token without regard to case."""
        return self.text.casefold()


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a game in one language, without markup; placeholders are `BLANK`. `source` is what it translates."""

    text: str
    context: str
    origin: Origin
    title: bool
    source: str = ""

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Return the words and numbers of the text in order."""
        return tokenise(self.text)

    def joined(self, tokens: tuple[Token, ...]) -> bool:
        """Tell whether nothing but spaces, hyphens and apostrophes stands between neighbouring tokens."""
        return all(GAP.fullmatch(self.text, first.end, second.start) for first, second in pairwise(tokens))

    def surface(self, tokens: tuple[Token, ...]) -> str:
        """Return neighbouring tokens as they are written, on one line, with plain hyphens and apostrophes."""
        return plain_spelling(self.text[tokens[0].start : tokens[-1].end])

    def opens_sentence(self, token: Token) -> bool:
        """Tell whether a token is the first word of a sentence, of a list entry or of the text."""
        return bool(APART.search(self.text, max(0, token.start - 12), token.start)) or token.start == 0


@functools.lru_cache(maxsize=65536)
def tokenise(text: str) -> tuple[Token, ...]:
    """Split a text into its words and numbers."""
    return tuple(Token(match[0], match.start(), match.end()) for match in LETTERS.finditer(text))


@functools.lru_cache(maxsize=65536)
def plain_spelling(text: str) -> str:
    """Return a text with single spaces, plain hyphens and straight apostrophes."""
    return " ".join(re.sub("[‐‑]", "-", text).replace("’", "'").split())


@functools.lru_cache(maxsize=65536)
def strip_markup(text: str) -> str:
    """Return a text without bold and italic marks, link targets and soft hyphens, `BLANK` for each placeholder and symbol."""
    parts = (part if isinstance(part, str) else _blanked(part) for part in split_text(text))
    return SYMBOL.sub(BLANK, LINK.sub("]", "".join(parts))).replace("*", "").replace("\u00ad", "")


def _blanked(part: Part) -> str:
    """Return what stands for a placeholder: of one that chooses a word, each word, with no word beside it."""
    return BLANK.join(("", *part.forms, "")) if isinstance(part, Placeholder) and part.forms else BLANK


@functools.lru_cache(maxsize=2)  # half a dozen rules ask for the same texts in turn
def source_texts(game: Game) -> tuple[Text, ...]:
    """Return every text of the sources."""
    return tuple(
        Text(strip_markup(message.text), message.context, message.origin, title)
        for message, title in _with_titles(game)
    )


@functools.lru_cache(maxsize=2)
def translated_texts(translation: Translation) -> tuple[Text, ...]:
    """Return every text that is translated, as the catalogue gives it, at its entry; stale ones are left out."""
    return tuple(
        Text(strip_markup(text), message.context, origin, title, strip_markup(source))
        for message, title in _with_titles(translation.game)
        for source, text, origin in translated_forms(translation, message)
    )


def _with_titles(game: Game) -> Iterator[tuple[Message, bool]]:
    """Yield every message of a game, and whether it is a title."""
    headings = _headings(game)
    for message in game.messages:
        yield message, message.context in headings or TITLES.search(message.context) is not None


def translated(translation: Translation, message: Message) -> tuple[str, Origin] | None:
    """Return the translation of a message and its place, or None where it has none that may be printed."""
    return next(((text, origin) for _, text, origin in translated_forms(translation, message)), None)


def translated_forms(translation: Translation, message: Message) -> Iterator[tuple[str, str, Origin]]:
    """Yield each form of the translation of a message, after what it translates, with its place; none that is stale."""
    entry = translation.catalog.find(message)
    if entry is None or not entry.complete or entry.fuzzy or (entry.text, entry.plural) != translated_as(message.text):
        return
    for source, text in pair_forms(message.text, entry.forms, translation.catalog.plurals):
        yield source, text, entry.origin


def _headings(game: Game) -> frozenset[str]:
    blocks = (block for prose in game.parts.rules.values() for block in prose.blocks)
    titles = (prose.title.context for prose in game.parts.rules.values())
    return frozenset(titles) | {block.text.context for block in blocks if isinstance(block, Heading)}
