"""An SVG file → what keeps it from being the same drawing, of the same size, everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.print_files import beyond_limits
from printkit.diagnostics.print_svg import (
    svg_active,
    svg_broken,
    svg_live_text,
    svg_outside_reference,
    svg_size,
    svg_without_name,
)

SPACE = "{http://www.w3.org/2000/svg}"
LENGTH = re.compile(r"(\d+(?:\.\d+)?)mm")
ACTIVE = frozenset({"script", "foreignObject", "animate", "animateMotion", "animateTransform", "set", "handler"})
URL = re.compile(r"url\(\s*[\"']?([^\"')]*)")
IMPORT = re.compile(r"@import\s+[\"']([^\"']*)")
BYTES = 16_000_000
TAGS = 1_000_000
"""How long an SVG may be, and how many tags it may hold: a tree takes many times the memory of its text."""


def check_svg(data: bytes, shown: str) -> Iterator[Diagnostic]:
    """Yield the findings in an SVG."""
    origin = Origin(shown)
    if len(data) > BYTES:
        yield beyond_limits(origin, f"more than {BYTES:,} bytes")
        return
    if data.count(b"<") > TAGS:
        yield beyond_limits(origin, f"more than {TAGS:,} tags")
        return
    try:
        root = fromstring(data, forbid_dtd=True)
    except ParseError as error:
        line, column = error.position
        yield svg_broken(Origin(shown, line, column + 1), str(error).partition(":")[0])
        return
    except (DefusedXmlException, ValueError, LookupError, RecursionError) as error:
        yield svg_broken(origin, f"it holds what is not allowed ({type(error).__name__})")
        return
    if root.tag != f"{SPACE}svg":
        yield svg_broken(origin, f'its outermost element is "{root.tag}", not svg in the SVG name space')
        return
    yield from _size(root, origin)
    yield from _names(root, origin)
    yield from _contents(root, origin)


def _size(root: Element, origin: Origin) -> Iterator[Diagnostic]:
    sizes = [LENGTH.fullmatch(root.get(side, "")) for side in ("width", "height")]
    for side, size in zip(("width", "height"), sizes, strict=True):
        if size is None:
            yield svg_size(origin, f'{side} is "{root.get(side, "")}"')
    box = re.split(r"[\s,]+", root.get("viewBox", "").strip())
    wanted = ["0", "0", *(size[1] if size else "" for size in sizes)]
    if all(sizes) and not _equal(box, wanted):
        yield svg_size(origin, f'the view box is "{" ".join(box)}", not "{" ".join(wanted)}"')


def _equal(box: list[str], wanted: list[str]) -> bool:
    try:
        return len(box) == 4 and all(abs(float(a) - float(b)) < 0.001 for a, b in zip(box, wanted, strict=True))
    except ValueError:
        return False


def _names(root: Element, origin: Origin) -> Iterator[Diagnostic]:
    first = next(iter(root), None)
    if first is None or first.tag != f"{SPACE}title" or not (first.text or "").strip():
        yield svg_without_name(origin, "title")
    desc = root.find(f"{SPACE}desc")
    if desc is None or not (desc.text or "").strip():
        yield svg_without_name(origin, "desc")


def _contents(root: Element, origin: Origin) -> Iterator[Diagnostic]:
    texts, active, targets = 0, dict[str, None](), dict[str, None]()
    for element in root.iter():
        kind = str(element.tag).rpartition("}")[2]
        texts += kind == "text"
        if kind in ACTIVE:
            active[kind] = None
        for key, value in element.attrib.items():
            attribute = key.rpartition("}")[2]
            if attribute.startswith("on"):
                active[attribute] = None
            targets.update(dict.fromkeys(_targets(attribute, value)))
        if kind == "style":
            targets.update(dict.fromkeys((*URL.findall(element.text or ""), *IMPORT.findall(element.text or ""))))
    if texts:
        yield svg_live_text(origin, texts)
    for what in active:
        yield svg_active(origin, what)
    for target in targets:
        if not target.startswith(("#", "data:image/")):
            yield svg_outside_reference(origin, target[:80])


def _targets(attribute: str, value: str) -> list[str]:
    return [value.strip()] if attribute in ("href", "src") else URL.findall(value)
