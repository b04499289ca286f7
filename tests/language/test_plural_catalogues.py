"""A text with a plural beside its entries: compared form by form, kept by update, counted, read by translators' tools."""

from __future__ import annotations

import io
import shutil
import subprocess
from functools import partial
from pathlib import Path

import polib
import pytest
from babel.messages.pofile import read_po
from command_line import printkit
from projects import make_project

from printkit.check.words.texts import BLANK, strip_markup
from printkit.diagnostics import Report
from printkit.language import Locale, Texts, check_catalog, measure_progress, read_catalog, update_catalog
from printkit.language.plurals import plural_of
from printkit.project import Project, load_game
from printkit.source.text import Message
from tests.language.plural_entries import AT, FRENCH, ROLL, entry, head

ROOT = Path(__file__).parents[2]


def compared(lang: str, catalogue: str, text: str = ROLL) -> list[str]:
    report = Report()
    catalog = read_catalog(head(lang) + catalogue, f"locale/{lang}.po", report)
    check_catalog(catalog, [Message(text, "c", AT)], report)
    return [f"{each.code} {each.message}" for each in report]


SINGLE = 'msgctxt "c"\nmsgid "Roll {n} die"\nmsgstr "Lancez {n} dé"\n'
STALE = 'PK302 "Roll {n} die" translates an earlier text'


@pytest.mark.parametrize(
    ("lang", "catalogue", "found"),
    [
        ("fr", FRENCH, []),
        ("fr", entry("Lancez un dé", "Lancez {n} dés"), []),
        ("de", entry("Wirf einen Würfel", "Wirf {n} Würfel"), []),
        ("fr", entry("Lancez {n} dé", "Lancez des dés"), ['PK303 translation lacks "{n}"']),
        ("fr", entry("Lancez {m} dé", "Lancez {n} dés"), ['PK303 translation has "{m}", unknown to the source']),
        ("ru", entry("a b", "{n} c", "{n} d"), ['PK303 translation lacks "{n}"']),
        (
            "fr",
            entry("**Lancez** {n} dé", "Lancez {n} dés"),
            ['PK304 translation has "**" 2 times, its source 0 times'],
        ),
        ("fr", entry("Lancez {n} dé", "Lancez {n} dés, 7"), ['PK305 translation has "7", not in the source']),
        ("fr", entry("Lancez {n} dé", ""), ['PK301 "Roll {n} die" has no translation in "fr"']),
        ("fr", "#, fuzzy\n" + FRENCH, [STALE]),
        ("fr", entry("Lancez {n} dé", "Lancez {n} dés", other="Throw {n} dice"), [STALE]),
        ("fr", SINGLE, [STALE]),
        ("fr", entry("{n|dé|dés}", "{n} dés"), ["PK384"]),
        ("fr", entry("Lancez {n} dé"), ['PK308 "Roll {n} die" has 1 plural forms, the header states 2']),
        ("fr", "", ['PK301 "Roll {n} die" has no translation in "fr"']),
    ],
)
def test_each_form_is_compared_with_the_form_it_translates(lang: str, catalogue: str, found: list[str]) -> None:
    told = compared(lang, catalogue)
    assert [each[: len(wanted)] for each, wanted in zip(told, found, strict=True)] == found


def test_a_text_that_has_no_plural_any_more_is_told() -> None:
    assert compared("fr", FRENCH, "Roll {n} die") == [
        'PK308 "Roll {n} die" has plural forms, its text in the sources has none'
    ]


def update(old: str, text: str = ROLL, lang: str = "fr") -> str:
    report = Report()
    new = update_catalog(old, Texts([Message(text, "c", AT)], "g"), f"locale/{lang}.po", lang, report)
    assert list(report) == []
    assert new is not None
    assert update_catalog(new, Texts([Message(text, "c", AT)], "g"), f"locale/{lang}.po", lang, report) == new
    return new.split("\n\n", 1)[1]


FRESH = """\
#. c
#: sources/g/a.yaml:4
#, python-brace-format
msgctxt "c"
msgid "Roll {n} die"
msgid_plural "Roll {n} dice"
"""


@pytest.mark.parametrize(("lang", "count"), [("fr", 2), ("de", 2), ("pl", 3), ("ja", 1)])
def test_a_new_catalogue_asks_for_the_forms_of_its_language(lang: str, count: int) -> None:
    assert update("", lang=lang).startswith(FRESH + "".join(f'msgstr[{index}] ""\n' for index in range(count)))


KEPT = 'msgstr[0] "Lancez {n} dé"\nmsgstr[1] "Lancez {n} dés"\n'
BEFORE = '#| msgid "Roll {n} die"\n'
BEFORE_PLURAL = BEFORE + '#| msgid_plural "Roll {n} dice"\n'
NO_PLURAL_NOW = f"""\
#. c
#: sources/g/a.yaml:4
#, fuzzy, python-brace-format
{BEFORE_PLURAL}msgctxt "c"
msgid "Roll {{n}} dice"
msgstr "Lancez {{n}} dé"
"""


def fuzzy(text: str, before: str) -> str:
    """Return an entry as fuzzy, with what its translation was made for."""
    return text.replace("#, ", "#, fuzzy, ").replace("format\n", f"format\n{before}")


@pytest.mark.parametrize(
    ("old", "text", "new"),
    [
        (FRENCH, ROLL, FRESH + KEPT),
        (SINGLE, ROLL, fuzzy(FRESH, BEFORE) + KEPT.replace("dés", "dé")),
        (FRENCH, "Roll {n} {n|die|dices}", fuzzy(FRESH.replace("dice", "dices"), BEFORE_PLURAL) + KEPT),
        (FRENCH, "Roll {n} dice", NO_PLURAL_NOW),
        (FRENCH, "", "".join(f"#~ {line}\n" for line in FRENCH.splitlines())),
    ],
    ids=["kept", "became-plural", "plural-changed", "became-singular", "gone"],
)
def test_update_keeps_the_forms_and_what_they_were_made_for(old: str, text: str, new: str) -> None:
    assert update(head("fr") + old, text) == new


