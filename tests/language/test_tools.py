"""The catalogues that ship, and those that printkit writes, pass the tools that translators use."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import polib
import pytest
from tools.debian import need
from translate.filters import checks
from translate.storage.factory import getobject

from printkit.diagnostics import Origin, Report
from printkit.language import Texts, update_catalog, write_template
from printkit.language.entries import Entry, read_entries
from printkit.language.placeholders import is_brace_format, placeholders_of
from printkit.language.po_file import HEADER_KEY
from printkit.project import Project, load_game

if TYPE_CHECKING:
    from translate.storage.base import TranslationUnit

ROOT = Path(__file__).parents[2]
SHIPPED = sorted([*ROOT.glob("sources/*/locale/*.po"), *ROOT.glob("printkit/language/words/*.po")])
GAMES = Project(ROOT).games()

# A warning stands in the summary of the tests, where a skip is only counted; it is no error here.

FILTERS = ["pythonbraceformat", "xmltags", "printf", "blank", "newlines", "doublewords"]

PAIRS = {"fr": {"vous", "nous"}, "de": {"die", "der", "das", "sie"}}
"""Words that may stand twice in a row: « vous vous rendez », „die, die die Würfel werfen“. Reviewed by a reader."""

REPEATED = re.compile(r"'([^']+)' is repeated")


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.fixture(scope="session")
def msgfmt() -> str:
    """Return gettext's msgfmt; where it is absent, what it would have shown is loudly left open."""
    return need("msgfmt", "gettext")


def complaints(msgfmt: str, catalogue: bytes) -> str:
    """Return what msgfmt says of a catalogue: nothing where all is well."""
    command = [msgfmt, "--check", "--output-file=/dev/null", "-"]
    ran = subprocess.run(command, input=catalogue, capture_output=True, check=False)
    return ran.stderr.decode() or str(ran.returncode or "")


def bad_units(catalogue: bytes, lang: str, tmp_path: Path) -> list[tuple[str, str]]:
    """Return the context and the names of the filters for each translation that a filter objects to."""
    path = tmp_path / f"{lang}.po"
    path.write_bytes(catalogue)
    checker = checks.StandardChecker(checks.CheckerConfig(targetlanguage=lang), limitfilters=FILTERS)
    found = [(unit, checker.run_filters(unit)) for unit in getobject(str(path)).units if unit.istranslated()]
    return [
        (unit.getcontext(), name)
        for unit, faults in found
        for name, said in faults.items()
        if not (name == "doublewords" and is_allowed(unit, said, lang))
        and not (name == "pythonbraceformat" and is_said_otherwise(unit))
    ]


def is_allowed(unit: TranslationUnit, said: str, lang: str) -> bool:
    """Tell whether all that a translation repeats are pairs of the list."""
    repeated = {word.casefold() for word in re.findall(r"\b(\w+) \1\b", unit.target, re.IGNORECASE)}
    return bool(said and repeated) and repeated <= PAIRS.get(lang, set())


def is_said_otherwise(unit: TranslationUnit) -> bool:
    """Tell whether the two sides differ in `|words` alone: `{n|words} time` is `{n} fois`, since « un fois » is wrong.

    No Python format has such a placeholder, and printkit does not call these texts one; the filter goes by the braces, and
    objects to such a pair when it is run by hand.
    """
    source, target = (sorted(each.path for each in placeholders_of(text)) for text in (unit.source, unit.target))
    return source == target and not is_brace_format(unit.source)


def parsed(text: str) -> list[Entry]:
    """Return the entries of a catalogue, wherever they stand there, with the references and comments of each in one line.

    The fields of the header are sorted, and comments without words left out: polib has an order and lines of its own.
    """
    report = Report()
    found = read_entries(text, "", report)
    assert list(report) == []
    return [
        replace(
            entry,
            origin=Origin(""),
            forms=entry.forms if entry.text else ("\n".join(sorted(entry.forms[0].splitlines())),),
            comments=tuple(" ".join(entry.comments).split()),
            extracted=tuple(" ".join(entry.extracted).split()),
            references=tuple(" ".join(entry.references).split()),
        )
        for entry in found
    ]


def renewed(path: Path) -> bytes:
    """Return a shipped catalogue as `translate update` would leave it."""
    game = load_game(Project(ROOT), path.parts[-3], Report())
    assert game
    texts = Texts(game.messages, game.id, game.file.language)
    text = update_catalog(path.read_bytes(), texts, f"locale/{path.name}", path.stem, Report())
    assert text
    return text.encode()


OF_GAMES = [path for path in SHIPPED if "sources" in path.parts]


