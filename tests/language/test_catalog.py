import random

import pytest

from printkit.diagnostics import Origin, Report
from printkit.language import check_catalog, read_catalog
from printkit.language.catalog import Catalog
from printkit.language.header import look_up_plurals, plural_rule
from printkit.source.text import Message

HEADER = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
HEADER += '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n\n'
FIRST = HEADER.count("\n") + 1
"""The line on which the entry under test begins."""


def read(text: str | bytes, file: str = "locale/fr.po") -> tuple[Catalog, list[str]]:
    report = Report()
    catalog = read_catalog(text, file, report)
    return catalog, [f"{each.code} {each.origin.line} {each.message}" for each in report]


def check(entry: str, *messages: str) -> list[str]:
    """Return `code line` for each finding about an entry at the context `c`, beside messages at that context."""
    report = Report()
    catalog = read_catalog(HEADER + entry, "locale/fr.po", report)
    check_catalog(catalog, [Message(text, "c", Origin("a.yaml", 7, 3)) for text in messages], report)
    return [f"{each.code} {each.origin.file}:{each.origin.line} {each.message}" for each in report]


def entry(text: str, translation: str, flags: str = "") -> str:
    text, translation = (each.replace("\n", "\\n") for each in (text, translation))
    return f'{flags}msgctxt "c"\nmsgid "{text}"\nmsgstr "{translation}"\n'


def test_an_entry_is_found_by_context_and_text_at_its_msgstr() -> None:
    catalog, findings = read(
        HEADER + '# note\nmsgctxt "c"\nmsgid ""\n"Fire "\n"at will"\nmsgstr ""\n"Feu à "\n"volonté"\n'
    )
    found = catalog.find(Message("Fire at will", "c"))
    assert found is not None
    assert (found.forms[0], found.origin.line, found.comments) == ("Feu à volonté", FIRST + 5, ("note",))
    assert findings == []


def test_the_same_text_at_two_contexts_is_two_entries() -> None:
    catalog, findings = read(
        HEADER + 'msgctxt "a"\nmsgid "Fire"\nmsgstr "Feu"\nmsgctxt "b"\nmsgid "Fire"\nmsgstr "Tir"\n'
    )
    assert [catalog.entries[context, "Fire"].forms[0] for context in "ab"] == ["Feu", "Tir"]
    assert findings == []


