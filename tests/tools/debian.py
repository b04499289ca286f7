"""Programs that print shops and packagers use: a file → what they say of it. One that is absent is said, not passed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

NOT_CHECKED = "not checked"
"""How the reason of such a skip begins; the end of the test run repeats it."""


def need(tool: str, package: str) -> str:
    """Return the path of a tool; skips the test where it is not installed, or fails it where PRINTKIT_TOOLS says so."""
    found = shutil.which(tool)
    if found is None and os.environ.get("PRINTKIT_TOOLS") == "required":
        pytest.fail(f'"{tool}" is not installed (Debian: {package})')
    if found is None:
        pytest.skip(f'{NOT_CHECKED}: "{tool}" is not installed (Debian: {package})')
    return found


def run(tool: str, *arguments: str | Path) -> str:
    """Run a tool and return what it prints on both streams; fails the test where it reports an error."""
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=300)
    said = done.stdout + done.stderr
    assert done.returncode == 0, f"{Path(tool).name} {arguments[-1]}: {said[-2000:]}"
    return said


def attributes(trace: str, tag: str) -> Iterator[dict[str, str]]:
    """Yield the attributes of each element of a kind in what `mutool trace` prints."""
    for element in re.findall(rf"<{tag} ([^>]*)>", trace):
        yield dict(re.findall(r'(\w+)="([^"]*)"', element))


def scale_of(transform: str) -> float:
    """Return by how much a transform enlarges lengths: the square root of its determinant."""
    a, b, c, d = (float(number) for number in transform.split()[:4])
    return float(abs(a * d - b * c) ** 0.5)
