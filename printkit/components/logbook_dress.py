"""What all logs of a book share: form, look, size of a box, and what is drawn once and used for many."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeVar, cast

from printkit.components.context import Context
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, one_line
from printkit.model.contents import Unit
from printkit.model.logs import LogBlock, LogForm
from printkit.model.names import Name
from printkit.scene import Box, Group
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

T = TypeVar("T")

LETTER, NUMBER = 4.2, 3.6
"""The widths of the letter of a block and of the number of a section, in mm."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A box to tick on a log, in mm from the log's corner: its name within the log, and what it is."""

    box: Box
    name: str
    title: str


@dataclass(frozen=True, slots=True)
class Blank:
    """A place to write on a log, in mm from the log's corner: its name within the log, what it is for, of the head or not.

    What is printed in it already can only be `struck`.
    """

    box: Box
    name: str
    title: str
    head: bool = False
    struck: bool = False


@dataclass(frozen=True)
class Dress:
    """What all logs of a book share.

    `look` is the prefix of their text styles, `side` that of a box in mm, `plans` says whether ships are shown from
    above; `made` holds what was drawn once.
    """

    form: LogForm
    context: Context
    look: str
    side: float
    plans: bool = True
    made: dict[Hashable, object] = field(default_factory=dict, compare=False)

    def sized(self, side: float) -> Dress:
        """Return the dress with boxes of another size."""
        return replace(self, side=side, made={})

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what `make` makes, made once for each key."""
        if key not in self.made:
            self.made[key] = make()
        return cast("T", self.made[key])

    def style(self, part: str, align: str = "left") -> TextStyle:
        """Return the text style of a part of the log."""

        def find() -> TextStyle:
            """Look the style up in the theme."""
            return replace(self.context.style(f"{self.look}-{part}", self.form.origin), align=align)

        return self.once(("style", part, align), find)

    def set(self, words: Words | Message, part: str, width: float, align: str = "left") -> Strip:
        """Return words on one line of a width, smaller as far as the style of the part allows."""
        said = self.context.words(words) if isinstance(words, Message) else words
        return self.once(
            ("words", said.text, part, round(width, 3), align),
            lambda: one_line(said, self.style(part, align), width, self.context),
        )

    def placed(self, words: Words | Message, part: str, box: Box, align: str = "left") -> Group:
        """Return words on one line in the middle of a box's height."""
        strip = self.set(words, part, box.width, align)
        return moved(strip, box.x, box.y + (box.height - strip.height) / 2)

    def name_of(self, block: LogBlock) -> Name:
        """Return the name that a block has in the form."""
        return next(name for name, each in self.form.blocks.items() if each is block)

    def say(self, message: Message, unit: Unit | None = None) -> str:
        """Return what a message says, its placeholders filled from a unit where there is one."""
        return self.context.words(message, *([unit] if unit else [])).text

    @property
    def name(self) -> str:
        """Return what the names of groups drawn for this form begin with."""
        return f"{self.look} {self.form.title.context or self.say(self.form.title)} {self.side:g}"

    @cached_property
    def figures(self) -> tuple[Name, ...]:
        """Return the figures that stand in boxes on the log."""
        return tuple(figure for block in self.form.blocks.values() for figure in block.figures)

    @cached_property
    def label(self) -> float:
        """Return the width of the column with titles, letters and numbers of the rows of boxes, in mm."""
        style = self.style("block")
        titles = [natural_width(block.title, style, self.context) for block in self.form.blocks.values()]
        letter = LETTER if any(block.letter for block in self.form.blocks.values()) else 0.0
        return max(titles, default=0.0) + 1.2 + letter + NUMBER
