"""Games, what is wanted of them and the options → one task for each edition, checked before anything is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from printkit.build.addresses import Wanted
from printkit.build.refusal import CannotRunError
from printkit.build.shelves import library_of
from printkit.build.tasks import EditionTask, Options
from printkit.diagnostics import Origin, Report
from printkit.model.game import Game
from printkit.project import Project, Settings


def plan_tasks(
    project: Project, games: Mapping[str, Game], wanted: Sequence[Wanted], languages: Sequence[str], options: Options
) -> list[EditionTask]:
    """Return the editions to build; raises CannotRunError for a language or paper that is not there.

    Without `languages`, those of `printkit.yaml`, of which a game must have one at least, else all that it has.
    """
    settings = project.settings(Report())
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
        if games and lang not in known:
            raise CannotRunError(f'no game here has the language "{lang}"; there is {", ".join(known)}')


def _languages(game: Game, languages: Sequence[str], settings: Settings) -> list[str]:
    wanted = languages or settings.languages or game.languages
    found = [lang for lang in game.languages if lang in wanted]
    if not found and not languages:
        asked, there = ", ".join(wanted), ", ".join(game.languages)
        raise CannotRunError(f'printkit.yaml asks for {asked}, but "{game.id}" has {there}; name one with --lang')
    return found


def _task(
    project: Project, settings: Settings, choice: tuple[Game, Wanted], lang: str, options: Options
) -> EditionTask:
    """Return a task; an edition on another paper than the project's default has a folder of its own."""
    game, wanted = choice
    default = settings.paper or game.file.paper
    paper = options.paper or str(default)
    if options.paper:
        _refuse_paper(project, game, paper)
    folder = f"{game.id}/{lang}" if paper == default else f"{game.id}/{lang}-{paper}"
    return EditionTask(project, game, lang, paper, folder, wanted, options)


def _refuse_paper(project: Project, game: Game, paper: str) -> None:
    found = Report()
    if library_of(project, game.id).paper(paper, Origin(""), found) is None:
        raise CannotRunError(f"--paper: {'; '.join(f'{each.message}; {each.hint}' for each in found)}")
