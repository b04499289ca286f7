"""Drawings, bitmaps and laid-out pieces → pictures in units of their own; drawings of symbols → symbols in em."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from printkit.components.context import Picture
from printkit.components.pieces import Piece
from printkit.diagnostics import Origin, Report
from printkit.diagnostics.project import picture_not_found
from printkit.model.art import title_of_art
from printkit.scene import Box, Group, Image, Path, Stroke, rect, translate
from printkit.source import ProjectFiles
from printkit.source.bitmap import read_bitmap
from printkit.source.drawing import read_drawing, recolour
from printkit.templates.library import Library
from printkit.templates.themes import Theme
from printkit.typeset import SymbolArt

SYMBOL_EM = 10.0
SYMBOL_BASELINE = 8.0
"""The drawing of a symbol is 10 units to the em, with its baseline at 8."""
FACE_GAP = 0.12
"""The space between front and back where a piece is shown as a figure, as a part of its width."""
BITMAP_SUFFIXES = (".png", ".jpg", ".jpeg")


def read_picture(name: str, files: ProjectFiles, theme: Theme, wanted_by: Origin, report: Report) -> Picture | None:
    """Return the drawing or bitmap `art/<name>` of a game; colours of the palette take their names."""
    if files.has(f"art/{name}.svg"):
        data = files.read_bytes(f"art/{name}.svg", report, wanted_by)
        drawing = None if data is None else read_drawing(data, files.shown(f"art/{name}.svg"), report)
        if not drawing:
            return None
        items = recolour(drawing.items, theme.named)
        title = title_of_art(name, drawing.title)
        return Picture(name, drawing.width, drawing.height, items, title, origin=drawing.origin)
    for suffix in BITMAP_SUFFIXES:
        if files.has(f"art/{name}{suffix}"):
            return _read_bitmap(name, f"art/{name}{suffix}", files, wanted_by, report)
    known = [found for suffix in (".svg", *BITMAP_SUFFIXES) for found in files.names("art", suffix)]
    report.add(picture_not_found(wanted_by, name, get_close_matches(name, known, n=1)))
    return None


def _read_bitmap(name: str, path: str, files: ProjectFiles, wanted_by: Origin, report: Report) -> Picture | None:
    data = files.read_bytes(path, report, wanted_by)
    bitmap = None if data is None else read_bitmap(data, files.shown(path), report)
    if not bitmap:
        return None
    width, height = bitmap.pixels
    image = Image(Box(0, 0, width, height), bitmap.data, bitmap.digest, bitmap.pixels, "", bitmap.origin)
    return Picture(name, float(width), float(height), (image,), origin=bitmap.origin)


def piece_picture(address: str, pieces: Sequence[Piece], edge: Stroke | None) -> Picture | None:
    """Return the faces of the first of an item's pieces side by side as a picture, or None where it has none.

    A piece that is cut out is shown with its edge in the given line style; a page is not. Parts that can be shown
    alone are its slots and, of a piece with two faces, its `front` and `back`.
    """
    if not pieces:
        return None
    piece = pieces[0]
    width, height = piece.front.width, piece.front.height
    step = width * (1 + FACE_GAP)
    trim = rect(Box(0, 0, width, height))
    outline = (Path(trim, stroke=edge),) if edge and piece.back else ()
    faces = tuple(
        Group((Group(face.items, clip=trim), *outline), translate(index * step, 0))
        for index, face in enumerate(piece.faces)
    )
    name = f"piece {address}"  # `a-b/c` and `a/b-c` are two: a name stands for one drawing in a file
    whole = width + (len(faces) - 1) * step
    sides = {side: Box(index * step, 0, width, height) for index, side in enumerate(("front", "back")) if piece.back}
    return Picture(name, whole, height, faces, piece.title, {**sides, **piece.regions}, piece.origin)


def load_symbols(library: Library, report: Report) -> Mapping[str, SymbolArt]:
    """Return the symbols by name, in em, their baseline at 0."""
    scale = 1 / SYMBOL_EM
    symbols: dict[str, SymbolArt] = {}
    for name, drawing in library.symbols(report).items():
        art = Group(drawing.items, (scale, 0.0, 0.0, scale, 0.0, -SYMBOL_BASELINE * scale))
        symbols[name] = SymbolArt(drawing.width * scale, (art,))
    return symbols
