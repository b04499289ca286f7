"""The bytes of a font file → whether it came whole: each table where the file says, with the sum it says."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator

HEAD, RECORD = 12, 16
"""Bytes before the list of tables, and of each entry of the list."""
NEEDED = ("OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post")
"""The tables without which nothing can be set and embedded."""
MAGIC = slice(12, 16), bytes.fromhex("5f0f3cf5")
"""What every table `head` holds, and where. Its own sum is wrong in many sound fonts."""


def damage_in(data: bytes) -> str:
    """Return what is wrong with a TrueType file whose bytes were lost or changed; empty where it is whole."""
    tables = dict(_tables(data))
    if missing := [name for name in NEEDED if name not in tables]:
        return f'its table "{missing[0]}" is missing'
    for name, (checksum, start, end) in tables.items():
        if end > len(data):
            return f'the file ends at {len(data):,} bytes, its table "{name}" at {end:,}'
        table = data[start:end]
        if table[MAGIC[0]] != MAGIC[1] if name == "head" else _sum(table) != checksum:
            return f'its table "{name}" is damaged'
    return ""


def _tables(data: bytes) -> Iterator[tuple[str, tuple[int, int, int]]]:
    """Yield the name of each table with its checksum, its first byte and the one after its last."""
    count = int.from_bytes(data[4:6], "big")
    for at in range(HEAD, HEAD + count * RECORD, RECORD):
        record = data[at : at + RECORD]
        checksum, start, length = (int.from_bytes(record[i : i + 4], "big") for i in (4, 8, 12))
        yield record[:4].decode("latin-1"), (checksum, start, start + length)


def _sum(table: bytes) -> int:
    """Return the sum of a table's bytes, taken as numbers of four, the last filled up with zeros."""
    words = array("I", table + bytes(-len(table) % 4))
    if sys.byteorder == "little":
        words.byteswap()
    return sum(words) & 0xFFFFFFFF
