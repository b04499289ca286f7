"""Whatever the sizes, gaps, bleeds and papers: cells never overlap, stay inside the margins and clear of the words."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from projects import Trial

from printkit.diagnostics import Report
from printkit.imposition.block import FOOT, HEAD, Block, cell_size, plan_block, room_on
from printkit.scene import Box
from printkit.templates.impositions import Imposition

from .sheets import marks, pages_of, piece, plan

PAPERS = ((210.0, 297.0), (297.0, 210.0), (215.9, 279.4), (148.0, 210.0), (420.0, 297.0))
SLACK = 1e-6


def draw(seed: int) -> tuple[Block | None, Imposition, float, tuple[float, float]]:
    """Return a block of random pieces on random paper, with its plan, bleed and paper."""
    chance = random.Random(seed)
    arrange = chance.choice(["grid", "fold", "duplex"])
    how = plan(
        arrange,
        fold=chance.choice(["right", "left", "top", "bottom"]),
        margin=chance.choice([0, 5, 10, 12.7]),
        gap=chance.choice([0, 0, 0.1, 2, 7.5]),
        mark=chance.choice([0, 3, 4]),
        offset=chance.choice([0, 1, 2]),
    )
    bleed = chance.choice([0, 0, 1, 3])
    made = piece(round(chance.uniform(8, 110), 2), round(chance.uniform(8, 110), 2), bleed=bleed)
    paper = chance.choice(PAPERS)
    return plan_block([made], how, room_on(paper, bleed, how), Report()), how, bleed, paper


def faults(block: Block, how: Imposition, bleed: float, paper: tuple[float, float]) -> list[str]:
    """Return what is wrong with the cells of a full page."""
    cells = [cell.grown(bleed) for cell in block.cells(block.room)]
    reach = how.offset + how.mark
    room = Box(0, 0, *paper).grown(-how.margin).inset(reach, HEAD + reach, reach, FOOT + reach)
    found = ["overlap" for one, other in combinations(cells, 2) if meet(one, other)]
    found += ["margin" for cell in cells if not inside(cell, room)]
    return found


def meet(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > SLACK and down > SLACK


def inside(box: Box, room: Box) -> bool:
    return (
        min(box.x - room.x, box.y - room.y) >= -2 * SLACK
        and max(box.right - room.right, box.bottom - room.bottom) <= 2 * SLACK
    )


def test_300_random_blocks_hold() -> None:
    made = [draw(seed) for seed in range(300)]
    whole = [(block, *rest) for block, *rest in made if block]
    assert len(whole) > 200, "most sizes fit"
    assert [seed for seed, each in enumerate(whole) if faults(*each)] == []  # type: ignore[arg-type]


def test_no_more_would_fit() -> None:
    for seed in range(300):
        block, how, bleed, paper = draw(seed)
        if block:
            taken = block.columns * (block.width + block.gap) + block.width + 2 * (bleed + how.margin)
            assert taken + 2 * (how.offset + how.mark) > paper[0] - SLACK


@pytest.mark.parametrize("change", [{"gap": -0.1}, {"x": 0.0}, {"y": 5.0}, {"columns": 11}, {"rows": 15}])
def test_a_wrong_block_is_seen(change: dict[str, float]) -> None:
    how, made = plan(), piece(20, 20)
    block = plan_block([made], how, room_on((210.0, 297.0), 0, how), Report())
    assert block
    facts = {name: getattr(block, name) for name in ("x", "y", "width", "height", "gap", "columns", "rows")}
    assert faults(block, how, 0, (210.0, 297.0)) == []
    assert faults(Block(**(facts | change)), how, 0, (210.0, 297.0))


@pytest.mark.parametrize("seed", range(0, 60, 4))
def test_marks_stay_inside_the_margins(mini: Trial, seed: int) -> None:
    chance = random.Random(seed)
    size = (round(chance.uniform(10, 80), 2), round(chance.uniform(10, 80), 2))
    how = plan(chance.choice(["grid", "fold"]), margin=chance.choice([5, 10]), orientation="landscape")
    for page in pages_of(mini, [piece(*size, count=chance.randint(1, 90), bleed=chance.choice([0, 3]))], how):
        room = Box(0, 0, page.scene.width, page.scene.height).grown(-how.margin)
        assert all(inside(mark, room) for name in ("cut-marks", "fold-ticks") for mark in marks(page, name))


def test_a_cell_of_a_pair_holds_both_faces() -> None:
    sizes = {fold: cell_size(piece(20, 30), plan("fold", fold=fold)) for fold in ("left", "right", "top", "bottom")}
    assert sizes == {"left": (40, 30), "right": (40, 30), "top": (20, 60), "bottom": (20, 60)}
