"""Names, amounts and sizes: what is read, and what is refused with a remedy."""

from __future__ import annotations

import re

import pytest

from printkit.model.amount import Amount, Size
from printkit.model.names import Name, slug

ROOT = {"facts": {"ships": 4, "none": 0}, "title": "Mini", "weight": 1.5}


@pytest.mark.parametrize("text", ["a", "force-h", "force_h", "07-fog-bank", "2", "a-2-b_3", "x" * 80, "com", "lpt10"])
def test_names_are_kept(text: str) -> None:
    assert Name.from_text(text) == text


@pytest.mark.parametrize(
    "text",
    ["", "A", "Force-H", "é", "-a", "a-", "a--b", "a b", "a.b", "a/b", "..", "a\n", "ﬁ", "à", "１", "a-_b"],
)
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f'^"{re.escape(text)}" is not a name -- use lower-case letters a-z'):
        Name.from_text(text)


@pytest.mark.parametrize("text", ["con", "nul", "com1", "lpt9", "aux", "prn"])
def test_names_that_windows_keeps_for_itself_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be a file name on Windows -- choose another name"):
        Name.from_text(text)


def test_a_name_too_long_for_a_file_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^a name of 81 characters is too long"):
        Name.from_text("x" * 81)


@pytest.mark.parametrize(
    ("text", "step"),
    [("Torpedo zone", "torpedo-zone"), ("  A -- b ", "a-b"), ("Straße 3", "strasse-3"), ("été_x", "été-x"), ("←", "")],
)
def test_texts_become_path_steps(text: str, step: str) -> None:
    assert slug(text) == step


@pytest.mark.parametrize(
    ("text", "number"),
    [("12", 12), (" 0 ", 0), ("007", 7), ("{facts.ships}", 4), ("{facts.none}", 0), ("9999", 9999)],
)
def test_amounts_are_numbers_or_paths_of_numbers(text: str, number: int) -> None:
    assert Amount.from_text(text).count(ROOT) == number


@pytest.mark.parametrize(
    "text", ["", "-1", "1.5", "1,5", "twelve", "{}", "{a b}", "{A}", "{facts.ships", "9" * 16, "²"]
)
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f'^"{re.escape(text)}" is not an amount -- write a number such as 12'):
        Amount.from_text(text)


def test_an_amount_that_nobody_means_is_refused() -> None:
    with pytest.raises(ValueError, match=r'^"999,999" is more than 99,999 -- write a number up to 99,999$'):
        Amount.from_text("999999")
    for number in (-1, 100_000):
        with pytest.raises(LookupError, match=rf'^"facts[.]many" is {number:,}, not 0 to 99,999$'):
            Amount.from_text("{facts.many}").count({"facts": {"many": number}})


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("facts.ship", 'nothing is called "ship"; did you mean "ships"?'),
        ("title", '"title" is not a number'),
        ("facts", '"facts" is not a number'),
        ("weight", '"weight" is not a number'),
    ],
)
def test_a_path_that_leads_to_no_number_is_a_fault(path: str, reason: str) -> None:
    with pytest.raises(LookupError, match=f"^{re.escape(reason)}$"):
        Amount.from_text(f"{{{path}}}").count(ROOT)


@pytest.mark.parametrize(
    ("text", "width", "height"),
    [
        ("20mm", 20, 20),
        ("63mm x 88mm", 63, 88),
        ("63mm×88mm", 63, 88),
        ("2.5in x 3.5in", 63.5, 88.9),
        (" 1cm ", 10, 10),
    ],
)
def test_sizes_are_read(text: str, width: float, height: float) -> None:
    size = Size.from_text(text)
    assert (size.width, size.height) == (pytest.approx(width), pytest.approx(height))


@pytest.mark.parametrize("text", ["0mm", "0mm x 3mm", "3mm x 0mm", "-2mm"])
def test_a_size_that_is_nothing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not positive|is not a length"):
        Size.from_text(text)


@pytest.mark.parametrize("text", ["", "20", "20mm x", "x 20mm", "20mm x 30", "1mm x 2mm x 3mm", "2,5mm", "20mm 30mm"])
def test_what_is_no_size_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+ -- .+"):
        Size.from_text(text)
