"""The address of a text → where it stands, in words that a translator understands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from printkit.language.plurals import translated_as
from printkit.source.text import Message

KINDS = {
    "art": "drawing",
    "tables": "table",
    "boards": "board",
    "charts": "chart",
    "counters": "counter",
    "cards": "card",
    "decks": "deck",
    "aids": "player aid",
    "tracks": "track",
    "records": "record sheet",
    "figures": "figure",
    "groups": "group of units",
    "status": "status chart",
    "components": "component",
    "quantities": "quantity",
    "roster": "unit",
    "labels": "label",
    "levels": "level",
    "events": "event",
    "missions": "mission",
    "vehicles": "vehicle",
    "kinds": "kind of vehicle",
    "sides": "side",
    "rulers": "measuring stick",
    "stencils": "template to measure with",
    "notation": "column of the log",
    "marks": "mark",
    "sailing": "rules of sailing",
    "attitudes": "attitude",
    "diagrams": "diagram",
    "scenarios": "scenario",
    "hexmaps": "map of hexes",
    "halves": "half",
    "terrain": "terrain",
    "rules": "rule",
    "logs": "log form",
    "logbooks": "logbook",
    "blocks": "block of boxes",
    "sheets": "sheet",
    "ports": "port",
    "columns": "column",
    "steps": "step",
    "notes": "note",
    "fields": "field",
    "zones": "zone",
    "results": "result",
    "texts": "text",
}
"""What one of the things in a file or a list is called."""

HOLLOW = "text"
"""The last part of an address that says nothing."""


def titles_of(messages: Iterable[Message]) -> Mapping[str, str]:
    """Return the titles of things and the headings of texts by the addresses below which they stand."""
    texts = {message.context: translated_as(message.text)[0] for message in messages}
    above = {context.rpartition("/")[0] for context in texts}
    headings = {context: text for context, text in texts.items() if context in above}
    return headings | {context[: -len("/title")]: text for context, text in texts.items() if context.endswith("/title")}


def describe(context: str, titles: Mapping[str, str]) -> str:
    """Return where the text at an address stands: `table “Firing”, result, 5, 1`; empty for a text without address.

    A thing on the way is named by its title, in the language of the sources; the text itself is not repeated.
    """
    parts = context.removesuffix(f"/{HOLLOW}").split("/") if context else []
    if len(parts) > 1 and parts[-1] != "title" and context in titles:
        parts[-1] = "heading"
    words: list[str] = []
    for depth, part in enumerate(parts, 1):
        title = titles.get("/".join(parts[:depth]), "") if 1 < depth < len(parts) else ""
        if title and parts[depth:] == ["title"]:
            continue
        if title:
            words[-1] += f" “{shorten(title)}”"
        else:
            words.append(KINDS.get(part, spaced(part)) if depth < len(parts) else spaced(part))
    return ", ".join(words)


def spaced(name: str) -> str:
    """Return a name as words: `torpedo zone` for `torpedo-zone`, though `2-5` stays a range."""
    return re.sub(r"-(?!\d)", " ", name)


def shorten(title: str) -> str:
    """Return a title on one line, cut where it is long."""
    line = " ".join(title.split())
    return line if len(line) <= 40 else f"{line[:39].rstrip()}…"
