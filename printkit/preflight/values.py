"""Objects of a PDF, whatever a file holds in their places → the plain values that were expected there, or nothing."""

from __future__ import annotations

import math
import zlib

from pypdf.errors import LimitReachedError, PyPdfError
from pypdf.generic import ArrayObject, DictionaryObject, IndirectObject, NullObject, PdfObject, StreamObject

INFLATED = 96 * 1024 * 1024
"""How many bytes a file may unfold to while it is read."""


class TooMuchError(ValueError):
    """A file asks for more work than a printed sheet ever does."""


class BrokenStreamError(ValueError):
    """What a stream holds cannot be unfolded."""


class Allowance:
    """How much of a file may be unfolded and looked at; taking more raises TooMuchError."""

    def __init__(self, most: int, what: str) -> None:
        self.left, self.most, self.what = most, most, what

    def take(self, amount: int) -> None:
        """Count an amount."""
        self.left -= amount
        if self.left < 0:
            raise TooMuchError(f"more than {self.most:,} {self.what}")


def plain(thing: object) -> PdfObject | None:
    """Return an object behind its references, None for null and for one that is not there."""
    for _ in range(16):
        if not isinstance(thing, IndirectObject):
            break
        thing = thing.get_object()
    return None if isinstance(thing, (NullObject, IndirectObject)) or not isinstance(thing, PdfObject) else thing


def dictionary(thing: object) -> DictionaryObject:
    """Return a dictionary, an empty one where there is none."""
    found = plain(thing)
    return found if isinstance(found, DictionaryObject) else DictionaryObject()


def array(thing: object) -> list[PdfObject | None]:
    """Return the entries of an array behind their references, none where there is no array."""
    found = plain(thing)
    return [plain(entry) for entry in found] if isinstance(found, ArrayObject) else []


def entry(holder: DictionaryObject, key: str) -> PdfObject | None:
    """Return a value of a dictionary behind its references, None where it is not there."""
    return plain(holder.raw_get(key)) if key in holder else None


def name(thing: object) -> str:
    """Return a name without its slash, "" where there is none."""
    found = plain(thing)
    return str(found)[1:] if str(found).startswith("/") else ""


def text(thing: object) -> str:
    """Return a text or a name, "" where there is neither."""
    found: object = plain(thing)
    if isinstance(found, bytes):
        return found.decode("latin-1")
    return str(found) if isinstance(found, str) else ""


def number(thing: object, default: float = 0.0) -> float:
    """Return a finite number, a default where there is none."""
    found = plain(thing)
    if isinstance(found, (int, float)) or hasattr(found, "as_numeric"):
        value = float(found)  # type: ignore[arg-type]
        return value if math.isfinite(value) else default
    return default


def numbers(thing: object) -> tuple[float, ...]:
    """Return the numbers of an array, none where one of them is no finite number."""
    values = [number(each, math.nan) for each in array(thing)]
    return () if any(map(math.isnan, values)) else tuple(values)


def identity(thing: object) -> tuple[int, int]:
    """Return what tells an object apart within a file: its number, or its place in memory."""
    if isinstance(thing, IndirectObject):
        return (thing.idnum, thing.generation)
    reference = getattr(thing, "indirect_reference", None)
    return (reference.idnum, reference.generation) if reference else (-1, id(thing))


def filters(stream: DictionaryObject) -> tuple[str, ...]:
    """Return the names of the filters of a stream."""
    found = entry(stream, "/Filter")
    if isinstance(found, ArrayObject):
        return tuple(name(each) for each in found)
    return (name(found),) if found is not None else ()


def unfolded(stream: PdfObject | None, allowance: Allowance) -> bytes:
    """Return what a stream holds; raises TooMuchError past the allowance, BrokenStreamError where it is broken."""
    if not isinstance(stream, StreamObject):
        return b""
    if filters(stream) in (("FlateDecode",), ("Fl",)) and "/DecodeParms" not in stream:
        data = _inflated(stream._data, allowance.left + 1)  # noqa: SLF001 - pypdf unfolds without a limit of ours
    else:
        try:
            data = stream.get_data()
        except LimitReachedError as error:
            raise TooMuchError(str(error)) from error
        except (PyPdfError, NotImplementedError) as error:
            raise BrokenStreamError(str(error)) from error
    allowance.take(len(data))
    return data


def _inflated(data: bytes, most: int) -> bytes:
    """Return packed data unfolded, `most` bytes of it at most; raises BrokenStreamError where it is broken or cut short."""
    machine = zlib.decompressobj()
    try:
        found = machine.decompress(data, most)
    except zlib.error as error:
        raise BrokenStreamError(f"packed data cannot be unfolded ({error})") from error
    if len(found) < most and not machine.eof:
        raise BrokenStreamError("packed data ends early")
    return found
