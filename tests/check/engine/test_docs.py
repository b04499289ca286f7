"""docs/continuous-integration.md and the pre-commit hook: what they tell to write can be written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from check.engine.trial import trial
from command_line import printkit

from printkit.cli.explaining import explanation

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/continuous-integration.md").read_text("utf-8")
WORKFLOW, PRE_COMMIT, _ = (yaml.safe_load(block) for block in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL))


def test_every_option_is_one(tmp_path: Path) -> None:
    known = set(re.findall(r"--[a-z][a-z-]+", printkit(tmp_path, "check", "--help").out))
    assert set(re.findall(r"--[a-z][a-z-]+", PAGE)) - known == set()


def test_every_code_and_name_is_one() -> None:
    words = re.findall(r"\bPK\d{3}\b|die-range-gap|untranslated-text", PAGE)
    assert len(words) > 5
    assert [word for word in words if explanation(word) is None] == []


def test_the_workflow_checks_uploads_and_builds() -> None:
    steps = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    commands = [step["run"] for step in steps if "run" in step]
    assert "printkit check --format github" in commands
    assert "printkit build" in commands
    assert "github/codeql-action/upload-sarif@v3" in [step.get("uses") for step in steps]


def test_the_hook_runs_the_check(tmp_path: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    assert (hook["id"], hook["entry"], hook["pass_filenames"]) == ("printkit-check", "printkit check", False)
    (told,) = PRE_COMMIT["repos"][0]["hooks"]
    assert told["id"] == hook["id"]
    assert "PK291" in trial(tmp_path, {}, *told["args"]).out


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("sources/a/tables.yaml", True), ("games/sources/a/art/x.svg", True), ("templates/layouts/x.yaml", True),
        ("printkit.yaml", True), ("README.md", False), ("resources/a.yaml", False),
    ],
)  # fmt: skip
def test_the_hook_runs_for_what_a_check_reads(file: str, wanted: bool) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    assert bool(re.search(hook["files"], file)) == wanted
