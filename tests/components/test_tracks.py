"""Tracks whose last box has a word of its own, and tracks of one box."""

from __future__ import annotations

import pytest
from projects import Trial

from printkit.diagnostics import Origin
from printkit.model.amount import Amount
from printkit.source.text import Message

from .setting_out import paths, texts, words
from .test_placed import place_changed

SAID = Message("the end", "x", Origin("tracks.yaml", 4, 9))


def test_a_box_alone_has_no_number(full: Trial) -> None:
    (_, strip), found = place_changed(full, "track", "tracks", "hits", boxes=Amount(1), last=None)
    assert (found, words(strip.items)) == ([], "")


def test_what_is_said_of_the_last_box_stands_above_it_in_a_single_row(full: Trial) -> None:
    (heading, _), found = place_changed(full, "track", "tracks", "hits", boxes=Amount(5), last=SAID)
    assert found == []
    assert words(heading.items).endswith("the end")


@pytest.mark.parametrize("boxes", [20, 11])
def test_it_stands_below_the_last_box_where_that_is_in_another_row(full: Trial, boxes: int) -> None:
    (heading, strip, note), found = place_changed(full, "track", "tracks", "hits", boxes=Amount(boxes), last=SAID)
    assert found == []
    assert "the end" not in words(heading.items)
    assert words(note.items) == "the end"
    assert strip.keep, "no column parts them"
    (tinted,) = (box for box in paths(strip.items) if box.width and box.height and box.height < 9)
    ((_, start, _),) = texts(note.items)
    assert start < tinted.right < 60.01
