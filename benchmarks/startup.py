"""What it costs to begin: `--help`, `list`, a build with nothing to do, one counter sheet, a whole game."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from measure import BASE, Task, compare, printkit

CHECKOUT = Path(__file__).resolve().parents[1]
BARS = {"--help": 2.5, "list": 5}


def main() -> None:
    """Print the figures, each as a ratio to importing Typer."""
    with tempfile.TemporaryDirectory() as folder:
        out, warm = Path(folder) / "out", Path(folder) / "warm"

        def build(*arguments: str, to: Path = out) -> tuple[str, ...]:
            """Return the command that builds into a folder."""
            return printkit("build", "-q", "-j", "1", "--out", str(to), *arguments)

        def clean() -> None:
            """Take away what an earlier round wrote."""
            shutil.rmtree(out, ignore_errors=True)

        tasks = {
            "import typer": Task(BASE, CHECKOUT),
            "--help": Task(printkit("--help"), CHECKOUT),
            "list": Task(printkit("list"), CHECKOUT),
            "build swordfish, nothing changed": Task(build("swordfish", to=warm), CHECKOUT),
            "build swordfish/counters --lang en": Task(
                build("swordfish/counters", "--lang", "en", "--items", ""), CHECKOUT, clean
            ),
            "build swordfish, cold": Task(build("swordfish"), CHECKOUT, clean),
        }
        compare(tasks, "import typer", BARS)
        print("bars: one sheet 1 s, every build 150 MB")


if __name__ == "__main__":
    main()
