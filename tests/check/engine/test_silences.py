"""Silences in place: in YAML, rules texts and catalogues, with a reason, and each of some use."""

from __future__ import annotations

from pathlib import Path

import pytest
from check.engine.trial import FILES, HEAD, LONG, PRINTED, SHEETS, SHIFT, TITLE, UNUSED, found, trial
from command_line import printkit
from projects import COUNTERS, make_project

SMALL, BIG = "facts.yaml:1 PK292 warning", "facts.yaml:2 PK291 error"


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ("alpha: 1\nbravo: 2  # printkit: allow PK291 -- meant\n", [SMALL]),
        ("alpha: 1\nbravo: 2  # printkit: allow fact-too-big -- meant\n", [SMALL]),
        ("alpha: 1\nbravo: 2  # two; printkit: allow pk291 -- meant\n", [SMALL]),
        ("alpha: 1  # printkit: allow PK292, PK399 -- meant\nbravo: 2\n", ["facts.yaml:1 PK192 error", BIG]),
        ("alpha: 1\nbravo: 2  # printkit: allow PK291\n", ["facts.yaml:2 PK191 error", BIG, SMALL]),
        ("alpha: 1\nbravo: 2  # printkit: allow PK291 --\n", ["facts.yaml:2 PK191 error", BIG, SMALL]),
        ("alpha: 1\nbravo: 2  # printkit: allow PK291 meant\n", ["facts.yaml:2 PK191 error", BIG, SMALL]),
        ("alpha: 1\nbravo: 2  # printkit: allow -- meant\n", ["facts.yaml:2 PK192 error", BIG, SMALL]),
        ("alpha: 1\nbravo: 2  # printkit: allow PK29 -- meant\n", ["facts.yaml:2 PK192 error", BIG, SMALL]),
        ("alpha: 1\nbravo: 2  # printkit: allow PK103 -- meant\n", ["facts.yaml:2 PK194 error", BIG, SMALL]),
        ("alpha: 1  # printkit: allow PK291 -- meant\nbravo: 2\n", ["facts.yaml:1 PK193 warning", SMALL, BIG]),
        ("alpha: 1\nbravo: 2  # printkit: allow PK291, PK292 -- meant\n", ["facts.yaml:2 PK193 warning", SMALL]),
        ("alpha: 1\nbravo: 2  # printkit: allows\n", [SMALL, BIG]),
    ],
)
def test_at_the_end_of_a_line(tmp_path: Path, facts: str, expected: list[str]) -> None:
    assert sorted(found(tmp_path, {"facts.yaml": facts})) == sorted(expected)


@pytest.mark.parametrize(
    "between",
    [
        "# printkit: allow PK291 -- meant\n",
        "# printkit: allow PK291 -- meant\n# and more\n",
        "# printkit: allow PK291 -- meant\n\n",
    ],
)
def test_alone_on_the_line_above(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, between: str) -> None:
    monkeypatch.setitem(SHIFT, 2, between.count("\n"))
    assert found(tmp_path, {"facts.yaml": f"alpha: 1\n{between}bravo: 2\n"}) == [SMALL]


def test_one_line_further_up_is_too_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHIFT, 1, 1)
    monkeypatch.setitem(SHIFT, 2, 1)
    files = {"facts.yaml": "# printkit: allow PK291 -- meant\nalpha: 1\nbravo: 2\n"}
    assert "facts.yaml:3 PK291 error" in found(tmp_path, files)


@pytest.mark.parametrize(
    "facts",
    [
        'alpha: 1\nbravo: 2\n"#": 0 # none\n"a # printkit: allow PK291 -- x": 1\n',
        "alpha: 1\nbravo: 2# printkit: allow PK291 -- x\n",
    ],
)
def test_what_stands_within_a_text_is_no_silence(tmp_path: Path, facts: str) -> None:
    assert not [line for line in found(tmp_path, {"facts.yaml": facts}) if " PK19" in line]


