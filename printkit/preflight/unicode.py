"""The map from a font's codes to Unicode → the codes that it gives to no character."""

from __future__ import annotations

import re
from collections.abc import Iterator

SECTION = re.compile(rb"beginbf(char|range)(.*?)endbf(?:char|range)", re.DOTALL)
SINGLE = re.compile(rb"<([0-9A-Fa-f]{2,4})>\s*<([0-9A-Fa-f]{4})>")
SPAN = re.compile(rb"<([0-9A-Fa-f]{2,4})>\s*<[0-9A-Fa-f]{2,4}>\s*<([0-9A-Fa-f]{4})>")
LISTED = re.compile(rb"\[[^\]]*\]")


def nameless_codes(cmap: bytes) -> frozenset[int]:
    """Return the codes that stand for U+0000, as reportlab has it for every character that a font lacks."""
    return frozenset(code for code, character in _mapped(cmap) if character == 0)


def _mapped(cmap: bytes) -> Iterator[tuple[int, int]]:
    """Yield codes and their characters, of a span of codes the first; characters in lists are left out."""
    for kind, section in SECTION.findall(cmap):
        for code, character in (SINGLE if kind == b"char" else SPAN).findall(LISTED.sub(b"[]", section)):
            yield int(code, 16), int(character, 16)
