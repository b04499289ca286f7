"""What to build of one edition, and what became of it: plain facts, which cost nothing to import."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from printkit.build.addresses import Wanted
from printkit.build.record import Written
from printkit.diagnostics import Judge, Report
from printkit.model.game import Game
from printkit.project import Project
from printkit.templates.profiles import HOME


@dataclass(frozen=True, slots=True)
class Options:
    """How to build: sheet formats, item formats (None: as each sheet says), dots per inch, the paper, the profile, drafts."""

    out: Path
    formats: tuple[str, ...] = ("pdf",)
    items: tuple[str, ...] | None = None
    dpi: int = 150
    paper: str = ""
    profile: str = ""
    draft: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """What an edition is made for: a language, a paper and a profile, by name."""

    lang: str
    paper: str
    profile: str = HOME


@dataclass(frozen=True, slots=True)
class EditionTask:
    """What to build: a game for a target, into `folder` below the output folder.

    `made_before` tells which formats the files of each address have that stand there from earlier builds: what was
    once asked for is kept up to date. `judge` is what the game and its project say of findings, `findings` what is
    wrong with single items that are asked for, by `sheet/item`. `sources` is the digest of everything that a whole
    edition is made from, `inputs` that of this and the options; both are taken before it is built: what changes
    meanwhile makes it due again.
    """

    project: Project
    game: Game
    target: Target
    folder: str
    wanted: Wanted
    options: Options
    made_before: Mapping[str, frozenset[str]] = field(default_factory=dict)
    judge: Judge | None = None
    findings: Mapping[str, Report] = field(default_factory=dict)
    sources: str = ""
    inputs: str = ""


@dataclass
class EditionResult:
    """What became of an edition: files written, with their digests; files kept as they were; findings; what to tell of it."""

    folder: str
    written: dict[str, Written] = field(default_factory=dict)
    kept: list[str] = field(default_factory=list)
    digests: dict[str, str] = field(default_factory=dict)
    report: Report = field(default_factory=Report)
    notes: list[str] = field(default_factory=list)
