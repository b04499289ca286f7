"""A project, addresses and options → files, a record of them, and an account of what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from printkit.build.accounting import Outcome, account, is_current
from printkit.build.addresses import choose, games_meant, names_items_only
from printkit.build.games import about_items, open_checked
from printkit.build.inputs import digest_inputs, digest_sources
from printkit.build.plan import plan_tasks
from printkit.build.record import read_record
from printkit.build.tasks import EditionResult, EditionTask, Options
from printkit.check.engine import every_kind
from printkit.model.prose import UnreadTextError
from printkit.project import Project, Reading

Progress = Callable[[str], None]


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
    build of a sheet: an item is built in a blink, from what it needs, and stopped by what is wrong with that alone.
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
    alone = names_items_only(request.addresses)
    checked = {name: open_checked(project, name, settings, None if alone else every_kind, reading) for name in meant}
    for each in checked.values():
        outcome.report.extend(each.report)
    games = {name: each.sound for name, each in checked.items() if each.sound} if settled else {}
    wanted = choose(request.addresses, games, set(meant) - set(games))
    planned = plan_tasks(project, games, wanted, request.languages, options)
    findings = {each.game: about_items(checked[each.game], each.items) for each in wanted if alone}
    records = {name: read_record(options.out, name) for name in games}
    made_of = {task.game.id: digest_sources(project, task.game.id) for task in planned if task.wanted.whole}
    tasks = [
        replace(
            task,
            made_before=records[task.game.id].formats(task.folder),
            judge=checked[task.game.id].policy,
            findings=findings.get(task.game.id, {}),
            sources=made_of.get(task.game.id, ""),
            inputs=digest_inputs(task, made_of[task.game.id]) if task.wanted.whole else "",
        )
        for task in planned
    ]
    if not request.force:
        outcome.current += [task.folder for task in tasks if is_current(task, records[task.game.id])]
    due = [task for task in tasks if task.folder not in outcome.current]
    for task, result in zip(due, _run(due, request, progress), strict=True):
        account(task, result, records[task.game.id], outcome)
    for name in dict.fromkeys(task.game.id for task in due):
        fault = records[name].save()
        outcome.report.extend([fault] if fault else [])
    return outcome


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
