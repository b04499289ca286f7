"""All mutants of the shipped games → the page `docs/mutations.md`, on stdout."""

from __future__ import annotations

import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from check.mutations.harmless import HARMLESS, SEED, reason_of
from check.mutations.mutate import mutants, sample
from check.mutations.trial import Bench, Trial

SOURCES = Path(__file__).parents[3] / "sources"
SAMPLES = {"bismarck": 400, "flagduel": 200, "squadfire": 200, "broadsides": 200}
"""How many mutants are tried of a game that is too large for all of them."""
HEAD = """# Mutations

<!-- Made by `make mutants`, which takes some minutes: change what makes it, `tests/check/mutations/`. -->

Is the checker idle? A seeded generator makes one thing wrong at a time in each shipped game: an end of a die range, a
row, a count, a name, a figure, a sign, a path or a placeholder, in the YAML, in `rules.md` and in the catalogues.
Every such mutant is checked; where reading the game finds nothing, its sheets are laid out as well. What survives is
listed below, each with the reason why that is harmless. `tests/check/mutations/test_mutants.py` tries a part of the
mutants and the whole list at each run: a survivor that is not listed fails, and so does one that is listed and caught.
`test_hand_chosen.py` and `test_hand_chosen_bismarck.py` beside it hold single faults chosen by hand, each caught by the
expected rule at its line. A large game is tried by a sample, always the same; there, what is known to be harmless is not
laid out, and a reason may be given for every mutant of a kind that reading does not catch (`CLASSES` in `harmless.py`).

Left out: lengths and other geometry, forms that a glossary forbids or allows, its notes for translators, what a
claim says to its reader, and labels that nothing refers to or prints (keys of claims, of glossary entries, of uses). A path is exchanged for one
that leads to another number: one that leads to the same number prints the same. Ordinary words are not spelt for the
author: a slip in a source text is found because its translation no longer fits, a slip in a translation only in names
and in the terms of the glossary.
"""


def main() -> None:
    """Print the page."""
    sys.stdout.write(f"{HEAD}\n")
    for game in HARMLESS:
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(SOURCES / game, Path(folder))
            every = mutants(SOURCES / game, SEED)
            tried = sample(every, SAMPLES.get(game, len(every)))
            whole = len(tried) == len(every)
            trials = [bench.try_one(each, layout=whole or not reason_of(game, each.name)) for each in tried]
        sys.stdout.write("\n".join(_chapter(game, trials, len(every))) + "\n")


def _chapter(game: str, trials: list[Trial], every: int) -> Iterator[str]:
    caught = [trial for trial in trials if not trial.survived]
    stale = sum(trial.only_stale for trial in caught)
    laid_out = sum(trial.laid_out for trial in caught)
    share = len(caught) / len(trials)
    yield f"## {game.title()}: {len(caught)} of {len(trials)} mutants are caught, {share:.1%}\n"
    if len(trials) < every:
        yield f"This is a sample: {len(trials)} of the {every} mutants that can be made of the game.\n"
    yield f"Of these, {stale} only because a translation no longer fits its source, {laid_out} only by laying out.\n"
    yield "| fault | made | caught |\n|---|---|---|"
    made = Counter(_kind(trial) for trial in trials)
    found = Counter(_kind(trial) for trial in caught)
    yield from (f"| {kind} | {number} | {found[kind]} |" for kind, number in made.most_common())
    yield f"\n{len(trials) - len(caught)} survive:\n\n| mutant | now | why it is harmless |\n|---|---|---|"
    for trial in trials:
        if trial.survived:
            reason = reason_of(game, trial.mutant.name) or "**not reviewed**"
            yield f"| `{trial.mutant.name}` | `{trial.mutant.change.new}` | {reason} |"


def _kind(trial: Trial) -> str:
    """Return the kind of a change without the words it is about."""
    kind = re.sub(r"^figure \S+", "figure", trial.mutant.change.kind)
    return re.sub(r"^[A-Z]\w+", "proper name", re.sub(r"^\S+[./]\S+", "path", kind))


if __name__ == "__main__":
    main()
