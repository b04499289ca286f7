"""The operators of a content stream → what each does to a walk; those that change nothing we look at are left out."""

from __future__ import annotations

from pypdf.generic import DictionaryObject, StreamObject

from printkit.preflight.colours import CMYK, GREY, PATTERN, RGB, Ink, Space, first_ink, read_space
from printkit.preflight.geometry import Box, Matrix, around, least_scale, times
from printkit.preflight.marks import BAR, Paint
from printkit.preflight.resources import own_curve, see_through
from printkit.preflight.texts import TEXT_ACTIONS
from printkit.preflight.values import dictionary, entry, number, unfolded
from printkit.preflight.walk import Action, Walk
from printkit.scene import SIDE_PREFIX

KNOWN = frozenset({"BMC", "BDC", "EMC", "DP", "ri", "i", "J", "j", "M", "d", "d0", "d1", "h", "ET"})
"""Operators without consequences for us."""


def push(walk: Walk, _operands: list[object]) -> None:
    """Save the state."""
    walk.saved.append(walk.state)
    walk.state = walk.state.copy()


def pop(walk: Walk, _operands: list[object]) -> None:
    """Take back the state last saved."""
    if not walk.saved:
        walk.marks.faults.append("a Q has no q")
        return
    walk.state = walk.saved.pop()


def transform(walk: Walk, operands: list[object]) -> None:
    """Map what follows."""
    walk.state.ctm = times(_matrix(operands), walk.state.ctm)


def _matrix(operands: list[object]) -> Matrix:
    a, b, c, d, e, f = (_number(operand) for operand in operands[-6:])
    return (a, b, c, d, e, f)


def _number(operand: object) -> float:
    if not isinstance(operand, float):
        raise TypeError(operand)
    return operand


def outline(walk: Walk, operands: list[object]) -> None:
    """Go on with the outline: pairs of x and y."""
    walk.outline += operands  # type: ignore[arg-type]  # the reader yields numbers alone for it


def step(walk: Walk, operands: list[object]) -> None:
    """Go on with the outline by an operator that stands alone."""
    walk.outline += map(_number, operands)


def rectangle(walk: Walk, operands: list[object]) -> None:
    """Add a rectangle to the outline."""
    x, y, width, height = map(_number, operands[-4:])
    walk.outline += (x, y, x + width, y, x + width, y + height, x, y + height)


def clip(walk: Walk, _operands: list[object]) -> None:
    """Clip to the outline once it is painted."""
    walk.clipping = True


def painter(*, fill: bool, stroke: bool) -> Action:
    """Return the action that paints the outline and forgets it."""

    def paint(walk: Walk, _operands: list[object]) -> None:
        """Note what is painted and clip to it where that was asked for."""
        coordinates, state = walk.outline, walk.state
        if not coordinates:
            walk.clipping = False
            return
        xs, ys = coordinates[0::2], coordinates[1::2]
        box = around(state.ctm, xs, ys)
        if fill or stroke:
            _note(walk, box, (fill, stroke), len(xs))
        if walk.clipping:
            state.clip = state.clip.within(box)
            walk.clipping = False
        walk.outline = []

    return paint


def _note(walk: Walk, box: Box, which: tuple[bool, bool], points: int) -> None:
    state = walk.state
    shown = box.within(state.clip)
    if shown.width < 0 or shown.height < 0:
        return
    fill, stroke = which
    width = state.width * least_scale(state.ctm) if stroke else min(box.width, box.height) if points <= BAR else 0.0
    inks = (state.fill if fill else None, state.stroke if stroke else None)
    walk.marks.paints.append(Paint(shown, *inks, width, state.overprint, points))


def shade(walk: Walk, operands: list[object]) -> None:
    """Fill the clip with a shading."""
    shading = dictionary(entry(dictionary(entry(walk.resources, "/Shading")), f"/{operands[-1]}"))
    space = read_space(entry(shading, "/ColorSpace"), walk.resources)
    box = walk.state.clip
    width = min(box.width, box.height)
    walk.marks.paints.append(Paint(box, Ink(space, ()), None, width, walk.state.overprint, 4))


def inker(space: Space, *, fill: bool) -> Action:
    """Return the action that sets a colour of a device space."""

    def ink(walk: Walk, operands: list[object]) -> None:
        """Set the colour."""
        set_ink(walk, Ink(space, tuple(map(_number, operands[-space.parts :]))), fill=fill)

    return ink


def set_ink(walk: Walk, ink: Ink, *, fill: bool) -> None:
    """Make a colour that of fills or of strokes."""
    if fill:
        walk.state.fill = ink
    else:
        walk.state.stroke = ink


def space_setter(*, fill: bool) -> Action:
    """Return the action that chooses a colour space by name."""

    def choose(walk: Walk, operands: list[object]) -> None:
        """Choose the space, and the colour it starts with."""
        set_ink(walk, first_ink(read_space(str(operands[-1]), walk.resources)), fill=fill)

    return choose


