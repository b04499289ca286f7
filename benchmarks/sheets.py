"""Large sheets: the two loads, cold, as ratios to a script written by hand for reportlab."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from loads import write_counters, write_deck
from measure import Task, compare, printkit

BENCHMARKS = Path(__file__).resolve().parent


def main() -> None:
    """Print the figures of each load."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write_deck(root)
        write_counters(root)
        for game, title, bar in (("deck", "W1, 540 cards", 1.5), ("units", "W2, 1,200 counters", 1.0)):
            compare_load(root, game, title, bar)


def compare_load(root: Path, game: str, title: str, bar: float) -> None:
    """Print a load's figures and the sizes of the two files."""
    by_hand = (sys.executable, str(BENCHMARKS / "by_hand.py"), game, str(root / f"{game}.pdf"))

    def clean() -> None:
        """Take away what an earlier round wrote."""
        shutil.rmtree(root / "out", ignore_errors=True)

    tasks = {
        f"{title}, by hand": Task(by_hand, root),
        f"{title}, printkit": Task(printkit("build", f"{game}/all", "-q", "-j", "1"), root, clean),
    }
    compare(tasks, f"{title}, by hand", {f"{title}, printkit": bar})
    ours, theirs = (path.stat().st_size for path in (root / f"out/{game}/en/all.pdf", root / f"{game}.pdf"))
    print(f"{'bytes of the PDF':38} {ours:,} against {theirs:,} by hand")


if __name__ == "__main__":
    main()
