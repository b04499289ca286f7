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


def write_file(path: Path, data: bytes, shown: str) -> Diagnostic | None:
    """Write a file in one step, its folders made as needed; return a finding where it cannot be written.

    Whatever happens on the way, Ctrl-C included, a file that stood there stays as it was. A link at the place is
    replaced, never followed; a file that already holds these bytes is left alone.
    """
    try:
        if path.is_file() and not path.is_symlink() and path.read_bytes() == data:
            return None
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, data)
    except OSError as error:
        return cannot_write(Origin(shown), shown, (error.strerror or str(error)).lower())
    return None


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
