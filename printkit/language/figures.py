"""Numbers, die ranges and lists as a language writes them: value → text."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Protocol, cast

from printkit.diagnostics.wording import of_kind
from printkit.language.pseudo import PSEUDO, accented
from printkit.language.typography import language_of

MINUS = "\u2212"
RANGE = "\u2013"
MODIFIERS = {
    "signed": "a number with its sign: +2",
    "words": "a whole number spelt out: two",
    "or": "a list with an “or” before its last entry",
}
"""The words behind the bar of a placeholder, and how each has a value written."""
GROUPED_FROM = 10_000
"""Smaller numbers stay in one block, as both languages allow: 1941 is more often a year than a sum."""

VULGAR = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}

NUMBER_WORDS = {
    "en": ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "fr": ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    "de": ("ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
}

DIE_LETTERS = {"de": "W"}
"""What stands for a die where it is not a d: 2W6 are two six-sided Würfel."""


class UnwritableError(ValueError):
    """A value that cannot be written in a sentence; its text completes `the placeholder …`."""


class Ranged(Protocol):
    """Anything made of die ranges: pairs of first and last, with no first or no last where the range is open."""

    def spans(self) -> tuple[tuple[int | None, int | None], ...]:
        """Return the ranges in order."""


class Said(Protocol):
    """Anything that has signs of its own in each language, such as a mark that players write."""

    def said_in(self, lang: str) -> str:
        """Return what is printed of it in a language."""


@dataclass(frozen=True, slots=True)
class Figures:
    """How a language writes numbers and lists: decimal mark, thousands mark, comma, `and` and `or` between items."""

    decimal: str
    group: str
    comma: str
    last: str
    either: str


# Babel knows every language but takes 30 ms to say what these lines say; tests hold them to Babel's data.
FIGURES = {
    "en": Figures(".", ",", ", ", " and ", " or "),
    "fr": Figures(",", "\u202f", ", ", " et ", " ou "),
    "de": Figures(",", ".", ", ", " und ", " oder "),
    PSEUDO: Figures(".", ",", ", ", " ááñď ", " ööř "),
}


@functools.cache
def figures_of(lang: str) -> Figures:
    """Return how a language writes figures; raises UnwritableError for a language that Babel does not know."""
    known = FIGURES.get(lang)
    return known or look_up_figures(lang)


def look_up_figures(lang: str) -> Figures:
    """Look up a language's figures in Babel's data; raises UnwritableError when it has none."""
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415  # 30 ms that English and French need not pay

    try:
        locale = Locale.parse(lang.replace("-", "_"))
    except (UnknownLocaleError, ValueError, TypeError) as error:
        raise UnwritableError(f'has a number, and nothing is known of figures in "{lang}"') from error
    symbols = locale.number_symbols["latn"]
    places = (("standard", "middle"), ("standard", "end"), ("or", "end"))
    joints = (locale.list_patterns[kind][place].replace("{0}", "").replace("{1}", "") for kind, place in places)
    return Figures(symbols["decimal"], symbols["group"], *joints)


def write_integer(number: int, figures: Figures) -> str:
    """Write a whole number, with a true minus and its thousands apart from 10,000 on."""
    sign = MINUS if number < 0 else ""
    digits = f"{abs(number):,}" if abs(number) >= GROUPED_FROM else str(abs(number))
    return sign + digits.replace(",", figures.group)


def write_decimal(number: Decimal | float, figures: Figures) -> str:
    """Write a decimal number as it was given, a float without `.0`; raises UnwritableError for infinity."""
    exact = number if isinstance(number, Decimal) else Decimal(repr(number).removesuffix(".0"))
    if not exact.is_finite():
        raise UnwritableError(f'is "{number}", which is no number to print')
    if abs(exact.adjusted()) > 30:
        raise UnwritableError(f'is "{number}", which has too many figures')
    whole, _, rest = f"{abs(exact):f}".partition(".")
    sign = MINUS if exact < 0 else ""
    return sign + write_integer(int(whole), figures) + (figures.decimal + rest if rest else "")


def write_fraction(number: Fraction, figures: Figures) -> str:
    """Write a fraction: ½, ¼ and ¾ as one sign, others as 1/9."""
    if number.denominator == 1:
        return write_integer(number.numerator, figures)
    sign = MINUS if number < 0 else ""
    return sign + VULGAR.get(abs(number), f"{abs(number.numerator)}/{number.denominator}")


def write_spans(spans: Sequence[tuple[int | None, int | None]], figures: Figures) -> str:
    """Write die ranges: `5–6`, `6`, `4+`, `≤2`, several separated by commas."""
    return ", ".join(write_span(first, last, figures) for first, last in spans)


def write_own(value: object, lang: str) -> str | None:
    """Write what has ranges, or signs of its own; None where a value has neither."""
    if callable(getattr(value, "said_in", None)):
        return cast(Said, value).said_in(lang)
    if callable(getattr(value, "spans", None)):
        return write_spans(cast(Ranged, value).spans(), figures_of(lang))
    return None


def write_span(first: int | None, last: int | None, figures: Figures) -> str:
    """Write one die range; it is open at one end at most."""
    if last is None:
        return write_integer(first or 0, figures) + "+"
    if first is None:
        return "≤" + write_integer(last, figures)
    return RANGE.join(write_integer(number, figures) for number in dict.fromkeys((first, last)))


def write_list(parts: Sequence[str], figures: Figures, *, either: bool = False) -> str:
    """Write a list with the language's `and`, or its `or`, before the last item; raises UnwritableError when empty."""
    if not parts:
        raise UnwritableError("is an empty list")
    head = figures.comma.join(parts[:-1])
    return head + (figures.either if either else figures.last) + parts[-1] if head else parts[-1]


