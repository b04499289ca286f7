"""`printkit translate glossary`: the terms of games for spreadsheets and translation tools."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import Ran, printkit
from projects import make_project

GLOSSARY = """\
hit:
  means: "one of {facts.dice} dice, that removes a counter"
  note: not a miss
  forms:
    en: {preferred: hit, plural: hits, forbidden: [strike, blow]}
    fr: {preferred: touche, plural: touches, allowed: [touché], note: féminin}
    de:
hood: {kind: name, forms: {en: Hood}}
vp: {kind: abbreviation, means: 'what "counts"', forms: {en: VP, fr: PV}, expands: {en: victory points, fr: points de victoire}}
dca: {kind: abbreviation, forms: {fr: DCA}, expands: {fr: défense contre avions}}
"""


def run(root: Path, *options: str, glossary: str = GLOSSARY, **games: str) -> Ran:
    """Run the command on a project of one game, or of those given by their glossaries."""
    files = {
        f"sources/{game}/{name}": text
        for game, terms in (games or {"mini": glossary}).items()
        for name, text in (("game.yaml", "title: Mini\ntranslations: [fr]\n"), ("glossary.yaml", terms))
    }
    return printkit(make_project(root, files).root, "translate", "glossary", *options)


def table(text: str, **more: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline=""), **more))  # type: ignore[arg-type]


def test_csv_has_a_row_for_each_term_and_a_column_for_each_language(tmp_path: Path) -> None:
    ran = run(tmp_path)
    head, *rows = table(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert head[:8] == ["game", "term", "kind", "definition", "note", "en", "fr", "de"]
    assert [row[:8] for row in rows] == [
        ["mini", "hit", "term", "one of {facts.dice} dice, that removes a counter", "not a miss", "hit", "touche", ""],
        ["mini", "hood", "name", "", "", "Hood", "Hood", "Hood"],
        ["mini", "vp", "abbreviation", 'victory points; what "counts"', "", "VP", "PV", ""],
        ["mini", "dca", "abbreviation", "", "", "", "DCA", ""],
    ]
    details = dict(zip(head[8:], rows[0][8:], strict=True))
    assert {key: value for key, value in details.items() if value} == {
        "en plural": "hits", "en forbidden": "strike; blow", "fr plural": "touches", "fr allowed": "touché", "fr note": "féminin"
    }  # fmt: skip


def test_languages_are_chosen(tmp_path: Path) -> None:
    head = table(run(tmp_path, "--lang", "de").out)[0]
    assert [name for name in head if len(name) == 2] == ["en", "de"]


def test_json_has_everything_as_it_is(tmp_path: Path) -> None:
    found = json.loads(run(tmp_path, "--format", "json", glossary="a: {means: =1+1, forms: {en: +a, de: }}").out)
    assert found == {
        "languages": ["en", "fr", "de"],
        "terms": [
            {"game": "mini", "term": "a", "kind": "term", "definition": "=1+1", "note": "",
             "forms": {"en": {"preferred": "+a", "plural": None, "allowed": [], "forbidden": [], "note": None}, "fr": None, "de": None}}
        ],
    }  # fmt: skip


def test_weblate_knows_the_columns_by_their_names(tmp_path: Path) -> None:
    assert table(run(tmp_path, "--format", "weblate", "--lang", "fr").out) == [
        ["context", "source", "target", "developer_comments"],
        ["hit", "hit", "touche", "one of {facts.dice} dice, that removes a counter; not a miss; plural: touches; féminin"],
        ["hood", "Hood", "Hood", ""],
        ["vp", "VP", "PV", 'victory points; what "counts"'],
    ]  # fmt: skip


def test_omegat_reads_three_columns_without_a_head(tmp_path: Path) -> None:
    glossary = 'a: {means: "two\\nlines  and a gap", forms: {en: a, fr: {preferred: à, forbidden: [x, y]}}}\nb: {forms: {en: b, fr: }}'
    ran = run(tmp_path, "--format", "omegat", "--lang", "fr", glossary=glossary)
    assert ran.out == "a\tà\ttwo lines and a gap; not: x, y\n"


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\\r=1", "＝1"])
@pytest.mark.parametrize("style", ["csv", "weblate"])
def test_no_cell_is_a_formula(text: str, style: str, tmp_path: Path) -> None:
    fields = ", ".join(f'{key}: "{text}"' for key in ("means", "note"))
    ran = run(
        tmp_path, "--format", style, "--lang", "fr", glossary=f'a: {{{fields}, forms: {{en: "{text}", fr: "{text}"}}}}'
    )
    cells = [cell for row in table(ran.out) for cell in row]
    assert [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝"))] == []
    assert sum(cell.startswith("'") for cell in cells) == {"csv": 4, "weblate": 3}[style]


def test_several_games_stand_in_one_table(tmp_path: Path) -> None:
    ran = run(tmp_path, one="a: {forms: {en: a}}", two="b: {forms: {en: b, it: bi}}")
    assert [row[:2] + row[5:8] for row in table(ran.out)] == [
        ["game", "term", "en", "fr", "it"], ["one", "a", "a", "", ""], ["two", "b", "b", "", "bi"]
    ]  # fmt: skip


def test_a_game_without_a_glossary_has_no_rows(tmp_path: Path) -> None:
    assert len(table(run(tmp_path, glossary="{}").out)) == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--lang", "xx"], 'no glossary here has words in "xx"; there is en, fr, de'),
        (["--format", "tbx"], '--format does not know "tbx"; use csv, json, weblate, omegat'),
        (["--format", "weblate"], "--format weblate is for one language beside that of the sources; name it: --lang de"),
        (["--format", "omegat", "--lang", "fr,de"], "--format omegat is for one language beside that of the sources; name it: --lang de"),
        (["--format", "omegat", "--lang", "en"], "--format omegat is for one language beside that of the sources; name it: --lang de"),
    ],
)  # fmt: skip
def test_what_cannot_be_exported_is_refused(options: list[str], said: str, tmp_path: Path) -> None:
    ran = run(tmp_path, *options)
    assert (ran.status, ran.out, ran.err) == (2, "", f"printkit: {said}\n")


def test_a_game_with_faults_is_reported_and_the_others_written(tmp_path: Path) -> None:
    ran = run(tmp_path, one="a: {forms: {en: a}}", two="b: {froms: {en: b}}")
    assert ran.status == 1
    assert [row[1] for row in table(ran.out)] == ["term", "a"]
    assert 'sources/two/glossary.yaml:1:5: PK113 unknown key "froms"\n' in ran.err


def test_nothing_is_written_of_faulty_games_alone(tmp_path: Path) -> None:
    assert run(tmp_path, glossary="b: {froms: {en: b}}")[:2] == (1, "")


def test_the_file_is_utf_8_with_lines_as_rfc_4180_has_them_whatever_the_terminal(tmp_path: Path) -> None:
    run(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "printkit", "translate", "glossary", "--lang", "fr"],
        cwd=tmp_path, env={"PYTHONIOENCODING": "cp1252", "PATH": ""}, capture_output=True, check=True,
    )  # fmt: skip
    assert "touché".encode() in done.stdout
    assert done.stdout.count(b"\r\n") == done.stdout.count(b"\n") == 5
