"""Logs of ships: every box counted against the roster, left and right, fives, turns, continuation, findings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from printkit.components.logbook_boxes import FIVES, STEP, WIDER, balanced, box_places, most_across, row_width
from printkit.components.pieces import Piece
from printkit.model.contents import Unit
from printkit.model.names import Name
from printkit.scene import Box, Group, Item, Text, apply, walk
from printkit.scene.fingerprint import fingerprint
from tests.components.log_game import LOGS, ROSTER, log_project, open_logs
from tests.components.setting_out import words
from tests.projects import Trial, faults, lines

WORDS = {
    "en": ("Hull", "Guns", "Carronades", "Crew", "Rigging", "Left", "Right"),
    "fr": ("Coque", "Canons", "Caronades", "Équipage", "Gréement", "Bâbord", "Tribord"),
}


def expected(unit: Unit, lang: str) -> Counter[str]:
    """Return what the boxes of a unit say they are, with their numbers straight from the roster."""
    hull, guns, carronades, crew, rigging, left, right = WORDS[lang]
    figures = {str(name): number for name, number in unit.figures.items()}
    found = {hull: figures["hull"]}
    found |= {f"{guns} {side}": figures["guns"] for side in (left, right)}
    found |= {f"{carronades} {side}": figures["carronades"] for side in (left, right)}
    found |= {f"{crew} {section}": figures[f"crew-{section}"] for section in (1, 2, 3)}
    found |= {f"{rigging} {n}": figures[f"rigging-{n}"] for n in range(1, figures["speed"] + 1)}
    return Counter({name: number for name, number in found.items() if number})


def rows(items: Iterable[Item]) -> Iterator[tuple[str, list[Box]]]:
    """Yield what each row of boxes says it is and the boxes that are drawn, in mm from the page's corner."""
    for item, matrix in walk(tuple(items)):
        if isinstance(item, Group) and item.role == "figure" and item.alt.endswith(")"):
            (path,) = item.items
            corners = [apply(item.transform, *numbers) for code, numbers in path.segments if code == "M"]  # type: ignore[union-attr]
            ends = [apply(item.transform, *numbers) for _, numbers in path.segments[2::5]]  # type: ignore[union-attr]
            placed = [(apply(matrix, *corner), apply(matrix, *end)) for corner, end in zip(corners, ends, strict=True)]
            yield item.alt, [Box(x, y, right - x, bottom - y) for (x, y), (right, bottom) in placed]


def counted(items: Iterable[Item]) -> Counter[str]:
    """Return how many boxes are drawn of each kind; each row says its own number."""
    found: Counter[str] = Counter()
    for alt, boxes in rows(items):
        name, _, number = alt.removesuffix(")").rpartition(" (")
        assert int(number) == len(boxes)
        found[name] += len(boxes)
    return found


def pieces(trial: Trial, sheet: str, item: str) -> tuple[Piece, ...]:
    found, report = trial.pieces(sheet, item)
    assert lines(report) == []
    return found


def roster(trial: Trial) -> dict[Name, Unit]:
    return dict(trial.edition.game.parts.roster)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_number_on_a_log_is_that_of_the_roster(lang: str, tmp_path: Path) -> None:
    trial = open_logs(tmp_path, lang)
    assert len(roster(trial)) == 3
    for name, unit in roster(trial).items():
        (piece,) = pieces(trial, "logs", name)
        assert counted(piece.front.items) == expected(unit, lang)
        for figure in ("speed", "turning", "vp"):
            assert str(unit.figures[Name(figure)]) in words(piece.front.items).split()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_squadron_sheet_has_the_boxes_of_all(lang: str, tmp_path: Path) -> None:
    trial = open_logs(tmp_path, lang)
    (piece,) = pieces(trial, "squadron", "squadron")
    assert counted(piece.front.items) == sum((expected(unit, lang) for unit in roster(trial).values()), Counter())


