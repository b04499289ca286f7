"""A text and a style → words that stay together, shaped and measured in em; missing glyphs are reported here."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

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
from printkit.typeset.ties import is_die_face, is_tied

_BITS = re.compile(r"[ \t]+|[^ \t]+")
# A word may be broken after a hyphen, a dash or a slash between letters; ranges (1–3), units (km/h) and a U-boat may not.
_AFTER = re.compile(
    r"\u200b | (?<=[^\W\d_]{2}[-\u2010])(?=[^\W\d_]{2}) | (?<=[^\W\d_][–—])(?=[^\W\d_]) | (?<=[^\W\d_]{3}/)(?=[^\W\d_]{3})",
    re.VERBOSE,
)
_CLOSING = re.compile(r"[!?;:»›)\]},.…%]+")
_NO_BREAK = ("\u00a0", "\u202f", "\u2060")
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
    that is `tied` should not begin a line; one that is `bound` may not.
    """

    space: tuple[Atom, ...]
    space_width: float
    body: tuple[Atom, ...]
    width: float
    raw: str
    tied: bool = False

    @property
    def bound(self) -> bool:
        """Tell whether the space before is no place for a break at all."""
        return self.tied and is_die_face(self.raw)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A text ready to be broken into lines: `paragraphs` are what stands between forced breaks; `face` is the plain one."""

    words: Words
    style: TextStyle
    face: Face
    paragraphs: tuple[tuple[Token, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class _Bit:
    """A run of spaces, or a word or part of one; there is one object for each, which is its own key."""

    text: str
    face: Face
    breakable: bool  # a line may start here although no space stands before it
    is_gap: bool  # it is spaces at which a line may break
    holds_on: bool  # a space before it is no place for a break
    holds_next: bool  # nor is one behind it


def prepare(words: Words, style: TextStyle, setting: Setting) -> Prepared:
    """Shape a text once, whatever the size it will be set at.

    Reports characters without a glyph (a `?` stands for them in a draft), unknown symbols, unpaired marks, bold or
    italic fonts that are not there, and hyphens asked for without pyphen. Raises FontNotFoundError or FontRefusedError for the style's own font.
    """
    plain = face(style.family, style.weight, style.italic, setting.fonts)
    if style.hyphenate and not can_hyphenate():
        setting.report.add(hyphens_not_installed(style.origin, style.name))
    ordinals = setting.lang if may_raise(style) else ""
    key = (words.text, style.family, style.weight, style.bold, style.italic, style.caps, style.tracking, ordinals)
    if key in setting.texts:
        return Prepared(words, style, plain, setting.texts[key])
    shaper = _Shaper(style, setting, words.origin, ordinals, Report())
    paragraphs = shaper.paragraphs(words.text.strip(" \t\r\n"))
    if len(shaper.found):
        setting.report.extend(shaper.found)
    else:
        setting.texts[key] = paragraphs
    return Prepared(words, style, plain, paragraphs)


def _cased(text: str, style: TextStyle, setting: Setting) -> str:
    if style.caps:
        dotted = text.replace("i", "İ") if setting.lang[:2] in {"tr", "az"} else text
        text = dotted.upper()
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def _forced_lines(spans: Iterable[tuple[str, Face]]) -> list[list[_Bit]]:
    lines: list[list[_Bit]] = [[]]
    for text, its_face in spans:
        for number, line in enumerate(text.split("\n")):
            if number:
                lines.append([])
            lines[-1] += [bit for found in _BITS.findall(line) for bit in _bits(found, its_face)]
    return lines


@functools.lru_cache(maxsize=65536)
def _bits(text: str, its_face: Face) -> tuple[_Bit, ...]:
    if text[0] in " \t":
        return (_Bit(text, its_face, breakable=False, is_gap=True, holds_on=False, holds_next=False),)
    parts = [text] if text.isalnum() else _AFTER.split(text)
    return tuple(
        _Bit(
            part,
            its_face,
            breakable=number > 0,
            is_gap=False,
            holds_on=part.startswith(_NO_BREAK) or _CLOSING.fullmatch(part) is not None,
            holds_next=part.endswith(_NO_BREAK) or _OPENING.fullmatch(part) is not None,
        )
        for number, part in enumerate(parts)
    )


@dataclass(frozen=True, slots=True)
class _Shaper:
    style: TextStyle
    setting: Setting
    origin: Origin
    ordinals: str  # the language whose ordinals are raised, if any
    found: Report

    def paragraphs(self, text: str) -> tuple[tuple[Token, ...], ...]:
        """Shape what stands between the forced breaks of a text."""
        marked = parse_inline(text)
        self.found.extend(unknown_symbol(self.origin, name, names_near(name)) for name in marked.unknown)
        self.found.extend(text_markup(self.origin, mark) for mark in marked.loose)
        spans = [(_cased(span.text, self.style, self.setting), self.span_face(span)) for span in marked.spans]
        return tuple(tuple(self.tokens(line)) for line in _forced_lines(spans)) if marked.spans[0].text else ()

    def span_face(self, span: Span) -> Face:
        """Return the face of a span; italic words in an italic style stand out by being upright."""
        style, fonts = self.style, self.setting.fonts
        weight, italic = style.bold if span.bold else style.weight, style.italic != span.italic
        try:
            return face(style.family, weight, italic, fonts)
        except FontNotFoundError as error:
            self.found.add(font_not_found(self.origin, str(error), error.hint))
            return face(style.family, style.weight, style.italic, fonts)

    def tokens(self, bits: Iterable[_Bit]) -> Iterator[Token]:
        """Group the bits of one forced line into tokens."""
        gap: tuple[_Bit, ...] = ()
        space: tuple[_Bit, ...] = ()
        body: tuple[_Bit, ...] = ()
        tied = False
        for bit in bits:
            if bit.is_gap:
                gap = (*gap, bit)
            elif body and (body[-1].holds_next or bit.holds_on if gap else not bit.breakable):
                body, gap = (*body, *gap, bit), ()
            else:
                if body:
                    yield self.token(space, body, tied=tied)
                    before = body[-1].text
                    tied = bool(gap and before and bit.text) and is_tied(before, bit.text, self.setting.lang)
                space, body, gap = gap, (bit,), ()
        if body:
            yield self.token(space, body, tied=tied)

    def token(self, space: tuple[_Bit, ...], body: tuple[_Bit, ...], *, tied: bool) -> Token:
        """Shape one token, or return what was made of the same word before."""
        key = (space, body, tied, self.style.tracking, self.ordinals)
        known = self.setting.words.get(key)
        if known is None:
            known = self.shaped(space, body, tied=tied)
            if not len(self.found):
                self.setting.words[key] = known
        return known

    def shaped(self, space: Sequence[_Bit], body: Sequence[_Bit], *, tied: bool) -> Token:
        """Shape one token."""
        gap = tuple(atom for bit in space for atom in self.atoms(bit))
        atoms = tuple(atom for bit in body for atom in self.atoms(bit) if atom.run.text)
        raw, tracking = "".join(bit.text for bit in body), self.style.tracking
        return Token(gap, advance(gap, tracking), atoms, advance(atoms, tracking), raw, tied)

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
            self.found.extend(unsupported_script(self.origin, ch) for ch in strange)
            self.found.extend(missing_glyph(self.origin, ch, its_face.name) for ch in absent if ch not in strange)
            stand_in = "?" if its_face.has("?") else ""
            text = text.translate(dict.fromkeys(map(ord, strange + absent), stand_in))
        return Atom(its_face, shape(its_face, text, self.style.tracking))


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
