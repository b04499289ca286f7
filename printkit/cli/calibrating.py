"""`printkit calibrate`: a paper → a sheet that shows where a printer sets backs; two numbers read off it → `printer.yaml`."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from printkit.build.files import write_file
from printkit.build.refusal import CannotRunError
from printkit.cli.terminal import Exit, fail, print_findings, usage_errors
from printkit.diagnostics import Origin, Report
from printkit.imposition.calibration import Draughtsman, calibration_pages
from printkit.language import Locale
from printkit.language.own_words import speaks, spoken_languages
from printkit.project import Project
from printkit.render.pdf import render_pdf
from printkit.scene import Document
from printkit.source import ProjectFiles, bind, parse_yaml
from printkit.templates.library import Library, built_in_folder
from printkit.templates.printers import Offset, Printer
from printkit.typeset import Setting

FILE = "printer.yaml"
KEYS = {
    (False, "long"): "offset",
    (False, "short"): "portrait_short",
    (True, "long"): "landscape_long",
    (True, "short"): "landscape_short",
}
"""What `printer.yaml` calls an offset: of sheets that lie on their side or not, flipped on their long or short edge."""
OPENING = """\
# How far to the right and down of their fronts this printer sets backs, read off the sheet of `printkit calibrate`.
"""


@dataclass(frozen=True, slots=True)
class CalibrateCall:
    """The options of one call: a paper's name, the flip, whether sheets lie on their side, language, output folder."""

    paper: str
    flip: str
    landscape: bool
    lang: str
    out: Path


def run_calibrate(project: Project, call: CalibrateCall) -> Exit:
    """Write the calibration sheet and tell where; returns the exit status."""
    report = Report()
    with usage_errors():
        document = _draw(project, call, report)
    if document is not None and not report.errors:
        kind = KEYS[call.landscape, call.flip].replace("offset", "").replace("_", "-")
        name = f"calibration-{document[0]}{'-' if kind else ''}{kind}.pdf"
        fault = write_file(call.out, name, render_pdf(document[1]))
        if fault is None:
            path = call.out.absolute() / name
            shown = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
            sys.stdout.write(f"{shown.as_posix()}\n")
        report.extend([fault] if fault else [])
    print_findings(report, project.root, sys.stderr)
    return Exit.ERRORS if report.errors else Exit.DONE


def _draw(project: Project, call: CalibrateCall, report: Report) -> tuple[str, Document] | None:
    """Return the paper's name and the sheet, or None after findings; raises CannotRunError for unknown names."""
    settings = project.settings(report)
    library = Library((project.files.within("templates"), ProjectFiles(built_in_folder(), "templates")))
    name = call.paper or str(settings.paper or "a4")
    found = Report()
    paper = library.paper(name, Origin("printkit.yaml"), found)
    if paper is None:
        raise CannotRunError(f"--paper: {'; '.join(f'{each.message}; {each.hint}' for each in found)}")
    lang = call.lang or next((lang for lang in settings.languages if speaks(lang)), "en")
    if not speaks(lang):
        raise CannotRunError(f'--lang: there are no words in "{lang}" here; there is {", ".join(spoken_languages())}')
    theme = library.theme("plain", Origin(FILE), report)
    if theme is None:
        return None
    narrow, wide = sorted((paper.width, paper.height))
    pen = Draughtsman(Locale(lang, None, report), theme, Setting(lang, {}, report, project.root / "fonts"))
    pages = calibration_pages((wide, narrow) if call.landscape else (narrow, wide), call.flip, pen)
    title = pen.locale.builtin("Printer calibration").text
    return name, Document(pages, title, "printkit", "", lang)


def run_set(project: Project, call: CalibrateCall, text: str) -> Exit:
    """Enter an offset in `printer.yaml`, whatever else it says left as it is; returns the exit status."""
    try:
        offset = Offset.from_text(_with_units(text))
    except ValueError as error:
        fail(f"--set: {str(error).replace(' -- ', '; ')}")
    report = Report()
    project.printer(report)
    before = project.files.read_text(FILE, report) if project.files.has(FILE) else OPENING
    if before is not None and not report.errors:
        key = KEYS[call.landscape, call.flip]
        after = _entered(before, key, offset.text())
        if _reads(after) is None or getattr(_reads(after), key) != offset:
            fail(f'"{FILE}" is written in a way that --set cannot change; write there: {key}: {offset.text()}')
        fault = write_file(project.root, FILE, after.encode(), FILE)
        report.extend([fault] if fault else [])
        if fault is None:
            sys.stdout.write(f"{FILE}: {key}: {offset.text()}\n")
    print_findings(report, project.root, sys.stderr)
    return Exit.ERRORS if report.errors else Exit.DONE


def _with_units(text: str) -> str:
    """Return the numbers of `0.8,-0.4` with the unit they were read in."""
    parts = [part.strip() for part in text.split(",")] if "," in text else text.split()
    return " ".join(f"{part}mm" if re.fullmatch(r"[+-]?\d*\.?\d+", part, re.ASCII) else part for part in parts)


def _entered(text: str, key: str, value: str) -> str:
    """Return the text of `printer.yaml` with the value of a key replaced, or added at its end."""
    line = re.compile(rf"^{key}[ \t]*:[^#\n]*?(?=[ \t]*(#|$))", re.MULTILINE)
    if line.search(text):
        return line.sub(f"{key}: {value}", text, count=1)
    return f"{text}{'' if text.endswith(chr(10)) or not text else chr(10)}{key}: {value}\n"


def _reads(text: str) -> Printer | None:
    """Return what a text of `printer.yaml` says, or None where it says nothing that printkit understands."""
    report = Report()
    node = parse_yaml(text, FILE, report)
    printer = None if node is None else bind(node, Printer, report)
    return None if report.errors else printer
