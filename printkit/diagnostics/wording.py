"""A number and a noun → words that agree with each other, for messages."""

from __future__ import annotations


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: `1 page`, `2 pages`, `1,200 boxes`; `plural` where it is not the noun with an s."""
    return f"{number:,} {noun if number == 1 else plural or f'{noun}s'}"


def agreeing(number: int, one: str, others: str) -> str:
    """Return the words that go with one thing or with several: `agreeing(3, "is", "are")`."""
    return one if number == 1 else others


def of_kind(kind: type) -> str:
    """Return what a message calls a class: `a die range` for DieRange, `text` for str, `a list` for tuple."""
    if kind in PLAIN:
        return PLAIN[kind]
    name = "".join(f" {letter}" if letter.isupper() else letter for letter in kind.__name__).lower().strip()
    return f"{'an' if name[0] in 'aeio' else 'a'} {name}"


PLAIN: dict[type, str] = {
    str: "a text",
    int: "a number",
    float: "a number",
    bool: "yes or no",
    tuple: "a list",
    dict: "keys and values",
    type(None): "nothing",
}
"""What messages call the plain types."""
