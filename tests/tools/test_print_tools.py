"""Every shipped game, for home and for the press, read by the tools that printers trust."""

from __future__ import annotations

from functools import cache, reduce
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops
from tools.conftest import PROFILES
from tools.debian import attributes, need, run, scale_of
from tools.preflights import errors

from tests.render.twin import verdict

HAIRLINE = 0.25
"""The thinnest line that a press holds, in points."""

BASE_FONTS = ("Courier", "Helvetica", "Times", "Symbol", "ZapfDingbats")
PLATE_DOTS = 36
"""Dots per inch at which ink is added up: a window of 15 mm² is then 5 dots wide."""


def files(folder: Path, ending: str) -> list[Path]:
    found = sorted(folder.rglob(f"*.{ending}"))
    assert found
    return found


def sheets(folder: Path) -> list[Path]:
    """Return the sheets: their pages are in the packs once more, and the items' pages are simpler."""
    return [path for path in files(folder, "pdf") if len(path.relative_to(folder).parts) == 3 and not is_pack(path)]


def packs(folder: Path) -> list[Path]:
    """Return the files that hold all sheets of a game in a language."""
    found = list(filter(is_pack, files(folder, "pdf")))
    assert len(found) == len(list(folder.glob("*/*/")))
    return found


def french_packs(folder: Path) -> list[Path]:
    """Return a pack of each game: those of other languages are put together alike."""
    return [path for path in packs(folder) if path.name.endswith("-fr.pdf")]


def is_pack(path: Path) -> bool:
    """Tell whether a file is that of a whole game: `swordfish/en-a4-press-x4/swordfish-en.pdf`."""
    game, edition = path.parts[-3:-1]
    return path.name == f"{game}-{edition.partition('-')[0]}.pdf"


@pytest.mark.parametrize("profile", PROFILES)
def test_qpdf_finds_no_fault_in_any_pdf(profile: str, built: dict[str, Path]) -> None:
    qpdf = need("qpdf", "qpdf")
    for path in files(built[profile], "pdf"):
        assert "No syntax or stream encoding errors found" in run(qpdf, "--check", path)


@pytest.mark.parametrize("profile", PROFILES)
def test_poppler_sees_the_boxes_nested(profile: str, built: dict[str, Path]) -> None:
    pdfinfo = need("pdfinfo", "poppler-utils")
    for path in (*sheets(built[profile]), *packs(built[profile])):
        said = run(pdfinfo, "-box", "-f", "1", "-l", "999", path)
        found = {kind: corners(said, kind) for kind in ("MediaBox", "BleedBox", "TrimBox")}
        assert len(found["MediaBox"]) == len(found["TrimBox"]) > 0
        for media, bleed, trim in zip(*found.values(), strict=True):
            assert within(trim, bleed), path
            assert within(bleed, media), path


def corners(said: str, kind: str) -> list[list[float]]:
    lines = [line.split(f"{kind}:")[1] for line in said.splitlines() if f"{kind}:" in line]
    return [[float(number) for number in line.split()] for line in lines]


def within(inner: list[float], outer: list[float]) -> bool:
    left, bottom, right, top = (a - b for a, b in zip(inner, outer, strict=True))
    return min(left, bottom, -right, -top) > -0.01


@pytest.mark.parametrize("profile", PROFILES)
def test_poppler_sees_every_font_embedded_as_a_subset_with_a_unicode_map(profile: str, built: dict[str, Path]) -> None:
    pdffonts = need("pdffonts", "poppler-utils")
    for path in files(built[profile], "pdf"):
        for line in run(pdffonts, path).splitlines()[2:]:
            name, kind = line[:36].strip(), line[37:54].strip()
            embedded, subset, mapped = line[72:].split()[:3]
            assert not name.partition("+")[2].startswith(BASE_FONTS), (path, line)
            assert (embedded, mapped) == ("yes", "yes"), (path, line)
            assert subset == "yes" or kind == "Type 3", (path, line)  # the empty glyphs under symbols