@pytest.mark.parametrize(("sheet", "first"), [("books", 2), ("fours", 1)])
def test_a_book_has_the_boxes_of_all_and_of_its_prize(sheet: str, first: int, tmp_path: Path) -> None:
    trial = open_logs(tmp_path)
    found = sum((counted(piece.front.items) for piece in pieces(trial, sheet, "squadron")), Counter[str]())
    largest = roster(trial)[Name("victory")].figures
    prize = expected(roster(trial)[Name("victory")], "en") | expected(roster(trial)[Name("shannon")], "en")
    prize += Counter({"Prize crew": largest[Name("crew-1")]})
    assert found == sum((expected(unit, "en") for unit in roster(trial).values()), prize)
    assert len([piece for piece in pieces(trial, sheet, "squadron") if counted(piece.front.items)]) == first


def test_the_count_notices_a_box_too_few(tmp_path: Path) -> None:
    changed = ROSTER.replace("hull: 16", "hull: 15")
    trial, other = open_logs(tmp_path / "a"), open_logs(tmp_path / "b", roster_yaml=changed)
    (piece,) = pieces(other, "logs", "victory")
    assert counted(piece.front.items) != expected(roster(trial)[Name("victory")], "en")


def test_left_stands_left_and_right_stands_right(tmp_path: Path) -> None:
    (piece,) = pieces(open_logs(tmp_path), "logs", "victory")
    found = dict(rows(piece.front.items))
    left, right = found["Guns Left (13)"], found["Guns Right (13)"]
    assert max(box.right for box in left) + 10 < min(box.x for box in right)
    middle = (max(box.right for box in left) + min(box.x for box in right)) / 2
    assert sorted(round(middle - box.right, 3) for box in left) == sorted(round(box.x - middle, 3) for box in right)


@pytest.mark.parametrize(("sheet", "item"), [("logs", "victory"), ("books", "squadron")])
def test_boxes_are_4_mm_in_fives(sheet: str, item: str, tmp_path: Path) -> None:
    piece = pieces(open_logs(tmp_path), sheet, item)[0]
    crew = dict(rows(piece.front.items))["Crew 1 (9)"]
    assert {(round(box.width, 3), round(box.height, 3)) for box in crew} == {(4.0, 4.0)}
    gaps = [round(after.x - box.right, 3) for box, after in pairwise(crew)]
    assert gaps == [0.8, 0.8, 0.8, 0.8, 2.4, 0.8, 0.8, 0.8]


@pytest.mark.parametrize("sheet", ["logs", "books", "fours", "squadron"])
def test_no_box_touches_another(sheet: str, tmp_path: Path) -> None:
    item = "victory" if sheet == "logs" else "squadron"
    for piece in pieces(open_logs(tmp_path), sheet, item):
        boxes = [box for _, each in rows(piece.front.items) for box in each]
        for index, box in enumerate(boxes):
            assert 0 < box.x < box.right < piece.front.width
            assert 0 < box.y < box.bottom < piece.front.height
            for other in boxes[:index]:
                apart = max(other.x - box.right, box.x - other.right, other.y - box.bottom, box.y - other.bottom)
                assert apart > 0.4


@pytest.mark.parametrize(
    ("count", "across", "first", "last"),
    [(1, 5, (0, 0), (0, 0)), (6, 10, (0, 0), (6.4 * 4, 0)), (7, 5, (0, 0), (4.8, 4.8)), (5, 5, (0, 0), (19.2, 0))],
)
def test_places_of_boxes(count: int, across: int, first: tuple[float, float], last: tuple[float, float]) -> None:
    places = box_places(count, across, 4.0)
    assert len(places) == count
    assert (places[0].x, places[0].y) == pytest.approx(first)
    assert (places[-1].x, places[-1].y) == pytest.approx(last)


