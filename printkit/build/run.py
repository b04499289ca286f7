"""A project, addresses and options → files, a record of them, and an account of what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from printkit.build.addresses import choose, games_meant, names_items_only
from printkit.build.games import open_checked
from printkit.build.inputs import digest_inputs
from printkit.build.plan import plan_tasks
from printkit.build.record import Record, is_ours, read_record
from printkit.build.tasks import EditionResult, EditionTask, Options
from printkit.check.engine import every_kind
from printkit.diagnostics import Origin, Report
from printkit.diagnostics.project import cannot_write
from printkit.model.prose import UnreadTextError
from printkit.project import Project, Reading

Progress = Callable[[str], None]


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


@dataclass(frozen=True, slots=True)
class Request:
    """What the user asked for: addresses, languages (none: all), how many processes, whether to build what is current.

    `begin` is what each further process does first.
    """

    addresses: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    jobs: int = 1
    force: bool = False
    begin: Callable[[], None] | None = None


def build(project: Project, request: Request, options: Options, progress: Progress) -> Outcome:
    """Build what the addresses mean; raises CannotRunError, before anything is written, where they mean nothing.

    A game with a fault in its files is left as it is, the others are built; with a fault in `printkit.yaml`, none is.
    Where only single items are asked for, the rules about the game as a whole are left to `check` and to the next
    build of a sheet: an item is built in a blink, from what it needs.
    """
    reading = Reading.PIECES if names_items_only(request.addresses) else Reading.WHOLE
    try:
        return _build(project, request, options, progress, reading)
    except UnreadTextError:
        return _build(project, request, options, progress, Reading.WHOLE)


def _build(project: Project, request: Request, options: Options, progress: Progress, reading: Reading) -> Outcome:
    """Build what the addresses mean from games read as said; raises UnreadTextError where that was not enough."""
    outcome = Outcome()
    settings = project.settings(outcome.report)
    meant = games_meant(request.addresses, project.games())
    settled = not outcome.report.errors
    rules = None if names_items_only(request.addresses) else every_kind
    checked = {name: open_checked(project, name, settings, rules, reading) for name in meant}
    for each in checked.values():
        outcome.report.extend(each.report)
    games = {name: each.sound for name, each in checked.items() if each.sound} if settled else {}
    wanted = choose(request.addresses, games, set(meant) - set(games))
    planned = plan_tasks(project, games, wanted, request.languages, options)
    records = {name: read_record(options.out, name) for name in games}
    tasks = [
        replace(
            task,
            made_before=records[task.game.id].formats(task.folder),
            judge=checked[task.game.id].policy,
            inputs=digest_inputs(task) if task.wanted.whole else "",
        )
        for task in planned
    ]
    due = [task for task in tasks if request.force or not _is_current(task, records[task.game.id], outcome)]
    for task, result in zip(due, _run(due, request, progress), strict=True):
        _account(task, result, records[task.game.id], outcome)
    for name in dict.fromkeys(task.game.id for task in due):
        fault = records[name].save()
        outcome.report.extend([fault] if fault else [])
    return outcome


def _is_current(task: EditionTask, record: Record, outcome: Outcome) -> bool:
    """Tell whether a whole edition stands as its last build, without a finding, from the same inputs left it."""
    if not task.wanted.whole or record.inputs.get(task.folder) != task.inputs:
        return False
    files = {name: written for name, written in record.files.items() if name.startswith(f"{task.folder}/")}
    if not all(is_ours(task.options.out, name, written) for name, written in files.items()):
        return False
    outcome.current.append(task.folder)
    return True


def _run(tasks: Sequence[EditionTask], request: Request, progress: Progress) -> list[EditionResult]:
    """Build editions, in processes of their own where there are several and more than one may run."""
    if not tasks:
        return []
    from printkit.build.editions import build_edition  # noqa: PLC0415 - where nothing is due, nothing need draw

    results: list[EditionResult] = []
    if request.jobs < 2 or len(tasks) < 2:
        for task in tasks:
            progress(task.folder)
            results.append(build_edition(task))
        return results
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - 20 ms that one edition need not pay

    with ProcessPoolExecutor(min(request.jobs, len(tasks)), initializer=request.begin) as pool:
        for task, result in zip(tasks, pool.map(build_edition, tasks), strict=True):
            progress(task.folder)
            results.append(result)
    return results


def _account(task: EditionTask, result: EditionResult, record: Record, outcome: Outcome) -> None:
    """Enter an edition's result in the record and the outcome; remove what its addresses no longer make."""
    out = task.options.out
    outcome.report.extend(result.report)
    outcome.notes += result.notes
    outcome.written += [out / name for name in result.written]
    outcome.kept += [out / name for name in result.kept]
    record.files |= result.written
    if not result.report.errors:
        _remove_leftovers(task, result, record, outcome)
    for item, digest in result.digests.items():
        for name, shown in record.holders(task.folder, item):
            if shown != digest and name not in result.written and out / name not in outcome.stale:
                outcome.stale.append(out / name)
    if task.wanted.whole:
        record.inputs[task.folder] = "" if len(result.report) else task.inputs


def _remove_leftovers(task: EditionTask, result: EditionResult, record: Record, outcome: Outcome) -> None:
    """Remove files of the built addresses that an earlier build wrote, this one did not, and nobody changed."""
    game = task.game.id
    built = {f"{game}/{sheet}" for sheet in task.wanted.sheets}
    built |= {f"{game}/{sheet}/{item}" for sheet, items in task.wanted.items.items() for item in items}
    for name, written in list(record.files.items()):
        inside = name.startswith(f"{task.folder}/") and name not in result.written
        ours = written.address in built or written.address.rpartition("/")[0] in built
        if inside and (ours or (task.wanted.whole and written.address != game)):
            path = task.options.out / name
            if is_ours(task.options.out, name, written) and _remove(path, outcome.report):
                outcome.removed.append(path)
            del record.files[name]


def _remove(path: Path, report: Report) -> bool:
    try:
        path.unlink()
    except OSError as error:
        shown = path.as_posix()
        report.add(cannot_write(Origin(shown), shown, (error.strerror or str(error)).lower()))
        return False
    return True
