"""The documents of a check: valid for their readers, escaped, stable, and valid where nothing was found."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from check.engine.trial import trial
from jsonschema import Draft4Validator
from jsonschema.exceptions import ValidationError

from printkit.check.formats import FORMATS, Findings
from printkit.check.formats.github import as_github
from printkit.check.formats.json_text import as_json
from printkit.check.formats.junit import as_junit
from printkit.check.formats.sarif import as_sarif
from printkit.check.registry import load_kinds
from printkit.diagnostics import KINDS, Diagnostic, Origin, Severity

load_kinds()

SCHEMA = Draft4Validator(json.loads((Path(__file__).parent / "sarif-2.1.0-rtm.5.json").read_text("utf-8")))

ERROR = Diagnostic(
    "PK171", "unknown-sheet-source", Severity.ERROR, 'no "b"', Origin("sources/a/game.yaml", 3, 5), "write c"
)
ODD = Diagnostic(
    "PK306", "unused-translation", Severity.WARNING, "é 100%\n::x, y: \x01 <b>&", Origin("sources/a/l é#.po", 7, 1)
)
WHOLE = Diagnostic("PK161", "unknown-source-file", Severity.ERROR, "nothing", Origin("sources/b/x.yaml"))
OUTSIDE = Diagnostic("PK195", "unknown-rule-setting", Severity.ERROR, "no", Origin("printkit.yaml", 1, 9))
FULL = Findings((OUTSIDE, ERROR, ODD, WHOLE), ("a", "b"), "1.2.3")
EMPTY = Findings((), ("a",), "1.2.3")


@pytest.mark.parametrize(
    "findings", [FULL, EMPTY, Findings(()), replace(FULL, folder="sub", strict=True, complete=False)]
)
def test_sarif_is_valid_by_the_official_schema(findings: Findings) -> None:
    SCHEMA.validate(json.loads(as_sarif(findings)))


@pytest.mark.parametrize("wrong", [{"level": "bad"}, {"message": "text"}, {"colour": "red"}])
def test_the_schema_refuses_a_wrong_result(wrong: dict[str, object]) -> None:
    document = json.loads(as_sarif(FULL))
    document["runs"][0]["results"][0] |= wrong
    with pytest.raises(ValidationError):
        SCHEMA.validate(document)


def test_sarif_says_what_and_where() -> None:
    run = json.loads(as_sarif(FULL))["runs"][0]
    result, rule = run["results"][1], run["tool"]["driver"]["rules"][run["results"][1]["ruleIndex"]]
    place = result["locations"][0]["physicalLocation"]
    assert (result["ruleId"], result["level"], result["message"]["text"]) == ("PK171", "error", 'no "b"\nwrite c')
    assert place["artifactLocation"] == {"uri": "sources/a/game.yaml", "uriBaseId": "SRCROOT"}
    assert place["region"] == {"startLine": 3, "startColumn": 5}
    assert (rule["id"], rule["name"]) == ("PK171", "unknown-sheet-source")
    assert rule["help"]["markdown"] == KINDS["PK171"].page
    assert len(run["tool"]["driver"]["rules"]) == len(KINDS)


def test_sarif_escapes_a_file_name_and_leaves_out_a_region_without_a_line() -> None:
    places = [each["locations"][0]["physicalLocation"] for each in json.loads(as_sarif(FULL))["runs"][0]["results"]]
    assert places[2]["artifactLocation"]["uri"] == "sources/a/l%20%C3%A9%23.po"
    assert "region" not in places[3]


def test_fingerprints_outlive_a_move_and_tell_twins_apart() -> None:
    moved = replace(ERROR, origin=Origin("sources/a/game.yaml", 30, 5))
    (one,), (other,), twins = (prints(Findings(found)) for found in ((ERROR,), (moved,), (ERROR, moved)))
    assert one == other
    assert len(set(twins)) == 2


def prints(findings: Findings) -> list[str]:
    """Return the fingerprints of the results."""
    results = json.loads(as_sarif(findings))["runs"][0]["results"]
    return [each["partialFingerprints"]["printkit/v1"] for each in results]


@pytest.mark.parametrize(
    ("finding", "line"),
    [
        (ERROR, '::error file=sources/a/game.yaml,line=3,col=5,title=PK171 unknown-sheet-source::no "b"%0Ahint: write c\n'),
        (ODD, "::warning file=sources/a/l é#.po,line=7,col=1,title=PK306 unused-translation::é 100%25%0A::x, y: \x01 <b>&\n"),
        (WHOLE, "::error file=sources/b/x.yaml,title=PK161 unknown-source-file::nothing\n"),
        (replace(WHOLE, origin=Origin("a,b:c.yaml")), "::error file=a%2Cb%3Ac.yaml,title=PK161 unknown-source-file::nothing\n"),
    ],
)  # fmt: skip
def test_github_commands(finding: Diagnostic, line: str) -> None:
    assert as_github(Findings((finding,))) == line


def test_github_paths_count_from_the_current_folder() -> None:
    assert as_github(Findings((ERROR,), folder="games/mine")).startswith("::error file=games/mine/sources/a/game.yaml,")


def test_github_says_nothing_where_nothing_was_found() -> None:
    assert as_github(EMPTY) == ""


def test_json_holds_every_fact() -> None:
    document = json.loads(as_json(FULL))
    assert document["findings"][1] == {
        "file": "sources/a/game.yaml", "line": 3, "column": 5, "code": "PK171", "name": "unknown-sheet-source",
        "severity": "error", "message": 'no "b"', "hint": "write c",
    }  # fmt: skip
    assert document["counts"] == {"errors": 3, "warnings": 1}
    assert (document["version"], document["tool"]) == (1, {"name": "printkit", "version": "1.2.3"})
    assert [each["code"] for each in document["findings"]] == ["PK195", "PK171", "PK306", "PK161"]


def test_empty_json() -> None:
    document = json.loads(as_json(EMPTY))
    assert (document["findings"], document["counts"], document["games"]) == ([], {"errors": 0, "warnings": 0}, ["a"])


def suites(findings: Findings) -> dict[str, ET.Element]:
    """Return the suites of a JUnit document by name."""
    return {str(suite.get("name")): suite for suite in ET.fromstring(as_junit(findings))}  # noqa: S314 - ours


def test_junit_has_a_suite_a_game_and_a_case_a_rule() -> None:
    found = suites(FULL)
    assert list(found) == ["printkit.a", "printkit.b", "printkit.project"]
    names = [str(case.get("name")) for case in found["printkit.a"]]
    assert names == sorted(names)
    assert {"PK171 unknown-sheet-source", "PK172 unknown-sheet-item", "PK306 unused-translation"} <= set(names)


@pytest.mark.parametrize(("strict", "failures"), [(False, ["PK171"]), (True, ["PK171", "PK306"])])
def test_junit_counts_what_fails(strict: bool, failures: list[str]) -> None:
    suite = suites(replace(FULL, strict=strict))["printkit.a"]
    failing = [str(case.get("name"))[:5] for case in suite if case.find("failure") is not None]
    assert (failing, suite.get("failures"), suite.get("tests")) == (failures, str(len(failures)), str(len(suite)))


def test_junit_failures_say_what_and_where() -> None:
    suite = suites(replace(FULL, strict=True))["printkit.a"]
    first, second = suite.iter("failure")
    assert (first.get("message"), first.text) == ('no "b"', 'sources/a/game.yaml:3:5: PK171 no "b" (write c)')
    assert second.text == "sources/a/l é#.po:7:1: PK306 é 100%\n::x, y: \ufffd <b>&"


def test_a_clean_junit_shows_what_was_tested() -> None:
    suite = suites(EMPTY)["printkit.a"]
    assert (suite.get("failures"), len(suite) > 5, list(suite.iter("failure"))) == ("0", True, [])


JUNIT_10 = {
    "testsuites": {"name", "time", "tests", "failures", "errors", "disabled"},
    "testsuite": {"name", "tests", "failures", "errors", "time", "skipped", "timestamp", "hostname", "id", "package"},
    "testcase": {"name", "time", "classname", "status", "class", "file", "line", "assertions", "group", "url"},
    "failure": {"type", "message"},
    "system-out": set(),
}
"""The elements of junit-10.xsd that are used, with the attributes that it knows."""


@pytest.mark.parametrize("findings", [FULL, EMPTY, Findings(())])
def test_junit_uses_what_the_format_has(findings: Findings) -> None:
    root = ET.fromstring(as_junit(findings))  # noqa: S314 - ours
    assert root.tag == "testsuites"
    assert {
        each.tag: set(each.attrib) - JUNIT_10[each.tag] for each in root.iter() if set(each.attrib) - JUNIT_10[each.tag]
    } == {}


@pytest.mark.parametrize("style", ["json", "sarif", "junit"])
def test_documents_are_ascii(style: str) -> None:
    assert FORMATS[style](FULL).isascii()


@pytest.mark.parametrize("style", FORMATS)
def test_the_command_line_prints_a_document_alone(tmp_path: Path, style: str) -> None:
    ran = trial(tmp_path, {}, "--format", style)
    assert ran.status == 1
    assert "PK291" in ran.out
    assert "1 game checked: 1 error, 1 warning" in ran.err
    assert trial(tmp_path, {}, "--format", style) == ran


@pytest.mark.parametrize("style", ["text", *FORMATS])
def test_the_command_line_prints_a_document_of_nothing(tmp_path: Path, style: str) -> None:
    ran = trial(tmp_path, {"facts.yaml": "alpha: 1\n"}, "--format", style, "--ignore", "PK292")
    assert ran.status == 0
    assert (ran.out == "") == (style in {"text", "github"})


def test_text_shows_the_line_with_a_caret(tmp_path: Path) -> None:
    lines = trial(tmp_path).out.splitlines()
    assert lines[0] == 'sources/trial/facts.yaml:1:1: PK292 "alpha" is 1, less than 2'
    assert lines[2:5] == [
        'sources/trial/facts.yaml:2:1: PK291 "bravo" is 2, more than 1',
        "     2 | bravo: 2",
        "       hint: lower it",
    ]


def test_paths_in_annotations_count_from_the_current_folder(tmp_path: Path) -> None:
    trial(tmp_path / "sub")
    from check.engine.trial import two_rules  # noqa: PLC0415
    from command_line import printkit  # noqa: PLC0415

    with two_rules():
        ran = printkit(tmp_path, "check", "--project", "sub", "--format", "github")
    assert "::error file=sub/sources/trial/facts.yaml,line=2,col=1," in ran.out


def test_an_unknown_format_exits_2(tmp_path: Path) -> None:
    ran = trial(tmp_path, {}, "--format", "xml")
    assert (ran.status, ran.err) == (
        2,
        'printkit: --format does not know "xml"; use text, json, github, sarif, junit\n',
    )
