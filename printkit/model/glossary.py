"""The glossary of a game: concepts, what they mean, and the words that each language has for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Self

from printkit.diagnostics import Origin
from printkit.model.names import Name
from printkit.source.text import Message


@dataclass(frozen=True, slots=True)
class Forms:
    """How a language says a term: the one `preferred` form, its `plural`, and forms that are not to be used.

    `allowed` are other spellings that are right: an inflection, or an ordinary word that looks like the name.
    `note` is for translators into this language: a gender, a case, a trap. The preferred form alone is written
    without its key: `en: turn`.
    """

    preferred: str
    plural: str | None = None
    allowed: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    note: str | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def from_short(cls, text: str) -> Self:
        """Take the preferred form; raises ValueError when there is none."""
        if not text.strip():
            raise ValueError(
                f'"{text}" is no form of a term -- write the word, or nothing at all while it is not known'
            )
        return cls(text)

    @property
    def accepted(self) -> tuple[str, ...]:
        """Return every form that may stand in a text, the preferred one first."""
        return (self.preferred, *([self.plural] if self.plural else []), *self.allowed)


@dataclass(frozen=True, slots=True)
class Term:
    """A concept of the game and its words, by language; a language left blank (`de:`) is still to be filled in.

    `kind` is term, name (a proper name: spelt one way everywhere, near misses are faults) or abbreviation (which
    `expands` to the words whose initials it is made of). `means` tells a reader what it is, `note` tells a translator
    what to mind.
    """

    forms: Mapping[Name, Forms | None]
    kind: Literal["term", "name", "abbreviation"] = "term"
    means: Message | None = None
    note: str | None = None
    expands: Mapping[Name, str] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.expands and self.kind != "abbreviation":
            raise ValueError(f"a {self.kind} is not made of other words -- remove expands, or write kind: abbreviation")

    def forms_in(self, lang: str) -> Forms | None:
        """Return the forms in a language, those of `pt` where there are none in `pt-br`, or None."""
        return self.forms.get(Name(lang)) or self.forms.get(Name(_base(lang)))

    def spelt_in(self, lang: str, source: str) -> Forms | None:
        """Return the forms in a language; a proper name that has none is spelt as in the source language."""
        return self.forms_in(lang) or (self.forms_in(source) if self.kind == "name" else None)

    def expansion_in(self, lang: str) -> str:
        """Return the words that an abbreviation stands for in a language, or nothing."""
        return self.expands.get(Name(lang)) or self.expands.get(Name(_base(lang)), "")


@dataclass(frozen=True, slots=True)
class Glossary:
    """All terms of a game by name: what `::: glossary` prints."""

    terms: Mapping[Name, Term]


def _base(lang: str) -> str:
    """Return a language code without its region."""
    return lang.replace("_", "-").partition("-")[0]
