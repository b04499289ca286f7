"""Pieces made for the tests of imposition, and what became of them on the pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from projects import Trial

from printkit.components.pieces import Piece
from printkit.diagnostics import Report
from printkit.imposition import impose
from printkit.model.names import Name
from printkit.scene import Box, Colour, Group, Matrix, Page, Path, Scene, Stroke, apply, compose, rect, walk
from printkit.source import Length
from printkit.templates.impositions import Imposition

RED, BLUE = Colour((255, 0, 0)), Colour((0, 0, 255))
LENGTHS = {"margin", "gap", "gutter", "overlap", "creep", "mark", "offset"}


class Face(NamedTuple):
    """A face on a page: its place, its clip in mm of the page, and which face of which piece it is."""

    place: Matrix
    clip: Box
    name: str


def piece(width: float = 20.0, height: float = 20.0, *, back: bool = True, **more: object) -> Piece:
    """Return a piece with a red front and a blue back, their grounds 3 mm over the trim."""
    scenes = [Scene(width, height, (Path(rect(Box(-3, -3, width + 6, height + 6)), colour),)) for colour in (RED, BLUE)]
    facts: dict[str, object] = {"name": "a", "title": "A", "front": scenes[0], "back": scenes[1] if back else None}
    return Piece(**(facts | more))  # type: ignore[arg-type]


def plan(arrange: str = "grid", **more: object) -> Imposition:
    """Return an imposition, lengths in mm."""
    made = {key: Length(value) if key in LENGTHS else value for key, value in ({"margin": 10} | more).items()}
    return Imposition(arrange, **made)  # type: ignore[arg-type]


def lay(
    trial: Trial, pieces: Sequence[Piece], how: Imposition, **surroundings: object
) -> tuple[tuple[Page, ...], list[str]]:
    """Impose pieces on A4, or in other surroundings; return the pages and the findings as `CODE message`."""
    report = Report()
    sheet = trial.edition.game.file.sheets[Name("counters")]
    context = replace(trial.edition.context(sheet, report), **surroundings)  # type: ignore[arg-type]
    pages = impose(pieces, sheet, how, context)
    return pages, [f"{found.code} {found.message}" for found in report]


def pages_of(trial: Trial, pieces: Sequence[Piece], how: Imposition, **surroundings: object) -> tuple[Page, ...]:
    """Impose pieces without a finding, but for the backs that a grid leaves out."""
    pages, found = lay(trial, pieces, how, **surroundings)
    assert [each for each in found if not each.startswith("PK505")] == []
    return pages


def faces(page: Page) -> list[Face]:
    """Return the faces on a page in the order they were placed, one for each piece."""
    return [
        Face(item.transform, around(item.clip or (), item.transform), item.name.split("-")[0])
        for item in page.scene.items
        if isinstance(item, Group) and item.name.startswith(("front-", "back-"))
    ]


def trims(page: Page, width: float = 20.0, height: float = 20.0) -> list[Box]:
    """Return where the trim of each face lies on the page."""
    return [around(rect(Box(0, 0, width, height)), face.place) for face in faces(page)]


def around(outline: Sequence[tuple[str, tuple[float, ...]]], matrix: Matrix) -> Box:
    """Return the box around the corners of an outline after a map."""
    points = [apply(matrix, *numbers) for code, numbers in outline if code in "ML"]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


def strokes(page: Page, name: str) -> list[tuple[Box, Stroke]]:
    """Return the lines of the group whose name begins with `name`, each with its stroke."""
    found = []
    for group, matrix in walk(page.scene.items):
        if isinstance(group, Group) and group.name.startswith(name):
            inner = compose(matrix, group.transform)
            found += [(around(item.segments, inner), item.stroke) for item in group.items if isinstance(item, Path)]
    return [(box, stroke) for box, stroke in found if stroke]


def marks(page: Page, name: str) -> list[Box]:
    """Return the lines of the group whose name begins with `name`."""
    return [box for box, _ in strokes(page, name)]


def mirror_x(at: float) -> Matrix:
    """Return the reflection about the vertical line at x."""
    return (-1.0, 0.0, 0.0, 1.0, 2 * at, 0.0)


def mirror_y(at: float) -> Matrix:
    """Return the reflection about the horizontal line at y."""
    return (1.0, 0.0, 0.0, -1.0, 0.0, 2 * at)
