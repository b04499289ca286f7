"""Charts for tests: a small one written on the spot, and that of the shipped game, read without the rest of it."""

from __future__ import annotations

from pathlib import Path

from projects import lines

from printkit.diagnostics import Report
from printkit.model.charts import Chart
from printkit.model.names import Name
from printkit.source import ProjectFiles, bind, parse_yaml

SHIPPED = Path(__file__).parent.parent.parent / "sources/bismarck"

MINI = """\
title: Mini
rows: 2
columns: 2
coastline: land.json
projection:
  parallels: [45 N, 62 N]
  meridian: 25 W
  kilometres: 340
  pin: {port: brest, cell: B1, across: 0.5, down: 0.5}
ports:
  brest: {title: Brest, at: 48.38 N 4.49 W, cell: B1, enter: B1}
"""
"""A chart of 2 × 2 grids, Brest in the middle of B1."""


def chart_of(text: str) -> Chart:
    """Return the chart that YAML describes, without a finding."""
    report = Report()
    node = parse_yaml(text, "charts.yaml", report)
    chart = node and bind(node, Chart, report, "charts/mini")
    assert lines(report) == []
    assert chart
    return chart


def mini(more: str = "") -> Chart:
    """Return the small chart with more keys."""
    return chart_of(MINI + more)


def shipped_chart() -> Chart:
    """Return the chart of the shipped game."""
    report = Report()
    node = ProjectFiles(SHIPPED).load_yaml("charts.yaml", report)
    charts = node and bind(node, dict[Name, Chart], report, "charts")
    assert lines(report) == []
    assert charts
    return charts[Name("north-atlantic")]
