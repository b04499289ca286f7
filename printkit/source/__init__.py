"""Files a game is made of → located nodes and checked values; drawings and bitmaps have modules of their own.

Those are not named here: what only lists or checks a game need not pay for them.
"""

from printkit.source.bind import bind, binder_of
from printkit.source.bind_group import Entry
from printkit.source.bounds import Within
from printkit.source.files import ProjectFiles, decode_text
from printkit.source.length import Distance, Length, Measure
from printkit.source.nodes import Mapping, Node, Scalar, Sequence, describe, is_null
from printkit.source.text import Message, Words
from printkit.source.yaml_text import parse_yaml

__all__ = [
    "Distance",
    "Entry",
    "Length",
    "Mapping",
    "Measure",
    "Message",
    "Node",
    "ProjectFiles",
    "Scalar",
    "Sequence",
    "Within",
    "Words",
    "bind",
    "binder_of",
    "decode_text",
    "describe",
    "is_null",
    "parse_yaml",
]
