"""A content stream with its resources → the marks it makes: the map, the clip, inks and text are followed."""

from __future__ import annotations

from collections.abc import Callable

from pypdf.generic import DictionaryObject, StreamObject

from printkit.preflight.geometry import IDENTITY, Box, Matrix, around, times
from printkit.preflight.marks import Bitmap, Marks, Placed
from printkit.preflight.operators import BrokenContentError, read_operations
from printkit.preflight.resources import FileResources, inline_bitmap, stands_in
from printkit.preflight.state import State
from printkit.preflight.values import (
    BrokenStreamError,
    TooMuchError,
    dictionary,
    entry,
    identity,
    name,
    numbers,
    unfolded,
)

NESTED = 24
"""How deep forms may be drawn within forms."""

Action = Callable[["Walk", list[object]], None]


class Walk:
    """Walk through one stream; `marks` is what it draws."""

    def __init__(self, file: FileResources, resources: DictionaryObject, state: State, depth: int = 0) -> None:
        self.file, self.resources, self.state, self.depth = file, resources, state, depth
        self.marks = Marks()
        self.saved: list[State] = []
        self.outline: list[float] = []
        self.clipping = False
        self.inline: list[object] = []
        self.text_matrix: Matrix = IDENTITY
        self.line_matrix: Matrix = IDENTITY
        self.leniency = 0

    def run(self, data: bytes) -> Marks:
        """Follow a stream to its end; what cannot be read goes to the faults of the marks."""
        from printkit.preflight.actions import ACTIONS, KNOWN  # noqa: PLC0415 - they act on walks

        take, actions = self.file.work.take, ACTIONS
        try:
            for operands, operator in read_operations(data):
                take(1)
                action = actions.get(operator)
                if action is not None:
                    action(self, operands)
                elif operator not in KNOWN and not self.leniency:
                    self.marks.faults.append(f'"{operator[:20]}" is no operator')
            if self.saved:
                self.marks.faults.append("a q has no Q")
        except (BrokenContentError, BrokenStreamError) as error:
            self.marks.faults.append(str(error))
        except TooMuchError:
            raise
        except (IndexError, TypeError, ValueError):
            self.marks.faults.append("an operator lacks its operands")
        return self.marks

    def draw(self, word: str) -> None:
        """Draw an image or form by its resource name."""
        found = entry(dictionary(entry(self.resources, "/XObject")), f"/{word}")
        if not isinstance(found, StreamObject):
            self.marks.faults.append(f'"{word}" is drawn, but not there')
            return
        for what in stands_in(found):
            self.marks.outside.setdefault(what, self.state.clip)
        if name(entry(found, "/Subtype")) == "PS":
            return
        if name(entry(found, "/Subtype")) == "Image":
            self.place(self.file.bitmap(found, self.resources))
            if "/SMask" in found:
                self.marks.transparency.setdefault("an image with a soft mask", self.state.clip)
        else:
            self.draw_form(found)

    def place(self, bitmap: Bitmap) -> None:
        """Note an image, which fills the unit square."""
        a, b, c, d = self.state.ctm[:4]
        box = around(self.state.ctm, (0.0, 1.0, 0.0, 1.0), (0.0, 0.0, 1.0, 1.0)).within(self.state.clip)
        across, up = (a * a + b * b) ** 0.5 / 72, (c * c + d * d) ** 0.5 / 72
        if across and up and box.width > 0 and box.height > 0:
            self.marks.images.append(Placed(box, bitmap, min(bitmap.width / across, bitmap.height / up)))

    def place_inline(self) -> None:
        """Note an image that stands in the stream itself."""
        self.place(inline_bitmap(self.inline, self.resources))

    def draw_form(self, form: StreamObject) -> None:
        """Draw a form: walked once for each way it looks, then moved to where it lies."""
        matrix = numbers(entry(form, "/Matrix"))
        if "/Matrix" in form and len(matrix) != 6:
            self.marks.faults.append("a form has a matrix that is not six numbers")
        inner = self.state.copy()
        inner.ctm = (
            times((matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]), inner.ctm)
            if len(matrix) == 6
            else inner.ctm
        )
        *linear, x, y = inner.ctm
        key = (identity(form), *inner.key())
        if key not in self.file.forms:
            if self.depth >= NESTED:
                self.marks.faults.append("forms are drawn within forms without end")
                return
            inner.ctm = (*linear, 0.0, 0.0)  # type: ignore[assignment]  # four and two are six
            inner.clip = _box_of(form, inner.ctm).within(inner.clip.moved(-x, -y))
            resources = dictionary(entry(form, "/Resources")) if "/Resources" in form else self.resources
            walk = Walk(self.file, resources, inner, self.depth + 1)
            found = walk.run(unfolded(form, self.file.bytes))
            if name(entry(dictionary(entry(form, "/Group")), "/S")) == "Transparency":
                found.transparency.setdefault("a transparency group", inner.clip)
            self.file.forms[key] = found
        found = self.file.forms[key]
        self.file.work.take(len(found) + 1)
        self.marks.take(found, x, y)


def _box_of(form: StreamObject, matrix: Matrix) -> Box:
    """Return the box that a form is clipped to, under a map; nothing is shown where it says none."""
    box = numbers(entry(form, "/BBox"))
    if len(box) != 4:
        return Box(0, 0, 0, 0)
    return around(matrix, (box[0], box[2], box[0], box[2]), (box[1], box[1], box[3], box[3]))
