"""Hex maps: where hexes, lines, labels and furniture stand in mm, halves that join, and what is wrong with them."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path as FilePath

import pytest
from projects import Trial, faults, lines, make_project, open_game

from printkit.components.hex_boards import HexMapSlot, plan
from printkit.components.hex_border import draw_border, space_around
from printkit.components.hex_figures import Field, Move, Note, PieceOn, draw_figure, figure_plot
from printkit.components.hex_furniture import furnish
from printkit.components.hex_ground import draw_ground
from printkit.components.hex_labels import draw_labels
from printkit.components.hex_lines import draw_edges, draw_grid, grid_path
from printkit.components.hex_outlines import join_sides, lot, trace_loops
from printkit.components.hex_patterns import LINED, hex_marks
from printkit.components.hex_plot import HexPlot, boundary
from printkit.diagnostics import Report
from printkit.model.hex_arcs import broadside
from printkit.model.hexmaps import HexHalf, HexMap
from printkit.model.names import Name
from printkit.render.pdf import render_pdf
from printkit.render.svg import render_svg
from printkit.scene import Box, Colour, Document, Group, Path, Scene, Segment, Stroke, walk, whole_page
from printkit.source.text import Words
from printkit.templates.expressions import Expression
from tests.parity import assert_same_picture

from .label_boxes import label_boxes, meeting
from .setting_out import LARGE, context_of, make, paths, texts, words

ROOM = Box(10, 10, 400, 300)

GAME = """\
title: Mini
theme: naval
sheets:
  map: {title: Map, from: hexmaps, layout: counter, imposition: page}
"""

SEA = """\
sea:
  title: Sea
  columns: 8
  rows: 6
