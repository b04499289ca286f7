"""A project and addresses → how each text of the pieces and sheets they mean fits its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from printkit.build.addresses import choose, games_meant
from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.games import open_checked
from printkit.build.plan import plan_tasks
from printkit.build.tasks import EditionTask, Options
from printkit.diagnostics import Origin, Report
from printkit.model.names import Name
from printkit.project import Project
from printkit.typeset import Fit

WORD = re.compile(r"[^\W\d_]{2}")


@dataclass(frozen=True, slots=True)
class PlacedFit:
    """How a text fits where it is tightest, in a language.

    `addresses` are those of all items that show it, the tightest first, and of the sheet where that says it.
    """

    addresses: tuple[str, ...]
    lang: str
    fit: Fit


@dataclass
class Ear:
    """Hear how texts fit while one address after another is laid out; what is told of a text is gathered by address."""

    address: str = ""
    heard: dict[tuple[str, Origin, str], dict[str, Fit]] = field(default_factory=dict)

    def listen(self, fit: Fit) -> None:
        """Take in how one text fits; a number or the name of a square is one only where it does not."""
        if fit.used <= 1 and not WORD.search(fit.text):
            return
        places = self.heard.setdefault((fit.text, fit.origin, fit.style), {})
        known = places.get(self.address)
        places[self.address] = _tighter(known, fit) if known else fit

    def told(self, lang: str) -> Iterator[PlacedFit]:
        """Yield how each text fits where it is tightest."""
        for places in self.heard.values():
            ranked = sorted(places, key=lambda address: (places[address].ended, -places[address].used))
            yield PlacedFit(tuple(ranked), lang, places[ranked[0]])


def _tighter(one: Fit, other: Fit) -> Fit:
    """Return the tighter of two fits of a text, with what only the other tells."""
    first, second = (one, other) if (one.used, -one.ended) >= (other.used, -other.ended) else (other, one)
    return replace(
        first,
        place=first.place or second.place,
        ended=min(first.ended, second.ended),
        lines=max(first.lines, second.lines),
        width=first.width or second.width,
        room=first.room or second.room,
    )


def measure_fits(
    project: Project, addresses: tuple[str, ...], languages: tuple[str, ...]
) -> tuple[list[PlacedFit], Report]:
    """Lay out what the addresses mean, in languages (none: all), and return how its texts fit, and what was found.

    Nothing is written. Raises CannotRunError where an address or language means nothing.
    """
    report = Report()
    settings = project.settings(report)
    names = games_meant(addresses, project.games())
    checked = {name: open_checked(project, name, settings, None) for name in names}
    for each in checked.values():
        report.extend(each.report)
    games = {name: each.sound for name, each in checked.items() if each.sound}
    wanted = choose(addresses, games, set(checked) - set(games))
    tasks = plan_tasks(project, games, wanted, languages, Options(project.root / "out"))
    fits: list[PlacedFit] = []
    for task in tasks:
        found = Report(checked[task.game.id].policy)
        fits += _fits_of(task, found)
        report.extend(found)
    return fits, report


def _fits_of(task: EditionTask, report: Report) -> Iterator[PlacedFit]:
    opened = open_edition(task.project, task.game, task.target, report)
    if opened is None:
        return
    ear = Ear()
    edition = replace(opened, listener=ear.listen)
    for sheet in task.wanted.sheets:
        work = _lay_out(edition, sheet, tuple(item for item, _ in task.game.items(sheet)), ear, report)
        ear.address = f"{task.game.id}/{sheet}"
        work.document()
        report.extend(work.report)
    for sheet, items in task.wanted.items.items():
        _lay_out(edition, sheet, items, ear, report)
    yield from ear.told(task.target.lang)


def _lay_out(edition: Edition, sheet: Name, items: tuple[Name, ...], ear: Ear, report: Report) -> SheetWork:
    """Return a sheet with these items of it laid out, each heard at its own address."""
    work = SheetWork(edition, sheet, report)
    for item in items:
        ear.address = f"{edition.game.id}/{sheet}/{item}"
        work.pieces_of(item)
    return work
