"""The comments `# note: …` in a game's files → what translators are told about the texts they stand above.

A comment, since `note:` is a key with a printed value in some files, and a key for translators beside every text would
turn `title: Firing` into three lines. It stands where the text stands, and moves and goes with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.language import note_without_text
from printkit.source import ProjectFiles
from printkit.source.comments import Comment, yaml_comments
from printkit.source.text import Message

SIGN = re.compile(r"#\s*note:")
YAML = re.compile(r"#+\s*note:\s*(\S.*)")
MARKDOWN = re.compile(r"\s*<!--\s*note:\s*(\S.*?)\s*-->\s*")
ANOTHER = re.compile(r"#+\s*(?:note|printkit):")


@dataclass(frozen=True, slots=True)
class Note:
    """What a comment tells translators, where it stands, and the line it speaks of."""

    text: str
    origin: Origin
    line: int


def read_notes(
    files: ProjectFiles, messages: Sequence[Message], report: Report
) -> Mapping[tuple[str, str], tuple[str, ...]]:
    """Return the notes of a game's files by the context and text of each message that they speak of.

    A note above a thing speaks of its first text, which is its title as a rule. One that speaks of nothing is reported.
    """
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    by_file: dict[str, list[Message]] = {}
    for message in messages:
        by_file.setdefault(message.origin.file, []).append(message)
    for name in sorted(by_file.keys() | {files.shown(f"{name}.yaml") for name in files.names(".", ".yaml")}):
        relative = name.removeprefix(f"{files.label}/") if files.label else name
        text = files.read_text(relative, Report()) if files.has(relative) else None
        for note in notes_in(text, name) if text else ():
            spoken_of = texts_below(note, text or "", by_file.get(name, []))
            for message in spoken_of:
                key = (message.context, message.text)
                found[key] = (*found.get(key, ()), note.text)
            if not spoken_of:
                report.add(note_without_text(note.origin, note.text))
    return found


def notes_in(text: str, file: str) -> Iterator[Note]:
    """Yield the notes of a file of the game."""
    if file.endswith(".md"):
        yield from markdown_notes(text, file)
    elif not file.endswith(".svg") and SIGN.search(text):
        yield from yaml_notes(text, file)


def yaml_notes(text: str, file: str) -> Iterator[Note]:
    """Yield the notes of a YAML file; comment lines right below one continue it."""
    lines = text.split("\n")
    comments = yaml_comments(text)
    for index, comment in enumerate(comments):
        said = YAML.fullmatch(comment.text)
        if not said:
            continue
        more = list(_continuations(comments[index + 1 :], comment))
        words = [said[1].strip(), *(each.text.lstrip("# ").strip() for each in more)]
        line = next_content(lines, comment.line + len(more), "#") if comment.alone else comment.line
        yield Note(" ".join(words), Origin(file, comment.line, comment.column), line)


def _continuations(comments: Sequence[Comment], first: Comment) -> Iterator[Comment]:
    """Yield the comments that stand alone on the lines right below a first, up to the next that begins anew."""
    for distance, comment in enumerate(comments, 1):
        if not (first.alone and comment.alone and comment.line == first.line + distance):
            return
        if ANOTHER.match(comment.text):
            return
        yield comment


def markdown_notes(text: str, file: str) -> Iterator[Note]:
    """Yield the notes of a rules text, each alone on its line."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if said := MARKDOWN.fullmatch(line):
            yield Note(said[1], Origin(file, number, line.index("<") + 1), next_content(lines, number, "<!--"))


def next_content(lines: Sequence[str], number: int, comment: str) -> int:
    """Return the number of the first line after a line that has content other than a comment; 0 where there is none."""
    for later in range(number + 1, len(lines) + 1):
        if (content := lines[later - 1].strip()) and not content.startswith(comment):
            return later
    return 0


def texts_below(note: Note, text: str, messages: Sequence[Message]) -> list[Message]:
    """Return the messages on the line that a note speaks of, else the first one within what begins there."""
    here = [message for message in messages if message.origin.line == note.line]
    later = [message for message in messages if message.origin.line > note.line]
    if here or not later or not note.line:
        return here
    first = min(later, key=lambda message: message.origin)
    lines = text.split("\n")[note.line - 1 : first.origin.line]
    depths = [len(line) - len(line.lstrip()) for line in lines if line.strip() and not line.lstrip().startswith("#")]
    return [first] if min(depths[1:], default=0) > depths[0] else []