@pytest.mark.parametrize("side", [3.0, 3.75, 4.0])
@pytest.mark.parametrize("count", [5, 10, 15, 20])
def test_a_row_is_as_wide_as_it_says(count: int, side: float) -> None:
    width = row_width(count, side)
    assert box_places(count, count, side)[-1].right == pytest.approx(width)
    assert most_across(width, side) == count
    assert most_across(width - 0.01, side) == max(count - FIVES, FIVES)
    assert width == pytest.approx(((count - 1) * STEP + 1 + (count // 5 - 1) * WIDER) * side)


@pytest.mark.parametrize(("most", "count", "across"), [(15, 16, 10), (10, 9, 10), (15, 4, 5), (10, 13, 10), (20, 0, 5)])
def test_rows_are_about_equally_long(most: int, count: int, across: int) -> None:
    assert balanced(most, count) == across


@pytest.mark.parametrize("sheet", ["books", "fours"])
def test_every_turn_is_there_once(sheet: str, tmp_path: Path) -> None:
    trial = open_logs(tmp_path)
    found: Counter[int] = Counter()
    for piece in pieces(trial, sheet, "squadron"):
        tables = [item for item, _ in walk(piece.front.items) if isinstance(item, Group) and item.role == "table"]
        found += Counter(
            int(text.text)
            for table in tables
            for text, _ in walk(table.items)
            if isinstance(text, Text) and text.text.isdecimal()
        )
    assert found == Counter(dict.fromkeys(range(1, 31), 4))


def test_a_single_log_has_all_its_turns_on_one_page(tmp_path: Path) -> None:
    (piece,) = pieces(open_logs(tmp_path), "logs", "beagle")
    assert {*range(1, 31)} <= {int(word) for word in words(piece.front.items).split() if word.isdecimal()}


def test_further_turns_follow_the_logs_they_belong_to(tmp_path: Path) -> None:
    said = [words(piece.front.items) for piece in pieces(open_logs(tmp_path), "books", "squadron")]
    assert len(said) == 4
    assert [("continued" in page, "Victory" in page, "Beagle" in page) for page in said] == [
        (False, True, False), (True, True, False), (False, False, True), (True, False, True),
    ]  # fmt: skip


def test_the_first_line_is_loaded(tmp_path: Path) -> None:
    first, then = pieces(open_logs(tmp_path), "books", "squadron")[:2]
    loads = [
        [
            item
            for item, _ in walk(page.front.items)
            if isinstance(item, Text) and (item.text, round(item.size, 2)) == ("R", 3.88)
        ]
        for page in (first, then)
    ]
    assert [len(page) for page in loads] == [4, 0]  # two sides of two ships


def test_the_key_shows_circled_letters_and_a_struck_one(tmp_path: Path) -> None:
    (piece,) = pieces(open_logs(tmp_path), "logs", "victory")
    symbols = [item.alt for item, _ in walk(piece.front.items) if isinstance(item, Group) and item.role == "symbol"]
    assert symbols == ["Ⓕ", "Ⓖ"]
    assert "no longer grappled" in words(piece.front.items)
    with_stroke, without = LOGS, LOGS.replace(", struck: yes", "")
    counts = [
        len(
            [
                1
                for item, _ in walk(
                    pieces(open_logs(tmp_path / name, logs_yaml=text), "logs", "victory")[0].front.items
                )
            ]
        )
        for name, text in (("a", with_stroke), ("b", without))
    ]
    assert counts[0] > counts[1]


def test_equal_ships_are_drawn_once(tmp_path: Path) -> None:
    twin = ROSTER + ROSTER.split("shannon:")[0].replace("victory:", "temeraire:").replace("Victory", "Temeraire")
    first = pieces(open_logs(tmp_path, roster_yaml=twin), "fours", "squadron")[0]
    named = [item for item, _ in walk(first.front.items) if isinstance(item, Group) and item.name.startswith("log ")]
    times = Counter(group.name for group in named)
    assert max(times.values()) == 4  # the table of turns
    hulls = [group for group in named if " logs/ship/blocks/hull/title 16 " in f"{group.name} "]
    assert len(hulls) == 2
    assert hulls[0].items is hulls[1].items


def test_a_digest_tells_each_named_group_once(tmp_path: Path) -> None:
    face = pieces(open_logs(tmp_path), "books", "squadron")[0].front
    told: set[str] = set()
    first, again = fingerprint(face, told, {}), fingerprint(face, told, {})
    assert len(again) < len(first)
    other = pieces(open_logs(tmp_path / "b", roster_yaml=ROSTER.replace("hull: 16", "hull: 15")), "books", "squadron")[
        0
    ]
    assert fingerprint(other.front, set(), {}) != first


# What is wrong is found where it is written


def found(tmp_path: Path, sheet: str, item: str, **files: str) -> list[str]:
    _, report = open_logs(tmp_path, **files).pieces(sheet, item)
    return lines(report)


def test_too_many_boxes(tmp_path: Path) -> None:
    (fault,) = found(tmp_path, "fours", "squadron", roster_yaml=ROSTER.replace("hull: 16", "hull: 400"),
                     logbooks_yaml="squadron: {title: One, form: ship, units: [victory, beagle]}\n")  # fmt: skip
    assert fault.startswith('roster.yaml:8:5 PK362 the 459 boxes of "Victory" are ')
    assert "mm higher than their place at 3 mm a box" in fault


def test_too_many_boxes_for_a_row(tmp_path: Path) -> None:
    fault, *_ = found(tmp_path, "squadron", "squadron", roster_yaml=ROSTER.replace("crew-2: 9", "crew-2: 90"))
    assert fault.startswith('roster.yaml:8:5 PK362 the 170 boxes of "Victory" are ')
    assert "mm wider" in fault


def test_columns_without_room(tmp_path: Path) -> None:
    columns = "".join(f"    extra-{n}: {{title: Extra}}\n" for n in range(12))
    fault, *_ = found(tmp_path, "fours", "squadron", logs_yaml=LOGS.replace("  continued:", f"{columns}  continued:"),
                     logbooks_yaml="squadron: {title: One, form: ship, turns: 6}\n")  # fmt: skip
    assert fault.startswith("logs.yaml:2:3 PK363 the narrowest column of the turns is 2.8 mm wide, and 8.0 mm are")


def test_a_book_without_end(tmp_path: Path) -> None:
    book = "squadron:\n  title: Long\n  form: ship\n  turns: 9000\n"
    (fault,) = found(tmp_path, "books", "squadron", logbooks_yaml=book)
    assert fault.startswith("logbooks.yaml:4:10 PK364 the logbook takes ")


BAD = {
    "a block without boxes": ("sections: [hull]}", "}", "PK116"),
    "one side alone": ("left: guns, right: guns", "left: guns", "PK116"),
    "rows and sides": ("left: guns, right: guns", "left: guns, right: guns, sections: [hull]", "PK116"),
    "a column of no width": ("title: Notes, width: 8", "title: Notes, width: 0", "PK116"),
    "an unknown key": ("struck: yes", "strike: yes", "PK113"),
}


@pytest.mark.parametrize("case", BAD)
def test_faults_of_a_form(case: str, tmp_path: Path) -> None:
    old, new, code = BAD[case]
    assert LOGS.count(old) >= 1
    found_there = faults(log_project(tmp_path, {"logs.yaml": LOGS.replace(old, new)}))
    assert found_there
    assert all(re.match(rf"logs\.yaml:\d+:\d+ {code} ", line) for line in found_there)


def test_a_plan_that_is_not_there(tmp_path: Path) -> None:
    (fault,) = found(tmp_path, "logs", "shannon", logs_yaml=LOGS.replace("frigate: boat", "frigate: bote"))
    assert fault.startswith("logs.yaml:")
    assert "bote" in fault


def test_a_ship_twice_in_a_book(tmp_path: Path) -> None:
    book = "squadron: {title: Two, form: ship, units: [victory, victory]}\n"
    (fault,) = faults(log_project(tmp_path, {"logbooks.yaml": book}))
    assert 'the logbook names "victory" twice' in fault


@pytest.mark.parametrize("turns", ["0", "1", "18", "19", "200"])
def test_any_number_of_turns(turns: str, tmp_path: Path) -> None:
    trial = open_logs(tmp_path, logs_yaml=LOGS.replace("turns: 30", f"turns: {turns}"))
    (name, *_), last = roster(trial), int(turns)
    said = words(item for piece in pieces(trial, "logs", name) for item in piece.front.items)
    assert {*range(1, last + 1)} <= {int(word) for word in said.split() if word.isdecimal()}


def test_a_form_with_nothing_but_boxes(tmp_path: Path) -> None:
    form = "ship: {title: Log, blocks: {hull: {title: Hull, sections: [hull]}}}\n"
    trial = open_logs(tmp_path, logs_yaml=form, logbooks_yaml="squadron: {title: One, form: ship, prizes: 1}\n")
    for sheet, item in (("logs", "victory"), ("books", "squadron"), ("squadron", "squadron")):
        assert counted(pieces(trial, sheet, item)[0].front.items)["Hull"] >= 16
