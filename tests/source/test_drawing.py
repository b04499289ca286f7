"""SVG drawings → flat paths; whatever would print differently from a viewer is refused."""

from __future__ import annotations

import pytest

from printkit.diagnostics import Origin, Report
from printkit.scene import Box, Colour, Group, Image, Path, Stroke, Text, polygon, rect
from printkit.source.drawing import Drawing, read_drawing, recolour
from printkit.source.svg_values import CURRENT
from tests.source.faults import faults, faults_of, words_of

RED = Colour((255, 0, 0))
BLACK = Colour((0, 0, 0))


def svg(body: str, root: str = 'viewBox="0 0 100 50"') -> bytes:
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape" xmlns:x="http://www.w3.org/1999/xlink"'
    return f"<svg {names} {root}>\n{body}\n</svg>".encode()


def drawing(body: str, root: str = 'viewBox="0 0 100 50"') -> Drawing:
    report = Report()
    found = read_drawing(svg(body, root), "f.svg", report)
    assert faults(report) == []
    assert found is not None
    return found


def path(body: str) -> Path:
    (item,) = drawing(body).items
    assert isinstance(item, Path)
    return item


def points(body: str) -> list[tuple[str, tuple[float, ...]]]:
    return [(code, tuple(round(number, 4) + 0.0 for number in numbers)) for code, numbers in path(body).segments]


def test_shapes_become_outlines() -> None:
    assert path('<rect x="1" y="2" width="30" height="20"/>').segments == rect(Box(1, 2, 30, 20))
    assert path('<circle cx="9" cy="8" r="4"/>').segments == path('<ellipse cx="9" cy="8" rx="4" ry="4"/>').segments
    assert path('<polygon points="1,1 9,1 5 8"/>').segments == polygon([(1, 1), (9, 1), (5, 8)])
    assert path('<polyline points="1,1 9,1 5 8"/>').segments == polygon([(1, 1), (9, 1), (5, 8)])[:-1]
    assert path('<line x1="1" y1="2" x2="3" y2="4" stroke="#000"/>').segments == (("M", (1, 2)), ("L", (3, 4)))


@pytest.mark.parametrize(
    ("attributes", "corner"),
    [
        ('rx="2"', (2, 2)),
        ('ry="3"', (3, 3)),
        ('rx="2" ry="3"', (2, 3)),
        ('rx="50"', (15, 10)),
        ('rx="auto" ry="3"', (3, 3)),
        ('rx="15" ry="1"', (15, 1)),
    ],
)
def test_corners_are_round_as_svg_has_them(attributes: str, corner: tuple[float, float]) -> None:
    outline = points(f'<rect x="5" y="7" width="30" height="20" {attributes}/>')
    assert (outline[0], outline[2][1][-2:]) == (("M", (5 + corner[0], 7)), (35, 7 + corner[1]))


def test_an_ellipse_touches_its_four_sides() -> None:
    outline = points('<ellipse cx="50" cy="20" rx="40" ry="10"/>')
    assert [numbers[-2:] for code, numbers in outline if code != "Z"] == [
        (90, 20),
        (50, 30),
        (10, 20),
        (50, 10),
        (90, 20),
    ]


@pytest.mark.parametrize(
    ("transform", "expected"),
    [
        ("translate(3)", (4, 2)),
        ("translate(3 4)", (4, 6)),
        ("scale(2)", (2, 4)),
        ("scale(2,-1) ", (2, -2)),
        ("rotate(90)", (-2, 1)),
        ("rotate(90 1 1)", (0, 1)),
        ("skewX(45)", (3, 2)),
        ("skewY(45)", (1, 3)),
        ("matrix(1 2 3 4 5 6)", (12, 16)),
        ("translate(10,0), scale(2)", (12, 4)),
    ],
)
def test_transformations(transform: str, expected: tuple[float, float]) -> None:
    report = Report()
    found = read_drawing(
        svg(f'<path d="M1 2L30 30" transform="{transform}"/>', 'viewBox="-100 -100 300 300"'), "f", report
    )
    assert found is not None
    (item,) = found.items
    assert isinstance(item, Path)
    x, y = item.segments[0][1]
    assert (x - 100, y - 100) == pytest.approx(expected)


