"""`printkit report`: a game with missions → how difficult each is and how often each event is used, as text or JSON."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator

from printkit.build.addresses import games_meant
from printkit.check.missions.difficulty import danger_of
from printkit.check.missions.goals import points_in_reach
from printkit.cli.terminal import Exit, fail, print_findings, usage_errors
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.model.missions import Mission
from printkit.project import Project, load_game

HEAD = """\
Expected in a turn, for a ship that is as likely in one grid with water as in any other: hits by events and aircraft,
dice of the British ships it meets, and the difficulty: the hits, and half a hit for each of those dice."""


def run_report(project: Project, game_name: str, style: str) -> Exit:
    """Print the figures of a game's missions; exits with status 2 where the game has none."""
    report = Report()
    with usage_errors():
        (name,) = games_meant([game_name], project.games())[:1]
    game = load_game(project, name, report)
    if game is None:
        print_findings(report, project.root, sys.stderr)
        return Exit.ERRORS
    if not game.parts.missions:
        fail(f'"{name}" has no missions to report on')
    if style == "json":
        sys.stdout.write(json.dumps(_as_json(game), ensure_ascii=False, indent=2) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _as_text(game))
    return Exit.DONE


def _missions(game: Game) -> list[Mission]:
    return sorted(game.parts.missions.values(), key=lambda mission: mission.number)


def _uses(game: Game) -> dict[str, int]:
    """Return how many missions use each event, the most used first."""
    used = Counter(name for mission in game.parts.missions.values() for name in set(mission.named))
    return dict(sorted(((str(name), used[name]) for name in game.parts.events), key=lambda pair: (-pair[1], pair[0])))


def _as_json(game: Game) -> dict[str, object]:
    missions = []
    for mission in _missions(game):
        danger = danger_of(mission, game)
        missions.append(
            {
                "number": mission.number,
                "title": mission.title.text,
                "level": mission.level,
                "hits": round(float(danger.hits), 4),
                "firepower": round(float(danger.firepower), 4),
                "difficulty": round(float(danger.difficulty), 4),
                "points_needed": mission.vp,
                "points_in_reach": points_in_reach(mission, game),
                "objective": mission.objective.kind,
                "medal": mission.medal.kind,
            }
        )
    return {"game": game.id, "missions": missions, "events": _uses(game)}


def _as_text(game: Game) -> Iterator[str]:
    yield HEAD
    yield ""
    yield "  no  level      hits  dice  difficulty  points    title"
    for mission in _missions(game):
        danger = danger_of(mission, game)
        figures = f"{float(danger.hits):.3f} {float(danger.firepower):.3f}       {float(danger.difficulty):.3f}"
        points = f"{mission.vp} of {points_in_reach(mission, game)}"
        yield f"  {mission.number:2}  {mission.level:9} {figures}  {points:8}  {mission.title.text}"
    yield ""
    yield "Missions that use an event"
    for name, count in _uses(game).items():
        yield f"  {count:2}  {name}"
