"""Items that an edition has made before, by what they were made of."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from printkit.diagnostics import Origin
from printkit.scene import Box, Item


@dataclass(frozen=True, slots=True)
class Kept:
    """Items, how high they are in mm, and the origin they were made for; the `owner` is held to keep its identity."""

    owner: object
    items: tuple[Item, ...]
    height: float
    origin: Origin


Places: TypeAlias = dict[tuple[int, Box], tuple[object, Mapping[str, Box]]]
"""Where slots stand, by the identity of the slots, which is held beside it, and the area that they stand in."""

Store: TypeAlias = dict[tuple[int, Hashable], Kept]
"""What was made, by the identity of its owner and all else that it depends on."""
