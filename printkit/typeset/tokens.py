"""A text and a style → words that stay together, shaped and measured in em; missing glyphs are reported here."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.layout import (
    font_not_found,
    hyphens_not_installed,
    missing_glyph,
    text_markup,
    unknown_symbol,
    unsupported_script,
)
from printkit.source.text import Words
from printkit.templates.styles import TextStyle
from printkit.typeset.fonts import Face, FontNotFoundError, face
from printkit.typeset.hyphens import can_hyphenate
from printkit.typeset.inline import Span, parse_inline
from printkit.typeset.ordinals import SCALE, may_raise, parts_of, raise_run, rise_of
from printkit.typeset.setting import Setting
from printkit.typeset.shape import Run, absent_characters, shape
from printkit.typeset.symbols import NAMES, SYMBOL, names_near
from printkit.typeset.ties import is_tied

_BITS = re.compile(r"[ \t]+|[^ \t]+")
# A word may be broken after a hyphen, a dash or a slash between letters; ranges (1–3) and units (km/h) may not.
_AFTER = re.compile(
    r"\u200b | (?<=[^\W\d_][-\u2010])(?=[^\W\d_]{2}) | (?<=[^\W\d_][–—])(?=[^\W\d_]) | (?<=[^\W\d_]{3}/)(?=[^\W\d_]{3})",
    re.VERBOSE,
)
_CLOSING = re.compile(r"[!?;:»›)\]},.…%]+")
_NO_BREAK = "\u00a0\u202f\u2060"
_OPENING = re.compile(r"[«‹(\[{¿¡“‘„]+")


@dataclass(frozen=True, slots=True)
class Atom:
    """Characters shaped in one face, or one symbol (then without a face); `run` is in em.

    Those that are raised stand `rise` em above the baseline, at `scale` of the size, which the run is at already.
    """

    face: Face | None
    run: Run
    scale: float = 1.0
    rise: float = 0.0


@dataclass(frozen=True, slots=True)
class Token:
    """Atoms that no line break parts, with the breakable space before them.

    Widths are in em and count the tracking after each letter. `raw` is the word as written, soft hyphens kept. One
    that is `tied` should not begin a line.
    """

    space: tuple[Atom, ...]
    space_width: float
    body: tuple[Atom, ...]
    width: float
    raw: str
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Prepared:
    """A text ready to be broken into lines: `paragraphs` are what stands between forced breaks; `face` is the plain one."""

    words: Words
    style: TextStyle
    face: Face
    paragraphs: tuple[tuple[Token, ...], ...]


class _Bit(NamedTuple):
    text: str
    face: Face
    breakable: bool  # a line may start here although no space stands before it


def prepare(words: Words, style: TextStyle, setting: Setting) -> Prepared:
    """Shape a text once, whatever the size it will be set at.

    Reports characters without a glyph (a `?` stands for them in a draft), unknown symbols, unpaired marks, bold or
    italic fonts that are not there, and hyphens asked for without pyphen. Raises FontNotFoundError or FontRefusedError for the style's own font.
    """
    plain = face(style.family, style.weight, style.italic, setting.fonts)
    if style.hyphenate and not can_hyphenate():
        setting.report.add(hyphens_not_installed(style.origin, style.name))
    key = (words.text, style.family, style.weight, style.bold, style.italic, style.caps, style.tracking)
    if key in setting.texts:
        return Prepared(words, style, plain, setting.texts[key])
    found = Report()
    paragraphs = _paragraphs(words, style, replace(setting, report=found))
    setting.report.extend(found)
    if not len(found):
        setting.texts[key] = paragraphs
    return Prepared(words, style, plain, paragraphs)


def _paragraphs(words: Words, style: TextStyle, setting: Setting) -> tuple[tuple[Token, ...], ...]:
    marked = parse_inline(words.text.strip(" \t\r\n"))
    setting.report.extend(unknown_symbol(words.origin, name, names_near(name)) for name in marked.unknown)
    setting.report.extend(text_markup(words.origin, mark) for mark in marked.loose)
    spans = [
        (_cased(span.text, style, setting), _span_face(span, style, setting, words.origin)) for span in marked.spans
    ]
    shaper = _Shaper(style.tracking, setting, words.origin, setting.lang if may_raise(style) else "")
    return tuple(tuple(shaper.tokens(line)) for line in _forced_lines(spans)) if marked.spans[0].text else ()


def _cased(text: str, style: TextStyle, setting: Setting) -> str:
    if style.caps:
        dotted = text.replace("i", "İ") if setting.lang[:2] in {"tr", "az"} else text
        text = dotted.upper()
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def _span_face(span: Span, style: TextStyle, setting: Setting, origin: Origin) -> Face:
    # italic words in an italic style stand out by being upright
    weight, italic = style.bold if span.bold else style.weight, style.italic != span.italic
    try:
        return face(style.family, weight, italic, setting.fonts)
    except FontNotFoundError as error:
        setting.report.add(font_not_found(origin, str(error), error.hint))
        return face(style.family, style.weight, style.italic, setting.fonts)


def _forced_lines(spans: Iterable[tuple[str, Face]]) -> list[list[_Bit]]:
    lines: list[list[_Bit]] = [[]]
    for text, its_face in spans:
        first, *others = text.split("\n")
        lines[-1].extend(_bits(first, its_face))
        lines.extend(list(_bits(line, its_face)) for line in others)
    return lines


def _bits(text: str, its_face: Face) -> Iterator[_Bit]:
    for bit in _BITS.findall(text):
        parts = [bit] if bit.isalnum() else _AFTER.split(bit)
        yield _Bit(parts[0], its_face, breakable=False)
        for part in parts[1:]:
            yield _Bit(part, its_face, breakable=True)


def _glued(before: _Bit, gap: Sequence[_Bit], bit: _Bit) -> bool:
    if not gap:
        return not bit.breakable
    tied = before.text[-1] in _NO_BREAK or bit.text[0] in _NO_BREAK
    return bool(tied or _CLOSING.fullmatch(bit.text) or _OPENING.fullmatch(before.text))


@dataclass(frozen=True, slots=True)
class _Shaper:
    tracking: float
    setting: Setting
    origin: Origin
    ordinals: str  # the language whose ordinals are raised, if any

    def tokens(self, bits: Iterable[_Bit]) -> Iterator[Token]:
        """Group the bits of one forced line into tokens."""
        gap: list[_Bit] = []
        space: list[_Bit] = []
        body: list[_Bit] = []
        tied = False
        for bit in bits:
            if bit.text.isspace() and bit.text[0] in " \t":
                gap.append(bit)
            elif body and _glued(body[-1], gap, bit):
                body += [*gap, bit]
                gap = []
            else:
                if body:
                    yield self.token(space, body, tied=tied)
                    tied = bool(gap) and is_tied(body[-1].text, bit.text, self.setting.lang)
                space, body, gap = gap, [bit], []
        if body:
            yield self.token(space, body, tied=tied)

    def token(self, space: Sequence[_Bit], body: Sequence[_Bit], *, tied: bool) -> Token:
        """Shape one token, or return what was made of the same word before."""
        key = (tuple((bit.text, bit.face.name) for bit in (*space, *body)), len(space), tied, self.tracking)
        known = self.setting.words.get(key)
        if known is None:
            known = self._shaped(space, body, tied=tied)
            if not len(self.setting.report):
                self.setting.words[key] = known
        return known

    def _shaped(self, space: Sequence[_Bit], body: Sequence[_Bit], *, tied: bool) -> Token:
        gap = tuple(atom for bit in space for atom in self.atoms(bit))
        atoms = tuple(atom for bit in body for atom in self.atoms(bit) if atom.run.text)
        raw = "".join(bit.text for bit in body)
        return Token(gap, advance(gap, self.tracking), atoms, advance(atoms, self.tracking), raw, tied)

    def atoms(self, bit: _Bit) -> Iterator[Atom]:
        """Shape one bit: its symbols one by one, the rest as text."""
        if bit.text.isascii() or not SYMBOL.search(bit.text):
            yield from self.text_atoms(bit.face, bit.text)
            return
        for part in filter(None, SYMBOL.split(bit.text)):
            art = self.setting.symbols.get(NAMES.get(part, ""))
            yield from (Atom(None, Run(part, part, (0.0,), art.width)),) if art else self.text_atoms(bit.face, part)

    def text_atoms(self, its_face: Face, text: str) -> Iterator[Atom]:
        """Shape text in one face, the ends of ordinals raised where the language does so."""
        for part, raised in parts_of(text, self.ordinals):
            atom = self.text_atom(its_face, part)
            yield Atom(its_face, raise_run(atom.run), SCALE, rise_of(its_face)) if raised else atom

    def text_atom(self, its_face: Face, text: str) -> Atom:
        """Shape text in one face, reporting what cannot be drawn."""
        strange = unsettable(text)
        absent = absent_characters(its_face, text)
        if strange or absent:
            self.setting.report.extend(unsupported_script(self.origin, ch) for ch in strange)
            self.setting.report.extend(
                missing_glyph(self.origin, ch, its_face.name) for ch in absent if ch not in strange
            )
            stand_in = "?" if its_face.has("?") else ""
            text = text.translate(dict.fromkeys(map(ord, strange + absent), stand_in))
        return Atom(its_face, shape(its_face, text, self.tracking))


def advance(atoms: Iterable[Atom], tracking: float) -> float:
    """Return how far atoms move the pen, in em, tracking after the last letter counted."""
    return sum(atom.run.width + tracking for atom in atoms)


@functools.lru_cache(maxsize=16384)
def unsettable(text: str) -> str:
    """Return the characters, each once, that do not stand side by side from left to right in the order of the text."""
    if text.isascii():
        return ""
    composed = unicodedata.normalize("NFC", text)
    return "".join(
        dict.fromkeys(
            ch
            for ch in composed
            if unicodedata.bidirectional(ch) in {"R", "AL", "AN"}
            or (unicodedata.category(ch).startswith("M") and ch not in "\ufe0e\ufe0f")
        )
    )
