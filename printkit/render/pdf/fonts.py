"""PostScript names of faces → fonts registered with reportlab, and unique names for their subsets in a file."""

from __future__ import annotations

import functools
import hashlib
import struct
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from printkit.typeset.fonts import FontRefusedError, face_named

_FAULTS = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, struct.error)
"""What reportlab raises, besides its own error, where a table of a font does not hold what it should."""
NO_BREAK_SPACE = "\u00a0"


@functools.cache
def registered(postscript_name: str) -> TTFont:
    """Return the font of a face, registered on first use.

    Raises FontRefusedError where the file cannot be read, ValueError when its name is another file's.
    """
    path = str(face_named(postscript_name).path)
    try:
        # asciiReadable would put all of ASCII into every subset
        made = TTFont(postscript_name, path, asciiReadable=False, shapable=False)
    except (TTFError, *_FAULTS) as error:
        reason = str(error).rstrip(".")
        raise FontRefusedError(f'"{Path(path).name}" cannot be embedded: {reason}') from None
    pdfmetrics.registerFont(made)
    font = pdfmetrics.getFont(postscript_name)
    if font.face.filename != path:
        # reportlab hands out the first font of a name for the second, without a word
        raise ValueError(f'font "{postscript_name}" is "{font.face.filename}" already, not "{path}"')
    # the widths a PDF states: PDFium cuts off their decimals and other readers keep them, so there must be none
    font.face.charWidths = {code: round(width) for code, width in font.face.charWidths.items()}
    return font


def code_point(font: TTFont, character: str) -> int:
    """Return the code whose glyph and width stand for a character; raises ValueError when the font has none.

    reportlab writes a no-break space as a space.
    """
    code = ord(" " if character == NO_BREAK_SPACE else character)
    if code not in font.face.charToGlyph:
        raise ValueError(f'font "{font.fontName}" has no glyph for "{character}" (U+{code:04X})')
    return code


def name_subsets(document: PDFDocument) -> None:
    """Embed the fonts used, each subset under a tag made from its glyphs; to be called once all pages are drawn.

    reportlab tags the subsets of every file AAAAAA, AAAAAB…, so that two files put into one would hold different
    fonts of one name.
    """
    for font in document.delayedFonts:
        font.addObjects(document)
    document.delayedFonts.clear()
    objects = document.idToObject
    for font in objects["BasicFonts"].dict.values():
        descriptor = objects[font.FontDescriptor.name].dict
        glyphs, codes = objects[descriptor["FontFile2"].name].content, objects[font.ToUnicode.name].content
        font.BaseFont = f"{_tag(glyphs + codes.encode())}+{font.BaseFont.partition('+')[2]}"
        descriptor["FontName"] = f"/{font.BaseFont}"


def _tag(content: bytes) -> str:
    # six capital letters, as ISO 32000-1, 9.6.4 asks
    return "".join(chr(ord("A") + byte % 26) for byte in hashlib.sha256(content).digest()[:6])
