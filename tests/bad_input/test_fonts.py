"""Font files of a project that came damaged: refused at the theme that asks for them, and no text is lost."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import fontpkg
import pytest
from command_line import printkit
from fontTools.ttLib import TTFont
from projects import make_project
from small_game import built, small_game

from printkit.build.edition import _embed
from printkit.typeset import FontRefusedError, own_faces
from printkit.typeset.font_file import HEAD, RECORD, damage_in

LATO = Path(fontpkg.path("Lato", 400, "normal")).read_bytes()


def entry(data: bytes, table: str) -> int:
    """Return where the list of tables names one."""
    count = int.from_bytes(data[4:6], "big")
    places = range(HEAD, HEAD + count * RECORD, RECORD)
    return next(at for at in places if data[at : at + 4] == table.encode())


def overwritten(table: str, data: bytes = LATO) -> bytes:
    """Return the font with one table full of nonsense."""
    record = data[entry(data, table) :]
    start, length = int.from_bytes(record[8:12], "big"), int.from_bytes(record[12:16], "big")
    return data[:start] + b"\xff" * length + data[start + length :]


def without(table: str) -> bytes:
    """Return the font with one table under a name that nobody looks for."""
    at = entry(LATO, table)
    return LATO[:at] + b"zzzz" + LATO[at + 4 :]


DAMAGE = {
    **{f"the table {name}": (overwritten(name), "") for name in ("head", "glyf", "loca", "hmtx", "cmap", "name")},
    "cut": (LATO[: len(LATO) * 8 // 10], f"the file ends at {len(LATO) * 8 // 10:,} bytes, its table"),
    "cut in the list of tables": (LATO[:60], ""),
    "a table that is missing": (without("hmtx"), 'its table "hmtx" is missing'),
    "nothing": (b"", ""),
    "no font": (b"<html>" * 100, "it is not a TrueType font"),
}


@pytest.mark.parametrize(("data", "reason"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_font_is_refused_at_its_place(tmp_path: Path, data: bytes, reason: str) -> None:
    make_project(small_game(tmp_path), {"fonts/Lato-Regular.ttf": data})
    for ran in (printkit(tmp_path, "build", "-j", "1", "--lang", "en"), printkit(tmp_path, "check", "--layout")):
        told = [line for line in (ran.out + ran.err).splitlines() if " PK407 " in line]
        assert (ran.status, len(told)) == (1, 1), ran
        assert f'PK407 "Lato-Regular.ttf" cannot be used: {reason}' in told[0]
        assert told[0].split(": PK407")[0].count(":") == 2
    assert built(tmp_path) == {}


def test_what_stands_in_place_of_a_font_is_refused(tmp_path: Path) -> None:
    (small_game(tmp_path) / "fonts/Lato-Regular.ttf").mkdir(parents=True)
    ran = printkit(tmp_path, "build", "-j", "1", "--lang", "en")
    assert (ran.status, 'PK407 "Lato-Regular.ttf" cannot be read: is a directory' in ran.err) == (1, True), ran.err


def test_all_installed_fonts_are_whole() -> None:
    for family in fontpkg.families().values():
        for file in family.files:
            assert damage_in(Path(fontpkg.path(family.name, file.weight, file.style)).read_bytes()) == ""


@pytest.mark.parametrize("table", ["hhea", "maxp"])
def test_a_font_whose_tables_make_no_sense_is_refused(
    tmp_path: Path, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("printkit.typeset.fonts.damage_in", lambda _: "")  # as if the sum of the nonsense were right
    path = own_font(tmp_path, f"{table.title()}-Regular")
    path.write_bytes(overwritten(table, path.read_bytes()))
    with pytest.raises(FontRefusedError, match="cannot be"):
        _embed(own_faces(path.parent))


def own_font(root: Path, name: str) -> Path:
    """Put Lato into a project's fonts, under a name of its own."""
    font = TTFont(BytesIO(LATO))
    for record in font["name"].names:
        record.string = name if record.nameID == 6 else record.toUnicode()
    path = root / "fonts" / f"{name}.ttf"
    path.parent.mkdir(parents=True, exist_ok=True)
    font.save(path)
    return path
