"""Faults in the text of a source: each one finding, with code, line and column, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import printkit
from projects import make_project
from small_game import built, edit, small_game

BOMB = "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
SYNTAX = "the file is not YAML: "

# What is replaced in which file, what by, and the finding that must come of it.
CASES = {
    "a quote that is not closed": ("counters.yaml", "label: Hit}\nraider", 'label: "Hit}\nraider', f"6:28 PK101 {SYNTAX}a quote that opens here is never closed"),
    "a line that fits no other": ("counters.yaml", "  count: 3", " count: 3", f"4:2 PK101 {SYNTAX}a line fits neither the keys above it nor below (it began in line 1)"),
    "a list that is not closed": ("game.yaml", "[fr]", "[fr", f'3:7 PK101 {SYNTAX}a list that opens with "[" is not closed (it began in line 2)'),
    "a colon in a text": ("counters.yaml", "title: Scout", "title: Scout: fast", f'2:15 PK101 {SYNTAX}a ": " stands inside a text'),
    "a tab before a key": ("counters.yaml", "  count: 3", "\tcount: 3", "4:1 PK102 a tab stands at the beginning of a line"),
    "a tab after a key": ("counters.yaml", "  count: 3", "  count:\t3", None),
    "a key twice": ("counters.yaml", "  count: 3\n", "  count: 3\n  count: 4\n", '5:3 PK103 the key "count" stands twice, first in line 4'),
    "two items of one name": ("counters.yaml", "raider:", "scout:", '7:1 PK103 the key "scout" stands twice, first in line 1'),
    "names that differ by case": ("counters.yaml", "raider:", "Scout:", '7:1 PK116 "Scout" is not a name'),
    "names that differ by accent": ("counters.yaml", "raider:", "scoût:", '7:1 PK116 "scoût" is not a name'),
    "an alias bomb": ("facts.yaml", "power: 4\n", f"a: &a x\n{BOMB}", '1:4 PK104 "&a" marks a copied value, which sources do not use'),
    "a merge key": ("facts.yaml", "power: 4", "<<: {power: 4}", '1:1 PK110 "<<" mixes in keys from elsewhere, which sources do not use'),
    "a Python tag": ("counters.yaml", "title: Raider", "title: !!python/name:os.system", '8:10 PK105 the tag "!!python/name:os.system" is not allowed'),
    "deep nesting": ("facts.yaml", "4", "[" * 60 + "]" * 60, "1:57 PK106 values are nested more than 50 deep"),
    "absurd nesting": ("facts.yaml", "4", "{a: " * 50_000, "1:204 PK106 values are nested more than 50 deep"),
    "endless values": ("facts.yaml", "4", f"[{'1, ' * 120_000}]", "1:300006 PK107 the file holds more than 100,000 values"),
    "two documents": ("facts.yaml", "power: 4\n", "power: 4\n---\npower: 5\n", '2:1 PK108 a second document begins at "---"'),
    "a list as a key": ("facts.yaml", "power: 4\n", "[a, b]: 4\n", "1:1 PK109 a key must be text, found a list"),
    "an empty file": ("facts.yaml", "power: 4\n", "", " PK111 the file holds no content"),
    "a file of remarks": ("facts.yaml", "power: 4\n", "# nothing yet\n", " PK111 the file holds no content"),
    "a control character": ("counters.yaml", "title: Raider", "title: Rai\x07der", '8:13 PK112 the character "U+0007" cannot be printed'),
    "an unknown key": ("counters.yaml", "count: 3", "conut: 3", '4:3 PK113 unknown key "conut"'),
    "an unknown key far from any": ("counters.yaml", "count: 3", "wings: 3", '4:3 PK113 unknown key "wings"'),
    "a missing key": ("counters.yaml", "art: boat, label: Raider", "art: boat", '11:10 PK114 the key "label" is missing'),
    "a list for a number": ("counters.yaml", "count: 3", "count: [3]", "4:10 PK115 expected an amount, found a list"),
    "a word for keys": ("counters.yaml", "{art: boat, label: Raider}", "boat", '11:10 PK115 expected a face, found "boat"'),
    "a word for a number": ("facts.yaml", "4", "four", '1:8 PK116 "four" is not a whole number'),
    "nothing for a text": ("counters.yaml", "title: Raider", "title:", "8:9 PK115 expected text, found nothing"),
    "a list for a file": ("facts.yaml", "power: 4", "- 4", "1:1 PK115 expected keys and values, found a list"),
    "no unit": ("counters.yaml", "20mm\n  count: 3", "20\n  count: 3", '3:9 PK116 "20" has no unit'),
    "an unknown unit": ("counters.yaml", "20mm\n  count: 3", "20px\n  count: 3", '3:9 PK116 "20px" has the unknown unit "px"'),
    "a decimal comma": ("counters.yaml", "20mm\n  count: 3", "20,5mm\n  count: 3", '3:9 PK116 "20,5mm" has a decimal comma'),
    "a size of nothing": ("counters.yaml", "20mm\n  count: 3", "0mm\n  count: 3", '3:9 PK116 size "0mm" is not positive'),
    "a count below nothing": ("counters.yaml", "count: 3", "count: -3", '4:10 PK116 "-3" is not an amount'),
    "an unknown format": ("game.yaml", "[svg, pdf]", "[svg, gif]", '5:108 PK117 unknown choice "gif"'),
    "an unknown part": ("game.yaml", "from: counters, only", "from: conters, only", '5:33 PK171 nothing printable is called "conters"'),
    "an unknown item": ("game.yaml", "[scout]", "[scuot]", '5:49 PK172 counters has no item "scuot"'),
    "an unknown layout": ("game.yaml", "layout: counter, imposition: duplex", "layout: conter, imposition: duplex", '5:66 PK151 no layout is called "conter"'),
    "an unknown imposition": ("game.yaml", "imposition: duplex", "imposition: dupplex", '5:87 PK151 no imposition is called "dupplex"'),
    "an unknown theme": ("game.yaml", "title: Small fry", "title: Small fry\ntheme: navla", '2:8 PK151 no theme is called "navla"'),
    "an unknown paper": ("game.yaml", "title: Small fry", "title: Small fry\npaper: a44", '2:8 PK158 no paper is called "a44"'),
    "an unknown colour": ("counters.yaml", "label: Raider}", "label: Raider, band: inc}", '11:43 PK154 the theme has no colour "inc"'),
    "an unknown number": ("counters.yaml", "count: 3", 'count: "{facts.pwoer}"', '4:10 PK233 amount "{facts.pwoer}" names nothing: nothing is called "pwoer"'),
    "an unknown picture": ("counters.yaml", "art: boat, label: Raider", "art: bote, label: Raider", '11:16 PK166 no picture is called "bote"'),
    "a path for a picture": ("counters.yaml", "art: boat, label: Raider", "art: ../../etc, label: Raider", '11:16 PK116 "../../etc" is not a name'),
    "a path for a layout": ("game.yaml", "layout: counter, imposition: duplex", "layout: /etc/passwd, imposition: duplex", '5:66 PK116 "/etc/passwd" is not a name'),
    "a catalogue without an end": ("locale/fr.po", 'msgstr "Jetons"', 'msgstr "Jetons', "17:1 PK308 a text does not end with its quote"),
    "NUL in a catalogue": ("locale/fr.po", 'msgstr "Jetons"', 'msgstr "Je\0tons"', '17:11 PK112 the character "U+0000" cannot be printed'),
    "an escape in a comment": ("locale/fr.po", 'msgid "Tokens"', '# \x1b[31m\nmsgid "Tokens"', '16:3 PK112 the character "U+001B" cannot be printed'),
}  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "finding"), CASES.values(), ids=CASES)
def test_a_fault_is_a_finding_at_its_place(tmp_path: Path, file: str, old: str, new: str, finding: str | None) -> None:
    edit(small_game(tmp_path), file, old, new)
    checked = printkit(tmp_path, "check", "--layout")
    ran = printkit(tmp_path, "build", "-j", "1", "--lang", "en" if file != "locale/fr.po" else "fr")
    if finding is None:
        assert (checked.status, ran.status) == (0, 0)
        return
    assert (checked.status, ran.status) == (1, 1)
    assert finding in found(checked.out, file)
    assert finding in found(ran.err, file)
    assert "small/en/small-en.pdf" not in built(tmp_path)


def found(printed: str, file: str) -> list[str]:
    """Return the findings of a file as `line:column code message`."""
    start = f"sources/small/{file}:"
    lines = [line.removeprefix(start) for line in printed.splitlines() if line.startswith(start)]
    return [line.replace(": PK", " PK", 1) for line in lines]


def test_a_near_miss_is_suggested(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "count: 3", "conut: 3")
    assert 'hint: did you mean "count"?' in printkit(tmp_path, "check").out


def test_after_a_fault_the_others_of_the_same_file_are_found_too(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "  count: 3", "  conut: 3")
    edit(tmp_path, "counters.yaml", "  size: 20mm\n  count: 2", "  size: 20\n  count: two\n  count: 2")
    edit(tmp_path, "counters.yaml", "label: Raider", "lable: Raider")
    assert [line.split(" ")[:2] for line in found(printkit(tmp_path, "check").out, "counters.yaml")] == [
        ["4:3", "PK113"], ["9:9", "PK116"], ["10:10", "PK116"], ["11:3", "PK103"], ["12:10", "PK114"], ["12:22", "PK113"],
    ]  # fmt: skip


def test_a_glyph_that_a_translated_title_lacks_is_found_in_the_catalogue_alone(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "locale/fr.po", 'msgstr "Pions"', 'msgstr "Pi⚔ons"')
    ran = printkit(tmp_path, "build", "-j", "1", "--lang", "fr")
    places = {line.split(": ")[0] for line in ran.err.splitlines() if " PK402 " in line}
    assert (ran.status, places) == (1, {"sources/small/locale/fr.po:13:1"}), ran.err


@pytest.mark.parametrize(
    ("setting", "finding", "hint"),
    [
        ("paper: zzz", 'printkit.yaml:2:8: PK158 no paper is called "zzz"', "hint: there is a1, a2, a3"),
        (
            "profile: zz",
            'printkit.yaml:2:10: PK151 no profile is called "zz"',
            "hint: there is home, ink-saver, press-",
        ),
        ("profile: hoem", 'printkit.yaml:2:10: PK151 no profile is called "hoem"', 'hint: did you mean "home"?'),
    ],
)
def test_a_default_that_is_not_there_is_found_where_it_stands(
    tmp_path: Path, setting: str, finding: str, hint: str
) -> None:
    make_project(small_game(tmp_path), {"printkit.yaml": f"# mine\n{setting}\n"})
    for ran in (printkit(tmp_path, "build", "-j", "1"), printkit(tmp_path, "check", "--layout")):
        text = ran.out + ran.err
        assert (ran.status, text.count(finding), hint in text) == (1, 1, True), text


def test_a_theme_that_is_like_one_that_is_like_another_is_told_what_to_name(tmp_path: Path) -> None:
    make_project(small_game(tmp_path), {"sources/small/templates/themes/own.yaml": "like: plain\n"})
    edit(tmp_path, "game.yaml", "title: Small fry", "title: Small fry\ntheme: own")
    out = printkit(tmp_path, "check").out
    assert 'own.yaml:1:7: PK116 the theme "plain" is itself like "naval"' in out
    assert "hint: name a whole theme: naval\n" in out


def test_a_file_that_nothing_is_read_from_is_told_what_is_read(tmp_path: Path) -> None:
    make_project(small_game(tmp_path), {"sources/small/conters.yaml": "a: 1\n"})
    out = printkit(tmp_path, "check").out
    assert 'did you mean "counters.yaml"? what is read here: game.yaml, ' in out
    assert "counters.yaml, " in out.partition("what is read here")[2]


@pytest.mark.parametrize("file", ["counter", "sheet"])
def test_an_expression_nested_too_deeply_is_one_finding(tmp_path: Path, file: str) -> None:
    deep = f"{'(' * 150}item.title{')' * 150}" if file == "counter" else "not " * 2_000 + "item.title"
    key = f'text: "{{{{ {deep} }}}}"' if file == "counter" else f'text: "{{{{ item.title }}}}", when: "{deep}"'
    layout = f"size: item\nslots:\n  a: {{at: [0, 0, 100%, 100%], {key}, style: body}}\n"
    make_project(small_game(tmp_path), {"sources/small/templates/layouts/own.yaml": layout})
    edit(tmp_path, "game.yaml", "layout: counter, imposition: fold-over", "layout: own, imposition: fold-over")
    for ran in (printkit(tmp_path, "build", "-j", "1", "--lang", "en"), printkit(tmp_path, "check", "--layout")):
        told = [line for line in (ran.out + ran.err).splitlines() if ": PK" in line]
        assert (ran.status, len(told)) == (1, 1), told
        assert "own.yaml:3:" in told[0]
        assert "PK116" in told[0]
