"""The bytes of a PDF → its facts, or the findings that say why it cannot be read."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

from pypdf import PdfReader
from pypdf.errors import DependencyError, PyPdfError
from pypdf.generic import DictionaryObject, PdfObject

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.print_files import beyond_limits, pdf_broken, pdf_encrypted
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.limits import Limits
from printkit.preflight.pages import page_facts, page_nodes
from printkit.preflight.resources import FileResources
from printkit.preflight.values import TooMuchError, dictionary, entry, text, unfolded

PROFILE_KEY = "/PrintkitProfile"
"""The key of a PDF's Info under which printkit writes the profile that a file was made for."""


class Complaints(logging.Handler):
    """Keep what pypdf says of a file that it had to mend."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one message."""
        self.heard.append(record.getMessage())


@contextmanager
def complaints() -> Iterator[list[str]]:
    """Catch what pypdf would print."""
    logger, handler = logging.getLogger("pypdf"), Complaints()
    before = logger.propagate
    logger.addHandler(handler)
    logger.propagate = False
    try:
        yield handler.heard
    finally:
        logger.removeHandler(handler)
        logger.propagate = before


def read_pdf(data: bytes, shown: str, limits: Limits) -> tuple[PdfFile | None, list[Diagnostic]]:
    """Return the facts of a PDF, None where it cannot be read, and what was wrong while reading it."""
    origin, found = Origin(shown), list[Diagnostic]()
    facts: PdfFile | None = None
    with complaints() as heard:
        try:
            reader = PdfReader(BytesIO(data))
            if reader.is_encrypted:
                return None, [pdf_encrypted(origin)]
            facts = _facts(reader, data, shown, limits)
        except DependencyError:  # pypdf reads AES with packages that printkit does not need
            return None, [pdf_encrypted(origin)]
        except TooMuchError as error:
            return None, [beyond_limits(origin, str(error))]
        except RecursionError:
            return None, [beyond_limits(origin, "objects nested too deep to read")]
        except Exception as error:  # noqa: BLE001 - whatever pypdf meets in a broken file, the user gets a finding
            return None, [pdf_broken(origin, _reason(error), len(heard) + 1)]
    if heard:
        found.append(pdf_broken(origin, _lower(heard[0]), len(heard)))
    return facts, found


def profile_of(data: bytes) -> str:
    """Return the name of the profile that a file says it was made for, "" where it says none or cannot be read."""
    with complaints():
        try:
            reader = PdfReader(BytesIO(data))
            return "" if reader.is_encrypted else text(entry(dictionary(entry(reader.trailer, "/Info")), PROFILE_KEY))
        except Exception:  # noqa: BLE001 - that it cannot be read is told by the preflight itself
            return ""


def _reason(error: Exception) -> str:
    told = str(error) if isinstance(error, (PyPdfError, ValueError)) else ""
    return _lower(told) or type(error).__name__


def _lower(words: str) -> str:
    line = " ".join(words.split()).rstrip(".")[:160]
    return line[:1].lower() + line[1:]


def _facts(reader: PdfReader, data: bytes, shown: str, limits: Limits) -> PdfFile:
    root = dictionary(entry(reader.trailer, "/Root"))
    resources = FileResources()
    pages: list[PageFacts] = []
    for node in page_nodes(root):
        pages.append(page_facts(len(pages) + 1, node, resources))
    if not pages:
        raise ValueError("it has no page")
    info = dictionary(entry(reader.trailer, "/Info"))
    return PdfFile(
        shown=shown,
        data=data,
        limits=limits,
        pages=tuple(pages),
        fonts=tuple(resources.fonts.values()),
        root=root,
        info={key[1:]: text(entry(info, key)) for key in info},
        trailer=reader.trailer,
        xmp=_xmp(root, resources),
    )


def _xmp(root: DictionaryObject, resources: FileResources) -> bytes:
    held: PdfObject | None = entry(root, "/Metadata")
    return unfolded(held, resources.bytes)
