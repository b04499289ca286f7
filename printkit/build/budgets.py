"""A game → how much room each of its texts has, for translators, whatever the language they write."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from printkit.build.addresses import choose
from printkit.build.compose import SheetWork
from printkit.build.edition import open_edition
from printkit.build.plan import plan_tasks
from printkit.build.tasks import EditionTask, Options
from printkit.diagnostics import Origin, Report
from printkit.language.budgets import Budget, make_budget, sample_of, tightest
from printkit.model.game import Game
from printkit.project import Project
from printkit.source.text import Words
from printkit.templates.styles import TextStyle
from printkit.typeset import Fit, Setting, text_width

Key: TypeAlias = tuple[str, str]
"""The context and text of a message."""


@dataclass(frozen=True, slots=True)
class Rooms:
    """The places of a game's texts, laid out in the language of its sources: message → how it takes each of them."""

    places: Mapping[Key, Sequence[Fit]]
    fonts: Path

    def budgets(self, lang: str) -> Mapping[Key, str]:
        """Return for each text that has a slot what fits the tightest of them in a language."""
        letters: dict[TextStyle, float] = {}
        found: dict[Key, str] = {}
        for key, fits in self.places.items():
            budgets = [self._budget(fit, lang, key[1], letters) for fit in _whole(fits)]
            if budgets:
                found[key] = str(tightest(budgets))
        return found

    def _budget(self, fit: Fit, lang: str, text: str, letters: dict[TextStyle, float]) -> Budget:
        style = fit.look
        small = replace(style, size=min(style.floor or style.size, style.size))
        letter = letters.get(small) or letters.setdefault(small, letter_width(small, lang, self.fonts))
        # what a layout sets around the text takes its part of the room
        taken = 0 if "{" in text else max(0, len(fit.text) - len(text))
        return make_budget(fit.width, fit.room, letter, taken)


def letter_width(style: TextStyle, lang: str, fonts: Path) -> float:
    """Return how wide a letter of a language is in a style on average, in mm, spaces counted in."""
    sample = sample_of(lang)
    return text_width(Words(sample), style, Setting(lang, {}, Report(), fonts)) / len(sample)


def _whole(fits: Sequence[Fit]) -> Iterator[Fit]:
    """Yield the fits in a place with a name, or of so many lines; what two of them tell of one place is put together."""
    wide = [fit for fit in fits if fit.width]
    low = [fit.room for fit in fits if fit.room and not fit.width]
    for fit in wide:
        whole = replace(fit, room=fit.room or min(low, default=0))
        if whole.place or whole.room:
            yield whole


def measure_rooms(project: Project, game: Game, report: Report) -> Rooms | None:
    """Lay out every item and sheet of a game in the language of its sources; None after findings of its templates.

    What is wrong with single pieces is not told: `printkit check --layout` tells it.
    """
    wanted = choose((), {game.id: game})
    places: defaultdict[Origin, dict[Fit, None]] = defaultdict(dict)
    for task in plan_tasks(project, {game.id: game}, wanted, (game.file.language,), Options(project.root / "out")):
        if not _listen(task, places, report):
            return None
    texts: defaultdict[Key, list[Fit]] = defaultdict(list)
    for message in game.messages:
        texts[message.context, message.text] += places.get(message.origin, ())
    return Rooms(texts, project.root / "fonts")


def _listen(task: EditionTask, places: defaultdict[Origin, dict[Fit, None]], report: Report) -> bool:
    """Lay an edition out and gather how its texts take their places by where they are written; False after findings."""
    opened = open_edition(task.project, task.game, task.target, report)
    if opened is None:
        return False

    def hear(fit: Fit) -> None:
        """Take in one place, though not that of a number which is written where a text is."""
        if any(letter.isalpha() for letter in fit.text):
            places[fit.origin].setdefault(fit)

    edition = replace(opened, listener=hear)
    for sheet in task.wanted.sheets:
        SheetWork(edition, sheet, Report()).document()
    return True
