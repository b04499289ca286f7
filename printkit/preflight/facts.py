"""What a preflight knows of a PDF once it has read it: pages with their boxes and marks, fonts, keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pypdf.generic import DictionaryObject

from printkit.diagnostics import Origin
from printkit.preflight.fonts import Font
from printkit.preflight.geometry import Box, in_mm
from printkit.preflight.limits import Limits
from printkit.preflight.marks import Marks


@dataclass(frozen=True)
class PageFacts:
    """A page: its number from 1, the boxes it declares by name, those that are no boxes, and what it shows.

    `node` is its dictionary, `key` tells it apart within the file, `blend` is the model of the colour space that transparent things are mixed in, "" where the page names none.
    """

    number: int
    media: Box
    boxes: Mapping[str, Box]
    spoilt: tuple[str, ...]
    turned: float
    unit: float
    transition: bool
    blend: str
    annotations: tuple[DictionaryObject, ...]
    marks: Marks = field(repr=False)
    key: tuple[int, int] = (-1, 0)
    node: DictionaryObject = field(default_factory=DictionaryObject, compare=False, repr=False)

    @property
    def trim(self) -> Box:
        """Return the box that is cut out, the whole page where none is declared."""
        return self.boxes.get("TrimBox", self.media)

    @property
    def bleed(self) -> Box:
        """Return the box that ink reaches to, the trim where none is declared."""
        return self.boxes.get("BleedBox", self.trim)

    @property
    def is_cut(self) -> bool:
        """Tell whether something is cut off around the trim."""
        return not self.trim.holds(self.media, 0.5)


@dataclass(frozen=True)
class PdfFile:
    """A file: the name it is shown by, its bytes, the limits it is held to, pages, fonts, catalogue, info and XMP."""

    shown: str
    data: bytes = field(repr=False)
    limits: Limits = field(repr=False)
    pages: tuple[PageFacts, ...]
    fonts: tuple[Font, ...]
    root: DictionaryObject = field(repr=False)
    info: Mapping[str, str]
    trailer: DictionaryObject = field(repr=False)
    xmp: bytes = field(default=b"", repr=False)

    def at(self, page: PageFacts | None = None, box: Box | None = None) -> Origin:
        """Return the origin of a finding: the file, a page of it, or a box on that page."""
        if page is None:
            return Origin(self.shown)
        return Origin(self.shown, page=page.number, box=in_mm(box, page.media) if box else ())