def test_groups_hand_down_their_map_and_their_look() -> None:
    body = '<g transform="translate(10 0)" fill="#f00" stroke="#000" stroke-width="2"><g transform="scale(4 1)"><path d="M1 1H2" stroke-dasharray="3,1"/></g></g>'
    assert path(body) == Path((("M", (14, 1)), ("L", (18, 1))), RED, Stroke(BLACK, 4, (6, 2)))


@pytest.mark.parametrize(
    ("attributes", "fill", "stroke"),
    [
        ("", BLACK, None),
        ('fill="#f00"', RED, None),
        ('fill="#FF0000"', RED, None),
        ('fill="white"', Colour((255, 255, 255)), None),
        ('fill="currentColor"', CURRENT, None),
        ('style="fill:#f00"', RED, None),
        ('style="fill:#f00" fill="#00f"', RED, None),
        ('fill="inherit" stroke="#000"', BLACK, Stroke(BLACK, 1)),
        ('fill="none" stroke="#f00" stroke-width="0.5px"', None, Stroke(RED, 0.5)),
        ('stroke="#000" stroke-width="0"', BLACK, None),
        ('stroke="#000" stroke-linecap="round" stroke-linejoin="bevel"', BLACK, Stroke(BLACK, 1, (), "round", "bevel")),
        ('stroke="#000" stroke-dasharray="none"', BLACK, Stroke(BLACK, 1)),
        ('stroke="#000" stroke-dasharray="0 0"', BLACK, Stroke(BLACK, 1)),
        ('stroke="#000" stroke-miterlimit="10" stroke-linejoin="round"', BLACK, Stroke(BLACK, 1, (), "butt", "round")),
    ],
)
def test_looks(attributes: str, fill: Colour | None, stroke: Stroke | None) -> None:
    found = path(f'<rect width="9" height="9" {attributes}/>')
    assert (found.fill, found.stroke) == (fill, stroke)


def test_the_fill_rule_is_kept() -> None:
    assert [path(f'<path d="M0 0H1V1" fill-rule="{rule}"/>').even_odd for rule in ("evenodd", "nonzero")] == [
        True,
        False,
    ]


def test_a_shape_without_paint_is_left_out() -> None:
    assert drawing('<rect width="9" height="9" fill="none"/>').items == ()


def test_a_view_box_is_moved_to_the_origin() -> None:
    found = drawing('<path d="M10 20H30"/>', 'viewBox="10 20 100 50" width="200mm" height="100mm"')
    assert (found.width, found.height, found.items[0]) == (100, 50, Path((("M", (0, 0)), ("L", (20, 0))), BLACK))


def test_width_and_height_stand_in_for_a_view_box() -> None:
    found = drawing("<title> A \n ship </title>", 'width="30px" height="20"')
    assert (found.width, found.height, found.title.text) == (30, 20, "A ship")


