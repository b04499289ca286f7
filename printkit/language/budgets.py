"""The place of a text → what a translator is told of it: `22 mm wide, 2 lines: about 34 characters`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from printkit.diagnostics.wording import counted
from printkit.language.entries import Entry
from printkit.language.pseudo import PSEUDO, accented
from printkit.language.typography import language_of

RAGGED = 3
"""So many characters of a line stay empty on average, where a word that did not fit went to the next."""

SAMPLES = {
    "de": "Wer an der Reihe ist, würfelt zweimal und zieht das Schiff um so viele Felder; danach zählt er die Treffer.",
    "en": "The player whose turn it is rolls twice and moves the ship as many spaces, then counts the hits on it.",
    "fr": "Le joueur dont c’est le tour lance deux dés, avance le navire d’autant de cases, puis compte les coups au but.",
}
"""Ordinary words of a language: how wide its letters are, each as often as it comes. Others are measured by English."""

WRITTEN = re.compile(r"\d+(?:\.\d)? mm wide(?:, \d+ lines?: about \d+ characters?|: about \d+ characters? a line)")


@dataclass(frozen=True, slots=True)
class Budget:
    """The room for a text: its width in mm, its lines (0: as many as it needs), the characters that fit all of them."""

    width: float
    lines: int
    characters: int

    def __str__(self) -> str:
        wide = f"{self.width:.0f}" if self.width >= 10 else f"{self.width:.1f}".removesuffix(".0")
        about = f"about {counted(self.characters, 'character')}"
        return (
            f"{wide} mm wide, {counted(self.lines, 'line')}: {about}"
            if self.lines
            else f"{wide} mm wide: {about} a line"
        )


def sample_of(lang: str) -> str:
    """Return ordinary words of a language, or of one with letters like its own."""
    return accented(SAMPLES["en"]) if lang == PSEUDO else SAMPLES.get(language_of(lang), SAMPLES["en"])


def make_budget(width: float, lines: int, letter: float, taken: int = 0) -> Budget:
    """Return the budget of a place whose letters are `letter` mm wide on average, of which `taken` are for others.

    No budget is less than one character.
    """
    a_line = int(width / letter)
    full = a_line * lines - RAGGED * (lines - 1) if lines else a_line
    return Budget(width, lines, max(1, full - taken))


def tightest(budgets: Iterable[Budget]) -> Budget:
    """Return the budget with the fewest characters; one for all lines comes before one for each."""
    return min(budgets, key=lambda each: (not each.lines, each.characters, each.width))


def budget_in(entry: Entry | None, text: str) -> tuple[str, ...]:
    """Return what an older entry says of the room for a text, as a tuple of one; of none where it was another text."""
    if entry is None or entry.text != text:
        return ()
    return tuple(comment for comment in entry.extracted if WRITTEN.fullmatch(comment))[-1:]
