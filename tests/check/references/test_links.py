"""Cross-references of texts: where they lead, and that paper shows their words alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from rule_findings import findings, load

from printkit.model.links import without_links
from printkit.typeset.inline import parse_inline

RULES = "# Rules\n\n## The board\n\n### Fire\n\n## Turn\n\n## Turn\n\n{}\n"


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("See [the board](#the-board).", []),
        ("See [fire](#fire), [all](#rules) and [turn](#turn-2).", []),
        ("See [fire](rules#fire) and [more](other#more).", []),
        ("See [the bord](#the-bord).", ['did you mean "#the-board"?']),
        ("See [x](#zzz) and [y](#fier).", ["there is rules, the-board, fire, turn, turn-2", 'did you mean "#fire"?']),
        ("See [x](rule#fire).", ['did you mean "rules#fire"?']),
        ("See [x](aids#fire).", ["name a text: (rules#heading)"]),
        ("See [x](fire).", ["write (#heading) or (rules#heading); an address of the web is written out"]),
        (
            "See [x](http://example.org/).",
            ["write (#heading) or (rules#heading); an address of the web is written out"],
        ),
        ("See [x](#).", ["there is rules, the-board, fire, turn, turn-2"]),
        ("An array [1](2 3) or [4] (5), a [ bracket ]( ) .", []),
        ("Not a link: !\\[x\\](#zzz)", []),
    ],
)
def test_a_link(said: str, expected: list[str], tmp_path: Path) -> None:
    files = {"rules.md": RULES.format(said), "other.md": "# Other\n\n## More\n\nText.\n"}
    found = findings(load(tmp_path, files), "PK236")
    assert [each.hint for each in found] == expected
    assert {each.origin.line for each in found} <= {11}


def test_a_text_outside_the_rules_names_the_rules(tmp_path: Path) -> None:
    note = "a: {title: A, notes: ['See [fire](#fire).', 'See [fire](rules#fire).']}\n"
    (found,) = findings(load(tmp_path, {"rules.md": RULES.format("Text."), "aids.yaml": note}), "PK236")
    assert found.message == 'link "fire" leads to no text: "#fire"'


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("See [the board](#the-board).", "See the board."),
        ("[a](#b)[c](d#e)", "ac"),
        ("[**bold**](#b)", "**bold**"),
        ("[a](b) stays, and [c]", "[a](b) stays, and [c]"),
        ("\\[a](#b)", "\\[a](#b)"),
        ("", ""),
        ("](#x", "](#x"),
    ],
)
def test_paper_shows_the_words_of_a_link(written: str, printed: str) -> None:
    assert without_links(written) == printed


def test_a_link_is_set_as_its_words() -> None:
    (span, bold) = parse_inline("see [the **board**](#the-board)").spans
    assert (span.text, span.bold, bold.text, bold.bold) == ("see the ", False, "board", True)
