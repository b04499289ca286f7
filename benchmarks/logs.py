"""W4, 100 pages of four ship logs of 60 boxes and 30 turns, and the same by hand: seconds of CPU, MB, the ratio."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from measure import Task, compare, printkit

SHIPS, TURNS, CLASSES = 400, 30, 8

GAME = """\
title: Logs
theme: naval
paper: a2
sheets:
  logs: {title: Logs, from: logbooks, layout: own, imposition: page, items: []}
"""

LAYOUT = """\
size: paper
area: {margin: 10mm}
slots:
  logs: {at: [0, 0, 100%, 100%], logs: item, grid: 2 x 2, gap: 6mm}
"""

FORM = """\
ship:
  title: Log
  facts: {speed: Pace, turning: Turning, vp: Points}
  left: Left
  right: Right
  blocks:
    hull: {title: Hull, letter: H, sections: [hull]}
    guns: {title: Guns, letter: G, left: guns, right: guns}
    carronades: {title: Carronades, letter: G, left: carronades, right: carronades}
    crew: {title: Crew, letter: C, sections: [crew-1, crew-2, crew-3]}
    rigging: {title: Rigging, letter: R, sections: [rig-1, rig-2, rig-3, rig-4], as_many_as: speed}
  turn: Turn
  columns: {move: {title: Move, width: 2}, left: {title: Left}, right: {title: Right}, notes: {title: Notes, width: 4}}
"""


def figures(ship: int) -> dict[str, int]:
    """Return the figures of a ship: 60 boxes, differently shared out in each of its classes."""
    more = ship % CLASSES
    found = {"speed": 4, "turning": 1 + ship % 3, "vp": 10 + ship % 50, "hull": 8 + more, "guns": 5, "carronades": 2}
    found |= {f"crew-{n}": (4, 5, 5)[n - 1] for n in (1, 2, 3)}
    spare = 24 - more
    return found | {f"rig-{n}": spare // 4 + (n <= spare % 4) for n in (1, 2, 3, 4)}


def name(ship: int) -> str:
    """Return the name of a ship."""
    return f"Ship {ship + 1}"


def write(root: Path) -> None:
    """Write the load as a project."""
    game = root / "sources/logs"
    (game / "templates/layouts").mkdir(parents=True)
    (game / "templates/layouts/own.yaml").write_text(LAYOUT)
    (game / "game.yaml").write_text(GAME)
    (game / "logs.yaml").write_text(FORM)
    (game / "logbooks.yaml").write_text(f"all: {{title: All ships, form: ship, turns: {TURNS}}}\n")
    units = []
    for ship in range(SHIPS):
        numbers = ", ".join(f"{key}: {number}" for key, number in figures(ship).items())
        units.append(f"ship-{ship}:\n  title: {name(ship)}\n  kind: ship\n  figures: {{{numbers}}}\n")
    (game / "roster.yaml").write_text("".join(units))


def main() -> None:
    """Print the figures as ratios to those of a script for reportlab alone."""
    with tempfile.TemporaryDirectory() as folder:
        root, here = Path(folder), Path(__file__).parent
        write(root)

        def clean() -> None:
            """Take away what an earlier round wrote."""
            shutil.rmtree(root / "out", ignore_errors=True)

        tasks = {
            "by hand": Task((sys.executable, str(here / "logs_by_hand.py"), str(root / "hand.pdf")), root),
            "printkit": Task(printkit("build", "logs/logs", "-q", "-j", "1"), root, clean),
        }
        compare(tasks, "by hand", {"printkit": 1.0})
        for path in (root / "hand.pdf", root / "out/logs/en/logs.pdf"):
            print(f"{path.name:38} {path.stat().st_size / 1_000_000:6.2f} MB")


if __name__ == "__main__":
    main()
