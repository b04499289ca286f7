"""What an address makes: a game, a sheet, an item, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import printkit
from projects import make_project
from small_game import build, built, edit, names, small_game

SCOUT = ["counters/scout-back.svg", "counters/scout.pdf", "counters/scout.svg"]
TOKENS = ["tokens.pdf", "tokens/scout-back.svg", "tokens/scout.pdf", "tokens/scout.svg"]
COUNTERS = [
    "counters.pdf", "counters/raider-back.svg", "counters/raider.svg", "counters/scout-back.svg", "counters/scout.svg",
]  # fmt: skip


@pytest.mark.parametrize(
    ("addresses", "made"),
    [
        (["small/tokens"], TOKENS),
        (["small/counters"], COUNTERS),
        (["small"], [*COUNTERS, "small-fr.pdf", *TOKENS]),
        ([], [*COUNTERS, "small-fr.pdf", *TOKENS]),
        (["sm*"], [*COUNTERS, "small-fr.pdf", *TOKENS]),
        (["small/*"], [*COUNTERS, *TOKENS]),
        (["small/counters/scout"], SCOUT),
        (["small/c*/s*"], SCOUT),
        (["sources/small/tokens/"], TOKENS),
        (["./small/counters/scout", "small/tokens"], [*SCOUT, *TOKENS]),
        (["small/counters/scout", "small/counters"], COUNTERS),
    ],
)
def test_an_address_makes_its_own_files_alone(tmp_path: Path, addresses: list[str], made: list[str]) -> None:
    ran = build(small_game(tmp_path), *addresses, "--lang", "fr")
    assert names(ran) == [f"fr/{name}" for name in made]
    assert sorted(built(tmp_path)) == [f"small/fr/{name}" for name in made]


@pytest.mark.parametrize("address", ["small/counters/raider", "small/tokens/scout"])
def test_the_files_of_an_item_are_those_of_a_full_build(tmp_path: Path, address: str) -> None:
    build(small_game(tmp_path / "whole"), "--items", "svg,pdf")
    build(small_game(tmp_path / "item"), address)
    whole, item = built(tmp_path / "whole"), built(tmp_path / "item")
    assert item
    assert item == {name: data for name, data in whole.items() if name in item}


@pytest.mark.parametrize("address", ["small/counters/scout", "small/tokens"])
def test_nothing_else_is_touched(tmp_path: Path, address: str) -> None:
    build(small_game(tmp_path), "--items", "svg,pdf")
    edit(tmp_path, "counters.yaml", "label: Raider", "label: Pirate")
    edit(tmp_path, "counters.yaml", "label: Scout", "label: Spy")
    before = stamps(tmp_path)
    written = {f"out/small/{name}" for name in names(build(tmp_path, address, "--lang", "en"))}
    changed = {name for name, stamp in stamps(tmp_path).items() if before.get(name) != stamp}
    assert changed - {"out/.printkit/small.json"} <= written
    assert changed & written


def test_only_the_front_changed_so_the_back_is_left_alone(tmp_path: Path) -> None:
    build(small_game(tmp_path))
    before = stamps(tmp_path)
    edit(tmp_path, "counters.yaml", "label: Raider", "label: Pirate")
    build(tmp_path, "small/counters", "--lang", "en")
    changed = {name for name, stamp in stamps(tmp_path).items() if before[name] != stamp}
    assert changed == {
        "out/.printkit/small.json", "out/small/en/counters.pdf", "out/small/en/counters/raider.svg",
    }  # fmt: skip


def stamps(root: Path) -> dict[str, tuple[int, bytes]]:
    """Return when each file of the output was last written, and its bytes."""
    found = [path for path in (root / "out").rglob("*") if path.is_file()]
    return {path.relative_to(root).as_posix(): (path.stat().st_mtime_ns, path.read_bytes()) for path in found}


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("smal", "small"),
        ("small/conters", "small/counters"),
        ("small/counters/scuot", "small/counters/scout"),
        ("small/counters/scout/front", "small/counters/scout"),
    ],
)
@pytest.mark.parametrize("command", ["build", "check", "list"])
def test_an_unknown_address_exits_2_and_names_the_nearest(
    tmp_path: Path, command: str, address: str, near: str
) -> None:
    ran = printkit(small_game(tmp_path), command, "small/tokens", address)
    assert (ran.status, ran.out, built(tmp_path)) == (2, "", {})
    assert f'nothing is called "{address}"; did you mean {near}' in ran.err


def test_an_address_like_no_other_is_told_where_to_look(tmp_path: Path) -> None:
    assert "printkit list shows all there is" in printkit(small_game(tmp_path), "build", "small/" + "@" * 30).err


def test_an_address_in_a_game_with_faults_is_not_called_unknown(tmp_path: Path) -> None:
    small_game(tmp_path)
    make_project(tmp_path, {"sources/other/game.yaml": "titel: Other\n"})
    ran = printkit(tmp_path, "build", "small/tokens", "other/anything", "--lang", "en")
    assert ran.status == 1
    assert 'sources/other/game.yaml:1:1: PK113 unknown key "titel"' in ran.err
    assert "small/en/tokens.pdf" in built(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--lang", "de"], 'no game here has the language "de"; there is en, fr'),
        (["--paper", "a44"], '--paper: no paper is called "a44"'),
        (["--format", "gif"], '--format does not know "gif"; use pdf, png'),
        (["--items", "svg,bmp"], '--items does not know "bmp"; use svg, pdf, png'),
        (["--dpi", "5"], "--dpi"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_an_option_that_means_nothing_exits_2_before_anything_is_written(
    tmp_path: Path, arguments: list[str], said: str
) -> None:
    ran = printkit(small_game(tmp_path), "build", *arguments)
    assert (ran.status, ran.out, built(tmp_path)) == (2, "", {})
    assert said in ran.err


def test_printkit_yaml_names_the_default_languages_and_paper(tmp_path: Path) -> None:
    make_project(small_game(tmp_path), {"printkit.yaml": "languages: [fr]\npaper: letter\n"})
    build(tmp_path, "small/tokens")
    assert {name.split("/")[1] for name in built(tmp_path)} == {"fr"}
    build(tmp_path, "small/tokens", "--lang", "en", "--paper", "a4")
    assert {name.split("/")[1] for name in built(tmp_path)} == {"fr", "en-a4"}


def test_a_game_without_any_language_of_printkit_yaml_is_not_passed_over(tmp_path: Path) -> None:
    make_project(small_game(tmp_path), {"printkit.yaml": "languages: [de]\n"})
    ran = printkit(tmp_path, "build", "-j", "1")
    said = 'printkit: printkit.yaml asks for de, but "small" has en, fr; name one with --lang\n'
    assert (ran.status, ran.err, built(tmp_path)) == (2, said, {})


@pytest.mark.parametrize(
    ("settings", "finding"),
    [
        ("papre: a4\n", 'printkit.yaml:1:1: PK113 unknown key "papre"'),
        ("paper: a44\n", 'printkit.yaml:1:8: PK158 no paper is called "a44"'),
    ],
)
def test_a_fault_of_printkit_yaml_is_a_finding(tmp_path: Path, settings: str, finding: str) -> None:
    ran = printkit(make_project(small_game(tmp_path), {"printkit.yaml": settings}).root, "build", "-j", "1")
    assert (ran.status, finding in ran.err) == (1, True), ran.err
    assert built(tmp_path) == {}


def test_another_paper_goes_to_a_folder_of_its_own(tmp_path: Path) -> None:
    build(small_game(tmp_path), "--lang", "en")
    before = built(tmp_path)
    build(tmp_path, "--lang", "en", "--paper", "letter")
    after = built(tmp_path)
    assert {name: data for name, data in after.items() if name in before} == before
    new = set(after) - set(before)
    assert new == {name.replace("small/en/", "small/en-letter/") for name in before}
    assert after["small/en-letter/counters.pdf"] != after["small/en/counters.pdf"]
    assert after["small/en-letter/counters/scout.svg"] == after["small/en/counters/scout.svg"]


def test_out_names_another_folder(tmp_path: Path) -> None:
    ran = printkit(small_game(tmp_path / "project"), "build", "small/tokens", "--lang", "en", "--out", "../elsewhere")
    assert ran.status == 0
    assert not (tmp_path / "project/out").exists()
    assert (tmp_path / "elsewhere/small/en/tokens.pdf").is_file()


@pytest.mark.parametrize(
    ("options", "made"),
    [
        (["--format", "png"], ["tokens-2.png", "tokens.png", "tokens/scout-back.svg", "tokens/scout.pdf", "tokens/scout.svg"]),
        (["--format", "pdf,png", "--items", "png"], ["tokens-2.png", "tokens.pdf", "tokens.png", "tokens/scout-back.png", "tokens/scout.png"]),
    ],
)  # fmt: skip
def test_formats_are_those_asked_for(tmp_path: Path, options: list[str], made: list[str]) -> None:
    ran = build(small_game(tmp_path), "small/tokens", "--lang", "en", "--dpi", "36", *options)
    assert names(ran) == [f"en/{name}" for name in made]
