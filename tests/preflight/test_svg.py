"""SVG files: what printkit writes is sound, and each way to spoil one is found."""

from __future__ import annotations

import pytest
from preflight.samples import limits

from printkit.diagnostics import Diagnostic
from printkit.preflight.run import preflight_bytes
from printkit.render.svg import render_svg
from printkit.scene import Colour, Path, Scene, rect
from printkit.scene.items import Box

SVG = render_svg(
    Scene(20, 30, (Path(rect(Box(1, 1, 5, 5)), fill=Colour((0, 0, 9))),)), "Piece", "Game – piece", "en", "a-"
)


def found(text: str | bytes) -> list[Diagnostic]:
    data = text.encode() if isinstance(text, str) else text
    return preflight_bytes(data, "piece.svg", limits("home"))


def with_child(child: str) -> str:
    return SVG.replace("</svg>", f"{child}</svg>")


def test_what_printkit_writes_is_sound() -> None:
    assert found(SVG) == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("PK591", SVG[:-20]),
        ("PK591", "<html/>"),
        ("PK591", '<!DOCTYPE svg [<!ENTITY a "b">]>' + SVG),
        ("PK591", '<!DOCTYPE svg SYSTEM "file:///etc/passwd">' + SVG),
        ("PK591", '<?xml version="1.0" encoding="no-such"?>' + SVG),
        ("PK591", SVG.replace("2000/svg", "2000/svgs")),
        ("PK514", with_child("<g/>" * 1_000_000)),
        ("PK514", with_child(f"<!--{' ' * 16_000_000}-->")),
        ("PK592", SVG.replace('"20mm"', '"20"')),
        ("PK592", SVG.replace('"30mm"', '"3cm"')),
        ("PK592", SVG.replace("0 0 20 30", "0 0 40 60")),
        ("PK592", SVG.replace("0 0 20 30", "1 0 20 30")),
        ("PK592", SVG.replace("0 0 20 30", "nonsense")),
        ("PK593", with_child("<text>A</text>")),
        ("PK594", with_child('<image xlink:href="ship.png"/>')),
        ("PK594", with_child('<image href="https://example.org/ship.png"/>')),
        ("PK594", with_child('<path fill="url(other.svg#a)"/>')),
        ("PK594", with_child("<style>@import 'a.css';</style>")),
        ("PK594", with_child('<image href="data:text/html,x"/>')),
        ("PK595", SVG.replace("<title", "<g><title").replace("</title>", "</title></g>")),
        ("PK595", SVG.replace("Game – piece", " ")),
        ("PK596", with_child("<script>1</script>")),
        ("PK596", with_child('<g onclick="x()"/>')),
        ("PK596", with_child("<foreignObject/>")),
    ],
)
def test_a_spoilt_file_is_found(code: str, text: str) -> None:
    assert {each.code for each in found(text)} == {code}


@pytest.mark.parametrize(
    "child", ['<use xlink:href="#a"/>', '<g clip-path="url(#b)"/>', '<image href="data:image/png;base64,AA=="/>']
)
def test_what_stays_inside_the_file_is_sound(child: str) -> None:
    assert found(with_child(child)) == []


def test_a_fault_of_the_text_is_at_its_line() -> None:
    (told,) = found("<svg>\n  <g></h>\n</svg>")
    assert (told.origin.line, told.origin.column) == (2, 8)


def test_bytes_that_are_no_text_are_a_finding() -> None:
    assert {each.code for each in found(b"<svg \xff\xfe\x00")} == {"PK591"}
