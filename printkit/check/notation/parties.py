"""Parties of crew in one entry of a log: what is wrong with their sections and ships."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.model.entries import Reading
from printkit.model.names import Name
from printkit.model.notation import Parties


@dataclass(frozen=True, slots=True)
class Group:
    """A party: its mark, its sections in the order written, the ship it goes to, if one is named."""

    mark: Name
    sections: tuple[int, ...]
    other: str = ""


def groups_of(parties: Parties, reading: Reading) -> tuple[Group, ...]:
    """Return the parties of an entry in order."""
    found: list[Group] = []
    for symbol in reading.symbols:
        if symbol.mark is not None and symbol.mark in parties.groups:
            found.append(Group(symbol.mark, ()))
        elif found and symbol.mark == parties.section and symbol.number is not None:
            found[-1] = Group(found[-1].mark, (*found[-1].sections, symbol.number))
        elif found and symbol.mark == parties.other:
            found[-1] = Group(found[-1].mark, found[-1].sections, symbol.text)
    return tuple(found)


def group_faults(
    parties: Parties, reading: Reading, crew: Sequence[int] = (), against: Sequence[str] = ()
) -> Iterator[tuple[str, str]]:
    """Yield message and hint for each fault of an entry: a section twice, one without crew or not the smallest.

    `crew` are the points left in each section, `against` the ships that can be boarded; without them nothing is said
    of which sections go first and which ship is meant.
    """
    groups = groups_of(parties, reading)
    used = [section for group in groups for section in group.sections]
    for section in sorted({section for section in used if used.count(section) > 1}):
        yield f"section {section} is in {used.count(section)} parties", "a section goes with one party only"
    if parties.alone and groups and any(symbol.mark == parties.alone for symbol in reading.symbols):
        yield f'"{parties.alone}" stands beside a party', "write one or the other"
    yield from _order_faults(sorted(set(used)), crew)
    yield from _target_faults(parties, groups, against)


def _order_faults(used: Sequence[int], crew: Sequence[int]) -> Iterator[tuple[str, str]]:
    if not crew:
        return
    for section in used:
        if section > len(crew) or crew[section - 1] == 0:
            yield f"section {section} has no crew left", "take a section with crew"
            return
    ready = sorted(
        (section for section, points in enumerate(crew, 1) if points), key=lambda each: (crew[each - 1], each)
    )
    due = sorted(ready[: len(used)])
    if list(used) != due:
        listed = ", ".join(map(str, due))
        yield f"section {due[0]} has to go first, as the smallest with crew", f"take {listed}"


def _target_faults(parties: Parties, groups: Sequence[Group], against: Sequence[str]) -> Iterator[tuple[str, str]]:
    for group in groups if len(against) > 1 else ():
        if group.mark in parties.board and not group.other:
            yield f'"{group.mark}" names no ship, and {len(against)} can be boarded', f"name {' or '.join(against)}"
    for group in groups if against else ():
        if group.mark in parties.board and group.other and group.other not in against:
            yield f'"{group.other}" cannot be boarded', f"name {' or '.join(against)}"