@pytest.mark.parametrize("path", SHIPPED, ids=shown)
def test_msgfmt_accepts_what_ships(path: Path, msgfmt: str) -> None:
    assert [line for line in complaints(msgfmt, path.read_bytes()).splitlines() if "header field" not in line] == []


@pytest.mark.parametrize("path", OF_GAMES, ids=shown)
def test_msgfmt_has_nothing_to_say_of_what_update_writes(path: Path, msgfmt: str) -> None:
    assert complaints(msgfmt, renewed(path)) == ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["de", "pl", "pt-br", "sr-latn"])
def test_msgfmt_has_nothing_to_say_of_a_new_catalogue(game: str, lang: str, msgfmt: str) -> None:
    loaded = load_game(Project(ROOT), game, Report())
    assert loaded
    new = update_catalog("", Texts(loaded.messages, game), f"locale/{lang}.po", lang, Report())
    assert new
    assert complaints(msgfmt, new.encode()) == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{n}", "{m}"),
        ('msgstr "b', 'msgstr "\\nb'),
        ("msgid", "mgsid"),
        ("plural=(n > 1)", "plural=("),
        ("Last-Translator", "Translator"),
    ],
)
def test_msgfmt_would_object(old: str, new: str, msgfmt: str) -> None:
    assert complaints(msgfmt, SOUND.encode()) == ""
    assert complaints(msgfmt, SOUND.replace(old, new, 2 if old != "{n}" else 1).encode()) != ""


SOUND = """\
msgid ""
msgstr ""
"Project-Id-Version: a\\n"
"PO-Revision-Date: \\n"
"Last-Translator: \\n"
"Language-Team: \\n"
"Language: fr\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"

#, python-brace-format
msgctxt "c"
msgid "a {n}"
msgstr "b {n}"
"""


@pytest.mark.parametrize("path", SHIPPED, ids=shown)
def test_the_filters_of_translate_toolkit_accept_what_ships(path: Path, tmp_path: Path) -> None:
    assert bad_units(path.read_bytes(), path.stem, tmp_path) == []


@pytest.mark.parametrize(
    ("source", "translation", "expected"),
    [
        ("a {n}", "b {m}", ["pythonbraceformat"]),
        ("a <b>c</b>", "a <b>c", ["xmltags"]),
        ("a %s", "b", ["printf"]),
        ("a", " ", ["blank"]),
        ("a\\n", "b", ["newlines"]),
        ("you go", "vous allez allez", ["doublewords"]),
        ("you go", "vous vous rendez", []),
        ("you you go", "vous vous allez allez", ["doublewords"]),
    ],
)
def test_the_filters_would_object(source: str, translation: str, expected: list[str], tmp_path: Path) -> None:
    header = SOUND.partition("\n\n")[0]
    catalogue = f'{header}\n\n#, python-brace-format\nmsgctxt "c"\nmsgid "{source}"\nmsgstr "{translation}"\n'
    assert bad_units(catalogue.encode(), "fr", tmp_path) == [("c", name) for name in expected]


@pytest.mark.parametrize("path", SHIPPED, ids=shown)
def test_a_round_trip_through_polib_loses_nothing(path: Path) -> None:
    text = path.read_text("utf-8") if path not in OF_GAMES else renewed(path).decode()
    assert sorted(parsed(str(polib.pofile(text))), key=str) == sorted(parsed(text), key=str)


EVERYTHING = f"""{SOUND}
# a note
#. told
#: a.yaml:1
#: b.yaml:2
#, fuzzy, python-brace-format
#| msgctxt "older"
#| msgid "old {{n}}"
msgctxt "d"
msgid "two {{n}}"
msgid_plural "twos {{n}}"
msgstr[0] "deux {{n}}"
msgstr[1] "deuxes {{n}}"

#~ msgctxt "e"
#~ msgid "gone"
#~ msgstr "parti"
"""


def test_a_round_trip_through_polib_loses_nothing_of_an_entry_that_has_everything() -> None:
    before, after = parsed(EVERYTHING), parsed(str(polib.pofile(EVERYTHING)))
    assert len(before) == 4
    assert after == before


@pytest.mark.parametrize("game", GAMES)
def test_a_template_is_read_by_polib_as_it_was_written(game: str) -> None:
    loaded = load_game(Project(ROOT), game, Report())
    assert loaded
    text = write_template(Texts(loaded.messages, game))
    read = polib.pofile(text)
    written = [entry for entry in parsed(text) if entry.key != HEADER_KEY]
    assert [(entry.msgctxt, entry.msgid, entry.msgstr) for entry in read] == [(*entry.key, "") for entry in written]
    assert read.percent_translated() == 0
