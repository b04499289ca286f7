"""A map of 60 × 45 hexes with labels on A1, and one of a quarter as many: seconds of CPU, MB, and the ratio."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from measure import Task, compare, printkit

LAYOUT = """\
size: 841mm x 594mm
slots:
  map: {at: [10mm, 10mm, 821mm, 574mm], hexmap: item}
"""

GAME = """\
title: Hexes
theme: naval
sheets:
  map: {title: Map, from: hexmaps, layout: board, imposition: tiles}
"""

MAP = """\
map:
  title: Map
  columns: {columns}
  rows: {rows}
  border: clipped
  dots: yes
  terrain:
    shoal: {{title: Shoal, hexes: "columns 1-{part}", colour: shoal-2, pattern: dots, ink: hex-shoal, shape: drawn}}
    land:
      {{title: Land, hexes: "columns {after}-{columns}", land: yes, colour: land, pattern: hills, shape: drawn,
       line: chart-coast, waterlines: 5}}
"""


def write(root: Path, columns: int, rows: int) -> Task:
    """Write a game of one map and return what draws it."""
    game = root / f"sources/hexes{columns}"
    (game / "templates/layouts").mkdir(parents=True)
    (game / "templates/layouts/board.yaml").write_text(LAYOUT)
    (game / "game.yaml").write_text(GAME)
    part = columns // 4
    (game / "hexmaps.yaml").write_text(MAP.format(columns=columns, rows=rows, part=part, after=columns - part))

    def clean() -> None:
        """Take away what an earlier round wrote."""
        shutil.rmtree(root / "out", ignore_errors=True)

    return Task(printkit("build", f"hexes{columns}/map/map", "-q", "-j", "1"), root, clean)


def main() -> None:
    """Print the figures of the large map as ratios to those of the small one; the bar is that of linear time."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        tasks = {"30 × 22 hexes": write(root, 30, 22), "60 × 45 hexes": write(root, 60, 45)}
        compare(tasks, "30 × 22 hexes", {"60 × 45 hexes": 60 * 45 / (30 * 22)})
        for path in sorted(root.glob("out/*/en/map/map.*")):
            print(f"{path.parts[-4]} {path.suffix[1:]:31} {path.stat().st_size / 1_000_000:6.2f} MB")


if __name__ == "__main__":
    main()
