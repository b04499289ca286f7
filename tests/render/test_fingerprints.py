"""Fingerprints of scenes: whatever is seen changes them, where it was written does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from printkit.diagnostics import Origin
from printkit.scene import Box, Field, Group, Item, Link, Scene, Stroke
from printkit.scene.fingerprint import Known, fingerprint

from .drawings import BLACK, RED, bitmap, box, frame, line

PATH, TEXT, LINE = box(0, 0, 4, 2), line("Ab"), frame(0, 0, 4, 2, Stroke(BLACK, 0.3))
GROUP = Group((PATH,), name="art")
LINK = Link(Box(0, 0, 1, 1), "missions/01")


def told(*items: Item) -> bytes:
    return fingerprint(Scene(20, 20, items), set(), {})


@pytest.mark.parametrize(
    ("item", "other"),
    [
        (PATH, box(0, 0, 4, 2.001)),
        (PATH, box(0, 0, 4, 2, RED)),
        (PATH, replace(PATH, even_odd=True)),
        (PATH, replace(PATH, segments=PATH.segments[:-1])),
        (LINE, replace(LINE, stroke=Stroke(RED, 0.3))),
        (LINE, replace(LINE, stroke=Stroke(BLACK, 0.4))),
        (LINE, replace(LINE, stroke=Stroke(BLACK, 0.3, (1.0,)))),
        (LINE, replace(LINE, stroke=Stroke(BLACK, 0.3, cap="round"))),
        (TEXT, replace(TEXT, text="Ac")),
        (TEXT, replace(TEXT, x=0.01)),
        (TEXT, replace(TEXT, size=4.01)),
        (TEXT, replace(TEXT, font="Lato-Bold")),
        (TEXT, replace(TEXT, colour=RED)),
        (GROUP, replace(GROUP, transform=(1, 0, 0, 1, 2, 0))),
        (GROUP, replace(GROUP, clip=PATH.segments)),
        (GROUP, replace(GROUP, alt="A square")),
        (GROUP, replace(GROUP, role="figure")),
        (GROUP, replace(GROUP, name="other")),
        (GROUP, replace(GROUP, items=(PATH, PATH))),
        (bitmap(), replace(bitmap(), digest="other")),
    ],
)
def test_what_is_seen_changes_it(item: Item, other: Item) -> None:
    assert told(item) == told(item)
    assert told(item) != told(other)


def test_what_is_inside_a_group_is_not_what_is_beside_it() -> None:
    assert told(Group((PATH, TEXT))) != told(Group((PATH,)), TEXT)


def test_order_counts() -> None:
    assert told(PATH, TEXT) != told(TEXT, PATH)


def test_the_place_in_the_sources_does_not() -> None:
    assert told(PATH) == told(replace(PATH, origin=Origin("a.yaml", 3)))


def test_annotations_count() -> None:
    scene = Scene(20, 20, (PATH,))
    field = Field(Box(0, 0, 1, 1), "hull", "check")
    told_of = [fingerprint(replace(scene, annotations=each), set(), {}) for each in ((), (LINK,), (field,))]
    assert len(set(told_of)) == 3


def test_a_named_group_is_told_once() -> None:
    names: set[str] = set()
    first, again = (fingerprint(Scene(20, 20, (GROUP,)), names, {}) for _ in range(2))
    assert names == {"art"}
    assert len(again) < len(first)


def test_a_box_that_pieces_share_is_told_alike_each_time() -> None:
    known: Known = {}
    scene = Scene(20, 20, (Group((PATH,), role="artifact"), TEXT))
    alone, first, again = (fingerprint(scene, set(), each) for each in ({}, known, known))
    assert alone == first == again
    assert len(known) == 1
    assert fingerprint(Scene(20, 20, (Group((LINE,), role="artifact"), TEXT)), set(), known) != first
