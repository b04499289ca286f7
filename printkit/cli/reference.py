"""`python -m printkit.cli.reference > docs/rules.md`: the page of every finding, on stdout."""

from __future__ import annotations

import sys

from printkit.check.reference import write_reference

if __name__ == "__main__":
    sys.stdout.buffer.write(write_reference().encode())
