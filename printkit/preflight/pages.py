"""The page tree of a PDF → its pages in order, with what they inherit, and the facts of each."""

from __future__ import annotations

from collections.abc import Iterator

from pypdf.generic import ArrayObject, DictionaryObject, IndirectObject, NameObject, PdfObject, StreamObject

from printkit.preflight.colours import read_space
from printkit.preflight.facts import PageFacts
from printkit.preflight.geometry import Box
from printkit.preflight.resources import FileResources
from printkit.preflight.state import State
from printkit.preflight.values import (
    TooMuchError,
    array,
    dictionary,
    entry,
    identity,
    name,
    number,
    numbers,
    plain,
    unfolded,
)
from printkit.preflight.walk import Walk

PAGES = 5_000
"""How many pages a file may have."""

FAR = 1e5
"""Points around a page within which things are followed, and more than any page has: 35 m."""

INHERITED = ("/Resources", "/MediaBox", "/CropBox", "/Rotate")
BOXES = ("MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox")


def page_nodes(root: DictionaryObject) -> Iterator[DictionaryObject]:
    """Yield the pages with what they inherit; raises TooMuchError for a tree without end, ValueError for a circle."""
    waiting: list[tuple[object, dict[str, PdfObject]]] = [(root.raw_get("/Pages") if "/Pages" in root else None, {})]
    seen: set[tuple[int, int]] = set()
    count = 0
    while waiting:
        thing, above = waiting.pop()
        node, key = dictionary(thing), identity(thing)
        if key in seen:
            raise ValueError("its page tree leads back to itself, or holds a page twice")
        seen.add(key)
        held = above | {each: node.raw_get(each) for each in INHERITED if each in node}
        kids = entry(node, "/Kids")
        if isinstance(kids, ArrayObject):
            waiting += [(kid, held) for kid in reversed(kids)]
        elif name(entry(node, "/Type")) == "Pages":
            raise ValueError("a branch of its page tree has no pages")
        elif node:
            count += 1
            if count > PAGES:
                raise TooMuchError(f"more than {PAGES:,} pages")
            whole = DictionaryObject(node)
            whole.indirect_reference = thing if isinstance(thing, IndirectObject) else None
            whole.update({NameObject(each): value for each, value in held.items()})
            yield whole
        if len(seen) > 4 * PAGES:
            raise TooMuchError(f"more than {4 * PAGES:,} branches of the page tree")


def page_facts(number_: int, node: DictionaryObject, file: FileResources) -> PageFacts:
    """Return the facts of a page, its content walked."""
    resources = dictionary(entry(node, "/Resources"))
    boxes = {each: _box(entry(node, f"/{each}")) for each in BOXES if f"/{each}" in node}
    sound = {each: box for each, box in boxes.items() if box}
    media = sound.get("MediaBox", Box(0.0, 0.0, 0.0, 0.0))
    spoilt = [each for each, box in boxes.items() if not box]
    state = State(clip=media.shrunk(-FAR))
    marks = Walk(file, resources, state).run(_content(entry(node, "/Contents"), file))
    group = dictionary(entry(node, "/Group"))
    return PageFacts(
        number=number_,
        media=media,
        boxes=sound,
        spoilt=(*spoilt, *([] if "MediaBox" in boxes else ["MediaBox"])),
        turned=number(entry(node, "/Rotate")),
        unit=number(entry(node, "/UserUnit"), 1.0),
        transition="/Trans" in node and plain(node.raw_get("/Trans")) is not None,
        blend=read_space(entry(group, "/CS"), resources).model if "/CS" in group else "",
        annotations=tuple(dictionary(each) for each in array(entry(node, "/Annots"))),
        marks=marks,
        key=identity(node),
        node=node,
    )


def _box(thing: PdfObject | None) -> Box | None:
    """Return a box with its corners in order, None where it is none."""
    corners = numbers(thing)
    if len(corners) != 4:
        return None
    box = Box(min(corners[::2]), min(corners[1::2]), max(corners[::2]), max(corners[1::2]))
    return box if 0 < box.width < FAR and 0 < box.height < FAR else None


def _content(thing: PdfObject | None, file: FileResources) -> bytes:
    streams = array(thing) if isinstance(thing, ArrayObject) else [thing]
    return b"\n".join(unfolded(each, file.bytes) for each in streams if isinstance(each, StreamObject))
