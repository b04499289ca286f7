"""Findings about values that do not fit what a key asks for: node and wish → diagnostics PK113 to PK118, PK129."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from printkit.diagnostics.kinds import Text, finding


def suggest(word: str, known: Iterable[str], listing: str) -> str:
    """Return a hint: the known word nearest to `word`, else `listing` followed by all known words, if there are any."""
    names = list(known)
    near = get_close_matches(word.lower(), names, n=1, cutoff=0.6)
    if near:
        return f'did you mean "{near[0]}"?'
    return f"{listing}: {', '.join(names)}" if names else listing


@finding("PK113", "unknown-key")
def unknown_key(key: str, known: Iterable[str], hint: str = "") -> Text:
    """Report a key that means nothing where it stands.

    ## What it does
    Finds keys outside the vocabulary of the thing they describe.

    ## Why it matters
    What stands under a misspelt key would silently not be printed.

    ## Example
        titel: Fog bank

    ## Fix
    Correct the spelling; the hint names the nearest key or lists all.
    """
    return Text(f'unknown key "{key}"', hint or suggest(key, known, "known here"))


@finding("PK114", "missing-key")
def missing_key(key: str, wanted: str) -> Text:
    """Report a required key that is not there.

    ## What it does
    Finds things that lack a key they cannot do without.

    ## Why it matters
    A piece without its title, size or count cannot be printed.

    ## Example
        attackers: {count: 12}     # no size

    ## Fix
    Add the key; the hint says what it takes.
    """
    return Text(f'the key "{key}" is missing', f"add {key}: with {wanted}")


@finding("PK115", "wrong-type")
def wrong_type(wanted: str, found: str, hint: str = "") -> Text:
    """Report a value of the wrong kind.

    ## What it does
    Finds text where a number belongs, one value where a list belongs, and the like.

    ## Why it matters
    Guessing what was meant would print something that nobody wrote.

    ## Example
        count: a dozen

    ## Fix
    Write the kind of value the message asks for.
    """
    return Text(f"expected {wanted}, found {found}", hint)


@finding("PK116", "malformed-value")
def malformed_value(problem: str, hint: str) -> Text:
    """Report a value that is written wrongly: a length without unit, a decimal comma, a die range that runs backwards.

    ## What it does
    Finds values that do not follow the notation of their kind.

    ## Why it matters
    `20` may be millimetres or points, `2,5` may be one number or two: no piece should depend on a guess.

    ## Example
        size: 2,5cm

    ## Fix
    Write it as the hint shows: `size: 2.5cm`.
    """
    return Text(problem, hint)


@finding("PK117", "unknown-choice")
def unknown_choice(word: str, known: Iterable[str]) -> Text:
    """Report a word outside the list that a key chooses from.

    ## What it does
    Finds choices that do not exist.

    ## Why it matters
    A choice that is not understood would be replaced by some other one.

    ## Example
        level: meduim

    ## Fix
    Choose one of the words; the hint names the nearest or lists all.
    """
    return Text(f'unknown choice "{word}"', suggest(word, known, "choose one of"))


@finding("PK118", "wrong-count")
def wrong_count(wanted: int, found: int, parts: str) -> Text:
    """Report a list with too many or too few values.

    ## What it does
    Finds lists whose length is fixed and not met.

    ## Why it matters
    With a value more or less, every value after it would mean something else.

    ## Example
        at: [10mm, 8mm, 180mm]

    ## Fix
    Give as many values as the message asks for.
    """
    return Text(f"expected {wanted} values, found {found}", f"write [{parts}]")


@finding("PK129", "number-out-of-bounds")
def number_out_of_bounds(number: float, least: float, most: float) -> Text:
    """Report a number that is smaller or larger than what it counts can be.

    ## What it does
    Compares the numbers that say how much there is to draw, such as rows, columns and copies, with the bounds of each.

    ## Why it matters
    A key held down too long would keep printkit busy for hours, and fill the disk with what nobody meant.

    ## Example
        lake: {title: The lake, rows: 80000, columns: 8}

    ## Fix
    Write a number within the bounds that the hint names.
    """
    beyond = f"less than {least:,}" if number < least else f"more than {most:,}"
    written = f"{number:g}" if number % 1 == 0 and abs(number) < 1e6 else number
    return Text(f'"{written}" is {beyond}', f"write {least:,} to {most:,}")
