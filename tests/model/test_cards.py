"""Cards and decks: what a card says itself, what it has from its deck, and names of an author's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import DRAWING, faults, lines, make_project

from printkit.diagnostics import Report
from printkit.model.cards import POKER, PrintedCard
from printkit.model.game import Game
from printkit.model.resolve import resolve, take_step, take_step_if_any
from printkit.project import load_game
from printkit.templates.expressions import Expression

GAME = """\
title: Mini
sheets:
  cards: {title: Cards, from: cards, layout: card, imposition: cards}
"""

DECKS = """\
shore: {title: Shore, band: deep, size: 57mm x 87mm, layout: other, back: {art: gull}}
plain: {title: Plain}
"""

CARDS = """\
gull: {title: Gull, deck: shore, count: 3, texts: {kind: Bird, my-own: Fly}, figures: {cost: 0, draw: "{facts.draw}"}}
own: {title: Own, deck: shore, size: 70mm, band: alarm, layout: card, back: {title: Mine, band: steel}}
bare: {title: Bare}
plain: {title: In the plain deck, deck: plain}
both: {title: Day, deck: plain, back: {title: Night, texts: {kind: Hour}}}
"""

FILES = {
    "game.yaml": GAME,
    "decks.yaml": DECKS,
    "cards.yaml": CARDS,
    "facts.yaml": "draw: 2\n",
    "art/gull.svg": DRAWING,
}


def load(root: Path, **files: str) -> Game:
    whole = {**FILES, **files}
    report = Report()
    game = load_game(make_project(root, {f"sources/mini/{name}": text for name, text in whole.items()}), "mini", report)
    assert lines(report) == []
    assert game
    return game


def printed(game: Game, name: str) -> PrintedCard:
    card = dict(game.items(next(iter(game.file.sheets))))[name]  # type: ignore[index]
    assert isinstance(card, PrintedCard)
    return card


@pytest.mark.parametrize(
    ("card", "size", "band", "layout", "back"),
    [
        ("gull", (57, 87), "deep", "other", (None, "gull", "deep")),
        ("own", (70, 70), "alarm", "card", ("Mine", None, "steel")),
        ("bare", (POKER.width, POKER.height), "ink", None, None),
        ("plain", (63.5, 88.9), "ink", None, ("Plain", None, "ink")),
    ],
)
def test_what_a_card_does_not_say_is_that_of_its_deck(
    card: str, size: object, band: str, layout: object, back: object, tmp_path: Path
) -> None:
    found = printed(load(tmp_path), card)
    assert (found.size.width, found.size.height) == size
    assert (found.front.band, found.layout) == (band, layout)
    behind = found.back
    assert (behind and (behind.title and behind.title.text, behind.art, behind.band)) == back


def test_a_back_with_texts_of_its_own_is_laid_out_as_a_front(tmp_path: Path) -> None:
    game = load(tmp_path)
    both, gull = printed(game, "both"), printed(game, "gull")
    assert both.back
    assert gull.back
    assert (both.back.front, both.back.back) == (True, False)
    assert (gull.back.front, gull.back.back) == (False, True)


def test_cards_may_stand_in_a_folder_a_file_each(tmp_path: Path) -> None:
    del_cards = {key: text for key, text in FILES.items() if key != "cards.yaml"}
    folder = {"cards/gull.yaml": "title: Gull\ndeck: shore\nfigures: {cost: 4}\n"}
    whole = {f"sources/mini/{name}": text for name, text in {**del_cards, **folder}.items()}
    game = load_game(make_project(tmp_path, whole), "mini", Report())
    assert game
    assert printed(game, "gull").title.text == "Gull"


def test_figures_are_reached_by_path_and_texts_are_messages(tmp_path: Path) -> None:
    game = load(tmp_path)
    figure = resolve(game.names, "cards.gull.figures.draw")
    assert getattr(figure, "path", None) == "facts.draw"
    assert "cards/gull/texts/my-own" in {message.context for message in game.messages}


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("item.texts.kind", True),
        ("item.texts.my_own", True),
        ("item.texts.flavour", False),
        ("item.figures.cost", True),  # 0 is a cost
        ("item.figures.points", False),
        ("'cost' in item.figures", True),
        ("'points' in item.figures", False),
        ("item.texts.kind and not item.texts.flavour", True),
        ("item.texts.flavour or item.figures.points", False),
        ("item.figures.draw > 1", True),
    ],
)
def test_a_condition_asks_for_fields_that_may_not_be_there(condition: str, holds: bool, tmp_path: Path) -> None:
    game = load(tmp_path)
    names = {**game.names, "item": printed(game, "gull")}
    assert Expression.from_text(condition).holds(names) is holds


@pytest.mark.parametrize("condition", ["item.text.kind", "itm.texts.kind", "item.title.kind and item.texts.kind"])
def test_other_names_in_a_condition_have_to_be_there(condition: str, tmp_path: Path) -> None:
    game = load(tmp_path)
    names = {**game.names, "item": printed(game, "gull")}
    with pytest.raises(LookupError):
        Expression.from_text(condition).holds(names)


def test_only_fields_of_an_authors_own_may_be_absent(tmp_path: Path) -> None:
    card = printed(load(tmp_path), "gull")
    assert take_step_if_any(card.texts, "flavour") is None
    for owner, step in ((card, "txts"), ({"a": 1}, "b")):
        with pytest.raises(LookupError):
            take_step_if_any(owner, step)
    with pytest.raises(LookupError, match='did you mean "kind"'):
        take_step(card.texts, "kin")


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("a: {title: A, figures: {cost: dear}}", ["cards.yaml:1:31 PK116"]),
        ("a: {title: A, figures: {Cost: 1}}", ["cards.yaml:1:25 PK116"]),
        ("a: {title: A, texts: [x]}", ["cards.yaml:1:22 PK115"]),
        ("a: {title: A, size: 63}", ["cards.yaml:1:21 PK116"]),
        ("a: {title: A, decks: shore}", ["cards.yaml:1:15 PK113"]),
        ("a: {deck: shore}", ["cards.yaml:1:4 PK114"]),
        ("a: {title: A, deck: shor}", ["cards.yaml:1:21 PK235"]),
        ("a: {title: A, texts: {text: '{figures.drw}'}, figures: {draw: 1}}", ["cards.yaml:1:29 PK233"]),
        ("a: {title: A, back: {texts: {text: '{figures.x} {figures.y}'}, figures: {x: 1}}, figures: {y: 2}}", []),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(cards: str, found: list[str], tmp_path: Path) -> None:
    files = {**FILES, "cards.yaml": f"{cards}\n"}
    project = make_project(tmp_path, {f"sources/mini/{name}": text for name, text in files.items()})
    assert [" ".join(line.split()[:2]) for line in faults(project) if "cards.yaml" in line] == found
