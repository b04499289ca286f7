"""Dice and ranges of results written in two ways in one text."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from printkit.check.registry import Finding, rule
from printkit.check.words.texts import Text, source_texts
from printkit.diagnostics import Origin, Severity
from printkit.diagnostics.wording import counted
from printkit.model.game import Game

FIGURE = re.compile(r"\d")
DICE = re.compile(r"(?<![\w])(\d{0,2})([dD])(4|6|8|10|12|20|100|66)(?!\w)")
SPELT = re.compile(r"\b(?:die|dé|W(?:ürfel)?) (4|6|8|10|12|20|100)\b(?!\s*[-–/\d])")
AFTER_ROLL = (
    r"(?:\b(?:on|rolls?|rolling|results?|throws?|sur|obtient|obtenir|résultats?|jet|de)\s+(?:an?\s+|une?\s+|de\s+)?)"
)
SLASHED = re.compile(rf"{AFTER_ROLL}((\d{{1,2}})\s*/\s*(\d{{1,2}}))(?![\d/])", re.IGNORECASE)
DASHED = re.compile(rf"{AFTER_ROLL}((\d{{1,2}})\s*[-–]\s*(\d{{1,2}}))(?!\d)", re.IGNORECASE)


class _Use(NamedTuple):
    """One way of writing, as in the text, and where."""

    style: str
    written: str
    origin: Origin


@rule("PK268", "mixed-notation", Severity.WARNING)
def mixed_notation(game: Game) -> Iterator[Finding]:
    """Report dice or ranges of results that are written in two ways in one text or one file.

    ## What it does
    Gathers how dice are written (`1d6`, `d6`, `1D6`, "die 6") and how ranges after a roll are (`on 3-4`, `on 3/4`),
    in each text and each file of the sources. Where there are several ways, each but the commonest is a finding, at
    its first use. A dash and a hyphen are one, as both are printed as a dash.

    ## Why it matters
    A reader wonders whether `3/4` is a range, a choice or a fraction, and whether a "die 6" is another die.

    ## Example
    "Roll 1d6: it jams on 1 / 2", and later "on a d6, it fires on 3-6".

    ## Fix
    Write dice and ranges one way, best by a placeholder: `{tables.jam.roll}`, `{tables.jam.jams}`.
    """
    return mixed_notations(source_texts(game))


def mixed_notations(texts: Iterable[Text]) -> Iterator[Finding]:
    """Yield the ways of writing dice and ranges that are not the commonest of their text or file."""
    groups: defaultdict[tuple[str, str], list[_Use]] = defaultdict(list)
    for text in texts:
        if FIGURE.search(text.text):
            group = text.context.partition("/")[0]
            groups[group, "a die is"].extend(_dice(text))
            groups[group, "a range is"].extend(_ranges(text))
    for (_, what), uses in groups.items():
        yield from _odd_ones(what, uses)


def _dice(text: Text) -> Iterator[_Use]:
    for count, letter, sides in DICE.findall(text.text):
        written = f"{count}{letter}{sides}"
        if count in {"", "1"} and sides not in {"66", "100"}:
            yield _Use(f"{count}{letter}", written, text.origin)
        else:
            # 2d6 says nothing of the 1: only its letter counts
            yield _Use(f"*{letter}", written, text.origin)
    for found in SPELT.finditer(text.text):
        yield _Use("word", found[0], text.origin)


def _ranges(text: Text) -> Iterator[_Use]:
    for style, pattern in (("/", SLASHED), ("-", DASHED)):
        for written, low, high in pattern.findall(text.text):
            if int(low) < int(high):
                yield _Use(style, written, text.origin)


def _odd_ones(what: str, uses: list[_Use]) -> Iterator[Finding]:
    counts: dict[str, int] = {}
    for use in uses:
        counts[use.style] = counts.get(use.style, 0) + 1
    # The letter of 2d6 goes with any way of writing that has it.
    ways = {style: number for style, number in counts.items() if not _goes_with(style, counts)}
    if len(ways) < 2:
        return
    common = max(ways, key=lambda style: ways[style])
    shown = next(use.written for use in uses if use.style == common)
    for style in ways:
        if style != common:
            use = next(use for use in uses if use.style == style)
            message = f'{what} written "{use.written}" here and "{shown}" {counted(ways[common], "time")}'
            yield Finding(use.origin, message, f'write all of them like "{shown}"')


def _goes_with(style: str, counts: dict[str, int]) -> bool:
    letter = style.removeprefix("*")
    return letter != style and (letter in counts or f"1{letter}" in counts)
