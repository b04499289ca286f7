"""Contests and sets of pieces as strips: the matrix says what the rules give, whatever the width."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import Trial, lines, open_game

from printkit.components.registry import Look, placeables
from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Group, Item, Text, walk

from .setting_out import context_of

ROWS = {
    "Marshal 10": "BWWWWLC",
    "General 9": "LBWWWLC",
    "Miner 3": "LLBWWXC",
    "Scout 2": "LLLBWLC",
    "Spy 1": "WLLLBLC",
    "Bomb": "–––––––",
    "Flag": "–––––––",
}


@pytest.fixture(scope="module")
def flagduel() -> Trial:
    return open_game(Project(Path(__file__).parents[2]), "flagduel")


def placed(trial: Trial, kind: str, width: float, *options: str) -> tuple[Item, ...]:
    """Return what is drawn of the game's contest or of a player, laid out without a finding."""
    report, parts = Report(), trial.edition.game.parts
    thing = parts.contests[Name("attack")] if kind == "contest" else parts.players[Name("red")]
    strips = placeables[kind].lay_out(thing, width, Look("panel", options), context_of(trial, report))
    assert lines(report) == []
    return tuple(item for strip in strips for item in strip.items)


def rows(items: tuple[Item, ...]) -> list[list[str]]:
    """Return the words of each row, its cells in order."""
    found = [item for item, _ in walk(items) if isinstance(item, Group) and item.role == "row"]
    return [
        [" ".join(text.text for text, _ in walk(cell.items) if isinstance(text, Text)) for cell in _cells(row)]
        for row in found
    ]


def _cells(row: Group) -> list[Group]:
    return [item for item, _ in walk(row.items) if isinstance(item, Group) and item.role == "cell"]


def words(items: tuple[Item, ...]) -> str:
    return " ".join(item.text for item, _ in walk(items) if isinstance(item, Text))


@pytest.mark.parametrize("width", [85.0, 106.0, 180.0])
def test_the_matrix_says_what_the_rules_give(flagduel: Trial, width: float) -> None:
    found = {row[0]: "".join(row[1:]) for row in rows(placed(flagduel, "contest", width, "bare"))}
    assert found == ROWS


@pytest.mark.parametrize(("width", "head"), [(85.0, "Ma"), (180.0, "Marshal")])
def test_narrow_columns_have_short_heads(flagduel: Trial, width: float, head: str) -> None:
    items = placed(flagduel, "contest", width, "bare")
    (heads,) = [item for item, _ in walk(items) if isinstance(item, Group) and item.role == "header"]
    assert head in words(heads.items).split()


def test_the_legend_explains_every_sign(flagduel: Trial) -> None:
    said = words(placed(flagduel, "contest", 90.0, "legend"))
    contest = flagduel.edition.game.parts.contests[Name("attack")]
    assert all(outcome.title.text.replace("'", "’") in said for outcome in contest.outcomes.values())


def test_cases_are_sentences(flagduel: Trial) -> None:
    said = words(placed(flagduel, "contest", 90.0, "cases"))
    assert said.startswith("Any piece that attacks takes the flag. A bomb removes")


def test_counts_by_variant_add_up(flagduel: Trial) -> None:
    found = rows(placed(flagduel, "counts", 90.0, "rank", "range"))
    assert found[2] == ["Miner", "3", "1", "2", "1"]
    assert found[3] == ["Scout", "2", "any", "2", "2"]
    assert found[5] == ["Bomb", "–", "–", "2", "1"]
    assert found[-1] == ["All", "", "", "10", "8"]


def test_an_unknown_figure_is_a_finding(flagduel: Trial) -> None:
    report = Report()
    thing = flagduel.edition.game.parts.players[Name("red")]
    placeables["counts"].lay_out(thing, 90.0, Look("panel", ("rang",)), context_of(flagduel, report))
    assert ['"rang"' in line for line in lines(report)] == [True]


def test_signs_are_explained_in_one_place(flagduel: Trial) -> None:
    contest = flagduel.edition.game.parts.contests[Name("attack")]
    report = Report()
    strips = placeables["contest"].lay_out(contest, 90.0, Look("panel", ("legend",)), context_of(flagduel, report))
    assert [strip.keep for strip in strips] == [True] * (len(strips) - 1) + [False]


@pytest.mark.parametrize("kind", ["contest", "counts"])
def test_names_of_rows_begin_at_one_edge(flagduel: Trial, kind: str) -> None:
    options = ("bare",) if kind == "contest" else ("rank", "range")
    found = [item for item, _ in walk(placed(flagduel, kind, 106.0, *options)) if isinstance(item, Group)]
    heads = [_cells(row)[0] for row in found if row.role == "row"]
    starts = {round(leaf.x, 3) for head in heads for leaf, _ in walk(head.items) if isinstance(leaf, Text)}
    assert len(heads) >= 7
    assert len(starts) == 1
