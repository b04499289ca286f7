"""What a project and a game say of findings → a judge that makes each an error, a warning, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from printkit.check.leeway import Leeway, leeway
from printkit.check.selection import UnknownKindError, kinds_meant
from printkit.check.silences import Silence
from printkit.diagnostics import Diagnostic, Kind, Level, Report, Severity
from printkit.diagnostics.checker import fixed_severity, unknown_rule_setting
from printkit.source import Entry

Settings = Iterable[Entry[str, Level]]


@dataclass(frozen=True, slots=True)
class Policy:
    """The severities that were set, by code, and the silences, by file; calling it judges a finding."""

    levels: Mapping[str, Level] = field(default_factory=dict)
    silences: tuple[Silence, ...] = ()

    def __call__(self, found: Diagnostic) -> Diagnostic | None:
        """Return a finding with the severity that was set, or None where it is off or silenced."""
        level = self.levels.get(found.code)
        if level == "off" or any(silence.covers(found) for silence in self.silences):
            return None
        return replace(found, severity=Severity(level)) if level and level != found.severity else found

    def wants(self, kind: Kind) -> bool:
        """Tell whether findings of a kind would be told at all."""
        return self.levels.get(kind.code) != "off"


def read_levels(project: Settings, game: Settings, report: Report) -> Mapping[str, Level]:
    """Return the severities by code: a game's before a project's, a whole code or name before a beginning of codes.

    Settings that mean no finding, or would lower one that may not be lowered, go to the report.
    """
    levels: dict[str, Level] = {}
    for settings in (project, game):
        known = [(entry, kinds) for entry in settings if (kinds := _kinds_of(entry, report))]
        for entry, kinds in sorted(known, key=lambda setting: -len(setting[1])):
            levels |= {kind.code: entry.value for kind in kinds}
    return levels


def _kinds_of(entry: Entry[str, Level], report: Report) -> tuple[Kind, ...]:
    """Return the kinds that a setting may set."""
    try:
        kinds = kinds_meant(entry.key)
    except UnknownKindError as error:
        report.add(unknown_rule_setting(entry.origin, error.word, error.near))
        return ()
    free = tuple(kind for kind in kinds if entry.value == "error" or leeway(kind) is Leeway.FREE)
    if not free:
        in_place = any(leeway(kind) is Leeway.IN_PLACE for kind in kinds)
        report.add(fixed_severity(entry.origin, entry.key, entry.value, in_place=in_place))
    return free
