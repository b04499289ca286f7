"""A text with words that go with a number, `{n} {n|die|dice}` → the two texts that gettext calls msgid and msgid_plural."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.placeholders import equal_plural_forms, malformed_plural, plurals_of_two_numbers
from printkit.diagnostics.wording import counted, of_kind
from printkit.language.figures import UnwritableError
from printkit.language.header import PluralForms, look_up_plurals
from printkit.language.placeholders import BRACE, Placeholder, placeholders_of, read_brace

WRITTEN = 2
"""So many forms a text of the sources has: msgid and msgid_plural."""


@dataclass(frozen=True, slots=True)
class Plural:
    """A text that is one of two: `one` and `other` as they are translated, `path` to the number that they go with."""

    path: str
    one: str
    other: str


def plural_of(text: str) -> Plural | None:
    """Return the two forms of a text, or None for one that no number changes."""
    return _read(text) if "|" in text else None


@functools.lru_cache(maxsize=4096)
def _read(text: str) -> Plural | None:
    choices = _choices(text)
    return Plural(choices[0].path, *(_with_forms(text, index) for index in (0, -1))) if choices else None


def _choices(text: str) -> tuple[Placeholder, ...]:
    return tuple(part for part in placeholders_of(text) if part.forms)


def _with_forms(text: str, index: int) -> str:
    """Return a text with one form in place of each choice; whatever else stands in braces stays as it is written."""

    def chosen(raw: str) -> str:
        """Return what stands for one brace."""
        part = read_brace(raw)
        return part.forms[index] if isinstance(part, Placeholder) and part.forms else raw

    return BRACE.sub(lambda match: chosen(match[0]), text)


def translated_as(text: str) -> tuple[str, str]:
    """Return the msgid and the msgid_plural of a text; the second is empty where the text has no plural."""
    plural = plural_of(text)
    return (plural.one, plural.other) if plural else (text, "")


def plural_faults(text: str, origin: Origin, lang: str) -> Iterator[Diagnostic]:
    """Yield what is wrong with the words of a text that go with a number, in the language of the sources, at its place."""
    choices = _choices(text) if "|" in text else ()
    for choice in choices:
        why = _explain(choice.forms) or _explain_language(lang)
        if why:
            yield malformed_plural(origin, choice.raw, why)
        elif len(set(choice.forms)) < WRITTEN:
            yield equal_plural_forms(origin, choice.raw)
        if choice.path != choices[0].path:
            yield plurals_of_two_numbers(origin, choice.raw, choices[0].raw)


def _explain(forms: tuple[str, ...]) -> str:
    """Say why forms are not the two that a text has; empty where they are."""
    if len(forms) != WRITTEN:
        return f"has {counted(len(forms), 'form')}, not {WRITTEN}"
    missing = [which for which, form in zip(("one", "others"), forms, strict=True) if not form]
    return f"has no form for {missing[0]}" if missing else ""


def _explain_language(lang: str) -> str:
    count = look_up_plurals(lang).count
    said = f"has {counted(count, 'form')}"
    return f'is in "{lang}", whose grammar {said}, where the sources can write {WRITTEN}' if count != WRITTEN else ""


def whole_number(value: object) -> int:
    """Return the number that chooses a form; raises UnwritableError for what is no whole number."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise UnwritableError(f"is {of_kind(type(value))}; only a whole number chooses a form")


def choose_source(text: str, number: int | None, plurals: PluralForms) -> str:
    """Return the text of the sources that goes with a number; that for others where the number is not known."""
    plural = plural_of(text)
    if plural is None:
        return text
    return plural.one if number is not None and plurals.index(number) == 0 else plural.other


def pair_forms(text: str, forms: tuple[str, ...], plurals: PluralForms) -> tuple[tuple[str, str], ...]:
    """Pair each form of a translation with that text of the sources which it translates."""
    plural = plural_of(text)
    if plural is None:
        return tuple((text, form) for form in forms)
    return tuple((plural.one if plurals.is_of_one(index) else plural.other, form) for index, form in enumerate(forms))
