"""Everything an edition is made from → a digest: when it is the same, so are the files."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from printkit.build.tasks import EditionTask
from printkit.project import Project
from printkit.templates.library import built_in_folder

PACKAGE = Path(__file__).resolve().parent.parent

DRAWING = (
    "babel", "fontpkg_", "fonttools", "jinja2", "markdown_it", "pillow", "pypdf", "pypdfium2", "pyphen", "reportlab",
    "svgwrite", "uharfbuzz",
)  # fmt: skip
"""The packages that word, shape or write what is in files, by how their names begin."""


def digest_inputs(task: EditionTask, sources: str) -> str:
    """Return the SHA-256 of what an edition is made of, as `digest_sources` tells it, and of how it was asked for."""
    digest = hashlib.sha256(sources.encode())
    options = task.options
    for part in (task.target, options.formats, options.items, options.dpi, options.draft):
        digest.update(f"{part}\0".encode())
    return digest.hexdigest()


def digest_sources(project: Project, game: str) -> str:
    """Return the SHA-256 of all files of a game, of templates and own fonts, and of what draws them."""
    digest = hashlib.sha256(os.environ.get("SOURCE_DATE_EPOCH", "").encode() + b"\0")
    for program in _programs():
        digest.update(f"{program}\0".encode())
    root = project.root
    for folder in (root / "sources" / game, root / "templates", root / "fonts", built_in_folder()):
        for path in sorted(folder.rglob("*")):
            digest.update(os.fsencode(path.relative_to(folder)) + b"\0")
            digest.update(_content(path))
    for name in ("printkit.yaml", "printer.yaml"):
        digest.update(_content(root / name))
    return digest.hexdigest()


def _content(path: Path) -> bytes:
    """Return what stands for a file in the digest; a link stands for where it leads, and for what is there."""
    try:
        link = path.readlink() if path.is_symlink() else ""
        return hashlib.sha256(os.fsencode(link) + (path.read_bytes() if path.is_file() else b"")).digest()
    except OSError as error:
        return (error.strerror or "").encode()


@cache
def _programs() -> tuple[str, ...]:
    """Return what stands for the program: its own files, by size and date, and the packages that draw, by version."""
    own = (f"{path.name} {path.stat().st_size} {path.stat().st_mtime_ns}" for path in sorted(PACKAGE.rglob("*.py")))
    return (*own, *sorted(_packages()))


def _packages() -> Iterator[str]:
    """Yield the packages at hand; their folders tell name and version, without a file being opened."""
    for folder in filter(os.path.isdir, sys.path):
        for path in Path(folder).glob("*.dist-info"):
            if path.name.lower().startswith(DRAWING):
                yield path.name
