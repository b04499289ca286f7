"""`printkit list`: games → a line for each thing that can be built."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase

from printkit.build.addresses import choose, clean, games_meant
from printkit.cli.show import count_line
from printkit.cli.terminal import Exit, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.model.prose import UnreadTextError
from printkit.model.things import Thing, copies_of
from printkit.project import Project, Reading, load_game

Row = tuple[str, str, str, str]
UNKNOWN = "?"
"""What stands for a count that leads nowhere."""


def run_list(project: Project, addresses: tuple[str, ...]) -> Exit:
    """Print a table of addresses with kind, title and count; returns the exit status."""
    report = Report()
    with usage_errors():
        loaded = {name: _load(project, name, report) for name in games_meant(addresses, project.games())}
        games = {name: game for name, game in loaded.items() if game is not None}
        wanted = choose(addresses, games, set(loaded) - set(games))
    patterns = [clean(address) for address in addresses]
    rows = [row for each in wanted for row in _rows(games[each.game]) if _is_wanted(row, patterns, each.whole)]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    for row in rows:
        line = "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=False))
        sys.stdout.write(f"{line}  {row[3]}".rstrip() + "\n")
    if len(report):
        print_findings(report, project.root, sys.stderr)
        sys.stderr.write(count_line(report) + "\n")
    return Exit.ERRORS if report.errors else Exit.DONE


def _load(project: Project, name: str, report: Report) -> Game | None:
    """Return a game of what is listed, or with its other parts, too, where a count seems to come from one of them."""
    game = load_game(project, name, report, Reading.LIST)
    if game is None or all(row[3] != UNKNOWN for row in _rows(game)):
        return game
    return load_game(project, name, Report(), Reading.PIECES) or game


def _is_wanted(row: Row, patterns: Iterable[str], whole: bool) -> bool:
    """Tell whether a row is that of an address asked for, or of something within one."""
    return whole or any(fnmatchcase(row[0], pattern) or fnmatchcase(row[0], f"{pattern}/*") for pattern in patterns)


def _rows(game: Game) -> Iterator[Row]:
    """Yield the rows of a game: itself, each sheet, each item with the part it comes from and how many there are."""
    yield (game.id, "game", game.file.title.text, "")
    for name, sheet in game.file.sheets.items():
        yield (f"{game.id}/{name}", "sheet", sheet.title.text, "")
        for item, thing in game.items(name):
            yield (f"{game.id}/{name}/{item}", sheet.from_, thing.title.text, _count(game, thing))


def _count(game: Game, thing: Thing) -> str:
    try:
        copies = copies_of(thing)
        return "1" if copies is None else str(copies.count(game.names))
    except (LookupError, UnreadTextError):
        return UNKNOWN
