"""`printkit preflight`: exit statuses, formats, the choice of profile and findings, and what was not checked."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from command_line import printkit
from PIL import Image
from preflight.samples import Sample, press, written

SMALL = Sample(content=Sample().content + b" BT /F1 4 Tf 60 99 Td (A) Tj ET 0 w 60 90 m 90 90 l S", pages=2)


@pytest.fixture
def no_ghostscript(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("printkit.preflight.ghostscript.shutil.which", lambda _: None)


def test_a_clean_file_passes(tmp_path: Path) -> None:
    written(tmp_path, Sample())
    ran = printkit(tmp_path, "preflight", "sample.pdf")
    assert (ran.status, ran.out, ran.err) == (0, "", "1 file checked: 0 errors, 0 warnings\n")


def test_findings_name_file_page_box_and_limit(tmp_path: Path) -> None:
    written(tmp_path, SMALL)
    ran = printkit(tmp_path, "preflight", "sample.pdf", "--select", "PK541", "-q")
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.splitlines()[:3] == [
        "sample.pdf:page 1: PK541 1 line of text as small as 4.00 pt, at least 5 pt is needed",
        "       | 0.7 × 1.3 mm, 21.2 mm from the left and 69.9 mm from the top",
        "       hint: enlarge it; the limit is from SamplingMadeSimple: 5 pt (2026-11)",
    ]


def test_json_holds_every_number(tmp_path: Path) -> None:
    written(tmp_path, SMALL)
    ran = printkit(tmp_path, "preflight", "sample.pdf", "--format", "json", "-q")
    told = json.loads(ran.out)
    assert (told["files"], told["counts"]) == (["sample.pdf"], {"errors": 4, "warnings": 0})
    first = next(each for each in told["findings"] if each["code"] == "PK541")
    assert (first["page"], first["measured"], first["limit"], first["unit"]) == (1, 4.0, 5.0, "pt")
    assert len(first["box_mm"]) == 4
    assert first["source"].startswith("SamplingMadeSimple")


@pytest.mark.usefixtures("no_ghostscript")
def test_what_was_not_checked_is_said_and_never_passed(tmp_path: Path) -> None:
    written(tmp_path, press())
    text = printkit(tmp_path, "preflight", "sample.pdf", "--profile", "press-x4")
    assert text.status == 0
    assert text.out.startswith("not checked: total ink, drawn as plates (Ghostscript is not installed")
    assert text.err == "1 file checked: 0 errors, 0 warnings, 1 check not made\n"
    told = json.loads(printkit(tmp_path, "preflight", "sample.pdf", "--profile", "press-x4", "--format", "json").out)
    assert [each["check"] for each in told["not_checked"]] == ["total ink, drawn as plates"]
    sarif = json.loads(printkit(tmp_path, "preflight", "sample.pdf", "--profile", "press-x4", "--format", "sarif").out)
    (note,) = sarif["runs"][0]["invocations"][0]["toolExecutionNotifications"]
    assert note["level"] == "note"


def test_sarif_places_a_finding_in_its_file(tmp_path: Path) -> None:
    written(tmp_path, SMALL)
    told = json.loads(printkit(tmp_path, "preflight", "sample.pdf", "--format", "sarif").out)
    places = [each["locations"][0]["physicalLocation"] for each in told["runs"][0]["results"]]
    assert {place["artifactLocation"]["uri"] for place in places} == {"sample.pdf"}
    assert {place["properties"]["page"] for place in places} == {1, 2}


def test_the_profile_is_the_one_that_the_file_was_made_with(tmp_path: Path) -> None:
    made = press()
    written(tmp_path, replace(made, catalog="", info=f"{made.info} /PrintkitProfile (press-x4)"))
    codes = printkit(tmp_path, "preflight", "sample.pdf", "--select", "PK58").out
    assert "PK581" in codes
    assert "PK581" not in printkit(tmp_path, "preflight", "sample.pdf", "--profile", "home").out


def test_findings_can_be_chosen_and_left_out(tmp_path: Path) -> None:
    written(tmp_path, SMALL)
    assert "PK544" not in printkit(tmp_path, "preflight", "sample.pdf", "--select", "PK541").out
    assert "PK544" in printkit(tmp_path, "preflight", "sample.pdf", "--ignore", "PK541").out
    assert printkit(tmp_path, "preflight", "sample.pdf", "--ignore", "PK541,line-without-width").status == 0


def test_a_file_that_cannot_be_read_cannot_be_ignored(tmp_path: Path) -> None:
    (tmp_path / "sample.pdf").write_bytes(b"%PDF-1.4\n")
    assert printkit(tmp_path, "preflight", "sample.pdf", "--select", "PK541").status == 1
    assert printkit(tmp_path, "preflight", "sample.pdf", "--ignore", "PK512").status == 2


def test_a_warning_fails_when_strict(tmp_path: Path) -> None:
    written(tmp_path, Sample(font=Sample().font.replace("ABCDEF+", "")))
    assert printkit(tmp_path, "preflight", "sample.pdf").status == 0
    assert printkit(tmp_path, "preflight", "sample.pdf", "--strict").status == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["none.pdf"], '"none.pdf" cannot be read: no such file or directory'),
        (["."], '"." cannot be read: is a directory'),
        (["sample.pdf", "--profile", "pres"], 'no profile is called "pres"'),
        (["sample.pdf", "--profile", "../home"], "../home"),
        (["sample.pdf", "--format", "junit"], '--format does not know "junit"'),
        (["sample.pdf", "--select", "PK999"], 'no finding is called "PK999"'),
    ],
)
def test_what_cannot_run_ends_with_status_2(tmp_path: Path, arguments: list[str], said: str) -> None:
    written(tmp_path, Sample())
    ran = printkit(tmp_path, "preflight", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_a_file_made_with_a_profile_that_is_gone_is_told(tmp_path: Path) -> None:
    written(tmp_path, Sample(info="/Title (a) /PrintkitProfile (gone)"))
    assert printkit(tmp_path, "preflight", "sample.pdf").status == 2
    assert printkit(tmp_path, "preflight", "sample.pdf", "--profile", "home").status == 0


def test_several_files_of_both_kinds_are_checked(tmp_path: Path) -> None:
    written(tmp_path, Sample())
    (tmp_path / "piece.svg").write_text("<svg/>")
    ran = printkit(tmp_path, "preflight", "sample.pdf", "piece.svg")
    assert ran.status == 1
    assert ran.err.startswith("2 files checked: 1 error")


def test_what_has_no_end_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pdf")
    ran = printkit(tmp_path, "preflight", "pipe.pdf")
    assert (ran.status, ran.err) == (2, 'printkit: "pipe.pdf" is no file that can be read to its end\n')


def test_pages_with_findings_are_drawn_with_those_marked(tmp_path: Path) -> None:
    data = replace(SMALL, pages=2).pdf()
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "sheet.pdf").write_bytes(data)
    ran = printkit(tmp_path, "preflight", "a/sheet.pdf", "b/sheet.pdf", "--select", "PK541", "--annotate", "seen")
    assert ran.status == 1
    drawn = sorted(path.name for path in (tmp_path / "seen").iterdir())
    assert drawn == ["sheet-2-page-1.png", "sheet-2-page-2.png", "sheet-page-1.png", "sheet-page-2.png"]
    with Image.open(tmp_path / "seen" / "sheet-page-1.png") as picture:
        dots = picture.convert("RGB")
    assert dots.size == (417, 417)
    frame = (208, 0, 0)  # around the line at 60, 99 points, which is 5 dots high
    assert [x for x in range(60, 120) if dots.getpixel((x, 279)) == frame]
    assert not any(dots.getpixel((x, 279)) == frame for x in range(200, 400))


def test_a_clean_file_and_one_that_cannot_be_opened_have_no_pictures(tmp_path: Path) -> None:
    written(tmp_path, Sample())
    (tmp_path / "cut.pdf").write_bytes(Sample().pdf()[:200])
    ran = printkit(tmp_path, "preflight", "sample.pdf", "cut.pdf", "--annotate", "seen")
    assert ran.status == 1
    assert not (tmp_path / "seen").exists()


def test_pictures_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    written(tmp_path, SMALL)
    (tmp_path / "seen").write_text("a file")
    ran = printkit(tmp_path, "preflight", "sample.pdf", "--annotate", "seen")
    assert ran.status == 2
    assert "seen" in ran.err
    assert "Traceback" not in ran.err
