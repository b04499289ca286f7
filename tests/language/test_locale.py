from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction

import pytest

from printkit.diagnostics import Origin, Report
from printkit.language import Locale, UnwritableError, read_catalog
from printkit.source.text import Message, Words

N = "\u202f"
AT = Origin("sources/g/m.yaml", 4, 9)


@dataclass(frozen=True)
class Range:
    ranges: tuple[tuple[int, int | None], ...]

    def spans(self) -> tuple[tuple[int, int | None], ...]:
        return self.ranges


class Level(StrEnum):
    MEDIUM = "medium"


FIELDS = {
    "n": 3,
    "big": 12345,
    "low": -2,
    "half": Fraction(1, 2),
    "none": None,
    "level": Level.MEDIUM,
    "flag": True,
    "empty": (),
    "ports": (Message("Brest", "ports/brest"), "Bergen", Words("Kiel")),
    "one": ("Brest",),
    "ship.name": "Hood",
    "port": Message("Brest", "ports/brest"),
    "set": Words("tel “quel”"),
    "dice": Range(((1, 1), (5, 6))),
}


def look_up(path: str) -> object:
    if path not in FIELDS:
        raise LookupError(f'did you mean "{path}s"?')
    return FIELDS[path]


def locale(lang: str = "en", catalog: str | None = None) -> Locale:
    report = Report()
    header = f'msgid ""\nmsgstr "Language: {lang}\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
    file = f"locale/{lang}.po"
    return Locale(lang, None if catalog is None else read_catalog(header + catalog, file, report), report)


def fill(lang: str, text: str) -> tuple[str, list[str]]:
    here = locale(lang)
    words = here.fill(Message(text, "m/t", AT), look_up)
    assert words.origin == AT
    assert all(each.origin == AT for each in here.report)
    return words.text, [f"{each.code} {each.message}" for each in here.report]


@pytest.mark.parametrize(
    ("lang", "value", "text"),
    [
        ("en", 7, "7"),
        ("en", 1941, "1941"),
        ("en", 12345, "12,345"),
        ("en", -1234567, "−1,234,567"),
        ("fr", 12345, f"12{N}345"),
        ("de", 12345, "12.345"),
        ("en", 2.5, "2.5"),
        ("en", 2.0, "2"),
        ("fr", 2.5, "2,5"),
        ("fr", Decimal("12345.50"), f"12{N}345,50"),
        ("en", Decimal("-0.5"), "−0.5"),
        ("en", 1e-5, "0.00001"),
        ("en", Fraction(1, 2), "½"),
        ("en", Fraction(-3, 4), "−¾"),
        ("en", Fraction(1, 9), "1/9"),
        ("en", Fraction(3, 2), "3/2"),
        ("en", Fraction(4, 2), "2"),
        ("en", "Hood", "Hood"),
        ("en", Words("a"), "a"),
        ("fr", Message("Feu!"), f"Feu{N}!"),
        ("en", Range(((5, 6),)), "5–6"),
        ("en", Range(((6, 6),)), "6"),
        ("en", Range(((4, None),)), "4+"),
        ("en", Range(((1, 1), (6, 6))), "1, 6"),
        ("en", (2,), "2"),
        ("en", (2, 3, 4, 5), "2, 3, 4 and 5"),
        ("fr", (2, "trois"), "2 et trois"),
        ("de", (2, 3, 4), "2, 3 und 4"),
    ],
)
def test_a_value_is_written_as_its_language_writes_it(lang: str, value: object, text: str) -> None:
    assert text == locale(lang).value(value)


@pytest.mark.parametrize(
    "value", [None, True, Level.MEDIUM, (), {}, [1], float("inf"), float("nan"), Decimal("1e99"), (None,)]
)
def test_a_value_without_words_is_refused(value: object) -> None:
    with pytest.raises(UnwritableError):
        locale().value(value)