def part_setter(*, fill: bool) -> Action:
    """Return the action that sets a colour of the space last chosen, or a pattern."""

    def parts(walk: Walk, operands: list[object]) -> None:
        """Set the parts of the colour."""
        space = (walk.state.fill if fill else walk.state.stroke).space
        if isinstance(operands[-1], str):
            set_ink(walk, _pattern(walk, str(operands[-1]), space), fill=fill)
        else:
            set_ink(walk, Ink(space, tuple(map(_number, operands))), fill=fill)

    return parts


def _pattern(walk: Walk, word: str, space: Space) -> Ink:
    """Return the colour of a pattern: that of its shading, or none; a tiled pattern is walked as a form is."""
    found = entry(dictionary(entry(walk.resources, "/Pattern")), f"/{word}")
    if isinstance(found, StreamObject) and walk.depth < 4:
        inner = Walk(walk.file, dictionary(entry(found, "/Resources")), walk.state.copy(), walk.depth + 1)
        inner.state.ctm = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        walk.marks.faults += inner.run(unfolded(found, walk.file.bytes)).faults
        inks = [ink for paint in inner.marks.paints for ink in (paint.fill, paint.stroke) if ink]
        return max(inks, key=lambda ink: (ink.space.model == "rgb", ink.coverage or 0), default=Ink(space, ()))
    shading = dictionary(entry(found, "/Shading")) if isinstance(found, DictionaryObject) else DictionaryObject()
    return Ink(read_space(entry(shading, "/ColorSpace"), walk.resources) if shading else PATTERN, ())


def graphics_state(walk: Walk, operands: list[object]) -> None:
    """Set what a named graphics state holds."""
    found = dictionary(entry(dictionary(entry(walk.resources, "/ExtGState")), f"/{operands[-1]}"))
    fills, strokes, mode = walk.state.overprint
    if "/OP" in found:
        fills = strokes = str(entry(found, "/OP")) == "True"
    if "/op" in found:
        fills = str(entry(found, "/op")) == "True"
    walk.state.overprint = (fills, strokes, int(number(entry(found, "/OPM"), mode)))
    walk.state.width = number(entry(found, "/LW"), walk.state.width)
    if what := see_through(found):
        walk.marks.transparency.setdefault(what, walk.state.clip)
    if curve := own_curve(found):
        walk.marks.curves.setdefault(curve, walk.state.clip)


def leniency(change: int) -> Action:
    """Return the action that opens or closes a part in which unknown operators are left out."""

    def change_leniency(walk: Walk, _operands: list[object]) -> None:
        """Count the part."""
        walk.leniency += change

    return change_leniency


def point(walk: Walk, operands: list[object]) -> None:
    """Take a marked point for what printkit writes at the head of a page: which side of a sheet it is."""
    said = str(operands[-1])
    if said.startswith(SIDE_PREFIX):
        walk.marks.side = walk.marks.side or said.removeprefix(SIDE_PREFIX)


def line_width(walk: Walk, operands: list[object]) -> None:
    """Set the line width."""
    walk.state.width = _number(operands[-1])


def draw(walk: Walk, operands: list[object]) -> None:
    """Draw an image or form."""
    walk.draw(str(operands[-1]))


def begin_inline(walk: Walk, operands: list[object]) -> None:
    """Keep what an inline image says of itself."""
    walk.inline = list(operands)


def end_inline(walk: Walk, operands: list[object]) -> None:
    """Place an inline image."""
    walk.inline = list(operands) or walk.inline
    walk.place_inline()


ACTIONS: dict[str, Action] = {
    "q": push, "Q": pop, "cm": transform, "path": outline, "re": rectangle, "W": clip, "W*": clip,
    **dict.fromkeys("mlcvy", step),
    **dict.fromkeys(("f", "F", "f*"), painter(fill=True, stroke=False)),
    **dict.fromkeys(("S", "s"), painter(fill=False, stroke=True)),
    **dict.fromkeys(("B", "B*", "b", "b*"), painter(fill=True, stroke=True)),
    "n": painter(fill=False, stroke=False),
    "g": inker(GREY, fill=True), "G": inker(GREY, fill=False), "rg": inker(RGB, fill=True),
    "RG": inker(RGB, fill=False), "k": inker(CMYK, fill=True), "K": inker(CMYK, fill=False),
    "cs": space_setter(fill=True), "CS": space_setter(fill=False), "sh": shade, "w": line_width,
    **dict.fromkeys(("sc", "scn"), part_setter(fill=True)), **dict.fromkeys(("SC", "SCN"), part_setter(fill=False)),
    "MP": point, "gs": graphics_state, "Do": draw, "BX": leniency(1), "EX": leniency(-1), "BI": begin_inline, "ID": end_inline,
    **TEXT_ACTIONS,
}  # fmt: skip
"""What each operator does."""
