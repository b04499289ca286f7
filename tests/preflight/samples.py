"""Small PDFs made from raw objects, sound in every way but the one that a test spoils."""

from __future__ import annotations

import functools
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

from printkit.diagnostics import Origin, Report
from printkit.preflight.limits import Limits, limits_of
from printkit.preflight.run import preflight_bytes
from printkit.source import ProjectFiles
from printkit.templates.library import Library, built_in_folder

HOME_BOXES = "/MediaBox [0 0 300 300] /TrimBox [0 0 300 300] /BleedBox [0 0 300 300]"
PRESS_BOXES = "/MediaBox [0 0 300 300] /BleedBox [11.496 11.496 288.504 288.504] /TrimBox [20 20 280 280]"
HOME = b"0 0 1 rg 20 20 100 50 re f 1 w 20 200 m 200 200 l S BT /F1 12 Tf 60 150 Td (AB) Tj ET"
PRESS = (
    b"/Over gs 1 0 0 0 k 11 11 278 278 re f 0 0 0 1 K 1 w 60 200 m 200 200 l S"
    b" 0 0 0 1 k BT /F1 8 Tf 60 150 Td (AB) Tj ET"
)
BOX = "/Subtype /Form /BBox [0 0 300 300]"
SPOT = "/ColorSpace << /S [/Separation /{} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>] >>"
REFERENCE = re.compile(rb"@([a-z]+\d*)")
XMP = b"""<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"><rdf:Description rdf:about="" pdfxid:GTS_PDFXVersion="PDF/X-4">
<xmp:CreateDate>2000-01-01</xmp:CreateDate><xmp:ModifyDate>2000-01-01</xmp:ModifyDate>
<xmp:MetadataDate>2000-01-01</xmp:MetadataDate><xmpMM:DocumentID>uuid:1</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass></rdf:Description></rdf:RDF></x:xmpmeta>"""


@functools.cache
def limits(profile: str) -> Limits:
    """Return the limits of one of the built-in profiles."""
    found = Library((ProjectFiles(built_in_folder(), "templates"),)).profile(profile, Origin(""), Report())
    assert found
    return limits_of(found, profile)


