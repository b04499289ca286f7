"""A deck of 54 cards for every profile, cold, as ratios to the one for home."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from loads import write_deck
from measure import Task, compare, printkit

CARDS = 54
BARS = {"press-x4": 2.0}
"""How many times what the file for home takes each may take."""


def main() -> None:
    """Print the figures of each profile and the sizes of the files."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write_deck(root, CARDS)

        def clean() -> None:
            """Take away what an earlier round wrote."""
            shutil.rmtree(root / "out", ignore_errors=True)

        profiles = ("home", "press-x4", "screen", "proof", "ink-saver")
        tasks = {
            title(name): Task(printkit("build", "deck/all", "-q", "-j", "1", "--profile", name), root, clean)
            for name in profiles
        }
        compare(tasks, title("home"), {title(name): bar for name, bar in BARS.items()})


def title(profile: str) -> str:
    """Return what a profile's line is called."""
    return f"{CARDS} cards, {profile}"


if __name__ == "__main__":
    main()
