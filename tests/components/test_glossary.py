"""The printed glossary: which terms, in what order, where they stand, and how entries part."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import GAME, Trial, lines, make_game, open_game

from printkit.components.flows import fill_pages
from printkit.components.placements import Placement, place
from printkit.components.strips import Strip
from printkit.diagnostics import Origin, Report
from printkit.model.prose import Place
from printkit.model.prose_text import read_prose
from printkit.scene import Box

from .setting_out import context_of, make, texts, words

WIDTH = 80.0

GLOSSARY = """\
hit: {means: "one of {facts.dice} dice", forms: {en: hit, fr: {preferred: touche, plural: touches}, de: }}
escape: {means: to get away, forms: {en: escape, fr: évasion}}
hood: {kind: name, means: a ship, forms: {en: Hood}}
guarded: {forms: {en: guarded, fr: gardé}}
aft: {means: behind, forms: {en: "Ship's end", fr: l'arrière}}
vp: {kind: abbreviation, means: what counts, forms: {en: VP, fr: PV}, expands: {en: victory points, fr: points de victoire}}
dca: {kind: abbreviation, forms: {fr: DCA}, expands: {fr: défense contre avions}}
"""

FRENCH = {"one of {facts.dice} dice": "l'un de {facts.dice} dés", "to get away": "s'en aller", "a ship": "un navire",
          "behind": "derrière", "what counts": "ce qui compte", "Counters": "Pions", "Scout": "Éclaireur",
          "Hit": "Touché"}  # fmt: skip


def catalogue(glossary: str) -> str:
    """Return a French catalogue of the texts that the small game has, and of those of the glossary."""
    contexts = {"Counters": ["game/sheets/counters/title"], "Scout": ["counters/scout/title", "counters/scout/front/label"],
                "Hit": ["counters/scout/back/label"]}  # fmt: skip
    meanings = {
        "one of {facts.dice} dice": "hit",
        "to get away": "escape",
        "a ship": "hood",
        "behind": "aft",
        "what counts": "vp",
    }
    contexts |= {text: [f"glossary/{term}/means"] for text, term in meanings.items() if f"\n{term}:" in f"\n{glossary}"}
    head = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
    entries = (
        f'\nmsgctxt "{context}"\nmsgid "{text}"\nmsgstr "{FRENCH[text]}"\n'
        for text in FRENCH
        for context in contexts.get(text, [])
    )
    return head + "".join(entries)


def trial(root: Path, lang: str = "en", glossary: str = GLOSSARY) -> Trial:
    """Return the small game with a glossary, in a language."""
    files: dict[str, str | bytes] = {"game.yaml": GAME, "glossary.yaml": glossary}
    if "{facts.dice}" in glossary:
        files["facts.yaml"] = "dice: 5\n"
    if lang == "fr":
        files |= {
            "game.yaml": f"translations: [fr]\nrules: {{PK341: off}}\n{GAME}",
            "locale/fr.po": catalogue(glossary),
        }
    return open_game(make_game(root, files), lang=lang)


def strips_of(trial: Trial, width: float = WIDTH) -> tuple[tuple[Strip, ...], list[str]]:
    """Return the strips of the glossary at a width, and the findings."""
    report = Report()
    strips = place(Placement.from_text("glossary"), width, "rules", context_of(trial, report), Origin(""))
    return strips, lines(report)


def entries(strips: tuple[Strip, ...]) -> list[tuple[str, str]]:
    """Return each entry as its term and its meaning, put together from its lines."""
    found: list[tuple[str, str]] = []
    for strip in strips:
        left = "".join(text for text, x, _ in texts(strip.items) if x < 1)
        right = "".join(text for text, x, _ in texts(strip.items) if x >= 1)
        if strip.gap:
            found.append((left, right))
        else:
            found[-1] = (f"{found[-1][0]} {left}".strip(), f"{found[-1][1]} {right}".strip())
    return found


def test_terms_with_a_meaning_are_printed_in_order(tmp_path: Path) -> None:
    strips, findings = strips_of(trial(tmp_path))
    assert findings == []
    assert entries(strips) == [
        ("escape", "to get away"),
        ("hit", "one of 5 dice"),
        ("Hood", "a ship"),
        ("Ship’s end", "behind"),
        ("VP", "victory points; what counts"),
    ]


def test_each_language_has_its_own_words_and_order(tmp_path: Path) -> None:
    strips, findings = strips_of(trial(tmp_path, "fr"))
    assert findings == []
    assert entries(strips) == [
        ("DCA", "défense contre avions"),
        ("évasion", "s’en aller"),
        ("Hood", "un navire"),
        ("l’arrière", "derrière"),
        ("PV", "points de victoire\u202f; ce qui compte"),
        ("touche", "l’un de 5 dés"),
    ]


def test_the_pseudo_language_has_every_term_disguised(tmp_path: Path) -> None:
    strips, findings = strips_of(trial(tmp_path, "qps"), 120.0)
    assert findings == []
    said = entries(strips)
    assert len(said) == 5
    assert [word for pair in said for word in pair if word != "Hood" and not word.startswith("‹")] == []


def test_a_brace_of_a_form_is_a_finding_at_its_line(tmp_path: Path) -> None:
    _, findings = strips_of(trial(tmp_path, glossary="a:\n  means: x\n  forms:\n    en: 'a{b'\n"))
    assert findings == ['glossary.yaml:4:9 PK311 "{" is a brace without its partner']


def test_a_term_without_a_word_is_a_finding(tmp_path: Path) -> None:
    lacking = "hit:\n  means: one of {facts.dice} dice\n  forms:\n    en: hit\n    fr:\nhood: {kind: name, means: a ship, forms: {en: Hood}}\n"
    strips, findings = strips_of(trial(tmp_path, "fr", lacking))
    assert entries(strips) == [("Hood", "un navire")]
    assert findings == ['glossary.yaml:4:5 PK342 the term "hit" has no word in "fr"']


@pytest.mark.parametrize(
    "glossary", ["{}", "a: {forms: {en: a}}", "v: {kind: abbreviation, forms: {en: V}, expands: {fr: vie}}"]
)
def test_a_glossary_that_explains_nothing_is_a_finding(glossary: str, tmp_path: Path) -> None:
    strips, findings = strips_of(trial(tmp_path, glossary=glossary))
    assert strips == ()
    terms = "1 term" if len(glossary) > 2 else "0 terms"
    assert [line.split(" ", 1)[-1] for line in findings] == [
        f"PK343 of the glossary's {terms} none has a meaning to print"
    ]


def test_meanings_stand_beside_the_terms(tmp_path: Path) -> None:
    strips, _ = strips_of(trial(tmp_path))
    edges = {round(x, 3) for strip in strips for _, x, _ in texts(strip.items)}
    assert min(edges) == 0
    assert len(edges) == 2
    assert 3 < max(edges) < WIDTH / 2


def test_a_long_entry_may_part_but_keeps_two_lines_together(tmp_path: Path) -> None:
    long = f"a: {{means: {'a long story ' * 30}, forms: {{en: word}}}}"
    strips, findings = strips_of(trial(tmp_path, glossary=long))
    assert findings == []
    assert len(strips) > 6
    assert [strip.keep for strip in strips] == [True, *[False] * (len(strips) - 3), True, False]
    assert [strip.gap > 0 for strip in strips] == [True, *[False] * (len(strips) - 1)]


def test_a_long_term_takes_several_lines(tmp_path: Path) -> None:
    terms = "a: {means: short, forms: {en: a term of rather many words that does not end}}"
    strips, findings = strips_of(trial(tmp_path, glossary=terms), 60.0)
    assert findings == []
    assert len(strips) > 1
    assert entries(strips) == [("a term of rather many words that does not end", "short")]


@pytest.mark.parametrize(("width", "codes"), [(80.0, set()), (20.0, {"PK412"})])
def test_a_word_wider_than_its_place_is_a_finding(width: float, codes: set[str], tmp_path: Path) -> None:
    _, findings = strips_of(trial(tmp_path, glossary="a: {means: x, forms: {en: Unterseebootsabwehr}}"), width)
    assert {line.split()[1] for line in findings} == codes


@pytest.mark.parametrize("columns", [1, 2])
def test_entries_flow_from_column_to_column_and_page_to_page(columns: int, tmp_path: Path) -> None:
    many = "".join(
        f"t{number}: {{means: 'meaning {number}', forms: {{en: 'word {number}'}}}}\n" for number in range(100, 160)
    )
    strips, _ = strips_of(trial(tmp_path, glossary=many))
    boxes = tuple(Box(column * 90.0, 0, WIDTH, 60.0) for column in range(columns))
    report = Report()
    pages = fill_pages(strips, lambda _: boxes, report)
    assert lines(report) == []
    assert 2 < len(pages) < 8
    numbers = [text.split()[1] for page in pages for text, _, _ in texts(page)]
    assert numbers == [str(number) for number in range(100, 160) for _ in range(2)]


def test_rules_place_the_glossary_by_its_name_alone() -> None:
    report = Report()
    prose = read_prose("# Rules\n\n::: glossary\n", "rules.md", "rules", report)
    assert lines(report) == []
    assert prose
    assert prose.blocks == (Place("glossary", "glossary"),)


def test_a_layout_stacks_the_glossary(tmp_path: Path) -> None:
    made = make(trial(tmp_path), "s: {at: [0, 0, 100mm, 80mm], stack: [glossary], look: rules}")
    assert made.found == []
    assert "one of 5 dice" in words(made.items)


def test_an_option_is_refused(tmp_path: Path) -> None:
    report = Report()
    place(
        Placement.from_text("glossary whole"), WIDTH, "rules", context_of(trial(tmp_path), report), Origin("x.md", 3, 1)
    )
    assert [line.split(" ", 1)[0] for line in lines(report)] == ["x.md:3:1"]
