"""A game of the shipped chart alone, and the chart drawn: what the tests of charts share."""

from __future__ import annotations

from pathlib import Path as FilePath

from projects import Trial, lines, make_project, open_game

from printkit.components.charts import ChartSlot
from printkit.components.registry import slot_kinds
from printkit.diagnostics import Report
from printkit.model.charts import Chart
from printkit.model.names import Name
from printkit.scene import Box, Item
from printkit.templates.expressions import Expression

from .setting_out import context_of

SHIPPED = FilePath(__file__).parent.parent.parent / "sources/bismarck"
BOARD = Box(0, 0, 279, 279)
FRAME = Box(11.5, 11.5, 256, 256)

GAME = """\
title: Mini
theme: naval
sheets:
  board: {title: Board, from: charts, layout: counter, imposition: page}
"""


def open_chart(root: FilePath) -> Trial:
    """Return a game of the shipped chart alone, made in an empty folder."""
    chart = (SHIPPED / "charts.yaml").read_text("utf-8")
    kept = [line for line in chart.splitlines() if not line.lstrip().startswith(("speed:", "turns:"))]
    art = {f"art/{path.name}": path.read_text("utf-8") for path in (SHIPPED / "art").glob("chart-*.svg")}
    files = {"game.yaml": GAME, "charts.yaml": "\n".join(kept), **art}
    return open_game(make_project(root, {f"sources/mini/{name}": text for name, text in files.items()}))


def chart_of(trial: Trial) -> Chart:
    """Return the chart of the game."""
    return trial.edition.game.parts.charts[Name("north-atlantic")]


def draw(trial: Trial, box: Box = BOARD, border: float = 11.5, **more: object) -> tuple[Item, ...]:
    """Return the chart drawn into a box, without a finding."""
    report = Report()
    slot = ChartSlot(name="chart", chart=Expression("charts.north-atlantic"), border=border, **more)  # type: ignore[arg-type]
    items = slot_kinds["chart"].draw(slot, box, context_of(trial, report))
    assert lines(report) == []
    return items
