"""Mutants of a game → the codes that the checker finds in each: read first, and laid out only where that found none."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from check.mutations.mutate import Mutant

from printkit.build.checks import CheckRequest, check_project
from printkit.build.games import open_checked
from printkit.check.catalogues import check_catalogues
from printkit.diagnostics import Report
from printkit.project import Project

CRASH = "PK199"


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

    def try_one(self, mutant: Mutant, *, layout: bool) -> Trial:
        """Return what is found in a mutant, by laying it out if reading it finds nothing; the file is put right again."""
        path = self.folder / mutant.file
        right = path.read_bytes()
        path.write_text(mutant.apply(right.decode()), "utf-8")
        try:
            codes = self.read()
            if codes or not layout:
                return Trial(mutant, codes)
            return Trial(mutant, self.lay_out(), laid_out=True)
        finally:
            path.write_bytes(right)

    def read(self) -> frozenset[str]:
        """Return the codes of what is found by reading the game and its catalogues."""
        report = Report()
        checked = open_checked(self.project, self.name, self.project.settings(report))
        report.extend(checked.report)
        if checked.game:
            check_catalogues(checked.game, self.project.files.within(f"sources/{self.name}"), (), report)
        return frozenset(found.code for found in report)

    def lay_out(self) -> frozenset[str]:
        """Return the codes of what is found when all is laid out as well."""
        _, report = check_project(self.project, CheckRequest(layout=True))
        return frozenset(found.code for found in report)
