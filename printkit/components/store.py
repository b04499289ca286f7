"""Items that an edition has made before, by what they were made of."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from printkit.diagnostics import Origin
from printkit.scene import Item


@dataclass(frozen=True, slots=True)
class Kept:
    """Items, and the origin they were made for; the `owner` is held so that its identity stays its own."""

    owner: object
    items: tuple[Item, ...]
    origin: Origin


Store: TypeAlias = dict[tuple[int, Hashable], Kept]
"""What was made, by the identity of its owner and all else that it depends on."""
