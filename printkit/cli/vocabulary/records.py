"""A class → its part of the page: a table of its keys with kinds and defaults, then what its docstring says of them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Collection, Iterator
from typing import Any

from printkit.cli.vocabulary.kinds import Speech, default_of, hints_of, keys_of
from printkit.cli.vocabulary.outline import Told, steps_of
from printkit.source.bind_record import yaml_key

SHORT = ("from_short", "from_message")
COMPUTED = re.compile(r"^Return (the computed facts?( `\w+`)?: )?")
"""What docstrings of facts begin with."""


def said_of(kind: Any) -> str:
    """Return the docstring of a class or function as paragraphs of Markdown; one that returns things as what it returns."""
    text = inspect.getdoc(kind) or ""
    said = text.removeprefix("Return ")
    return said if said == text else said[:1].upper() + said[1:]


def record(kind: type, speech: Speech, hidden: Collection[str] = ()) -> Iterator[str]:
    """Yield the lines about a class that is written as keys and values, without the `hidden` fields."""
    keys = [each for each in keys_of(kind) if each.name not in hidden]
    hints = hints_of(kind)
    if keys:
        yield from ("| key | what | if left out |", "|---|---|---|")
        for each in keys:
            yield f"| `{yaml_key(each)}` | {speech.of(hints[each.name])} | {default_of(each)} |"
        yield ""
    yield from (said_of(kind), "")
    if any(hasattr(kind, reader) for reader in SHORT):
        yield from ("One value may stand in place of the keys.", "")
    yield from facts(kind)


def made(kind: type, speech: Speech) -> Iterator[str]:
    """Yield the lines about a class that is only read, by paths."""
    hints = hints_of(kind)
    yield from ("| step | what |", "|---|---|")
    yield from (f"| `{name}` | {speech.of(hints[name])} |" for name in steps_of(kind))
    yield from ("", said_of(kind), "")
    yield from facts(kind)


def told(each: Told, speech: Speech) -> Iterator[str]:
    """Yield a class under its heading."""
    yield from (f"#### {each.heading}", "")
    yield from made(each.kind, speech) if each.made else record(each.kind, speech)


def facts(kind: Any) -> Iterator[str]:
    """Yield what paths lead on to from things of a class beside their keys."""
    asked = getattr(kind, "fact_names", None)
    if asked is None:
        return
    names = fact_names(kind)
    said = COMPUTED.sub("", inspect.getdoc(asked) or "").rstrip(".")
    listed = ", ".join(f"`{name}`" for name in names)
    yield from (f"Paths lead on to {listed}{': ' if names else ''}{said}.", "")


def fact_names(kind: Any) -> tuple[str, ...]:
    """Return the facts that all things of a class know; none where they are named by what stands in the thing."""
    constants = kind.fact_names.__code__.co_consts
    return next((each for each in constants if isinstance(each, tuple) and each), ())
