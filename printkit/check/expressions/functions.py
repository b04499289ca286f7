"""The functions that every claim can call: values → a value, without a trace elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sized
from fractions import Fraction
from typing import TypeAlias

from printkit.diagnostics.wording import of_kind
from printkit.source.text import Message

MAX_LENGTH = 10_000

Function: TypeAlias = Callable[..., object]
"""A function of a claim: it must be pure, and quick for arguments of 10,000 elements.

It may raise ValueError or LookupError with `message` or `message -- hint`.
"""


def elements(value: object) -> list[object]:
    """Return the elements of a list or set, or the values of a mapping; raises ValueError for anything else."""
    if isinstance(value, Mapping):
        return list(value.values())
    if isinstance(value, tuple | list | range):
        return list(value)
    if isinstance(value, frozenset | set):
        return sorted(value, key=lambda element: (type(element).__name__, str(element)))
    raise ValueError(f"{_quoted(value)} has no elements to go through -- name a list or a file, such as tables")


KINDS_OF_VALUES: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (bool, "true or false"),
    ((int, Fraction), "a number"),
    ((str, Message), "a text"),
    ((set, frozenset), "a set"),
    ((tuple, list, range), "a list"),
    (Mapping, "a group of things"),
)


def kind_of(value: object) -> str:
    """Return what a message calls a kind of value."""
    return next((words for types, words in KINDS_OF_VALUES if isinstance(value, types)), of_kind(type(value)))


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else kind_of(value)


def element_at(found: list[object], index: int) -> object:
    """Return one element by its number from 0; raises LookupError."""
    if not 0 <= index < len(found):
        raise LookupError(f"the list has {len(found)} elements, none with the number {index}")
    return found[index]


def make_set(found: list[object]) -> frozenset[object]:
    """Return elements as a set; raises ValueError for elements that are lists or things, which may be endless work."""
    if not all(isinstance(element, int | str | Fraction) for element in found):
        raise ValueError("a set holds numbers and texts -- name a field of each thing: set(x.name for x in …)")
    return frozenset(found)


def number(value: object) -> int | Fraction:
    """Return a value that is a number; raises ValueError for anything else."""
    if isinstance(value, int | Fraction) and not isinstance(value, bool):
        return value
    raise ValueError(f"{_quoted(value)} is not a number")


def truth(value: object) -> bool:
    """Return a value that is true or false; raises ValueError for anything else."""
    if isinstance(value, bool):
        return value
    raise ValueError(f"{_quoted(value)} is neither true nor false -- compare it with something")


def _several(values: tuple[object, ...]) -> Iterable[object]:
    """Return the elements of the one argument, or the arguments where there are several."""
    found = elements(values[0]) if len(values) == 1 else values
    if not found:
        raise ValueError("the list is empty")
    return found


def _plain(value: object) -> object:
    """Return a message as its text, anything else as it is: elements of a list have not been at the end of a path."""
    return value.text if isinstance(value, Message) else value


def _range(first: object, after: object = None) -> range:
    low, high = (0, first) if after is None else (first, after)
    if not isinstance(low, int) or not isinstance(high, int):
        raise ValueError("range takes whole numbers")  # noqa: TRY004 - said to the author of a claim
    if high - low > MAX_LENGTH:
        raise ValueError(f"a range holds at most {MAX_LENGTH} numbers")
    return range(low, high)


def _length(value: object) -> int:
    return len(value) if isinstance(value, Sized) else len(elements(value))


def _count(values: object) -> int:
    """Return how many are true where all are truth values, else how many there are."""
    found = elements(values)
    return sum(map(bool, found)) if all(isinstance(value, bool) for value in found) else len(found)


STANDARD: Mapping[str, Function] = {
    "abs": lambda value: abs(number(value)),
    "all": lambda values: all(truth(value) for value in elements(values)),
    "any": lambda values: any(truth(value) for value in elements(values)),
    "count": _count,
    "keys": lambda values: tuple(str(key) for key in values) if isinstance(values, Mapping) else elements(values),
    "len": _length,
    "max": lambda *values: max(number(value) for value in _several(values)),
    "min": lambda *values: min(number(value) for value in _several(values)),
    "range": _range,
    "set": lambda values: make_set([_plain(value) for value in elements(values)]),
    "sum": lambda values: sum((number(value) for value in elements(values)), start=0),
}
