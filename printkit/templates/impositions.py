"""Impositions and papers: YAML → how pieces sit on a sheet, and how large sheets are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from printkit.diagnostics import Origin
from printkit.model.amount import Size
from printkit.model.names import Name
from printkit.source import Distance


@dataclass(frozen=True, slots=True)
class Imposition:
    """How pieces sit on paper.

    `arrange` is `page` (each piece on a page of its own, in the middle), `grid` (fronts only), `fold` (front and
    back share the `fold` edge of the front and are glued back to back), `duplex` (fronts on one page, backs on
    the next, turned over along the `flip` edge of the sheet) or `tiles` (a piece larger than the paper in parts, one
    a page, that `overlap`). `margin` is kept free for the printer, `gap` parts
    neighbours beyond what their bleed needs. Cut marks are `mark` long and stand `offset` off the block.
    """

    arrange: Literal["page", "grid", "fold", "duplex", "tiles"]
    orientation: Literal["portrait", "landscape"] = "portrait"
    fold: Literal["right", "left", "top", "bottom"] = "right"
    flip: Literal["long", "short"] = "long"
    margin: Distance = Distance(12)
    gap: Distance = Distance(0)
    overlap: Distance = Distance(10)
    columns: int = 0
    rows: int = 0
    mark: Distance = Distance(4)
    offset: Distance = Distance(1)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)

    def __post_init__(self) -> None:
        if min(self.columns, self.rows) < 0:
            raise ValueError("columns and rows count from 1 -- leave them out to take as many as fit")


@dataclass(frozen=True, slots=True)
class PapersFile:
    """What `templates/papers.yaml` says: a portrait size for each name."""

    papers: Mapping[Name, Size]
