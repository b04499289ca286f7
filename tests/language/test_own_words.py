import ast
from pathlib import Path

import pytest

import printkit
from printkit.diagnostics import Report
from printkit.language import Locale, read_catalog
from printkit.language.catalog import compare_own_word
from printkit.language.own_words import list_own_words, read_own_words, spoken_languages

CODE = Path(printkit.__file__).parent
HEADER = 'msgid ""\nmsgstr "Language: pl\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"\n'
POLISH = HEADER + (
    'msgctxt "printkit"\nmsgid "Front"\nmsgstr "Przód"\n'
    'msgctxt "printkit"\nmsgid "Back"\nmsgid_plural "Backs"\nmsgstr[0] "Tył"\nmsgstr[1] "Tyły"\n'
)


def locale(lang: str, catalog: str | None = None) -> Locale:
    report = Report()
    return Locale(lang, read_catalog(catalog, f"locale/{lang}.po", report) if catalog else None, report)


def used_words() -> set[str]:
    """Return the first argument of each call of `builtin`, or of `say`, which stands for it, in the code."""
    calls = (node for path in CODE.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {
        call.args[0].value
        for call in calls
        if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) in {"builtin", "say"}
        if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


def test_the_words_in_the_code_are_those_of_every_language() -> None:
    languages = [lang for lang in spoken_languages() if lang != "en"]
    assert "fr" in languages
    for lang in languages:
        assert used_words() == {text for _, text in read_own_words(lang).entries}


@pytest.mark.parametrize("lang", [lang for lang in spoken_languages() if lang != "en"])
def test_own_words_are_sound(lang: str) -> None:
    for entry in read_own_words(lang).entries.values():
        assert entry.complete
        assert list(compare_own_word(entry)) == []


def test_own_words_are_filled_and_typeset() -> None:
    assert locale("fr").builtin("Draft: contains errors").text == "Brouillon\u00a0: contient des erreurs"
    assert locale("fr").builtin("page {page} of {pages}", page=1, pages=2).text == "page 1 sur 2"
    assert locale("en").builtin("This line measures {length} mm", length=2.5).text == "This line measures 2.5\u00a0mm"


@pytest.mark.parametrize(
    ("lang", "catalog", "word", "codes"),
    [
        ("pl", POLISH, "Front", []),
        ("pl", POLISH, "Back", ["PK314"]),
        ("pl", POLISH, "Print at 100 % (actual size)", ["PK314"]),
        ("../fr", None, "Front", ["PK314"]),
        ("fr", None, "no such word", ["PK301"]),
        ("pl", POLISH.replace("Przód", "Przód {x}"), "Front", ["PK303", "PK310"]),
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
