"""The glossary as it is written: short forms, blanks, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest
from projects import lines

from printkit.diagnostics import Report
from printkit.model.glossary import Forms, Term
from printkit.model.names import Name
from printkit.source import bind, parse_yaml


def read(text: str) -> tuple[Mapping[Name, Term] | None, list[str]]:
    """Return the terms of a glossary and the findings."""
    report = Report()
    node = parse_yaml(text, "glossary.yaml", report)
    found = bind(node, Mapping[Name, Term], report, "glossary") if node else None  # type: ignore[type-abstract]
    return cast("Mapping[Name, Term] | None", found), lines(report)


def term(text: str) -> Term:
    found, findings = read(f"a: {text}")
    assert findings == []
    assert found
    return found[Name("a")]


def test_a_word_alone_is_the_preferred_form_with_its_place() -> None:
    forms = term("{forms: {en: turn}}").forms_in("en")
    assert forms == Forms("turn")
    assert (forms.origin.line, forms.origin.column) == (1, 17)


def test_a_blank_is_no_form() -> None:
    assert term("{forms: {en: turn, de: }}").forms_in("de") is None


@pytest.mark.parametrize(("lang", "word"), [("pt", "a"), ("pt-br", "b"), ("pt-ao", "a"), ("pt_AO", "a"), ("es", None)])
def test_a_region_without_forms_has_those_of_its_language(lang: str, word: str | None) -> None:
    forms = term("{forms: {pt: a, pt-br: b}}").forms_in(lang)
    assert (forms.preferred if forms else None) == word


@pytest.mark.parametrize(("kind", "word"), [("name", "Hood"), ("term", None)])
def test_only_a_name_is_spelt_as_in_the_source(kind: str, word: str | None) -> None:
    forms = term(f"{{kind: {kind}, forms: {{en: Hood}}}}").spelt_in("de", "en")
    assert (forms.preferred if forms else None) == word


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{forms: {en: ''}}", '1:17 PK116 "" is no form of a term'),
        ("{forms: {en: '  '}}", '1:17 PK116 "  " is no form of a term'),
        ("{forms: {en: {plural: turns}}}", '1:17 PK114 the key "preferred" is missing'),
        ("{forms: {en: turn, en: tour}}", '1:23 PK103 the key "en" stands twice, first in line 1'),
        ("{forms: {en: turn}, notes: x}", '1:24 PK113 unknown key "notes"'),
        ("{means: turn}", '1:4 PK114 the key "forms" is missing'),
    ],
)
def test_what_is_no_term_is_refused(text: str, said: str) -> None:
    assert read(f"a: {text}")[1] == [f"glossary.yaml:{said}"]
