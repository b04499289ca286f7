"""Text and styles → shaped, broken and fitted lines, as scene items and an overflow figure."""

from printkit.typeset.fit import Fitted, Slot, fit_text
from printkit.typeset.fonts import Face, FontNotFoundError, FontRefusedError, face, face_named, families, own_faces
from printkit.typeset.measure import text_width
from printkit.typeset.paragraph import Block, set_text
from printkit.typeset.place import place_block
from printkit.typeset.record import Fit, width_used
from printkit.typeset.setting import Setting
from printkit.typeset.shape import Run, shape
from printkit.typeset.symbols import CHARACTERS, CURRENT_COLOUR, NAMES, SymbolArt

__all__ = [
    "CHARACTERS",
    "CURRENT_COLOUR",
    "NAMES",
    "Block",
    "Face",
    "Fit",
    "Fitted",
    "FontNotFoundError",
    "FontRefusedError",
    "Run",
    "Setting",
    "Slot",
    "SymbolArt",
    "face",
    "face_named",
    "families",
    "fit_text",
    "own_faces",
    "place_block",
    "set_text",
    "shape",
    "text_width",
    "width_used",
]
