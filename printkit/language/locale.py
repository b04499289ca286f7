"""Message and language → the words on the page: translated, filled in, with the language's typography."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from fractions import Fraction

from printkit.diagnostics import Diagnostic, Origin, Report, Severity
from printkit.diagnostics.language import language_without_words, placeholders_differ, untranslated_text
from printkit.diagnostics.placeholders import (
    malformed_placeholder,
    unfit_modifier,
    unknown_placeholder,
    unwritable_value,
)
from printkit.diagnostics.wording import of_kind
from printkit.language.catalog import Catalog, compare_message, compare_own_word
from printkit.language.entries import Entry
from printkit.language.figures import (
    MODIFIERS,
    UnwritableError,
    figures_of,
    write_list,
    write_modified,
    write_number,
    write_own,
)
from printkit.language.header import PluralForms, look_up_plurals
from printkit.language.own_words import SOURCE, find_own_words, speaks, spoken_languages
from printkit.language.placeholders import Part, Placeholder, placeholders_of, split_text
from printkit.language.plurals import choose_source, plural_of, whole_number
from printkit.language.pseudo import PSEUDO, disguise
from printkit.language.typography import language_of, typeset_punctuation
from printkit.model.names import Name
from printkit.source.text import Message, Words

WORD = re.compile(r"[^\W\d_]{2}")
"""What a name must hold to be more than a code, such as `A3`, that is the same in every language."""

Lookup = Callable[[str], object]
"""From the path in a placeholder to its value; raises LookupError, whose text becomes the hint."""


@dataclass(frozen=True, slots=True, eq=False)
class Locale:
    """One language of a game. `catalog` is None for the language that the sources are written in, and for `qps`.

    `manner` is the way its texts are set where that is not the language's usual one, `names` what `qps` leaves alone. Findings go to `report`. A text whose translation is missing or faulty is reported, and stands in its source
    language, so that whatever else is wrong with it comes to light in the same run.
    """

    lang: str
    catalog: Catalog | None
    report: Report
    manner: str = ""
    names: frozenset[str] = frozenset()

    def __call__(self, message: Message) -> Words:
        """Return a text without placeholders as the page shows it; reports any placeholder as unknown."""
        return self.fill(message, refuse_field)

    def fill(self, message: Message, lookup: Lookup) -> Words:
        """Return a text as the page shows it, its placeholders filled from `lookup`.

        A value may be anything that `value` writes; one that is `Words` is set in as it is. Reports what cannot
        be filled, and leaves its braces in the text.
        """
        text, origin = self.translate(message, self.number_in(message, lookup))
        return self.set_words(text, message.origin, lookup, origin)

    def number_in(self, message: Message, lookup: Lookup) -> int | None:
        """Return the number that the words of a message go with; None where they go with none, or after a finding."""
        plural = plural_of(message.text)
        if plural is None:
            return None
        parts = placeholders_of(message.text)
        choice = next(part for part in parts if part.forms)
        try:
            return whole_number(lookup(plural.path))
        except LookupError as error:
            # Where the number itself is printed, that it is unknown is found there.
            if all(part.forms or part.path != plural.path for part in parts):
                hint = str(error.args[0]) if error.args else ""
                self.report.add(unknown_placeholder(message.origin, choice.raw, hint))
        except UnwritableError as error:
            self.report.add(unfit_modifier(message.origin, choice.raw, str(error), "name a whole number"))
        return None

    def translate(self, message: Message, number: int | None = None) -> tuple[str, Origin]:
        """Return the translation and its origin, braces and all; a faulty one is reported and the source returned.

        Of a message with a plural it is the form that goes with a number.
        """
        source = choose_source(message.text, number, self.plurals) if "|" in message.text else message.text
        if self.lang == PSEUDO and not message.fixed:
            return disguise(source, self.names), message.origin
        if self.catalog is None or message.fixed:
            return source, message.origin
        entry, faults = compare_message(self.catalog, message)
        self.report.extend(faults)
        usable = entry and entry.complete and not any(map(self.stops, faults))
        return (self.choose_form(entry, number), entry.origin) if entry and usable else (source, message.origin)

    @property
    def plurals(self) -> PluralForms:
        """Return how the language chooses a form by a number: the catalogue says it, else the language of the sources."""
        if self.catalog is not None and not self.catalog.source:
            return self.catalog.plurals
        return PluralForms() if self.lang == PSEUDO else look_up_plurals(self.lang)

    def choose_form(self, entry: Entry, number: int | None) -> str:
        """Return the form of a translation that goes with a number; reports one that keeps a number but 1 to itself."""
        if not entry.plural or number is None:
            return entry.forms[-1]
        form = entry.forms[min(self.plurals.index(number), len(entry.forms) - 1)]
        said, wanted = ({part.path for part in placeholders_of(text)} for text in (form, entry.plural))
        if abs(number) != 1 and wanted - said:
            self.report.add(placeholders_differ(entry.origin, [f"{{{path}}}" for path in sorted(wanted - said)], []))
        return form

    def stops(self, fault: Diagnostic) -> bool:
        """Tell whether a fault is an error, as the project and its silences judge it."""
        judged = self.report.judge(fault) if self.report.judge else fault
        return judged is not None and judged.severity is Severity.ERROR

    def set_words(self, text: str, source: Origin, lookup: Lookup, origin: Origin) -> Words:
        """Fill a text in its language and typeset it; findings stand at `source`."""
        filled = "".join(self.write_part(part, source, lookup) for part in split_text(text))
        return Words(typeset_punctuation(filled, self.manner or self.lang), origin)

    def with_colon(self, label: str, text: str) -> str:
        """Return a text after a label and a colon, with the space that the language has there."""
        return typeset_punctuation(f"{label}: {text}", self.manner or self.lang)

    def write_part(self, part: Part, origin: Origin, lookup: Lookup) -> str:
        """Write one part of a text; what cannot be written is reported and stays as typed."""
        if isinstance(part, str):
            return part
        if not isinstance(part, Placeholder):
            self.report.add(malformed_placeholder(origin, part.raw, part.why))
            return part.raw
        try:
            value = lookup(part.path)
        except LookupError as error:
            self.report.add(unknown_placeholder(origin, part.raw, str(error.args[0]) if error.args else ""))
            return part.raw
        return self.write_placeholder(part, value, origin)

    def write_placeholder(self, part: Placeholder, value: object, origin: Origin) -> str:
        """Write the value of a placeholder as its modifier asks; reports a value or modifier that does not fit."""
        try:
            if part.forms:
                return part.forms[0 if self.plurals.index(whole_number(value)) == 0 else -1]
            if not part.modifier:
                return self.value(value)
            known = tuple(self.value(each) for each in value) if isinstance(value, tuple) else value
            return write_modified(known, part.modifier, self.lang)
        except UnwritableError as error:
            if part.modifier or part.forms:
                hint = f"the modifiers are {', '.join(MODIFIERS)}; {{n|die|dice}} chooses by a whole number"
                self.report.add(unfit_modifier(origin, part.raw, str(error), hint))
            else:
                self.report.add(unwritable_value(origin, part.raw, str(error)))
            return part.raw

    def value(self, value: object) -> str:
        """Write a number, a text, a die range, a sign or a tuple of these; raises UnwritableError for anything else."""
        match value:
            case bool() | Enum():
                raise UnwritableError(f'is "{value}", which has no words in any language')
            case Name() if WORD.search(value):
                raise UnwritableError(f'is the name "{value}", which has no title to translate')
            case Words():
                return value.text
            case Message():
                return self(value).text
            case str():
                return value
            case int() | float() | Fraction() | Decimal():
                return write_number(value, self.lang)
            case tuple():
                return write_list([self.value(each) for each in value], figures_of(self.lang))
        own = write_own(value, self.lang)
        if own is None:
            raise UnwritableError(f"is {of_kind(type(value))}, which cannot be written in a text")
        return own

    def builtin(self, text: str, **values: object) -> Words:
        """Return one of printkit's own words in this language; `text` is the English, `values` fill it."""
        found, origin = self.choose_words(text)
        return self.set_words(found, origin, values.__getitem__, origin)

    def choose_words(self, text: str) -> tuple[str, Origin]:
        """Return one of printkit's words in this language and its origin; reports a language or word that is missing."""
        if self.lang == PSEUDO:
            return disguise(text), Origin("")
        for entry, words in find_own_words(text, self.lang, self.catalog):
            self.report.extend(compare_own_word(entry) if words is self.catalog else ())
            return entry.forms[0], entry.origin
        origin, file = (self.catalog.place, self.catalog.file) if self.catalog else (Origin(""), "")
        if not speaks(self.lang):
            self.report.add(language_without_words(origin, self.lang, spoken_languages(), file))
        elif language_of(self.lang) != SOURCE:
            self.report.add(untranslated_text(origin, text, self.lang, "add it to printkit's own words"))
        return text, origin


def refuse_field(path: str) -> object:
    """Refuse every placeholder: the lookup of a text that belongs to nothing with fields."""
    raise LookupError(f'nothing here has a field "{path}"')
