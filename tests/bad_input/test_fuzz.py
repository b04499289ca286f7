"""Sources damaged at random: always an exit status and findings, never an exception."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from command_line import printkit
from projects import make_project
from small_game import FILES

from printkit.templates.library import built_in_folder

RULES = """\
# Rules

Each scout has **{facts.power}** power. Roll on it:

::: table tables.fight

| who | what |
|---|---|
| scout | sees |

1. Move
2. Fight, on *{tables.fight.hit}*
"""
TABLES = "fight:\n  title: Fight\n  roll: 1d6\n  results:\n    1-4: miss\n    5+: {text: hit, value: 2}\n"
SHEET = "  rules: {title: Rules, from: rules, layout: booklet, imposition: page}\n"
LAYOUT = (built_in_folder() / "layouts/counter.yaml").read_text("utf-8")
THEME = 'like: naval\npalette:\n  ink: {rgb: "#222222", cmyk: 0 0 0 92}\ntext:\n  draft: {family: Lato, size: 9pt}\n'

GAME: dict[str, str] = {
    **FILES,
    "game.yaml": FILES["game.yaml"].replace("translations: [fr]\n", "theme: own\n") + SHEET,
    "rules.md": RULES,
    "tables.yaml": TABLES,
    "templates/layouts/counter.yaml": LAYOUT,
    "templates/themes/own.yaml": THEME,
    "templates/impositions/duplex.yaml": "arrange: duplex\nflip: long\nmargin: 10mm\ngap: 2mm\ncolumns: 4\n",
}
# A catalogue is damaged in the small game as it is, which it translates whole.
GAMES = dict.fromkeys(GAME, GAME) | {"locale/fr.po": FILES}

WORDS = [
    b"", b"0", b"-1", b"99999999999", b"[]", b"{}", b"{a: b}", b"~", b"null", b'"', b"'", b"\xff", b"\xed\xa0\x80", b"\0",
    "\N{RIGHT-TO-LEFT OVERRIDE}".encode(), b"{facts.power}", b"{", b"}}", b"{{ item }}", b"{{ item.front }}", b"{{ 9 * 9 }}",
    b"{{ game.sheets }}", b"%", b"*a", b"&a", b"!x", b": ", b"\t", b"#", b"1d0", b"6-1", b"1mm", b"-5mm", b"1e9mm", b"999999mm",
    b"../..", b"item", b"face.back", b"100% - 999mm", b"**", b"::: piece counters/scout", b"::: table facts", b"<a>", b"&#0;", b"NaN",
]  # fmt: skip

Mutation = Callable[[random.Random, bytes], bytes]


def drop_line(dice: random.Random, data: bytes) -> bytes:
    """Return the data without one of its lines."""
    lines = data.splitlines(keepends=True)
    del lines[dice.randrange(len(lines))]
    return b"".join(lines)


def double_line(dice: random.Random, data: bytes) -> bytes:
    """Return the data with a line of it once more, at another place."""
    lines = data.splitlines(keepends=True)
    lines.insert(dice.randrange(len(lines) + 1), dice.choice(lines))
    return b"".join(lines)


def indent_line(dice: random.Random, data: bytes) -> bytes:
    """Return the data with a line moved right or left."""
    lines = data.splitlines(keepends=True)
    at = dice.randrange(len(lines))
    lines[at] = b"  " + lines[at] if dice.random() < 0.5 else lines[at].lstrip()
    return b"".join(lines)


def replace_word(dice: random.Random, data: bytes) -> bytes:
    """Return the data with what stands between two of its separators replaced by something odd."""
    cuts = [index for index, byte in enumerate(data) if byte in b' ,:"{}[]<>=\n'] or [0]
    start = dice.choice(cuts) + 1
    end = next((cut for cut in cuts if cut >= start), len(data))
    return data[:start] + dice.choice(WORDS) + data[end:]


def change_bytes(dice: random.Random, data: bytes) -> bytes:
    """Return the data with one to four bytes deleted, replaced or put in."""
    changed = bytearray(data)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(changed))
        changed[at : at + dice.randint(0, 1)] = bytes(dice.choices(range(256), k=dice.randint(0, 1)))
    return bytes(changed)


def cut(dice: random.Random, data: bytes) -> bytes:
    """Return the beginning of the data."""
    return data[: dice.randrange(len(data))]


MUTATIONS: list[Mutation] = [drop_line, double_line, indent_line, replace_word, replace_word, change_bytes, cut]
ROUNDS = int(os.environ.get("FUZZ_ROUNDS", "8"))
"""How often each file is damaged; `make fuzz` does it 300 times."""


@pytest.mark.parametrize("file", sorted(GAME))
def test_no_damage_to_a_file_ends_in_an_exception(tmp_path: Path, file: str) -> None:
    files = GAMES[file]
    make_project(tmp_path, {f"sources/small/{name}": content for name, content in files.items()})
    path, good = tmp_path / "sources/small" / file, files[file].encode()
    language = "fr" if file == "locale/fr.po" else "en"
    assert printkit(tmp_path, "build", "--lang", language, "-j", "1").status == 0
    statuses: list[int] = []
    for seed in range(ROUNDS):
        dice = random.Random(f"{file} {seed}")
        path.write_bytes(dice.choice(MUTATIONS)(dice, good))
        statuses.append(run_both(tmp_path, language, seed))
    assert set(statuses) <= {0, 1, 2}
    assert 1 in statuses


def run_both(root: Path, language: str, seed: int) -> int:
    """Check and build the damaged game and return the greater exit status; an exception names the seed."""
    try:
        checked = printkit(root, "check", "-q")
        ran = printkit(root, "build", "--lang", language, "--draft", "-j", "1", "-q")
        listed = printkit(root, "list")
    except BaseException as error:
        error.add_note(f"seed {seed}")
        raise
    return max(checked.status, ran.status, listed.status)
