"""Whatever the width: every character once and in order, no line too wide, no line broken at a no-break space."""

from __future__ import annotations

import random

import pytest

from printkit.diagnostics import Report
from printkit.scene import Colour, Text
from printkit.source.text import Words
from printkit.templates.styles import TextStyle
from printkit.typeset import Block, Setting, place_block, set_text

WORDS = (
    "le", "patrouilles", "«\u00a0été\u00a0»", "anticonstitutionnellement", "d’œuvre", "Feu\u202f!", "16\u00a0h\u00a015",
    "porte-avions", "et/ou", "1–3", "Londres–Paris", "U\u201147", "—", "!", "?", "«", "»", "(a)", "SE-14", "a\u2060b", "50\u00a0%",
)  # fmt: skip
ALIGNS = ("left", "centre", "right", "justify")


def lines(made: Block) -> list[list[Text]]:
    rows: dict[float, list[Text]] = {}
    for item in place_block(made, 0, 0):
        assert isinstance(item, Text)
        rows.setdefault(item.y, []).append(item)
    return list(rows.values())


@pytest.mark.parametrize("seed", range(60))
def test_breaking_keeps_everything(seed: int) -> None:
    draw = random.Random(seed)
    text = " ".join(draw.choices(WORDS, k=draw.randint(1, 40)))
    style = TextStyle(
        "body",
        draw.choice(("Lato", "Zilla Slab")),
        3,
        Colour((0, 0, 0)),
        align=draw.choice(ALIGNS),
        tracking=draw.choice((0.0, 0.05)),
        hyphenate=draw.random() < 0.5,
    )
    width = draw.uniform(2, 80)
    report = Report()
    made = set_text(Words(text), style, width, Setting("fr", {}, report))
    rows = lines(made)
    read = ["".join(item.text for item in row) for row in rows]

    assert list(report) == []
    assert "".join(read).replace("\u00ad", "").replace(" ", "") == text.replace(" ", "").replace("\u2060", "")
    for line, row in zip(read, rows, strict=True):
        assert line.strip(" \u00a0\u202f\u2011") == line.rstrip("\u2011") == line
        wide = row[-1].x + row[-1].width - row[0].x
        assert wide <= width + 0.01 or len(made.lines[read.index(line)].tokens) == 1
    assert (made.overflow_x > 0) == any(row[-1].x + row[-1].width - row[0].x > width + 0.01 for row in rows)
