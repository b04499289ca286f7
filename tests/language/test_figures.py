import ast
import subprocess
import sys

import pytest
from babel.core import Locale

from printkit.language import PSEUDO
from printkit.language.figures import FIGURES, look_up_figures, write_dice

BRITISH = "en_GB"
"""Babel's plain English is American, with a comma before the `and` of a list."""


@pytest.mark.parametrize("lang", sorted(FIGURES.keys() - {PSEUDO}))
def test_our_figures_are_babel_s(lang: str) -> None:
    assert FIGURES[lang] == look_up_figures(BRITISH if lang == "en" else lang)


def test_our_figures_are_those_babel_prints() -> None:
    assert tuple(Locale("fr").number_symbols["latn"][name] for name in ("group", "decimal")) == ("\u202f", ",")


@pytest.mark.parametrize(
    ("notation", "lang", "expected"),
    [
        ("2d6", "en", "2d6"),
        ("2d6", "fr", "2d6"),
        ("2d6", "de", "2W6"),
        ("d66", "de-at", "W66"),
        ("1d6 × 1d6", "de", "1W6 × 1W6"),
        ("", "de", ""),
    ],
)
def test_dice_have_the_letter_of_their_language(notation: str, lang: str, expected: str) -> None:
    assert write_dice(notation, lang) == expected


def test_a_build_in_english_or_french_does_not_import_babel() -> None:
    code = (
        "import sys; from printkit.language import *; from printkit.diagnostics import Report;"
        "[Locale(lang, None, Report()).builtin('page {page} of {pages}', page=12345, pages=2) for lang in ('en', 'fr')];"
        "print('babel' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ast.literal_eval(done.stdout.strip()) is False
