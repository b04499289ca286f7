"""Items that are made once and used again: the same drawing, each at its own place, every finding still told."""

from __future__ import annotations

from pathlib import Path

from projects import lines, make_game, open_game

from printkit.scene import Group, Scene, Text, walk

LAYOUT = """\
size: item
faces: {front: item.front}
slots:
  label: {at: [1mm, 1mm, 18mm, 4mm], text: "{{ face.label }}", style: panel-body}
"""

GAME = """\
title: Mini
theme: naval
sheets:
  counters: {title: Counters, from: counters, layout: own, imposition: grid}
"""


def counters(*labels: str) -> dict[str, str]:
    """Return the files of a game with a counter for each label, each on two lines."""
    things = [f"c{n}:\n  {{title: C, size: 20mm, front: {{label: {label}}}}}\n" for n, label in enumerate(labels)]
    return {"game.yaml": GAME, "counters.yaml": "".join(things), "templates/layouts/own.yaml": LAYOUT}


def texts(scene: Scene) -> list[Text]:
    """Return the lines of text of a face."""
    return [item for item, _ in walk(scene.items) if isinstance(item, Text)]


def test_the_same_words_are_set_once_and_know_where_each_is_written(tmp_path: Path) -> None:
    trial = open_game(make_game(tmp_path, counters("Tank", "Tank", "Gun")))
    faces = [trial.pieces("counters", f"c{n}")[0][0].front for n in range(3)]
    first, second, third = (texts(face)[0] for face in faces)
    assert first == second
    assert first.offsets is second.offsets  # set once
    assert third.text == "Gun"
    assert [text.origin.line for text in (first, second, third) if text.origin] == [2, 4, 6]
    groups = [item for face in faces for item in face.items if isinstance(item, Group)]
    assert [group.origin.line for group in groups if group.origin] == [2, 4, 6]


def test_what_is_wrong_with_words_is_told_at_every_place_they_stand(tmp_path: Path) -> None:
    trial = open_game(make_game(tmp_path, counters("Tank ✿", "Tank ✿", "Tank ✿")))
    _, report = trial.sheet("counters")
    assert [line.split(" ")[:2] for line in lines(report)] == [
        ["counters.yaml:2:41", "PK402"], ["counters.yaml:4:41", "PK402"], ["counters.yaml:6:41", "PK402"],
    ]  # fmt: skip


def test_words_that_do_not_fit_are_told_at_every_place_and_in_every_report(tmp_path: Path) -> None:
    trial = open_game(make_game(tmp_path, counters(*["Much more than this place has room for"] * 2)))
    for _ in range(2):
        _, report = trial.sheet("counters")
        assert [line.split(" ")[1] for line in lines(report)] == ["PK401", "PK401"]


def test_one_slot_at_two_sizes_of_counter_makes_two_settings(tmp_path: Path) -> None:
    files = counters("Tank", "Tank")
    files["counters.yaml"] = files["counters.yaml"].replace("20mm", "30mm", 1)
    files["templates/layouts/own.yaml"] = LAYOUT.replace("18mm", "90%").replace(
        "panel-body", "panel-body, align: right"
    )
    trial = open_game(make_game(tmp_path, files))
    wide, narrow = (texts(trial.pieces("counters", f"c{n}")[0][0].front)[0] for n in range(2))
    assert round(wide.x - narrow.x, 3) == 9.0


BOXES = """\
size: item
faces: {front: item.front}
slots:
  ground: {at: [0, 0, 20mm, 20mm], box: {fill: "{{ face.label }}"}}
  frame: {at: [1mm, 1mm, 18mm, 18mm], box: {line: frame}}
"""


def test_boxes_that_look_alike_are_one_and_others_are_not(tmp_path: Path) -> None:
    bands = ("ink", "ink", "band")
    things = [f"c{n}:\n  {{title: C, size: 20mm, front: {{label: {band}}}}}\n" for n, band in enumerate(bands)]
    files = {"game.yaml": GAME, "counters.yaml": "".join(things), "templates/layouts/own.yaml": BOXES}
    trial = open_game(make_game(tmp_path, files))
    faces = [trial.pieces("counters", f"c{n}")[0][0].front.items for n in range(3)]
    (ground, frame), (twin, same), (other, last) = faces
    assert ground is twin
    assert frame is same is last
    assert ground != other


def test_an_unknown_colour_is_told_at_every_place(tmp_path: Path) -> None:
    things = "".join(f"c{n}:\n  {{title: C, size: 20mm, front: {{label: nosuch}}}}\n" for n in range(2))
    files = {"game.yaml": GAME, "counters.yaml": things, "templates/layouts/own.yaml": BOXES}
    _, report = open_game(make_game(tmp_path, files)).sheet("counters")
    assert len([line for line in lines(report) if "PK154" in line]) == 2