@pytest.mark.parametrize("profile", PROFILES)
def test_mupdf_traces_no_line_that_a_press_would_lose(profile: str, built: dict[str, Path]) -> None:
    for path in sheets(built[profile]):
        for stroke in traced(path).strokes:
            width = float(stroke.linewidth) * scale_of(stroke.transform)
            assert width >= HAIRLINE - 0.001, (path, stroke)


def test_mupdf_traces_no_rgb_in_a_press_file(built: dict[str, Path]) -> None:
    found = {path: traced(path).spaces for path in sheets(built["press-x4"])}
    assert set().union(*found.values()) >= {"DeviceCMYK"}
    for path, spaces in found.items():
        assert spaces <= {"DeviceCMYK", "DeviceGray", "Separation(All)", "All"}, path


PAINTS = ("fill_path", "stroke_path", "fill_text", "fill_image", "fill_image_mask", "fill_shade")


class Stroke(NamedTuple):
    """How MuPDF draws a line: its width, and what enlarges it."""

    linewidth: str
    transform: str


class Traced(NamedTuple):
    """What MuPDF draws in a file: every kind of stroke, and the colour spaces of what it paints."""

    strokes: frozenset[Stroke]
    spaces: frozenset[str]


@cache
def traced(path: Path) -> Traced:
    trace = run(need("mutool", "mupdf-tools"), "trace", path)
    strokes = {Stroke(each["linewidth"], each["transform"]) for each in attributes(trace, "stroke_path")}
    spaces = {each.get("colorspace", "") for tag in PAINTS for each in attributes(trace, tag)}
    return Traced(frozenset(strokes), frozenset(spaces))


def test_ghostscript_adds_up_no_more_ink_than_the_profile_allows(built: dict[str, Path], tmp_path: Path) -> None:
    ghostscript = need("gs", "ghostscript")
    limit = 300
    editions = groupby(sheets(built["press-x4"]), key=lambda path: path.parent)
    for number, (edition, group) in enumerate(editions):
        found = list(group)
        pages = tmp_path / f"{number}-%d.tif"
        device = ("-sDEVICE=tiff32nc", f"-r{PLATE_DOTS}", "-dUseBleedBox")
        run(ghostscript, "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", *device, "-o", pages, *found)
        ink = {page.name: most_ink(page) for page in tmp_path.glob(f"{number}-*.tif")}
        assert len(ink) >= len(found), edition
        assert {page: most for page, most in ink.items() if most > limit + 1} == {}, edition


def test_every_press_file_has_a_pdfa_twin(built: dict[str, Path]) -> None:
    others = set(packs(built["press-x4"])) - set(french_packs(built["press-x4"]))
    for path in set(files(built["press-x4"], "pdf")) - others:
        assert verdict(path.read_bytes()) == "pass", path


QUARTERS = [level // 4 for level in range(256)] * 4


def most_ink(page: Path) -> float:
    """Return the most ink of any dot in percent: the sum of its four plates."""
    with Image.open(page) as image:  # quarters, since a sum of four plates is more than a byte can hold
        total = reduce(ImageChops.add, image.point(QUARTERS).split())
    return float(total.getextrema()[1]) * 4 / 2.55  # type: ignore[arg-type]  # one band has one pair


def test_the_ink_of_a_dot_is_added_up(tmp_path: Path) -> None:
    dots = Image.new("CMYK", (3, 1), (255, 255, 0, 0))
    dots.putpixel((1, 0), (255, 204, 153, 255))
    dots.save(tmp_path / "dots.tif")
    assert most_ink(tmp_path / "dots.tif") == pytest.approx(340, abs=4)


def test_every_svg_is_well_formed_and_of_modest_size(built: dict[str, Path]) -> None:
    xmllint = need("xmllint", "libxml2-utils")
    for path in files(built["home"], "svg"):
        run(xmllint, "--noout", "--nonet", path)
        assert path.stat().st_size < 4_000_000, path


@pytest.mark.parametrize("profile", PROFILES)
def test_the_preflight_finds_no_error_on_a4_and_for_the_press(profile: str, built: dict[str, Path]) -> None:
    assert list(errors([*sheets(built[profile]), *french_packs(built[profile])], profile)) == []
