"""Decks of cards: from a spreadsheet as from YAML, a card alone as with all, backs behind fronts, translated once."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import files_below, printkit
from pdf_facts import characters_mm
from projects import DRAWING, make_project

GAME = """\
title: Mini
sheets:
  cards: {title: Cards, from: cards, layout: card, imposition: cards, items: [svg, pdf]}
"""
DECKS = "shore: {title: Shore, band: deep, back: {title: Zoo, art: gull}}\n"
CSV = """\
Key,Name,Copies,Kind,Text,Flavour,Cost,Draw,Art
gull,Gull,2,Bird,"Draw {figures.draw} cards, one by one.",,3,2,gull
heron,Grey heron,7,Wader,Wait.,Grey is good.,0,,
tern,Tern,1,,Pass.,,,,gull
"""
MAPPING = """\
rows:
  csv: cards.csv
  key: Key
  fields:
    title: Name
    count: Copies
    texts.kind: Kind
    texts.text: Text
    texts.flavour: Flavour
    figures.cost: Cost
    figures.draw: Draw
    art: Art
  each: {deck: shore}
"""
YAML = """\
gull:
  title: Gull
  deck: shore
  count: 2
  art: gull
  texts: {kind: Bird, text: "Draw {figures.draw} cards, one by one."}
  figures: {cost: 3, draw: 2}
heron: {title: Grey heron, deck: shore, count: 7, texts: {flavour: Grey is good., kind: Wader, text: Wait.}, figures: {cost: 0}}
tern: {title: Tern, deck: shore, art: gull, texts: {text: Pass.}}
"""
FROM_TABLE = {"cards.yaml": MAPPING, "cards.csv": CSV}


def write(root: Path, files: dict[str, str]) -> Path:
    whole = {"game.yaml": GAME, "decks.yaml": DECKS, "art/gull.svg": DRAWING, **files}
    make_project(root, {f"sources/mini/{name}": text for name, text in whole.items()})
    return root


def built(root: Path, files: dict[str, str], *addresses: str) -> dict[str, bytes]:
    ran = printkit(write(root, files), "build", *(addresses or ("mini",)), "-q")
    assert (ran.status, ran.err) == (0, "")
    return {name: data for name, data in files_below(root / "out/mini").items() if ".printkit" not in name}


@pytest.fixture(scope="module")
def from_table(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return built(tmp_path_factory.mktemp("table"), FROM_TABLE)


def test_a_spreadsheet_and_the_same_cards_as_yaml_give_the_same_bytes(
    from_table: dict[str, bytes], tmp_path: Path
) -> None:
    assert {"en/cards.pdf", "en/cards/gull.svg", "en/cards/tern-back.svg"} <= set(from_table)
    assert built(tmp_path, {"cards.yaml": YAML}) == from_table


def test_a_card_alone_is_the_same_and_changes_its_own_files_only(from_table: dict[str, bytes], tmp_path: Path) -> None:
    alone = built(tmp_path, FROM_TABLE, "mini/cards/gull")
    assert set(alone) == {f"en/cards/gull{end}" for end in (".svg", "-back.svg", ".pdf")}
    assert alone == {name: from_table[name] for name in alone}
    changed = {**FROM_TABLE, "cards.csv": CSV.replace(",Tern,1", ",Sea tern,1")}
    after = built(tmp_path, changed)
    differing = {name for name, data in after.items() if data != from_table[name]}
    assert differing == {"en/cards/tern.svg", "en/cards/tern.pdf", "en/cards.pdf", "en/mini-en.pdf"} | (
        differing & {"en/cards/tern-back.svg"}  # which bears the title of the card
    )


def test_backs_stand_mirrored_behind_their_fronts(tmp_path: Path) -> None:
    decks = f"{DECKS}x: {{title: X}}\n"
    cards = {"cards.yaml": YAML.replace("{title: Tern, deck: shore", "{title: Quay, deck: x"), "decks.yaml": decks}
    pdf = built(tmp_path, cards)["en/cards.pdf"]
    fronts = [(x, y) for letter, x, y in characters_mm(pdf, 2) if letter == "Q"]
    backs = [(x, y) for letter, x, y in characters_mm(pdf, 3) if letter == "X"]
    nine = [letter for letter, _, _ in characters_mm(pdf, 1) if letter == "Z"]
    assert (len(fronts), len(backs), len(nine)) == (1, 1, 9)
    left = 210 / 2 - 1.5 * 63.5
    assert left < fronts[0][0] < left + 63.5
    assert 210 - left - 63.5 < backs[0][0] < 210 - left


def test_the_common_back_is_translated_once(tmp_path: Path) -> None:
    root = write(tmp_path, {"cards.yaml": YAML, "game.yaml": GAME + "translations: [fr]\n"})
    assert printkit(root, "translate", "update").status == 0
    catalogue = (root / "sources/mini/locale/fr.po").read_text("utf-8")
    assert catalogue.count('msgid "Zoo"') == 1
    assert "#. card “Grey heron”, text, flavour\n" in catalogue


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("Key,Name", "Key,Title", 'sources/mini/cards.yaml:5:12: PK119 "cards.csv" has no column "Name"'),
        (",Cost,", ",Price,", 'sources/mini/cards.yaml:10:19: PK119 "cards.csv" has no column "Cost"'),
        (",,3,2,gull", ",,three,2,gull", 'sources/mini/cards.csv:2:60: PK116 "three" is not an amount'),
        ("heron,Grey heron,", "heron,,", "sources/mini/cards.csv:3:7: PK115 expected text"),
        ("Draw {figures.draw}", "Draw {figures.drw}", 'sources/mini/cards.csv:2:18: PK233 placeholder "{figures.drw}"'),
    ],
)
def test_what_is_wrong_in_a_table_is_told_at_its_cell(old: str, new: str, found: str, tmp_path: Path) -> None:
    root = write(tmp_path, {**FROM_TABLE, "cards.csv": CSV.replace(old, new)})
    ran = printkit(root, "build", "mini", "-q")
    assert ran.status == 1
    assert found in ran.err
    assert not (root / "out/mini/en/cards.pdf").exists()


def test_a_card_of_an_unknown_deck_is_not_built_without_its_back(tmp_path: Path) -> None:
    root = write(
        tmp_path, {"cards.yaml": YAML.replace("tern: {title: Tern, deck: shore", "tern: {title: Tern, deck: shor")}
    )
    wrong, right = (printkit(root, "build", f"mini/cards/{name}", "-q") for name in ("tern", "gull"))
    assert (wrong.status, right.status) == (1, 0)
    assert 'PK235 no deck is called "shor"' in wrong.err


def test_the_list_counts_cards(tmp_path: Path) -> None:
    ran = printkit(write(tmp_path, FROM_TABLE), "list", "mini/cards")
    assert [line.split()[-1] for line in ran.out.splitlines()[1:]] == ["2", "7", "1"]


@pytest.mark.parametrize("profile", ["ink-saver", "press-x4", "screen"])
def test_every_profile_takes_cards(profile: str, tmp_path: Path) -> None:
    ran = printkit(write(tmp_path, FROM_TABLE), "build", "mini", "-q", "--profile", profile)
    assert (ran.status, ran.err.count("PK")) == (0, 0)
