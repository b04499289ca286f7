"""On a screen the cross-references and addresses of a text can be followed: read back by pypdf."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from printkit.render.pdf import render_pdf
from printkit.scene import Link
from tests.projects import GAME, Trial, make_game, open_game

FILLER = [
    " ".join(f"Ship {part}-{ship} keeps her course and fires at will." for ship in range(14)) for part in "ABCDEFGHIJ"
]
RULES = f"""# Rules

See [the firing table](#fire), [**all** of it](#rules) and [more](other#more).

## Turn

{FILLER[0]}

{FILLER[1]}

{FILLER[2]}

- Ask at https://example.org/a_b, or write to crew@example.org.
- A long way: see [what is said of fire and of all that burns on the way to the end of this line](#fire).

## Fire

{FILLER[3]}

Again [the turn](#turn).
"""
SHEETS = GAME + "  rules: {title: Rules, from: rules, layout: booklet, imposition: page}\n"


def book(root: Path, profile: str = "screen", rules: str = RULES) -> Trial:
    files = {"game.yaml": SHEETS, "rules.md": rules, "other.md": "# Other\n\n## More\n\nText.\n"}
    return open_game(make_game(root, files), profile=profile)


def pdf_of(trial: Trial) -> PdfReader:
    document, report = trial.sheet("rules")
    assert list(report) == []
    assert document
    return PdfReader(BytesIO(render_pdf(document, trial.edition.profile)))


def links(reader: PdfReader) -> list[tuple[int, DictionaryObject]]:
    """Return each annotation with the number of its page, from 1."""
    return [
        (number, each.get_object()) for number, page in enumerate(reader.pages, 1) for each in page.get("/Annots", [])
    ]


def leads_to(reader: PdfReader, link: DictionaryObject) -> int | str:
    """Return the number of the page a link leads to, or its address."""
    if "/A" in link:
        return str(link["/A"]["/URI"])
    return next(
        number for number, page in enumerate(reader.pages, 1) if page.indirect_reference.idnum == link["/Dest"][0].idnum
    )


def test_links_of_a_text_lead_to_the_pages_of_headings_and_to_addresses(tmp_path: Path) -> None:
    reader = pdf_of(book(tmp_path))
    found = {str(link["/Contents"]): leads_to(reader, link) for _, link in links(reader)}
    fire = next(number for number, page in enumerate(reader.pages, 1) if "\nFire" in "\n" + page.extract_text())
    assert found["the firing table"] == fire
    assert found["all of it"] == found["the turn"] == links(reader)[0][0]
    assert found["https://example.org/a_b"] == "https://example.org/a_b"
    assert found["crew@example.org"] == "mailto:crew@example.org"
    assert found["more"] == 1 < fire, "another text of the same sheet"


def test_a_link_lies_on_its_words_line_by_line(tmp_path: Path) -> None:
    reader = pdf_of(book(tmp_path))
    long = [link for _, link in links(reader) if str(link["/Contents"]).startswith("what is said")]
    assert len(long) >= 2, "a link that takes two lines has two boxes"
    (page, short), *_ = [pair for pair in links(reader) if pair[1]["/Contents"] == "the firing table"]
    left, bottom, right, top = (float(edge) for edge in short["/Rect"])
    words: list[tuple[str, float, float]] = []
    reader.pages[page - 1].extract_text(
        visitor_text=lambda text, cm, tm, _font, _size: words.append(
            (text, tm[4] * cm[0] + cm[4], tm[5] * cm[3] + cm[5])
        )
    )
    line = next(each for each in words if "the firing table" in each[0].replace("\u00a0", " "))
    assert line[1] < left < right
    assert bottom < abs(line[2]) < top
    assert 5 < (right - left) * 25.4 / 72 < 30


@pytest.mark.parametrize("profile", ["home", "press-x4"])
def test_paper_has_no_links(tmp_path: Path, profile: str) -> None:
    document, _ = book(tmp_path, profile).sheet("rules")
    assert document
    assert not [each for page in document.pages for each in page.scene.annotations if isinstance(each, Link)]