def test_what_editors_leave_behind_has_no_effect() -> None:
    body = (
        '<metadata><x:anything href="#x"/></metadata><defs id="d"/><i:view i:zoom="2"/><desc>d</desc><!-- c --><?pi x?>'
        '<path d="M0 0H1V1" i:label="hull" id="p" aria-label="B" style="font-size:12px;-inkscape-font-specification:x;'
        'opacity:1;display:inline;clip-path:none;text-anchor:start"><title>t</title></path>'
    )
    assert len(drawing(body, 'viewBox="0 0 9 9" version="1.1" id="s" xml:space="preserve" i:version="1"').items) == 1


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("<script>alert(1)</script>", ["PK143 2:1"]),
        ('<rect width="1" height="1" onclick="x()"/>', ["PK143 2:1"]),
        ('<use href="#a"/>', ["PK144 2:1"]),
        ('<use x:href="http://example.org/a.svg#a"/>', ["PK144 2:1"]),
        ('<rect width="1" height="1" x:href="../../etc/passwd"/>', ["PK144 2:1"]),
        ('<rect width="1" height="1" fill="url(http://example.org/a)"/>', ["PK144 2:1"]),
        ('<rect width="1" height="1" style="filter:url(\'../f.svg#a\')"/>', ["PK144 2:1"]),
        ('<rect width="1" height="1" fill="url(#a)"/>', ["PK146 2:1"]),
        ('<image x:href="../../etc/passwd"/>', ["PK145 2:1"]),
        ("<g>\n <text>a</text>\n <style>*{}</style>\n</g>", ["PK145 3:2", "PK145 4:2"]),
        ('<defs><linearGradient id="a"/></defs>', ["PK145 2:1"]),
        (
            '<foreignObject/><a/><switch/><svg viewBox="0 0 1 1"/><symbol/>',
            ["PK145 2:1", "PK145 2:17", "PK145 2:21", "PK145 2:30", "PK145 2:54"],
        ),
        ('<y:rect xmlns:y="http://example.org"/>', ["PK145 2:1"]),
        ('<path d="M0 0H1"><animate attributeName="x"/></path>', ["PK145 2:18"]),
        ('<path d="M0 0H1"><path d="M0 0H1"/></path>', ["PK146 2:18"]),
        ('<g opacity="0.5"/>', ["PK146 2:1"]),
        ('<g fill-opacity=".5" class="a" display="none" visibility="hidden"/>', ["PK146 2:1"] * 4),
        ('<g style="opacity:0.5;mix-blend-mode:multiply"/>', ["PK146 2:1"] * 2),
        ('<g transform-origin="1 1" x="3"/>', ["PK146 2:1"] * 2),
        ('<path d="M0 0H1" stroke="#000" stroke-miterlimit="10"/>', ["PK146 2:1"]),
        ('<g fill="red"/>', ["PK147 2:1"]),
        ('<g fill="#12345"/>', ["PK147 2:1"]),
        ('<g fill="rgb(1,2,3)"/>', ["PK147 2:1"]),
        ('<g stroke-width="-1"/>', ["PK147 2:1"]),
        ('<g stroke-width="1mm"/>', ["PK147 2:1"]),
        ('<g stroke-dasharray="1 -1"/>', ["PK147 2:1"]),
        ('<g stroke-linecap="flat"/>', ["PK147 2:1"]),
        ('<g style="fill"/>', ["PK147 2:1"]),
        ('<g transform="spin(3)"/>', ["PK147 2:1"]),
        ('<g transform="scale(1 2 3)"/>', ["PK147 2:1"]),
        ('<g transform="scale(0)"/>', ["PK147 2:1"]),
        ('<g transform="scale(1) foo"/>', ["PK147 2:1"]),
        ('<g transform="translate(1e7)"/>', ["PK147 2:1"]),
        ("<path/>", ["PK147 2:1"]),
        ('<path d="L1 1"/>', ["PK147 2:1"]),
        ('<path d="M1"/>', ["PK147 2:1"]),
        ('<path d="M1 1 L2 2 foo"/>', ["PK147 2:1"]),
        ('<path d="M1 1 A5 5 0 2 1 9 9"/>', ["PK147 2:1"]),
        ('<path d="M1 1 A5 5 0"/>', ["PK147 2:1"]),
        ('<path d="M1 1 Z 5"/>', ["PK147 2:1"]),
        ('<path d="M1 1 Lnan 5"/>', ["PK147 2:1"]),
        ('<path d="M1 1 L1e999 5"/>', ["PK147 2:1"]),
        ('<path d="M1 1 h9e5 h9e5"/>', ["PK147 2:1"]),
        ('<rect width="0" height="1"/>', ["PK147 2:1"]),
        ('<rect width="10%" height="1"/>', ["PK147 2:1"]),
        ('<rect width="2" height="1" rx="-1"/>', ["PK147 2:1"]),
        ("<circle/>", ["PK147 2:1"]),
        ('<ellipse rx="1"/>', ["PK147 2:1"]),
        ('<polygon points="1 2 3"/>', ["PK147 2:1"]),
        ('<polyline points="1 2"/>', ["PK147 2:1"]),
        ('<circle cx="100" cy="20" r="3"/>', ["PK149 2:1"]),
        ('<path d="M0 0C 0 -60 100 -60 100 0"/>', ["PK149 2:1"]),
    ],
)
def test_what_is_not_drawn_is_told_where_it_stands(body: str, expected: list[str]) -> None:
    assert faults_of(lambda report: read_drawing(svg(body), "f", report)) == expected


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", ["PK141 1:1"]),
        (b"GIF89a", ["PK141 1:1"]),
        (b"<svg", ["PK141 1:1"]),
        (b'<html xmlns="http://www.w3.org/1999/xhtml"/>', ["PK141 1:1"]),
        (b'<svg viewBox="0 0 1 1"/>', ["PK141 1:1"]),
        (svg("", ""), ["PK141 1:1"]),
        (svg("", 'viewBox="0 0 1"'), ["PK141 1:1"]),
        (svg("", 'viewBox="0 0 0 1"'), ["PK141 1:1"]),
        (svg("", 'width="100%" height="100%"'), ["PK141 1:1"]),
        (svg("", 'viewBox="0 0 9 9" onload="x()"'), ["PK143 1:1"]),
        (svg("", 'viewBox="0 0 9 9" preserveAspectRatio="none"'), ["PK146 1:1"]),
        (svg("</g>"), ["PK141 2:3"]),
        (svg("<g>&x;</g>"), ["PK141 2:4"]),
        (b'<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>', ["PK142 1:1"]),
        (b'<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a>&d;</a>', ["PK142 2:1"]),
        (svg("caf\xe9").decode().encode("latin-1"), ["PK133 2:4"]),
        (svg("<g>" * 50 + "</g>" * 50), ["PK148 2:148"]),
        (svg("<g/>\n" * 20_000), ["PK148 20001:1"]),
        (b" " * 2_000_001, ["PK148 0:0"]),
        (svg(f'<path d="M0 0{"h1" * 100_000}"/>'), ["PK148 2:1"]),
        (svg(f'<path d="M0 0L{"1 1 " * 101_000}"/>'), ["PK148 2:1"]),
        (svg(f'<polygon points="{"1 1 " * 101_000}"/>'), ["PK148 2:1"]),
        (svg(f'<path d="M0 0{"h0" * 60_000}"/>' * 2), ["PK148 2:120017"]),
    ],
)
def test_a_file_that_is_no_drawing(data: bytes, expected: list[str]) -> None:
    assert faults_of(lambda report: read_drawing(data, "f", report)) == expected


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (
            "<text/>",
            '"<text>" is not drawn | turn text into paths (Inkscape: Path, Object to Path); words belong into the YAML, where they are translated',
        ),
        ('<g opacity="0.5"/>', '"opacity=0.5" is not drawn | give the shape the flat colour it should have in print'),
        (
            '<g fill="red"/>',
            '"fill" cannot be read: "red" is not a colour printkit reads | write #rrggbb, none or currentColor',
        ),
        (
            '<circle cx="97" cy="20" r="5"/>',
            'a shape reaches 2 units out of the viewBox, to the "right" | enlarge the viewBox, or move the shape',
        ),
    ],
)
def test_a_finding_says_what_to_do(body: str, words: str) -> None:
    assert words_of(lambda report: read_drawing(svg(body), "f", report)) == words


def test_an_overhang_is_a_warning_and_the_drawing_stays() -> None:
    report = Report()
    assert read_drawing(svg('<circle cx="100" cy="20" r="3"/>'), "f", report) is not None
    assert (report.errors, report.warnings) == (0, 1)


def test_a_line_on_the_edge_is_no_overhang() -> None:
    assert drawing('<rect width="100" height="50" fill="none" stroke="#000" stroke-width="5"/>').items


def test_a_path_remembers_its_line() -> None:
    assert path('\n\n  <path d="M0 0H1V1"/>').origin == Origin("f.svg", 4, 3)


def test_recolouring_reaches_every_item() -> None:
    text = Text(0, 0, "F", 1, BLACK, "a", "a", (0,), 1)
    image = Image(Box(0, 0, 1, 1), b"", "d", (1, 1), "")
    shape = Path((), CURRENT, Stroke(BLACK, 1))
    (group, kept) = recolour(
        [Group((shape, text)), image], lambda colour: RED if colour.name == "currentColor" else BLACK
    )
    assert group == Group((Path((), RED, Stroke(BLACK, 1)), text))
    assert kept == image
