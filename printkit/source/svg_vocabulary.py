"""What an SVG drawing may hold: names of elements and attributes → allowed, without effect, or a finding."""

from __future__ import annotations

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.drawings import drawing_attribute, drawing_element, drawing_reference, drawing_script
from printkit.source.svg_style import PROPERTIES

GEOMETRY = {
    "svg": ("viewBox", "width", "height"),
    "g": (),
    "path": ("d",),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "line": ("x1", "y1", "x2", "y2"),
    "polyline": ("points",),
    "polygon": ("points",),
}
"""The elements that are drawn, with the attributes that say where."""

SILENT = ("title", "desc", "metadata")
"""Elements that show nothing."""

EDITORS = ("{http://www.inkscape.org/namespaces/inkscape}", "{http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd}")
"""Notes of Inkscape to itself; viewers pass them over."""

XML = "{http://www.w3.org/XML/1998/namespace}"

TEXT_STYLES = (
    "font", "line-height", "letter-spacing", "word-spacing", "text-", "writing-mode", "direction", "baseline-shift",
    "dominant-baseline", "white-space", "shape-padding", "shape-margin", "inline-size", "-inkscape-",
)  # fmt: skip
"""What Inkscape leaves on a text that was turned into a path; without text it has no effect."""

NEUTRAL = {
    "opacity": ("1",),
    "fill-opacity": ("1",),
    "stroke-opacity": ("1",),
    "stroke-dashoffset": ("0", "0px"),
    "display": ("inline",),
    "visibility": ("visible",),
    "overflow": ("visible",),
    "vector-effect": ("none",),
    "paint-order": ("normal",),
    "clip-path": ("none",),
    "clip-rule": ("nonzero", "evenodd"),
    "mask": ("none",),
    "filter": ("none",),
    "marker": ("none",),
    "marker-start": ("none",),
    "marker-mid": ("none",),
    "marker-end": ("none",),
    "mix-blend-mode": ("normal",),
    "isolation": ("auto",),
    "color": ("#000", "#000000", "black"),
    "preserveAspectRatio": ("xMidYMid", "xMidYMid meet"),
    "version": ("1.0", "1.1", "2.0"),
}
"""Properties that are allowed at the values that change nothing."""

OUTLINE = "turn it into paths and flat colours; in Inkscape: Path, Object to Path"
ELEMENT_ADVICE = {
    "text": "turn text into paths (Inkscape: Path, Object to Path); words belong into the YAML, where they are translated",
    "image": "use a PNG or JPEG file of its own as art, or trace it",
    "style": "write the colours on the shapes themselves, as fill and stroke",
    "linearGradient": "use flat colours",
    "radialGradient": "use flat colours",
    "pattern": "draw the lines of the pattern as paths",
    "filter": "remove the effect",
    "clipPath": "cut the shapes themselves (Inkscape: Path, Intersection)",
    "mask": "cut the shapes themselves (Inkscape: Path, Intersection)",
    "marker": "draw arrow heads as paths (Inkscape: Path, Stroke to Path)",
    "animate": "delete it: paper does not move",
    "svg": "put the inner drawing's shapes into a group",
    "defs": "delete what it holds: only shapes that stand in the drawing are printed",
}
ATTRIBUTE_ADVICE = {
    "opacity": "give the shape the flat colour it should have in print",
    "fill-opacity": "give the shape the flat colour it should have in print",
    "stroke-opacity": "give the line the flat colour it should have in print",
    "display": "delete hidden shapes",
    "visibility": "delete hidden shapes",
    "class": "write the colours on the shape itself, as fill and stroke",
}


def judge_element(name: str, origin: Origin) -> Diagnostic | None:
    """Return the finding for an element inside a drawing that is not drawn, or None for one that is."""
    if name in GEOMETRY and name != "svg":
        return None
    if name == "script":
        return drawing_script(origin, "<script>")
    if name == "use":
        return drawing_reference(origin, "<use>")
    known = "animate" if name.startswith(("animate", "set")) else name
    return drawing_element(origin, name, ELEMENT_ADVICE.get(known, OUTLINE))


def judge_attribute(name: str, value: str, origin: Origin) -> Diagnostic | None:
    """Return the finding for an attribute or property that would change the look, or None where it may stand.

    Attributes of GEOMETRY and PROPERTIES are the caller's; only references in them are found here.
    """
    local = name.rpartition("}")[2]
    if local.lower().startswith("on") and not has_no_effect(name, value):
        return drawing_script(origin, local)
    if local == "href":
        return drawing_reference(origin, f"{local}={value[:40]}")
    if "url(" in value and not has_no_effect(name, value):
        inside = value.split("url(")[1].lstrip(" \"'").startswith("#")
        found = f"{name}={value[:40]}"
        advice = "use a flat colour, and cut or trace what a gradient, clip or mask does"
        return drawing_attribute(origin, name, value[:40], advice) if inside else drawing_reference(origin, found)
    if name in PROPERTIES or has_no_effect(name, value):
        return None
    return drawing_attribute(origin, local, value[:40], ATTRIBUTE_ADVICE.get(local, OUTLINE))


def has_no_effect(name: str, value: str) -> bool:
    """Tell whether an attribute or property changes nothing in a drawing of plain shapes."""
    if name in NEUTRAL:
        return value.strip() in NEUTRAL[name]
    ignored = (*EDITORS, XML, *TEXT_STYLES, "aria-", "data-")
    return name in ("id", "role") or name.startswith(ignored)


def is_silent(name: str) -> bool:
    """Tell whether an element shows nothing, whatever it holds."""
    return name in SILENT or name.startswith(EDITORS)
