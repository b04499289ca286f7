"""Every range, count, name, figure and placeholder of the shipped games, made wrong one by one, is found to be wrong.

A part of the mutants, always the same, and all that are listed as harmless; `make mutants` tries more, of Swordfish every one.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from check.mutations.harmless import HARMLESS, SEED, reason_of
from check.mutations.mutate import Change, Mutant, misspell, mutants, sample
from check.mutations.report import SAMPLES
from check.mutations.scalars import Span
from check.mutations.trial import CRASH, Bench, Trial

SOURCES = Path(__file__).parents[3] / "sources"
PARTS = {"swordfish": 200, "bismarck": 30, "flagduel": 30, "squadfire": 30, "broadsides": 30}
ALL = bool(os.environ.get("ALL_MUTANTS"))


def chosen(game: str) -> list[Mutant]:
    """Return the mutants to try: those listed, and a part of the others that no line more or less changes."""
    every = mutants(SOURCES / game, SEED)
    number = SAMPLES.get(game, len(every)) if ALL else PARTS[game]
    return sample(every, number, HARMLESS[game])


def trials(game: str, root: Path) -> list[Trial]:
    """Return what is found in the mutants; a harmless one is laid out only where all of a game are tried.

    Where only a part is tried, reading ends at the first finding for seven mutants in eight: the eighth shows that no
    rule breaks off after that.
    """
    bench = Bench(SOURCES / game, root)
    assert bench.lay_out() == frozenset(), "the game itself is not clean"
    thorough = ALL and game not in SAMPLES
    return [
        bench.try_one(each, layout=thorough or not reason_of(game, each.name), whole=ALL or number % 8 == 0)
        for number, each in enumerate(chosen(game))
    ]


@pytest.mark.parametrize("game", HARMLESS)
def test_every_mutant_is_caught_or_known_to_be_harmless(game: str, tmp_path: Path) -> None:
    tried = trials(game, tmp_path)
    survivors = {trial.mutant.name for trial in tried if trial.survived}
    stale = sum(trial.only_stale for trial in tried)
    print(  # noqa: T201 - the share is what a reader of the run wants to see
        f"\n{game}: {len(tried)} mutants, {len(tried) - len(survivors)} caught ({stale} of them since a translation no "
        f"longer fits its source), {len(survivors)} not, {sum(bool(reason_of(game, name)) for name in survivors)} of these are harmless"
    )
    assert sorted(name for name in survivors if not reason_of(game, name)) == []
    assert sorted(set(HARMLESS[game]) - survivors) == [], "listed as harmless, but caught, or no longer there"
    assert [trial.mutant.name for trial in tried if CRASH in trial.codes] == []


def test_names_of_mutants_are_unique_and_the_same_each_time() -> None:
    names = [mutant.name for mutant in mutants(SOURCES / "swordfish", SEED)]
    assert len(names) == len(set(names)) > 1000
    assert names == [mutant.name for mutant in mutants(SOURCES / "swordfish", SEED)]


def test_every_kind_of_fault_is_made() -> None:
    kinds = {mutant.change.kind for mutant in mutants(SOURCES / "swordfish", SEED)}
    wanted = {"range end +1", "range end -1", "row dropped", "row doubled", "results exchanged", "name misspelt",
              "other name", "other path", "context misspelt", "modifier dropped", "Bismarck misspelt",
              "facts.gun_dice misspelt", "facts.gun_dice exchanged", "figure 12 +1", "figure -1 without its sign"}  # fmt: skip
    assert wanted - kinds == set()


def test_a_mutant_changes_one_place() -> None:
    mutant = Mutant("facts.yaml", "dice", Change("figure 5 +1", Span(6, 7), "6"))
    assert mutant.apply("dice: 5\nguns: 5\n") == "dice: 6\nguns: 5\n"


def test_a_slip_is_one_letter() -> None:
    for seed in range(50):
        slip = misspell("the Bismarck", random.Random(seed))
        assert slip != "the Bismarck"
        assert abs(len(slip) - len("the Bismarck")) <= 1
        assert slip.startswith("the B")
