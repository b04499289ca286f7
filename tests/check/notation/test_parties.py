"""Parties of crew in an entry: which sections may go, and when the ship that they board has to be named."""

from __future__ import annotations

import pytest

from printkit.check.notation.parties import group_faults
from printkit.model.dice import DieRange
from printkit.model.entries import read_entry
from printkit.model.names import Name
from printkit.model.notation import Column, Mark, Parties
from printkit.source.text import Message

GROUP, GUARD, NOBODY, SECTION, SHIP = map(Name, ("boarders", "guards", "nobody", "section", "ship"))
PARTIES = Parties((GROUP, GUARD), SECTION, NOBODY, SHIP, board=(GROUP,))
NOTES = Column(
    Message("Notes"),
    {
        GROUP: Mark(Message("boarders"), "B"),
        GUARD: Mark(Message("guards"), "D"),
        NOBODY: Mark(Message("nobody"), "N"),
        SECTION: Mark(Message("section"), numbers=DieRange(1, 3)),
        SHIP: Mark(Message("ship"), name=True),
    },
    'entry (";" entry)*',
    {Name("entry"): 'nobody | (boarders | guards) section ("," section)* (">" ship)?'},
    parties=PARTIES,
)


def faults(entry: str, crew: tuple[int, ...] = (), against: tuple[str, ...] = ()) -> list[str]:
    """Return the messages of what is wrong with an entry."""
    (reading,) = read_entry(NOTES, entry).readings
    return [message for message, _ in group_faults(PARTIES, reading, crew, against)]


@pytest.mark.parametrize(
    ("entry", "crew", "against", "expected"),
    [
        ("B1", (), (), []),
        ("B1", (2, 3, 3), (), []),
        ("B1,2;D3", (2, 3, 3), (), []),
        ("B2", (0, 3, 3), (), []),
        ("B2", (4, 3, 5), (), []),
        ("B1,1", (), (), ["section 1 is in 2 parties"]),
        ("B1;D1", (), (), ["section 1 is in 2 parties"]),
        ("N;B1", (), (), ['"nobody" stands beside a party']),
        ("N", (), (), []),
        ("B2", (2, 3, 3), (), ["section 1 has to go first, as the smallest with crew"]),
        ("B1,3", (2, 3, 4), (), ["section 1 has to go first, as the smallest with crew"]),
        ("B1", (0, 3, 3), (), ["section 1 has no crew left"]),
        ("B3", (2, 3), (), ["section 3 has no crew left"]),
        ("B1", (), ("Alerte",), []),
        ("B1", (), ("Alerte", "Hardie"), ['"boarders" names no ship, and 2 can be boarded']),
        ("D1", (), ("Alerte", "Hardie"), []),
        ("B1>Alerte", (), ("Alerte", "Hardie"), []),
        ("B1>Victory", (), ("Alerte", "Hardie"), ['"Victory" cannot be boarded']),
    ],
)
def test_parties(entry: str, crew: tuple[int, ...], against: tuple[str, ...], expected: list[str]) -> None:
    assert faults(entry, crew, against) == expected
