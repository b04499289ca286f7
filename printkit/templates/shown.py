"""The slots of a layout as they are written → the paths that they name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from printkit.source import Mapping, Node, Scalar, Sequence

_PATH = re.compile(r"\b[a-z_][a-z0-9_]*(?:\.[a-z0-9_-]*[a-z0-9_])+", re.IGNORECASE)
_QUOTED_STEP = re.compile(r"""\[\s*["']([\w-]+)["']\s*\]""")
_IN = re.compile(r"""["']([\w-]+)["']\s+(?:not\s+)?in\s+([\w.-]+)""")


def paths_named(node: Node) -> frozenset[str]:
    """Return every dotted path within a node, hyphens for underscores; `'cost' in face.figures` names the figure."""
    return frozenset(path for text in _texts(node) for path in _paths(text))


def _paths(text: str) -> Iterator[str]:
    plain = _IN.sub(r"\2.\1", _QUOTED_STEP.sub(r".\1", text))
    yield from (path.replace("_", "-").lower() for path in _PATH.findall(plain))


def _texts(node: Node) -> Iterator[str]:
    match node:
        case Scalar():
            yield node.text
        case Sequence():
            for item in node.items:
                yield from _texts(item)
        case Mapping():
            for _, value in node.entries:
                yield from _texts(value)
