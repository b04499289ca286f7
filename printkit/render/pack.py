"""Several PDFs → one with a bookmark for each."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from io import BytesIO

from pypdf import PdfReader, PdfWriter
from pypdf.generic import (
    ArrayObject,
    BooleanObject,
    ByteStringObject,
    DictionaryObject,
    NameObject,
    StreamObject,
    TextStringObject,
)

from printkit.render.about import PRODUCER, About, pdf_date
from printkit.render.xmp import xmp_packet


def merge_pdfs(parts: Sequence[tuple[str, bytes]], about: About) -> bytes:
    """Return one PDF of parts, each a title and a PDF of ours made for the same profile.

    Each part gets a bookmark, its own bookmarks below it; boxes stay as they are, and fonts, images and forms that
    parts have in common are held once. Raises ValueError when there is no part.
    """
    if not parts:
        raise ValueError(f'the pack "{about.title}" has no part')
    # pypdf tells readers apart by their place in memory, so all of them have to live until the end
    readers = [PdfReader(BytesIO(pdf)) for _, pdf in parts]
    writer = PdfWriter()
    for number, ((heading, _), reader) in enumerate(zip(parts, readers, strict=True), 1):
        if "/AcroForm" in reader.root_object:  # the fields of two parts may have one name
            reader.add_form_topname(str(number))
        writer.append(reader, outline_item=heading)
    writer.compress_identical_objects()
    describe(writer, about)
    if about.profile.standard != "none":
        claim_standard(writer, readers[0], about, b"".join(pdf for _, pdf in parts))
    written = BytesIO()
    writer.write(written)
    return identified(writer, written.getvalue())


def describe(writer: PdfWriter, about: About) -> None:
    """Write what the pack says of itself, as the parts' own files do."""
    facts = {"/Title": about.title, "/Author": about.author, "/Subject": about.subject}
    made = {"/CreationDate": pdf_date(), "/ModDate": pdf_date(), "/Creator": PRODUCER, "/Producer": PRODUCER}
    writer.add_metadata({**facts, **made, "/PrintkitProfile": about.profile.name})
    writer.pdf_header = "%PDF-{}.{}".format(*about.header)
    writer.page_mode = "/UseOutlines"
    shown = BooleanObject(value=True)
    root = writer.root_object
    root[NameObject("/Lang")] = TextStringObject(about.lang)
    root[NameObject("/ViewerPreferences")] = DictionaryObject({NameObject("/DisplayDocTitle"): shown})


def claim_standard(writer: PdfWriter, part: PdfReader, about: About, content: bytes) -> None:
    """Write what the standard of the profile asks of a file as a whole; the printing condition is a part's own."""
    packet = StreamObject()
    packet.set_data(xmp_packet(about, hashlib.blake2b(content, digest_size=16).digest()))
    packet[NameObject("/Type")], packet[NameObject("/Subtype")] = NameObject("/Metadata"), NameObject("/XML")
    root = writer.root_object
    root[NameObject("/Metadata")] = writer._add_object(packet)  # noqa: SLF001 - pypdf has no public way
    root[NameObject("/OutputIntents")] = part.root_object["/OutputIntents"].clone(writer)
    writer.add_metadata({"/GTS_PDFXVersion": about.profile.standard})
    info = writer._info  # noqa: SLF001
    if info is not None:
        info[NameObject("/Trapped")] = NameObject("/False")


def identified(writer: PdfWriter, content: bytes) -> bytes:
    """Return the pack written with an /ID made from its content, since pypdf would choose one by chance."""
    identifier = ByteStringObject(hashlib.blake2b(content, digest_size=16).digest())
    writer._ID = ArrayObject((identifier, identifier))  # noqa: SLF001 - pypdf has no public way
    target = BytesIO()
    writer.write(target)
    return target.getvalue()
