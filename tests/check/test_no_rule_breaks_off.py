"""Games of mixed and mutated fixtures: whatever still loads, no rule breaks off, and every message is one plain line."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from pathlib import Path

import pytest
from projects import make_project

from printkit.check.registry import game_rules
from printkit.diagnostics import Report
from printkit.model.game import Game
from printkit.project import load_game

FIXTURES = Path(__file__).parent / "fixtures"
ODD = (
    "A1", "Z9", "row A", "0", "-1", "999999", "{facts.x}", "{tracks.hits.boxes}", '""', "[]", "{}", "~", "a",
    "facts.guns", "roster", "é", "*", "half-turn", "quarter-turn", "true", "distance('A1', 'B2') > 1", "[a, b]",
)  # fmt: skip


def texts() -> dict[str, list[str]]:
    """Return the texts of all fixtures by the path of their file within its game."""
    found = defaultdict(list)
    for path in sorted(FIXTURES.rglob("*")):
        if path.suffix in {".yaml", ".md"}:
            found["/".join(path.relative_to(FIXTURES).parts[2:])].append(path.read_text("utf-8"))
    return found


def mutate(text: str, chance: random.Random) -> str:
    """Replace or remove one word of a text."""
    words = re.findall(r"[\w.-]+|\s+|.", text)
    place = chance.randrange(len(words)) if words else 0
    words[place : place + 1] = chance.choice([[chance.choice(ODD)], [chance.choice(words or ["x"])], []])
    return "".join(words)


def odd_games(seed: int, root: Path) -> list[Game]:
    """Return the games that load among 25 mixed from the fixtures' files, one in two of the files mutated."""
    chance, pool, found = random.Random(seed), texts(), []
    for number in range(25):
        names = chance.sample(sorted(pool), chance.randint(1, 4))
        files = {name: chance.choice(pool[name]) for name in names}
        files = {name: mutate(text, chance) if chance.random() < 0.5 else text for name, text in files.items()}
        whole = {f"sources/g{number}/{name}": text for name, text in {"game.yaml": "title: G\n", **files}.items()}
        game = load_game(make_project(root, whole), f"g{number}", Report())
        found += [game] if game else []
    return found


@pytest.mark.parametrize("seed", range(6))
def test_no_rule_breaks_off(seed: int, tmp_path: Path) -> None:
    games = odd_games(seed, tmp_path)
    assert len(games) > 3
    found = [each for game in games for rule in game_rules() for each in rule.inspect(game)]
    assert found
    assert [each.message for each in found if "\n" in each.message or each.message.endswith(".")] == []
