"""Each rule has fixtures: a small game with the fault marked on its line, and a clean twin.

`fixtures/<CODE>-<anything>/fault/` and `…/clean/` hold the files of a game; a `game.yaml` is made where there is
none. In `fault/`, a comment `# error: CODE` (in Markdown `<!-- error: CODE -->`) on a line says that the finding is
there; `# error below: CODE` says it of the next line. Nothing else may be found.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from command_line import printkit

from printkit.check.registry import game_rules, translation_rules

FIXTURES = Path(__file__).parent / "fixtures"
CASES = sorted(path.name for path in FIXTURES.iterdir() if path.is_dir())
MARK = re.compile(r"error( below)?: (PK\d{3}(?:, PK\d{3})*)")


def lay(case: str, twin: str, root: Path) -> Path:
    """Copy a fixture to a project and return its folder."""
    folder = root / "sources" / "fixture"
    shutil.copytree(FIXTURES / case / twin, folder)
    if not (folder / "game.yaml").exists():
        (folder / "game.yaml").write_text("title: Fixture\n")
    return root


def marked(root: Path) -> list[tuple[str, int, str]]:
    """Return the file, line and code of each mark."""
    found = []
    for path in sorted(root.rglob("*")):
        if path.suffix not in {".yaml", ".md", ".po"}:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for below, codes in MARK.findall(line):
                file = path.relative_to(root).as_posix()
                found += [(file, number + bool(below), code) for code in codes.split(", ")]
    return sorted(found)


def unmark(root: Path) -> None:
    """Take the marks out of Markdown texts, where they would be words of the text."""
    for path in root.rglob("*.md"):
        path.write_text(re.sub(r" ?<!-- error.*?-->", "", path.read_text("utf-8")), "utf-8")


def reported(root: Path) -> list[tuple[str, int, str]]:
    """Return the file, line and code of each finding that the command line reports."""
    ran = printkit(root, "check", "--format", "json")
    findings = json.loads(ran.out)["findings"]
    return sorted((each["file"], each["line"], each["code"]) for each in findings)


@pytest.mark.parametrize("case", CASES)
def test_the_fault_is_found_at_its_line(case: str, tmp_path: Path) -> None:
    root = lay(case, "fault", tmp_path)
    expected = marked(root)
    assert case[:5] in {code for *_, code in expected}, "the fixture marks no fault of its own rule"
    unmark(root)
    assert reported(root) == expected


@pytest.mark.parametrize("case", CASES)
def test_the_clean_twin_is_clean(case: str, tmp_path: Path) -> None:
    assert reported(lay(case, "clean", tmp_path)) == []


def test_every_rule_has_a_fixture() -> None:
    rules = {rule.kind.code for rule in (*game_rules(), *translation_rules())}
    assert rules - {case[:5] for case in CASES} == set()
