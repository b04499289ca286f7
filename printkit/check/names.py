"""Names as a designer writes them and as the model knows them → whether they mean the same, and which is near."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from printkit.model.names import slug


def near(name: str, known: Iterable[str]) -> str:
    """Return the hint for a name that is not known: the nearest one, else what there is."""
    names = sorted(dict.fromkeys(known))
    found = get_close_matches(name, names, n=1, cutoff=0.5) or get_close_matches(slug(name), names, n=1, cutoff=0.5)
    if found:
        return f'did you mean "{found[0]}"?'
    return f"there is {', '.join(names[:12])}" if names else ""
