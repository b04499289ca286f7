"""Characters drawn as shapes → an empty glyph over each shape, so that a reader finds, copies and speaks them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFDocument, PDFStream, PDFZCompress

from printkit.render.pdf.stream import PageStream, points
from printkit.scene import Box, Group, Image, Item, Path, Text, apply, walk

FONT_CODES = 256
"""How many characters one font of a PDF can hold."""

MAP_LINES = 100
"""How many lines a block of a character map may hold."""


class SymbolCodes:
    """Number the characters that a file draws as shapes, in the order they come."""

    def __init__(self) -> None:
        self.codes: dict[str, int] = {}

    def code(self, alt: str) -> int:
        """Return the number of a character, or of several that one shape stands for."""
        return self.codes.setdefault(alt, len(self.codes))


def name_symbol(stream: PageStream, symbols: SymbolCodes, group: Group) -> None:
    """Lay the empty glyph of a symbol's `alt` over what it holds; raises ValueError when it has no `alt`."""
    if not group.alt:
        raise ValueError(f'the symbol "{group.name}" does not say which character it stands for')
    box = bounds(group.items)
    font, code = divmod(symbols.code(group.alt), FONT_CODES)
    stream.write("BT")
    stream.set("font", f"/{font_name(font)} 1 Tf")
    stream.write(f"{points(box.width)} 0 0 -{points(box.height)} {points(box.x)} {points(box.bottom)} Tm")
    stream.write(f"<{code:02x}> Tj")
    stream.write("ET")


def font_name(font: int) -> str:
    """Return the resource name of the font of symbols numbered `font`."""
    return f"S{font}"


def bounds(items: Sequence[Item]) -> Box:
    """Return the box around the points of all outlines, images and baselines."""
    places = [apply(matrix, x, y) for item, matrix in walk(items) for x, y in _points(item)]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return Box(left, top, max(x for x, _ in places) - left, max(y for _, y in places) - top)


def _points(item: Item) -> Iterator[tuple[float, float]]:
    match item:
        case Path():
            for _, numbers in item.segments:
                yield from zip(numbers[::2], numbers[1::2], strict=True)
        case Text():
            yield from ((item.x, item.y - item.size), (item.x + item.width, item.y))
        case Image():
            yield from ((item.box.x, item.box.y), (item.box.right, item.box.bottom))
        case Group():
            pass


def add_symbol_fonts(document: PDFDocument, symbols: SymbolCodes) -> None:
    """Add the fonts of empty glyphs (Type 3, ISO 32000-1, 9.6.5) that the pages use."""
    alts = list(symbols.codes)
    for font, start in enumerate(range(0, len(alts), FONT_CODES)):
        # an object of its own: poppler looks a font up by its number to read its Unicode map
        made = _empty_font(document, alts[start : start + FONT_CODES])
        document.idToObject["BasicFonts"].dict[font_name(font)] = document.Reference(made)


def _empty_font(document: PDFDocument, alts: Sequence[str]) -> PDFDictionary:
    # d1 gives the empty glyph a box, without which PDFium leaves it out of the text of the page
    glyph = PDFStream(content="1000 0 0 0 1000 1000 d1", filters=[PDFZCompress])
    unicode = PDFStream(content=_unicode_map(alts), filters=[PDFZCompress])
    names = [f"/s{code}" for code in range(len(alts))]
    return PDFDictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type3",
            "FontBBox": PDFArray([0, 0, 1000, 1000]),
            "FontMatrix": PDFArray([0.001, 0, 0, 0.001, 0, 0]),
            "CharProcs": PDFDictionary({name[1:]: document.Reference(glyph) for name in names}),
            "Encoding": PDFDictionary({"Type": "/Encoding", "Differences": PDFArray([0, *names])}),
            "FirstChar": 0,
            "LastChar": len(alts) - 1,
            "Widths": PDFArray([1000] * len(alts)),
            "Resources": PDFDictionary({}),
            "ToUnicode": document.Reference(unicode),
        }
    )


def _unicode_map(alts: Sequence[str]) -> str:
    lines = [f"<{code:02x}> <{alt.encode('utf-16-be').hex()}>" for code, alt in enumerate(alts)]
    blocks = [lines[start : start + MAP_LINES] for start in range(0, len(lines), MAP_LINES)]
    return "\n".join(
        [
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            "/CMapName /printkit-symbols def /CMapType 2 def",
            "1 begincodespacerange <00> <ff> endcodespacerange",
            *(line for block in blocks for line in (f"{len(block)} beginbfchar", *block, "endbfchar")),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        ]
    )