def test_a_block_of_text_holds_no_silence(tmp_path: Path) -> None:
    game = "title: Trial\ntranslations: [fr]\ncredits: |\n  One.\n  # printkit: allow PK292 -- none\n  Two.\n"
    assert found(tmp_path, {"game.yaml": game}) == [SMALL, BIG, "game.yaml:3 PK301 error"]


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        ("", ["fr.po:11 PK306 warning"]),
        ("# printkit: allow PK306 -- kept for the second edition\n", []),
        ("#. printkit: allow unused-translation -- kept\n", []),
        ("# printkit: allow PK306\n", ["fr.po:10 PK191 error", "fr.po:12 PK306 warning"]),
        ("# printkit: allow PK301 -- wrong one\n", ["fr.po:10 PK193 warning", "fr.po:12 PK306 warning"]),
    ],
)
def test_in_a_catalogue(tmp_path: Path, note: str, expected: list[str]) -> None:
    at = len((HEAD + TITLE).splitlines()) + 2
    told = [line.replace(f":{at + 2} ", ":11 ").replace(f":{at + 3} ", ":12 ").replace(f":{at} ", ":10 ")
            for line in found(tmp_path, {"locale/fr.po": HEAD + TITLE + UNUSED.replace("\n", f"\n{note}", 1)}, "--select", "PK3,PK1")]  # fmt: skip
    assert told == expected


def test_a_silence_ends_with_its_entry(tmp_path: Path) -> None:
    note = "# printkit: allow PK306 -- kept"
    catalogue = HEAD + TITLE.replace("\n", f"\n{note}\n", 1) + UNUSED
    told = found(tmp_path, {"locale/fr.po": catalogue}, "--select", "PK3,PK1")
    assert [line.partition(" ")[2] for line in told] == ["PK193 warning", "PK306 warning"]


NOTE = "<!-- printkit: allow PK301 -- to be translated next year -->"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# Rules\n\nWords.\n", ["rules.md:1 PK301 error", "rules.md:3 PK301 error"]),
        (f"# Rules\n\n{NOTE}\nWords.\n", ["rules.md:1 PK301 error"]),
        (f"{NOTE}\n# Rules\n\n{NOTE}\n\nWords.\n", []),
        (f"# Rules\n\nWords.\n{NOTE}\n", ["rules.md:1 PK301 error", "rules.md:3 PK301 error", "rules.md:4 PK193 warning"]),
        ("# Rules\n\n<!-- printkit: allow PK301 -->\nWords.\n", ["rules.md:1 PK301 error", "rules.md:3 PK191 error", "rules.md:4 PK301 error"]),
        ("# Rules\n\n<!-- a remark -->\nWords.\n", ["rules.md:3 PK121 error"]),
        (f"# Rules\n\n{NOTE} <b>\nWords.\n", ["rules.md:3 PK121 error"]),
        (f"# Rules\n\n{NOTE}{NOTE}\nWords.\n", ["rules.md:3 PK121 error"]),
    ],
)  # fmt: skip
def test_in_a_rules_text(tmp_path: Path, text: str, expected: list[str]) -> None:
    assert found(tmp_path, {"rules.md": text}, "--select", "PK301,PK1") == expected


def test_the_hint_of_a_silence_with_an_unknown_code(tmp_path: Path) -> None:
    ran = trial(tmp_path, {"facts.yaml": "alpha: 1\nbravo: 2  # printkit: allow fact-to-big -- meant\n"})
    assert 'sources/trial/facts.yaml:2:13: PK192 no finding is called "fact-to-big"' in ran.out
    assert "hint: did you mean fact-too-big" in ran.out


def test_an_unused_silence_is_told_unless_its_rule_did_not_run(tmp_path: Path) -> None:
    files = {"facts.yaml": "alpha: 1  # printkit: allow PK291 -- meant\n"}
    unused = "facts.yaml:1 PK193 warning"
    assert unused in found(tmp_path, files)
    assert unused in found(tmp_path, files, "--select", "PK2,PK193")
    assert unused not in found(tmp_path, files, "--select", "PK292,PK193")
    assert unused not in found(tmp_path, files, project="rules: {PK291: off}\n")


def test_a_silence_of_one_language_is_not_judged_by_a_check_of_another(tmp_path: Path) -> None:
    files = {"game.yaml": "title: Trial # printkit: allow PK301 -- new\ntranslations: [fr]\n"}
    assert "game.yaml:1 PK193 warning" in found(tmp_path, files)
    assert "game.yaml:1 PK193 warning" not in found(tmp_path, files, "--lang", "en")


