"""An edition read, or laid out and thrown away: what building it would find, with nothing written."""

from __future__ import annotations

from printkit.build.compose import SheetWork
from printkit.build.edition import open_edition
from printkit.build.tasks import EditionTask
from printkit.diagnostics import Report


def read_edition(task: EditionTask, report: Report) -> None:
    """Read the templates and pictures that an edition is made with; what is wrong with them goes to the report."""
    edition = open_edition(task.project, task.game, task.target, report)
    if edition is None:
        return
    for plan in task.game.file.sheets.values():
        edition.layout(plan.layout, plan.places.get("layout", plan.origin), report)
        edition.library.imposition(plan.imposition, plan.places.get("imposition", plan.origin), report)
    if task.game.file.emblem:
        edition.picture(str(task.game.file.emblem), task.game.file.places.get("emblem", task.game.file.origin), report)
    for counter in task.game.parts.counters.values():
        for face in filter(None, (counter.front, counter.back)):
            if face.art:
                edition.picture(str(face.art), face.places.get("art", face.origin), report)


def try_edition(task: EditionTask, report: Report) -> None:
    """Lay out and impose what is wanted of an edition; what is found on the way goes to the report."""
    edition = open_edition(task.project, task.game, task.target, report)
    if edition is None:
        return
    for sheet in task.wanted.sheets:
        work = SheetWork(edition, sheet, Report(task.judge))
        work.document()
        report.extend(work.report)
    for sheet, items in task.wanted.items.items():
        for item in items:
            work = SheetWork(edition, sheet, Report(task.judge))
            work.item_document(item)
            report.extend(work.report)
