"""The files of a game with content, one part of the page each: what an entry is, what paths find in it, what is in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_type_hints

import printkit.model
from printkit.check.expressions import STANDARD
from printkit.check.functions import functions_of
from printkit.cli.vocabulary.heads import heads
from printkit.cli.vocabulary.kinds import Speech, either, is_record, parts_of
from printkit.cli.vocabulary.outline import Outline, Told, anchor
from printkit.cli.vocabulary.records import facts, record, said_of, told
from printkit.diagnostics.wording import of_kind
from printkit.model.files import GameFile
from printkit.model.game import Game
from printkit.model.parts import DERIVED, PRINTABLE, Parts, kind_of_part
from printkit.source.text import Message

TEXTS = "rules"
"""The part whose things are Markdown files, each with a name of its own."""
READ = {**DERIVED, "orders": "written_orders"}
"""The parts whose things paths find put together with others."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the vocabulary: its name, the class of its things, the classes they are made of, and those made of them."""

    name: str
    kind: Any
    inner: tuple[Told, ...]
    made: tuple[type, ...]
    read: tuple[Told, ...]


def content_parts(outline: Outline) -> tuple[Part, ...]:
    """Return the parts in alphabetical order, each class told of in the first that has it."""
    names = sorted(each.name for each in fields(Parts) if each.name != TEXTS)
    kinds = {name: kind_of_part(name) for name in names}
    roots: dict[Any, str] = {}
    for name, kind in kinds.items():
        if is_record(kind) and roots.setdefault(kind, name) == name:
            outline.root(kind, name)
    inner = {name: tuple(_inner(kind, name, outline)) for name, kind in kinds.items()}
    return tuple(_part(name, kinds[name], inner[name], outline) for name in names)


def _part(name: str, kind: Any, inner: tuple[Told, ...], outline: Outline) -> Part:
    made = tuple(each for each in made_of(name) if each is not kind)
    return Part(name, kind, inner, made, tuple(outline.made(made, name)) if name in PRINTABLE else ())


def _inner(kind: Any, name: str, outline: Outline) -> Iterator[Told]:
    yield from outline.below(kind, name) if is_record(kind) else outline.within(kind, name)


def made_of(part: str) -> tuple[type, ...]:
    """Return the classes of what paths find for the things of a part, as the model's own annotation names them."""
    if part not in READ:
        return ()
    made = getattr(Parts, READ[part]).func
    words = made.__annotations__["return"]
    known = {name: kind for name, kind in _model().items() if name in words}
    return tuple(each for each in parts_of(get_type_hints(made, None, known)["return"]) if is_record(each))


def _model() -> Mapping[str, type]:
    """Return every class of the model by name."""
    modules = [import_module(each.name) for each in iter_modules(printkit.model.__path__, "printkit.model.")]
    return {name: value for module in modules for name, value in vars(module).items() if isinstance(value, type)}


def content(part: Part, speech: Speech) -> Iterator[str]:
    """Yield what is told of a part under its heading."""
    yield from (f"### {part.name}", "", heads().get(part.name, ""), "")
    if speech.links.get(part.kind) == anchor(part.name):
        yield from (f"Each is {of_kind(part.kind)}:", "")
        yield from record(part.kind, speech)
    else:
        yield from (f"Each is {'written as a' if is_record(part.kind) else 'one'} {speech.of(part.kind)}.", "")
    if part.name == "claims":
        yield from _functions()
    for each in part.inner:
        yield from told(each, speech)
    yield from _offers(part, speech)


def _offers(part: Part, speech: Speech) -> Iterator[str]:
    """Yield what paths find in the things of a part where that is more than their own keys."""
    if part.name not in PRINTABLE:
        for each in part.made:
            yield from facts(each)
    elif part.made:
        own = ["the keys above"] * (part.kind in made_of(part.name))
        yield from (
            f"What `item` offers on a sheet of these: {either(own + [speech.of(each) for each in part.made])}.",
            "",
        )
    for told_of in part.read:
        yield from told(told_of, speech)


def _functions() -> Iterator[str]:
    """Yield the functions that the expressions of claims can call."""
    own = functions_of(Game("", GameFile(Message("")), Parts()))
    yield from (f"Functions: {', '.join(f'`{name}`' for name in sorted(STANDARD))}, and of the game:", "")
    for name in sorted(own):
        function = getattr(own[name], "func", own[name])
        yield f"- `{name}`: {said_of(function)[:1].lower()}{said_of(function)[1:]}"
    yield ""
