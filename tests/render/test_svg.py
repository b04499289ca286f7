"""What an SVG says: its size, its words, and nothing that depends on anything else."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree.ElementTree import canonicalize

import pytest
from defusedxml.ElementTree import fromstring

from printkit.render.svg import render_svg
from printkit.render.svg.glyphs import glyph_outline
from printkit.scene import Box, Group, Item, Path, Scene, Stroke, half_turn, polyline, rect, translate

from .drawings import BLACK, RED, SAMPLE, bitmap, box, die, frame, line, svg_of

Items = list[Item]
SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
BUSY = (line(SAMPLE, 5, 20), die(5, 30), die(15, 30), bitmap(), Group((box(0, 0, 9, 9),), clip=rect(Box(0, 0, 5, 5))))


def drawn(*items: Item) -> str:
    """Return what a scene draws, in canonical form, without the frame of the file."""
    text = canonicalize(svg_of(*items))
    (inside,) = re.findall(r'<g fill="none">(.*)</g></svg>', text)
    return inside.replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', "")


def ids(svg: str) -> list[str]:
    """Return all ids of a file."""
    return [element.get("id") for element in fromstring(svg).iter() if element.get("id")]


def test_size_is_in_mm() -> None:
    root = fromstring(svg_of(width=63.5, height=88.9))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("63.5mm", "88.9mm", "0 0 63.5 88.9")


def test_title_and_description_come_first() -> None:
    root = fromstring(render_svg(Scene(9, 9, ()), "Tir « A & B »", "a <desc>", "fr", "t"))
    assert [(element.tag.removeprefix(SVG), element.text) for element in root[:2]] == [
        ("title", "Tir « A & B »"),
        ("desc", "a <desc>"),
    ]


def test_language_and_role() -> None:
    root = fromstring(render_svg(Scene(9, 9, ()), "T", "", "fr", "t"))
    language = root.get("{http://www.w3.org/XML/1998/namespace}lang")
    assert (root.get("lang"), language, root.get("role"), len(root)) == ("fr", "fr", "img", 2)


@pytest.mark.parametrize("tag", ["text", "tspan", "style", "script", "foreignObject", "font"])
def test_nothing_depends_on_the_reader(tag: str) -> None:
    assert not list(fromstring(svg_of(*BUSY)).iter(SVG + tag))


def test_links_lead_inside_the_file() -> None:
    links = {element.get(HREF) for element in fromstring(svg_of(*BUSY)).iter() if element.get(HREF)}
    assert links == {link for link in links if link.startswith(("#t-", "data:image/png;base64,"))}
    assert {f"#{name}" for name in ids(svg_of(*BUSY)) if "clip" not in name} == {x for x in links if x[0] == "#"}


def test_clips_are_there() -> None:
    names = re.findall(r"url\(#([^)]*)\)", svg_of(*BUSY))
    assert names == ["t-clip1"]
    assert set(names) <= set(ids(svg_of(*BUSY)))


def test_two_files_in_one_page_do_not_mix() -> None:
    both = ids(svg_of(*BUSY, prefix="a-front-en") + "") + ids(svg_of(*BUSY, prefix="a-front-fr"))
    assert 6 == len(set(both)) == len(both)


@pytest.mark.parametrize("prefix", ["", "1a", "a b", "a)", "é"])
def test_a_prefix_is_a_plain_name(prefix: str) -> None:
    with pytest.raises(ValueError, match="cannot begin the ids"):
        svg_of(prefix=prefix)


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ([box(1, 2, 3, 4)], '<path d="M1 2L4 2L4 6L1 6Z" fill="#000000"></path>'),
        ([box(-1, -2, 3, 4.00004)], '<path d="M-1-2L2-2L2 2L-1 2Z" fill="#000000"></path>'),
        (
            [frame(0, 0, 1, 1, Stroke(RED, 0.25, (1, 0.5), "round", "bevel"))],
            (
                '<path d="M0 0L1 0L1 1L0 1Z" stroke="#ff0000" stroke-dasharray="1 0.5" stroke-linecap="round" '
                'stroke-linejoin="bevel" stroke-width="0.25"></path>'
            ),
        ),
        (
            [replace(box(0, 0, 1, 1), even_odd=True)],
            '<path d="M0 0L1 0L1 1L0 1Z" fill="#000000" fill-rule="evenodd"></path>',
        ),
        ([Path(rect(Box(0, 0, 1, 1)))], ""),
        ([Group((box(0, 0, 1, 1),))], '<path d="M0 0L1 0L1 1L0 1Z" fill="#000000"></path>'),
        (
            [Group((box(0, 0, 1, 1),), translate(5, 6.5))],
            '<g transform="translate(5 6.5)"><path d="M0 0L1 0L1 1L0 1Z" fill="#000000"></path></g>',
        ),
        (
            [Group((box(0, 0, 1, 1),), half_turn(5, 6))],
            '<g transform="matrix(-1 0 0 -1 10 12)"><path d="M0 0L1 0L1 1L0 1Z" fill="#000000"></path></g>',
        ),
        (
            [Group((box(0, 0, 1, 1),), role="figure", alt="a dot")],
            '<g aria-label="a dot" role="img"><path d="M0 0L1 0L1 1L0 1Z" fill="#000000"></path></g>',
        ),
        (
            [Group((box(0, 0, 1, 1),), role="artifact", alt="a mark")],
            '<g aria-hidden="true"><path d="M0 0L1 0L1 1L0 1Z" fill="#000000"></path></g>',
        ),
        (
            [replace(die(5, 6), items=(box(0, 0, 1, 1),))],
            (
                '<g aria-label="⚅" data-symbol="die-6" role="img" transform="translate(5 6)">'
                '<path d="M0 0L1 0L1 1L0 1Z" fill="#000000"></path></g>'
            ),
        ),
        (
            [die(5, 6), die(7, 6)],
            (
                '<use aria-label="⚅" data-symbol="die-6" role="img" transform="translate(5 6)" xlink:href="#t-group1"></use>'
                '<use aria-label="⚅" data-symbol="die-6" role="img" transform="translate(7 6)" xlink:href="#t-group1"></use>'
            ),
        ),
    ],
)
def test_item(items: Items, expected: str) -> None:
    assert expected == drawn(*items)


def test_a_line_says_what_it_draws() -> None:
    (path,) = fromstring(svg_of(line("Œuf\u202f!", 5, 20))).iter(f"{SVG}path")
    assert tuple(path.get(key) for key in ("aria-label", "role", "fill")) == ("Œuf\u202f!", "img", "#000000")
    assert path.get("transform") == "matrix(0.002 0 0 -0.002 5 20)"


def test_glyphs_stand_at_their_offsets() -> None:
    words = replace(line("il i"), offsets=(0.0, 1.5, 2.0, 2.5))
    (path,) = fromstring(svg_of(words)).iter(f"{SVG}path")
    i, letter_l = glyph_outline("Lato-Regular", "i"), glyph_outline("Lato-Regular", "l")
    assert f"M0 0{i}M750 0{letter_l}M1250 0{i}" == path.get("d")


def test_outlines_are_the_font_s() -> None:
    assert glyph_outline(line("l").font, "l") == "m325 1473v-1473h-178v1473h178z"
    assert glyph_outline(line("l").font, " ") == ""


def test_curves_stay_quadratic() -> None:
    assert {"m", "h", "v", "l", "q", "z"} >= set(re.sub(r"[^a-zA-Z]", "", glyph_outline(line("l").font, "&")))


def test_a_missing_glyph_is_refused() -> None:
    with pytest.raises(ValueError, match='"Lato-Regular" has no glyph for "⚓"'):
        svg_of(replace(line("a"), drawn="⚓"))


def test_a_line_without_width_is_refused() -> None:
    with pytest.raises(ValueError, match="0 mm wide"):
        svg_of(Path(polyline((0, 0), (1, 1)), stroke=Stroke(BLACK, 0)))


def test_a_name_holds_one_drawing() -> None:
    with pytest.raises(ValueError, match='two groups are named "die-6"'):
        svg_of(die(0, 0), replace(die(9, 0, pips=3), name="die-6"))


def test_an_image_is_held_once() -> None:
    svg = svg_of(bitmap(), replace(bitmap(), box=Box(20, 20, 4, 2)))
    assert (svg.count("<image"), svg.count("<use")) == (1, 2)


@pytest.mark.parametrize(("kind", "media"), [("PNG", "image/png"), ("JPEG", "image/jpeg")])
def test_an_image_says_its_kind(kind: str, media: str) -> None:
    assert f'href="data:{media};base64,' in svg_of(bitmap(kind=kind))


def test_another_kind_of_image_is_refused() -> None:
    with pytest.raises(ValueError, match="neither PNG nor JPEG"):
        svg_of(bitmap(kind="GIF", mode="L"))


def test_numbers_are_short() -> None:
    assert not re.findall(r'(?:d|translate\()="?[^"]*\d\.\d{6}', svg_of(*BUSY))


def test_a_file_ends_its_last_line() -> None:
    assert svg_of(*BUSY).endswith("</svg>\n")