def spell_number(number: int, lang: str) -> str:
    """Spell a whole number from 1 to 12; raises UnwritableError outside or in a language without number words."""
    if lang == PSEUDO:
        return accented(spell_number(number, "en"))
    words = NUMBER_WORDS.get(language_of(lang))
    if words is None:
        raise UnwritableError(f'cannot be spelt in "{lang}": number words are known in {", ".join(NUMBER_WORDS)}')
    if not 1 <= number <= len(words):
        raise UnwritableError(f"is {number}; only 1 to {len(words)} can be spelt")
    return words[number - 1]


def write_dice(notation: str, lang: str) -> str:
    """Write dice, such as `2d6` or `1d6 × 1d6`, with the language's letter for a die."""
    return notation.replace("d", DIE_LETTERS.get(language_of(lang), "d"))


def write_number(value: object, lang: str) -> str:
    """Write a whole number, fraction or decimal; raises UnwritableError for anything else."""
    match value:
        case bool():
            pass
        case int():
            return write_integer(value, figures_of(lang))
        case Fraction():
            return write_fraction(value, figures_of(lang))
        case Decimal() | float():
            return write_decimal(value, figures_of(lang))
    raise UnwritableError(f"is {of_kind(type(value))}, which cannot be written in a text")


def write_modified(value: object, modifier: str, lang: str) -> str:
    """Write a number, or a tuple of texts, as a modifier asks; raises UnwritableError where one does not suit the other."""
    match modifier:
        case "signed":
            positive = isinstance(value, int | float | Fraction | Decimal) and value > 0
            return ("+" if positive else "") + write_number(value, lang)
        case "words":
            if isinstance(value, int) and not isinstance(value, bool):
                return spell_number(value, lang)
            raise UnwritableError(f"is {of_kind(type(value))}; only whole numbers are spelt")
        case "or":
            if isinstance(value, tuple):
                return write_list(value, figures_of(lang), either=True)
            raise UnwritableError(f'is {of_kind(type(value))}; only lists have an "or"')
    raise UnwritableError(f'has the unknown modifier "{modifier}"')
