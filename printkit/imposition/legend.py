"""The legend of a sheet's marks: a short solid line and `cut`, a dash-dot line and `fold` or `join`, in its language."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.components.boxes import artifact
from printkit.components.context import Context
from printkit.components.wording import natural_width, set_words
from printkit.diagnostics import Origin
from printkit.scene import Group, Item, Path, polyline, translate
from printkit.source.text import Words
from printkit.templates.impositions import Imposition

SAMPLE = 6.0
"""The length in mm of a line that shows a mark: a dash-dot line is told by it."""


@dataclass(frozen=True, slots=True)
class Legend:
    """A line of samples and words, `width` mm wide, drawn from (0, 0)."""

    width: float
    items: tuple[Item, ...]

    def at(self, x: float, y: float) -> tuple[Item, ...]:
        """Return it as a group whose top left corner is at (x, y); nothing where it is empty."""
        return (Group(self.items, translate(x, y), role="artifact"),) if self.items else ()


def draw_legend(context: Context, plan: Imposition, origin: Origin, *, joins: bool = False) -> Legend:
    """Return the legend of the marks that a sheet has, of `joins` of tiles, too; nothing where there are no marks."""
    if context.profile.marks == "none":
        return Legend(0.0, ())
    say = context.locale.builtin
    kinds = [("cut-mark", say("cut"))] if plan.cut == "marks" else []
    if plan.arrange in ("fold", "gutter", "tent"):
        kinds.append(("fold-line", say("fold")))
    if joins:
        kinds.append(("fold-line", say("join")))
    style = context.style("sheet-footer", origin)
    items: list[Item] = []
    x = 0.0
    for line, word in kinds:
        stroke = context.line(line, origin)
        width = natural_width(word, style, context)
        caption = set_words(Words(word.text, origin), style, width + 1.0, context)
        y = caption.height / 2
        items += [
            artifact(Path(polyline((x, y), (x + SAMPLE, y)), stroke=stroke)),
            Group(caption.items, translate(x + SAMPLE + 1.0, 0)),
        ]
        x += SAMPLE + 1.0 + width + 4.0
    return Legend(max(x - 4.0, 0.0), tuple(items))
