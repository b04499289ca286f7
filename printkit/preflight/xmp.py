"""The bytes of an XMP packet → its simple values by namespace and name, however they are written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
CONTAINERS = frozenset({f"{RDF}Alt", f"{RDF}Seq", f"{RDF}Bag"})

BYTES = 5_000_000
"""How long a packet may be; those of real files have some thousand bytes."""


def xmp_values(packet: bytes) -> Mapping[str, str]:
    """Return the values of a packet by `{namespace}name`, of a list its first; raises ValueError for what is no XMP.

    Prefixes do not matter: a program may choose its own. What stands in comments is not there.
    """
    if len(packet) > BYTES:
        raise ValueError(f"it has more than {BYTES:,} bytes")
    try:
        root = fromstring(packet.lstrip(b" \t\r\n"), forbid_dtd=True)
    except ParseError as error:
        raise ValueError(f"{str(error).partition(':')[0]} in line {error.position[0]}") from error
    except (DefusedXmlException, LookupError, RecursionError) as error:
        raise ValueError(f"it holds what is not allowed ({type(error).__name__})") from error
    found: dict[str, str] = {}
    for key, value in _properties(root):
        if not found.get(key):
            found[key] = value
    return found


def _properties(root: Element) -> Iterator[tuple[str, str]]:
    """Yield each property of a packet and its value: those that are attributes, and those that are elements."""
    top = root if root.tag == f"{RDF}RDF" else root.find(f"{RDF}RDF")
    for described in top.iterfind(f"{RDF}Description") if top is not None else ():
        yield from ((key, value.strip()) for key, value in described.attrib.items())
        yield from ((str(each.tag), _value(each)) for each in described)


def _value(element: Element) -> str:
    """Return what a property's element says: itself, by a reference, or as the first of a list or its value."""
    held = next(iter(element), None)
    if held is not None and held.tag in CONTAINERS:
        held = next(iter(held), None)
    elif held is not None:
        held = element.find(f".//{RDF}value")
    said = held if held is not None else element
    return (said.text or said.get(f"{RDF}resource") or "").strip()
