"""Phrases with something to say of each → where they stand in texts, the longest first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from printkit.check.words.texts import Text, Token, tokenise

V = TypeVar("V")
Key = tuple[str, ...]


class Found(NamedTuple, Generic[V]):
    """A phrase that stands in a text: its tokens there, and the values it was entered with."""

    tokens: tuple[Token, ...]
    values: tuple[V, ...]


class Phrases(Generic[V]):
    """An index of phrases by their words, without regard to case.

    With `inflected`, regular plurals of a phrase count as the phrase: of its last word, its first, or all.
    """

    def __init__(self, phrases: Iterable[tuple[str, V]], *, inflected: bool = False) -> None:
        self._values: defaultdict[Key, list[V]] = defaultdict(list)
        self._lengths: defaultdict[str, set[int]] = defaultdict(set)
        for phrase, value in phrases:
            words = tuple(token.folded for token in tokenise(phrase))
            for key in inflections(words) if inflected else (words,):
                if key and value not in self._values[key]:
                    self._values[key].append(value)
                    self._lengths[key[0]].add(len(key))

    def find(self, text: Text) -> Iterator[Found[V]]:
        """Yield the phrases of a text from left to right; one within a longer one does not count."""
        tokens, end = text.tokens, 0
        folded = tuple([token.folded for token in tokens])
        for index, word in enumerate(folded):
            if index >= end and word in self._lengths and (found := self._at(text, folded, index)):
                yield found
                end = index + len(found.tokens)

    def _at(self, text: Text, folded: Key, index: int) -> Found[V] | None:
        for length in sorted(self._lengths[folded[index]], reverse=True):
            window = text.tokens[index : index + length]
            values = self._values.get(folded[index : index + length])
            if values and text.joined(window):
                return Found(window, tuple(values))
        return None


def inflections(words: Key) -> tuple[Key, ...]:
    """Return the words, and with a regular plural of the last word, the first, or all."""
    if not words:
        return ()
    last = ((*words[:-1], each) for each in plurals(words[-1]))
    first = ((each, *words[1:]) for each in plurals(words[0]))
    return tuple(dict.fromkeys((words, *last, *first, tuple(f"{word}s" for word in words))))


def plurals(word: str) -> tuple[str, ...]:
    """Return what a word may be in the plural in English or French, without knowing which is right."""
    found = [f"{word}s", f"{word}es", f"{word}x"]
    if word.endswith("y"):
        found.append(f"{word[:-1]}ies")
    if word.endswith("al"):
        found.append(f"{word[:-1]}ux")
    return tuple(found)