def test_bytes_with_windows_line_ends_and_a_mark_are_read_and_reported() -> None:
    catalog, findings = read(("\ufeff" + HEADER + entry("Fire", "Feu")).replace("\n", "\r\n").encode())
    assert catalog.entries["c", "Fire"].forms[0] == "Feu"
    assert findings == [
        f"PK327 1 {FIRST + 2} carriage returns at the ends of lines",
        "PK327 1 the file begins with a byte order mark",
    ]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ('msgid "a"\nmsgstr "b', f"PK308 {FIRST + 1} a text does not end with its quote"),
        ('msgid "a"\nmsgstr "b" c', f"PK308 {FIRST + 1} a text does not end with its quote"),
        ("<<<<<<< HEAD", f'PK308 {FIRST} "<<<<<<< HEAD" is not a line of a catalogue'),
        ('msgid "a"\nmsgstr "\\q"', f'PK308 {FIRST + 1} "\\q" is not an escape of a catalogue'),
        ('msgid "a"', f'PK308 {FIRST} an entry has no "msgstr"'),
        ('msgctxt "a"\nmsgstr "b"', f'PK308 {FIRST + 1} an entry has no "msgid"'),
        ('msgid "a"\nmsgctxt "b"\nmsgstr "c"', f'PK308 {FIRST + 1} "msgctxt" stands after "msgid"'),
        ('# a\n"b"\nmsgid "a"\nmsgstr "c"', f"PK308 {FIRST + 1} a text stands without its keyword"),
        ('#| msgid "o"\n"b"\nmsgid "a"\nmsgstr "c"', f"PK308 {FIRST + 1} a text stands without its keyword"),
        ('msgid "a"\n#~ msgstr "c"', f'PK308 {FIRST + 1} an entry is in part commented out with "#~"'),
        ('msgid "a"\nmsgstr "b"\nmsgstr "c"', f'PK308 {FIRST + 2} "msgstr" is one too many or has the wrong number'),
        ('msgid "a"\nmsgstr[0] "b"', f'PK308 {FIRST + 1} "msgstr[0]" is one too many or has the wrong number'),
        (
            'msgid "a"\nmsgid_plural "s"\nmsgstr "b"',
            f'PK308 {FIRST + 2} "msgstr" is one too many or has the wrong number',
        ),
        (
            'msgid "a"\nmsgid_plural "s"\nmsgstr[0] "b"',
            f'PK308 {FIRST + 2} "a" has 1 plural forms, the header states 2',
        ),
        (
            'msgid "a"\nmsgstr "b"\nmsgid "a"\nmsgstr "c"',
            f'PK307 {FIRST + 3} "a" is translated twice, first in line {FIRST + 1}',
        ),
        ('#~ msgid "a"\n#~ msgstr "b"\n#~ msgid "a"\n#~ msgstr "c"', ""),
        ('#| msgctxt "x"\n#| msgid "o"\n#| "p"\n#, fuzzy\nmsgid "a"\nmsgstr "c"\n# the end', ""),
    ],
)
def test_a_malformed_entry_is_reported_at_its_line(lines: str, expected: str) -> None:
    assert [expected] * bool(expected) == read(HEADER + lines + "\n")[1]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 'PK309 0 "fr.po" has no header'),
        (HEADER.replace(" fr", " de"), 'PK309 2 the header says language "de", the file name "fr"'),
        (HEADER.replace(" fr", " fr_BE"), ""),
        (HEADER.replace("UTF-8", "ISO-8859-1"), 'PK309 2 the header says character set "iso-8859-1"'),
        (HEADER.encode() + b'msgid "a"\nmsgstr "\xe9"\n', f'PK309 {FIRST + 1} byte "0xe9" is not UTF-8'),
        (HEADER, ""),
        (HEADER.replace("(n > 1)", "n<2?0:n%1000000==0?1:2").replace("=2", "=3"), ""),
        (HEADER.replace("Plural-Forms", "Plural"), "PK309 2 the header states no plural forms"),
        (
            HEADER.replace("(n > 1)", "n"),
            'PK309 2 plural forms "nplurals=2; plural=n;" cannot be read',
        ),
        (
            HEADER.replace("(n > 1)", "exec(n)"),
            'PK309 2 plural forms "nplurals=2; plural=exec(n);" cannot be read',
        ),
        (
            HEADER.replace("(n > 1)", "1/(n-5)"),
            'PK309 2 plural forms "nplurals=2; plural=1/(n-5);" cannot be read',
        ),
    ],
)
def test_the_header_fits_the_file(text: str | bytes, expected: str) -> None:
    found = read(text)[1]
    assert [expected] * bool(expected) == found[:1]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("fr", "nplurals=2; plural=(n > 1);"),
        ("fr-ca", "nplurals=2; plural=(n > 1);"),
        ("de", "nplurals=2; plural=(n != 1);"),
        ("es", "nplurals=2; plural=(n != 1);"),
        ("pt", "nplurals=2; plural=(n != 1);"),
        ("pt-br", "nplurals=2; plural=(n > 1);"),
        ("ja", "nplurals=1; plural=0;"),
        ("xx", "nplurals=2; plural=n != 1;"),
    ],
)
def test_each_language_has_its_plural_forms(lang: str, expected: str) -> None:
    assert expected == str(look_up_plurals(lang))


def test_plural_rules_are_formulas_of_n() -> None:
    assert [plural_rule("(n > 1)")(n) for n in range(4)] == [0, 0, 1, 1]


AT = f"locale/fr.po:{FIRST + 2}"


