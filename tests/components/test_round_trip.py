"""The hard words, put in every kind of text, are found again in what a reader extracts from PDF and SVG."""

from __future__ import annotations

import re

import pytest
from projects import Trial, lines

from printkit.components.registry import Look, placeables, slot_kinds
from printkit.components.wording import set_lines
from printkit.diagnostics import Origin
from printkit.render.pdf import render_pdf
from printkit.render.svg import render_svg
from printkit.scene import Group, Text, walk
from printkit.source.text import Message, Words
from tests.pdf_facts import plain_spaces, text, text_by_pypdf

from .setting_out import context_of

SAMPLE = "Cœur d’œuvre — « été » Ÿ € ½ × −"
KINDS = {
    "01": ("board", "game title"),
    "02": ("tokens", "sheet title"),
    "03": ("tokens", "counter label"),
    "04": ("tokens", "value on a counter"),
    "05": ("log", "table title"),
    "06": ("log", "table column"),
    "07": ("log", "table cell"),
    "08": ("log", "table note"),
    "09": ("board", "table without columns"),
    "10": ("board", "aid title"),
    "11": ("board", "aid step"),
    "12": ("board", "aid note"),
    "13": ("board", "track title"),
    "14": ("board", "zone title"),
    "15": ("board", "zone note"),
    "16": ("log", "record field"),
    "17": ("log", "tally title"),
    "18": ("log", "record total"),
    "19": ("log", "record note"),
    "20": ("rules", "title of a text"),
    "21": ("rules", "heading"),
    "22": ("rules", "paragraph"),
    "23": ("rules", "list entry"),
    "24": ("rules", "numbered entry"),
    "25": ("rules", "head of a typed table"),
    "26": ("rules", "cell of a typed table"),
    "27": ("chart", "chart title"),
    "28": ("chart", "chart subtitle"),
    "29": ("chart", "port"),
    "30": ("chart", "start area"),
    "31": ("chart", "name of a sea"),
    "41": ("status", "name of a unit"),
    "42": ("status", "note on a unit"),
    "43": ("status", "figure"),
    "44": ("status", "group of units"),
    "45": ("status", "title of a status chart"),
    "51": ("mission", "title of an event"),
    "52": ("mission", "line of a zone"),
    "53": ("mission", "level"),
    "54": ("mission", "label"),
    "55": ("mission", "title of a mission"),
    "56": ("mission", "objective"),
    "57": ("mission", "way to win"),
    "58": ("mission", "medal"),
    "59": ("rules", "meaning of a term"),
    "60": ("hexmap", "title of a hex map"),
    "61": ("hexmap", "subtitle of a hex map"),
    "62": ("hexmap", "words for the wind"),
    "63": ("hexmap", "words for the scale of a hex map"),
    "65": ("grid", "title of a contest"),
    "66": ("grid", "outcome of a contest"),
    "67": ("grid", "special case of a contest"),
    "70": ("status", "title of a matrix"),
    "71": ("status", "what its rows are"),
    "72": ("status", "what its columns are"),
    "73": ("status", "what its results are"),
    "74": ("status", "heading of modifiers"),
    "75": ("status", "group of columns"),
    "76": ("status", "modifier"),
    "77": ("status", "note of a modifier"),
    "90": ("scenario", "title of a side"),
    "91": ("scenario", "title of a scenario"),
    "92": ("scenario", "date of a scenario"),
    "93": ("scenario", "story"),
    "94": ("scenario", "note of a side"),
    "95": ("scenario", "aim of a side"),
    "96": ("scenario", "rule of a scenario"),
    "97": ("scenario", "victory"),
    "98": ("scenario", "late arrival"),
    "32": ("logbook", "figure in the head of a log"),
    "35": ("logbook", "boxes of a log"),
    "37": ("logbook", "column of a log"),
    "38": ("logbook", "mark on the first line of a log"),
    "39": ("logbook", "blank log"),
    "40": ("logbook", "mark in the key of a log"),
    "46": ("logbook", "title of a logbook"),
    "78": ("status", "worked example"),
    "80": ("stick", "title of a measuring stick"),
    "81": ("stick", "note of a measuring stick"),
    "82": ("stencil", "title of a template"),
}


@pytest.fixture(scope="module")
def pdfs(full: Trial) -> dict[str, bytes]:
    """Return the imposed sheets of the game."""
    made = {}
    for sheet in (
        "tokens",
        "board",
        "log",
        "rules",
        "chart",
        "hexmap",
        "grid",
        "stick",
        "stencil",
        "logbook",
        "status",
        "mission",
        "scenario",
    ):
        document, report = full.sheet(sheet)
        assert lines(report) == []
        assert document
        made[sheet] = render_pdf(document)
    return made


def folded(words: str) -> str:
    """Return words in small letters, as capitals are a matter of style, with plain single spaces."""
    return plain_spaces(words).casefold()


@pytest.mark.parametrize("read", [text, text_by_pypdf], ids=["pdfium", "pypdf"])
@pytest.mark.parametrize("tag", KINDS, ids=[what for _, what in KINDS.values()])
def test_the_words_are_found_again_in_the_pdf(pdfs: dict[str, bytes], tag: str, read: object) -> None:
    said = folded(read(pdfs[KINDS[tag][0]], 0))  # type: ignore[operator]
    assert folded(f"{tag} {SAMPLE}") in said


