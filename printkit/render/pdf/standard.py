"""The standard that a profile names → what a file holds to be built to it: packet of facts, printing condition."""

from __future__ import annotations

from reportlab.pdfbase.pdfdoc import (
    XMP,
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFInfo,
    PDFObjectReference,
    PDFStream,
    PDFString,
    PDFZCompress,
)

from printkit.render.about import About
from printkit.templates.intents import Intent

REGISTRY = "http://www.color.org"
"""Where the names of printing conditions are registered: the ICC's list of characterisation data."""


class FileInfo(PDFInfo):  # type: ignore[misc]  # reportlab has no types
    """What a file says of itself, with entries that reportlab does not know."""

    def __init__(self, entries: dict[str, str]) -> None:
        super().__init__()
        self.entries = entries

    def format(self, document: PDFDocument) -> bytes:
        """Return the dictionary as bytes, our entries last."""
        known: bytes = super().format(document)
        ours = " ".join(f"/{name} {_string(value, document)}" for name, value in self.entries.items())
        return known.rstrip().removesuffix(b">>") + f"{ours} >>".encode()


def _string(value: str, document: PDFDocument) -> str:
    written = PDFString(value).format(document)
    return written.decode("latin-1") if isinstance(written, bytes) else str(written)


def info_entries(about: About) -> dict[str, str]:
    """Return what the Info dictionary says beside title, author and dates: the profile, and the standard if any."""
    standard = {} if about.profile.standard == "none" else {"GTS_PDFXVersion": about.profile.standard}
    return {**standard, "PrintkitProfile": about.profile.name}


def claim_standard(document: PDFDocument, about: About) -> None:
    """Write the packet of facts and the printing condition of a file whose profile names a standard."""
    if about.profile.standard == "none" or about.intent is None:
        return
    catalog = document.Catalog
    from printkit.render.xmp import xmp_packet  # noqa: PLC0415  # 15 ms, of use to files for a printer alone

    catalog.Metadata = XMP(creator=lambda made: xmp_packet(about, made.signature.digest()))
    # reportlab leaves out of the catalogue what its own list does not name
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "OutputIntents"]
    catalog.OutputIntents = PDFArray([_output_intent(document, about.intent)])


def _output_intent(document: PDFDocument, intent: Intent) -> PDFDictionary:
    profile = PDFStream(PDFDictionary({"N": 4}), intent.data, [PDFZCompress])
    document.Reference(profile, "output-profile")
    return PDFDictionary(
        {
            "Type": "/OutputIntent",
            "S": "/GTS_PDFX",
            "OutputConditionIdentifier": PDFString(intent.condition),
            "OutputCondition": PDFString(intent.condition),
            "RegistryName": PDFString(REGISTRY),
            "Info": PDFString(f"{intent.condition} ({intent.name}.icc)"),
            "DestOutputProfile": PDFObjectReference("output-profile"),
        }
    )
