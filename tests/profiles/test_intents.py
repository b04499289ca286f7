"""What a profile names as its printing condition has to be one."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.templates.intents import icc_fault

from .games import FOGRA39, PRESS, profiled, sheet_of, srgb

GREY_LINK = FOGRA39[:12] + b"link" + FOGRA39[16:]
LAB = FOGRA39[:16] + b"Lab " + FOGRA39[20:]
NEW = FOGRA39[:8] + b"\x05" + FOGRA39[9:]
ONE_WAY = FOGRA39[:132] + FOGRA39[132:1000].replace(b"B2A1", b"B2Ax") + FOGRA39[1000:]
ROTTEN = FOGRA39[:400] + bytes(len(FOGRA39) - 400)

FAULTS = {
    "srgb": (srgb(), 'it is the profile of a screen (class "mntr")'),
    "link": (GREY_LINK, 'it is the profile of a link of two devices (class "link")'),
    "lab": (LAB, "its colours are Lab, not CMYK"),
    "new": (NEW, "its version is 5, neither 2 nor 4"),
    "oneway": (ONE_WAY, "it lacks B2A1"),
    "short": (FOGRA39[:-1], f"it is damaged: it has {len(FOGRA39) - 1} bytes and speaks of {len(FOGRA39)}"),
    "text": (b"not a profile at all", "it is no ICC profile"),
    "empty": (b"", "it is no ICC profile"),
}


def test_the_profile_that_comes_with_printkit_is_one() -> None:
    assert icc_fault(FOGRA39) == ""


@pytest.mark.parametrize(("name", "data", "fault"), [(name, *case) for name, case in FAULTS.items()], ids=FAULTS)
def test_what_is_none_is_found_at_the_line_that_names_it(name: str, data: bytes, fault: str, tmp_path: Path) -> None:
    project = profiled(tmp_path, PRESS.replace("fogra39", name))
    (tmp_path / f"templates/profiles/{name}.icc").write_bytes(data)
    document, said = sheet_of(project, "own")
    assert document is None
    assert said == [f'templates/profiles/own.yaml:3 PK508 "{name}" is no printing condition: {fault}']


def test_a_profile_whose_tables_are_rotten_is_found(tmp_path: Path) -> None:
    project = profiled(tmp_path, PRESS.replace("fogra39", "rotten"))
    (tmp_path / "templates/profiles/rotten.icc").write_bytes(ROTTEN)
    document, said = sheet_of(project, "own")
    assert document is None
    assert len(said) == 1
    assert said[0].startswith(
        'templates/profiles/own.yaml:3 PK508 "rotten" is no printing condition: colours cannot be'
    )


def test_one_that_is_not_there_is_found_with_a_near_name(tmp_path: Path) -> None:
    document, said = sheet_of(profiled(tmp_path, PRESS.replace("fogra39", "fogra93")), "own")
    assert document is None
    fault = 'there is no profiles/fogra93.icc, but there is "fogra39"'
    assert said == [f'templates/profiles/own.yaml:3 PK508 "fogra93" is no printing condition: {fault}']
