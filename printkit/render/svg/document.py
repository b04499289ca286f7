"""A scene → the text of an SVG file."""

from __future__ import annotations

import re

from svgwrite.container import SVG
from svgwrite.container import Group as GroupElement

from printkit.render.names import count_names
from printkit.render.numbers import number
from printkit.render.svg.draw import draw_items
from printkit.render.svg.file import SvgFile
from printkit.scene import Scene

PREFIX = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
"""What an id may begin with so that it needs no escaping in `url(#…)`."""


def render_svg(scene: Scene, title: str, desc: str, lang: str, prefix: str) -> str:
    """Return a scene as an SVG file of its size in mm.

    All ids begin with `prefix`, so files with different ones can stand in one web page. Raises ValueError for a
    prefix that is no plain name, a missing glyph, a line without width, an image that is neither PNG nor JPEG,
    and groups that share a name but differ.
    """
    if not PREFIX.fullmatch(prefix):
        raise ValueError(f'"{prefix}" cannot begin the ids of an SVG file: letters, digits, - and _ can')
    file = SvgFile(prefix, count_names(scene.items))
    drawing = GroupElement(fill="none", debug=False)
    draw_items(drawing, file, scene.items)
    root = start_file(scene, lang)
    root.elements = [file.definitions, drawing] if file.definitions.elements else [drawing]
    root.set_desc(title, desc or None)
    return f"{root.tostring()}\n"


def start_file(scene: Scene, lang: str) -> SVG:
    """Return the root element: size in mm, user units of 1 mm, language."""
    width, height = number(scene.width), number(scene.height)
    root = SVG(size=(f"{width}mm", f"{height}mm"), viewBox=f"0 0 {width} {height}", role="img", debug=False)
    root.update(
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "xmlns:xlink": "http://www.w3.org/1999/xlink",
            "lang": lang,
            "xml:lang": lang,
        }
    )
    return root
