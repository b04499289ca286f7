"""Files below a folder → bytes, text and YAML; everything else is refused where it was named."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from printkit.diagnostics import Origin, Report
from printkit.source import ProjectFiles, decode_text
from tests.source.faults import faults, faults_of, words_of

HERE = Origin("game.yaml", 4, 7)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "game"
    (folder / "art").mkdir(parents=True)
    (folder / "art" / "swordfish.svg").write_text("<svg/>")
    (folder / "game.yaml").write_text("title: Fog\n")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_a_file_is_read(game: Path) -> None:
    report = Report()
    assert ProjectFiles(game).read_bytes("art/swordfish.svg", report) == b"<svg/>"
    assert ProjectFiles(game).within("art").read_text("swordfish.svg", report) == "<svg/>"
    assert faults(report) == []


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("../secret.txt", 'the path "../secret.txt" climbs out of its folder with ".."'),
        ("../../etc/passwd", 'the path "../../etc/passwd" climbs out of its folder with ".."'),
        ("art/../../secret.txt", 'the path "art/../../secret.txt" climbs out of its folder with ".."'),
        ("/etc/passwd", 'the path "/etc/passwd" is absolute'),
        ("~/x", 'the path "~/x" is absolute'),
        ("C:/x.svg", 'the path "C:/x.svg" names a drive'),
        ("https://example.org/x.svg", 'the path "https://example.org/x.svg" is a web address'),
        ("file:x", 'the path "file:x" is a web address'),
        ("art\\swordfish.svg", 'the path "art\\swordfish.svg" is written with backslashes'),
        ("a\0b", 'the path "a\\x00b" holds a character that no file name has'),
        ("", 'the path "" is empty'),
        ("link.txt", 'the path "link.txt" is a link that leads out of its folder'),
        ("folder/secret.txt", 'the path "folder/secret.txt" is a link that leads out of its folder'),
        ("art/swordfsh.svg", 'there is no file "art/swordfsh.svg"'),
        ("game.yaml/x", 'there is no file "game.yaml/x"'),
        ("art", '"art" is not a file'),
        ("pipe", '"pipe" is not a file'),
        ("round", '"round" cannot be read: the link leads round in a circle'),
        ("x" * 5000, f'"{"x" * 60}…" cannot be read: file name too long'),
    ],
)
def test_a_path_that_cannot_be_read_is_told_where_it_is_named(game: Path, path: str, expected: str) -> None:
    (game / "link.txt").symlink_to("../secret.txt")
    (game / "folder").symlink_to("..", target_is_directory=True)
    (game / "round").symlink_to("round")
    os.mkfifo(game / "pipe")
    report = Report()
    assert ProjectFiles(game).read_bytes(path, report, HERE) is None
    assert [(found.message, found.origin) for found in report] == [(expected, HERE)]


@pytest.mark.parametrize(
    ("path", "hint"),
    [
        ("art/swordfsh.svg", 'did you mean "swordfish.svg"?'),
        ("art/x", "check the name and its folder"),
        ("no/x", "check the name and its folder"),
    ],
)
def test_a_misspelt_name_is_corrected(game: Path, path: str, hint: str) -> None:
    assert words_of(lambda report: ProjectFiles(game).read_bytes(path, report)).endswith(f" | {hint}")


def test_a_link_inside_the_folder_is_followed(game: Path) -> None:
    (game / "plane.svg").symlink_to("art/swordfish.svg")
    assert ProjectFiles(game).read_bytes("plane.svg", Report()) == b"<svg/>"


def test_a_link_out_of_the_game_into_the_project_is_refused(game: Path) -> None:
    (game / "art" / "game.yaml").symlink_to("../game.yaml")
    assert ProjectFiles(game).read_bytes("art/game.yaml", Report()) is not None
    assert faults_of(lambda report: ProjectFiles(game).within("art").read_bytes("game.yaml", report)) == ["PK132 0:0"]


def test_a_file_that_is_too_big(game: Path) -> None:
    assert faults_of(lambda report: ProjectFiles(game).read_bytes("game.yaml", report, limit=10)) == ["PK134 0:0"]
    assert faults_of(lambda report: ProjectFiles(game).read_bytes("game.yaml", report, limit=11)) == []


def test_a_text_that_is_too_big(game: Path) -> None:
    (game / "long.md").write_bytes(b"x" * 5_000_001)
    assert faults_of(lambda report: ProjectFiles(game).read_text("long.md", report)) == ["PK134 0:0"]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"caf\xe9\n", ["PK133 1:4"]),
        ("é: 1\nb: ".encode() + b"\xff", ["PK133 2:4"]),
        ("été".encode("utf-16"), ["PK133 1:1"]),
        (b"\xed\xa0\x80", ["PK133 1:1"]),
    ],
)
def test_a_file_that_is_not_utf_8(data: bytes, expected: list[str]) -> None:
    assert faults_of(lambda report: decode_text(data, "f", report)) == expected


def test_line_ends_and_byte_order_mark_are_evened_out() -> None:
    assert decode_text(b"\xef\xbb\xbfa\r\nb\rc\n", "f", Report()) == "a\nb\nc\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("- a\n", ["PK115 1:1"]), ("a\n", ["PK115 1:1"]), ("", ["PK111 0:0"]), ("a: b: c", ["PK101 1:5"])],
)
def test_a_yaml_file_holds_keys_and_values(game: Path, text: str, expected: list[str]) -> None:
    (game / "game.yaml").write_text(text)
    assert faults_of(lambda report: ProjectFiles(game).load_yaml("game.yaml", report)) == expected


def test_findings_name_a_file_from_the_project(game: Path) -> None:
    (game / "art" / "bad.yaml").write_text("a: b: c")
    report = Report()
    ProjectFiles(game, "sources/swordfish").within("art").load_yaml("bad.yaml", report)
    assert [str(found.origin) for found in report] == ["sources/swordfish/art/bad.yaml:1:5"]


def test_what_a_folder_holds(game: Path) -> None:
    (game / "art" / "anchor.svg").write_text("")
    files = ProjectFiles(game)
    assert files.names("art", ".svg") == ("anchor", "swordfish")
    assert (files.names("..", ".txt"), files.names("no", ".svg")) == ((), ())
    assert [files.has(path) for path in ("game.yaml", "art", "no", "../secret.txt", "x" * 5000)] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_all_faults_of_all_files_come_in_one_run(game: Path) -> None:
    broken = {"a.yaml": "a: 1\na: 2\nb: !x 3\n", "b.yaml": "a:\n\t- 1\n", "c.yaml": "a: *b\n", "d.yaml": ""}
    report = Report()
    for name, text in broken.items():
        (game / name).write_text(text)
        ProjectFiles(game).load_yaml(name, report)
    assert [f"{found.origin} {found.code}" for found in report] == [
        "a.yaml:2:1 PK103",
        "a.yaml:3:4 PK105",
        "b.yaml:2:1 PK102",
        "c.yaml:1:4 PK104",
        "d.yaml PK111",
    ]
