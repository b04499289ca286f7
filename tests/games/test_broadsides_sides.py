"""The sides of Broadsides: colours that carry white letters, apart in grey, none of them the alarm's; flags of their own shape."""

from __future__ import annotations

from itertools import combinations

import pytest
from games.broadsides_data import PROJECT, load_broadsides

from printkit.build.edition import open_edition
from printkit.build.tasks import Target
from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.scene import Path, walk

GAME = load_broadsides()
NATIONS = [Name(name) for name in ("british", "french", "spanish", "american", "company")]
EDITION = open_edition(PROJECT, GAME, Target("en", "a4"), Report())
assert EDITION
CONTEXT = EDITION.context(next(iter(GAME.file.sheets.values())), Report())


def rgb(side: Name) -> tuple[int, int, int]:
    found = CONTEXT.colour(str(GAME.parts.sides[side].band), GAME.parts.sides[side].origin)
    assert found
    return found.rgb


def lightness(colour: tuple[int, int, int]) -> float:
    """Return the relative luminance of WCAG, 0 to 1."""
    parts = [each / 255 for each in colour]
    red, green, blue = (each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def grey(colour: tuple[int, int, int]) -> float:
    """Return the lightness of CIE L*, 0 to 100."""
    return 116 * lightness(colour) ** (1 / 3) - 16


@pytest.mark.parametrize("side", NATIONS)
def test_white_letters_can_be_read_on_every_band(side: Name) -> None:
    assert 1.05 / (lightness(rgb(side)) + 0.05) >= 4.5
    assert GAME.parts.sides[side].band != "alarm"


def test_the_spanish_band_is_apart_in_grey_from_all_others() -> None:
    apart = [abs(grey(rgb(Name("spanish"))) - grey(rgb(side))) for side in NATIONS if side != "spanish"]
    assert min(apart) >= 10


def test_every_nation_has_a_band_and_a_flag_of_another_shape() -> None:
    assert len({rgb(side) for side in NATIONS}) == len(NATIONS)
    for one, other in combinations(NATIONS, 2):
        assert outline(one) != outline(other), (one, other)


def outline(side: Name) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Return the outline of the cloth of a flag: the first shape that is drawn of it."""
    art = GAME.parts.sides[side].emblem
    picture = art and CONTEXT.picture(str(art), GAME.parts.sides[side].origin)
    assert picture
    return next(item.segments for item, _ in walk(picture.items) if isinstance(item, Path))
