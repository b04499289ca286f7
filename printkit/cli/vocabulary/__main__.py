"""`python -m printkit.cli.vocabulary > docs/sources.md`: all that source files may say, on stdout."""

from __future__ import annotations

import sys

from printkit.cli.vocabulary import write_vocabulary

if __name__ == "__main__":
    sys.stdout.buffer.write(write_vocabulary().encode())
