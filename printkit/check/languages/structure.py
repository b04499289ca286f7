"""What a translation is built of beside its words: emphasised parts, marks that begin a block, tags, the end of a sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from printkit.check.registry import Finding, Translation, rule
from printkit.check.words.texts import translated_forms
from printkit.diagnostics import Origin, Severity
from printkit.diagnostics.language import listed
from printkit.typeset.inline import parse_inline

BLOCK = re.compile(r"\s*(#{1,6}(?=\s)|[-+](?=\s)|\*(?=\s)|\d{1,2}[.)](?=\s)|>(?=\s)|\||:::|```)")
"""What would begin a heading, a list item, a quotation, a table or a placement, were it not in the middle of a text."""

TAG = re.compile(r"</?[a-zA-Z][a-zA-Z0-9]*(?:\s[^<>]*)?/?>|&(?:[a-zA-Z]{2,8}|#\d{2,5});")
"""A tag or a named character, as of HTML: printed as it stands."""

MARK = re.compile(r"\*\*|\*")
CLOSERS = re.compile(r"[*\s»”“‘’\"')\]]+$")
SENTENCE = 4
"""A text of so many words that ends in a full stop is a sentence; a shorter one may be an abbreviation."""


@rule("PK380", "structure-differs")
def structure_differs(translation: Translation) -> Iterator[Finding]:
    """Report a translation that is built otherwise than its source, however well its words are chosen.

    ## What it does
    Counts the bold and italic parts of both, as they will be set: marks in equal number may still pair up otherwise, or
    not at all. Looks for a translation that begins with the mark of a heading, a list item, a quotation or a table
    where its source does not, and for HTML tags and named characters that its source lacks.

    ## Why it matters
    The words in bold are those that players look for. Tags and block marks in a translation are printed as they stand:
    each paragraph, list item and cell is a text of its own.

    ## Example
    `msgid "**Fire** on the ship"` with `msgstr "Tir** sur **le navire"`, or with `msgstr "- <b>Tir</b>"`

    ## Fix
    Give the translation the same parts, in whatever order its language wants them.
    """
    for source, text, origin in _pairs(translation):
        for kind, wanted, found in _emphasis(source, text):
            what = f"translation has {found} {kind} {'part' if found == 1 else 'parts'}, its source {wanted}"
            yield Finding(origin, what, f'"{_start(source)}" and "{_start(text)}": mark the same words')
        mark = BLOCK.match(text)
        if mark and not BLOCK.match(source):
            yield Finding(origin, f'translation begins with "{mark[1]}", its source does not', "it would be printed")
        strange = Counter(TAG.findall(text)) - Counter(TAG.findall(source))
        if strange:
            hint = "it would be printed; bold is **bold**, italic *italic*, signs are typed as they are"
            yield Finding(origin, f"translation has {listed(sorted(strange))}, its source has not", hint)


@rule("PK381", "ending-differs", Severity.WARNING)
def ending_differs(translation: Translation) -> Iterator[Finding]:
    """Report a translation that ends otherwise than its source: with a colon, as a question, as a whole sentence.

    ## What it does
    Compares the last marks: a colon or question mark on one side only, and in texts of at least four words a full stop,
    an ellipsis or an exclamation mark on one side only.

    ## Why it matters
    A lost colon parts a list from what announces it. A sentence that stops without its full stop was often cut off.

    ## Example
    `msgid "Each turn has four steps:"` with `msgstr "Chaque tour a quatre étapes"`

    ## Fix
    End the translation as its source ends; where its language does otherwise, allow the finding there.
    """
    for source, text, origin in _pairs(translation):
        wanted, found = _ending(source), _ending(text)
        said = len(source.split()) >= SENTENCE
        if wanted != found and ({wanted, found} & {":", "?"} or (said and "" in {wanted, found})):
            shown = [f'with "{mark}"' if mark else "without a mark" for mark in (found, wanted)]
            hint = f'the source is "…{" ".join(source.split())[-40:]}"'
            yield Finding(origin, f"translation ends {shown[0]}, its source {shown[1]}", hint)


def _pairs(translation: Translation) -> Iterator[tuple[str, str, Origin]]:
    """Yield each text that is translated, each of its forms where it has several, with its translation."""
    for message in translation.game.messages:
        yield from translated_forms(translation, message)


def _emphasis(source: str, translation: str) -> Iterator[tuple[str, int, int]]:
    """Yield each kind of emphasis that two texts have in different number: its name, and how often they have it.

    Where even the marks are not as many, that is a finding of its own.
    """
    if "*" not in source or Counter(MARK.findall(source)) != Counter(MARK.findall(translation)):
        return
    wanted, found = (_count(text) for text in (source, translation))
    yield from ((kind, wanted[kind], found[kind]) for kind in sorted(wanted | found) if wanted[kind] != found[kind])


def _count(text: str) -> Counter[str]:
    spans = parse_inline(text).spans
    bold, italic = groupby(span.bold for span in spans), groupby(span.italic for span in spans)
    return Counter({"bold": sum(on for on, _ in bold), "italic": sum(on for on, _ in italic)})


def _ending(text: str) -> str:
    """Return the last mark of a text, before quotes and brackets: a colon, a question mark, the end of a sentence, none."""
    last = CLOSERS.sub("", text)[-1:]
    return last if last in {":", "?", ".", "!", "…"} else ""


def _start(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 40 else f"{line[:39].rstrip()}…"