@pytest.mark.parametrize(
    ("source", "translation", "expected"),
    [
        ("sink {vp} points", "coulez {vp} points", ""),
        ("{a|words} and {b.c-d}", "{b.c-d} et {a}", ""),
        (
            "sink {vp} points",
            "coulez {pv} points",
            f'PK303 {AT} translation lacks "{{vp}}" and has "{{pv}}", unknown to the source',
        ),
        ("{n} and {n}", "{n}", f'PK303 {AT} translation lacks "{{n}}"'),
        ("a {{b}}", "a {b}", f'PK303 {AT} translation has "{{b}}", unknown to the source'),
        ("{n} a", "{n} {a!r}", f'PK311 {AT} "{{a!r}}" has format instructions, which are not read'),
        ("a", "{", f'PK311 {AT} "{{" is a brace without its partner'),
        ("**Fire** now", "**Feu** donc", ""),
        ("**Fire** now", "**Feu donc", f'PK304 {AT} translation has "**" 1 time, its source 2 times'),
        ("*Fire* now", "Feu donc", f'PK304 {AT} translation has "*" 0 times, its source 2 times'),
        ("a :die-6:", "a :die-5:", f'PK304 {AT} translation has ":die-5:" 1 time, its source 0 times'),
        ("a\nb", "a b", f'PK304 {AT} translation has "line end" 0 times, its source 1 time'),
        ("[a](#b)", "[a](#c)", f'PK304 {AT} translation has "#b" 0 times, its source 1 time'),
        ("lose 3 turns on 1-2", "perdez, sur 1–2, 3 tours", ""),
        ("lose 3 turns", "perdez 2 tours", f'PK305 {AT} translation lacks "3" and has "2", not in the source'),
        ("3 and 3", "3", f'PK305 {AT} translation lacks "3"'),
        ("pay 10,000 or 1.5", "payez 10 000 ou 1,5", ""),
        ("hit on 4+", "touché sur 4+", ""),
        ("hit on 4+", "touché sur 4", f'PK305 {AT} translation lacks "4+"'),
        ("hit on ≤2", "touché sur ≥2", f'PK305 {AT} translation lacks "≤2" and has "≥2", not in the source'),
        ("hit on ≤2", "touché sur ≤ 2", ""),
        ("roll: -1 each", "dé : −1 chacun", ""),
        ("roll: -1 each", "dé : +1 chacun", f'PK305 {AT} translation lacks "−1" and has "+1", not in the source'),
        ("turns 1-3", "tours 1 à 3", ""),
        ("a 4-hex move", "4 cases", ""),
        ("a {t.2} :die-3:", "{t.2} b :die-3:", ""),
        ("Fire", "", f'PK301 {AT} "Fire" has no translation in "fr"'),
        ("4+", "5+", f'PK306 {AT} no text has the address "c" any more ("4+")'),
    ],
)
def test_a_translation_is_like_its_source(source: str, translation: str, expected: str) -> None:
    assert [expected] * bool(expected) == check(entry(source, translation), source)[:1]


@pytest.mark.parametrize(
    ("lines", "messages", "expected"),
    [
        (entry("Fire", "Feu"), ["Fire"], []),
        (entry("Fire", "Feu"), ["Fire!"], [f'PK302 {AT} "Fire" translates an earlier text']),
        (
            entry("Fire", "Feu", "#, fuzzy\n"),
            ["Fire"],
            [f'PK302 locale/fr.po:{FIRST + 3} "Fire" translates an earlier text'],
        ),
        (entry("Fire", "Feu"), [], [f'PK306 {AT} no text has the address "c" any more ("Fire")']),
        ("", ["Fire"], ['PK301 a.yaml:7 "Fire" has no translation in "fr"']),
        ("", ["4+", "{a} – {b}", ":die-6:"], []),
        ('msgctxt "printkit"\nmsgid "Cut"\nmsgstr "Ici"\n', [], []),
        ('msgctxt "printkit"\nmsgid "{n} a"\nmsgstr "b"\n', [], [f'PK303 {AT} translation lacks "{{n}}"']),
    ],
)
def test_a_catalogue_is_checked_beside_the_messages(lines: str, messages: list[str], expected: list[str]) -> None:
    assert expected == check(lines, *messages)


def test_a_plural_entry_does_not_stand_for_a_text_without_forms() -> None:
    lines = 'msgctxt "c"\nmsgid "a"\nmsgid_plural "s"\nmsgstr[0] "b"\nmsgstr[1] "c"\n'
    assert [f'PK308 locale/fr.po:{FIRST + 3} "a" has plural forms, its text in the sources has none'] == check(
        lines, "a"
    )


@pytest.mark.parametrize("seed", range(40))
def test_hostile_bytes_never_raise(seed: int) -> None:
    chance = random.Random(seed)  # seeded, and no secret
    pieces = [
        b"msgid",
        b"msgstr",
        b"msgctxt",
        b"msgid_plural",
        b'"',
        b"\\",
        b"\n",
        b"[0]",
        b"[99]",
        b"#~",
        b"#|",
        b"#,",
        b" ",
    ]
    pieces += [
        b'"a"',
        b"\x00",
        b"\xff",
        b"\xe2\x80\xa8",
        b"Plural-Forms: nplurals=9; plural=",
        b"n%",
        b"{",
        b"}",
        b"\r",
        b"*",
    ]
    data = b"".join(chance.choices(pieces, k=400))
    for text in (data, data.replace(b"\xff", b"")):
        report = Report()
        catalog = read_catalog(text, "locale/fr.po", report)
        check_catalog(catalog, [Message("a", "a")], report)
        assert len(report)


@pytest.mark.parametrize(
    "text", ['"a"\n' * 20000, "# a\n" * 20000, 'msgid "a"\n' * 20000, 'msgstr "' + "\\" * 20001, "msgstr[" + "9" * 9000]
)
def test_large_hostile_text_is_reported_like_any_other(text: str) -> None:
    assert {"PK309", "PK308"} >= {finding[:5] for finding in read(text)[1]} >= {"PK309"}
