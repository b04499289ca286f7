"""Where a page has ink: what it draws, cut by the clips around it → boxes in mm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from printkit.scene import IDENTITY, Box, Group, Image, Item, Matrix, Path, Text, apply, compose

EVERYWHERE = Box(-1e4, -1e4, 2e4, 2e4)


def ink(items: Sequence[Item], matrix: Matrix = IDENTITY, clip: Box = EVERYWHERE) -> Iterator[Box]:
    """Yield the box of each item that is drawn; the lines' own width is left out."""
    for item in items:
        if isinstance(item, Group):
            inner = compose(matrix, item.transform)
            cut = (
                common(clip, _box([point for _, numbers in item.clip for point in _pairs(numbers)], inner))
                if item.clip
                else clip
            )
            if cut:
                yield from ink(item.items, inner, cut)
        elif points := list(_points(item)):
            box = common(clip, _box(points, matrix))
            if box:
                yield box


def _points(item: Item) -> Iterator[tuple[float, float]]:
    match item:
        case Path():
            for _, numbers in item.segments:
                yield from _pairs(numbers)
        case Text():
            yield from ((item.x, item.y - 0.7 * item.size), (item.x + item.width, item.y + 0.2 * item.size))
        case Image():
            yield from ((item.box.x, item.box.y), (item.box.right, item.box.bottom))


def _pairs(numbers: Sequence[float]) -> Iterator[tuple[float, float]]:
    return zip(numbers[0::2], numbers[1::2], strict=True)


def _box(points: Sequence[tuple[float, float]], matrix: Matrix) -> Box:
    placed = [apply(matrix, *point) for point in points]
    left, top = min(x for x, _ in placed), min(y for _, y in placed)
    return Box(left, top, max(x for x, _ in placed) - left, max(y for _, y in placed) - top)


def common(one: Box, other: Box) -> Box | None:
    """Return what two boxes share, or None where they are apart."""
    left, top = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Box(left, top, right - left, bottom - top) if right >= left and bottom >= top else None
