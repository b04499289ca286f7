"""Every shipped game, for home and for the press, read by the tools that printers trust."""

from __future__ import annotations

from pathlib import Path

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
    return [path for path in files(folder, "pdf") if len(path.relative_to(folder).parts) == 3]


@pytest.mark.parametrize("profile", PROFILES)
def test_qpdf_finds_no_fault_in_any_pdf(profile: str, built: dict[str, Path]) -> None:
    qpdf = need("qpdf", "qpdf")
    for path in files(built[profile], "pdf"):
        assert "No syntax or stream encoding errors found" in run(qpdf, "--check", path)


@pytest.mark.parametrize("profile", PROFILES)
def test_poppler_sees_the_boxes_nested(profile: str, built: dict[str, Path]) -> None:
    pdfinfo = need("pdfinfo", "poppler-utils")
    for path in sheets(built[profile]):
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
    mutool = need("mutool", "mupdf-tools")
    for path in sheets(built[profile]):
        for stroke in attributes(run(mutool, "trace", path), "stroke_path"):
            width = float(stroke["linewidth"]) * scale_of(stroke["transform"])
            assert width >= HAIRLINE - 0.001, (path, stroke)


def test_mupdf_traces_no_rgb_in_a_press_file(built: dict[str, Path]) -> None:
    mutool = need("mutool", "mupdf-tools")
    for path in sheets(built["press-x4"]):
        trace = run(mutool, "trace", path)
        spaces = {each.get("colorspace", "") for tag in PAINTS for each in attributes(trace, tag)}
        assert spaces <= {"DeviceCMYK", "DeviceGray", "Separation(All)", "All"}, path


PAINTS = ("fill_path", "stroke_path", "fill_text", "fill_image", "fill_image_mask", "fill_shade")


def test_ghostscript_adds_up_no_more_ink_than_the_profile_allows(built: dict[str, Path], tmp_path: Path) -> None:
    ghostscript = need("gs", "ghostscript")
    limit = 300
    for number, path in enumerate(sheets(built["press-x4"])):
        pages = tmp_path / f"{number}-%d.tif"
        device = ("-sDEVICE=tiff32nc", f"-r{PLATE_DOTS}", "-dUseBleedBox")
        run(ghostscript, "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", *device, "-o", pages, path)
        for page in tmp_path.glob(f"{number}-*.tif"):
            assert most_ink(page) <= limit + 1, path


def test_every_press_file_has_a_pdfa_twin(built: dict[str, Path]) -> None:
    for path in files(built["press-x4"], "pdf"):
        assert verdict(path.read_bytes()) == "pass", path


def most_ink(page: Path) -> float:
    """Return the most ink of any dot in percent: the sum of its four plates."""
    with Image.open(page) as image:
        total: Image.Image | None = None
        for plate in image.split():  # halved twice, since a sum of four plates is more than a byte can hold
            quarter = plate.point([level // 4 for level in range(256)])
            total = quarter if total is None else ImageChops.add(total, quarter)
    assert total is not None
    return float(total.getextrema()[1]) * 4 / 2.55  # type: ignore[arg-type]  # one band has one pair


def test_every_svg_is_well_formed_and_of_modest_size(built: dict[str, Path]) -> None:
    xmllint = need("xmllint", "libxml2-utils")
    for path in files(built["home"], "svg"):
        run(xmllint, "--noout", "--nonet", path)
        assert path.stat().st_size < 4_000_000, path


@pytest.mark.parametrize("profile", PROFILES)
def test_the_preflight_finds_no_error_on_a4_and_for_the_press(profile: str, built: dict[str, Path]) -> None:
    found = sorted(built[profile].glob("*/*/*.pdf"))
    assert found
    assert list(errors(found, profile)) == []
