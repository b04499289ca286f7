"""Games, what is wanted of them and the options → one task for each edition, checked before anything is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from printkit.build.addresses import Wanted
from printkit.build.refusal import CannotRunError
from printkit.build.shelves import library_of
from printkit.build.tasks import EditionTask, Options, Target
from printkit.diagnostics import Origin, Report
from printkit.language import PSEUDO
from printkit.model.game import Game
from printkit.project import Project, Settings
from printkit.render.about import date_fault
from printkit.templates.profiles import HOME


def plan_tasks(
    project: Project, games: Mapping[str, Game], wanted: Sequence[Wanted], languages: Sequence[str], options: Options
) -> list[EditionTask]:
    """Return the editions to build; raises CannotRunError for a language or paper that is not there.

    Without `languages`, those of `printkit.yaml`, of which a game must have one at least, else all that it has.
    """
    settings = project.settings(Report())
    if fault := date_fault():
        raise CannotRunError(fault)
    _refuse_languages(languages, games)
    return [
        _task(project, settings, (games[each.game], each), lang, options)
        for each in wanted
        if each.sheets or each.items
        for lang in _languages(games[each.game], languages, settings)
    ]


def _refuse_languages(languages: Sequence[str], games: Mapping[str, Game]) -> None:
    known = sorted({lang for game in games.values() for lang in game.languages})
    for lang in languages:
        if games and lang not in (*known, PSEUDO):
            raise CannotRunError(f'no game here has the language "{lang}"; there is {", ".join(known)}')


def _languages(game: Game, languages: Sequence[str], settings: Settings) -> list[str]:
    wanted = languages or settings.languages or game.languages
    found = [lang for lang in game.languages if lang in wanted] + [PSEUDO for lang in languages if lang == PSEUDO][:1]
    if not found and not languages:
        asked, there = ", ".join(wanted), ", ".join(game.languages)
        raise CannotRunError(f'printkit.yaml asks for {asked}, but "{game.id}" has {there}; name one with --lang')
    return found


def _task(
    project: Project, settings: Settings, choice: tuple[Game, Wanted], lang: str, options: Options
) -> EditionTask:
    """Return a task; an edition on another paper or for another profile than the project's own has its own folder."""
    game, wanted = choice
    default = (str(settings.paper or game.file.paper), str(settings.profile or HOME))
    paper, profile = options.paper or default[0], options.profile or default[1]
    _refuse_unknown(project, game, options)
    named = "" if (paper, profile) == default else f"-{paper}" if profile == default[1] else f"-{paper}-{profile}"
    return EditionTask(project, game, Target(lang, paper, profile), f"{game.id}/{lang}{named}", wanted, options)


def _refuse_unknown(project: Project, game: Game, options: Options) -> None:
    """Refuse a paper or profile of the command line that is not there."""
    library = library_of(project, game.id)
    for option, name, find in (("paper", options.paper, library.paper), ("profile", options.profile, library.profile)):
        found = Report()
        if name and find(name, Origin(""), found) is None:
            raise CannotRunError(f"--{option}: {'; '.join(f'{each.message}; {each.hint}' for each in found)}")
