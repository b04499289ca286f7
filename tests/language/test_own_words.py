import ast
from pathlib import Path

import pytest

import printkit
from printkit.diagnostics import Report
from printkit.language import Locale, read_catalog
from printkit.language.catalog import compare_own_word
from printkit.language.own_words import list_own_words, read_own_words, spoken_languages

CODE = Path(printkit.__file__).parent
HEADER = 'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"\n'
GERMAN = HEADER + (
    'msgctxt "printkit"\nmsgid "Cut"\nmsgstr "Schnitt"\n'
    'msgctxt "printkit"\nmsgid "{count} piece"\nmsgid_plural "{count} pieces"\nmsgstr[0] "{count} Teil"\nmsgstr[1] "{count} Teile"\n'
)


def locale(lang: str, catalog: str | None = None) -> Locale:
    report = Report()
    return Locale(lang, read_catalog(catalog, f"locale/{lang}.po", report) if catalog else None, report)


def used_words() -> set[str]:
    """Return the first argument of each call of `builtin` and `builtin_n` in the code."""
    calls = (node for path in CODE.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {
        call.args[0].value
        for call in calls
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in {"builtin", "builtin_n"}
        if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


def test_every_word_in_the_code_is_in_every_language() -> None:
    for lang in spoken_languages():
        assert lang == "en" or used_words() <= {text for _, text in read_own_words(lang).entries}


def test_own_words_are_sound() -> None:
    for entry in read_own_words("fr").entries.values():
        assert entry.complete
        assert list(compare_own_word(entry)) == []


@pytest.mark.parametrize(
    ("lang", "catalog", "n", "expected"),
    [
        ("en", None, 1, "1 piece"),
        ("en", None, 0, "0 pieces"),
        ("fr", None, 0, "0 pièce"),
        ("fr", None, 1, "1 pièce"),
        ("fr_CH", None, 12345, "12’345 pièces"),
        ("de", GERMAN, 1, "1 Teil"),
        ("de", GERMAN, 2, "2 Teile"),
    ],
)
def test_the_form_goes_with_the_number(lang: str, catalog: str | None, n: int, expected: str) -> None:
    here = locale(lang, catalog)
    assert (expected, 0) == (here.builtin_n("{count} piece", "{count} pieces", n).text, len(here.report))


def test_own_words_are_filled_and_typeset() -> None:
    assert locale("fr").builtin("Draft: contains errors").text == "Brouillon\u00a0: contient des erreurs"
    assert locale("fr").builtin("page {page} of {pages}", page=1, pages=2).text == "page 1 sur 2"
    assert locale("en").builtin("This line measures {length} mm", length=2.5).text == "This line measures 2.5\u00a0mm"


@pytest.mark.parametrize(
    ("lang", "catalog", "word", "codes"),
    [
        ("de", GERMAN, "Cut", []),
        ("de", GERMAN, "Fold", ["PK314"]),
        ("../fr", None, "Fold", ["PK314"]),
        ("fr", None, "no such word", ["PK301"]),
        ("de", GERMAN.replace("Schnitt", "Schnitt {x}"), "Cut", ["PK303", "PK310"]),
    ],
)
def test_a_word_that_is_missing_is_reported(lang: str, catalog: str | None, word: str, codes: list[str]) -> None:
    here = locale(lang, catalog)
    here.builtin(word)
    assert codes == sorted(each.code for each in here.report)


def test_the_list_of_own_words_has_them_all_under_their_context() -> None:
    words = list_own_words()
    assert {text for _, text in read_own_words("fr").entries} == {entry.text for entry in words}
    assert {("printkit", False)} == {(entry.context, any(entry.forms)) for entry in words}


@pytest.mark.parametrize(
    "catalog",
    [
        GERMAN.replace("n != 1", "n == 500 ? 7 : 0"),
        GERMAN.replace("n != 1", "1 / (n - 500)"),
        GERMAN.replace('msgid_plural "{count} pieces"\n', "").replace("msgstr[0]", "msgstr").partition("msgstr[1]")[0],
    ],
)
def test_a_form_that_is_not_there_is_reported(catalog: str) -> None:
    here = locale("de", catalog)
    assert here.builtin_n("{count} piece", "{count} pieces", 500).text == "500 pieces"
    assert [each.code for each in here.report if each.origin.line] == ["PK315"]
