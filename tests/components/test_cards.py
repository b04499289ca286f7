"""The built-in card: where its parts stand, what it leaves out, what is said of fields that it lacks or never shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import DRAWING, Trial, lines, make_project, open_game

from printkit.diagnostics import Report
from printkit.imposition import impose
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Group

from .setting_out import paths, texts, words

GAME = """\
title: Mini
sheets:
  cards: {title: Cards, from: cards, layout: LAYOUT, imposition: cards}
"""
DECKS = "shore: {title: Shore, band: deep}\n"
CARD = """\
gull:
  title: Gull
  deck: shore
  texts: {kind: Bird, text: Draw a card., flavour: At dawn.}
  figures: {cost: 0, strength: 4, points: 12}
"""


def project(root: Path, cards: str, *, layout: str = "card", decks: str = DECKS, **files: str) -> Project:
    whole = {"game.yaml": GAME.replace("LAYOUT", layout), "decks.yaml": decks, "cards.yaml": cards, **files}
    whole["art/gull.svg"] = DRAWING
    return make_project(root, {f"sources/mini/{name}": text for name, text in whole.items()})


def opened(root: Path, cards: str, **more: str) -> Trial:
    return open_game(project(root, cards, **more))


def test_each_part_stands_in_its_place(tmp_path: Path) -> None:
    (piece,), report = opened(tmp_path, CARD).pieces("cards", "gull")
    assert lines(report) == []
    assert (piece.front.width, piece.front.height, piece.safe) == (63.5, 88.9, 3.0)
    places = {said: (x, y) for said, x, y in texts(piece.front.items)}
    assert places["0"][0] == pytest.approx(63.5 - 8.2, abs=1.5)
    assert 4 < places["0"][1] < 12
    assert places["4"][0] < 13
    assert places["12"][0] > 50
    assert places["4"][1] == pytest.approx(places["12"][1], abs=0.1)
    assert [words(piece.front.items).count(part) for part in ("Gull", "Draw a card.", "At dawn.")] == [1, 1, 1]


def test_every_word_keeps_the_safe_distance(tmp_path: Path) -> None:
    long = CARD.replace("Draw a card.", "Draw two cards and put one of them on top of the deck of another player.")
    for cards in (long, long.replace("  deck", "  art: gull\n  deck")):
        (piece,), report = opened(tmp_path, cards).pieces("cards", "gull")
        assert lines(report) == []
        for _, x, y in texts(piece.front.items):
            assert 3 <= x <= 60.5
            assert 3 <= y <= 85.9


def test_grounds_of_a_back_reach_over_the_trim_and_those_of_a_front_do_not(tmp_path: Path) -> None:
    (piece,), _ = opened(tmp_path, CARD).pieces("cards", "gull")
    assert piece.back
    assert min(box.x for box in paths(piece.back.items)) == -3
    assert min(box.x for box in paths(piece.front.items)) >= 3
    assert words(piece.back.items) == "Shore"


@pytest.mark.parametrize("lacking", ["kind: Bird, ", "flavour: At dawn.", "cost: 0, ", "strength: 4, ", "points: 12"])
def test_what_a_card_does_not_say_is_left_out(lacking: str, tmp_path: Path) -> None:
    (piece,), report = opened(tmp_path, CARD.replace(lacking, "")).pieces("cards", "gull")
    assert lines(report) == []
    assert lacking.strip(", ").partition(": ")[2] not in [said.strip() for said, _, _ in texts(piece.front.items)]


@pytest.mark.parametrize("size", ["63.5mm x 88.9mm", "57mm x 87mm", "70mm x 120mm", "44mm x 68mm", "70mm"])
def test_cards_of_other_sizes_are_laid_out_without_a_finding(size: str, tmp_path: Path) -> None:
    trial = opened(tmp_path, CARD.replace("  deck", f"  art: gull\n  size: {size}\n  deck"))
    (piece,), report = trial.pieces("cards", "gull")
    assert lines(report) == []
    assert words(piece.front.items).count("Draw a card.") == 1


def test_a_text_that_does_not_fit_is_an_error_at_its_line(tmp_path: Path) -> None:
    _, report = opened(tmp_path, CARD.replace("Draw a card.", "Draw a card. " * 60)).pieces("cards", "gull")
    (found,) = lines(report)
    assert found.startswith('cards.yaml:4:29 PK401 text overflows slot "text-high"')
    assert report.errors == 1


OWN = 'size: item\nslots:\n  x: {at: [3mm, 3mm, 50mm, 20mm], text: "{{ item.texts.%s }}", style: card-text%s}\n'


def test_a_layout_of_the_games_own_shows_fields_of_any_name(tmp_path: Path) -> None:
    files = {"templates/layouts/own.yaml": OWN % ("effect", "")}
    trial = opened(tmp_path, "a: {title: A, texts: {effect: Go on.}}\n", layout="own", **files)
    (piece,), report = trial.pieces("cards", "a")
    assert (lines(report), words(piece.front.items), piece.back) == ([], "Go on.", None)


def test_a_field_that_is_not_there_is_told_with_the_nearest_name(tmp_path: Path) -> None:
    files = {"templates/layouts/own.yaml": OWN % ("efect", "")}
    _, report = opened(tmp_path, "a: {title: A, texts: {effect: Go on.}}\n", layout="own", **files).pieces("cards", "a")
    (found,) = [each for each in report if each.code == "PK155"]
    assert str(found.origin).endswith("own.yaml:3:6")
    assert (found.message, found.hint) == (
        '"item.texts.efect" leads to no value',
        'nothing is called "efect"; did you mean "effect"?',
    )


def test_a_field_that_no_layout_shows_and_no_text_mentions_is_told(tmp_path: Path) -> None:
    cards = "a: {title: A, texts: {kinds: Bird, text: Draw {figures.draw}.}, figures: {draw: 2, rare: 1}}\n"
    cards = cards.replace("Draw {figures.draw}.", '"Draw {figures.draw}."')
    _, report = opened(tmp_path, cards).pieces("cards", "a")
    assert lines(report) == [
        'cards.yaml:1:30 PK410 nothing shows "texts.kinds" of "a"',
        'cards.yaml:1:76 PK410 nothing shows "figures.rare" of "a"',
    ]
    assert next(found.hint for found in report) == 'did you mean "texts.kind"?'
    assert report.errors == 0


@pytest.mark.parametrize(
    "slot",
    [
        '{at: [0, 30mm, 20mm, 5mm], text: "{{ item.figures.rare }}", style: card-text}',
        "{at: [0, 30mm, 20mm, 5mm], box: {line: hair}, when: item.figures.rare}",
        "{at: [0, 30mm, 20mm, 5mm], box: {line: hair}, when: \"'rare' in item.figures\"}",
        "{at: [0, 30mm, 20mm, 5mm], repeat: item.figures.rare, layout: dot, grid: 5 x 1}",
        "{at: [0, 30mm, 20mm, 5mm], repeat: item.figures, layout: dot, grid: 5 x 1}",
        "{at: [0, 30mm, 20mm, 5mm], repeat: 1 + 1, layout: inner, grid: 5 x 1}",
    ],
)
def test_whatever_names_a_field_shows_it(slot: str, tmp_path: Path) -> None:
    dot = "size: 4mm x 4mm\nslots: {x: {at: [0, 0, 4mm, 4mm], box: {line: hair}}}\n"
    files = {
        "templates/layouts/own.yaml": f"{OWN % ('effect', '')}  y: {slot}\n",
        "templates/layouts/dot.yaml": dot,
        "templates/layouts/inner.yaml": dot.replace("line: hair}", "line: hair}, when: item.figures.rare"),
    }
    cards = "a: {title: A, texts: {effect: Go on.}, figures: {rare: 1}}\n"
    _, report = opened(tmp_path, cards, layout="own", **files).pieces("cards", "a")
    assert lines(report) == []


def test_a_field_that_another_sheet_shows_is_shown(tmp_path: Path) -> None:
    files = {"templates/layouts/own.yaml": OWN % ("effect", "")}
    root = project(tmp_path, "a: {title: A, texts: {effect: Go on.}}\n", **files)
    game = tmp_path / "sources/mini/game.yaml"
    game.write_text(f"{game.read_text()}  more: {{title: More, from: cards, layout: own, imposition: cards}}\n")
    for sheet in ("cards", "more"):
        _, report = open_game(root).pieces(sheet, "a")
        assert lines(report) == []


@pytest.mark.parametrize(("imposition", "pages"), [("cards", 4), ("cards-gutter", 4), ("cards-sleeves", 2)])
def test_the_impositions_of_cards_take_them(imposition: str, pages: int, tmp_path: Path) -> None:
    root = project(tmp_path, CARD.replace("  deck", "  count: 10\n  deck"))
    game = tmp_path / "sources/mini/game.yaml"
    game.write_text(game.read_text().replace("imposition: cards", f"imposition: {imposition}"))
    document, report = open_game(root).sheet("cards")
    assert lines(report) == []
    assert document
    assert len(document.pages) == pages


def test_sheets_of_which_some_pieces_reach_over_the_trim_and_some_do_not(tmp_path: Path) -> None:
    trial = opened(tmp_path, f"{CARD}plain: {{title: Plain, count: 9, back: {{title: Back, texts: {{text: T}}}}}}\n")
    report = Report()
    plan = trial.edition.game.file.sheets[Name("cards")]
    context = trial.edition.context(plan, report)
    pieces = [trial.pieces("cards", name)[0][0] for name in ("gull", "plain")]
    for name in ("cards", "cards-gutter"):
        imposition = trial.edition.library.imposition(Name(name), plan.origin, report)
        assert imposition
        named: dict[str, object] = {}
        for page in impose(pieces, plan, imposition, context):
            for item in page.scene.items:
                if isinstance(item, Group) and item.name and not item.name.startswith(("front-", "back-")):
                    assert named.setdefault(item.name, item) == item, "a name stands for one drawing"
