"""Findings → JUnit XML: a suite a game, a test case a kind of finding, as CI servers list them.

A kind without a finding that makes the check fail is a passing test, so that a clean run shows what was tested.
https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from printkit.check.formats.findings import Findings
from printkit.check.registry import rule_codes
from printkit.diagnostics import KINDS, Diagnostic

UNFIT = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot hold."""

PROJECT = "project"


def as_junit(findings: Findings) -> str:
    """Return the findings as an XML document, in ASCII so that no terminal can spoil it."""
    root = Element("testsuites", name="printkit")
    names = list(findings.games)
    if any(_game_of(finding, names) == PROJECT for finding in findings.found):
        names.append(PROJECT)
    for name in names:
        _suite(root, name, [finding for finding in findings.found if _game_of(finding, names) == name], findings)
    indent(root)
    data: bytes = tostring(root, encoding="us-ascii", xml_declaration=True)
    return data.decode() + "\n"


def _game_of(finding: Diagnostic, games: Sequence[str]) -> str:
    """Return the game whose folder a finding lies in, else the project."""
    return next((game for game in games if finding.origin.file.startswith(f"sources/{game}/")), PROJECT)


def _suite(root: Element, name: str, found: list[Diagnostic], findings: Findings) -> None:
    """Add the suite of a game: each rule, and what else was found."""
    codes = sorted({finding.code for finding in found} | (rule_codes() if name != PROJECT else set()))
    failing = {finding.code for finding in found if findings.fails(finding)}
    suite = SubElement(
        root, "testsuite", name=f"printkit.{name}", tests=str(len(codes)), failures=str(len(failing)), errors="0"
    )
    for code in codes:
        case = SubElement(suite, "testcase", classname=f"printkit.{name}", name=f"{code} {_name_of(code)}".strip())
        _case(case, [finding for finding in found if finding.code == code], findings)


def _name_of(code: str) -> str:
    return KINDS[code].name if code in KINDS else ""


def _case(case: Element, found: list[Diagnostic], findings: Findings) -> None:
    """Add to a test case one failure for all that fails it, and the rest as output."""
    failing = [finding for finding in found if findings.fails(finding)]
    passing = [finding for finding in found if not findings.fails(finding)]
    if failing:
        message = failing[0].message if len(failing) == 1 else f"{len(failing)} findings"
        failure = SubElement(case, "failure", message=_fit(message), type=str(failing[0].severity))
        failure.text = _lines(failing, findings)
    if passing:
        SubElement(case, "system-out").text = _lines(passing, findings)


def _lines(found: Iterable[Diagnostic], findings: Findings) -> str:
    lines = []
    for finding in found:
        place = f"{findings.path(finding)}:{finding.origin.line}:{finding.origin.column}"
        hint = f" ({finding.hint})" if finding.hint else ""
        lines.append(_fit(f"{place}: {finding.code} {finding.message}{hint}"))
    return "\n".join(lines)


def _fit(text: str) -> str:
    return UNFIT.sub("\ufffd", text)
