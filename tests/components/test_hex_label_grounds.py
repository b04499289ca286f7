"""Numbers of hexes where coasts, outlines and patterns run: a ground in the colour of the hex stops the lines."""

from __future__ import annotations

from pathlib import Path as FilePath

import pytest

from printkit.components.hex_labels import draw_labels, label_grounds
from printkit.scene import Group, Path
from tests.components.test_hexmaps import plotted

COAST = "terrain: {land: {title: Land, land: yes, hexes: '0303', colour: land, line: chart-coast}}"
SHOAL = "terrain: {shoal: {title: Shoal, hexes: '0303', colour: sand, pattern: dots}}"
PLAIN = "terrain: {sand: {title: Sand, hexes: '0303', colour: sand}}"


@pytest.mark.parametrize(
    ("terrain", "at", "found"),
    [
        # the number at the top of 0303 meets the coast, and so does that of each hex below one of its lower sides
        (COAST, "top", {"0303": "land", "0304": "open", "0203": "open", "0403": "open"}),
        (COAST, "bottom", {"0303": "land", "0302": "open", "0202": "open", "0402": "open"}),
        (COAST, "centre", {}),
        (SHOAL, "top", {"0303": "sand"}),
        (SHOAL, "centre", {"0303": "sand"}),
        (PLAIN, "top", {}),
        (
            COAST.replace("line: chart-coast", "waterlines: 3"),
            "top",
            {"0303": "land", "0304": "open", "0203": "open", "0403": "open"},
        ),
    ],
)
def test_the_ground_of_a_number_has_the_colour_of_its_hex(
    tmp_path: FilePath, terrain: str, at: str, found: dict[str, str]
) -> None:
    plot = plotted(tmp_path, f"labels: {{at: {at}}}\n{terrain}")
    grounds = {plot.map.names.name(place): colour for place, colour in label_grounds(plot).items()}
    assert grounds == {label: plot.colour(name) for label, name in found.items()}


def test_the_ground_lies_under_the_number_and_nowhere_else(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, SHOAL)
    drawn = list(draw_labels(plot))
    grounds = [place for place, item in enumerate(drawn) if isinstance(item, Group) and item.role == "artifact"]
    assert len(grounds) == 1
    ground, label = drawn[grounds[0]], drawn[grounds[0] + 1]
    (path,), (text,) = ground.items, label.items  # type: ignore[union-attr]
    assert isinstance(path, Path)
    corners = [numbers[-2:] for _, numbers in path.segments if numbers]
    assert min(x for x, _ in corners) < text.x < text.x + text.width < max(x for x, _ in corners)  # type: ignore[union-attr]
