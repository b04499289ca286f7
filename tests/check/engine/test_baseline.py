"""A baseline: what was found before passes, what is new does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from check.engine.trial import FILES, found, trial

BIG = "facts.yaml:2 PK291 error"
KEPT = "old.json"


def kept(root: Path) -> str:
    """Write the baseline of the trial game and return its path."""
    ran = trial(root, {}, "--write-baseline", str(root / KEPT))
    assert (ran.status, ran.out) == (0, "")
    assert f"2 findings written to {root / KEPT}" in ran.err
    return str(root / KEPT)


def test_what_was_found_before_passes(tmp_path: Path) -> None:
    path = kept(tmp_path)
    assert found(tmp_path, {}, "--baseline", path) == []
    ran = trial(tmp_path, {}, "--baseline", path, "--strict")
    assert (ran.status, ran.out) == (0, "")
    assert "2 findings of the baseline let pass\n" in ran.err


def test_a_line_above_makes_no_difference(tmp_path: Path) -> None:
    files = {"facts.yaml": "# a remark\nalpha: 1\nbravo: 2\n"}
    assert found(tmp_path, files, "--baseline", kept(tmp_path)) == []


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ("alpha: 1\nbravo: 2\ncharlie: 3\n", [BIG]),
        ("alpha: 1\nbravo: 3\n", [BIG]),
        ("alpha: 1\nbravo: 2\nbravo: 3\n", ["facts.yaml:3 PK103 error"]),
    ],
)
def test_what_is_new_does_not_pass(tmp_path: Path, facts: str, expected: list[str]) -> None:
    assert found(tmp_path, {"facts.yaml": facts}, "--baseline", kept(tmp_path)) == expected


def test_a_finding_that_stands_twice_passes_once(tmp_path: Path) -> None:
    path = kept(tmp_path)
    document = json.loads(Path(path).read_text("utf-8"))
    assert [each["count"] for each in document["findings"]] == [1, 1]
    document["findings"][0]["count"] = 2
    Path(path).write_text(json.dumps(document))
    assert "1 finding of the baseline no longer there" in trial(tmp_path, {}, "--layout", "--baseline", path).err


def test_a_baseline_holds_no_lines_and_is_stable(tmp_path: Path) -> None:
    path = Path(kept(tmp_path))
    text = path.read_text("utf-8")
    kept(tmp_path)
    assert path.read_text("utf-8") == text
    assert json.loads(text)["findings"][0] == {
        "file": "sources/trial/facts.yaml", "code": "PK291", "message": '"bravo" is 2, more than 1', "count": 1,
    }  # fmt: skip


def test_what_is_gone_is_told(tmp_path: Path) -> None:
    path = kept(tmp_path)
    ran = trial(tmp_path, {"facts.yaml": "alpha: 1\n"}, "--layout", "--baseline", path)
    assert (ran.status, ran.out) == (0, "")
    assert "1 finding of the baseline no longer there; renew it with --write-baseline\n" in ran.err


def test_a_part_of_a_check_does_not_tell_what_is_gone(tmp_path: Path) -> None:
    assert "no longer there" not in trial(tmp_path, {}, "--select", "PK291", "--baseline", kept(tmp_path)).err


def test_what_leaves_nothing_to_print_is_not_taken_in(tmp_path: Path) -> None:
    files = {**FILES, "facts.yaml": "alpha: 1\nalpha: 2\n"}
    ran = trial(tmp_path, files, "--write-baseline", str(tmp_path / KEPT))
    assert ran.status == 1
    assert "PK103" in ran.out
    assert json.loads((tmp_path / KEPT).read_text())["findings"] == []


def test_what_leaves_nothing_to_print_does_not_pass_by_a_baseline(tmp_path: Path) -> None:
    message = 'the key "alpha" stands twice, first in line 1'
    entry = {"file": "sources/trial/facts.yaml", "code": "PK103", "message": message, "count": 1}
    (tmp_path / KEPT).write_text(json.dumps({"version": 1, "findings": [entry]}))
    files = {"facts.yaml": "alpha: 1\nalpha: 2\n"}
    assert message in trial(tmp_path, files).out
    assert found(tmp_path, files, "--baseline", str(tmp_path / KEPT)) == ["facts.yaml:2 PK103 error"]


BROKEN = {
    "not JSON": ("{", "it is not JSON in line 1"),
    "a list": ("[]", 'it lacks "version": 1 or the list "findings"'),
    "another version": ('{"version": 2, "findings": []}', 'it lacks "version": 1 or the list "findings"'),
    "no findings": ('{"version": 1}', 'it lacks "version": 1 or the list "findings"'),
    "a text for a finding": (
        '{"version": 1, "findings": ["x"]}',
        "finding 1 lacks file, code, message or a count above 0",
    ),
    "a count of nothing": (
        '{"version": 1, "findings": [{"file": "a", "code": "b", "message": "c", "count": 0}]}',
        "finding 1 lacks file, code, message or a count above 0",
    ),
    "deep nesting": ("[" * 100_000, "it is not JSON"),
}


@pytest.mark.parametrize(("text", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_broken_baseline_exits_2(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / KEPT).write_text(text)
    ran = trial(tmp_path, {}, "--baseline", str(tmp_path / KEPT))
    assert (ran.status, ran.out) == (2, "")
    assert f'printkit: the baseline "{tmp_path / KEPT}" cannot be read: {reason}' in ran.err


def test_a_baseline_that_is_not_there_exits_2(tmp_path: Path) -> None:
    ran = trial(tmp_path, {}, "--baseline", "none.json")
    assert (ran.status, ran.err) == (
        2,
        'printkit: the baseline "none.json" cannot be read: no such file or directory\n',
    )


def test_a_baseline_that_is_not_utf_8_exits_2(tmp_path: Path) -> None:
    (tmp_path / KEPT).write_bytes(b"\xff")
    assert "cannot be read: it is not UTF-8\n" in trial(tmp_path, {}, "--baseline", str(tmp_path / KEPT)).err


def test_a_baseline_is_read_or_written(tmp_path: Path) -> None:
    assert trial(tmp_path, {}, "--baseline", "a", "--write-baseline", "b").status == 2


def test_a_baseline_that_cannot_be_written_exits_2(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    ran = trial(tmp_path, {}, "--write-baseline", str(tmp_path / "folder"))
    assert (ran.status, "is no baseline" in ran.err) == (2, True)
    ran = trial(tmp_path, {}, "--write-baseline", "/dev/null/old.json")
    assert (ran.status, "cannot be written" in ran.err) == (2, True)


@pytest.mark.parametrize("text", ["mine", "{}", '{"version": 2, "findings": []}', "\xff"])
def test_a_file_that_is_no_baseline_is_not_overwritten(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text.encode("latin-1"))
    ran = trial(tmp_path, {}, "--write-baseline", str(path))
    assert (ran.status, ran.out, path.read_bytes()) == (2, "", text.encode("latin-1"))
    assert f'"{path}" is there and is no baseline; name another file, or delete it first' in ran.err


def test_a_baseline_and_an_empty_file_are_written_anew(tmp_path: Path) -> None:
    (tmp_path / KEPT).touch()
    path = Path(kept(tmp_path))
    first = path.read_bytes()
    assert trial(tmp_path, {}, "--write-baseline", str(path)).status == 0
    assert path.read_bytes() == first
