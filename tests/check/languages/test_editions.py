"""What stops an edition in one language: its rules of error weight, and marks that no partner closes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from check.words.one_rule import HEAD, load

from printkit.check.catalogues import check_catalogues, check_edition
from printkit.diagnostics import Diagnostic, Report, Severity
from printkit.language import Catalog, read_catalog
from printkit.project import Project


def catalogue(pairs: Mapping[str, str]) -> str:
    """Return a French catalogue of the notes of an aid, whose own title is A."""
    texts = {"game/title": ("Mini", "Mini"), "aids/a/title": ("A", "A")}
    texts |= {f"aids/a/notes/{number}": pair for number, pair in enumerate(pairs.items(), 1)}
    return HEAD + "".join(f'\nmsgctxt "{at}"\nmsgid "{text}"\nmsgstr "{said}"\n' for at, (text, said) in texts.items())


def files(pairs: Mapping[str, str]) -> dict[str, str]:
    """Return the files of a game with that catalogue."""
    notes = "".join(f"    - '{source}'\n" for source in pairs)
    return {
        "game.yaml": "title: Mini\ntranslations: [fr]\n",
        "aids.yaml": f"a:\n  title: A\n  notes:\n{notes}",
        "locale/fr.po": catalogue(pairs),
    }


def stops(root: Path, pairs: Mapping[str, str], report: Report) -> list[str]:
    """Return the codes of what stops the French edition."""
    catalog = read_catalog(catalogue(pairs), "locale/fr.po", Report())
    check_edition(load(root, files(pairs)), "fr", catalog, report)
    return [found.code for found in report]


@pytest.mark.parametrize(
    ("source", "text", "codes"),
    [
        ("**Fire.** Then go.", "**Feu.** Puis aller.", []),
        ("**Fire.** Then go.", "** Feu. ** Puis aller.", ["PK380"]),
        ("Fire and go.", "<i>Feu</i>, puis aller.", ["PK380"]),
        # a warning is left to check
        ("Each turn has four steps:", "Chaque tour a quatre étapes", []),
    ],
)
def test_an_edition_is_stopped_by_its_errors_alone(source: str, text: str, codes: list[str], tmp_path: Path) -> None:
    assert stops(tmp_path, {source: text}, Report()) == codes


def raised(found: Diagnostic) -> Diagnostic:
    """Judge an ending that differs to be an error, and a structure that differs a warning."""
    severity = {"PK381": Severity.ERROR, "PK380": Severity.WARNING}.get(found.code, found.severity)
    return replace(found, severity=severity)


def test_what_an_error_is_the_project_says(tmp_path: Path) -> None:
    pairs = {"Each turn has four steps:": "Chaque tour a quatre étapes", "Fire and go.": "<i>Feu</i>, puis aller."}
    assert stops(tmp_path, pairs, Report(raised)) == ["PK381"]


def test_an_edition_in_the_language_of_the_sources_has_no_translation_to_check(tmp_path: Path) -> None:
    report = Report()
    game = load(tmp_path, files({"Fire.": "Feu."}))
    check_edition(game, "en", None, report)
    check_edition(game, "en", Catalog("", "en", {}, {}, game.file.origin, source=True), report)
    assert not len(report)


@pytest.mark.parametrize(
    ("source", "text", "found"),
    [
        ("*Fire.* Then go.", "*Feu.* Puis aller.", []),
        ("*Fire.*Then go.", "*Feu.* Puis aller.", ["aids.yaml:4 PK406"]),
        ("Hits on {facts.n}*: see *below*.", "Touché sur {facts.n}* : voir *ci-dessous*.", []),
        ("{facts.n} * {facts.n} * 2 hits", "{facts.n} * {facts.n} * 2 touches", []),
        ("*{facts.n}* hits and {{*}} *x*.", "*{facts.n}* touches et {{*}} *x*.", []),
    ],
)
def test_marks_without_a_partner_are_found_without_laying_out(
    source: str, text: str, found: list[str], tmp_path: Path
) -> None:
    report = Report()
    game = load(tmp_path, {"facts.yaml": "n: 3\n", **files({source: text})})
    check_catalogues(game, Project(tmp_path).files.within("sources/mini"), (), report)
    marks = [each for each in report if each.code == "PK406"]
    assert [f"{each.origin.file.rpartition('/')[2]}:{each.origin.line} {each.code}" for each in marks] == found


def test_marks_are_looked_at_in_each_language_that_is_asked_for(tmp_path: Path) -> None:
    pairs = {"*Fire.* Then go.": "*Feu.*Puis aller.", "*Stop.*Then go.": "*Halte.* Puis aller."}
    game = load(tmp_path, files(pairs))
    found = {}
    for languages in ((), ("en",), ("fr",)):
        report = Report()
        check_catalogues(game, Project(tmp_path).files.within("sources/mini"), languages, report)
        found[languages] = sorted(each.origin.file[-2:] for each in report if each.code == "PK406")
    assert found == {(): ["ml", "po"], ("en",): ["ml"], ("fr",): ["po"]}
