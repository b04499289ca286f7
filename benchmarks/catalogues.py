"""What catalogues cost: extract and update over the games that ship, and a catalogue of 20,000 entries in a build."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from measure import Task, printkit, run

ROOT = Path(__file__).parents[1]
ENTRIES = 20_000
ROUNDS = 5
BARS = {"extract, all games": 2.0, "update, all games": 2.0, "status, all games": 2.0}
GAME = """\
title: Small
translations: [fr]
sheets:
  counters: {title: Counters, from: counters, layout: counter, imposition: grid}
"""
COUNTERS = "scout:\n  title: Scout\n  size: 20mm\n  front: {label: Scout}\n"
HEADER = """\
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"""
TEXTS = {
    "game/title": "Small",
    "game/sheets/counters/title": "Counters",
    "counters/scout/title": "Scout",
    "counters/scout/front/label": "Scout",
}


def write_game(root: Path, entries: int) -> None:
    """Write a game of one counter, with a catalogue of its texts and of `entries` others, as a big game would have."""
    folder = root / "sources" / "small"
    (folder / "locale").mkdir(parents=True)
    (folder / "game.yaml").write_text(GAME)
    (folder / "counters.yaml").write_text(COUNTERS)
    texts = "".join(_entry(context, text) for context, text in TEXTS.items())
    others = "".join(
        _entry(f"counters/c{n}/title", f"Piece number {n} of {{game.title}}, *here*") for n in range(entries)
    )
    (folder / "locale" / "fr.po").write_text(HEADER + texts + others)


def _entry(context: str, text: str) -> str:
    return f'\n#: sources/small/counters.yaml:1\nmsgctxt "{context}"\nmsgid "{text}"\nmsgstr "{text}"\n'


def main() -> None:
    """Print a line a task: seconds of CPU and MB, the best of some rounds, beside their bars."""
    with tempfile.TemporaryDirectory() as folder:
        games, plain, big = (Path(folder) / name for name in ("games", "plain", "big"))
        shutil.copytree(ROOT / "sources", games / "sources")
        write_game(plain, 0)
        write_game(big, ENTRIES)
        for name, bar in BARS.items():
            best = min(_seconds(games, "translate", name.partition(",")[0]) for _ in range(ROUNDS))
            print(f"{name:32} {best:6.2f} s (bar {bar:g})")
        build = ("build", "--lang", "fr", "--jobs", "1", "--force")
        seconds = {root: min(_seconds(root, *build) for _ in range(ROUNDS)) for root in (plain, big)}
        print(f"{f'{ENTRIES:,} entries, added to a build':32} {seconds[big] - seconds[plain]:6.2f} s (bar 0.3)")


def _seconds(root: Path, *arguments: str) -> float:
    return run(Task(printkit(*arguments), root)).seconds


if __name__ == "__main__":
    main()
