"""What every PDF of ours says of itself and of how it was made, the same in each build."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import UTC, datetime

from printkit.templates.intents import Intent
from printkit.templates.profiles import Profile

PRODUCER = "printkit"
"""The program named as creator and producer."""

MADE = datetime(2000, 1, 1, tzinfo=UTC)
"""The date in every file, unless SOURCE_DATE_EPOCH names another: the day of the build would make two builds differ."""

LAST_SECOND = 253402300799
"""The last second of the year 9999, after which dates in files have no form."""


@dataclass(frozen=True, slots=True)
class About:
    """What a file says of itself, the profile it is made for, and the printing condition of a press."""

    title: str
    author: str
    subject: str
    lang: str
    profile: Profile = Profile()
    intent: Intent | None = None

    @property
    def header(self) -> tuple[int, int]:
        """Return the version of PDF: 1.6 where the standard asks for it, else 1.7."""
        return (1, 7) if self.profile.standard == "none" else (1, 6)


def date_fault() -> str:
    """Return what is wrong with SOURCE_DATE_EPOCH in the environment, or "" where it is unset or seconds since 1970."""
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not said or (said.isascii() and said.isdecimal() and int(said) <= LAST_SECOND):
        return ""
    return f'SOURCE_DATE_EPOCH is "{said[:40]}", not a number of seconds since 1970'


def made() -> datetime:
    """Return the date that files bear; raises ValueError where SOURCE_DATE_EPOCH is no number."""
    if fault := date_fault():
        raise ValueError(fault)
    said = os.environ.get("SOURCE_DATE_EPOCH", "")
    return datetime.fromtimestamp(int(said), UTC) if said else MADE


def pdf_date() -> str:
    """Return the date as PDF writes it."""
    return made().strftime("D:%Y%m%d%H%M%SZ") if made().year >= 1000 else "D:10000101000000Z"
