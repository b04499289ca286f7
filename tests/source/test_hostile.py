"""Bytes nobody would write: whatever comes in, reading ends with a value or with findings, never with an exception."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PIL import Image

from printkit.diagnostics import Report
from printkit.source import Entry, Length, Message, Node, bind, decode_text, parse_yaml
from printkit.source.bitmap import read_bitmap
from printkit.source.drawing import read_drawing

YAML = """\
title: "Fog bank"  # note
size: 20mm
results: {1: nothing, 2-5: [miss, 'it''s a hit'], 6: ~}
text: |
  Slip past – the patrols
  twice
more: &a !!str x
"""
SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><title>Ship</title>
<g transform="translate(1 2) rotate(30)" style="fill:#f00;stroke:none" stroke-dasharray="1,2">
<path d="M1 2l3-4C1 2 3 4 5 6zA5 5 0 0110 2q1 1 2 2t3 3s1 2 3 4z"/><rect x="1" y="2" width="3" height="4" rx="1"/>
<polygon points="1,2 3,4 5.5 6"/><circle cx="1" cy="1" r="0.5"/><defs/><!-- c --></g></svg>
"""
YAML_SIGNS = [
    *"\t\n\r -:?,[]{}#&*!|>'\"%@`<=~0é\x00\ufeff\u2028",
    "- ",
    ": ",
    "<<: ",
    "*a",
    "&a ",
    "!!x ",
    "---\n",
    "[" * 60,
]
SVG_SIGNS = [
    *" \n<>/=\"'&;,.-+eE0aMzAQT#(%",
    "nan",
    "1e99",
    "1e-99",
    "<g>",
    "</g>",
    "<!DOCTYPE a>",
    "&a;",
    "url(#a)",
    "]]>",
]


@dataclass(frozen=True)
class Game:
    title: Message
    size: Length
    results: tuple[Entry[str, Message | tuple[Message, ...] | None], ...]
    text: str = ""
    more: Node | None = None
    children: dict[str, int] = field(default_factory=dict)


def mutate(data: bytes, signs: list[str], seed: int) -> bytes:
    """Return data with a few bytes deleted, repeated, replaced or put in, always alike for one seed."""
    source = random.Random(seed)
    parts = bytearray(data)
    for _ in range(source.randint(1, 6)):
        start = source.randrange(len(parts) + 1)
        end = min(len(parts), start + source.choice([0, 0, 1, 1, 5, 40]))
        new = source.choice([b"", source.choice(signs).encode(), bytes(parts[start:end]) * 2, source.randbytes(2)])
        parts[start:end] = new
    return bytes(parts)


def read_yaml(data: bytes, report: Report) -> object:
    text = decode_text(data, "f", report)
    node = None if text is None else parse_yaml(text, "f", report)
    return None if node is None else bind(node, Game, report)


def read_svg(data: bytes, report: Report) -> object:
    return read_drawing(data, "f", report)


def read_image(data: bytes, report: Report) -> object:
    return read_bitmap(data, "f", report)


def encode(kind: str) -> bytes:
    buffer = io.BytesIO()
    Image.frombytes("RGBA", (16, 16), bytes(n * n % 251 for n in range(16 * 16 * 4))).convert(
        "P" if kind == "PNG" else "RGB"
    ).save(buffer, kind)
    return buffer.getvalue()


SOURCES: dict[str, tuple[Callable[[bytes, Report], object], bytes, list[str]]] = {
    "yaml": (read_yaml, YAML.encode(), YAML_SIGNS),
    "svg": (read_svg, SVG.encode(), SVG_SIGNS),
    "png": (read_image, encode("PNG"), ["\x00", "IDAT", "PLTE", "tRNS", "\x7f"]),
    "jpeg": (read_image, encode("JPEG"), ["\x00", "\x7f", "Exif"]),
}


@pytest.mark.parametrize("seed", range(300))
@pytest.mark.parametrize("name", SOURCES)
def test_damaged_bytes_give_a_value_or_an_error(name: str, seed: int) -> None:
    read, data, signs = SOURCES[name]
    report = Report()
    value = read(mutate(data, signs, seed), report)
    assert value is not None or report.errors
    assert all(found.message and "\n" not in found.message for found in report)


@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("name", SOURCES)
def test_random_bytes_give_an_error(name: str, seed: int) -> None:
    source = random.Random(seed)
    report = Report()
    assert SOURCES[name][0](source.randbytes(source.randrange(200)), report) is None
    assert report.errors


@pytest.mark.parametrize("seed", range(100))
def test_random_signs_of_yaml_give_a_value_or_an_error(seed: int) -> None:
    source = random.Random(seed)
    text = "".join(source.choice([*YAML_SIGNS, "a", "b"]) for _ in range(source.randrange(1, 60)))
    report = Report()
    assert parse_yaml(text, "f", report) is not None or report.errors


def test_the_sources_themselves_are_sound() -> None:
    found = {name: Report() for name in SOURCES}
    values = {name: read(data, found[name]) for name, (read, data, _) in SOURCES.items()}
    assert [diagnostic.code for diagnostic in found["yaml"]] == ["PK104", "PK105"]
    assert [found[name].errors for name in ("svg", "png", "jpeg")] == [0, 0, 0]
    assert all(value is not None for value in values.values())
