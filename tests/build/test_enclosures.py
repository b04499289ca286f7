"""What a scenario is printed with is shown as the profile shows it."""

from __future__ import annotations

from pathlib import Path

from projects import open_game

from printkit.build.compose import SheetWork
from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Text, walk

PROJECT = Project(Path(__file__).resolve().parents[2])


def enclosed(profile: str) -> list[Piece]:
    """Return the pages that a scenario is printed with."""
    edition = open_game(PROJECT, "broadsides", profile=profile).edition
    pieces = SheetWork(edition, Name("scenarios"), Report()).pieces_of(Name("02-the-last-indiaman"))
    return [piece for piece in pieces if piece.enclosed]


def texts(pieces: list[Piece]) -> list[Text]:
    """Return the words on them."""
    return [item for piece in pieces for item, _ in walk(piece.front.items) if isinstance(item, Text)]


def test_less_ink_is_used_for_the_logs_of_a_scenario_too() -> None:
    colours = {text.colour.rgb for text in texts(enclosed("ink-saver"))}
    assert [rgb for rgb in colours if len(set(rgb)) > 1] == []


def test_a_proof_outlines_the_logs_of_a_scenario_too() -> None:
    everything, around = texts(enclosed("home")), texts(enclosed("proof"))
    assert len(around) < len(everything) / 20
