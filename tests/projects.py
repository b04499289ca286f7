"""Small projects for tests: texts by path → a folder with sources, games of it, editions, sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.games import open_checked
from printkit.build.tasks import Target
from printkit.components.pieces import Piece
from printkit.diagnostics import Diagnostic, Report
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Document

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
<title>A boat</title><path d="M0 12h40l-8 8H8z" fill="#1c2b39"/><path d="M20 0v12h12z" fill="#b3372b"/></svg>"""

COUNTERS = """\
scout:
  title: Scout
  size: 20mm
  count: 12
  front: {art: boat, label: Scout, left: "4", right: "6"}
  back: {art: boat, label: Hit, left: "2", right: "3", band: alarm}
"""

GAME = """\
title: Mini
theme: naval
sheets:
  counters: {title: Counters, from: counters, layout: counter, imposition: fold-over}
"""

MINI = {"game.yaml": GAME, "counters.yaml": COUNTERS, "art/boat.svg": DRAWING}
"""The files of a game of one counter, 12 of them on a fold-over sheet."""


def make_project(root: Path, files: Mapping[str, str | bytes]) -> Project:
    """Write files by their path below `root` and return the project there."""
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return Project(root)


def make_game(root: Path, files: Mapping[str, str | bytes] | None = None, name: str = "mini") -> Project:
    """Write the small game, some of its files replaced or added, and return its project."""
    whole: dict[str, str | bytes] = {**MINI, **(files or {})}
    return make_project(root, {f"sources/{name}/{path}": content for path, content in whole.items()})


@dataclass(frozen=True)
class Trial:
    """An edition of a game under test; findings of a step gather in the report that each call returns."""

    edition: Edition = field(repr=False)

    def sheet(self, name: str) -> tuple[Document | None, Report]:
        """Return an imposed sheet and the findings on the way."""
        work = SheetWork(self.edition, Name(name), Report())
        return work.document(), work.report

    def item(self, sheet: str, item: str) -> Document:
        """Return the faces of an item, each on a page of its own, laid out without a finding."""
        work = SheetWork(self.edition, Name(sheet), Report())
        document = work.item_document(Name(item))
        assert lines(work.report) == []
        assert document
        return document

    def pieces(self, sheet: str, item: str) -> tuple[tuple[Piece, ...], Report]:
        """Return the pieces of an item and the findings on the way."""
        report = Report()
        return self.edition.pieces(Name(sheet), Name(item), report), report


def open_game(
    project: Project, name: str = "mini", *, lang: str = "en", paper: str = "a4", profile: str = "home"
) -> Trial:
    """Return a game ready to be laid out; asserts that its files have no fault."""
    checked = open_checked(project, name, project.settings(Report()))
    game, report = checked.sound, checked.report
    edition = game and open_edition(project, game, Target(lang, paper, profile), report)
    assert lines(report) == []
    assert edition
    return Trial(edition)


def faults(project: Project, name: str = "mini") -> list[str]:
    """Return what loading and checking a game finds, a line each."""
    return lines(open_checked(project, name, project.settings(Report())).report)


def lines(found: Iterable[Diagnostic]) -> list[str]:
    """Return findings as `file:line:column CODE message`, the file without its folder."""
    return [f"{str(each.origin).rpartition('/')[2]} {each.code} {each.message}" for each in found]
