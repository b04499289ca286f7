"""`printkit build`: options → files written, findings and progress on stderr, the files' names on stdout."""

from __future__ import annotations

import gc
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from printkit.build.accounting import Outcome
from printkit.build.run import Request, build
from printkit.build.tasks import Options
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, print_findings, usage_errors
from printkit.project import Project


@dataclass(frozen=True, slots=True)
class BuildCall:
    """The options of one call, read and checked."""

    addresses: tuple[str, ...]
    languages: tuple[str, ...]
    formats: tuple[str, ...]
    items: tuple[str, ...] | None
    dpi: int
    paper: str
    profile: str
    out: Path
    jobs: int
    force: bool
    draft: bool
    quiet: bool


def run_build(project: Project, call: BuildCall) -> Exit:
    """Build and tell what happened; returns the exit status."""
    jobs = call.jobs or os.cpu_count() or 1
    request = Request(call.addresses, call.languages, jobs, force=call.force, begin=_leave_quietly)
    options = Options(call.out, call.formats, call.items, call.dpi, call.paper, call.profile, call.draft)

    def progress(folder: str) -> None:
        """Name the edition at work, on a terminal."""
        if not call.quiet and sys.stderr.isatty():
            sys.stderr.write(f"building {folder}\n")

    gc.disable()  # a build makes few cycles and ends soon: looking for them takes a tenth of its time
    with usage_errors():
        outcome = build(project, request, options, progress)
    print_findings(outcome.report, project.root, sys.stderr)
    _tell(outcome, call)
    gc.freeze()  # nor does it pay to look through all that was made when the process ends
    if outcome.report.crashes:
        return Exit.CANNOT_RUN
    return Exit.ERRORS if outcome.report.errors or outcome.kept else Exit.DONE


def _leave_quietly() -> None:
    """Let Ctrl-C end a further process without a traceback; what it was writing is cleaned up on the way."""
    signal.signal(signal.SIGINT, lambda *_: sys.exit(Exit.INTERRUPTED))


def _tell(outcome: Outcome, call: BuildCall) -> None:
    if not call.quiet:
        for path in outcome.written:
            sys.stdout.write(f"{_shown(path)}\n")
        for folder in outcome.current:
            sys.stderr.write(f"{_shown(call.out / folder)} is up to date\n")
        for note in outcome.notes:
            sys.stderr.write(f"{note}\n")
        for path in outcome.removed:
            sys.stderr.write(f"{_shown(path)} removed\n")
    if outcome.stale:
        sys.stderr.write(f"out of date: {', '.join(map(_shown, outcome.stale))}; renewed by their next build\n")
    if outcome.kept or len(outcome.report):
        kept = [f"{_shown(path)} {'kept as it was' if path.exists() else 'not written'}" for path in outcome.kept]
        sys.stderr.write("; ".join([count_line(outcome.report), *kept]) + "\n")


def _shown(path: Path) -> str:
    """Return a path as seen from the current folder, where it lies below that."""
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return str(path)
