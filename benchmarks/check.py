"""What `printkit check` costs: over the games that ship, and over a generated game of 500 tables and 5,000 counters."""

from __future__ import annotations

import tempfile
from pathlib import Path

from measure import Task, printkit, run

TABLES, COUNTERS = 500, 5_000
FILES = 50
"""Texts of the rules: a game of this size has many booklets, and each places ten tables."""
ROOT = Path(__file__).parents[1]
BARS = {"all games": (2.0, 500.0), "500 tables, 5,000 counters": (15.0, 500.0)}


def write_big(root: Path) -> None:
    """Write the game: tables with examples and chances that are right, counters that are listed, claims, a glossary."""
    folder = root / "sources" / "big"
    folder.mkdir(parents=True)
    (folder / "game.yaml").write_text("title: Big\n")
    (folder / "facts.yaml").write_text("hits: 5\ndice: 4\n")
    (folder / "tables.yaml").write_text("".join(_table(number) for number in range(TABLES)))
    (folder / "counters.yaml").write_text("".join(_counter(number) for number in range(COUNTERS)))
    (folder / "components.yaml").write_text(f"pieces: {{title: Pieces, count: {2 * COUNTERS}, printed: counters}}\n")
    (folder / "claims.yaml").write_text("".join(_claim(number) for number in range(TABLES)))
    (folder / "glossary.yaml").write_text("".join(_term(number) for number in range(100)))
    (folder / "aids.yaml").write_text("use:\n  title: Use\n  notes: ['{facts.hits} hits with {facts.dice} dice.']\n")
    for part in range(FILES):
        each = range(part, TABLES, FILES)
        text = "".join(
            f"## Chapter {_word(n)}\n\nA roll of {{tables.t{n}.hit}} hits.\n\n::: table tables.t{n}\n\n" for n in each
        )
        (folder / f"rules{part}.md").write_text(
            f"# Rules {_word(part)}\n\n{text}" + ("::: aid aids.use\n" if not part else "")
        )


def _word(number: int) -> str:
    """Return a word for a number; no two are near each other."""
    syllables = ("ka", "lomi", "tesu", "brano", "vexil", "dorun", "fim", "gaspe", "hulto", "quirne")
    return "".join(syllables[int(digit)] for digit in f"{number:04d}").title()


def _table(number: int) -> str:
    return (
        f"t{number}:\n  title: Table {_word(number)}\n  roll: 2d6\n  chances: {{hit: 1/6}}\n"
        f"  results:\n    2-6: miss\n    7: hit\n    8-12: {{id: other, text: {_word(number)}}}\n"
        f"  examples:\n    - {{id: e{number}, roll: 7, expect: hit}}\n"
    )


def _counter(number: int) -> str:
    return (
        f"c{number}:\n  title: Piece {_word(number)}\n  size: 15mm\n  count: 2\n"
        f'  front: {{label: {_word(number)}, left: "{number % 9}"}}\n'
    )


def _claim(number: int) -> str:
    return f"k{number}:\n  that: a hit is rare\n  expr: chance(tables.t{number}, 'hit') < 1/4\n"


def _term(number: int) -> str:
    kind = "  kind: name\n" if number % 2 else ""
    return f"g{number}:\n{kind}  forms:\n    en: {{preferred: {_word(number)}}}\n"


def main() -> None:
    """Print a line a task: seconds of CPU and MB, the best of three runs, beside their bars."""
    with tempfile.TemporaryDirectory() as folder:
        write_big(Path(folder))
        tasks = {
            "all games": Task(printkit("check"), ROOT),
            "500 tables, 5,000 counters": Task(printkit("check"), Path(folder)),
        }
        for name, task in tasks.items():
            best = min((run(task) for _ in range(3)), key=lambda each: each.seconds)
            seconds, megabytes = BARS[name]
            print(f"{name:28} {best.seconds:6.2f} s (bar {seconds:g})  {best.megabytes:5.0f} MB (bar {megabytes:g})")


if __name__ == "__main__":
    main()
