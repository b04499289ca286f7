"""Lengths as people write them → mm."""

from __future__ import annotations

import pytest

from printkit.source import Length


@pytest.mark.parametrize(
    ("text", "mm"),
    [
        ("20mm", 20),
        ("20 mm", 20),
        ("2.5cm", 25),
        ("0.5in", 12.7),
        ("72pt", 25.4),
        ("0", 0),
        ("-3mm", -3),
        ("+.5mm", 0.5),
        ("0.0", 0),
    ],
)
def test_a_length_is_in_mm(text: str, mm: float) -> None:
    assert Length.from_text(text) == pytest.approx(mm, abs=1e-12)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("20", '"20" has no unit -- write 20mm, or cm, in, pt'),
        ("2,5cm", '"2,5cm" has a decimal comma -- write 2.5cm'),
        ("2,5", '"2,5" has a decimal comma -- write 2.5'),
        ("20px", '"20px" has the unknown unit "px" -- use mm, cm, in or pt'),
        ("20MM", '"20MM" has the unknown unit "MM" -- use mm, cm, in or pt'),
        ("6m", '"6m" has the unknown unit "m" -- use mm, cm, in or pt'),
        ("5001mm", '"5001mm" is longer than 5 m -- check the unit'),
        ("9" * 400 + "mm", f'"{"9" * 400}mm" is longer than 5 m -- check the unit'),
        ("nan", '"nan" is not a length -- write a number and its unit, such as 20mm'),
        ("inf", '"inf" is not a length -- write a number and its unit, such as 20mm'),
        ("1e3mm", '"1e3mm" is not a length -- write a number and its unit, such as 20mm'),
        ("٣mm", '"٣mm" is not a length -- write a number and its unit, such as 20mm'),
        ("", '"" is not a length -- write a number and its unit, such as 20mm'),
    ],
)
def test_anything_else_is_refused_with_a_remedy(text: str, words: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        Length.from_text(text)
    assert str(caught.value) == words
