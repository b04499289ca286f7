"""Numbers that nobody means: findings at once, where they stand, and no file."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import printkit
from projects import COUNTERS, GAME, faults, make_game

from printkit.build.compose import MOST_PIECES


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({"counters.yaml": COUNTERS.replace("12", "999999")}, 'counters.yaml:4:10 PK116 "999,999" is more than 99,999'),
        (
            {"counters.yaml": COUNTERS.replace("12", '"{facts.many}"'), "facts.yaml": "many: 100000\n"},
            'counters.yaml:4:10 PK234 amount "{facts.many}" leads to 100,000, which is no amount',
        ),
        (
            {"boards.yaml": "sea: {title: Sea, columns: [1], zones: {a: {title: A, rows: 100}}}\n"},
            'boards.yaml:1:61 PK129 "100" is more than 99',
        ),
        (
            {"roster.yaml": "hood: {title: Hood, kind: ship, figures: {hull: 100000}}\n"},
            'roster.yaml:1:49 PK129 "100000" is more than 99,999',
        ),
        (
            {"tables.yaml": "hits: {title: Hits, roll: 1d6, results: {1-9999999: miss}}\n"},
            'tables.yaml:1:42 PK116 "1-9999999" names a result beyond 999,999',
        ),
        (
            {"tables.yaml": "hits: {title: Hits, roll: 1d6 × 1d6 × 1d6, results: {1-6: miss}}\n"},
            'tables.yaml:1:27 PK116 "1d6 × 1d6 × 1d6" crosses 3 rolls',
        ),
        (
            {"tables.yaml": f"hits: {{title: Hits, roll: {'d6x' * 20_000}d6, results: {{1-6: miss}}}}\n"},
            "crosses 20001 rolls",
        ),
    ],
)
def test_a_number_beyond_what_anybody_means_is_a_finding(tmp_path: Path, files: dict[str, str], found: str) -> None:
    assert [line for line in faults(make_game(tmp_path, files)) if found in line]


@pytest.mark.parametrize(("copies", "status"), [(2, 0), (3, 1)])
def test_a_sheet_has_so_many_pieces_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copies: int, status: int
) -> None:
    assert MOST_PIECES == 20_000
    monkeypatch.setattr("printkit.build.compose.MOST_PIECES", 24)
    make_game(tmp_path, {"game.yaml": GAME.replace("layout: counter,", f"layout: counter, copies: {copies},")})
    ran = printkit(tmp_path, "check", "--layout")
    assert ran.status == status
    assert ("game.yaml:4:13: PK418 a sheet of 36 pieces has more than 24" in ran.out) == bool(status)


def test_a_repeat_of_a_large_number_is_not_written_out(tmp_path: Path) -> None:
    slots = "size: paper\nslots:\n  all: {at: [0, 0, 100%, 100%], repeat: facts.many, layout: one, grid: 2 x 2}\n"
    make_game(
        tmp_path,
        {
            "facts.yaml": "many: 999999999999999\n",
            "game.yaml": GAME.replace("layout: counter, imposition: fold-over", "layout: all, imposition: page"),
            "templates/layouts/all.yaml": slots,
            "templates/layouts/one.yaml": "size: paper\nslots:\n  box: {at: [0, 0, 5mm, 5mm], box: yes}\n",
        },
    )
    assert "PK415" in printkit(tmp_path, "check", "--layout").out
