"""Mutants of a game → the codes that the checker finds in each: read first, and laid out only where that found none."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from check.mutations.mutate import Mutant

from printkit.build.checks import CheckRequest, check_project
from printkit.build.games import CheckedGame, open_checked
from printkit.check import check_game
from printkit.check.catalogues import check_catalogues
from printkit.check.engine import Wanted, every_kind
from printkit.diagnostics import Kind, Report
from printkit.model.game import Game
from printkit.project import Project

CRASH = "PK199"


def no_kind(_kind: Kind) -> bool:
    """Want no kind of finding that a rule has to look for."""
    return False


class Trial(NamedTuple):
    """A mutant, the codes of what was found in it, and whether it had to be laid out."""

    mutant: Mutant
    codes: frozenset[str]
    laid_out: bool = False

    @property
    def survived(self) -> bool:
        """Tell whether nothing was found."""
        return not self.codes

    @property
    def only_stale(self) -> bool:
        """Tell whether all that was found is that a translation no longer fits its source."""
        return bool(self.codes) and self.codes <= {"PK301", "PK302", "PK306"}


class Bench:
    """A copy of a game in a project of its own, in which one file at a time is made wrong."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.project = Project(root)
        self.name = folder.name
        self.folder = root / "sources" / folder.name
        shutil.copytree(folder, self.folder)
        self.right = self.open_game().game

    def try_one(self, mutant: Mutant, *, layout: bool, whole: bool = True) -> Trial:
        """Return what is found in a mutant, by laying it out if reading it finds nothing; the file is put right again.

        Unless the `whole` of it is asked for, reading ends at the first step that finds something.
        """
        path = self.folder / mutant.file
        right = path.read_bytes()
        path.write_text(mutant.apply(right.decode()), "utf-8")
        try:
            codes = self.read() if whole else self.read_until_found(mutant)
            if codes or not layout:
                return Trial(mutant, codes)
            return Trial(mutant, self.lay_out(), laid_out=True)
        finally:
            path.write_bytes(right)

    def open_game(self, wanted: Wanted = every_kind) -> CheckedGame:
        """Return the game as it stands, and what the rules that are wanted find in it."""
        return open_checked(self.project, self.name, self.project.settings(Report()), wanted)

    def read(self) -> frozenset[str]:
        """Return the codes of what is found by reading the game and its catalogues."""
        checked = self.open_game()
        return frozenset(found.code for found in checked.report) | self.read_catalogues(checked.game)

    def read_catalogues(
        self, game: Game | None, languages: tuple[str, ...] = (), wanted: Wanted = every_kind
    ) -> frozenset[str]:
        """Return the codes of what is found in the catalogues of a game, or in those of some languages."""
        report = Report()
        if game:
            check_catalogues(game, self.project.files.within(f"sources/{self.name}"), languages, report, wanted)
        return frozenset(found.code for found in report)

    def read_until_found(self, mutant: Mutant) -> frozenset[str]:
        """Return codes of what is found in a mutant, the quick steps first; none only where nothing is found at all.

        A fault in a catalogue leaves the game and the other catalogues as they were.
        """
        if mutant.file.endswith(".po"):
            return self.read_catalogues(self.right, (Path(mutant.file).stem,))
        checked = self.open_game(no_kind)
        found = frozenset(found.code for found in checked.report)
        found = found or self.read_catalogues(checked.game, wanted=no_kind)
        if checked.game and not found:
            report = Report(checked.policy)
            check_game(checked.game, report, checked.policy.wants)
            found = frozenset(found.code for found in report) or self.read_catalogues(checked.game)
        return found

    def lay_out(self) -> frozenset[str]:
        """Return the codes of what is found when all is laid out as well."""
        _, report = check_project(self.project, CheckRequest(layout=True))
        return frozenset(found.code for found in report)
