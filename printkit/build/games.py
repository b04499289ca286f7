"""A game's folder → the game, checked by the rules, with what its project and itself say of findings applied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from printkit.check import check_game, check_structure
from printkit.check.engine import Wanted, every_kind
from printkit.check.policy import Policy, read_levels
from printkit.check.silences import read_silences
from printkit.check.things import check_thing
from printkit.diagnostics import Kind, Report
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.project import Project, Reading, Settings, load_game


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """A game, or None where its files have faults; how its findings are judged; what was found so far."""

    game: Game | None
    policy: Policy
    report: Report

    @property
    def sound(self) -> Game | None:
        """Return the game if nothing found so far is an error."""
        return None if self.report.errors else self.game


def open_checked(
    project: Project,
    name: str,
    settings: Settings,
    wanted: Wanted | None = every_kind,
    reading: Reading = Reading.WHOLE,
) -> CheckedGame:
    """Load a game and run the rules over it whose findings are wanted and not turned off; with None, the structural."""
    found = Report()
    game = load_game(project, name, found, reading)
    levels = read_levels(settings.rules, game.file.rules if game else (), found)
    policy = Policy(levels, read_silences(project.files, name, found))
    report = Report(policy)
    report.extend(found)
    if game is not None and wanted is None:
        check_structure(game, report)
    elif game is not None and wanted is not None:

        def runs(kind: Kind) -> bool:
            """Tell whether a rule is to run."""
            return wanted(kind) and policy.wants(kind)

        check_game(game, report, runs)
    return CheckedGame(game, policy, report)


def about_items(checked: CheckedGame, items: Mapping[Name, Sequence[Name]]) -> dict[str, Report]:
    """Return what the rules about single things find of some items, by `sheet/item`."""
    found: dict[str, Report] = {}
    for sheet, item in ((sheet, item) for sheet, names in items.items() for item in names):
        report = found[f"{sheet}/{item}"] = Report(checked.policy)
        if checked.game:
            check_thing(checked.game, sheet, item, report, checked.policy.wants)
    return found
