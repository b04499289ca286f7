"""The device-independent drawing: shapes, lines of text, images and groups, in mm with y pointing down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from printkit.diagnostics import Origin
from printkit.scene.annotations import Annotation
from printkit.scene.box import Box

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""An affine map (a, b, c, d, e, f): x' = a·x + c·y + e, y' = b·x + d·y + f."""

Segment: TypeAlias = tuple[str, tuple[float, ...]]
"""One step of an outline: ("M", (x, y)), ("L", (x, y)), ("C", (x1, y1, x2, y2, x, y)) or ("Z", ())."""

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Colour:
    """A palette entry: sRGB 0–255 for screens and home printers, CMYK 0–1 where the press needs it."""

    rgb: tuple[int, int, int]
    cmyk: tuple[float, float, float, float] | None = None
    name: str = ""

    @property
    def hex(self) -> str:
        """Return the sRGB value as `#rrggbb`."""
        return "#{:02x}{:02x}{:02x}".format(*self.rgb)


REGISTRATION = Colour((0, 0, 0), (1.0, 1.0, 1.0, 1.0), "registration")
"""All inks of a press at once: for marks in the slug, by which the plates are laid over one another."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line: colour, width in mm, dash lengths in mm, cap and join as SVG names them."""

    colour: Colour
    width: float
    dash: tuple[float, ...] = ()
    cap: str = "butt"
    join: str = "miter"


@dataclass(frozen=True, slots=True)
class Path:
    """An outline, filled or stroked or both."""

    segments: tuple[Segment, ...]
    fill: Colour | None = None
    stroke: Stroke | None = None
    even_odd: bool = False
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Text:
    """One set line of one font, already shaped.

    `x`, `y` is the start of the baseline; `size` is the em in mm; `font` the PostScript name of a loaded face.
    `text` is what the line says, `drawn` the character whose glyph stands for each of its characters (a narrow
    space is drawn as the font's space), `offsets` the distance in mm of each glyph from `x`. All three have
    equal length. `width` is the advance of the whole line in mm.
    """

    x: float
    y: float
    font: str
    size: float
    colour: Colour
    text: str
    drawn: str
    offsets: tuple[float, ...]
    width: float
    origin: Origin | None = field(default=None, compare=False)

    def __hash__(self) -> int:
        """Hash what lines mostly differ in, which their offsets follow from: a file remembers each of its lines."""
        return hash((self.x, self.y, self.text))


@dataclass(frozen=True, slots=True)
class Image:
    """A bitmap in a box: the encoded bytes (PNG or JPEG), their digest, and what it shows."""

    box: Box
    data: bytes = field(repr=False)
    digest: str
    pixels: tuple[int, int]
    alt: str
    origin: Origin | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Group:
    """Items drawn together under a transform and a clip.

    A `name` says that groups of this name hold the same items, so a backend may draw them once and refer to
    them. `role` (heading, paragraph, table, row, header, cell, figure, symbol, word, artifact) and `alt` say what the
    group means; of a word, of which some letters are raised, `alt` is all that it says.
    """

    items: tuple[Item, ...]
    transform: Matrix = IDENTITY
    clip: tuple[Segment, ...] | None = None
    name: str = ""
    role: str = ""
    alt: str = ""
    origin: Origin | None = field(default=None, compare=False)


Item: TypeAlias = Path | Text | Image | Group


@dataclass(frozen=True, slots=True)
class Scene:
    """A drawing of a given size in mm; (0, 0) is its top left corner. Items may reach outside it (bleed).

    `annotations` are what a reader can do with it on a screen; only PDFs for a screen have them.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    annotations: tuple[Annotation, ...] = ()


SIDE_PREFIX = "PKIT_"
"""What a page of a PDF calls its side begins with: names that marked content is known by have a prefix of their maker."""

Side = Literal["", "front", "back", "page"]


@dataclass(frozen=True, slots=True)
class Page:
    """A scene on paper: the media box is the scene's size, trim and bleed lie inside it, in mm from its top left.

    Where fronts and backs alternate, `side` says which it is; pages to be stapled by fours are each a `page`.
    """

    scene: Scene
    trim: Box
    bleed: Box
    title: str
    side: Side = ""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """An entry of a document's outline: title, page counted from 0, depth counted from 0."""

    title: str
    page: int
    level: int = 0


@dataclass(frozen=True, slots=True)
class Document:
    """Pages with what a file says of itself. `lang` is a language tag such as `fr`.

    `targets` are the pages, counted from 0, that links may lead to, by name.
    """

    pages: tuple[Page, ...]
    title: str
    author: str
    subject: str
    lang: str
    bookmarks: tuple[Bookmark, ...] = ()
    targets: Mapping[str, int] = field(default_factory=dict)


def whole_page(scene: Scene, title: str, side: Side = "") -> Page:
    """Return the page of a single item: media, trim and bleed are all the scene's size."""
    box = Box(0, 0, scene.width, scene.height)
    return Page(scene, box, box, title, side)
