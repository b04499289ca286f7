"""Families, weights and files: what is found, and what is refused with a reason."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from printkit.typeset.fonts import FontNotFoundError, FontRefusedError, face, face_named, families

PACKAGED = ["Barlow Condensed", "Lato", "Zilla Slab"]


def square(pen: TTGlyphPen | T2CharStringPen, size: int) -> None:
    pen.moveTo((0, 0))
    pen.lineTo((0, size))
    pen.lineTo((size, size))
    pen.lineTo((size, 0))
    pen.closePath()


def truetype_outlines(build: FontBuilder, size: int) -> None:
    pen = TTGlyphPen(None)
    square(pen, size)
    build.setupGlyf(dict.fromkeys((".notdef", "H"), pen.glyph()))


def postscript_outlines(build: FontBuilder, size: int) -> None:
    pen = T2CharStringPen(600, None)
    square(pen, size)
    build.setupCFF("Own", {}, dict.fromkeys((".notdef", "H"), pen.getCharString()), {})


def write_font(
    path: Path, name: str, *, outlines: Callable[[FontBuilder, int], None] = truetype_outlines, **os2: int
) -> Path:
    """Write a font of one letter, H, a square of `size` (700) units."""
    size = os2.pop("size", 700)
    build = FontBuilder(1000, isTTF=outlines is truetype_outlines)
    build.setupGlyphOrder([".notdef", "H"])
    build.setupCharacterMap({ord("H"): "H"})
    outlines(build, size)
    build.setupHorizontalMetrics(dict.fromkeys((".notdef", "H"), (600, 0)))
    build.setupHorizontalHeader(ascent=900, descent=-300)
    build.setupNameTable({"familyName": name.split("-", maxsplit=1)[0], "styleName": "Regular", "psName": name})
    build.setupOS2(**({"usWeightClass": 400} | os2))
    build.setupPost()
    path.parent.mkdir(exist_ok=True)
    build.save(path)
    return path


def write_variable(path: Path) -> None:
    font = TTFont(write_font(path, "Varies"))
    build = FontBuilder(font=font)
    build.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    build.save(path)


def write_packed(path: Path) -> None:
    font = TTFont(write_font(path, "Packed"))
    font.flavor = "woff"
    font.save(path)


@pytest.mark.parametrize("family", PACKAGED)
def test_finds_the_upright_bold_and_italic_of_the_packaged_families(family: str) -> None:
    names = [face(family).name, face(family, 700).name, face(family, 400, italic=True).name]
    stem = family.replace(" ", "")
    assert names == [f"{stem}-Regular", f"{stem}-Bold", f"{stem}-Italic"]


def test_reads_measures_in_em() -> None:
    lato = face("Lato")
    assert (lato.units, lato.weight, lato.italic, lato.family) == (2000, 400, False, "Lato")
    assert (lato.ascent, lato.descent, lato.cap_height, lato.x_height) == (0.987, 0.213, 0.7165, 0.5065)
    assert lato.advance(" ") == 0.256


def test_one_file_is_one_face_however_it_is_asked_for() -> None:
    assert face("Lato") is face("lato", 400) is face_named("Lato-Regular")


def test_knows_what_it_can_draw() -> None:
    assert (face("Lato").has("Ÿ"), face("Barlow Condensed").has("ᵒ")) == (True, False)
    with pytest.raises(LookupError, match="BarlowCondensed-Regular has no glyph"):
        face("Barlow Condensed").advance("ᵒ")


def test_only_opened_faces_have_a_name() -> None:
    with pytest.raises(LookupError, match="no font with the PostScript name"):
        face_named("Nobody-Regular")


@pytest.mark.parametrize(
    ("family", "weight", "message", "hint"),
    [
        ("Lota", 400, 'no font family "Lota"', 'did you mean "Lato"?'),
        ("Lota", 400, 'no font family "Lota"', "installed: Barlow Condensed, Lato, Zilla Slab"),
        ("Futura Black", 400, 'no font family "Futura Black"', "fontpkg-futura-black"),
        ("Lato", 450, 'no upright font of weight 450 in the family "Lato"', "there are 100, 200, 300, 400"),
        ("Zilla Slab", 900, 'no upright font of weight 900 in the family "Zilla Slab"', "300, 400, 500, 600, 700"),
    ],
)
def test_says_what_there_is_instead(family: str, weight: int, message: str, hint: str) -> None:
    with pytest.raises(FontNotFoundError) as caught:
        face(family, weight)
    assert str(caught.value) == message
    assert hint in caught.value.hint


def test_takes_the_projects_own_files(tmp_path: Path) -> None:
    path = write_font(tmp_path / "fonts" / "own.ttf", "Own-Medium", usWeightClass=500)
    (path.parent / "OFL.txt").write_text("licence")
    own = face("own", 500, folder=path.parent)
    assert (own.name, own.weight, own.path, own.cap_height) == ("Own-Medium", 500, path, 0.7)
    assert families(path.parent) == ["Barlow Condensed", "Lato", "Own", "Zilla Slab"]
    with pytest.raises(FontNotFoundError) as caught:
        face("Own", 400, folder=path.parent)
    assert caught.value.hint == "there are 500"
    with pytest.raises(FontNotFoundError, match="no italic font of weight 500"):
        face("Own", 500, italic=True, folder=path.parent)


def test_a_folder_that_is_not_there_holds_no_fonts(tmp_path: Path) -> None:
    assert families(tmp_path / "fonts") == PACKAGED


@pytest.mark.parametrize(
    ("write", "reason"),
    [
        (
            functools.partial(write_font, name="PostScript", outlines=postscript_outlines),
            "it holds PostScript outlines",
        ),
        (functools.partial(write_font, name="Locked", fsType=2), r"forbid embedding \(fsType 2\)"),
        (functools.partial(write_font, name="Whole", fsType=0x108), r"forbid embedding \(fsType 264\)"),
        (write_variable, "it is a variable font"),
        (write_packed, "it is a WOFF file"),
        (lambda path: path.write_bytes(b"wOF2" + bytes(60)), "it is a WOFF2 file"),
        (lambda path: path.write_bytes(b"ttcf" + bytes(60)), "it is a collection"),
        (lambda path: path.write_bytes(b"no font at all"), "it is not a TrueType font"),
        (lambda path: path.write_bytes(b""), "it is not a TrueType font"),
    ],
)
def test_refuses_what_would_print_wrongly(tmp_path: Path, write: Callable[[Path], object], reason: str) -> None:
    write(tmp_path / "bad.ttf")
    with pytest.raises(FontRefusedError, match=f'"bad.ttf" cannot be used: .*{reason}'):
        face("Lato", folder=tmp_path)


def test_refuses_two_files_with_one_postscript_name(tmp_path: Path) -> None:
    write_font(tmp_path / "a.ttf", "Twin-Regular", size=700)
    write_font(tmp_path / "b.ttf", "Twin-Regular", size=600, usWeightClass=700)
    with pytest.raises(FontRefusedError, match=r'"b.ttf" .* PostScript name "Twin-Regular" is also that of "a.ttf"'):
        face("Twin", folder=tmp_path)


def test_a_copy_of_a_file_is_the_same_face(tmp_path: Path) -> None:
    first = write_font(tmp_path / "one" / "copied.ttf", "Copied-Regular")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "copied.ttf").write_bytes(first.read_bytes())
    assert face("Copied", folder=tmp_path / "one") is face("Copied", folder=tmp_path / "two")
