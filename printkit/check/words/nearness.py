"""Words and known names → the name a word is a slip of, if any, by Damerau-Levenshtein distance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

LONGEST = 40
"""Letters of the longest name that is compared: each costs as many entries as it has pairs of letters."""


def distance(first: str, second: str) -> int:
    """Count the letters to insert, remove, replace or swap with their neighbour to make one word of the other."""
    before: list[int] = []
    row = list(range(len(second) + 1))
    for i, letter in enumerate(first, 1):
        before, above, row = row, before, [i]
        for j, other in enumerate(second, 1):
            least = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == second[j - 2] and first[i - 2] == other:
                least = min(least, above[j - 2] + 1)
            row.append(least)
    return row[-1]


def reach(name: str) -> int:
    """Return how many letters a slip may be away from a name, or a name from a slip: 1 below six letters, else 2.

    None below four.
    """
    return 0 if len(name) < 4 else 1 if len(name) < 6 else 2


def shortened(word: str, most: int) -> set[str]:
    """Return a word with up to `most` letters, two at the most, left out in every way."""
    found = {word}
    if most >= 1:
        found.update(word[:i] + word[i + 1 :] for i in range(len(word)))
    if most >= 2:
        found.update(word[:i] + word[i + 1 : j] + word[j + 1 :] for j in range(len(word)) for i in range(j))
    return found


class Neighbours:
    """An index of names, in lower case, by what is left of them without a letter or two.

    Two words are near only if one such rest is common to both, so that a text of many words and a roster of many
    names need not be compared pair by pair.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._by_rest: defaultdict[str, list[str]] = defaultdict(list)
        self._lengths: set[int] = set()
        self._known: dict[str, tuple[str, int] | None] = {}
        for name in dict.fromkeys(names):
            if reach(name) and len(name) <= LONGEST:
                self._lengths.add(len(name))
                for rest in shortened(name, reach(name)):
                    self._by_rest[rest].append(name)

    def nearest(self, word: str) -> tuple[str, int] | None:
        """Return the name that a word is a slip of, and how many letters apart they are, or None."""
        if word not in self._known:
            self._known[word] = self._search(word)
        return self._known[word]

    def _search(self, word: str) -> tuple[str, int] | None:
        if self._lengths.isdisjoint(range(len(word) - 2, len(word) + 3)):
            return None
        rests = self._by_rest.keys() & shortened(word, 2)
        names = {name for rest in rests for name in self._by_rest[rest]}
        found = sorted((distance(word, name), name) for name in names if may_be(word, name))
        return next(
            ((name, apart) for apart, name in found if 0 < apart <= min(reach(name), max(reach(word), 1))), None
        )


def may_be(word: str, name: str) -> bool:
    """Tell whether a word can be a slip of a name at all.

    Not where a short word begins otherwise, or where they differ in a number or in a letter that stands alone, as
    in "Force H" and "Force K": these are designations.
    """
    if word[0] != name[0] and len(name) < 5:
        return False
    return designations(word) == designations(name)


def designations(text: str) -> list[str]:
    """Return the numbers and single letters of a text."""
    words = text.replace("-", " ").split()
    return [word for word in words if len(word) == 1 or any(sign.isdigit() for sign in word)]
