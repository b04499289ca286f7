"""A number and a noun → words that agree with each other, for messages."""

from __future__ import annotations

import re
import unicodedata

UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""The Unicode categories of characters that steer, or that nobody sees."""
QUOTED = re.compile(r'"([^"]*)"')
STAND_IN = "\ufffc"
KEPT = 60
"""How much is told of a quoted text that is too long to tell, and is recognised by."""
LONG_QUOTE = 240
LONGEST = 1_200
"""The most characters that a finding says in quotes, and in all."""


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: `1 page`, `2 pages`, `1,200 boxes`; `plural` where it is not the noun with an s."""
    return f"{number:,} {noun if number == 1 else plural or f'{noun}s'}"


def agreeing(number: int, one: str, others: str) -> str:
    """Return the words that go with one thing or with several: `agreeing(3, "is", "are")`."""
    return one if number == 1 else others


def visible(text: str) -> str:
    r"""Return a text on one line, with escapes such as `\x1b` for what would steer a terminal or not be seen."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_escaped(letter) if unicodedata.category(letter) in UNSEEN else letter for letter in text)


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


def shortened(text: str) -> str:
    """Return what a finding says, its quoted parts and the whole cut where they are longer than anybody reads.

    What stands for a value or a symbol in texts that are compared becomes `…`.
    """
    text = text.replace(STAND_IN, "…")
    if len(text) <= LONG_QUOTE:
        return text
    said = QUOTED.sub(lambda match: f'"{match[1][:KEPT]}…"' if len(match[1]) > LONG_QUOTE else match[0], text)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


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
