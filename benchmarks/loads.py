"""Two loads as projects: W1, a deck of 540 poker cards; W2, 1,200 fold-over counters. Seeded: always the same."""

from __future__ import annotations

import random
from pathlib import Path

WORDS = [
    "harbour",
    "signal",
    "convoy",
    "lantern",
    "anchor",
    "mast",
    "gale",
    "fathom",
    "quay",
    "rudder",
    "compass",
    "charter",
    "salvo",
    "engine",
    "bridge",
    "captain",
    "tide",
    "wreck",
    "shoal",
    "beacon",
    "frigate",
    "galley",
    "cargo",
    "sextant",
    "hull",
    "keel",
    "ballast",
    "rigging",
    "current",
    "squall",
    "helm",
    "watch",
]
SHAPES = {
    "square": "M2 2H18V18H2Z",
    "diamond": "M10 1L19 10L10 19L1 10Z",
    "triangle": "M10 2L19 18H1Z",
    "hexagon": "M5 2H15L20 10L15 18H5L0 10Z",
    "cross": "M7 1H13V7H19V13H13V19H7V13H1V7H7Z",
    "star": "M10 1L12.5 7.5L19 8L14 12.5L15.5 19L10 15.5L4.5 19L6 12.5L1 8L7.5 7.5Z",
}
CARDS, COUNTERS = 540, 1_200

UNIT_LAYOUT = """\
size: item
faces: {front: item.front, back: item.back}
slots:
  edge:  {at: [0, 0, 15mm, 15mm], box: {line: box}}
  band:  {at: [0, 12mm, 15mm, 3mm], box: {fill: ink}}
  art:   {at: [3.5mm, 1mm, 8mm, 7mm], art: "{{ face.art }}"}
  left:  {at: [1mm, 8mm, 6mm, 4mm], text: "{{ face.left }}", style: panel-die}
  right: {at: [8mm, 8mm, 6mm, 4mm], text: "{{ face.right }}", style: panel-die, align: right}
  label: {at: [1mm, 12mm, 13mm, 3mm], text: "{{ face.label }}", style: counter-label}
"""

CARD_LAYOUT = """\
size: item
faces: {front: item.front, back: item.back}
slots:
  frame: {at: [3mm, 3mm, 57mm, 82mm], box: {line: frame}}
  title: {at: [5mm, 5mm, 53mm, 8mm], text: "{{ item.title }}", style: form-title}
  text:  {at: [5mm, 16mm, 53mm, 66mm], text: "{{ face.label }}", style: form-body, valign: top}
"""


def card_words(dice: random.Random) -> str:
    """Return 40 words."""
    return " ".join(dice.choice(WORDS) for _ in range(40))


def write_deck(root: Path, cards: int = CARDS) -> None:
    """Write W1: 540 cards of 63 × 88 mm, 40 words a side, fronts and backs; or another number of them."""
    dice = random.Random(1)
    items = [
        f'card-{n}:\n  title: Card {n}\n  size: 63mm x 88mm\n  front: {{art: square, label: "{card_words(dice)}"}}\n'
        f'  back: {{art: square, label: "{card_words(dice)}"}}\n'
        for n in range(cards)
    ]
    _write(root, "deck", items, (CARD_LAYOUT, "duplex"))


def write_counters(root: Path) -> None:
    """Write W2: 1,200 counters of 15 mm, six shapes, two numbers a face, fold-over."""
    dice = random.Random(2)
    names = list(SHAPES)
    items = [
        f"unit-{n}:\n  title: Unit {n}\n  size: 15mm\n"
        f'  front: {{art: {names[n % 6]}, label: A, left: "{dice.randint(1, 9)}", right: "{dice.randint(1, 9)}"}}\n'
        f'  back: {{art: {names[n % 6]}, label: B, left: "{dice.randint(1, 9)}", right: "{dice.randint(1, 9)}"}}\n'
        for n in range(COUNTERS)
    ]
    _write(root, "units", items, (UNIT_LAYOUT, "fold-over"))


def _write(root: Path, game: str, items: list[str], form: tuple[str, str]) -> None:
    folder = root / "sources" / game
    (folder / "art").mkdir(parents=True)
    (folder / "templates/layouts").mkdir(parents=True)
    layout, imposition = form
    sheet = f"all: {{title: All, from: counters, layout: own, imposition: {imposition}, items: []}}"
    (folder / "game.yaml").write_text(f"title: {game.title()}\nsheets:\n  {sheet}\n", "utf-8")
    (folder / "templates/layouts/own.yaml").write_text(layout, "utf-8")
    (folder / "counters.yaml").write_text("".join(items), "utf-8")
    for name, path in SHAPES.items():
        head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
        (folder / "art" / f"{name}.svg").write_text(f'{head}<path d="{path}" fill="#222222"/></svg>', "utf-8")
