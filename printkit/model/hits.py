"""Hits on a unit: the order in which a log takes them → which boxes are ticked, and which hits are lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Self

from printkit.diagnostics import Origin
from printkit.model.names import Name

if TYPE_CHECKING:
    from printkit.model.contents import Unit
    from printkit.model.logs import LogBlock

LogSide = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class HitPlace:
    """Where a hit is ticked: in a block of the log (`hull`), on the side that was hit (`guns here`), or on the other (`guns there`)."""

    block: Name
    where: Literal["", "here", "there"] = ""
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `hull`, `guns here` or `guns there`; raises ValueError when it is none of them."""
        name, _, where = text.strip().partition(" ")
        match where:
            case "" | "here" | "there":
                return cls(Name(name), where)
        raise ValueError(f'"{text}" is no place of a hit -- write hull, guns here or guns there')

    def side(self, hit: LogSide) -> LogSide:
        """Return the side of the log that is meant where a side was hit."""
        other: LogSide = "right" if hit == "left" else "left"
        return other if self.where == "there" else hit


@dataclass(frozen=True, slots=True)
class HitExample:
    """Hits on one side of a unit, one after the other: `C C H`; which boxes are ticked in the end, and which hits are lost.

    `ticked` are boxes that were ticked before: `crew-1: 2`, or `guns left: 4` of a block on two sides.
    """

    unit: Name
    hits: str
    side: LogSide = "left"
    ticked: Mapping[str, int] = field(default_factory=dict)
    expect: Mapping[str, int] = field(default_factory=dict)
    lost: str = ""
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Struck:
    """What becomes of hits: how many boxes are ticked, by what they are, and the letters of the hits that are lost."""

    ticked: Mapping[str, int]
    lost: tuple[str, ...]


def boxes(block: LogBlock, unit: Unit, side: LogSide) -> Iterator[tuple[str, int]]:
    """Yield the boxes of a block in the order in which they are ticked: what they are, and how many the unit has."""
    if block.left and block.right:
        yield f"{block.left if side == 'left' else block.right} {side}", unit.figures.get(getattr(block, side), 0)
    for figure in block.sections:
        yield figure, unit.figures.get(figure, 0)


def strike(
    blocks: Mapping[Name, LogBlock], orders: Mapping[str, Sequence[HitPlace]], unit: Unit, example: HitExample
) -> Struck:
    """Return what becomes of the hits of an example: each takes the first box left in its order, or else is lost.

    Raises LookupError for a letter without an order, and for an order with a block that is not there.
    """
    ticked, lost = Counter(example.ticked), list[str]()
    for letter in example.hits.split():
        for name, count in _row(blocks, orders[letter], unit, example.side):
            if ticked[name] < count:
                ticked[name] += 1
                break
        else:
            lost.append(letter)
    return Struck({name: count for name, count in ticked.items() if count}, tuple(lost))


def _row(
    blocks: Mapping[Name, LogBlock], order: Sequence[HitPlace], unit: Unit, side: LogSide
) -> Iterator[tuple[str, int]]:
    for place in order:
        yield from boxes(blocks[place.block], unit, place.side(side))
