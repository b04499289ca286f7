"""The text of a PO file → its lines, read one by one and gathered into groups, a group an entry."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

KEYWORD = re.compile(r"(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d{1,2})\])?\s*(?=\")")
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
ESCAPE = re.compile(r"\\(.)")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
COMMENTS = ("#:", "#,", "#.")
CONTINUED = '"'


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a PO file that is not blank.

    `kind` is the keyword, the comment mark, or `"` where the line continues the one before. `previous` says that
    it stands after `#|`, `obsolete` after `#~`. `fault` says why it cannot be read.
    """

    kind: str
    text: str
    number: int
    index: str | None = None
    previous: bool = False
    obsolete: bool = False
    fault: str = ""

    @property
    def comment(self) -> bool:
        """Tell whether the line is a comment, flag or reference."""
        return self.kind.startswith("#")


def read_lines(text: str, first: int = 1) -> Iterator[Line]:
    """Read the lines of a PO text that are not blank, counted from `first`."""
    # Only \n ends a line: str.splitlines would also cut at U+2028 inside a text.
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), first):
        if line.strip():
            yield read_line(line.strip(), number)


def read_line(line: str, number: int) -> Line:
    """Read one line, stripped of spaces at its ends."""
    mark = next((mark for mark in ("#~|", "#~", "#|") if line.startswith(mark)), "")
    if line.startswith("#") and not mark:
        kind = line[:2] if line[:2] in COMMENTS else "#"
        return Line(kind, line[len(kind) :].strip(), number)
    rest = line.removeprefix(mark).lstrip()
    keyword = KEYWORD.match(rest)
    kind = keyword[1] if keyword else rest[:1]
    string = STRING.fullmatch(rest, keyword.end() if keyword else 0)
    return Line(
        kind,
        unescape(string[1]) if string else "",
        number,
        keyword[2] if keyword else None,
        previous=mark.endswith("|"),
        obsolete=mark.startswith("#~"),
        fault=explain_line(rest, string[1] if string else None),
    )


def unescape(text: str) -> str:
    """Return what a text between quotes stands for."""
    return ESCAPE.sub(lambda match: ESCAPES.get(match[1], match[0]), text)


def explain_line(line: str, string: str | None) -> str:
    """Say what is wrong with a line whose quoted text is `string`; empty when nothing is."""
    if string is None:
        known = line.startswith(CONTINUED) or KEYWORD.match(line)
        return "a text does not end with its quote" if known else f'"{line[:40]}" is not a line of a catalogue'
    unknown = [match[0] for match in ESCAPE.finditer(string) if match[1] not in ESCAPES]
    return f'"{unknown[0]}" is not an escape of a catalogue' if unknown else ""


def group_lines(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Gather lines into entries: a new one starts at the first line after a msgstr that does not continue it."""
    group: list[Line] = []
    closed = False
    for line in lines:
        if closed and (line.kind not in {CONTINUED, "msgstr"} or line.obsolete != group[-1].obsolete):
            yield group
            group, closed = [], False
        group.append(line)
        closed = closed or line.kind == "msgstr"
    if group:
        yield group
