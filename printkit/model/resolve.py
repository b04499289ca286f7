"""Values by path: `tables.firing.approach.hit` → the object it names, one public field, key or fact at a time."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, Protocol, TypeVar, cast

from printkit.model.names import Name
from printkit.model.prose import Prose, UnreadTextError

MISSING: Final = object()
"""What stands for a step that leads nowhere; None is a value."""


V = TypeVar("V")


class OwnFields(dict[Name, V]):
    """Values by names of an author's own: one that is not there is nothing, where a condition asks whether it is."""


class HasFacts(Protocol):
    """A thing that knows more than its fields: computed facts by name, such as a board's number of spaces."""

    def fact(self, name: str) -> object:
        """Return a fact; raises LookupError when there is none of this name."""

    def fact_names(self) -> tuple[str, ...]:
        """Return the names that `fact` knows."""


def resolve(root: Mapping[str, object], path: str) -> object:
    """Return what a dotted path names, starting from `root`; raises LookupError with near names when it names nothing."""
    value: object = root
    for step in path.split("."):
        value = take_step(value, step)
    return value


def take_step(value: object, step: str) -> object:
    """Return one field, key or fact of a value; hyphens and underscores are one. Raises LookupError."""
    found = find_step(value, step)
    if found is MISSING:
        raise LookupError(_nothing(value, step))
    return found


def take_step_if_any(value: object, step: str) -> object:
    """Return one field, key or fact of a value, None for a field of an author's own that is not there.

    Raises LookupError for any other.
    """
    found = find_step(value, step)
    return None if found is MISSING and isinstance(value, OwnFields) else take_step(value, step)


def find_step(value: object, step: str) -> object:
    """Return one field, key or fact of a value, or MISSING: whoever asks several values needs no reasons.

    Raises UnreadTextError where it asks for the blocks of a text of which only the title was read.
    """
    if isinstance(value, dict) and step in value:
        return value[step]  # nearly always so, and all that follows is slow
    name = step.replace("-", "_")
    if name in _fields_of(value):
        if name == "blocks" and isinstance(value, Prose) and not value.read:
            raise UnreadTextError(value.title.text)
        return getattr(value, name)
    if isinstance(value, Mapping):
        for key in (step, name, step.replace("_", "-")):
            if key in value:
                found: object = value[key]
                return found
    if _has_facts(cast(Hashable, type(value))):
        knowing = cast(HasFacts, value)
        known = knowing.fact_names()
        for fact in (step, step.replace("_", "-")):
            if fact in known:
                return _told(knowing, fact)
    return MISSING


def _told(knowing: HasFacts, fact: str) -> object:
    """Return a fact; raises LookupError, in words, for one of a table whose rows are not of one length."""
    try:
        return knowing.fact(fact)
    except IndexError:
        raise LookupError(f'"{fact}" cannot be told: a row or a list is too short') from None


@cache
def _has_facts(cls: Any) -> bool:
    """Tell whether things of a class may have facts: asking each of them is slow."""
    return callable(getattr(cls, "fact", None)) and callable(getattr(cls, "fact_names", None))


def _nothing(value: object, step: str) -> str:
    known = names_of(value)
    near = get_close_matches(step, known, n=1, cutoff=0.5)
    if near:
        return f'nothing is called "{step}"; did you mean "{near[0]}"?'
    return f'nothing is called "{step}"' + (f"; there is {', '.join(sorted(known)[:12])}" if known else "")


def names_of(value: object) -> list[str]:
    """Return the steps that lead on from a value."""
    names = [str(key) for key in value] if isinstance(value, Mapping) else []
    names += _fields_of(value)
    if _has_facts(cast(Hashable, type(value))):
        names += cast(HasFacts, value).fact_names()
    return names


def _fields_of(value: object) -> tuple[str, ...]:
    return _field_names(cast(Hashable, type(value)))


@cache
def _field_names(cls: Any) -> tuple[str, ...]:
    if not is_dataclass(cls):
        return ()
    hidden = {"origin", "places"}
    names = [entry.name for entry in fields(cls)]
    return tuple(name for name in names if name not in hidden and not name.startswith("_"))