def printed(root: Path, counters: str) -> tuple[str, ...]:
    """Write a game of counters, check it with and without layout and build it."""
    files = {**PRINTED, "counters.yaml": counters}
    make_project(root, {f"sources/trial/{name}": text for name, text in files.items()})
    runs = (printkit(root, "check", "--layout"), printkit(root, "check"), printkit(root, "build", "-j", "1"))
    return tuple(f"{ran.status} {'PK4' in ran.out + ran.err} {'PK193' in ran.out + ran.err}" for ran in runs)


def test_a_silence_of_layout_counts_in_check_and_build(tmp_path: Path) -> None:
    fault = LONG.replace('right: "6"}', 'right: "6"}  # printkit: allow PK404 -- a trial')
    assert fault != LONG
    loud, quiet = printed(tmp_path / "a", LONG), printed(tmp_path / "b", fault)
    assert loud == ("1 True False", "0 False False", "1 True False")
    assert [line[:7] for line in quiet] == ["0 False", "0 False", "0 False"]


def test_a_silence_of_layout_is_judged_where_sheets_are_laid_out(tmp_path: Path) -> None:
    idle = COUNTERS.replace('right: "6"}', 'right: "6"}  # printkit: allow PK401 -- a trial')
    assert printed(tmp_path, idle) == ("0 True True", "0 False False", "0 False False")


def test_a_silence_of_another_file_does_not_count(tmp_path: Path) -> None:
    files = {"game.yaml": "title: Trial\ntranslations: [fr]  # printkit: allow PK291 -- there, not here\n"}
    assert found(tmp_path, files) == [SMALL, BIG, "game.yaml:2 PK193 warning"]


@pytest.mark.parametrize("folder", ["tables", "locale", "templates/layouts", "../../templates/themes"])
def test_a_silence_is_read_wherever_sources_stand(tmp_path: Path, folder: str) -> None:
    name = "locale/fr.po" if folder == "locale" else f"{folder}/one.yaml"
    text = "# printkit: allow PK399 -- there is no such code\n" + FILES.get(name, "title: One\n")
    assert f"{name.rpartition('/')[2]}:1 PK192 error" in found(tmp_path, {name: text})


LAYOUT = """\
size: item
safe: 1.5mm
slots:
  label: {at: [10%, 40%, 80%, 20%], text: "{{ item.title }}", style: side-body}
  # printkit: allow PK404, PK401 -- a trial
  band: {at: [10%, 70%, 3mm, 2mm], text: "8888888888", style: side-body, when: item.front.left}
"""


@pytest.mark.parametrize(("wide", "unused"), [({"a", "b"}, False), ({"a"}, False), (set(), True)])
def test_a_silence_in_a_shared_template_is_of_use_to_one_game_or_more(
    tmp_path: Path, wide: set[str], unused: bool
) -> None:
    make_project(tmp_path, {"templates/layouts/own.yaml": LAYOUT})
    for game in ("a", "b"):
        left = ', left: "4"' if game in wide else ""
        files = {
            "game.yaml": SHEETS.replace("layout: counter", "layout: own").replace("fold-over", "grid"),
            "counters.yaml": f"one: {{title: One, size: 40mm, front: {{label: One{left}}}}}\n",
        }
        make_project(tmp_path, {f"sources/{game}/{name}": text for name, text in files.items()})
    ran = printkit(tmp_path, "check", "--layout")
    assert (": PK40" in ran.out, ran.out.count("PK193")) == (False, 2 * unused), ran.out
    assert "PK193" not in printkit(tmp_path, "check", "--layout", "b").out, "the other game was not looked at"


def test_a_game_without_silences_is_as_before(tmp_path: Path) -> None:
    assert found(tmp_path, FILES) == [SMALL, BIG]


def test_an_update_of_a_catalogue_keeps_its_silences(tmp_path: Path) -> None:
    note = "# printkit: allow PK301 -- new in the next edition\n"
    entry = 'msgctxt "game/title"\nmsgid "Trial"\nmsgstr ""\n'
    (told,) = found(tmp_path, {"locale/fr.po": f"{HEAD}\n{entry}"}, "--select", "PK3")
    assert told.startswith("fr.po:")
    assert found(tmp_path, {"locale/fr.po": f"{HEAD}\n{note}{entry}"}, "--select", "PK3,PK193") == []
    assert printkit(tmp_path, "translate", "update").status == 0
    updated = (tmp_path / "sources/trial/locale/fr.po").read_text("utf-8")
    assert note in updated
    assert found(tmp_path, {"locale/fr.po": updated}, "--select", "PK3,PK193") == []
