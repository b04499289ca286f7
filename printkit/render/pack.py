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
    TextStringObject,
)

from printkit.render.about import DATE, PRODUCER


def merge_pdfs(parts: Sequence[tuple[str, bytes]], title: str, author: str, subject: str, lang: str) -> bytes:
    """Return one PDF of parts, each a title and a PDF of ours.

    Each part gets a bookmark, its own bookmarks below it; boxes stay as they are, and fonts, images and forms that
    parts have in common are held once. Raises ValueError when there is no part.
    """
    if not parts:
        raise ValueError(f'the pack "{title}" has no part')
    # pypdf tells readers apart by their place in memory, so all of them have to live until the end
    readers = [PdfReader(BytesIO(pdf)) for _, pdf in parts]
    writer = PdfWriter()
    for (heading, _), reader in zip(parts, readers, strict=True):
        writer.append(reader, outline_item=heading)
    writer.compress_identical_objects()
    describe(writer, {"/Title": title, "/Author": author, "/Subject": subject}, lang)
    written = BytesIO()
    writer.write(written)
    return identified(writer, written.getvalue())


def describe(writer: PdfWriter, about: dict[str, str], lang: str) -> None:
    """Write what the pack says of itself, as the parts' own files do."""
    dates = {"/CreationDate": DATE, "/ModDate": DATE}
    writer.add_metadata({**about, **dates, "/Creator": PRODUCER, "/Producer": PRODUCER})
    writer.pdf_header = "%PDF-1.7"
    writer.page_mode = "/UseOutlines"
    shown = BooleanObject(value=True)
    root = writer.root_object
    root[NameObject("/Lang")] = TextStringObject(lang)
    root[NameObject("/ViewerPreferences")] = DictionaryObject({NameObject("/DisplayDocTitle"): shown})


def identified(writer: PdfWriter, content: bytes) -> bytes:
    """Return the pack written with an /ID made from its content, since pypdf would choose one by chance."""
    identifier = ByteStringObject(hashlib.blake2b(content, digest_size=16).digest())
    writer._ID = ArrayObject((identifier, identifier))  # noqa: SLF001 - pypdf has no public way
    target = BytesIO()
    writer.write(target)
    return target.getvalue()
