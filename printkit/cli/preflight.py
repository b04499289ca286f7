"""`printkit preflight`: PDF and SVG files → what a press or a printer at home would trip over, on stdout."""

from __future__ import annotations

import os
import stat
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from printkit import __version__
from printkit.build.files import write_file
from printkit.check.selection import Selection
from printkit.cli.checking import selection_of
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, fail, print_findings
from printkit.diagnostics import Origin, Report
from printkit.diagnostics.wording import counted
from printkit.preflight.limits import Limits, limits_of
from printkit.preflight.reading import profile_of
from printkit.preflight.run import Result, preflight_file
from printkit.project import NotAProjectError, find_project
from printkit.source import ProjectFiles
from printkit.templates.library import Library, built_in_folder
from printkit.templates.profiles import HOME

LARGEST = 300_000_000
"""Bytes that a file may have."""


@dataclass(frozen=True, slots=True)
class PreflightCall:
    """The options of one call."""

    files: tuple[Path, ...]
    profile: str
    select: tuple[str, ...]
    ignore: tuple[str, ...]
    style: str
    strict: bool
    quiet: bool
    annotate: Path | None = None


def run_preflight(call: PreflightCall) -> Exit:
    """Check files, print what was found, and return the exit status."""
    selection = selection_of(call.select, call.ignore)
    library = _library()
    if call.profile:
        _limits(library, call.profile)  # a misspelt profile is told before the first file is read
    results = {_shown(path): _check(path, call.profile, library) for path in call.files}
    told = Report()
    told.add(*(found for result in results.values() for found in result.found if selection.wants(found.code)))
    unchecked = _unchecked(results, selection)
    if call.annotate:
        _draw(call.annotate, call.files, told)
    _print(call, tuple(results), told, unchecked)
    if not call.quiet:
        _sum_up(results, told, unchecked)
    return Exit.ERRORS if told.errors or (call.strict and told.warnings) else Exit.DONE


def _library() -> Library:
    """Return the templates of the project around the current folder, where there is one, and printkit's own."""
    own = ProjectFiles(built_in_folder(), "templates")
    try:
        return Library((find_project(Path.cwd(), exact=False).files.within("templates"), own))
    except NotAProjectError:
        return Library((own,))


def _limits(library: Library, name: str) -> Limits:
    """Return the limits of a profile; exits with status 2 where there is none of that name, or it has faults."""
    report = Report()
    profile = library.profile(name, Origin("--profile"), report)
    if profile is None or report.errors:
        first = next(iter(report))
        fail(f"{first.message}; {first.hint}" if first.hint else first.message)
    return limits_of(profile, name)


def _check(path: Path, profile: str, library: Library) -> Result:
    """Check one file, by the profile asked for or the one it was made with; exits with status 2 if it cannot be read."""
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode) and not path.is_dir():
            fail(f'"{path}" is no file that can be read to its end')
        if about.st_size > LARGEST:
            fail(f'"{path}" has more than {LARGEST:,} bytes')
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        fail(f'"{path}" cannot be read: {(getattr(error, "strerror", None) or str(error)).lower()}')
    made = profile_of(data) if not profile and b"%PDF-" in data[:1024] else ""
    return preflight_file(data, _shown(path), _limits(library, profile or made or HOME))


def _shown(path: Path) -> str:
    """Return a path as seen from the current folder, where it lies below that."""
    relative = Path(os.path.relpath(path)).as_posix()
    return Path(os.path.abspath(path)).as_posix() if relative.startswith("..") else relative  # noqa: PTH100 - links stay as they were given


def _unchecked(results: dict[str, Result], selection: Selection) -> tuple[tuple[str, str], ...]:
    """Return what was not checked, each once, where findings of it are asked for."""
    every = (pair for result in results.values() for pair in result.unchecked)
    return tuple(dict.fromkeys((check, reason) for check, code, reason in every if selection.wants(code)))


def _print(call: PreflightCall, files: tuple[str, ...], told: Report, unchecked: tuple[tuple[str, str], ...]) -> None:
    if call.style == "text":
        print_findings(told, Path.cwd(), sys.stdout)
        sys.stdout.writelines(f"not checked: {check} ({reason})\n" for check, reason in unchecked)
        return
    from printkit.check.formats import FORMATS, Findings

    findings = Findings(tuple(told), (), __version__, strict=call.strict, files=files, unchecked=unchecked)
    sys.stdout.write(FORMATS[call.style](findings))


def _draw(folder: Path, files: tuple[Path, ...], told: Report) -> None:
    """Write a picture of each page with findings into a folder; one that cannot be drawn or written is told.

    Files of one name get a number after it, in the order they were given.
    """
    from printkit.preflight.annotate import marked_pages  # Pillow and PDFium, for those who ask for pictures

    taken: Counter[str] = Counter()
    for path in dict.fromkeys(files):
        shown, stem = _shown(path), path.stem
        taken[stem] += 1
        name = stem if taken[stem] == 1 else f"{stem}-{taken[stem]}"
        found = [each for each in told if each.origin.file == shown and each.origin.page]
        try:
            for number, picture in marked_pages(path.read_bytes(), found) if found else ():
                fault = write_file(folder, f"{name}-page-{number}.png", picture)
                if fault:
                    fail(fault.message)
        except ValueError as error:
            sys.stderr.write(f"no picture of {shown}: {error}\n")


def _sum_up(results: dict[str, Result], told: Report, unchecked: tuple[tuple[str, str], ...]) -> None:
    """Say on stderr how much was checked and found."""
    symbols = sum(result.symbols for result in results.values())
    known = f", {counted(symbols, 'font')} of invisible symbols" if symbols else ""
    missed = f", {counted(len(unchecked), 'check')} not made" if unchecked else ""
    sys.stderr.write(f"{counted(len(results), 'file')} checked: {count_line(told)}{known}{missed}\n")
