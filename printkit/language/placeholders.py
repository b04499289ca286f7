"""The braces of a text: `sink {vp} {vp|point|points}` → plain parts, placeholders and faults."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import TypeAlias

BRACE = re.compile(r"\{\{|\}\}|\{[^{}]*\}|[{}]")
NAME = re.compile(r"(?P<path>[^\W\d_][\w-]*(?:\.(?!_)[\w-]+)*)(?:\|(?P<modifier>\w+))?")
PLAIN_PATH = re.compile(r"[A-Za-z]\w*(?:\.[A-Za-z]\w*)*", re.ASCII)
SYMBOL = re.compile(r":[a-z][a-z0-9-]*:")


BRACE_FORMAT = "python-brace-format"
"""The flag by which gettext's tools compare placeholders."""


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A `{path|modifier}` of a text; `raw` is how it was written, braces included.

    `{path|die|dice}` has `forms` in place of a modifier: it prints the one that goes with the number at `path`.
    """

    raw: str
    path: str
    modifier: str = ""
    forms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fault:
    """A brace that is no placeholder, and why."""

    raw: str
    why: str


Part: TypeAlias = str | Placeholder | Fault


@functools.lru_cache(maxsize=4096)
def split_text(text: str) -> tuple[Part, ...]:
    """Split a text at its braces; `{{` and `}}` become plain braces."""
    parts: list[Part] = []
    end = 0
    for match in BRACE.finditer(text):
        parts.append(text[end : match.start()])
        parts.append(read_brace(match[0]))
        end = match.end()
    parts.append(text[end:])
    return tuple(part for part in parts if part != "")


def read_brace(raw: str) -> Part:
    """Read one match of a brace: an escaped brace, a placeholder or a fault."""
    if raw in {"{{", "}}"}:
        return raw[0]
    if raw in {"{", "}"}:
        return Fault(raw, "is a brace without its partner")
    path, *forms = raw[1:-1].split("|")
    name = NAME.fullmatch(path if len(forms) > 1 else raw[1:-1])
    if name and len(forms) > 1:
        return Placeholder(raw, path, forms=tuple(form.strip() for form in forms))
    if name:
        return Placeholder(raw, name["path"], name["modifier"] or "")
    return Fault(raw, explain_name(raw[1:-1]))


def explain_name(name: str) -> str:
    """Say why something between braces is not the name of a value."""
    if not name.strip():
        return "names nothing"
    if "__" in name or name.startswith("_") or "._" in name:
        return "has a name that begins with an underscore"
    if "!" in name or ":" in name:
        return "has format instructions, which are not read"
    return "is not a name"


def placeholders_of(text: str) -> tuple[Placeholder, ...]:
    """Return the placeholders of a text in order."""
    return tuple(part for part in split_text(text) if isinstance(part, Placeholder))


def is_brace_format(text: str) -> bool:
    """Tell whether a text has placeholders and all are ones that gettext's python-brace-format accepts."""
    found = placeholders_of(text)
    return bool(found) and all(PLAIN_PATH.fullmatch(each.raw[1:-1]) for each in found)


def has_words(text: str) -> bool:
    """Tell whether a text has letters beside placeholders and symbols: one without is the same in every language."""
    plain = "".join(own_words_of(part) for part in split_text(text))
    return any(letter.isalpha() for letter in SYMBOL.sub("", plain))


def own_words_of(part: Part) -> str:
    """Return what a part of a text says by itself: a plain part its words, a choice of forms all of them."""
    if isinstance(part, str):
        return part
    return " ".join(part.forms) if isinstance(part, Placeholder) else ""
