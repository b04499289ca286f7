"""A game with charts → the files that `printkit chart` writes into its folder."""

from __future__ import annotations

from collections.abc import Mapping

from printkit.diagnostics import Report
from printkit.diagnostics.maps import chart_without_marks, maps_not_installed, no_land_in_frame
from printkit.maps.coastline import read_coastline
from printkit.model.charts import Chart
from printkit.model.game import Game
from printkit.source import ProjectFiles
from printkit.templates.themes import Theme

FILE = "charts.yaml"


def make_charts(game: Game, files: ProjectFiles, theme: Theme, report: Report) -> Mapping[str, str]:
    """Return the drawings and the renewed `charts.yaml` of a game by path; nothing after a finding."""
    text = files.read_text(FILE, report)
    made: dict[str, str] = {}
    for name, chart in game.parts.charts.items():
        if not chart.coastline or text is None:
            continue
        found = _make(name, chart, (text, files, theme), report)
        text = found.pop(FILE, text)
        made |= found
    return {} if report.errors or text is None else {**made, FILE: text}


def _make(name: str, chart: Chart, given: tuple[str, ProjectFiles, Theme], report: Report) -> dict[str, str]:
    text, files, theme = given
    place = chart.places.get("coastline", chart.origin)
    polygons = read_coastline(files, chart.coastline, place, report)
    if not polygons:
        return {}
    try:
        from printkit.maps.outline import outline_chart  # noqa: PLC0415 - the extra may be missing
        from printkit.maps.writing import HEAD, TAIL, draw_files, write_tables  # noqa: PLC0415
    except ModuleNotFoundError as error:
        report.add(maps_not_installed(chart.origin, error.name or "shapely"))
        return {}
    outline = outline_chart(chart, polygons)
    if outline.land.is_empty:
        report.add(no_land_in_frame(place, name, chart.coastline))
        return {}
    tables = write_tables(text, name, chart, outline)
    if tables is None:
        report.add(chart_without_marks(chart.origin, name, HEAD.format(chart=name), TAIL.format(chart=name)))
        return {}
    return {**draw_files(chart, outline, theme), FILE: tables}
