"""Files a game is made of → located nodes, checked values, drawings and bitmaps."""

from printkit.source.bind import bind, binder_of
from printkit.source.bind_group import Entry
from printkit.source.bitmap import Bitmap, place_bitmap, read_bitmap
from printkit.source.drawing import Drawing, place_drawing, read_drawing, recolour
from printkit.source.files import ProjectFiles, decode_text
from printkit.source.length import Length
from printkit.source.nodes import Mapping, Node, Scalar, Sequence, describe, is_null
from printkit.source.text import Message, Words
from printkit.source.yaml_text import parse_yaml

__all__ = [
    "Bitmap",
    "Drawing",
    "Entry",
    "Length",
    "Mapping",
    "Message",
    "Node",
    "ProjectFiles",
    "Scalar",
    "Sequence",
    "Words",
    "bind",
    "binder_of",
    "decode_text",
    "describe",
    "is_null",
    "parse_yaml",
    "place_bitmap",
    "place_drawing",
    "read_bitmap",
    "read_drawing",
    "recolour",
]
