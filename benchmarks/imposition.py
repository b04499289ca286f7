"""Imposition and marks: what they add to reading a game, laying a sheet out and writing its PDF, as a ratio a round."""

from __future__ import annotations

import gc
import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from loads import write_counters, write_deck
from measure import ROUNDS

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.games import open_checked
from printkit.build.tasks import Target
from printkit.diagnostics import Report
from printkit.imposition import impose
from printkit.model.names import Name
from printkit.project import Project
from printkit.render.pdf import render_pdf
from printkit.scene import Document, Group, Page

BAR = 0.15


def main() -> None:
    """Print the figures of each load."""
    gc.disable()  # as a build does: a collection would be counted where it happens to fall
    shipped = Project(Path(__file__).resolve().parent.parent)
    with tempfile.TemporaryDirectory() as folder:
        write_deck(Path(folder))
        write_counters(Path(folder))
        loads = Project(Path(folder))
        for project, game, sheet in (
            (loads, "deck", "all"),
            (loads, "units", "all"),
            (shipped, "swordfish", "counters"),
            (shipped, "bismarck", "events"),
            (shipped, "bismarck", "board-tiles"),
        ):
            rounds = [measure(project, game, Name(sheet)) for _ in range(max(3, ROUNDS // 3) + 1)][1:]
            added = statistics.median(share for _, share in rounds)
            seconds = statistics.median(seconds for seconds, _ in rounds)
            print(
                f"{game + '/' + sheet:24} {seconds:6.2f} s of CPU, of which imposition and marks add {added:6.1%}  (bar {BAR:.0%})"
            )


def measure(project: Project, game: str, sheet: Name) -> tuple[float, float]:
    """Return the seconds that a sheet takes, and what share imposition and marks add to those without them."""
    gc.collect()
    start = time.process_time()
    edition = opened(project, game)
    plan = edition.game.file.sheets[sheet]
    report = Report()
    work = SheetWork(edition, sheet, report)
    pieces = [piece for found in work.pieces.values() for piece in found]
    laid_out = time.process_time()
    imposition = edition.library.imposition(plan.imposition, plan.origin, report)
    if imposition is None:
        sys.exit(f"{plan.imposition} cannot be read; run printkit check to see why")
    pages = impose(pieces, plan, imposition, edition.context(plan, report))
    imposed = time.process_time()
    bare = tuple(replace(page, scene=replace(page.scene, items=faces_of(page))) for page in pages)
    alone = written(bare)
    whole = written(pages)
    layout, placing = laid_out - start, imposed - laid_out
    return layout + placing + whole, (placing + whole - alone) / (layout + alone)


def opened(project: Project, game: str) -> Edition:
    """Return a game in its own language, with nothing kept from an earlier round."""
    game_at_hand = open_checked(project, game, project.settings(Report())).sound
    target = game_at_hand and Target(game_at_hand.file.language, str(game_at_hand.file.paper))
    edition = open_edition(project, game_at_hand, target, Report()) if game_at_hand and target else None
    return edition or sys.exit(f"{game} has faults; run printkit check to see them")


def faces_of(page: Page) -> tuple[Group, ...]:
    """Return what a page shows of pieces, without marks and words."""
    groups = [item for item in page.scene.items if isinstance(item, Group)]
    return tuple(group for group in groups if group.clip)


def written(pages: tuple[Page, ...]) -> float:
    """Return the seconds that writing pages as a PDF takes."""
    start = time.process_time()
    render_pdf(Document(pages, "t", "a", "s", "en"))
    return time.process_time() - start


if __name__ == "__main__":
    main()
