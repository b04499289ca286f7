"""Paragraphs that stand twice."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin, Severity
from printkit.diagnostics.wording import agreeing
from printkit.model.game import Game
from printkit.model.prose import Block, Grid, Place

LONG = 8
"""Words that make a paragraph long enough to be noticed twice."""

LONG_ENOUGH_TO_VARY = 20
SAMPLE = 6
WORD = re.compile(r"\{[^{}]*\}|[^\W_]+")
MOST_PAIRS = 64


class _Block(NamedTuple):
    words: tuple[str, ...]
    origin: Origin
    text: str


@rule("PK267", "duplicate-paragraph", Severity.WARNING)
def duplicate_paragraph(game: Game) -> Iterator[Finding]:
    """Report a paragraph, or a run of them, that stands twice in the game's texts.

    ## What it does
    Compares the paragraphs and list entries of all Markdown texts, those of at least eight words, by their words
    alone. From twenty words on, one word in fifteen may differ, if it is neither a number nor a name. Paragraphs
    that repeat one after another, with the short ones between them, are one finding.

    ## Why it matters
    A block pasted twice costs pages, and at the next correction one of the two stays wrong.

    ## Example
    The section "Armour" stands twice, word for word.

    ## Fix
    Remove one of the two, or refer to it.
    """
    blocks = [block for prose in game.parts.rules.values() for block in _blocks_of(prose.blocks)]
    pairs = _find_pairs(blocks)
    index = 0
    while index < len(blocks):
        twin = pairs.get(index)
        if twin is None:
            index += 1
            continue
        length = _run(blocks, pairs, index, twin)
        yield _report(blocks, index, twin, length)
        index += length


def _blocks_of(blocks: tuple[Block, ...]) -> Iterator[_Block]:
    for block in blocks:
        if not isinstance(block, Grid | Place):
            yield _Block(tuple(WORD.findall(block.text.text)), block.text.origin, block.text.text)


def _find_pairs(blocks: list[_Block]) -> dict[int, int]:
    """Return the number of each long block that an earlier one equals, with the number of that one."""
    same: dict[tuple[str, ...], int] = {}
    samples: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
    pairs: dict[int, int] = {}
    for number, block in enumerate(blocks):
        words = _folded(block)
        if len(words) < LONG:
            continue
        twin = same.setdefault(words, number)
        if twin == number and len(words) >= LONG_ENOUGH_TO_VARY:
            twin = _find_like(blocks, number, samples)
        if twin != number:
            pairs[number] = twin
    return pairs


def _find_like(blocks: list[_Block], number: int, samples: defaultdict[tuple[str, ...], list[int]]) -> int:
    """Return the earlier block that is nearly the same, else the number itself; enter it for the later ones.

    A long paragraph with one word in fifteen changed still has some words in a row in common.
    """
    words = _folded(blocks[number])
    runs = {words[start : start + SAMPLE] for start in range(len(words) - SAMPLE + 1)}
    others = sorted({other for run in runs for other in samples[run][:MOST_PAIRS]})[:MOST_PAIRS]
    for run in runs:
        samples[run].append(number)
    return next((other for other in others if _are_alike(blocks[other].words, blocks[number].words)), number)


def _are_alike(first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    """Tell whether two texts differ in one word of fifteen at most, none of them a number, placeholder or name."""
    if abs(len(first) - len(second)) * 15 > len(second):
        return False
    changes = [
        (first[a:b], second[c:d])
        for tag, a, b, c, d in SequenceMatcher(None, first, second, autojunk=False).get_opcodes()
        if tag != "equal"
    ]
    changed = [word for pair in changes for words in pair for word in words]
    return sum(max(map(len, pair)) for pair in changes) * 15 <= len(second) and all(word.islower() for word in changed)


def _folded(block: _Block) -> tuple[str, ...]:
    return tuple(word.casefold() for word in block.words)


def _run(blocks: list[_Block], pairs: dict[int, int], index: int, twin: int) -> int:
    """Count the blocks from `index` on that repeat those from `twin` on; short ones count between others."""
    length = 1
    for step in range(1, len(blocks) - index):
        if pairs.get(index + step, twin + step) != twin + step:
            break
        if index + step not in pairs and _folded(blocks[index + step]) != _folded(blocks[twin + step]):
            break
        length = step + 1
    return length


def _report(blocks: list[_Block], index: int, twin: int, length: int) -> Finding:
    start = " ".join(blocks[index].text.split()[:6])
    what = "a paragraph" if length == 1 else f"{length} paragraphs"
    where = blocks[twin].origin
    message = f'{what} from "{start} …" on {agreeing(length, "stands", "stand")} twice'
    return Finding(blocks[index].origin, message, f"the first time in {where.file}:{where.line}; remove one of the two")
