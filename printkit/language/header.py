"""Language and game → the header of a catalogue, as gettext, Poedit and Weblate expect it, and back."""

from __future__ import annotations

import functools
import gettext
import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from printkit.language.entries import Entry
from printkit.language.typography import language_of

PLURAL_FORMS = re.compile(r"\s*nplurals\s*=\s*([1-9])\s*;\s*plural\s*=\s*([^;]+?)\s*;?\s*")

TRIED = 1001
"""A formula is tried with so many numbers, from 0 on, as gettext's msgfmt tries it."""


@dataclass(frozen=True, slots=True)
class PluralForms:
    """How many plural forms a language has, and gettext's formula for choosing one by `n`."""

    count: int = 2
    formula: str = "n != 1"

    def __str__(self) -> str:
        return f"nplurals={self.count}; plural={self.formula};"

    def index(self, number: int) -> int:
        """Return which form goes with a number, without regard to its sign, from 0 on."""
        try:
            return min(int(plural_rule(self.formula)(abs(number))), self.count - 1)
        except ArithmeticError:  # a formula that divides by zero far beyond the numbers it was tried with
            return self.count - 1

    def is_of_one(self, index: int) -> bool:
        """Tell whether a form goes with 1, and with no other number than perhaps 0."""
        return _numbers_of(self, index) in ({1}, {0, 1})


def make_header(lang: str, project: str = "", source: str = "en") -> Entry:
    """Make the header of a new catalogue, or of a template where `lang` is empty.

    The fields that translators' tools fill in are there and empty. There are no dates, which would differ on each run.
    """
    fields = {
        "Project-Id-Version": project,
        "Report-Msgid-Bugs-To": "",
        "PO-Revision-Date": "",
        "Last-Translator": "",
        "Language-Team": "",
        "Language": gettext_code(lang),
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        **({"Plural-Forms": str(look_up_plurals(lang))} if lang else {}),
        "X-Source-Language": gettext_code(source),
    }
    return Entry("", "", ("".join(f"{name}: {value}\n" for name, value in fields.items()),))


def complete_header(old: Entry, new: Entry) -> Entry:
    """Add to an old header the fields that it lacks and a new one has; what it says stays, in its order."""
    known = read_header(old)
    lines = [line for line in new.forms[0].splitlines() if line.partition(":")[0].strip().lower() not in known]
    before = old.forms[0] if old.forms[0].endswith("\n") else f"{old.forms[0]}\n"
    return replace(old, forms=(before + "".join(f"{line}\n" for line in lines),)) if lines else old


def gettext_code(lang: str) -> str:
    """Return a language tag as gettext writes it: `pt_BR` for `pt-br`, `sr@latin` for `sr-latn`."""
    language, *rest = re.split(r"[-_]", lang)
    region = "".join(f"_{part.upper()}" for part in rest if len(part) in (2, 3))
    script = "".join(f"@{SCRIPTS.get(part.lower(), part)}" for part in rest if len(part) == 4)
    return f"{language}{region}{script}"


FORMULAS = {"fr": "(n > 1)", "pt-br": "(n > 1)"} | dict.fromkeys(("ca", "de", "en", "es", "it", "pt"), "(n != 1)")
"""The rules of languages that are looked up here: English and German, whose builds need not pay for Babel; the others
since CLDR, hence Babel, counts a third form in them, for whole millions, that gettext's tools do not expect."""

UNDISPUTED = frozenset({"ca", "de", "en", "es", "fr", "it", "pt-br"})
"""Languages of which all tools say the same, for as many forms; of Turkish, say, gettext and CLDR do not."""

SCRIPTS = {"latn": "latin", "cyrl": "cyrillic"}
"""What gettext calls scripts."""


def read_header(header: Entry) -> dict[str, str]:
    """Return the fields of a header, names in lower case."""
    lines = (line.partition(":") for line in header.forms[0].split("\n"))
    return {name.strip().lower(): value.strip() for name, colon, value in lines if colon}


def read_plural_forms(header: Entry | None) -> PluralForms | None:
    """Return the plural forms that a header states, or None."""
    found = PLURAL_FORMS.fullmatch(read_header(header).get("plural-forms", "")) if header else None
    if found is None:
        return None
    forms = PluralForms(int(found[1]), found[2])
    try:
        indices = [plural_rule(forms.formula)(n) for n in range(TRIED)]
    except (ValueError, ArithmeticError):
        return None
    return forms if min(indices) >= 0 and max(indices) < forms.count else None


def are_plurals_of(forms: PluralForms, lang: str) -> bool:
    """Tell whether plural forms may be those of a language: they choose as it does, or are not as many, as CLDR counts."""
    known = look_up_plurals(lang) if {lang, language_of(lang)} & UNDISPUTED else forms
    return forms.count != known.count or all(forms.index(number) == known.index(number) for number in range(TRIED))


@functools.lru_cache(maxsize=64)
def _numbers_of(forms: PluralForms, index: int) -> frozenset[int]:
    """Return the numbers that go with a form, among those tried."""
    return frozenset(number for number in range(TRIED) if forms.index(number) == index)


@functools.lru_cache(maxsize=64)
def plural_rule(formula: str) -> Callable[[int], int]:
    """Return the function that chooses a plural form; raises ValueError for what is not a formula of `n`.

    The standard library admits numbers, `n` and C operators only, so the formula remains data.
    """
    return gettext.c2py(formula)


def look_up_plurals(lang: str) -> PluralForms:
    """Look up the plural forms of a language; those of English for one that Babel does not know."""
    formula = FORMULAS.get(lang.lower().replace("_", "-")) or FORMULAS.get(language_of(lang))
    if formula:
        return PluralForms(2, formula)
    from babel.core import UnknownLocaleError  # noqa: PLC0415  # see writer.write_field
    from babel.messages.plurals import get_plural  # noqa: PLC0415

    try:
        found = get_plural(lang.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return PluralForms()
    return PluralForms(found.num_plurals, found.plural_expr)
