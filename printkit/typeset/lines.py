"""Tokens and a width in em → lines: filled greedily, words divided where allowed, never chopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import NamedTuple

from printkit.typeset.face import Face
from printkit.typeset.hyphens import division_points
from printkit.typeset.shape import SOFT_HYPHEN, Run, clean, shape
from printkit.typeset.tokens import Atom, Token, advance

SLACK = 1e-6
"""Room for the rounding of sums, in em."""


class Line(NamedTuple):
    """Tokens on one line; the space before the first is not set. `last` says that the paragraph ends here."""

    tokens: tuple[Token, ...]
    last: bool


class Rules(NamedTuple):
    """What decides where lines break: language, whether to hyphenate, tracking in em, names that stay whole.

    At the end of a line that `ties` has the number of, from 0, a word tied to the one before takes it along to the next;
    one that is bound to it does so everywhere, unless no line has room for both.
    `fullness` is the part of the width that a line must still fill when its last word moves to the next line.
    """

    lang: str
    hyphenate: bool
    tracking: float
    fullness: float = 0.6
    names: AbstractSet[str] = frozenset()
    ties: AbstractSet[int] = frozenset()


def break_lines(tokens: Sequence[Token], width: float, rules: Rules) -> list[Line]:
    """Break one paragraph into lines no wider than `width` em, except where one word alone is wider.

    When a paragraph would end in a single short word on a line of its own, or in words as short that are tied together,
    the word before comes down to keep it company, with those that it is tied to, unless that leaves the line above too
    short. The end of a divided word does not stand alone if the whole word can.
    """
    lines = _hold_together(tokens, _fill(tokens, width, rules), width, rules)
    if len(lines) >= 2 and all(token.tied for token in lines[-1].tokens[1:]):
        if _is_divided(lines[-2]):
            if len(lines[-1].tokens) > 1:  # the end of the word has company
                return lines
            whole = _fill(tokens, width, rules._replace(hyphenate=False))
            return whole if len(whole) == len(lines) and _fits(whole, width, rules) else lines
        if line_width(lines[-1], rules.tracking) < width / 3:
            return _keep_company(lines, width, rules)
    return lines


def line_width(line: Line, tracking: float) -> float:
    """Return the natural width of a line in em: no space before it, no tracking after it."""
    tokens = line.tokens
    if not tokens:
        return 0.0
    return sum([token.width + token.space_width for token in tokens]) - tokens[0].space_width - tracking


def _is_divided(line: Line) -> bool:
    body = line.tokens[-1].body
    return bool(body) and body[-1].run.text.endswith(SOFT_HYPHEN)


def _fits(lines: Sequence[Line], width: float, rules: Rules) -> bool:
    return all(line_width(line, rules.tracking) <= width + SLACK for line in lines)


def _hold_together(tokens: Sequence[Token], lines: list[Line], width: float, rules: Rules) -> list[Line]:
    # no tie is worth a further line, let alone a smaller size or an overflow: each is tried, from the first line on
    held: frozenset[int] = frozenset()
    for number in range(len(lines) - 1):
        if lines[number + 1].tokens[0].tied:
            tied = _fill(tokens, width, rules._replace(ties=held | {number}))
            if len(tied) == len(lines):
                lines, held = tied, held | {number}
    return lines


def _taken_along(line: list[Token], token: Token, width: float, rules: Rules, *, tied: bool) -> list[Token]:
    """Take from a line, and return, the words that the next one is bound to, or if `tied` those that it is tied to.

    Tied words stay where the line would be too short without them, bound ones where the next line has no room for all.
    """
    count = _joined(line, token, lambda each: each.tied) if tied else 0
    kept = Line(tuple(line[: len(line) - count]), last=False)
    if not count or line_width(kept, rules.tracking) < width * rules.fullness:
        count = _joined(line, token, lambda each: each.bound)
    start = len(line) - count
    taken = line[start:]
    if not _fits([Line((*taken, token), last=False)], width, rules):
        return []
    del line[start:]
    return taken


def _joined(line: Sequence[Token], token: Token, joins: Callable[[Token], bool]) -> int:
    """Return how many words at the end of a line are joined to the next one, and to each other; the first one never is."""
    count = 0
    while joins(token) and count < len(line) - 1:
        count += 1
        token = line[-count]
    return count


def _keep_company(lines: list[Line], width: float, rules: Rules) -> list[Line]:
    *others, above, last = lines
    kept = list(above.tokens)
    moved = [kept.pop()]
    while moved[0].tied and len(kept) > 1:
        moved.insert(0, kept.pop())
    shorter = Line(tuple(kept), last=False)
    longer = Line((*moved, *last.tokens), last=True)
    full = line_width(shorter, rules.tracking) >= width * rules.fullness
    return [*others, shorter, longer] if full and _fits([longer], width, rules) else lines


def _fill(tokens: Sequence[Token], width: float, rules: Rules) -> list[Line]:
    lines: list[Line] = []
    line: list[Token] = []
    used = 0.0
    waiting = list(reversed(tokens))
    while waiting:
        token = waiting.pop()
        start = used + token.space_width if line else 0.0
        if start + token.width - rules.tracking <= width + SLACK:
            line.append(token)
            used = start + token.width
            continue
        halves = _divide(token, width - start, rules)
        if halves:
            line.append(halves[0])
            waiting.append(halves[1])
        elif line:
            waiting.append(token)
            waiting += reversed(_taken_along(line, token, width, rules, tied=len(lines) in rules.ties))
        else:
            line.append(token)
        lines.append(Line(tuple(line), last=False))
        line, used = [], 0.0
    if line or not lines:
        lines.append(Line(tuple(line), last=True))
    else:
        lines[-1] = lines[-1]._replace(last=True)
    return lines


def _divide(token: Token, room: float, rules: Rules) -> tuple[Token, Token] | None:
    # only a word of one face, drawn as written: where a character is missing, its stand-in is not worth dividing
    face = token.body[0].face if len(token.body) == 1 else None
    if face is None or token.body[0].run.text != clean(token.raw):
        return None
    points = division_points(token.raw, rules.lang, rules.names, hyphenate=rules.hyphenate)
    for number in reversed(range(len(points))):
        head = shape(face, token.raw[: points[number]] + "-", rules.tracking)
        if head.width <= room + SLACK:
            return _halves(token, face, head, points[number:], rules.tracking)
    return None


def _halves(token: Token, face: Face, head: Run, points: Sequence[int], tracking: float) -> tuple[Token, Token]:
    # the hyphen at the end of the line is ours, not the author's: its text is a soft one
    first = Atom(face, replace(head, text=head.text[:-1] + SOFT_HYPHEN))
    # soft hyphens carry the word's other points of division along, in place of those of the fragment
    ends = [*points[1:], len(token.raw)]
    rest = "".join(SOFT_HYPHEN + token.raw[start:end] for start, end in zip(points, ends, strict=True))
    second = Atom(face, shape(face, rest, tracking))
    return (
        Token(token.space, token.space_width, (first,), advance([first], tracking), token.raw[: points[0]]),
        Token((), 0.0, (second,), advance([second], tracking), rest.replace(SOFT_HYPHEN * 2, SOFT_HYPHEN)),
    )
