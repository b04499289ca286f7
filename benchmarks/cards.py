"""Cards from rows: a thousand rows of a CSV file as duplex cards, cold, as a ratio to a script for reportlab alone."""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path

from loads import SHAPES
from measure import Task, compare, printkit

BENCHMARKS = Path(__file__).resolve().parent
CARDS = 1_000
BAR, MEGABYTES = 2.0, 200

GAME = """\
title: Armoury
theme: naval
sheets:
  cards: {title: Cards, from: vehicles, layout: vehicle-card, imposition: cards, items: []}
"""

TABLES = """\
aiming:
  title: Aiming
  axis: Distance
  results: {0-20: 3+, 21-40: 4+, 41-60: 5+, 61-80: 6}
calibres:
  title: Calibres
  axis: Calibre
  results: {20-56: 4, 57-75: 3, 76-87: 2, 88-128: 1}
effects:
  title: Effects
  roll: 1d6
  columns: [light, medium, heavy]
  results: {1-3: [hit, miss, miss], 4-5: [hit, hit, miss], 6: [hit, hit, hit]}
immobilised:
  title: Immobilised
  roll: 1d6
  allow: [unused]
  results: {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}
"""

LABELS = {
    "armour": "Armour", "calibre": "Calibre", "millimetres": "mm", "category": "Category", "move": "Move",
    "centimetres": "cm", "machine-guns": "Guns", "aim": "Aim roll, by distance in cm", "immobilised": "Immobilised",
    "jammed": "Jammed", "first-shot": "First shot", "destroyed": "Destroyed",
}  # fmt: skip

MAPPING = """\
rows:
  csv: vehicles.csv
  key: Key
  fields:
    title: Name
    side: Side
    art: Art
    year: Year
    gun: Gun
    calibre: Calibre
    armour: Armour
    aim.0-20: Aim 1
    aim.21-40: Aim 2
    aim.41-60: Aim 3
    aim.61-80: Aim 4
    movement: Move
    machine_guns: Guns
  each: {kind: destroyer}
"""

HEAD = "Key;Name;Side;Art;Year;Gun;Calibre;Armour;Aim 1;Aim 2;Aim 3;Aim 4;Move;Guns"


def rows() -> list[list[str]]:
    """Return the rows of the table; seeded, so always the same."""
    dice = random.Random(3)
    found = []
    for number in range(CARDS):
        calibre = dice.choice((37, 50, 57, 75, 76, 85, 88, 100, 122))
        aim = sorted(dice.randint(2, 6) for _ in range(4))
        found.append(
            [f"unit-{number}", f"Vehicle {number}", dice.choice(("red", "blue")), dice.choice(list(SHAPES))]
            + [str(value) for value in (dice.randint(1939, 1945), f"{calibre} mm L/{dice.randint(30, 70)}", calibre)]
            + [str(value) for value in (dice.randint(1, 3), *aim, dice.randint(2, 50), dice.randint(0, 4))]
        )
    return found


def write_cards(root: Path) -> None:
    """Write the game of the cards."""
    folder = root / "sources/armoury"
    (folder / "art").mkdir(parents=True)
    texts = {
        "game.yaml": GAME,
        "tables.yaml": TABLES,
        "labels.yaml": "".join(f"{name}: {words}\n" for name, words in LABELS.items()),
        "kinds.yaml": "destroyer: {title: Tank destroyer, reach: 5, first_shot: yes}\n",
        "sides.yaml": "red: {title: Red, band: alarm}\nblue: {title: Blue, band: deep}\n",
        "vehicles.yaml": MAPPING,
        "vehicles.csv": "\n".join([HEAD, *(";".join(row) for row in rows())]) + "\n",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    for name, path in {**SHAPES, "card-back": SHAPES["star"]}.items():
        size = "20 20" if name != "card-back" else "20 28"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">'
        (folder / "art" / f"{name}.svg").write_text(f'{head}<path d="{path}" fill="#222222"/></svg>', "utf-8")


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write_cards(root)
        tasks = {
            "1,000 cards, by hand": Task(
                (sys.executable, str(BENCHMARKS / "cards_by_hand.py"), str(root / "cards.pdf")), root
            ),
            "1,000 cards, printkit": Task(
                printkit("build", "armoury/cards", "-q", "-j", "1"),
                root,
                lambda: shutil.rmtree(root / "out", ignore_errors=True),
            ),
        }
        compare(tasks, "1,000 cards, by hand", {"1,000 cards, printkit": BAR})
        ours, theirs = (path.stat().st_size for path in (root / "out/armoury/en/cards.pdf", root / "cards.pdf"))
        print(f"{'bytes of the PDF':38} {ours:,} against {theirs:,} by hand; bar of memory {MEGABYTES} MB")


if __name__ == "__main__":
    main()
