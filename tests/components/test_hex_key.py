"""What helps to read a hex map: a key of its terrain, the name of the half, numbers under the rose; fields that overlap."""

from __future__ import annotations

from pathlib import Path as FilePath

from printkit.components.hex_boards import titled
from printkit.components.hex_figures import Field, draw_figure
from printkit.components.hex_furniture import furnish
from printkit.components.hex_labels import draw_labels
from printkit.model.hexmaps import HexHalf
from printkit.model.names import Name
from printkit.scene import Group, Path, Text, walk
from tests.components.setting_out import texts, words
from tests.components.test_hexmaps import HALVES, SEA, plotted, trial_of

SHOAL = "terrain: {shoal: {title: Shoal, hexes: '0303', colour: sand, pattern: dots}}"
SCALE = "scale: {text: One hex, at: bottom right, key: KEY}"


def test_a_key_shows_the_terrain_of_a_map(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, f"{SHOAL}\n{SCALE.replace('KEY', 'yes')}")
    (scale,) = furnish(plot)
    assert "Shoal" in words(scale.items)
    assert plot.colour("sand") in {item.fill for item, _ in walk(scale.items) if isinstance(item, Path)}


def test_a_map_without_a_key_or_without_terrain_has_none(tmp_path: FilePath) -> None:
    (without,) = furnish(plotted(tmp_path / "without", f"{SHOAL}\n{SCALE.replace('KEY', 'no')}"))
    (bare,) = furnish(plotted(tmp_path / "bare", SCALE.replace("KEY", "yes")))
    assert without.box == bare.box
    assert "Shoal" not in words(without.items)


def test_the_key_of_a_half_has_the_terrain_that_is_shown(tmp_path: FilePath) -> None:
    halves = HALVES.rstrip()
    for half, shown in (("west", True), ("east", False)):
        plot = plotted(tmp_path / half, f"{SHOAL}\n{SCALE.replace('KEY', 'yes')}\n{halves}", f"sea-{half}")
        (scale,) = furnish(plot)
        assert ("Shoal" in words(scale.items)) == shown


def test_a_half_is_drawn_under_its_own_title(tmp_path: FilePath) -> None:
    more = "".join(f"  {line}\n" for line in HALVES.splitlines())
    half = trial_of(tmp_path, SEA + more).edition.game.parts.things("hexmaps")[Name("sea-west")]
    assert isinstance(half, HexHalf)
    assert titled(half).title.text == "West"
    assert half.map.title.text == "Sea"


def test_hexes_under_a_rose_are_numbered_on_paper(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, "compass: {at: '0403', size: 4}")
    (rose,) = furnish(plot)
    drawn = list(draw_labels(plot, rose.taken, [rose.box]))
    numbers = [text for text, *_ in texts(tuple(drawn))]
    assert "0403" in numbers
    grounds = [item for item in drawn if isinstance(item, Group) and item.role == "artifact"]
    fills = {path.fill for ground in grounds for path, _ in walk((ground,)) if isinstance(path, Path)}
    assert fills == {plot.colour("paper")}
    assert len(grounds) < len(numbers)


def test_the_letters_of_a_rose_stay_clear_of_numbers(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path, "compass: {at: '0403', size: 4}")
    (rose,) = furnish(plot)
    assert len(rose.taken) == 6
    for label, matrix in walk(tuple(draw_labels(plot, rose.taken, [rose.box]))):
        if isinstance(label, Text):
            middle = matrix[4] + label.x + label.width / 2, matrix[5] + label.y - label.size * 0.35
            assert not any(b.x < middle[0] < b.right and b.y < middle[1] < b.bottom for b in rose.taken)


def test_the_pattern_of_a_field_is_seen_through_a_field_over_it(tmp_path: FilePath) -> None:
    plot = plotted(tmp_path)
    first = Field(frozenset({(1, 1), (2, 1)}), "sand", "diagonal")
    second = Field(frozenset({(2, 1), (3, 1)}), "mist", "plain")
    fills = [
        (place, item.fill)
        for place, (item, _) in enumerate(walk(draw_figure(plot, [first, second])))
        if isinstance(item, Path)
    ]
    last_ground = max(place for place, fill in fills if fill == plot.colour("mist"))
    patterns = [
        place
        for place, (item, _) in enumerate(walk(draw_figure(plot, [first, second])))
        if isinstance(item, Group) and item.name.startswith("hex-diagonal")
    ]
    assert patterns
    assert min(patterns) > last_ground
