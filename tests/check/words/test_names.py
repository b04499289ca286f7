"""Near misses of proper names, by distance, by spaces and hyphens; and what is no slip."""

from __future__ import annotations

from pathlib import Path

import pytest
from check.words.one_rule import said

from printkit.check.words.nearness import Neighbours, distance

NAMES = ("Bismarck", "Hood", "Prince of Wales", "Force H", "Prinz Eugen", "U-556")
GLOSSARY = "".join(f"n{i}: {{kind: name, forms: {{en: {{preferred: {name}}}}}}}\n" for i, name in enumerate(NAMES))


@pytest.mark.parametrize(
    ("first", "second", "letters"),
    [
        ("", "", 0),
        ("hood", "hood", 0),
        ("hood", "hod", 1),
        ("hood", "hodo", 1),
        ("hood", "good", 1),
        ("hold", "hood", 1),
        ("bismark", "bismarck", 1),
        ("bizmark", "bismarck", 2),
        ("abc", "", 3),
        ("ca", "abc", 3),
    ],
)
def test_distance_counts_letters(first: str, second: str, letters: int) -> None:
    assert distance(first, second) == distance(second, first) == letters


def test_the_index_finds_what_a_comparison_of_all_pairs_finds() -> None:
    names = ["bismarck", "hood", "norfolk", "suffolk", "ark royal", "rodney", "repulse", "renown"]
    words = ["bismark", "hod", "nerfolk", "sufolk", "ark ryoal", "rodny", "repluse", "reknow", "ship", "noon", "rood"]
    index = Neighbours(names)
    for word in words:
        near = [name for name in names if distance(word, name) <= (1 if len(name) < 6 else 2)]
        near = [name for name in near if len(name) >= 5 or name[0] == word[0]]
        assert bool(index.nearest(word)) == bool(near), word


@pytest.mark.parametrize(
    ("sentence", "written"),
    [
        ("The Bismark flees.", "Bismark"),
        ("The BISMARK flees.", "BISMARK"),
        ("The Bismrack flees.", "Bismrack"),
        ("The **Bismark** flees.", "Bismark"),
        ("The Bismark's guns.", "Bismark"),
        ("The Prince of Walles.", "Prince of Walles"),
        ("The Prince of\nWalles.", "Prince of Walles"),
        ("The Princ of Wales.", "Princ of Wales"),
        ("The Prince-of-Wales.", "Prince-of-Wales"),
        ("The Prinz-Eugen.", "Prinz-Eugen"),
        ("The PrinzEugen.", "PrinzEugen"),
        ("The Bis marck.", "Bis marck"),
        ("Send Forc H.", "Forc H"),
        ("The Hod fires.", "Hod"),
    ],
)
def test_a_slip_is_found(sentence: str, written: str, tmp_path: Path) -> None:
    assert [message.split('"')[1] for message in said(tmp_path, "PK261", sentence, glossary=GLOSSARY)] == [written]


@pytest.mark.parametrize(
    "sentence",
    [
        "The Bismarck flees.",
        "The Bismarck's guns, the Bismarcks, the BISMARCK.",
        "A bismark in lower case is no name.",
        "Hold the line, and hold it well.",
        "The Good fires.",
        "Force K and Force G are other forces.",
        "U-557 is another boat.",
        "The Princes of the sea. Wales.",
        "{game.title} Bis {game.title} marck",
        "The Prince. Of Walles nothing is known.",
        "Wood Food Mood",
    ],
)
def test_what_is_no_slip(sentence: str, tmp_path: Path) -> None:
    assert said(tmp_path, "PK261", sentence, glossary=GLOSSARY) == []


def test_a_slip_in_a_title_counts(tmp_path: Path) -> None:
    aid = "a: {title: The Bismark, notes: [x]}"
    assert len(said(tmp_path, "PK261", "x", glossary=GLOSSARY, aids=aid)) == 1


def test_titles_of_the_roster_are_names(tmp_path: Path) -> None:
    roster = "s: {title: Suffolk, kind: ship}\nn: {title: Norfolk, kind: ship}\nc: {title: Heavy cruisers, kind: event}"
    sentences = ("The Suffolk and the Norfolk.", "A Heavy cruiser.", "The Sufolk.")
    assert said(tmp_path, "PK261", *sentences, roster=roster) == [
        '"Sufolk" is nearly the name "Suffolk" (1 letter apart)'
    ]


def test_the_glossary_allows_a_word(tmp_path: Path) -> None:
    glossary = "h: {kind: name, forms: {en: {preferred: Hood, allowed: [Hoof]}}}"
    assert said(tmp_path, "PK261", "On the Hoof.", "On the Hook.", glossary=glossary) == [
        '"Hook" is nearly the name "Hood" (1 letter apart)'
    ]


@pytest.mark.parametrize(
    ("name", "sentence", "count"),
    [
        ("Spy", "The Shy one.", 0),
        ("Miner", "The Minor one.", 1),
        ("O'Brien", "The O’Brian.", 1),
        ("O'Brien", "The O’Brien.", 0),
    ],
)
def test_one_name(name: str, sentence: str, count: int, tmp_path: Path) -> None:
    glossary = f'n: {{kind: name, forms: {{en: {{preferred: "{name}"}}}}}}'
    assert len(said(tmp_path, "PK261", sentence, glossary=glossary)) == count


def test_without_names_nothing_is_near(tmp_path: Path) -> None:
    assert said(tmp_path, "PK261", "The Bismark.") == []


@pytest.mark.parametrize("name", ["x" * 5000, "“”", "…", "Ж", "a b c d e f g h i j k l m n o p q r s t u v w", "’"])
def test_odd_names_do_no_harm(name: str, tmp_path: Path) -> None:
    glossary = f"n: {{kind: name, forms: {{en: {{preferred: '{name}'}}}}}}"
    assert said(tmp_path, "PK261", "X" * 5000, "A B C", "Ж", glossary=glossary) == []
