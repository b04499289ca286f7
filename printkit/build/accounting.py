"""What became of an edition → entries in the record, files removed that nothing makes any more, files told as out of date."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from printkit.build.record import Record, Written, is_ours
from printkit.build.tasks import EditionResult, EditionTask
from printkit.diagnostics import Origin, Report
from printkit.diagnostics.project import cannot_write


@dataclass
class Outcome:
    """What a build did: files written, files kept as they were because of errors, files now out of date, findings."""

    written: list[Path] = field(default_factory=list)
    kept: list[Path] = field(default_factory=list)
    stale: list[Path] = field(default_factory=list)
    removed: list[Path] = field(default_factory=list)
    current: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    report: Report = field(default_factory=Report)


def is_current(task: EditionTask, record: Record) -> bool:
    """Tell whether a whole edition stands as its last build, without a finding, from the same inputs left it.

    What a build of single sheets or items has changed since then, and files that were made of other sources and not
    asked for again, such as those of another format, leave nothing current.
    """
    if not task.wanted.whole or record.inputs.get(task.folder) != task.inputs:
        return False
    return all(
        written.made == task.sources and is_ours(task.options.out, name, written)
        for name, written in record.within(task.folder)
    )


def account(task: EditionTask, result: EditionResult, record: Record, outcome: Outcome) -> None:
    """Enter an edition's result in the record and the outcome; remove what its addresses no longer make."""
    out = task.options.out
    outcome.report.extend(result.report)
    outcome.notes += result.notes
    outcome.written += [out / name for name in result.written]
    outcome.kept += [out / name for name in result.kept]
    record.files |= {name: _entry(record.files.get(name), each) for name, each in result.written.items()}
    if not result.report.errors:
        _remove_leftovers(task, result, record, outcome)
    for name, written in list(record.within(task.folder)):
        if any(result.digests.get(thing, shown) != shown for thing, shown in written.holds.items()):
            outcome.stale.append(out / name)
        elif task.wanted.whole and not result.report.errors:
            record.files[name] = replace(written, made=task.sources)  # not asked for, and the same if it were
    if task.wanted.whole:
        record.inputs[task.folder] = "" if len(result.report) else task.inputs


def _entry(before: Written | None, written: Written) -> Written:
    """Return the entry of a file; one that came out the same is of the sources that it was of before."""
    return replace(written, made=before.made) if before and before.digest == written.digest else written


def _remove_leftovers(task: EditionTask, result: EditionResult, record: Record, outcome: Outcome) -> None:
    """Remove files of the built addresses that an earlier build wrote and nothing makes any more; forget what is gone.

    A file that somebody changed is theirs: it stays, and is forgotten.
    """
    leftovers = set(_leftovers(task, result, record))
    for name, written in list(record.within(task.folder)):
        ours = is_ours(task.options.out, name, written) if name not in result.written else True
        if name in leftovers and ours and _remove(task.options.out / name, outcome.report):
            outcome.removed.append(task.options.out / name)
        if name in leftovers or not ours:
            del record.files[name]
            record.inputs.pop(task.folder, None)  # what is gone here may be wanted again when an edit is undone


def _leftovers(task: EditionTask, result: EditionResult, record: Record) -> Iterator[str]:
    """Yield the files of things that are gone, and those that a thing has no more of: its back, its third page.

    A format that was not asked for this time was not made this time, which says nothing about its files.
    """
    game, wanted = task.game, task.wanted
    built = {f"{game.id}/{sheet}" for sheet in wanted.sheets}
    built |= {f"{game.id}/{sheet}/{item}" for sheet, items in wanted.items.items() for item in items}
    there = (
        built | {f"{game.id}/{sheet}/{item}" for sheet in wanted.sheets for item, _ in game.items(sheet)} | {game.id}
    )
    made = {(written.address, _ending(name)) for name, written in result.written.items()}
    for name, written in record.within(task.folder):
        address = written.address
        ours = wanted.whole or address in built or address.rpartition("/")[0] in built
        if ours and name not in result.written and (address not in there or (address, _ending(name)) in made):
            yield name


def _ending(name: str) -> str:
    return name.rpartition(".")[2]


def _remove(path: Path, report: Report) -> bool:
    try:
        path.unlink()
    except OSError as error:
        shown = path.as_posix()
        report.add(cannot_write(Origin(shown), shown, (error.strerror or str(error)).lower()))
        return False
    return True