def test_a_number_in_a_language_nobody_knows_is_refused() -> None:
    with pytest.raises(UnwritableError, match="xx"):
        locale("xx").value(3)


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "roll {n} or {dice}", "roll 3 or 1, 5–6"),
        ("en", "the {ship.name}'s {half}", "the Hood’s ½"),
        ("en", "{n|signed} {low|signed} {half|signed}", "+3 −2 +½"),
        ("en", "{n|words} turns", "three turns"),
        ("fr", "{n|words} tours", "trois tours"),
        ("de", "{n|words} Runden", "drei Runden"),
        ("en", "{ports}; {ports|or}; {one|or}", "Brest, Bergen and Kiel; Brest, Bergen or Kiel; Brest"),
        ("de", "{ports}; {ports|or}", "Brest, Bergen und Kiel; Brest, Bergen oder Kiel"),
        ("es", "{ports|or}", "Brest, Bergen o Kiel"),
        ("en", "{{n}} {{{n}}}", "{n} {3}"),
        ("en", "{set} {port}", "tel “quel” Brest"),
        ("fr", "{n}% de {big}!", f"3\u00a0% de 12{N}345{N}!"),
        ("en", "no braces", "no braces"),
        ("en", "", ""),
    ],
)
def test_placeholders_are_filled(lang: str, text: str, expected: str) -> None:
    assert (expected, []) == fill(lang, text)


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        ("{m}", 'PK310 placeholder "{m}" has no value'),
        ("{n", 'PK311 "{" is a brace without its partner'),
        ("n}", 'PK311 "}" is a brace without its partner'),
        ("{}", 'PK311 "{}" names nothing'),
        ("{n!r}", 'PK311 "{n!r}" has format instructions, which are not read'),
        ("{n:>999999999}", 'PK311 "{n:>999999999}" has format instructions, which are not read'),
        ("{n.__class__}", 'PK311 "{n.__class__}" has a name that begins with an underscore'),
        ("{_n}", 'PK311 "{_n}" has a name that begins with an underscore'),
        ("{n[0]}", 'PK311 "{n[0]}" is not a name'),
        ("{0}", 'PK311 "{0}" is not a name'),
        ("{ n }", 'PK311 "{ n }" is not a name'),
        ("{n|sign}", 'PK312 placeholder "{n|sign}" has the unknown modifier "sign"'),
        ("{big|words}", 'PK312 placeholder "{big|words}" is 12345; only 1 to 12 can be spelt'),
        ("{n|or}", 'PK312 placeholder "{n|or}" is a number; only lists have an "or"'),
        ("{empty|or}", 'PK312 placeholder "{empty|or}" is an empty list'),
        ("{half|words}", 'PK312 placeholder "{half|words}" is a fraction; only whole numbers are spelt'),
        ("{ship.name|signed}", 'PK312 placeholder "{ship.name|signed}" is a text, which cannot be written in a text'),
        ("{none}", 'PK313 placeholder "{none}" is nothing, which cannot be written in a text'),
        ("{flag}", 'PK313 placeholder "{flag}" is "True", which has no words in any language'),
        ("{level}", 'PK313 placeholder "{level}" is "medium", which has no words in any language'),
        ("{empty}", 'PK313 placeholder "{empty}" is an empty list'),
    ],
)
def test_what_cannot_be_filled_is_reported_and_stays(text: str, finding: str) -> None:
    assert (text, [finding]) == fill("en", text)


def test_the_hint_of_an_unknown_placeholder_is_the_lookup_s() -> None:
    here = locale()
    here.fill(Message("{m}"), look_up)
    assert [each.hint for each in here.report] == ['did you mean "ms"?']


def test_a_text_that_belongs_to_nothing_fills_no_placeholder() -> None:
    here = locale()
    assert here(Message("{n}", "", AT)).text == "{n}"
    assert [(each.code, each.origin) for each in here.report] == [("PK310", AT)]


CATALOG = 'msgctxt "a"\nmsgid "Fire!"\nmsgstr "Feu!"\nmsgctxt "b"\nmsgid "Fire!"\nmsgstr "Tirez {x}!"\n'


def test_a_translation_stands_at_its_line_in_the_catalogue() -> None:
    here = locale("fr", CATALOG)
    words = here(Message("Fire!", "a", AT))
    assert (f"Feu{N}!", Origin("locale/fr.po", 5, 1), 0) == (words.text, words.origin, len(here.report))


@pytest.mark.parametrize(
    ("context", "code", "origin"),
    [("b", "PK303", Origin("locale/fr.po", 8, 1)), ("c", "PK301", AT)],
)
def test_a_text_without_a_sound_translation_is_reported_and_stands_in_its_source(
    context: str, code: str, origin: Origin
) -> None:
    here = locale("fr", CATALOG)
    words = here(Message("Fire!", context, AT))
    assert (f"Fire{N}!", AT) == (words.text, words.origin)
    assert [(code, origin)] == [(each.code, each.origin) for each in here.report]


def test_a_missing_translation_names_the_file_and_the_command() -> None:
    here = locale("fr", CATALOG)
    here(Message("Fire!", "c", AT))
    assert [each.hint for each in here.report] == ['run "printkit translate update", then translate it in locale/fr.po']


def test_a_text_without_words_needs_no_translation() -> None:
    here = locale("fr", "")
    assert (here.fill(Message("{n} – {dice}", "x"), look_up).text, len(here.report)) == ("3 – 1, 5–6", 0)


def test_faults_of_texts_that_are_not_used_are_not_reported() -> None:
    here = locale("fr", CATALOG + 'msgctxt "z"\nmsgid "Z"\nmsgstr ""\n')
    here(Message("Fire!", "a", AT))
    assert len(here.report) == 0