@functools.cache
def font_program(extra: str = "", blank: tuple[int, ...] = ()) -> bytes:
    """Return a TrueType font in which the codes of A and B have glyphs, some of them blank.

    `extra` makes another font of the same name.
    """
    builder = FontBuilder(1000, isTTF=True)
    names = [".notdef", "A", "B"]
    pen = TTGlyphPen(None)
    for x, y in ((0, 0), (500, 0), (500, 700 + len(extra))):
        (pen.lineTo if (x, y) != (0, 0) else pen.moveTo)((x, y))
    pen.closePath()
    shape = pen.glyph()
    builder.setupGlyphOrder(names)
    builder.setupGlyf({name: TTGlyphPen(None).glyph() if name in map(chr, blank) else shape for name in names})
    builder.setupHorizontalMetrics(dict.fromkeys(names, (500, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupCharacterMap({65: "A", 66: "B"})
    table = CmapSubtable.newSubtable(0)
    table.platformID, table.platEncID, table.language = 1, 0, 0
    table.cmap = {65: "A", 66: "B", 67: ".notdef"}
    builder.font["cmap"].tables = [table]
    builder.setupPost()
    target = BytesIO()
    builder.save(target)
    return target.getvalue()


def icc(kind: bytes = b"prtr", space: bytes = b"CMYK") -> bytes:
    """Return the head of an ICC profile."""
    body = b"\0" * 8 + kind + space + b"\0" * 16 + b"acsp" + b"\0" * 88
    return (len(body) + 4).to_bytes(4) + body


@dataclass(frozen=True)
class Sample:
    """A PDF of like pages. `more` are further objects by name, which others refer to as `@name`."""

    content: bytes = HOME
    page: str = ""
    boxes: str = HOME_BOXES
    catalog: str = ""
    info: str = "/Title (Sample) /CreationDate (D:20000101000000Z) /ModDate (D:20000101000000Z) /Trapped /False"
    lang: str = "/Lang (en)"
    font: str = (
        "<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Sample /FirstChar 65 /LastChar 67"
        " /Widths [500 500 500] /FontDescriptor @descriptor /ToUnicode @unicode >>"
    )
    program: bytes = b""
    resources: str = ""
    more: Mapping[str, bytes] = field(default_factory=dict)
    trailer: str = "/ID [<01> <02>]"
    pages: int = 1
    version: str = "1.4"

    def pdf(self) -> bytes:
        """Return the bytes of the file."""
        objects = self._objects()
        numbers = {name: index for index, name in enumerate(objects, 1)}
        out = f"%PDF-{self.version}\n%\xe2\xe3\n".encode("latin-1")
        places = []
        for name, body in objects.items():
            head, mark, data = body.partition(b"stream\n")
            head = REFERENCE.sub(lambda found: b"%d 0 R" % numbers.get(found[1].decode(), 9999), head)
            places.append(len(out))
            out += f"{numbers[name]} 0 obj\n".encode() + head + mark + data + b"\nendobj\n"
        table = "".join(f"{place:010} 00000 n \n" for place in places)
        count = len(objects) + 1
        end = f"xref\n0 {count}\n0000000000 65535 f \n{table}trailer\n<< /Size {count} /Root {numbers['catalog']} 0 R"
        end += f" /Info {numbers['info']} 0 R {self.trailer} >>\nstartxref\n{len(out)}\n%%EOF\n"
        return out + end.encode()

    def _objects(self) -> dict[str, bytes]:
        kids = " ".join(f"@page{index}" for index in range(self.pages))
        resources = f"<< /Font << /F1 @font >> {self.resources} >>"
        page = f"<< /Type /Page /Parent @tree {self.boxes} /Contents @content /Resources {resources} {self.page} >>"
        return {
            "catalog": f"<< /Type /Catalog /Pages @tree {self.lang} {self.catalog} >>".encode(),
            "tree": f"<< /Type /Pages /Kids [{kids}] /Count {self.pages} >>".encode(),
            "content": stream(self.content),
            "font": self.font.encode(),
            "descriptor": b"<< /Type /FontDescriptor /Flags 4 /FontName /ABCDEF+Sample /FontFile2 @program >>",
            "program": stream(self.program or font_program(), packed=True),
            "unicode": stream(b"begincmap endcmap"),
            "info": f"<< {self.info} >>".encode(),
            **{f"page{index}": page.encode() for index in range(self.pages)},
            **self.more,
        }


def stream(data: bytes, extra: str = "", *, packed: bool = False) -> bytes:
    """Return a stream object."""
    held = zlib.compress(data) if packed else data
    packing = "/Filter /FlateDecode" if packed else ""
    return f"<< /Length {len(held)} {packing} {extra} >>\nstream\n".encode() + held + b"\nendstream"


def press(**changes: object) -> Sample:
    """Return a sound press file, with changes."""
    intent = "/Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) /DestOutputProfile @icc"
    more = {"icc": stream(icc(), "/N 4"), "xmp": stream(XMP), "over": b"<< /OP true /op true /OPM 1 >>"}
    more |= changes.pop("more", {})  # type: ignore[arg-type]
    fields: dict[str, object] = {
        "content": PRESS,
        "boxes": PRESS_BOXES,
        "catalog": f"/OutputIntents [<< {intent} >>] /Metadata @xmp",
        "resources": "/ExtGState << /Over @over >>",
        "more": more,
    }
    return Sample(**{**fields, **changes})  # type: ignore[arg-type]


def written(folder: Path, sample: Sample, name: str = "sample.pdf") -> Path:
    """Write a sample to a folder and return its path."""
    path = folder / name
    path.write_bytes(sample.pdf())
    return path


def plus(content: bytes, sample: Sample | None = None, **changes: object) -> Sample:
    """Return a sample, plain by default, that draws something more."""
    found = sample or Sample()
    return replace(found, content=found.content + b" " + content, **changes)  # type: ignore[arg-type]


def codes(sample: Sample, profile: str) -> set[str]:
    """Return the codes of what is found in a sample."""
    return {found.code for found in preflight_bytes(sample.pdf(), "sample.pdf", limits(profile))}
