"""The sides that pages of printkit say they are: fronts and backs alternate, booklets for a press have pages by fours."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from preflight.samples import PRESS, Sample, limits, press, stream
from pypdf import PdfReader, PdfWriter

from printkit.diagnostics import Diagnostic
from printkit.preflight.limits import Limits
from printkit.preflight.run import preflight_bytes, preflight_file
from printkit.render.pdf import render_pdf
from tests.projects import GAME, Trial, make_game, open_game

SIDES = {"f": b"/PKIT_front MP ", "b": b"/PKIT_back MP ", "p": b"/PKIT_page MP ", "-": b"/Other MP "}
CODES = {"PK584", "PK585"}


def told(data: bytes, kept: Limits | None = None) -> list[tuple[str, int, str]]:
    found: list[Diagnostic] = preflight_bytes(data, "sample.pdf", kept or limits("press-x4"))
    return [(each.code, each.origin.page, each.message.partition(":")[0]) for each in found if each.code in CODES]


def sheet(sides: str, starts: tuple[int, ...] = ()) -> Sample:
    """Return a press file whose pages say which sides they are, of several parts where bookmarks start at some."""
    sound = press(pages=len(sides))
    more: dict[str, bytes] = {"outline": b"<< /First @mark0 >>"}
    for at, side in enumerate(sides):
        page = f"<< /Type /Page /Parent @tree {sound.boxes} /Contents [@side{at} @content]"
        more[f"page{at}"] = f"{page} /Resources << /Font << /F1 @font >> {sound.resources} >> >>".encode()
        more[f"side{at}"] = stream(SIDES[side])
    for at, start in enumerate(starts):
        after = f"/Next @mark{at + 1}" if at + 1 < len(starts) else ""
        more[f"mark{at}"] = f"<< /Title (a) /Dest [@page{start - 1} /Fit] {after} >>".encode()
    return replace(sound, content=PRESS, catalog=f"{sound.catalog} /Outlines @outline", more={**sound.more, **more})


@pytest.mark.parametrize(
    ("sides", "found"),
    [
        ("fbfb", []),
        ("----", []),
        ("fbf", [("PK584", 3, "the file ends where a back should follow")]),
        ("fbbfb", [("PK584", 3, "the page is a back, a front should stand here")]),
        ("ffb", [("PK584", 2, "the page is a front, a back should stand here")]),
        ("bfb", [("PK584", 1, "the page is a back, a front should stand here")]),
        ("fbbf", [("PK584", 3, "the page is a back, a front should stand here")]),
        ("f-bfb", [("PK584", 2, "the page is neither, a back should stand here")]),
        ("pppp", []),
        ("pppppp", [("PK585", 6, "the booklet has 6 pages, which is no multiple of four")]),
        ("p", [("PK585", 1, "the booklet has 1 page, which is no multiple of four")]),
    ],
)
def test_the_first_page_that_is_out_of_order_is_told(sides: str, found: list[tuple[str, int, str]]) -> None:
    assert told(sheet(sides).pdf()) == found


def test_each_part_of_a_pack_is_looked_at() -> None:
    assert told(sheet("fbfbpppp--", (1, 5, 9)).pdf()) == []
    assert [found[:2] for found in told(sheet("fbfppp--", (1, 4, 7)).pdf())] == [("PK584", 3), ("PK585", 6)]


def test_a_printer_may_take_backs_first() -> None:
    kept = replace(limits("press-x4"), backs_first=True)
    assert told(sheet("bfbf").pdf(), kept) == []
    assert told(sheet("fb").pdf(), kept) == [("PK584", 1, "the page is a front, a back should stand here")]


def test_files_that_say_nothing_are_not_checked() -> None:
    assert [
        what
        for what, code, _ in preflight_file(press(pages=2).pdf(), "a", limits("press-x4")).unchecked
        if code == "PK584"
    ]
    for silent in (press(), press(pages=2, info=f"{press().info} /PrintkitProfile (press-x4)"), sheet("fb")):
        assert "PK584" not in {code for _, code, _ in preflight_file(silent.pdf(), "a", limits("press-x4")).unchecked}


def without(pdf: bytes, page: int) -> bytes:
    """Return a PDF less one page, counted from 0."""
    writer, target = PdfWriter(), BytesIO()
    for at, each in enumerate(PdfReader(BytesIO(pdf)).pages):
        if at != page:
            writer.add_page(each)
    writer.write(target)
    return target.getvalue()


def built(trial: Trial, name: str = "counters") -> bytes:
    document, report = trial.sheet(name)
    assert list(report) == []
    assert document
    return render_pdf(document, trial.edition.profile, trial.edition.intent)


def test_a_page_lost_from_a_deck_for_the_press_is_found(tmp_path: Path) -> None:
    pdf = built(open_game(make_game(tmp_path), profile="press-x4"))
    assert told(pdf) == []
    assert [found[:2] for found in told(without(pdf, 3))] == [("PK584", 4)]
    assert [found[:2] for found in told(without(pdf, 23))] == [("PK584", 23)]


@pytest.mark.parametrize(("imposition", "profile"), [("duplex", "home"), ("booklet", "home"), ("booklet", "press-x4")])
def test_a_page_lost_from_a_sheet_is_found(imposition: str, profile: str, tmp_path: Path) -> None:
    sheets = GAME.partition("  counters:")[0]
    game = f"{sheets}  counters: {{title: Counters, from: counters, layout: counter, imposition: {imposition}}}\n"
    pdf = built(open_game(make_game(tmp_path, {"game.yaml": game}), profile=profile))
    assert told(pdf, limits(profile)) == []
    assert [code for code, *_ in told(without(pdf, 0), limits(profile))] == ["PK584" if profile == "home" else "PK585"]
