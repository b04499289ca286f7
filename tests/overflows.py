"""What `printkit check --layout --format json` found → how much overflows in each game.

The exit status is 1 where anything does, and where another error kept a game from being laid out at all.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path

LAYOUT = "PK4"
"""How the codes of findings about the layout begin."""

GAME = re.compile(r"sources/([^/]+)/")


def main() -> int:
    """Print a line for each game with findings about its layout, the file that argument 1 names being the list."""
    findings = json.loads(Path(sys.argv[1]).read_text("utf-8"))["findings"]
    wrong = [found for found in findings if found["code"].startswith(LAYOUT)]
    places = (GAME.match(found["file"] or "") for found in wrong)
    for game, count in sorted(Counter(place[1] if place else "templates" for place in places).items()):
        sys.stdout.write(f"{game}: {count} findings about its layout\n")
    sys.stdout.write(f"{len(wrong)} findings about layouts\n")
    others = sorted({found["code"] for found in findings if found["severity"] == "error" and found not in wrong})
    if others:
        sys.stdout.write(f"other errors, so that not all was laid out: {', '.join(others)}\n")
    return int(bool(wrong or others))


if __name__ == "__main__":
    sys.exit(main())
