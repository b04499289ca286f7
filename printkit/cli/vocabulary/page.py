"""The whole page: its contents, then chapter after chapter."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

from printkit.check.references.paths import LAYOUT_NAMES
from printkit.cli.vocabulary.content import Part, content, content_parts
from printkit.cli.vocabulary.heads import FENCE, heads
from printkit.cli.vocabulary.kinds import Speech, called
from printkit.cli.vocabulary.outline import Outline, Told, anchor
from printkit.cli.vocabulary.placing import layout_file, placements, slot_sections, slots
from printkit.cli.vocabulary.records import facts, record, told
from printkit.cli.vocabulary.shipped import shipped
from printkit.components.furniture import PageNumber
from printkit.language.figures import MODIFIERS
from printkit.model.files import GameFile
from printkit.model.prose_text import UNSUPPORTED
from printkit.project.folders import Settings
from printkit.source.csv_rows import RowSource
from printkit.templates.impositions import Imposition, PapersFile
from printkit.templates.printers import Printer
from printkit.templates.profiles import Profile
from printkit.templates.themes import ThemeFile
from printkit.typeset.symbols import CHARACTERS

FILES = {
    "game.yaml": GameFile,
    "rows": RowSource,
    "themes": ThemeFile,
    "impositions": Imposition,
    "profiles": Profile,
    "papers.yaml": PapersFile,
    "printkit.yaml": Settings,
    "printer.yaml": Printer,
}
"""The sections that tell of one class, which is a whole file or stands under one key."""

ON_A_PAGE = {
    "sheet": "the sheet at hand, with the keys that `game.yaml` gives it",
    "lang": "the language at hand in capitals, such as `FR`",
    "item": "the thing that is printed; the parts above say what it offers where that is more than its own keys",
    "face": "what `faces:` of the layout names for the side at hand",
    "page": "the page at hand",
    "entry": "in a layout that is repeated: the entry at hand",
    "index": "in a layout that is repeated: its number, from 1",
}
"""What the names that a page adds stand for."""


HEADING = re.compile(r"^(###?) (.+)$", re.MULTILINE)
"""The headings of chapters and of their sections."""


class Page:
    """The classes of the vocabulary, each with its place; chapters are its methods."""

    def __init__(self) -> None:
        outline = Outline()
        for section, kind in FILES.items():
            outline.root(kind, section)
        self.inner = {section: list(outline.below(kind, section)) for section, kind in FILES.items()}
        self.parts: tuple[Part, ...] = content_parts(outline)
        self.slots: dict[str, list[Told]] = slot_sections(outline)
        for kind in outline.notations:
            outline.root(kind, called(kind))
        self.notations = sorted(outline.notations, key=called)
        self.speech = Speech(outline.links)

    def write(self) -> str:
        """Return the page as Markdown."""
        body = "\n".join(self.lines())
        return "\n".join([heads()["page"], "", *contents(body), "", body]).rstrip() + "\n"

    def lines(self) -> Iterator[str]:
        """Yield every chapter."""
        yield from self.file("game.yaml", level=2)
        yield from ("## Content files", "", heads()["content"], "")
        yield from self.file("rows")
        for part in self.parts:
            yield from content(part, self.speech)
        yield from self.texts()
        yield from ("## Layouts", "", heads()["layouts"], "")
        yield from layout_file(self.slots, self.speech)
        yield from self.names()
        yield from slots(self.slots, self.speech)
        yield from shipped("layouts")
        for folder in ("themes", "impositions", "profiles"):
            yield from self.file(folder, level=2)
            yield from shipped(folder)
        yield from ("## Project files", "", heads()["project"], "")
        for name in ("printkit.yaml", "printer.yaml", "papers.yaml"):
            yield from self.file(name)
        yield from self.values()

    def file(self, section: str, level: int = 3) -> Iterator[str]:
        """Yield a section about one class, and the classes it is made of."""
        heading = section.capitalize() if level == 2 and "." not in section else section
        yield from (f"{'#' * level} {heading}", "", heads()[section], "")
        yield from record(FILES[section], self.speech)
        for each in self.inner[section]:
            yield from told(each, self.speech)

    def texts(self) -> Iterator[str]:
        """Yield what rules texts may say, and every other text."""
        yield from ("## Rules texts", "", heads()["texts"], "")
        yield from (f"There is no place in them for {listed(UNSUPPORTED.values())}.", "")
        yield from ("### placements", "", heads()["placements"], "")
        yield from placements(self.speech)
        yield from ("### braces and marks", "", heads()["braces and marks"], "")
        yield from (
            "| after the bar | prints |",
            "|---|---|",
            *(f"| `{word}` | {said} |" for word, said in MODIFIERS.items()),
        )
        yield from ("", f"Symbols: {', '.join(f'`:{name}:`' for name in CHARACTERS)}.", "")
        yield from ("### comments", "", heads()["comments"], "")

    def names(self) -> Iterator[str]:
        """Yield the names that expressions of a layout may begin with."""
        yield from ("### names", "", heads()["names"], "", "| name | what it stands for |", "|---|---|")
        yield from (f"| `{name}` | {ON_A_PAGE[name]} |" for name in LAYOUT_NAMES)
        yield ""
        yield "Of `page`:"
        yield ""
        yield from (inspect.getdoc(PageNumber) or "", "")
        yield from facts(PageNumber)

    def values(self) -> Iterator[str]:
        """Yield the notations that values are written in."""
        yield from ("## Values", "", heads()["values"], "")
        for kind in self.notations:
            yield from (f"### {called(kind)}", "", inspect.getdoc(kind) or "", "")
            yield from facts(kind)


def listed(words: Any) -> str:
    """Return words as a list with an `or`."""
    *first, last = words
    return f"{', '.join(first)} or {last}"


def contents(body: str) -> list[str]:
    """Return the table of contents: a line for each chapter, with its sections behind it."""
    lines: list[str] = []
    for level, heading in HEADING.findall(FENCE.sub("", body)):
        link = f"[{heading}](#{anchor(heading)})"
        if level == "##":
            lines.append(f"- **{link}**")
        else:
            lines[-1] += f"{' ·' if lines[-1].count('](') > 1 else ':'} {link}"
    return lines


def write_vocabulary() -> str:
    """Return docs/sources.md."""
    return Page().write()
