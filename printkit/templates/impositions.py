"""Impositions and papers: YAML → how pieces sit on a sheet, and how large sheets are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal, Self

from printkit.diagnostics import Origin
from printkit.model.amount import Size
from printkit.model.names import Name
from printkit.source import Distance, Within


@dataclass(frozen=True, slots=True)
class Imposition:
    """How pieces sit on paper.

    `arrange` is `page` (each piece on a page of its own, in the middle), `grid` (fronts only), `fold` (front and
    back share the `fold` edge of the front and are glued back to back), `gutter` (fronts on one half of the sheet,
    backs on the other, the sheet folded once in its middle), `duplex` (fronts on one page, backs on the next, turned
    over along the `flip` edge of the sheet), `tiles` (a piece larger than the paper in parts, one a page, that
    `overlap`), `booklet` (two pages a side, folded and stapled; each sheet inward moves them `creep` to the spine) or
    `tent` (front and back share their upper edge, a `base` joins their feet and is glued by a `tab`).

    `margin` is kept free for the printer, `gap` parts neighbours beyond what their bleed needs, `gutter` parts front
    and back where they are folded: as much as what is glued between them is thick. With `turn`, pieces lie on their
    side where more fit so. Without `columns` and `rows` there are as many as fit. `lanes` side by side, each with
    marks of its own, hold pieces of one width and any height. `backs: no` says that backs are left out on purpose.
    The `back` of a booklet is `blank` where its pages leave one over, or else always its `last` page. Cut marks are
    `mark` long and stand `offset` off the block. The sheet's own words stand at its `head` and foot, or along its
    `sides`, with marks between them that are as long as there is room for: a sheet full from top to bottom is marked
    at its corners. Pieces that show their `outline` and are cut along it have no marks.
    """

    arrange: Literal["page", "grid", "fold", "gutter", "duplex", "tiles", "booklet", "tent"]
    orientation: Literal["portrait", "landscape"] = "portrait"
    fold: Literal["right", "left", "top", "bottom"] = "right"
    flip: Literal["long", "short"] = "long"
    margin: Distance = Distance(12)
    gap: Distance = Distance(0)
    gutter: Distance = Distance(0)
    overlap: Distance = Distance(10)
    creep: Distance = Distance(0)
    base: Distance = Distance(0)
    tab: Distance = Distance(0)
    columns: Annotated[int, Within(0, 999)] = 0
    rows: Annotated[int, Within(0, 999)] = 0
    lanes: Annotated[int, Within(1, 9)] = 1
    turn: bool = False
    backs: bool = True
    back: Literal["blank", "last"] = "blank"
    words: Literal["head", "sides"] = "head"
    cut: Literal["marks", "outline"] = "marks"
    mark: Distance = Distance(4)
    offset: Distance = Distance(1)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.lanes > 1 and (self.arrange != "grid" or self.words != "head"):
            raise ValueError(
                "only fronts in a grid, under words at the head of the sheet, stand in lanes -- leave them out"
            )
        if self.arrange == "tent" and not (self.base > 0 and self.tab > 0):
            raise ValueError("a tent needs a base to stand on and a tab to glue -- base: 14mm, tab: 7mm")
        if self.cut == "outline" and self.arrange not in ("grid", "page"):
            raise ValueError(f"only fronts are cut along their outline, not {self.arrange} -- write cut: marks")
        if self.arrange != "tent" and max(self.base, self.tab) > 0:
            raise ValueError(f"only a tent has a base and a tab, not {self.arrange} -- leave them out")


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright, in mm: `210mm x 297mm`; `free 6.35mm` keeps its edges clear whatever a plan says."""

    width: float
    height: float
    free: float = 0.0

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a size and what is to be kept free; raises ValueError where it is none."""
        size_text, word, free_text = text.partition(" free ")
        size = Size.from_text(size_text)
        free = float(Distance.from_text(free_text.strip())) if word else 0.0
        if 2 * free >= min(size.width, size.height):
            raise ValueError(f'"{text}" keeps the whole sheet free -- write a smaller margin')
        return cls(size.width, size.height, free)


@dataclass(frozen=True, slots=True)
class PapersFile:
    """What `templates/papers.yaml` says: a portrait size for each name."""

    papers: Mapping[Name, Paper]
