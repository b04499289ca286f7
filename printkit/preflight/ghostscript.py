"""Ghostscript, where it is installed: a press file drawn as plates → the most ink in one place of each page."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageChops

from printkit.diagnostics import Diagnostic, Measure
from printkit.diagnostics.print_colours import too_much_ink
from printkit.preflight.facts import PageFacts, PdfFile

DPI = 100
WINDOW = 16
"""Dots of the side of a window: 4 mm at 100 dpi, about 15 mm²."""

SECONDS = 300


def ink_on_plates(file: PdfFile) -> tuple[list[Diagnostic], str]:
    """Return findings of too much ink, and why it was not checked: "" where it was, or where no limit is set."""
    if not file.limits["total_ink"].value:
        return [], ""
    program = shutil.which("gs")
    if program is None:
        return [], "Ghostscript is not installed; the inks declared in the file were added up all the same"
    with TemporaryDirectory() as folder:
        reason = _draw(program, file.data, Path(folder)) or _undrawn(file, Path(folder))
        return (list(_judge(file, Path(folder))), "") if not reason else ([], reason)


def _draw(program: str, data: bytes, folder: Path) -> str:
    """Draw the pages as TIFF files of four channels, and return why that failed, "" where it did not."""
    source = folder / "in.pdf"
    source.write_bytes(data)
    options = ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-sDEVICE=tiff32nc", f"-r{DPI}"]
    command = [program, *options, "-o", str(folder / "page-%d.tif"), str(source)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)  # noqa: S603 - no shell, our own arguments
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"Ghostscript failed: {type(error).__name__}"
    return "" if done.returncode == 0 else f"Ghostscript ended with status {done.returncode}"


def _undrawn(file: PdfFile, folder: Path) -> str:
    drawn = sum((folder / f"page-{page.number}.tif").exists() for page in file.pages)
    return "" if drawn == len(file.pages) else f"Ghostscript drew {drawn} of {len(file.pages)} pages"


def _judge(file: PdfFile, folder: Path) -> Iterator[Diagnostic]:
    limit = file.limits["total_ink"]
    for page in file.pages:
        inside = page.bleed.within(page.media)
        drawn = folder / f"page-{page.number}.tif"
        percent = densest_window(drawn, page) if inside.width > 1 and inside.height > 1 else 0.0
        if percent > limit.value + 2:
            yield too_much_ink(file.at(page), Measure(percent, limit.value, "%", limit.source), "all plates together")


def densest_window(path: Path, page: PageFacts) -> float:
    """Return the percentages of all inks in the densest window inside the bleed of a page drawn as plates."""
    dots = DPI / 72
    media, bleed = page.media, page.bleed
    corners = (bleed.left - media.left, media.top - bleed.top, bleed.right - media.left, media.top - bleed.bottom)
    with Image.open(path) as picture:
        cyan, magenta, yellow, black = picture.crop(tuple(round(corner * dots) for corner in corners)).split()  # type: ignore[arg-type]  # four of them
    total = ImageChops.add(ImageChops.add(cyan, magenta, scale=2), ImageChops.add(yellow, black, scale=2), scale=2)
    highest = total.reduce((min(WINDOW, total.width), min(WINDOW, total.height))).getextrema()[1]
    return float(highest) / 255 * 400  # type: ignore[arg-type]  # of one channel it is one number
