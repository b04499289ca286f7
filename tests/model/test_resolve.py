"""Paths: what they lead to, and what is said of those that lead nowhere."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest

from printkit.model.boards import SquareBoard, Zone
from printkit.model.dice import Dice, DieRange
from printkit.model.names import Name
from printkit.model.resolve import names_of, resolve
from printkit.model.tables import Result, Table
from printkit.source import Entry
from printkit.source.text import Message


@dataclass(frozen=True)
class Ship:
    name: str
    hull_points: int = 5
    origin: str = "here"
    places: dict[str, str] = field(default_factory=dict)
    _secret: int = 1


def words(text: str) -> Message:
    return Message(text)


def table(rows: dict[str, tuple[str, ...]], columns: tuple[str, ...] = (), roll: str | None = "1d6") -> Table:
    """Return a table; rows of one result where there are no columns."""
    entries = tuple(
        Entry(
            DieRange.from_text(run), tuple(Result(words(text)) for text in texts) if columns else Result(words(*texts))
        )
        for run, texts in rows.items()
    )
    return Table(
        words("Fire"), entries, Dice.from_text(roll) if roll else None, columns=tuple(words(text) for text in columns)
    )


FIRING = table({"1-4": ("miss", "miss"), "5": ("hit", "miss"), "6": ("hit", "hit")}, ("approach", "Torpedo zone"))
PLACING = table({"1": ("nothing",), "2-5": ("an aircraft",), "6": ("nothing",)})
BANDS = table({"≤9": ("lost",), "10-19": ("a draw",), "20+": ("won",)}, roll=None)
BOARD = SquareBoard(
    words("Sea"), (2, 3, 4, 5), {Name("approach"): Zone(words("A"), 3), Name("torpedo-zone"): Zone(words("T"), 2)}
)
ROOT = {
    "ships": {"hood": Ship("Hood"), "king-george": Ship("KGV"), "under_score": Ship("US")},
    "tables": {"firing": FIRING, "placing": PLACING, "bands": BANDS},
    "boards": {"sea": BOARD},
    "none": None,
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ships.hood.name", "Hood"),
        ("ships.hood.hull_points", 5),
        ("ships.hood.hull-points", 5),
        ("ships.king-george.name", "KGV"),
        ("ships.king_george.name", "KGV"),
        ("ships.under-score.name", "US"),
        ("boards.sea.rows", 5),
        ("boards.sea.spaces", 20),
        ("boards.sea.column_count", 4),
        ("boards.sea.zones.torpedo-zone.rows", 2),
        ("none", None),
    ],
)
def test_paths_lead_to_fields_keys_and_facts(path: str, value: object) -> None:
    assert resolve(ROOT, path) == value


@pytest.mark.parametrize(
    ("path", "spans"),
    [
        ("tables.firing.approach.hit", ((5, 6),)),
        ("tables.firing.approach.miss", ((1, 4),)),
        ("tables.firing.torpedo-zone.hit", ((6, 6),)),
        ("tables.firing.torpedo-zone.miss", ((1, 5),)),
        ("tables.placing.nothing", ((1, 1), (6, 6))),
        ("tables.placing.an-aircraft", ((2, 5),)),
        ("tables.bands.won", ((20, None),)),
        ("tables.bands.lost", ((None, 9),)),
    ],
)
def test_tables_know_which_results_give_what(path: str, spans: object) -> None:
    assert resolve(ROOT, path).spans() == spans  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("ship", 'nothing is called "ship"; did you mean "ships"?'),
        ("ships.hod", 'nothing is called "hod"; did you mean "hood"?'),
        ("ships.hood.nam", 'nothing is called "nam"; did you mean "name"?'),
        ("tables.firing.approach.hits", 'nothing is called "hits"; did you mean "hit"?'),
        ("tables.firing.aproach.hit", 'nothing is called "aproach"; did you mean "approach"?'),
        ("boards.sea.space", 'nothing is called "space"; did you mean "spaces"?'),
        ("ships.zzz", 'nothing is called "zzz"; there is hood, king-george, under_score'),
        ("ships.hood.name.upper", 'nothing is called "upper"'),
        ("ships..name", 'nothing is called ""; there is hood, king-george, under_score'),
        ("none.x", 'nothing is called "x"'),
    ],
)
def test_a_path_that_leads_nowhere_names_what_is_near(path: str, reason: str) -> None:
    with pytest.raises(LookupError) as fault:
        resolve(ROOT, path)
    assert fault.value.args == (reason,)


@pytest.mark.parametrize("step", ["origin", "places", "_secret", "__class__", "__init__", "fact", "rows_"])
def test_what_is_not_of_the_game_is_no_step(step: str) -> None:
    for path in (f"ships.hood.{step}", f"boards.sea.{step}", f"tables.firing.{step}"):
        with pytest.raises(LookupError, match=f'nothing is called "{step}"'):
            resolve(ROOT, path)


def test_the_steps_that_lead_on_are_listed() -> None:
    assert names_of(ROOT["ships"]) == ["hood", "king-george", "under_score"]
    assert names_of(Ship("x")) == ["name", "hull_points"]
    assert {"approach", "torpedo-zone", "title"} <= set(names_of(FIRING))


@pytest.mark.parametrize(("value", "column", "text"), [(1, 0, "miss"), (5, 0, "hit"), (5, 1, "miss"), (6, 1, "hit")])
def test_tables_are_looked_up(value: int, column: int, text: str) -> None:
    assert FIRING.look_up(value, column).text.text == text


@pytest.mark.parametrize("value", [0, 7, -1])
def test_a_value_that_no_row_holds_is_a_fault(value: int) -> None:
    with pytest.raises(LookupError, match=re.escape(f"no row of the table holds {value}")):
        FIRING.look_up(value)


def test_rows_of_a_table_without_columns_have_one_cell() -> None:
    assert [len(cells) for _, cells in PLACING.rows] == [1, 1, 1]
    assert [len(cells) for _, cells in FIRING.rows] == [2, 2, 2]


def test_a_row_that_is_too_short_is_told_in_words() -> None:
    ragged = table({"1-4": ("miss",), "5-6": ("hit", "hit")}, ("near", "far"))
    with pytest.raises(LookupError, match=r'^"far" cannot be told: a row or a list is too short$'):
        resolve({"firing": ragged}, "firing.far.hit")
