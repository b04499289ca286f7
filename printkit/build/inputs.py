"""Everything an edition is made from → one digest: when it is the same, so are the files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

from printkit import __version__
from printkit.build.editions import EditionTask
from printkit.templates.library import built_in_folder


def digest_inputs(task: EditionTask) -> str:
    """Return the SHA-256 of all files of the game and of the templates, of the options, and of what draws them."""
    digest = hashlib.sha256()
    options = task.options
    for part in (task.lang, task.paper, *options.formats, "|", *(options.items or ()), options.dpi, options.draft):
        digest.update(f"{part}\0".encode())
    for program in _programs():
        digest.update(f"{program}\0".encode())
    root = task.project.root
    for folder in (root / "sources" / task.game.id, root / "templates", built_in_folder()):
        for path in _files(folder):
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    settings = root / "printkit.yaml"
    digest.update(settings.read_bytes() if settings.is_file() else b"")
    return digest.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _programs() -> Iterator[str]:
    """Yield the names and versions of printkit and of the installed packages that shape or write its files."""
    yield f"printkit {__version__}"
    drawing = {"reportlab", "svgwrite", "pypdf", "pypdfium2", "uharfbuzz", "fonttools", "pillow", "pyphen"}
    found = {f"{each.name} {each.version}" for each in distributions() if _draws(each.name.lower(), drawing)}
    yield from sorted(found)


def _draws(name: str, drawing: set[str]) -> bool:
    return name in drawing or name.startswith("fontpkg-")
