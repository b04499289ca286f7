"""A text and a style → how wide it is in mm when it is not broken."""

from __future__ import annotations

from printkit.source.text import Words
from printkit.templates.styles import TextStyle
from printkit.typeset.lines import Line, line_width
from printkit.typeset.setting import Setting
from printkit.typeset.tokens import prepare


def text_width(words: Words, style: TextStyle, setting: Setting) -> float:
    """Return the width of a text in mm at the style's size, the widest line where it has forced breaks."""
    prepared = prepare(words, style, setting)
    widths = (line_width(Line(tokens, last=True), style.tracking) for tokens in prepared.paragraphs)
    return max(widths, default=0.0) * style.size
