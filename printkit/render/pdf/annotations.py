"""Links and fields of a page → annotations of a PDF, and the form that its fields make up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFObjectReference,
    PDFPage,
    PDFStream,
    PDFString,
    PDFZCompress,
)

from printkit.render.numbers import number
from printkit.render.pdf.canvas import BareCanvas
from printkit.render.pdf.stream import POINTS
from printkit.scene import Annotation, Box, Field, Link, Scene
from printkit.templates.profiles import Profile

OUTSIDE = ("https:", "http:", "mailto:")
"""How a target outside the document begins."""

LARGEST, SHARE = 9.0, 0.65
"""The size in pt of what is written in a field, and its share of the height of a lower one."""
PRINTED, MULTI_LINE = 4, 1 << 12
"""Flags of ISO 32000-1, tables 165 and 228."""


class FileAnnotations:
    """Gather the fields of a file, whose names have to differ, and know what its links may lead to."""

    def __init__(self, canvas: BareCanvas, profile: Profile, targets: Mapping[str, int]) -> None:
        self.canvas, self.profile, self.targets = canvas, profile, targets
        self.fields: dict[str, str] = {}

    def mark_targets(self, page: int) -> None:
        """Make the page about to be drawn the end of the links that lead to it."""
        for name, number_of_page in self.targets.items() if self.profile.links else ():
            if number_of_page == page:
                self.canvas.bookmarkPage(f"target-{name}")

    def add(self, written: PDFPage, scene: Scene) -> None:
        """Add the annotations of a scene to its page, those that the profile has room for.

        A page that comes again, as a further copy, has fields of its own, their names with a number. Raises ValueError
        for a link that leads nowhere and a name that two fields of a page share.
        """
        wanted = [annotation for annotation in scene.annotations if self._wanted(annotation)]
        _refuse_twins(wanted)
        found = [self._reference(annotation, scene) for annotation in wanted]
        if found:
            written.Annots = PDFArray(found)
            written.__NoDefault__ = [*written.__NoDefault__, "Tabs"]
            written.Tabs = "/W"  # the tab key goes through the fields as the scene names them (ISO 32000-2, 12.5)

    def _wanted(self, annotation: Annotation) -> bool:
        return self.profile.links if isinstance(annotation, Link) else self.profile.forms

    def _reference(self, annotation: Annotation, scene: Scene) -> PDFObjectReference:
        name = f"annotation-{len(self.fields)}-{len(self.canvas.file.idToObject)}"
        if isinstance(annotation, Link):
            entries = self._link(annotation)
        else:
            annotation = replace(annotation, name=self._free(annotation.name))
            self.fields[annotation.name] = name
            entries = _check(annotation, self.canvas.file) if annotation.kind == "check" else _text(annotation)
        about = {"Type": "/Annot", "Rect": PDFArray(_corners(annotation.box, scene.height)), "F": PRINTED}
        return self.canvas.file.Reference(PDFDictionary({**about, **entries}), name)

    def _free(self, name: str) -> str:
        """Return a name, with the first number from 2 that makes it new where it is taken."""
        if name not in self.fields:
            return name
        return next(new for number in count(2) if (new := f"{name} ({number})") not in self.fields)

    def _link(self, link: Link) -> dict[str, object]:
        entries: dict[str, object] = {
            "Subtype": "/Link",
            "Border": PDFArray([0, 0, 0]),
            "Contents": PDFString(link.title),
        }
        if link.target.startswith(OUTSIDE):
            return {**entries, "A": PDFDictionary({"S": "/URI", "URI": PDFString(link.target)})}
        if link.target not in self.targets:
            raise ValueError(f'a link leads to "{link.target}", which is not in the document')
        return {**entries, "Dest": self.canvas._bookmarkReference(f"target-{link.target}")}  # noqa: SLF001

    def add_form(self) -> None:
        """Write the form that the fields make up; what is typed in is set in Helvetica, which every reader has."""
        if not self.fields:
            return
        document = self.canvas.file
        font = {"Type": "/Font", "Subtype": "/Type1", "BaseFont": "/Helvetica", "Encoding": "/WinAnsiEncoding"}
        fonts = PDFDictionary({"Helv": document.Reference(PDFDictionary(font), "form-font")})
        document.Catalog.AcroForm = PDFDictionary(
            {
                "Fields": PDFArray([PDFObjectReference(name) for name in self.fields.values()]),
                "DR": PDFDictionary({"Font": fonts}),
                "DA": PDFString("/Helv 0 Tf 0 g"),
            }
        )


def _refuse_twins(annotations: Sequence[Annotation]) -> None:
    names = Counter(each.name for each in annotations if isinstance(each, Field))
    for name, times in names.items():
        if times > 1:
            raise ValueError(f'two fields are named "{name}"')
        if "." in name:
            raise ValueError(f'the name of the field "{name}" has a point, which would make it two')


def _check(field: Field, document: PDFDocument) -> dict[str, object]:
    """Return a box to tick, with appearances of our own: a cross, and nothing; boxes of one size share them."""
    width, height = (number(length * POINTS) for length in (field.box.width, field.box.height))
    shown: dict[str, object] = {}
    for state in ("Yes", "Off"):
        name = f"tick-{state}-{width}-{height}"
        if name not in document.idToObject:
            code = f"1.2 w 1 J 0 G {_cross(field.box)} S" if state == "Yes" else ""
            document.Reference(_appearance(width, height, code), name)
        shown[state] = PDFObjectReference(name)
    entries = {"FT": "/Btn", "V": "/Off", "AS": "/Off", "AP": PDFDictionary({"N": PDFDictionary(shown)})}
    return {**_widget(field), **entries}


def _cross(box: Box) -> str:
    left, right, low, high = (
        number(part * POINTS) for part in (box.width * 0.2, box.width * 0.8, box.height * 0.2, box.height * 0.8)
    )
    return f"{left} {low} m {right} {high} l {left} {high} m {right} {low} l"


def _appearance(width: str, height: str, code: str) -> PDFStream:
    about = {"Type": "/XObject", "Subtype": "/Form", "BBox": f"[0 0 {width} {height}]", "Resources": PDFDictionary({})}
    return PDFStream(PDFDictionary(about), code or " ", [PDFZCompress])


def _text(field: Field) -> dict[str, object]:
    """Return a place to write in: in words of one size on all lines of that height, that of text where there is room."""
    size = number(min(LARGEST, field.box.height / field.lines * POINTS * SHARE))
    flags = MULTI_LINE if field.lines > 1 else 0
    return {**_widget(field), "FT": "/Tx", "Ff": flags, "DA": PDFString(f"/Helv {size} Tf 0 g"), "V": PDFString("")}


def _widget(field: Field) -> dict[str, object]:
    return {"Subtype": "/Widget", "T": PDFString(field.name), "TU": PDFString(field.title or field.name)}


def _corners(box: Box, page_height: float) -> list[float]:
    edges = (box.x, page_height - box.bottom, box.right, page_height - box.y)
    return [float(number(edge * POINTS)) for edge in edges]
