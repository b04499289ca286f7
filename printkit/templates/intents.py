"""The bytes of an ICC profile → a printing condition that colours can be separated for."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.press import printing_condition_unusable

HEADER = 128
"""The length of an ICC profile's header; the table of its tags follows (ICC.1:2022, 7.2 and 7.3)."""

MAX_PROFILE = 8_000_000
"""How large an ICC profile may be; those of printing conditions have 0.1 to 3 MB."""

CLASSES = {b"mntr": "a screen", b"scnr": "a scanner", b"link": "a link of two devices", b"spac": "a colour space",
           b"abst": "an abstract change of colours", b"nmcl": "named colours"}  # fmt: skip
SPACES = {b"RGB ": "RGB", b"GRAY": "grey", b"Lab ": "Lab", b"XYZ ": "XYZ"}
TABLES = (b"A2B0", b"B2A1")
"""The tags without which colours cannot be turned to ink (relative colorimetric) and back."""


@dataclass(frozen=True)
class Intent:
    """A printing condition: name of the file, registered name, the ICC profile, and the limit of total ink in percent."""

    name: str
    condition: str
    data: bytes = field(repr=False)
    total_ink: int = 400

    @cached_property
    def digest(self) -> str:
        """Return the SHA-256 of the profile and of the limit."""
        return hashlib.sha256(self.data + str(self.total_ink).encode()).hexdigest()

    def __hash__(self) -> int:
        return hash(self.digest)


def icc_fault(data: bytes) -> str:
    """Return why bytes are no ICC profile of a printing condition, or "" where they are."""
    if len(data) < HEADER + 4 or data[36:40] != b"acsp":
        return "it is no ICC profile"
    if int.from_bytes(data[:4]) != len(data):
        return f"it is damaged: it has {len(data)} bytes and speaks of {int.from_bytes(data[:4])}"
    if data[12:16] != b"prtr":
        kind = CLASSES.get(data[12:16], "another device")
        return f'it is the profile of {kind} (class "{data[12:16].decode("ascii", "replace")}")'
    if data[16:20] != b"CMYK":
        return f"its colours are {SPACES.get(data[16:20], 'others')}, not CMYK"
    if data[8] not in (2, 4):
        return f"its version is {data[8]}, neither 2 nor 4"
    return _tables_fault(data)


def _tables_fault(data: bytes) -> str:
    count = int.from_bytes(data[HEADER : HEADER + 4])
    tags = {data[HEADER + 4 + 12 * index :][:4] for index in range(min(count, 200))}
    missing = [table.decode() for table in TABLES if table not in tags]
    return f"it lacks {' and '.join(missing)}" if missing else ""


def read_intent(name: str, condition: str, data: bytes, origin: Origin, report: Report) -> Intent | None:
    """Return a printing condition, or None after reporting why the ICC profile of this name is none."""
    fault = icc_fault(data) or _unusable(data)
    if fault:
        report.add(printing_condition_unusable(origin, name, fault))
        return None
    return Intent(name, condition, data)


def _unusable(data: bytes) -> str:
    from printkit.templates.separation import try_profile  # noqa: PLC0415 - only a press needs Pillow here

    return try_profile(data)
