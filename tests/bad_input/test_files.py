"""Faults of files: encodings, pictures, drawings that reach out, paths and links that lead elsewhere."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from command_line import Ran, files_below, printkit
from projects import make_project
from small_game import built, edit, small_game


def drawing(body: str, head: str = "") -> bytes:
    """Return an SVG drawing with a body, after a head."""
    return f'{head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">\n{body}\n</svg>'.encode()


def png(width: int, height: int) -> bytes:
    """Return a grey PNG of a size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        """Return one chunk of a PNG."""
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 0, 0, 0, 0))
    rows = zlib.compress(b"".join(b"\0" + bytes(width) for _ in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


BOMB = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>'
OUTSIDE = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'

DRAWINGS = {
    "a script": (drawing("<script>alert(1)</script>"), "2:1: PK143"),
    "an event": (drawing('<path d="M0 0h9v9z" onload="alert(1)"/>'), "2:1: PK143"),
    "a picture from the web": (drawing('<image href="https://example.org/a.png" width="9" height="9"/>'), "2:1: PK14"),
    "a file of the computer": (drawing('<use href="file:///etc/passwd#a"/>'), "2:1: PK144"),
    "a style from the web": (drawing('<path d="M0 0h9v9z" fill="url(https://example.org/#a)"/>'), "2:1: PK14"),
    "entities": (drawing("<title>&b;</title>", BOMB), ": PK142"),
    "an entity from a file": (drawing("<title>&x;</title>", OUTSIDE), ": PK142"),
    "cut in the middle": (drawing('<path d="M0 0h9v9z"/>')[:-20], ": PK141"),
    "nothing at all": (b"", ": PK141"),
    "HTML": (b"<html><body/></html>", ": PK141"),
    "a text, not converted": (drawing("<text>Hi</text>"), "2:1: PK145"),
    "no XML": (b"\x00\x01\x02", ": PK141"),
}


@pytest.mark.parametrize(("data", "finding"), DRAWINGS.values(), ids=DRAWINGS)
def test_a_drawing_that_is_not_one_is_refused(tmp_path: Path, data: bytes, finding: str) -> None:
    ran = build_with(tmp_path, {"art/boat.svg": data})
    assert (ran.status, finding in at(ran.err, "art/boat.svg"), built(tmp_path)) == (1, True, {}), ran.err


BITMAPS = {
    "cut in the middle": (png(40, 20)[:-30], ": PK137"),
    "no bitmap at all": (b"GIF89a", ": PK137"),
    "empty": (b"", ": PK137"),
    "a bomb of pixels": (png(20_000, 2)[:16] + (60_000).to_bytes(4, "big") * 2 + png(20_000, 2)[24:], ": PK13"),
}


@pytest.mark.parametrize(("data", "finding"), BITMAPS.values(), ids=BITMAPS)
def test_a_bitmap_that_cannot_be_read_is_refused(tmp_path: Path, data: bytes, finding: str) -> None:
    edit(small_game(tmp_path), "counters.yaml", "art: boat", "art: photo")
    ran = build_with(tmp_path, {"art/photo.png": data})
    assert (ran.status, finding in at(ran.err, "art/photo.png"), built(tmp_path)) == (1, True, {}), ran.err


def test_a_whole_bitmap_is_printed(tmp_path: Path) -> None:
    edit(small_game(tmp_path), "counters.yaml", "art: boat", "art: photo")
    assert build_with(tmp_path, {"art/photo.png": png(40, 20)}).status == 0


TEXTS = {
    "counters.yaml": (b"scout:\n  title: \xc9claireur\n", "2:10", "c9"),
    "rules.md": ("# é R".encode() + b"\xe8gles\n", "1:6", "e8"),
    "facts.yaml": ("power: 4\n".encode("utf-16-le"), "", ""),
    "game.yaml": ("title: A\n".encode("utf-16"), "1:1", "ff"),
}


@pytest.mark.parametrize(("file", "data", "place", "byte"), [(file, *rest) for file, rest in TEXTS.items()])
def test_a_text_in_another_encoding_is_refused_at_its_first_wrong_byte(
    tmp_path: Path, file: str, data: bytes, place: str, byte: str
) -> None:
    ran = build_with(tmp_path, {file: data})
    assert ran.status == 1
    finding = f'{place}: PK133 the byte "0x{byte}" is not UTF-8' if byte else "1:2: PK112"
    assert f"sources/small/{file}:{finding}" in ran.err


@pytest.mark.parametrize(
    "mark", [lambda text: b"\xef\xbb\xbf" + text, lambda text: text.replace(b"\n", b"\r\n")], ids=["BOM", "CRLF"]
)
def test_what_windows_editors_add_is_no_fault(tmp_path: Path, mark: Callable[[bytes], bytes]) -> None:
    small_game(tmp_path)
    for path in (tmp_path / "sources/small").rglob("*.*"):
        path.write_bytes(mark(path.read_bytes()))
    assert printkit(tmp_path, "build", "-j", "1").status == 0


SECRET = drawing('<path d="M0 0h9v9z"/>')


@pytest.mark.parametrize(
    ("file", "target"),
    [
        ("art/boat.svg", "../../secret.svg"),
        ("art/boat.svg", "/etc/passwd"),
        ("locale/fr.po", "../../other/fr.po"),
        ("counters.yaml", "../other/counters.yaml"),
        ("rules.md", "../../secret.svg"),
        ("art", "../../secrets"),
    ],
)
def test_a_link_out_of_the_game_is_not_followed(tmp_path: Path, file: str, target: str) -> None:
    files = {"sources/secret.svg": SECRET, "secret.svg": "# Secret\n", "secrets/boat.svg": SECRET}
    others = {"sources/other/counters.yaml": "scout: {}\n", "sources/other/fr.po": ""}
    make_project(small_game(tmp_path), {**files, **others})
    place = tmp_path / "sources/small" / file
    if place.is_dir():
        place.rename(tmp_path / "moved")
    place.unlink(missing_ok=True)
    place.symlink_to(target)
    ran = printkit(tmp_path, "build", "-j", "1", "small")
    assert ran.status == 1
    assert "is a link that leads out of its folder" in ran.err
    assert {name.split("/")[1] for name in built(tmp_path)} == ({"en"} if file == "locale/fr.po" else set())


def test_a_link_in_place_of_a_game_is_not_followed(tmp_path: Path) -> None:
    small_game(tmp_path / "elsewhere")
    (tmp_path / "here/sources").mkdir(parents=True)
    (tmp_path / "here/sources/small").symlink_to(tmp_path / "elsewhere/sources/small")
    ran = printkit(tmp_path / "here", "build", "-j", "1")
    assert (ran.status, built(tmp_path / "here")) == (1, {})
    assert 'PK132 the path "game.yaml" is a link that leads out of its folder' in ran.err


@pytest.mark.parametrize("name", ["My Game", "Small", "small.old"])
def test_a_game_whose_folder_is_no_name_is_a_finding(tmp_path: Path, name: str) -> None:
    small_game(tmp_path, name)
    ran = printkit(tmp_path, "build", "-j", "1")
    assert (ran.status, built(tmp_path)) == (1, {})
    assert f'sources/{name}/game.yaml: PK116 "{name}" is not a name' in ran.err


def test_a_text_whose_file_is_no_name_is_a_finding(tmp_path: Path) -> None:
    (small_game(tmp_path) / "sources/small/How to play.md").write_text("# Rules\n\nRoll.\n")
    assert 'PK116 "How to play" is not a name' in printkit(tmp_path, "check").out


def test_a_link_within_the_game_is_followed(tmp_path: Path) -> None:
    art = small_game(tmp_path) / "sources/small/art"
    (art / "boat.svg").rename(art / "ship.svg")
    (art / "boat.svg").symlink_to("ship.svg")
    assert printkit(tmp_path, "build", "-j", "1").status == 0


def test_a_loop_of_links_is_a_finding(tmp_path: Path) -> None:
    boat = small_game(tmp_path) / "sources/small/art/boat.svg"
    boat.unlink()
    boat.symlink_to("boat.svg")
    ran = printkit(tmp_path, "build", "-j", "1")
    assert ran.status == 1
    assert "PK" in ran.err


@pytest.mark.parametrize("kind", ["folder", "pipe"])
@pytest.mark.parametrize("file", ["counters.yaml", "art/boat.svg", "game.yaml"])
def test_what_is_no_file_is_not_read(tmp_path: Path, file: str, kind: str) -> None:
    place = small_game(tmp_path) / "sources/small" / file
    place.unlink()
    place.mkdir() if kind == "folder" else os.mkfifo(place)
    ran = printkit(tmp_path, "build", "-j", "1")
    assert ran.status == 1
    assert "PK" in ran.err


@pytest.mark.parametrize(("name", "near"), [("conters.yaml", "counters.yaml"), ("tables.yml", "tables.yaml")])
def test_a_file_that_nothing_is_read_from_is_a_finding(tmp_path: Path, name: str, near: str) -> None:
    ran = build_with(tmp_path, {name: "a: 1\n"})
    assert ran.status == 1
    assert f'sources/small/{name}: PK161 nothing is read from "{name}"' in ran.err
    assert f'did you mean "{near}"?' in ran.err


def test_sources_are_only_read(tmp_path: Path) -> None:
    small_game(tmp_path)
    before = files_below(tmp_path / "sources")
    printkit(tmp_path, "build", "-j", "1")
    printkit(tmp_path, "check")
    assert files_below(tmp_path / "sources") == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out", "sources"]


def build_with(root: Path, files: dict[str, bytes | str]) -> Ran:
    """Build the small game with some of its files replaced or added."""
    if not (root / "sources").exists():
        small_game(root)
    make_project(root, {f"sources/small/{name}": data for name, data in files.items()})
    return printkit(root, "build", "-j", "1")


def at(printed: str, file: str) -> str:
    """Return the places and codes of the findings of a file, a line each."""
    start = f"sources/small/{file}"
    return "\n".join(line.removeprefix(start) for line in printed.splitlines() if line.startswith(start))


@pytest.mark.parametrize(
    ("block", "said"),
    [
        (Path.mkdir, 'PK135 "art/boat.svg" is not a file'),
        (lambda path: path.symlink_to(path.name), 'PK136 "art/boat.svg" cannot be read'),
        (lambda path: path.symlink_to("gone.svg"), 'PK131 there is no file "art/boat.svg"'),
    ],
    ids=["a folder", "a link to itself", "a link to nothing"],
)
def test_what_stands_in_place_of_a_drawing_is_refused(
    tmp_path: Path, block: Callable[[Path], object], said: str
) -> None:
    path = small_game(tmp_path) / "sources/small/art/boat.svg"
    path.unlink()
    block(path)
    ran = printkit(tmp_path, "build", "-j", "1")
    assert (ran.status, said in ran.err, built(tmp_path)) == (1, True, {}), ran.err


def test_a_piece_that_is_placed_within_itself_is_a_finding(tmp_path: Path) -> None:
    sheet = "  book: {title: Book, from: rules, layout: booklet, imposition: page}\n"
    edit(small_game(tmp_path), "game.yaml", "sheets:\n", f"theme: naval\nsheets:\n{sheet}")
    ran = build_with(tmp_path, {"rules.md": "# Rules\n\n::: piece book/rules\n"})
    assert 'sources/small/rules.md:3:1: PK168 "book/rules" is placed within itself' in ran.err


YAML = "hits: {title: Hits, roll: 1d6, results: {1-6: miss}}\n"
STRANGERS = {
    "countres/scout.yaml": 'sources/small/countres/: PK161 nothing is read from "countres/"',
    "tables/hits.yml": 'sources/small/tables/hits.yml: PK161 nothing is read from "tables/hits.yml"',
    "tables/old/hits.yaml": 'sources/small/tables/old/: PK161 nothing is read from "tables/old/"',
    "counters/more.yaml": 'sources/small/counters/more.yaml: PK162 nothing is read from "counters/" beside "counters.yaml"',
    "templates/layout/counter.yaml": 'sources/small/templates/layout/: PK161 nothing is read from "templates/layout/"',
    "templates/layouts/counter.yml": "sources/small/templates/layouts/counter.yml: PK161 nothing is read from",
    "templates/paper.yaml": 'sources/small/templates/paper.yaml: PK161 nothing is read from "templates/paper.yaml"',
    "../../templates/theme/naval.yaml": 'templates/theme/: PK161 nothing is read from "templates/theme/"',
    "locale/es.po": 'sources/small/locale/es.po: PK163 "es" is no language of the game',
}


@pytest.mark.parametrize(("path", "finding"), STRANGERS.items(), ids=STRANGERS)
def test_no_file_is_passed_over(tmp_path: Path, path: str, finding: str) -> None:
    project = small_game(tmp_path)
    assert printkit(project, "check", "--strict").status == 0
    stranger = project / "sources/small" / path
    stranger.parent.mkdir(parents=True, exist_ok=True)
    stranger.write_text(YAML, encoding="utf-8")
    ran = printkit(project, "check", "--strict")
    assert (ran.status, finding in ran.out) == (1, True), ran.out
