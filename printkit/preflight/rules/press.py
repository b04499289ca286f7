"""The keys of PDF/X-4 → findings where one is missing or wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pypdf.generic import DictionaryObject, PdfObject

from printkit.diagnostics import Diagnostic
from printkit.diagnostics.print_colours import output_intent_missing, output_intent_wrong, pdfx_key_missing
from printkit.preflight.facts import PdfFile
from printkit.preflight.values import Allowance, array, dictionary, entry, name, number, text, unfolded
from printkit.preflight.xmp import xmp_values

PROFILE_BYTES = 20_000_000
VERSIONS = ("1.3", "1.4", "1.5", "1.6")
DATE = re.compile(r"D:\d{4}(?:\d{2}){0,5}(?:Z|[-+]\d{2}'?\d{2}'?|[-+]\d{2}')?(?:00'?00'?)?")

INFO = {
    "Title": (r".*\S.*", "a title"),
    "CreationDate": (DATE.pattern, "the date it was made"),
    "ModDate": (DATE.pattern, "the date it was last changed"),
    "Trapped": (r"/?(?:True|False)", "True or False"),
}
XMP = {
    "pdfxid:GTS_PDFXVersion": (r"PDF/X-4", "PDF/X-4"),
    "xmp:CreateDate": (r"\d{4}-.*", "the date it was made"),
    "xmp:ModifyDate": (r"\d{4}-.*", "the date it was last changed"),
    "xmp:MetadataDate": (r"\d{4}-.*", "the date of the metadata"),
    "xmpMM:DocumentID": (r".*\S.*", "an identifier"),
    "xmpMM:VersionID": (r".*\S.*", "a version"),
    "xmpMM:RenditionClass": (r".*\S.*", "a class, such as default"),
}
SPACES = {
    "pdfxid": "http://www.npes.org/pdfx/ns/id/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "xmpMM": "http://ns.adobe.com/xap/1.0/mm/",
}
"""The namespaces that the prefixes above stand for; a file may have other prefixes for them."""


def output_intent(file: PdfFile) -> Iterator[Diagnostic]:
    """Find press files without exactly one printing condition, or with the profile of something else."""
    if not file.limits.press:
        return
    intents = [dictionary(each) for each in array(entry(file.root, "/OutputIntents"))]
    intents = [each for each in intents if name(entry(each, "/S")) == "GTS_PDFX"]
    if len(intents) != 1:
        yield output_intent_missing(file.at(), len(intents))
    for intent in intents[:1]:
        for what in _intent_faults(intent):
            yield output_intent_wrong(file.at(), what)


def _intent_faults(intent: DictionaryObject) -> Iterator[str]:
    if not text(entry(intent, "/OutputConditionIdentifier")).strip():
        yield '"OutputConditionIdentifier" is missing'
    profile = entry(intent, "/DestOutputProfile")
    if not isinstance(profile, DictionaryObject):
        yield "no ICC profile is embedded"
        return
    if int(number(entry(profile, "/N"))) != 4:
        yield f'its "N" is {number(entry(profile, "/N")):g}, not 4'
    yield from _profile_faults(profile)


def _profile_faults(profile: PdfObject) -> Iterator[str]:
    """Yield what is wrong in the head of an ICC profile (ICC.1, 7.2)."""
    try:
        data = unfolded(profile, Allowance(PROFILE_BYTES, "bytes"))
    except ValueError as error:
        yield f"its ICC profile cannot be read ({error})"
        return
    if len(data) < 128 or data[36:40] != b"acsp" or int.from_bytes(data[:4]) != len(data):
        yield "its ICC profile is no ICC profile, or cut off"
    elif data[12:16] != b"prtr":
        yield f"its ICC profile is of the class {data[12:16].decode('latin-1')!r}, not 'prtr'"
    elif data[16:20] != b"CMYK":
        yield f"its ICC profile is for {data[16:20].decode('latin-1').strip()}, not CMYK"


def keys(file: PdfFile) -> Iterator[Diagnostic]:
    """Find press files that lack a key of PDF/X-4."""
    if not file.limits.press:
        return
    for key, (pattern, wanted) in INFO.items():
        if not re.fullmatch(pattern, file.info.get(key, ""), re.DOTALL):
            yield pdfx_key_missing(file.at(), key, wanted)
    yield from _xmp_faults(file)
    if len(array(file.trailer.get("/ID"))) != 2:
        yield pdfx_key_missing(file.at(), "ID", "two identifiers in the trailer")
    versions = (file.data[:1024].partition(b"%PDF-")[2][:3].decode("latin-1"), name(entry(file.root, "/Version")))
    if versions[0] not in VERSIONS or versions[1] not in ("", *VERSIONS):
        yield pdfx_key_missing(file.at(), "PDF version", "at most 1.6")
    for page in [page for page in file.pages if {"TrimBox", "ArtBox"} <= set(page.boxes)][:1]:
        yield pdfx_key_missing(file.at(page), "ArtBox", "a TrimBox or an ArtBox on a page, not both")


def _xmp_faults(file: PdfFile) -> Iterator[Diagnostic]:
    if not file.xmp.strip():
        yield pdfx_key_missing(file.at(), "Metadata", "an XMP packet")
        return
    try:
        values = xmp_values(file.xmp)
    except ValueError as error:
        yield pdfx_key_missing(file.at(), "Metadata", f"an XMP packet that can be read: {error}")
        return
    for key, (pattern, wanted) in XMP.items():
        prefix, _, local = key.partition(":")
        if not re.fullmatch(pattern, values.get(f"{{{SPACES[prefix]}}}{local}", ""), re.DOTALL):
            yield pdfx_key_missing(file.at(), key, wanted)