@pytest.mark.parametrize(
    ("catalogue", "done", "fuzzy", "missing"),
    [
        (FRENCH, 1, 0, 0),
        (SINGLE, 0, 1, 0),
        (entry("a", "{n} b", other="x {n}"), 0, 1, 0),
        (entry("Lancez {n} dé", ""), 0, 0, 1),
    ],
)
def test_status_counts_a_text_once(catalogue: str, done: int, fuzzy: int, missing: int) -> None:
    status = measure_progress(
        read_catalog(head("fr") + catalogue, "locale/fr.po", Report()), Texts([Message(ROLL, "c", AT)])
    )
    assert (status.done, status.fuzzy, status.missing, status.unused) == (done, fuzzy, missing, 0)


def test_the_tools_of_translators_read_what_is_written() -> None:
    text = update_catalog(head("fr") + SINGLE, Texts([Message(ROLL, "c", AT)], "g"), "locale/fr.po", "fr", Report())
    assert text is not None
    (unit,) = polib.pofile(text)
    assert (unit.msgid_plural, unit.msgstr_plural) == ("Roll {n} dice", {0: "Lancez {n} dé", 1: "Lancez {n} dé"})
    (message,) = [each for each in read_po(io.StringIO(text)) if each.id]
    assert (message.id, message.fuzzy) == (("Roll {n} die", "Roll {n} dice"), True)
    msgfmt = shutil.which("msgfmt")
    if msgfmt:
        for forms, status in ((("Lancez un dé", "Lancez {n} dés"), 0), (("Lancez {n} dé", "Lancez des dés"), 1)):
            done = update_catalog(
                head("fr") + entry(*forms), Texts([Message(ROLL, "c", AT)], "g"), "fr.po", "fr", Report()
            )
            command = [msgfmt, "--check", "--output-file=/dev/null", "-"]
            ran = subprocess.run(command, input=(done or "").encode(), capture_output=True, check=False)
            assert ran.returncode == status, ran.stderr.decode()


MARKED = "**{n}** {n|die|dice}: each is for *you*."


@pytest.mark.parametrize(
    ("forms", "codes"),
    [
        (("**{n}** dé : il est pour *vous*.", "**{n}** dés : ils sont pour *vous*."), []),
        (("**{n}** dé : il est pour *vous*.", "**{n}** dés : ils sont pour *vous*"), ["PK381"]),
        (("**{n}** dé : il est pour *vous*", "**{n}** dés : ils sont pour *vous*."), ["PK381"]),
        (("**{n}** dé : il est pour *vous*.", "- **{n}** dés : ils sont pour *vous*."), ["PK380"]),
        (("**{n}** dé , il est pour *vous*.", "**{n}** dés : ils sont pour *vous*."), ["PK330"]),
    ],
)
def test_the_rules_for_translations_look_at_each_form(tmp_path: Path, forms: tuple[str, str], codes: list[str]) -> None:
    at = "aids/a/notes/1"
    made = entry(*forms, one=MARKED.replace("{n|die|dice}", "die"), other=MARKED.replace("{n|die|dice}", "dice"))
    said = made.replace('"c"', f'"{at}"').replace("{n}", "{facts.n}")
    titles = {"game/title": ("Mini", "Mini"), "aids/a/title": ("An aid", "Une aide")}
    said += "".join(f'\nmsgctxt "{at}"\nmsgid "{one}"\nmsgstr "{two}"\n' for at, (one, two) in titles.items())
    files = {
        "game.yaml": "title: Mini\ntranslations: [fr]\n",
        "facts.yaml": "n: 2\n",
        "aids.yaml": f'a: {{title: An aid, notes: ["{MARKED.replace("{n", "{facts.n")}"]}}\n',
        "locale/fr.po": head("fr") + said,
    }
    ran = printkit(make_project(tmp_path, {f"sources/m/{path}": text for path, text in files.items()}).root, "check")
    assert [line.split()[1] for line in ran.out.splitlines() if " PK" in line] == codes


def test_the_words_of_all_forms_are_read_and_make_no_phrase() -> None:
    assert strip_markup(ROLL) == f"Roll {BLANK} {BLANK}die{BLANK}dice{BLANK}"


def figure(path: str, number: int, at: str) -> int:
    """Return a number for one path and another for all others."""
    return number if at == path else 3


@pytest.mark.parametrize(
    ("game", "context", "lang", "said"),
    [
        ("swordfish", "rules/score/1", "fr", ("vaut {} point,", "vaut {} points,")),
        ("swordfish", "rules/score/1", "de", ("ist {} Punkt wert", "ist {} Punkte wert")),
        ("broadsides", "labels/turns-to-play", "fr", ("{} tour sur", "{} tours sur")),
    ],
)
def test_shipped_texts_agree_with_their_number(game: str, context: str, lang: str, said: tuple[str, str]) -> None:
    loaded = load_game(Project(ROOT), game, Report())
    assert loaded
    message = next(each for each in loaded.messages if each.context == context)
    path = (plural_of(message.text) or pytest.fail("has no plural")).path
    po = f"sources/{game}/locale/{lang}.po"
    for number, expected in zip((1, 7), said, strict=True):
        report = Report()
        locale = Locale(lang, read_catalog((ROOT / po).read_bytes(), po, report), report)
        words = locale.fill(message, partial(figure, path, number))
        assert expected.format(number) in words.text
        assert list(report) == []
