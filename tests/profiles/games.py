"""Small games for the tests of profiles: a counter whose ground reaches its bleed, and what may be wrong with it."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image as Bitmap
from PIL import ImageCms
from projects import MINI, Trial, make_game, make_project, open_game

from printkit.build.compose import SheetWork
from printkit.build.edition import open_edition
from printkit.build.games import open_checked
from printkit.build.tasks import Target
from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.project import Project
from printkit.scene import Document

ROOT = Path(__file__).parents[2]
FOGRA39 = (ROOT / "templates/profiles/fogra39.icc").read_bytes()
PRESS = "colour: cmyk\nstandard: PDF/X-4\nintent: fogra39\ncondition: FOGRA39\npages: pieces\nmarks: none\n"
"""A profile of a press without a number in it."""


def profiled(root: Path, profile: str, files: dict[str, str | bytes] | None = None) -> Project:
    """Write the small game with a profile named `own` in its project, and return the project."""
    make_project(root, {"templates/profiles/own.yaml": profile})
    return make_game(root, files)


def trial(root: Path, profile: str, files: dict[str, str | bytes] | None = None) -> Trial:
    """Return the small game opened for a profile, its own or a built-in one."""
    return open_game(make_game(root, files), profile=profile)


def sheet_of(project: Project, profile: str, sheet: str = "counters") -> tuple[Document | None, list[str]]:
    """Return a sheet of the small game for a profile, and every finding as `file:line CODE message`."""
    report = Report()
    game = open_checked(project, "mini", project.settings(Report())).game
    assert game
    edition = open_edition(project, game, Target("en", "a4", profile), report)
    document = None
    if edition:
        work = SheetWork(edition, Name(sheet), report)
        document = work.document()
    said = [f"{each.origin.file}:{each.origin.line} {each.code} {each.message}" for each in report]
    return document, said


def srgb() -> bytes:
    """Return the ICC profile of a screen."""
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


def photograph(width: int, height: int) -> bytes:
    """Return a PNG of many colours."""
    target = BytesIO()
    bands = [Bitmap.linear_gradient("L"), Bitmap.radial_gradient("L"), Bitmap.linear_gradient("L").rotate(90)]
    Bitmap.merge("RGB", bands).resize((width, height)).save(target, "PNG")
    return target.getvalue()


__all__ = ["FOGRA39", "MINI", "PRESS", "photograph", "profiled", "sheet_of", "srgb", "trial"]
