"""The shipped games, item by item: PDF and SVG show the same picture, sizes are what the sources say."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from parity import assert_same_picture
from pdf_facts import boxes_mm

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.fitness import missing_bleed
from printkit.build.outputs import faces_of, item_outputs
from printkit.build.tasks import Target
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.project import Project, load_game

PROJECT = Project(Path(__file__).parents[2])
PRESS_BLEED = 3.0
"""What printers of cards and counters ask for, in mm."""
GAMES = ("swordfish",)
"""The games whose every item is compared; others are compared by a sample of theirs, here or in tests of their own."""
SAMPLES = {
    "squadfire": ["player-aid/player-aid", "tables/effect", "weapons/weapons", "vehicles/tiger", "sticks/tanks"],
    "flagduel": ["board/field", "duel-pieces/red-marshal", "screen/red-left", "reference/turn", "set-up/field"],
}
"""Items that are compared in French, whose words are the longer ones."""


@cache
def load(game: str) -> Game:
    report = Report()
    loaded = load_game(PROJECT, game, report)
    assert loaded
    assert list(report) == []
    return loaded


@cache
def edition(game: str, lang: str, paper: str = "a4") -> Edition:
    report = Report()
    opened = open_edition(PROJECT, load(game), Target(lang, paper), report)
    assert opened
    assert list(report) == []
    return opened


def items() -> list[tuple[str, str, Name, Name]]:
    found = []
    for name in GAMES:
        game = load(name)
        found += [
            (name, lang, sheet, item)
            for lang in game.languages
            for sheet in game.file.sheets
            for item, _ in game.items(sheet)
        ]
    addresses = [(game, address.split("/")) for game, sample in SAMPLES.items() for address in sample]
    return found + [(game, "fr", Name(sheet), Name(item)) for game, (sheet, item) in addresses]


@pytest.mark.parametrize(("game", "lang", "sheet", "item"), items())
def test_pdf_and_svg_show_the_same(game: str, lang: str, sheet: Name, item: Name) -> None:
    work = SheetWork(edition(game, lang), sheet, Report())
    files = {output.name.rpartition("/")[2]: output.data for output in item_outputs(work, item, ("svg", "pdf"), 150)}
    for page, (suffix, _, face) in enumerate(faces_of(work.pieces_of(item))):
        svg = files[f"{item}{suffix}.svg"].decode()
        assert_same_picture(files[f"{item}.pdf"], page, svg, face.width, face.height)
    assert list(work.report) == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_sheet_of_swordfish_prints_without_a_finding(lang: str, paper: str) -> None:
    opened = edition("swordfish", lang, paper)
    for sheet in opened.game.file.sheets:
        work = SheetWork(opened, sheet, Report())
        assert work.document()
        assert list(work.report) == []


@pytest.mark.parametrize(
    ("game", "sheet", "item"),
    [
        ("squadfire", "vehicles", "tiger"),
        ("squadfire", "stencils", "blast-small"),
        ("squadfire", "stencils", "arc-60"),
        ("squadfire", "markers", "jammed"),
        ("flagduel", "screen", "red-left"),
        ("flagduel", "screen", "blue-right"),
        ("flagduel", "duel-pieces", "blue-spy"),
    ],
)
def test_what_touches_the_cut_of_a_piece_runs_over_it(game: str, sheet: str, item: str) -> None:
    for piece in SheetWork(edition(game, "en"), Name(sheet), Report()).pieces_of(Name(item)):
        assert [missing_bleed(face, PRESS_BLEED) for face in piece.faces] == [[]] * len(piece.faces)


def test_an_item_file_is_its_trim() -> None:
    work = SheetWork(edition("swordfish", "en"), Name("counters"), Report())
    pdf = next(each for each in item_outputs(work, Name("attackers"), ("pdf",), 150)).data
    boxes = boxes_mm(pdf)
    assert len(boxes) == 2
    for page in boxes:
        assert page.media == page.trim == page.bleed == pytest.approx((0, 0, 20, 20), abs=0.01)
