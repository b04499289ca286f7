"""Comments `printkit: allow PK201 -- reason` in the files of a game → silences, each for some lines of a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from printkit.check.leeway import is_fixed
from printkit.check.selection import kind_called, near_kinds
from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.checker import (
    silence_unknown_code,
    silence_without_reason,
    unsilenceable_finding,
    unused_silence,
)
from printkit.source import ProjectFiles
from printkit.source.comments import yaml_comments

ALLOW = re.compile(r"printkit:\s*allow\b(?P<words>.*?)(?:\s--(?:\s+(?P<reason>.*))?)?\s*$")
MARKDOWN = re.compile(r"\s*<!--\s*(printkit:\s*allow\b.*?)\s*-->\s*")


@dataclass(frozen=True, slots=True)
class Note:
    """A comment that allows something: what it says from `printkit:` on, where, and the lines it speaks of."""

    text: str
    origin: Origin
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Silence:
    """Findings of one code that are meant, from a first to a last line of a file."""

    code: str
    origin: Origin
    first: int
    last: int

    def covers(self, found: Diagnostic) -> bool:
        """Tell whether a finding is of the code, the file and the lines."""
        place = found.origin
        return found.code == self.code and place.file == self.origin.file and self.first <= place.line <= self.last


def read_silences(project: ProjectFiles, game: str, report: Report) -> tuple[Silence, ...]:
    """Return the silences in a game's sources and catalogues and in the templates; faulty ones go to the report."""
    found: list[Silence] = []
    for name, notes in _readers(project, f"sources/{game}"):
        text = project.read_text(name, Report())  # what cannot be read is reported by whoever needs it
        if text and "printkit:" in text:
            for note in notes(text, project.shown(name)):
                found += _silences(note, report)
    return tuple(found)


def unused(
    silences: Iterable[Silence], reports: Sequence[Report], judged: Callable[[str], bool]
) -> Iterator[Diagnostic]:
    """Yield a finding for each silence, of a code that is judged, which held back nothing of any report."""
    for silence in silences:
        held = (found for report in reports for found in report.silenced)
        if judged(silence.code) and not any(silence.covers(found) for found in held):
            yield unused_silence(silence.origin, silence.code)


Reader = Callable[[str, str], Iterator[Note]]


def _readers(files: ProjectFiles, folder: str) -> Iterator[tuple[str, Reader]]:
    """Yield each file that may hold silences, and how to read it."""
    kinds: Mapping[str, Reader] = {".yaml": yaml_notes, ".md": markdown_notes, ".po": catalogue_notes}
    templates = [f"{root}templates{inner}" for root in ("", f"{folder}/") for inner in ("", *TEMPLATES)]
    inside = [f"{folder}/{name}" for name in files.names(folder, "") if "." not in name]  # locale/, missions/ …
    for place in (folder, *inside, *templates):
        for suffix, reader in kinds.items():
            yield from ((f"{place}/{name}{suffix}", reader) for name in files.names(place, suffix))


TEMPLATES = ("/layouts", "/themes", "/impositions")


def yaml_notes(text: str, file: str) -> Iterator[Note]:
    """Yield the notes of a YAML file: each speaks of its own line, or where it stands alone of the next that has content."""
    lines = text.split("\n")
    for comment in yaml_comments(text):
        if said := ALLOW.search(comment.text):
            line = _next(lines, comment.line, "#") if comment.alone else comment.line
            yield Note(said[0], Origin(file, comment.line, comment.column + said.start()), line, line)


def markdown_notes(text: str, file: str) -> Iterator[Note]:
    """Yield the notes of a rules text: each speaks of the next line that has content."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if said := MARKDOWN.fullmatch(line):
            after = _next(lines, number, "<!--")
            yield Note(said[1], Origin(file, number, said.start(1) + 1), after, after)


def catalogue_notes(text: str, file: str) -> Iterator[Note]:
    """Yield the notes of a catalogue: each speaks of the entry that it stands in."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if line.startswith("#") and (said := ALLOW.search(line)):
            entry = len(list(takewhile(str.strip, lines[number:])))
            yield Note(said[0], Origin(file, number, said.start() + 1), number, number + entry)


def _next(lines: list[str], number: int, comment: str) -> int:
    """Return the number of the first line after a line that has content other than a comment."""
    for later in range(number + 1, len(lines) + 1):
        if (content := lines[later - 1].strip()) and not content.startswith(comment):
            return later
    return number


def _silences(note: Note, report: Report) -> Iterator[Silence]:
    """Yield what a note silences; without a reason nothing, of unknown and fixed findings nothing."""
    said = ALLOW.fullmatch(note.text)
    words = [word.strip() for word in (said["words"] if said else "").split(",")]
    if said is None or not (said["reason"] or "").strip():
        report.add(silence_without_reason(note.origin, ", ".join(words)))
        return
    for word in words:
        kind = kind_called(word)
        if kind is None:
            report.add(silence_unknown_code(note.origin, word, near_kinds(word)))
        elif is_fixed(kind):
            report.add(unsilenceable_finding(note.origin, kind.code, kind.name))
        else:
            yield Silence(kind.code, note.origin, note.first, note.last)
