"""What `game.yaml` says: the sheets that are printed of a game, its languages, its paper and its theme."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Self

from printkit.diagnostics import Level, Origin
from printkit.model.names import Name
from printkit.source import Entry
from printkit.source.text import Message

MOST_COPIES = 100
VERSION = re.compile(r"[0-9][0-9A-Za-z.+-]{0,19}")
ItemFormat = Literal["svg", "pdf", "png"]
Manner = Literal["de", "de-ch", "en", "fr", "fr-ca", "fr-ch", "fr-eu"]
"""The ways of setting a language that printkit knows: that of most houses, of a country, of the European Union."""


class Version(str):
    """The version of a game, which is printed in every language alike: a number, such as `1.0` or `0.9b`."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a version; raises ValueError for words, which nobody would translate."""
        if not VERSION.fullmatch(text.strip()):
            raise ValueError(f'"{text[:40]}" is not a version -- write a number, such as 1.0; words go under subtitle:')
        return cls(text.strip())


@dataclass(frozen=True, slots=True)
class Sheet:
    """A named group of things printed together: which (`from` a file, all or `only` some), laid out and imposed how.

    `layout` and `imposition` are templates by name; `items` are the formats that single things are also written in. A
    sheet with a `paper` of its own is printed on that, whatever the others are printed on. Of a `variant`, only the
    pieces that it uses are printed; `stock` says what to print on. Of the sheets `with` it, an item's own files hold
    what the item needs, such as the counters of a scenario. All its items are printed `copies` times.
    """

    title: Message
    from_: Name
    layout: Name
    imposition: Name
    only: tuple[Name, ...] = ()
    items: tuple[ItemFormat, ...] = ("svg",)
    paper: Name | None = None
    variant: Name | None = None
    stock: Message | None = None
    with_: tuple[Name, ...] = ()
    copies: int = 1
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 1 <= self.copies <= MOST_COPIES:
            raise ValueError(f"a sheet cannot be printed {self.copies} times -- write 1 to {MOST_COPIES} copies")


@dataclass(frozen=True, slots=True)
class GameFile:
    """What `game.yaml` says of the game, and the `sheets` that are printed of it.

    Texts are written in `language`; `translations` are the languages that it is also printed in, each with a
    catalogue in `locale/`. `typography` names a manner for each language that is not set as usual. `emblem` is a
    drawing that layouts show, `paper` what sheets are printed on, `theme` their look. `credits` tells what the game
    owes to others. `rules` sets findings, each by its code, the beginning of one or its name: `PK409: off`.
    """

    title: Message
    sheets: Mapping[Name, Sheet] = field(default_factory=dict)
    language: str = "en"
    translations: tuple[str, ...] = ()
    typography: tuple[Manner, ...] = ()
    subtitle: Message | None = None
    version: Version = Version("1.0")
    author: str = ""
    credits: Message | None = None
    emblem: Name | None = None
    paper: Name = Name("a4")
    theme: Name = Name("plain")
    rules: tuple[Entry[str, Level], ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)
