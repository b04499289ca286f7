"""Findings about charts as they are drawn: PK43x."""

from __future__ import annotations

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding


@finding("PK431", "name-on-coast", Severity.WARNING)
def name_on_coast(name: str, kind: str) -> Text:
    """Report the name of a sea or a land that the coast or the edge of its chart runs through.

    ## What it does
    Compares the letters of each name under `labels:` with the coastline and the edges, half a millimetre around them,
    in the language at hand: a `land` or `region` has to lie on land, a `sea` on the water.

    ## Why it matters
    A line through a word makes it hard to read, and a name that lies half at sea leaves open what it names. A name that
    fits in one language may not in another.

    ## Example
    `ireland: {title: Ireland, at: 53.1 N 10 W, kind: land}`

    ## Fix
    Move the name with `at:`, turn it along the coast with `turn:`, or make it a `region`, which is set smaller.
    """
    where = "the water" if kind == "sea" else "land"
    return Text(f'the {kind} "{name}" does not lie wholly on {where}', "move it with at:, or turn it with turn:")
