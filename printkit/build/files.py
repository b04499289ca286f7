"""Bytes and a path → a file that is whole or not there: written beside its place, then moved into it."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.project import cannot_write


def digest_of(data: bytes) -> str:
    """Return the SHA-256 of bytes in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def write_file(out: Path, name: str, data: bytes, shown: str = "") -> Diagnostic | None:
    """Write the file `name` below the folder `out` in one step; return a finding where it cannot be written.

    The finding calls it `shown`, else by its path. Folders are made as needed. Whatever happens on the way, Ctrl-C included, a file that stood there stays as it
    was. A link at the place is replaced, one on the way is refused; a file that already holds these bytes is left
    alone.
    """
    path = out / name
    shown = shown or path.as_posix()
    if link := link_on_the_way(out, name):
        return cannot_write(Origin(shown), shown, f'the folder "{link.as_posix()}" is a link')
    try:
        if path.is_file() and not path.is_symlink() and path.read_bytes() == data:
            return None
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, data)
    except OSError as error:
        return cannot_write(Origin(shown), shown, (error.strerror or str(error)).lower())
    return None


def link_on_the_way(out: Path, name: str) -> Path | None:
    """Return the first folder between `out` and a file below it that is a link, or None where none is."""
    folders = [out / folder for folder in Path(name).parents if folder.name]
    return next((folder for folder in reversed(folders) if folder.is_symlink()), None)


def _replace(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}-", suffix=".part", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(0o666 & ~_umask())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