def test_every_text_of_the_fixture_is_asked_for(full: Trial) -> None:
    tags = {match[1] for message in full.edition.game.messages if (match := re.search(r"(\d\d) Cœur", message.text))}
    assert tags == set(KINDS)


def test_the_fixture_has_every_kind_of_slot_and_of_placed_thing(full: Trial) -> None:
    folder = full.edition.library.folders[0].root / "layouts"
    layouts = "".join(path.read_text(encoding="utf-8") for path in folder.iterdir())
    layouts += (folder.parents[3] / "../../../templates/layouts/record-block.yaml").read_text(encoding="utf-8")
    rules = (folder.parents[1] / "rules.md").read_text(encoding="utf-8")
    assert {kind for kind in slot_kinds if f" {kind}: " not in layouts} == set()
    placed = layouts + rules
    assert {kind for kind in placeables if not re.search(rf"(\[|, |::: ){kind}\b(?!:)", placed)} == {"grid"}
    assert "|---|" in rules


def test_all_glyphs_are_drawn(full: Trial) -> None:
    for sheet in (
        "tokens",
        "board",
        "log",
        "rules",
        "chart",
        "hexmap",
        "grid",
        "stick",
        "stencil",
        "logbook",
        "status",
        "mission",
        "scenario",
    ):
        document, report = full.sheet(sheet)
        assert lines(report) == []
        assert document
        for page in document.pages:
            for item, _ in walk(page.scene.items):
                if isinstance(item, Text):
                    assert len(item.text) == len(item.drawn) == len(item.offsets)
                    assert all(
                        drawn == said or said.isspace() for drawn, said in zip(item.drawn, item.text, strict=True)
                    )


@pytest.mark.parametrize("side", [0, 1])
def test_the_words_and_symbols_are_in_the_svg(full: Trial, side: int) -> None:
    ((piece,), _) = full.pieces("tokens", "token")
    svg = render_svg(piece.faces[side], "t", "d", "en", "x-")
    labels = folded(" ".join(re.findall(r'aria-label="([^"]*)"', svg)))
    wanted = [f"03 {SAMPLE}", f"04 {SAMPLE}"] if side == 0 else ["⚂", "⚓", "☐", "→"]
    assert [word for word in wanted if folded(word) not in labels] == []


def test_symbols_are_named_by_the_character_they_stand_for(full: Trial) -> None:
    ((piece,), _) = full.pieces("tokens", "token")
    assert piece.back
    groups = [item for item, _ in walk(piece.back.items) if isinstance(item, Group)]
    assert {group.alt for group in groups if group.role == "symbol"} == {"⚂", "⚓", "☐", "→"}
    assert "⚂ ⚓ ☐ back → 1" in text(render_pdf(full.item("tokens", "token")), 1)


@pytest.mark.parametrize("width", [*range(14, 60, 2), 80])
def test_a_line_is_broken_at_plain_spaces_only(full: Trial, width: int) -> None:
    words = Words(
        "Cœur d’œuvre — «\u202fété\u202f» Ÿ 10\u00a0€ ½ × − 3\u202f000\u00a0m\u202f; «\u00a0oui\u00a0»", Origin("")
    )
    strips = set_lines(words, full.edition.theme.style("panel-cell"), float(width), context_of(full))
    broken = [_line(strip.items) for strip in strips]
    assert " ".join(broken) == words.text
    assert not any(line[-1] in "\u202f\u00a0" or line[0] in "\u202f\u00a0" for line in broken)


def _line(items: object) -> str:
    return "".join(item.text for item, _ in walk(items) if isinstance(item, Text))  # type: ignore[arg-type]


def test_lines_are_broken_in_that_test(full: Trial) -> None:
    words = Words(SAMPLE, Origin(""))
    assert len(set_lines(words, full.edition.theme.style("panel-cell"), 14.0, context_of(full))) > 2


@pytest.mark.parametrize("kind", ["note", "table", "aid", "track"])
def test_a_character_that_nothing_draws_is_found_with_its_code_point(full: Trial, kind: str) -> None:
    from printkit.diagnostics import Report  # noqa: PLC0415

    report = Report()
    bad = Message("a \u2694 b", "x", Origin("t.yaml", 3, 5))
    context = context_of(full, report)
    placeables[kind].lay_out(_with(full, kind, bad), 60.0, Look("panel"), context)
    assert lines(report) == [
        't.yaml:3:5 PK402 no glyph for "\u2694" (U+2694 CROSSED SWORDS) in BarlowCondensed-' + _face(kind)
    ]


def _with(full: Trial, kind: str, message: Message) -> object:
    from dataclasses import replace  # noqa: PLC0415

    if kind == "note":
        return message
    things = {"table": ("tables", "fire"), "aid": ("aids", "turn"), "track": ("tracks", "hits")}
    part, name = things[kind]
    return replace(full.edition.game.parts.things(part)[name], title=message)  # type: ignore[index,type-var]


def _face(kind: str) -> str:
    return "Italic" if kind == "note" else "SemiBold"
