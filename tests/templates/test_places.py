"""Distances, sizes, areas and grids of layouts."""

from __future__ import annotations

import pytest

from printkit.scene import Box
from printkit.source import Length
from printkit.templates.places import Area, Extent, LayoutSize, Repeats


@pytest.mark.parametrize(
    ("text", "mm"),
    [
        ("12mm", 12),
        ("0", 0),
        ("50%", 40),
        ("100% - 4mm", 76),
        ("50% + 6mm", 46),
        ("-3mm", -3),
        ("-10%", -8),
        ("100% + 6mm - 50% - 1mm", 45),
        ("10% + 20% + 1cm", 34),
        ("12.5%", 10),
        ("6mm - 10%", -2),
        ("50% - -2mm", 42),
        ("1in", 25.4),
        ("100%", 80),
    ],
)
def test_extents_of_80_mm(text: str, mm: float) -> None:
    assert Extent.from_text(text).of(80) == pytest.approx(mm)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12",
        "%",
        "50 percent",
        "50%-4mm",
        "50% -",
        "+ 4mm",
        "50% * 2",
        "4,5mm",
        "1001%",
        "-1001%",
        "50% + 100000000%",
        "50% 4mm",
    ],
)
def test_what_is_no_extent_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+ -- .+"):
        Extent.from_text(text)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("paper", LayoutSize("paper")),
        ("paper landscape", LayoutSize("paper landscape")),
        ("item", LayoutSize("item")),
        ("63mm x 88mm", LayoutSize("", 63, 88)),
        ("63mm×88mm", LayoutSize("", 63, 88)),
    ],
)
def test_layout_sizes(text: str, size: LayoutSize) -> None:
    assert LayoutSize.from_text(text) == size


@pytest.mark.parametrize(
    "text", ["", "a4", "paper portrait", "landscape", "63mm", "63 x 88", "0mm x 5mm", "5mm x -5mm"]
)
def test_what_is_no_layout_size_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        LayoutSize.from_text(text)


@pytest.mark.parametrize(
    ("area", "box"),
    [
        (Area(), Box(0, 0, 100, 60)),
        (Area(Length(10)), Box(10, 10, 80, 40)),
        (Area(Length(0), LayoutSize("", 40, 20)), Box(30, 20, 40, 20)),
    ],
)
def test_areas_of_a_layout_of_100_by_60_mm(area: Area, box: Box) -> None:
    assert area.within(100, 60) == box


@pytest.mark.parametrize(("text", "columns", "rows"), [("6 x 2", 6, 2), ("1x1", 1, 1), ("10 × 3", 10, 3)])
def test_grids(text: str, columns: int, rows: int) -> None:
    assert Repeats.from_text(text) == Repeats(columns, rows)


@pytest.mark.parametrize("text", ["", "6", "0 x 2", "6 x 0", "00 x 2", "6 x 2 x 1", "-1 x 2", "a x b", "1000 x 1"])
def test_what_is_no_grid_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f'^"{text}" is not a grid -- write columns x rows, such as 6 x 2$'):
        Repeats.from_text(text)
