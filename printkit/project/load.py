"""The files of a game's folder → the game, with every fault of every file reported in one run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import GenericAlias

from printkit.diagnostics import Origin, Report
from printkit.model.art import art_shown, titles_of_art
from printkit.model.files import GameFile
from printkit.model.game import Game
from printkit.model.mentions import inner_fields, mentions_in, mentions_in_text
from printkit.model.names import Name
from printkit.model.parts import Parts, kind_of_part
from printkit.model.prose import Prose
from printkit.model.prose_text import read_prose, read_title
from printkit.project.folders import Project
from printkit.project.rows import bind_part
from printkit.project.strangers import refuse_strangers
from printkit.source import Entry, ProjectFiles, bind
from printkit.source.bind_scalar import fault
from printkit.source.text import Message


class Reading(Enum):
    """How much of a game is read: the whole; what its pieces are made of, without its texts; what a list of it shows."""

    WHOLE = "whole"
    PIECES = "pieces"
    LIST = "list"


def load_game(project: Project, game: str, report: Report, reading: Reading = Reading.WHOLE) -> Game | None:
    """Return a game by the name of its folder, or None where its files have faults, which go to the report.

    Unless it is read whole, its texts are their titles alone, and its mentions are left out; for a list its messages,
    too, and the parts of which nothing is listed.
    """
    files = project.files.within(f"sources/{game}")
    before = report.errors
    _name(game, files.shown("game.yaml"), report)  # it becomes part of addresses and file names
    node = files.load_yaml("game.yaml", report)
    file = None if node is None else bind(node, GameFile, report, "game")
    parts = Parts(**_yaml_parts(files, reading, report), rules=_texts(files, report, whole=reading is Reading.WHOLE))  # type: ignore[arg-type]
    refuse_strangers(files, [part.name for part in fields(Parts) if part.name != "rules"], file, report)
    if file is None or report.errors > before:
        return None
    if reading is Reading.LIST:
        return Game(game, file, parts)
    if reading is Reading.PIECES:
        messages = tuple(_messages([file, parts]))
        _check_plurals(messages, file.language, report)
        return Game(game, file, parts, messages)
    layouts = {**_layouts(project.files, report), **_layouts(files, report)}
    mentions = (
        *mentions_in(file),
        *mentions_in(parts),
        *(mention for shown, text in layouts.items() for mention in mentions_in_text(text, shown)),
    )
    shown = art_shown(parts.rules.values(), layouts.values())
    messages = (*_messages([file, parts]), *titles_of_art(shown, files))
    _check_plurals(messages, file.language, report)
    return Game(game, file, parts, messages, mentions)


def _check_plurals(messages: Iterable[Message], lang: str, report: Report) -> None:
    """Report what is wrong with the words of texts that go with a number, such as `{n|die|dice}`."""
    chosen = [message for message in messages if "|" in message.text]
    if chosen:
        from printkit.language.plurals import plural_faults  # noqa: PLC0415  # of no use to most games

        for message in chosen:
            report.extend(plural_faults(message.text, message.origin, lang))


def _layouts(files: ProjectFiles, report: Report) -> Mapping[str, str]:
    """Return the layouts of a project, or of a game, as they are written, by how findings name them."""
    paths = [f"templates/layouts/{name}.yaml" for name in files.names("templates/layouts", ".yaml")]
    return {files.shown(path): files.read_text(path, report) or "" for path in paths}


def _yaml_parts(files: ProjectFiles, reading: Reading, report: Report) -> dict[str, object]:
    """Return what each file of the vocabulary says, by its name; a file with faults counts as absent."""
    found: dict[str, object] = {}
    for part in fields(Parts):
        if part.name == "rules" or (reading is Reading.LIST and not part.metadata["listed"]):
            continue
        if files.has(f"{part.name}.yaml"):
            node = files.load_yaml(f"{part.name}.yaml", report)
            value = (
                None
                if node is None
                else bind_part(node, GenericAlias(Mapping, (Name, kind_of_part(part.name))), files, report, part.name)
            )
        else:
            value = _folder(files, part.name, report)
        if value is not None:
            found[part.name] = value
    return found


def _folder(files: ProjectFiles, part: str, report: Report) -> Mapping[Name, object] | None:
    """Return the things of a folder that stands for a file: each of its files is one, named as the file."""
    found: dict[Name, object] = {}
    for name in files.names(part, ".yaml"):
        path = f"{part}/{name}.yaml"
        node = files.load_yaml(path, report)
        key = _name(name, files.shown(path), report)
        value = None if node is None else bind(node, kind_of_part(part), report, f"{part}/{name}")
        if key is not None and value is not None:
            found[key] = value
    return found or None


def _name(text: str, file: str, report: Report) -> Name | None:
    """Return the name of a file or folder, or None after reporting why it is none."""
    try:
        return Name.from_text(text)
    except ValueError as error:
        report.add(fault(Origin(file), error))
        return None


def _texts(files: ProjectFiles, report: Report, *, whole: bool) -> Mapping[Name, Prose]:
    """Return the Markdown texts of the folder by name, whole or by their titles alone where they begin with one."""
    found: dict[Name, Prose] = {}
    for name in files.names(".", ".md"):
        text = files.read_text(f"{name}.md", report)
        key = _name(name, files.shown(f"{name}.md"), report)
        shown = files.shown(f"{name}.md")
        prose = read_title(text, shown, name) if text is not None and not whole else None
        if prose is None and text is not None:
            prose = read_prose(text, shown, name, report)
        if key is not None and prose is not None:
            found[key] = prose
    return found


def _messages(value: object) -> Iterator[Message]:
    """Yield every translatable text within a value, in the order of the sources."""
    match value:
        case Message():
            yield value
        case Mapping():
            for inner in value.values():
                yield from _messages(inner)
        case tuple() | list():
            for inner in value:
                yield from _messages(inner)
        case Entry():
            yield from _messages(value.value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            for name in inner_fields(type(value)):
                yield from _messages(getattr(value, name))
