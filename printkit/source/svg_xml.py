"""The bytes of an SVG file → a tree of elements with their places; entities and excess are refused here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from defusedxml import DefusedXmlException  # type: ignore[import-untyped, unused-ignore]
from defusedxml.ElementTree import ParseError, XMLParser  # type: ignore[import-untyped, unused-ignore]

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.drawings import drawing_doctype, drawing_not_svg, drawing_too_large
from printkit.source.files import decode_text
from printkit.source.places import locate

MAX_BYTES = 2_000_000
MAX_DEPTH = 50
MAX_ELEMENTS = 20_000

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Element:
    """An element: an SVG name such as `rect`, or `{namespace}name` for any other; `text` is what it says itself."""

    name: str
    attributes: dict[str, str]
    children: tuple[Element, ...]
    text: str
    origin: Origin


def read_svg(data: bytes, file: str, report: Report) -> Element | None:
    """Return the root element of a file, or None after reporting why there is none."""
    if len(data) > MAX_BYTES:
        report.add(drawing_too_large(Origin(file), "bytes", MAX_BYTES))
        return None
    text = decode_text(data, file, report)
    if text is None:
        return None
    try:
        root = _parse(text, file)
    except ExcessError as error:
        report.add(error.finding)
        return None
    if root.name != "svg":
        problem = "its root lacks xmlns" if root.name == "{}svg" else f'its root is "{root.name}"'
        report.add(drawing_not_svg(root.origin, problem, f'begin with <svg xmlns="{SVG[1:-1]}" …>'))
        return None
    return root


def _short(tag: str) -> str:
    """Return `rect` for an SVG name; another namespace stays before the name, `{}` stands for none."""
    return tag.removeprefix(SVG) if tag.startswith("{") else "{}" + tag


class ExcessError(Exception):
    """Stop the parser at what makes a file unusable; carries the finding."""

    def __init__(self, finding: Diagnostic) -> None:
        super().__init__(finding.message)
        self.finding = finding


@dataclass(slots=True)
class Unfinished:
    """Hold an element whose end has not come yet."""

    name: str
    attributes: dict[str, str]
    origin: Origin
    children: list[Element] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Collector:
    """Take the events of the XML parser and build elements; `position` tells where the parser stands."""

    file: str
    position: Any = None
    count: int = 0
    open: list[Unfinished] = field(default_factory=list)
    root: Element | None = None

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """Begin an element."""
        origin = Origin(self.file, self.position.CurrentLineNumber, self.position.CurrentColumnNumber + 1)
        self.count += 1
        if self.count > MAX_ELEMENTS:
            raise ExcessError(drawing_too_large(origin, "elements", MAX_ELEMENTS))
        if len(self.open) >= MAX_DEPTH:
            raise ExcessError(drawing_too_large(origin, "levels of groups", MAX_DEPTH))
        self.open.append(Unfinished(_short(tag), dict(attributes), origin))

    def data(self, text: str) -> None:
        """Take text of the innermost element."""
        self.open[-1].text.append(text)

    def end(self, _tag: str) -> None:
        """End the innermost element."""
        done = self.open.pop()
        element = Element(done.name, done.attributes, tuple(done.children), "".join(done.text), done.origin)
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element

    def close(self) -> Element | None:
        """Return the root element."""
        return self.root


def _parse(text: str, file: str) -> Element:
    collector = Collector(file)
    # The text is UTF-8 by now, whatever its declaration says.
    parser = XMLParser(target=collector, encoding="utf-8", forbid_dtd=True)
    collector.position = parser.parser
    try:
        parser.feed(text.encode())
        parser.close()
    except DefusedXmlException as error:
        # The parser stands somewhere inside the declaration by now.
        raise ExcessError(drawing_doctype(locate(text, text.find("<!DOCTYPE"), file))) from error
    except ParseError as error:
        line, column = error.position
        problem = str(error).partition(": line")[0]
        raise ExcessError(
            drawing_not_svg(Origin(file, line, column + 1), problem, "save it anew as plain SVG")
        ) from error
    if collector.root is None:
        raise ExcessError(drawing_not_svg(Origin(file), "no element found", "save it anew as plain SVG"))
    return collector.root
