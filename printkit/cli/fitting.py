"""`printkit fit`: games → how each text fits its place, the tightest first, as text or JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from printkit.build.fits import PlacedFit, measure_fits
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, print_findings, usage_errors
from printkit.diagnostics.wording import counted
from printkit.project import Project
from printkit.typeset.fit import POINT

NEARLY_FULL = 0.9
"""A text that takes more of its room is told of although it kept its size."""

LONGEST = 60
"""So many characters of a text are shown."""


@dataclass(frozen=True, slots=True)
class FitCall:
    """The options of one call."""

    addresses: tuple[str, ...]
    languages: tuple[str, ...]
    style: str
    everything: bool
    quiet: bool


def run_fit(project: Project, call: FitCall) -> Exit:
    """Print how texts fit, the tightest first, findings on stderr; returns the exit status."""
    with usage_errors():
        fits, report = measure_fits(project, call.addresses, call.languages)
    told = sorted((each for each in fits if call.everything or _is_tight(each)), key=_by_tightness)
    if call.style == "json":
        counts = {"texts": len(fits), "shrunk": sum(map(_shrank, fits)), "overflowing": sum(map(_overflows, fits))}
        sys.stdout.write(json.dumps({**counts, "fits": [*map(_as_json, told)]}, ensure_ascii=False, indent=2) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _as_text(told))
    print_findings(report, project.root, sys.stderr)
    if not call.quiet:
        shrunk, over = sum(map(_shrank, fits)), sum(map(_overflows, fits))
        sys.stderr.write(f"{counted(len(fits), 'text')}: {shrunk} set smaller, {over} overflowing\n")
        if len(report):
            sys.stderr.write(count_line(report) + "\n")
    if report.crashes:
        return Exit.CANNOT_RUN
    return Exit.ERRORS if report.errors else Exit.DONE


def _shrank(each: PlacedFit) -> bool:
    return each.fit.ended < each.fit.began - 1e-6


def _overflows(each: PlacedFit) -> bool:
    return each.fit.used > 1 + 0.005


def _is_tight(each: PlacedFit) -> bool:
    return _shrank(each) or each.fit.used > NEARLY_FULL


def _by_tightness(each: PlacedFit) -> tuple[float, float, str, str]:
    """Put overflows first, then the sizes nearest to their floor, then the fullest."""
    fit = each.fit
    spare = (fit.ended - fit.floor) / (fit.began - fit.floor) if fit.began > fit.floor > 0 else 1.0
    return (0.0 if _overflows(each) else 1.0 + round(spare, 3), -round(fit.used, 3), each.addresses[0], fit.text)


def _points(millimetres: float) -> float:
    return round(millimetres / POINT, 2)


def _as_json(each: PlacedFit) -> dict[str, object]:
    fit = each.fit
    return {
        "addresses": each.addresses,
        "lang": each.lang,
        "slot": fit.place,
        "style": fit.style,
        "text": fit.text,
        "file": fit.origin.file,
        "line": fit.origin.line,
        "size": _points(fit.began),
        "set_at": _points(fit.ended),
        "floor": _points(fit.floor),
        "lines": fit.lines,
        "full": round(100 * fit.used, 1),
        "overflows": _overflows(each),
    }


def _as_text(fits: Iterable[PlacedFit]) -> Iterator[str]:
    rows = [_row(each) for each in fits]
    if not rows:
        return
    head = ("full", "size", "floor", "lines", "lang", "address", "slot", "text")
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    yield from (_line(row, widths) for row in (head, *rows))


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = (
        text.rjust(width) if column < 4 else text.ljust(width)
        for column, (text, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join(cells).rstrip()


def _row(each: PlacedFit) -> tuple[str, ...]:
    fit = each.fit
    size = f"{_points(fit.began):g} pt" if not _shrank(each) else f"{_points(fit.began):g} → {_points(fit.ended):g} pt"
    floor = f"{_points(fit.floor):g} pt" if fit.floor else "-"
    text = " ".join(fit.text.split())
    shown = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    others = f" + {len(each.addresses) - 1}" if len(each.addresses) > 1 else ""
    where = f"{each.addresses[0]}{others}"
    return (f"{100 * fit.used:.0f} %", size, floor, str(fit.lines), each.lang, where, fit.place or "-", shown)
