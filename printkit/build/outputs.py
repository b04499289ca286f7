"""Sheets and items of an edition → named files: PDF, SVG and PNG, as bytes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.build.compose import SheetWork
from printkit.build.files import digest_of
from printkit.components.pieces import Piece
from printkit.model.names import Name
from printkit.render.pdf import render_pdf
from printkit.scene import Document, Scene
from printkit.scene.fingerprint import Known, fingerprint


@dataclass(frozen=True, slots=True)
class Output:
    """A file to be written: its path below the edition's folder, its bytes, the address it belongs to."""

    name: str
    data: bytes
    address: str


def sheet_pdf(work: SheetWork, document: Document) -> bytes:
    """Return an imposed sheet as PDF, of which its files of every format are made."""
    return render_pdf(document, work.edition.profile, work.edition.intent)


def sheet_outputs(work: SheetWork, pdf: bytes, formats: Sequence[str], dpi: int) -> Iterator[Output]:
    """Yield the files of an imposed sheet: `<sheet>.pdf`, and of each page a PNG."""
    address = f"{work.edition.game.id}/{work.sheet}"
    if "pdf" in formats:
        yield Output(f"{work.sheet}.pdf", pdf, address)
    if "png" in formats:
        yield from _pngs(pdf, dpi, str(work.sheet), address)


def item_outputs(work: SheetWork, item: Name, formats: Sequence[str], dpi: int) -> Iterator[Output]:
    """Yield the files of one item, below `<sheet>/`: a PDF of all faces in order, an SVG and a PNG of each."""
    address = f"{work.edition.game.id}/{work.sheet}/{item}"
    stem = f"{work.sheet}/{item}"
    pieces = work.pieces_of(item)
    if "svg" in formats:
        for suffix, piece, face in faces_of(pieces):
            yield Output(f"{stem}{suffix}.svg", _svg(work, f"{stem}{suffix}", piece, face), address)
    document = work.item_document(item) if {"pdf", "png"} & set(formats) else None
    if document is None:
        return
    pdf = render_pdf(document, work.edition.profile, work.edition.intent)
    if "pdf" in formats:
        yield Output(f"{stem}.pdf", pdf, address)
    if "png" in formats:
        suffixes = [suffix for suffix, _, _ in faces_of(pieces)]
        yield from _pngs(pdf, dpi, stem, address, suffixes)


def faces_of(pieces: Sequence[Piece]) -> Iterator[tuple[str, Piece, Scene]]:
    """Yield each face with the end of its file's name: nothing, `-back`, or for further pages `-2`."""
    for number, piece in enumerate(pieces, 1):
        page = "" if number == 1 else f"-{number}"
        yield page, piece, piece.front
        if piece.back is not None:
            yield f"{page}-back", piece, piece.back


def item_digests(address: str, pieces: Sequence[Piece], palette: str, known: Known) -> dict[str, str]:
    """Return digests of what an item shows, its colours those of a palette: on its sheet, and with what is enclosed.

    The first, by the address `sheet/item`, tells how often it is there, too; the other is there where the item's own
    files hold more than the sheet does. `known` gathers what the items of a sheet share.
    """
    shown = {address: _digest([piece for piece in pieces if not piece.enclosed], palette, known)}
    if any(piece.enclosed for piece in pieces):
        shown[f"{address}/enclosed"] = _digest([piece for piece in pieces if piece.enclosed], palette, {})
    return shown


def _digest(pieces: Sequence[Piece], palette: str, known: Known) -> str:
    told: set[str] = set()
    parts = [palette.encode()]
    for piece in pieces:
        parts.append(f"{piece.title!r} {piece.count} {piece.bleed} {len(piece.faces)}\n".encode())
        parts += (fingerprint(face, told, known) for face in piece.faces)
    return digest_of(b"".join(parts))


def _svg(work: SheetWork, stem: str, piece: Piece, face: Scene) -> bytes:
    from printkit.render.svg import render_svg  # noqa: PLC0415 - sheets alone need no svgwrite

    edition = work.edition
    # the language comes first, since an id begins with a letter and the name of a game may not
    prefix = f"{edition.lang}-{edition.game.id}-{stem.replace('/', '-')}-"
    context = edition.context(edition.game.file.sheets[work.sheet], work.report)
    desc = f"{context.words(edition.game.file.title).text} – {piece.title}"
    return render_svg(face, piece.title, desc, edition.lang, prefix).encode()


def _pngs(pdf: bytes, dpi: int, stem: str, address: str, suffixes: Sequence[str] = ()) -> Iterator[Output]:
    from printkit.render.png import render_png  # noqa: PLC0415 - pdfium is only loaded for bitmaps

    for index, data in enumerate(render_png(pdf, dpi)):
        suffix = suffixes[index] if suffixes else ("" if index == 0 else f"-{index + 1}")
        yield Output(f"{stem}{suffix}.png", data, address)