"""


def trial_of(root: FilePath, hexmaps: str) -> Trial:
    files = {"sources/mini/game.yaml": GAME, "sources/mini/hexmaps.yaml": hexmaps}
    return open_game(make_project(root, files))


def map_of(trial: Trial, name: str = "sea") -> HexMap:
    return trial.edition.game.parts.hexmaps[Name(name)]


def plotted(root: FilePath, more: str = "", item: str = "sea", box: Box = ROOM, *, trimmed: bool = False) -> HexPlot:
    """Return the plot of a map of 8 × 6 hexes with more keys, a line each, or of a half of it; without a finding."""
    trial = trial_of(root, SEA + "".join(f"  {line}\n" for line in more.splitlines()))
    report = Report()
    thing = trial.edition.game.parts.things("hexmaps")[Name(item)]
    slot = HexMapSlot(name="map", hexmap=Expression("item"), trimmed=trimmed)
    hexmap, block = (thing.map, thing.block) if isinstance(thing, HexHalf) else (map_of(trial), ((0, 0), (7, 5)))
    plot = plan(slot, hexmap, block, box, context_of(trial, report))
    assert lines(report) == []
    assert plot
    return plot


def found(root: FilePath, more: str, box: Box = ROOM, head: str = SEA) -> list[str]:
    """Return what drawing a map in a slot finds."""
    trial = trial_of(root, head + "".join(f"  {line}\n" for line in more.splitlines()))
    at = f"at: [0mm, 0mm, {box.width:g}mm, {box.height:g}mm]"
    return make(trial, f"map: {{{at}, hexmap: hexmaps.sea}}", box).found


def sides(segments: tuple[Segment, ...]) -> list[tuple[tuple[float, float], ...]]:
    """Return the straight pieces of an outline, their ends rounded and in order."""
    result = []
    for (_, first), (code, last) in pairwise(segments):
        if code == "L":
            result.append(tuple(sorted((round(x, 3), round(y, 3)) for x, y in (first, last))))
    return result


# The grid


@pytest.mark.parametrize("more", ["", "tops: pointy", "shifted: odd", "tops: pointy\nshifted: odd", "border: clipped"])
def test_every_side_is_drawn_once(tmp_path: FilePath, more: str) -> None:
    plot = plotted(tmp_path, more)
    drawn = sides(grid_path(plot))
    expected = set()
    for place in plot.drawn:
        corners = [(round(x, 3), round(y, 3)) for x, y in plot.outline(place)]
        expected |= {tuple(sorted((corners[side], corners[(side + 1) % 6]))) for side in range(6)}
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == expected
    assert len(list(draw_grid(plot))) == 1


def test_a_map_of_a_given_width_measures_it(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, "across: 20mm")
    (_, top), (_, below) = plot.middle((2, 1)), plot.middle((2, 2))
    assert below - top == pytest.approx(20)
    assert (plot.frame.width, plot.frame.height) == pytest.approx((12.5 * 20 / 3**0.5, 130))
    assert plot.frame.x + plot.frame.width / 2 == pytest.approx(210)


def test_a_map_without_a_width_fills_its_slot(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, "border: clipped")
    assert plot.frame.height == pytest.approx(300 - 2 * 2.6)
    assert plot.across == pytest.approx((300 - 2 * 2.6) / 6)


def test_dots_stand_in_the_middles(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, "dots: yes")
    (dots,) = [path for path, _ in walk(tuple(draw_grid(plot))) if isinstance(path, Path) and len(path.segments) == 96]
    assert {numbers for code, numbers in dots.segments if code == "M"} == {plot.middle(each) for each in plot.shown}


# Labels


@pytest.mark.parametrize("at", ["top", "centre", "bottom", "left", "right"])
@pytest.mark.parametrize("tops", ["flat", "pointy"])
@pytest.mark.parametrize("border", ["whole", "clipped"])
def test_labels_are_unique_and_stand_inside_their_hexes(tmp_path: FilePath, at: str, tops: str, border: str) -> None:
    plot = plotted(tmp_path, f"tops: {tops}\nborder: {border}\nlabels: {{at: {at}}}", box=Box(0, 0, 130, 110))
    boxes = label_boxes(draw_labels(plot))
    assert len({said for said, _ in boxes}) == len(boxes) == 48
    assert meeting(boxes, 0.5) == []
    for said, corners in boxes:
        place = plot.map.names.find(said)
        for x, y in corners:
            assert plot.scale.hex_at(x - plot.corner[0], y - plot.corner[1]) == place
            assert plot.frame.x < x < plot.frame.right
            assert plot.frame.y < y < plot.frame.bottom


def test_labels_are_groups_of_that_role(tmp_path: FilePath) -> None:
    groups = list(draw_labels(plotted(tmp_path)))
    assert {group.role for group in groups if isinstance(group, Group)} == {"label"}
    assert len(groups) == 48


@pytest.mark.parametrize(
    ("labels", "first", "last"),
    [
        ("{}", "0101", "0806"),
        ("{order: row}", "0101", "0608"),
        ("{corner: top right}", "0801", "0106"),
        ("{corner: bottom left}", "0106", "0801"),
        ("{corner: bottom right, order: row}", "0608", "0101"),
        ("{scheme: A1}", "A1", "H6"),
        ("{scheme: A1, order: row, corner: bottom left}", "F1", "A8"),
        ("{scheme: '1.1'}", "1.1", "8.6"),
        ("{start: 0}", "0000", "0705"),
    ],
)
def test_labels_follow_their_scheme(tmp_path: FilePath, labels: str, first: str, last: str) -> None:
    names = plotted(tmp_path, f"labels: {labels}").map.names
    assert (names.name((0, 0)), names.name((7, 5))) == (first, last)
    assert all(names.find(names.name(place)) == place for place in names.grid.hexes())
    assert len({names.name(place) for place in names.grid.hexes()}) == 48


def test_letters_go_on_after_z(tmp_path: FilePath) -> None:
    more = SEA.replace("columns: 8", "columns: 30") + "  labels: {scheme: A1}\n"
    names = map_of(trial_of(tmp_path, more)).names
    assert [names.name((column, 0)) for column in (25, 26, 29)] == ["Z1", "AA1", "DD1"]
    assert names.find("DD6") == (29, 5)


@pytest.mark.parametrize(
    ("labels", "count"),
    [("{every: 2}", 24), ("{every: 5}", 8), ("{on: border}", 24), ("{on: none}", 0), ("{land: no}", 45), ("{}", 48)],
)
def test_labels_can_be_left_out(tmp_path: FilePath, labels: str, count: int) -> None:
    land = "terrain: {land: {title: Land, land: yes, hexes: 0201-0203}}"
    assert len(list(draw_labels(plotted(tmp_path, f"labels: {labels}\n{land}")))) == count


def test_labels_make_way_for_furniture(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, "cartouche: top left\nborder: clipped\nacross: 16mm")
    taken = [piece.box for piece in furnish(plot)]
    assert len(list(draw_labels(plot, taken))) < len(list(draw_labels(plot)))


# Terrain and edges

LAND = "terrain: {land: {title: Land, land: yes, hexes: '0202-0204, 0303', colour: land, pattern: hills}}"


def test_terrain_is_one_outline_around_its_hexes(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, LAND)
    (loop,) = boundary(plot.map.land(), plot)
    assert len(loop) == 4 * 6 - 2 * 4  # four sides lie between the hexes
    fills = [item for item, _ in walk(tuple(draw_ground(plot))) if isinstance(item, Path) and item.fill]
    assert [item.fill.name for item in fills if item.fill] == ["open", "land"]
    ring = boundary(set(plot.map.grid.ring((3, 3), 1)), plot)
    assert sorted(len(each) for each in ring) == [6, 18]


@pytest.mark.parametrize("border", ["whole", "clipped"])
def test_land_at_the_edge_of_the_map_goes_on_beyond_it(tmp_path: FilePath, border: str) -> None:
    plot = plotted(tmp_path, "terrain: {land: {title: Land, land: yes, hexes: columns 1-2}}\nborder: " + border)
    hexes = plot.spread(plot.map.land())
    assert {x for x, _ in hexes} == {-2, -1, 0, 1}
    assert {y for _, y in hexes} == set(range(-2, 8))
    coast = [knot for loop in boundary(hexes, plot) for knot in loop]
    inside = [at for at in map(plot.point, coast) if plot.frame.x < at[0] and plot.frame.y < at[1] < plot.frame.bottom]
    assert min(x for x, _ in inside) > plot.middle((1, 0))[0]


def test_a_free_outline_keeps_near_its_sides_and_is_always_the_same(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, LAND)
    loops = boundary({(3, 3)}, plot)
    drawn = trace_loops(loops, "drawn", plot)
    assert drawn == trace_loops(loops, "drawn", plot)
    corners = plot.outline((3, 3))
    ends = [numbers[-2:] for code, numbers in drawn if code == "C"]
    assert len(ends) == 24
    for x, y in ends:
        away = min(_from_side((x, y), *side) for side in pairwise((*corners, corners[0])))
        assert away < 0.25 * plot.scale.side
    assert {round(lot((index,), 0), 1) for index in range(200)} >= {-0.9, -0.5, 0.0, 0.5, 0.9}


def _from_side(at: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = min(1, max(0, ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / (dx * dx + dy * dy)))
    return ((at[0] - start[0] - part * dx) ** 2 + (at[1] - start[1] - part * dy) ** 2) ** 0.5


def test_an_edge_runs_along_its_sides_once(tmp_path: FilePath) -> None:
    river = "edges: {river: {title: River, line: hex-river, sides: '0303 ne se, 0403 nw, 0303/0304'}}"
    plot = plotted(tmp_path, river)
    (group,) = draw_edges(plot)
    (path,) = group.items  # type: ignore[union-attr]
    corners = plot.outline(plot.map.names.find("0303"))
    assert isinstance(path, Path)
    assert [code for code, _ in path.segments] == ["M", "L", "L", "L"]
    assert {numbers for _, numbers in path.segments} == set(corners[1:5])


def test_an_edge_around_land_is_its_coast(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, f"{LAND}\nedges: {{coast: {{title: Coast, line: chart-coast, around: land}}}}")
    (group,) = draw_edges(plot)
    (path,) = group.items  # type: ignore[union-attr]
    assert len([code for code, _ in path.segments if code == "L"]) == 15  # a closed outline of 16 sides
    assert path.segments[-1] == ("Z", ())


def test_chains_end_at_forks() -> None:
    assert join_sides([((0, 0), (1, 1)), ((1, 1), (2, 0)), ((2, 0), (1, 1)), ((1, 1), (1, 3))]) == [
        ((0, 0), (1, 1)),
        ((1, 1), (1, 3)),
        ((1, 1), (2, 0)),
    ]
    assert join_sides([((0, 0), (1, 1)), ((1, 1), (2, 0)), ((2, 0), (0, 0))]) == [((0, 0), (1, 1), (2, 0), (0, 0))]


@pytest.mark.parametrize("pattern", LINED)
def test_patterns_run_on_from_hex_to_hex(pattern: str) -> None:
    """Where the rectangle of a hex ends, that of each hex beside it goes on with the same lines."""
    pitch, stroke = (15.0, 18.0), Stroke(Colour((0, 0, 0)), 0.1)
    (path,) = hex_marks(pattern, pitch, 1.0, stroke)  # type: ignore[arg-type]
    assert isinstance(path, Path)
    points = [numbers for _, numbers in path.segments]
    assert all(abs(x) <= 7.51 and abs(y) <= 9.01 for x, y in points)
    if pattern == "dots":
        return
    right = {round(y % 9, 3) % 9 for x, y in points if abs(x - 7.5) < 1e-6}
    left = {round(y % 9, 3) % 9 for x, y in points if abs(x + 7.5) < 1e-6}
    assert left == right
    top = {round(x, 3) for x, y in points if abs(y + 9) < 1e-6}
    assert top == {round(x, 3) for x, y in points if abs(y - 9) < 1e-6}


# Halves

HALVES = """\
border: clipped
across: 18mm
halves: {west: {title: West, hexes: columns 1-4}, east: {title: East, hexes: columns 5-8}}
"""


def test_halves_are_items_of_their_own(tmp_path: FilePath) -> None:
    trial = trial_of(tmp_path, SEA + "".join(f"  {line}\n" for line in HALVES.splitlines()))
    assert list(trial.edition.game.parts.things("hexmaps")) == ["sea", "sea-west", "sea-east"]


@pytest.mark.parametrize("more", ["", "tops: pointy", "shifted: odd", "tops: pointy\nshifted: odd"])
def test_halves_join_on_either_side(tmp_path: FilePath, more: str) -> None:
    """Laid side by side in either order, the lines of both go on over the joint, and no label is lost or cut."""
    west, east = (plotted(tmp_path / name, HALVES + more, f"sea-{name}") for name in ("west", "east"))
    assert west.frame.width == pytest.approx(east.frame.width)
    assert _crossings(west, "right") == _crossings(east, "left")
    assert _crossings(east, "right") == _crossings(west, "left")
    assert len(_crossings(east, "left")) >= 5
    labels = [[said for said, _, _ in texts(draw_labels(each))] for each in (west, east)]
    assert len(labels[0]) == len(labels[1]) == 24
    assert len({*labels[0], *labels[1]}) == 48
    for plot in (west, east):
        assert all(
            plot.frame.x < x < plot.frame.right for _, corners in label_boxes(draw_labels(plot)) for x, _ in corners
        )


@pytest.mark.parametrize("trimmed", [True, False])
def test_a_trimmed_half_reaches_to_the_edges_at_which_it_is_joined(tmp_path: FilePath, trimmed: bool) -> None:
    plot = plotted(tmp_path, HALVES, "sea-west", trimmed=trimmed)
    beside, above = space_around(plot.map, plot.block, trimmed=trimmed)
    assert above > 2.0
    assert (beside == 0.0) is trimmed
    exact = Box(10.0, 20.0, plot.frame.width + 2 * beside, plot.frame.height + 2 * above)
    plot = plotted(tmp_path / "exact", HALVES, "sea-west", exact, trimmed=trimmed)
    assert plot.frame == pytest.approx((10.0 + beside, 20.0 + above, plot.frame.width, plot.frame.height))
    drawn = [item for item, _ in walk(tuple(draw_border(plot))) if isinstance(item, Path)]
    assert len(drawn) == (2 if trimmed else 3), "the last are the marks at the joint"
    assert plot.seen == plot.frame.inset(*([-3.0, 0.0, -3.0, 0.0] if trimmed else [0.0] * 4)), "it bleeds at the joint"


def _crossings(plot: HexPlot, edge: str) -> set[float]:
    """Return how far below its upper corner lines of the grid cross an edge of the frame."""
    at = plot.frame.x if edge == "left" else plot.frame.right
    result = set()
    for (x, y), (u, v) in sides(grid_path(plot)):
        if (x - at) * (u - at) < 0:
            below = y + (v - y) * (at - x) / (u - x) - plot.frame.y
            if 0.1 < below < plot.frame.height - 0.1:
                result.add(round(below, 2))
    return result


# Furniture


def test_the_compass_names_the_headings_of_the_map(tmp_path: FilePath) -> None:
    for name, top, said in (("a", "flat", "N NE SE S SW NW"), ("b", "pointy", "E SE SW W NW NE")):
        plot = plotted(tmp_path / name, f"tops: {top}\ncompass: {{at: '0403'}}")
        (piece,) = furnish(plot)
        assert words(piece.items) == said
        x, y = plot.middle((3, 2))
        places = {text: (u - x, v - y) for text, u, v in texts(piece.items)}
        first = places[said.split()[0]]
        assert (first[1] < -10) if top == "flat" else (first[0] > 10)


def test_wind_scale_and_cartouche_say_what_the_map_says(tmp_path: FilePath) -> None:
    plot = plotted(
        tmp_path,
        "wind: {blows: se, at: '0303', title: 'Wind:'}\nsubtitle: Calm\ncartouche: top left\n"
        "scale: {text: A hex is 100 m, hexes: 3, at: bottom right}",
    )
    cartouche, scale, wind = furnish(plot)
    assert words(cartouche.items) == "Sea Calm"
    assert words(scale.items) == "0 1 2 3 A hex is 100\u00a0m"
    assert words(wind.items) == "Wind: SE"
    bars = sorted(box.width for box in paths(scale.items))
    assert bars[:3] == pytest.approx([plot.across] * 3)
    assert cartouche.box.x > plot.frame.x
    assert scale.box.right < plot.frame.right


# Figures


def test_a_figure_shows_fields_moves_pieces_and_notes(tmp_path: FilePath) -> None:
    trial = trial_of(tmp_path, SEA)
    report = Report()
    hexmap = map_of(trial)
    plot = figure_plot(hexmap, ((0, 0), (5, 4)), 80.0, context_of(trial, report))
    ship = (hexmap.names.find("0303"), hexmap.grid.heading("n"))
    fire = frozenset(each for each in broadside(hexmap.grid, ship, "right", 3) if each in plot.shown)
    items = draw_figure(
        plot,
        [
            PieceOn((ship[0], hexmap.grid.step(ship[0], 3)), 0, "deep"),
            Field(fire, "red-tint", "diagonal", edge="strong"),
            Move(((2, 2), (2, 1), (3, 0))),
            Note((4, 3), Words("B")),
        ],
    )
    assert lines(report) == []
    assert [text for text, _, _ in texts(items)][-1] == "B"
    assert plot.frame.width == pytest.approx(80)


def test_a_set_up_is_drawn_on_its_part_of_the_map(tmp_path: FilePath) -> None:
    setups = "setups: {duel: {title: Duel, long: 2, pieces: {brig: 0303 n}}}"
    trial = trial_of(tmp_path, SEA + f"  {setups}\n")
    made = make(trial, "s: {at: [0mm, 0mm, 90mm, 80mm], stack: [hexmap hexmaps.sea 0101-0504 setup:duel]}")
    assert made.found == []
    assert "0504" in words(made.items)
    assert "0605" not in words(made.items)
    wrong = make(trial, "s: {at: [0mm, 0mm, 90mm, 120mm], stack: [hexmap hexmaps.sea 0909]}", LARGE)
    assert [re.sub(r"^\S+ ", "", each) for each in wrong.found] == ['PK155 "0909" leads to no value']


# Bad input


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("columns: 0\nrows: 6", "PK116 a map cannot have 0 × 6 hexes"),
        ("columns: -3\nrows: 6", "PK116 a map cannot have -3 × 6 hexes"),
        ("columns: 500\nrows: 500", "PK116 a map cannot have 500 × 500 hexes"),
        ("columns: 8\nrows: 120", 'PK116 labels like "0101" end at 99 × 99, not 8 × 120'),
        ("columns: 8\nrows: 6\nacross: 0mm", 'PK116 "0mm" is nothing'),
        ("columns: 8\nrows: 6\nacross: -2mm", 'PK116 "-2mm" is negative'),
        ("columns: 8\nrows: 6\nacross: 18", 'PK116 "18" has no unit'),
        ("columns: 8\nrows: 6\ntops: round", 'PK117 unknown choice "round"'),
        ("columns: 8\nrows: 6\nlabels: {every: 0}", "PK116 labels cannot stand in every 0 hexes"),
        ("columns: 8\nrows: 6\nlabels: {start: 7}", "PK116 labels cannot start at 7"),
        ("columns: 8\nrows: 6\nterrain: {reef: {title: Reef, hexes: a bit}}", 'PK116 "a bit" is not hexes'),
        ("columns: 8\nrows: 6\nterrain: {reef: {title: Reef, hexes: 0101, waterlines: 99}}", "PK116 there cannot be 99 waterlines"),
        ("columns: 8\nrows: 6\nedges: {r: {title: R, line: hex-river}}", "PK116 an edge needs sides, or a terrain to go around"),
        ("columns: 8\nrows: 6\nedges: {r: {title: R, line: hex-river, sides: ne}}", 'PK116 "ne" is no side of a hex'),
        ("columns: 8\nrows: 6\ncartouche: middle", 'PK116 "middle" is no place on the map'),
        ("columns: 8\nrows: 6\nscale: {text: x, at: top left, hexes: 0}", "PK116 a scale bar cannot be 0 hexes long"),
        ("columns: 8\nrows: 6\nsetups: {d: {title: D, pieces: {brig: 0101}}}", 'PK116 "0101" is no place of a piece'),
        ("columns: 8\nrows: 6\nsetups: {d: {title: D, long: 3, pieces: {brig: 0101 n}}}", "PK116 a piece cannot be 3 hexes long"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_map_is_said_where_it_stands(tmp_path: FilePath, text: str, message: str) -> None:
    hexmaps = "sea:\n  title: Sea\n" + "".join(f"  {line}\n" for line in text.splitlines())
    files = {"sources/mini/game.yaml": GAME, "sources/mini/hexmaps.yaml": hexmaps}
    said = faults(make_project(tmp_path, files))
    assert [re.sub(r"^hexmaps.yaml:\d+:\d+ ", "", each) for each in said] == [message]


@pytest.mark.parametrize(
    ("more", "box", "message"),
    [
        ("across: 60mm", ROOM, 'PK332 the map is 433.0 × 390.0 mm with hexes of 60 mm, slot "map" has room for 399.2 × 299.2 mm'),
        ("across: 3mm", ROOM, 'PK333 hexes in slot "map" are 3.0 mm wide, under 4 mm'),
        ("", Box(0, 0, 20, 20), 'PK333 hexes in slot "map" are 2.7 mm wide, under 4 mm'),
        ("across: 6mm", ROOM, "PK331 labels would be 3.4 pt in hexes of 6.0 mm, under the floor of 5 pt"),
        ("ground: mud", ROOM, 'PK154 the theme has no colour "mud"'),
    ],
)  # fmt: skip
def test_a_map_that_does_not_fit_is_a_finding(tmp_path: FilePath, more: str, box: Box, message: str) -> None:
    assert [re.sub(r"^\S+ ", "", each) for each in found(tmp_path, more, box)] == [message]


def test_a_large_map_on_a5_has_labels_under_their_floor(tmp_path: FilePath) -> None:
    head = SEA.replace("columns: 8", "columns: 33").replace("rows: 6", "rows: 25")
    (said,) = found(tmp_path, "", Box(0, 0, 200, 138), head)
    assert said.endswith("PK331 labels would be 3.1 pt in hexes of 5.4 mm, under the floor of 5 pt")


def test_a_slot_takes_only_maps(tmp_path: FilePath) -> None:
    trial = trial_of(tmp_path, SEA)
    made = make(trial, "map: {at: [0mm, 0mm, 90mm, 80mm], hexmap: hexmaps.sea.title}")
    assert len(made.found) == 1
    assert "a hex map" in made.found[0]


def test_pdf_and_svg_show_the_same_map(tmp_path: FilePath) -> None:
    more = (
        "border: clipped\ndots: yes\ncartouche: top left\ncompass: {at: '0604', size: 2}\n"
        "terrain:\n"
        "  shoal: {title: Shoal, hexes: 0104-0205, colour: shoal-2, pattern: dots, ink: hex-shoal, shape: drawn}\n"
        "  land: {title: Land, land: yes, hexes: 0301-0402, colour: land, pattern: hills, shape: drawn, waterlines: 3}\n"
    )
    trial = trial_of(tmp_path, SEA + "".join(f"  {line}\n" for line in more.splitlines()))
    made = make(trial, "map: {at: [0mm, 0mm, 100%, 100%], hexmap: hexmaps.sea}")
    assert made.found == []
    scene = Scene(100, 80, made.items)
    pdf = render_pdf(Document((whole_page(scene, "Sea"),), "Sea", "", "", "en"))
    assert_same_picture(pdf, 0, render_svg(scene, "Sea", "sea", "en", "x-"), 100, 80)
