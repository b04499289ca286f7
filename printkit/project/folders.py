"""A folder → the project it lies in: its root, its games, its defaults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from printkit.diagnostics import Diagnostic, Level, Origin, Report
from printkit.diagnostics.language import typography_twice
from printkit.language.manners import language_of
from printkit.model.files import Manner
from printkit.model.names import Name
from printkit.project.strangers import unknown_templates
from printkit.source import Entry, ProjectFiles, bind
from printkit.templates.printers import Printer


class NotAProjectError(Exception):
    """There is no project: no `sources` folder here or above."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What `printkit.yaml` says for all games of a project: default languages, paper, profile and severities of findings.

    `languages` are those that are printed where the command does not say. `rules` sets findings, as in a `game.yaml`.
    `typography` names a manner for each language that is not set as usual; what a game names itself comes first.
    """

    languages: tuple[str, ...] = ()
    paper: Name | None = None
    profile: Name | None = None
    typography: tuple[Manner, ...] = ()
    rules: tuple[Entry[str, Level], ...] = ()
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


def _named_twice(settings: Settings) -> Iterator[Diagnostic]:
    """Yield a finding for each manner of a language that another was named for."""
    earlier: dict[str, str] = {}
    for manner in settings.typography:
        known = earlier.setdefault(language_of(manner), manner)
        if known != manner:
            yield typography_twice(settings.places.get("typography", settings.origin), manner, known)


@dataclass(frozen=True, slots=True)
class Project:
    """A folder that holds `sources/`."""

    root: Path

    @property
    def files(self) -> ProjectFiles:
        """Return the project's files; findings name them relative to its root."""
        return ProjectFiles(self.root)

    def games(self) -> tuple[str, ...]:
        """Return the names of the games, the folders of `sources/` that hold a `game.yaml`, in alphabetical order."""
        found = [path.parent.name for path in (self.root / "sources").glob("*/game.yaml")]
        return tuple(sorted(found))

    def settings(self, report: Report) -> Settings:
        """Return the project's defaults; faults of the file go to the report, and templates that nothing reads."""
        report.extend(unknown_templates(self.files))
        if not self.files.has("printkit.yaml"):
            return Settings()
        node = self.files.load_yaml("printkit.yaml", report)
        found = (node and bind(node, Settings, report)) or Settings()
        report.extend(_named_twice(found))
        return found

    def printer(self, report: Report) -> Printer:
        """Return what `printer.yaml` says of the printer at hand; faults of the file go to the report."""
        if not self.files.has("printer.yaml"):
            return Printer()
        node = self.files.load_yaml("printer.yaml", report)
        return (node and bind(node, Printer, report)) or Printer()


def find_project(start: Path, *, exact: bool = False) -> Project:
    """Return the project that a folder lies in, or with `exact` is; raises NotAProjectError."""
    folder = start.resolve()
    for candidate in (folder,) if exact else (folder, *folder.parents):
        if (candidate / "sources").is_dir():
            return Project(candidate)
    where = f'"{start}" has no folder "sources"' if exact else 'there is no folder "sources" here or in a folder above'
    raise NotAProjectError(where)
