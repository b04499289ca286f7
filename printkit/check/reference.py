"""The register of findings → docs/rules.md: a table for each band, then a page for each finding."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.leeway import Leeway, is_of_preflight, leeway
from printkit.check.registry import load_kinds, rule_codes
from printkit.diagnostics import KINDS, Kind

BANDS = {
    "1": ("Sources", "YAML, schema, references between files, drawings, templates, and the checker's own settings."),
    "2": ("Rules of the game", "Dice, tables, counts, zones, worked examples, claims, words."),
    "3": ("Languages", "Catalogues, placeholders, figures."),
    "4": ("Layout", "Text that does not fit, glyphs, fonts."),
    "5": ("Print", "Paper, sheets, fronts and backs."),
}

HEAD = """\
# Findings

What `printkit check` and `printkit build` find, by code. `printkit explain CODE` prints one of these pages.
Findings marked † leave nothing to print: they can be neither silenced nor lowered, in the ways that
[continuous-integration.md](continuous-integration.md) tells. Those marked ‡ guard what printkit promises of every
sheet: they cannot be lowered, only silenced where they stand.

<!-- Made by `make docs` from the docstrings: change those. -->
"""


MARKS = {Leeway.FREE: "", Leeway.IN_PLACE: " ‡", Leeway.NONE: " †"}


def write_reference() -> str:
    """Return the whole page as Markdown."""
    load_kinds()
    kinds = sorted(KINDS.values(), key=lambda kind: kind.code)
    bands = {band: [kind for kind in kinds if kind.code[2] == band] for band in BANDS}
    parts = [HEAD, *(_table(band, found) for band, found in bands.items() if found)]
    parts += [_page(kind) for kind in kinds]
    return "\n".join(parts)


def _table(band: str, kinds: list[Kind]) -> str:
    title, about = BANDS[band]
    return "\n".join([f"## PK{band}xx: {title}", "", about, "", *_rows(kinds)]) + "\n"


def _rows(kinds: list[Kind]) -> Iterator[str]:
    rules = rule_codes()
    yield "| code | name | severity | found by |"
    yield "|---|---|---|---|"
    for kind in kinds:
        mark = MARKS[leeway(kind)]
        by = "a rule" if kind.code in rules else "preflight" if is_of_preflight(kind.code) else "reading, laying out"
        yield f"| [{kind.code}](#{_anchor(kind)}) | {kind.name} | {kind.severity}{mark} | {by} |"


def _anchor(kind: Kind) -> str:
    """Return the anchor that GitHub gives to the heading of a page."""
    return f"{kind.code.lower()}-{kind.name}"


def _page(kind: Kind) -> str:
    """Return the page of a kind, its sections two levels lower than in the docstring."""
    page = kind.page.strip().replace("\n## ", "\n#### ")
    return f"### {kind.code} {kind.name}\n\n{page}\n"
