"""A kind of finding → what a project may do about it: lower it, silence it in place only, or neither."""

from __future__ import annotations

from enum import Enum

from printkit.check.registry import load_kinds, rule_codes
from printkit.diagnostics import KINDS, Kind, Severity

PROMISED = frozenset({
    "PK301", "PK302", "PK303", "PK304", "PK305", "PK314", "PK380",  # every language is complete, with the same numbers
    "PK362", "PK363", "PK401", "PK403", "PK404", "PK411", "PK412", "PK416",  # nothing wrong is printed silently
    "PK417",  # fronts and backs meet, and backs say nothing
})  # fmt: skip
"""Errors without which something is printed that printkit promises not to print."""

MIDWAY = frozenset({
    "PK308", "PK310", "PK311", "PK312", "PK313", "PK332", "PK333", "PK342", "PK343", "PK364", "PK384", "PK385",
    "PK402", "PK405", "PK407", "PK408", "PK413", "PK414", "PK415", "PK418",
})  # fmt: skip
"""Findings of languages and layout that leave out a text or a piece, or print a stand-in: they cannot be let pass."""


class Leeway(Enum):
    """What a project may do about a kind of finding; the value says it on the finding's page."""

    FREE = "Its severity can be set under `rules:`, and it can be silenced where it stands, with a reason."
    IN_PLACE = (
        "It guards what printkit promises of every sheet: `rules:` can neither lower it nor switch it off.\n"
        "It can be silenced where it stands, with a reason."
    )
    NONE = "It leaves nothing to print: it can be neither lowered nor silenced."


def leeway(kind: Kind) -> Leeway:
    """Return what may be done about a kind of finding; a warning may always be set."""
    if kind.severity is Severity.WARNING:
        return Leeway.FREE
    if kind.code in PROMISED:
        return Leeway.IN_PLACE
    if kind.code[2] in "234" or is_of_preflight(kind.code):
        return Leeway.NONE if kind.code in MIDWAY else Leeway.FREE
    return Leeway.NONE if kind.code[2] == "1" or kind.code not in rule_codes() else Leeway.FREE


def is_fixed(kind: Kind) -> bool:
    """Tell whether a finding leaves printkit without a value, so that it can be neither lowered nor silenced."""
    return leeway(kind) is Leeway.NONE


def is_fixed_code(code: str) -> bool:
    """Tell the same of a code; one that nobody registered is fixed."""
    load_kinds()
    kind = KINDS.get(code)
    return kind is None or is_fixed(kind)


def is_of_preflight(code: str) -> bool:
    """Tell whether a finding is one of the preflight's: that something is printed badly, not that nothing is."""
    return code.startswith("PK42") or code == "PK515" or "PK521" <= code <= "PK599"
