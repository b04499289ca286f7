"""What `printkit check --layout --format json` found → how much overflows in each game; exit status 1 where anything does."""

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
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
