"""`printkit odds`: a table of a game → the exact chances of its results, as text or JSON."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NoReturn, TypeAlias

from printkit.build.addresses import clean, games_meant
from printkit.check.names import near
from printkit.check.odds import Outcome, chain_odds, chance_columns, count_odds, expected_value
from printkit.cli.terminal import Exit, fail, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.language import Locale
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.resolve import resolve
from printkit.model.tables import Table
from printkit.project import Project, load_game
from printkit.source.text import Message

Json: TypeAlias = "str | int | float | list[Json] | dict[str, Json] | None"


@dataclass(frozen=True, slots=True)
class OddsCall:
    """What the user asked for: a table by its address, the modifiers that apply, how many are rolled, how to say it."""

    address: str
    modifiers: tuple[str, ...] = ()
    dice: int = 1
    style: str = "text"


@dataclass(frozen=True, slots=True)
class Answer:
    """The chances in each column of a table, one without a name where there is one only."""

    game: Game
    name: Name
    call: OddsCall
    columns: tuple[tuple[str, tuple[Outcome, ...]], ...]

    @property
    def table(self) -> Table:
        """Return the table that was asked about."""
        return self.game.parts.tables[self.name]

    @property
    def address(self) -> str:
        """Return the table's address in full."""
        return f"{self.game.id}/tables/{self.name}"

    def words(self, text: str) -> str:
        """Return a text of the game in its own language, its placeholders filled."""
        locale = Locale(self.game.file.language, None, Report())
        return locale.fill(Message(text), lambda path: resolve(self.game.names, path)).text

    def label(self, outcome: Outcome) -> str:
        """Return what a result says; one of another table with that table's name before it."""
        said = self.words(outcome.text)
        return said if outcome.table == self.name else f"{outcome.table}: {said}"


def run_odds(project: Project, call: OddsCall) -> Exit:
    """Print the chances of a table and return the exit status; exits with status 2 where there is none to print."""
    game_name, table_name = _split(call.address, project)
    report = Report()
    with usage_errors():
        games_meant([game_name], project.games())
    game = load_game(project, game_name, report)
    if game is None:
        print_findings(report, project.root, sys.stderr)
        return Exit.ERRORS
    answer = _answer(game, Name(table_name), call)
    if call.style == "json":
        sys.stdout.write(json.dumps(_as_json(answer), ensure_ascii=False, indent=2) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _as_text(answer))
    return Exit.DONE


def _split(address: str, project: Project) -> tuple[str, str]:
    """Return the game and the table of `game/tables/name`, `game/tables.name` or, with one game, `tables.name`."""
    steps = clean(address).replace("tables.", "tables/").split("/")
    games = project.games()
    if steps[0] == "tables" and len(steps) == 2 and len(games) == 1:
        steps = [games[0], *steps]
    if len(steps) != 3 or steps[1] != "tables":
        fail(f'"{address}" is not the address of a table; write game/tables/name')
    return steps[0], steps[2]


def _answer(game: Game, name: Name, call: OddsCall) -> Answer:
    tables = game.parts.tables
    if name not in tables:
        _unknown(f'{game.id} has no table "{name}"', near(name, tables))
    if tables[name].roll is None:
        fail(f'table "{name}" has no dice: it is looked up by a number that is known')
    bonus = _bonus(tables[name], call.modifiers)
    columns = chance_columns(tables[name])
    return Answer(game, name, call, tuple((head, chain_odds(tables, name, index, bonus)) for head, index in columns))


def _bonus(table: Table, named: tuple[str, ...]) -> int:
    """Return the sum of the modifiers named; exits where one is unknown or they exclude one another."""
    groups: dict[str, str] = {}
    for name, count in Counter(named).items():
        modifier = table.modifiers.get(Name(name))
        if modifier is None:
            _unknown(f'the table has no modifier "{name}"', near(name, table.modifiers))
        if count > modifier.times:
            fail(f'modifier "{name}" counts at most {modifier.times} times')
        if modifier.group and groups.setdefault(modifier.group, name) != name:
            fail(f'modifiers "{groups[modifier.group]}" and "{name}" exclude one another')
    return sum(table.modifiers[Name(name)].value.value for name in named)


def _unknown(message: str, hint: str) -> NoReturn:
    fail(f"{message}; {hint}" if hint else message)


def _as_text(answer: Answer) -> Iterator[str]:
    dice = answer.call.dice
    rolled = f"{answer.table.roll}" + "".join(f", {name}" for name in answer.call.modifiers)
    yield f"{answer.address}: {answer.words(answer.table.title.text)} ({rolled}{f', {dice} times' if dice > 1 else ''})"
    for head, outcomes in answer.columns:
        if head:
            yield head
        yield from _counts(answer, outcomes) if dice > 1 else _chances(answer, outcomes)
        mean = expected_value(outcomes)
        if mean is not None:
            yield f"  expected value {_exact(mean * dice)}"


def _chances(answer: Answer, outcomes: tuple[Outcome, ...]) -> Iterator[str]:
    labels = [answer.label(each) for each in outcomes]
    for label, each in zip(labels, outcomes, strict=True):
        yield f"  {label.ljust(max(map(len, labels)))}  {_share(each.chance)}"


def _counts(answer: Answer, outcomes: tuple[Outcome, ...]) -> Iterator[str]:
    dice = answer.call.dice
    for each in outcomes:
        yield f"  {answer.label(each)}, expected {_exact(each.chance * dice)}"
        for hits, chance in enumerate(count_odds(each.chance, dice)):
            yield f"  {hits:4}  {_share(chance)}"


def _share(chance: Fraction) -> str:
    return f"{chance!s:>8}  {_percent(chance):6.2f} %"


def _percent(chance: Fraction) -> float:
    return round(float(chance * 100), 2)


def _exact(number: Fraction) -> str:
    """Return a number exactly, and rounded where it is no whole one."""
    return str(number) if number.denominator == 1 else f"{number} ({float(number):.3f})"


def _as_json(answer: Answer) -> Json:
    columns: list[Json] = [_column_as_json(answer, head, outcomes) for head, outcomes in answer.columns]
    return {
        "address": answer.address,
        "title": answer.words(answer.table.title.text),
        "roll": str(answer.table.roll),
        "modifiers": list(answer.call.modifiers),
        "dice": answer.call.dice,
        "columns": columns,
    }


def _column_as_json(answer: Answer, head: str, outcomes: tuple[Outcome, ...]) -> Json:
    mean, dice = expected_value(outcomes), answer.call.dice
    return {
        "column": head or None,
        "results": [_result_as_json(answer, each) for each in outcomes],
        "expected_value": None if mean is None else str(mean * dice),
    }


def _result_as_json(answer: Answer, each: Outcome) -> Json:
    dice = answer.call.dice
    said: dict[str, Json] = {
        "table": each.table,
        "result": each.name,
        "text": answer.words(each.text),
        "value": each.value,
        "chance": str(each.chance),
        "percent": _percent(each.chance),
    }
    if dice > 1:
        said["expected_number"] = str(each.chance * dice)
        said["numbers"] = [str(chance) for chance in count_odds(each.chance, dice)]
    return said
