"""Text that is turned stays in its box and reads the way it should."""

from __future__ import annotations

import pytest
from projects import Trial

from printkit.scene import Text, apply, walk
from printkit.scene.extents import leaves

from .setting_out import make

SLOT = 'said: {{at: [20mm, 30mm, 40mm, 20mm], text: "{{{{ game.title }}}}", style: counter-value{more}}}'


@pytest.mark.parametrize(
    ("turn", "way"), [("", (1, 0)), (", turn: over", (-1, 0)), (", turn: left", (0, -1)), (", turn: right", (0, 1))]
)
def test_turned_text_stays_in_its_box(mini: Trial, turn: str, way: tuple[int, int]) -> None:
    made = make(mini, SLOT.format(more=turn))
    assert made.found == []
    ((text, matrix),) = [(item, matrix) for item, matrix in walk(made.items) if isinstance(item, Text)]
    ((box,),) = [(box,) for item, _, box in leaves(made.items) if item is text]
    assert 20 <= box.x <= box.right <= 60
    assert 30 <= box.y <= box.bottom <= 50
    (x, y), (right, down) = apply(matrix, 0, 0), apply(matrix, 1, 0)
    assert (right - x, down - y) == pytest.approx(way)
