"""The glossary: terms with a meaning → bold words in the order of the page's language, their meanings beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

from printkit.components.context import Context
from printkit.components.registry import Look, placeable
from printkit.components.strips import Strip, moved
from printkit.components.wording import natural_width, set_lines
from printkit.diagnostics import Origin
from printkit.diagnostics.glossary import glossary_without_meanings, term_without_word
from printkit.language.collation import sorting_key
from printkit.language.locale import refuse_field
from printkit.language.pseudo import PSEUDO
from printkit.model.glossary import Glossary, Term
from printkit.scene import Item
from printkit.source.text import Message, Words
from printkit.templates.styles import TextStyle

SPACE = 3.0
"""The space in mm between the terms and their meanings."""

SHARE = 0.36
"""The part of the width that terms take at most, as long as none of their words is wider."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A term as a language says it, and what it means."""

    word: Words
    meaning: Words


@placeable("glossary", Glossary, options=())
def place_glossary(glossary: Glossary, width: float, look: Look, context: Context) -> tuple[Strip, ...]:
    """Return the terms that have a meaning, a strip a line, so that an entry may part between columns and pages."""
    found = sorted(_explained(glossary, context), key=lambda each: sorting_key(each.word.text, context.locale.lang))
    origin = next((term.origin for term in glossary.terms.values()), Origin(""))
    if not found:
        context.report.add(glossary_without_meanings(origin, len(glossary.terms)))
        return ()
    body = context.style(look.style("body"), origin)
    bold = replace(body, weight=body.bold, align="left")
    column = _column(found, bold, width, context)
    strips = [strip for each in found for strip in _entry(each, (bold, body), (column, width), context)]
    return (replace(strips[0], gap=2.0), *strips[1:])


def _explained(glossary: Glossary, context: Context) -> Iterator[Explained]:
    """Yield what is to be printed; a term with a meaning and without a word in the language is a finding."""
    for name, term in glossary.terms.items():
        meaning = _meaning(term, context)
        if meaning is None:
            continue
        word = _word(term, context)
        if word is not None:
            yield Explained(word, meaning)
        elif term.forms_in(context.game.file.language):
            context.report.add(term_without_word(term.places.get("forms", term.origin), name, context.locale.lang))


def _word(term: Term, context: Context) -> Words | None:
    """Return the term in the language of the page: a name as the source spells it where nothing else is said."""
    lang, source = context.locale.lang, context.game.file.language
    forms = term.forms_in(source) if lang == PSEUDO else term.spelt_in(lang, source)
    return _said(forms.preferred, forms.origin, context) if forms else None


def _meaning(term: Term, context: Context) -> Words | None:
    """Return what a term means; of an abbreviation, first the words that it stands for."""
    lang, source = context.locale.lang, context.game.file.language
    long = term.expansion_in(source if lang == PSEUDO else lang)
    means = context.words(term.means, term) if term.means else None
    if not long:
        return means
    place = term.places.get("expands", term.origin)
    if means is None:
        return _said(long, place, context)
    return Words(f"{_said(f'{long};', place, context).text} {means.text}", means.origin)


def _said(text: str, origin: Origin, context: Context) -> Words:
    """Return what the glossary says in the language of the page, set as that language is; `qps` disguises it."""
    if context.locale.lang == PSEUDO:
        return context.words(Message(text, origin=origin))
    return context.locale.set_words(text, origin, refuse_field, origin)


def _column(found: list[Explained], style: TextStyle, width: float, context: Context) -> float:
    """Return the width of the terms: of the longest, or a share of the whole where no word of a term is wider."""
    longest = max(natural_width(each.word, style, context) for each in found)
    words = (Words(part, each.word.origin) for each in found for part in each.word.text.split())
    widest = max((natural_width(part, style, context) for part in words), default=0.0)
    return min(longest, max(SHARE * width, widest), width / 2) + 0.1


def _entry(
    entry: Explained, styles: tuple[TextStyle, TextStyle], widths: tuple[float, float], context: Context
) -> Iterator[Strip]:
    """Yield the lines of an entry, the first two and the last two of which stay together."""
    column, width = widths
    words = set_lines(entry.word, styles[0], column, context)
    meaning = set_lines(entry.meaning, styles[1], width - column - SPACE, context)
    last = max(len(words), len(meaning)) - 1
    for index, (left, right) in enumerate(zip_longest(words, meaning)):
        items: list[Item] = [*([moved(left, 0, 0)] if left else [])]
        items += [moved(right, column + SPACE, 0)] if right else []
        height = max(line.height for line in (left, right) if line)
        yield Strip(
            height,
            tuple(items),
            gap=0.0 if index else 0.4 * styles[1].size,
            keep=last > 0 and index in (0, last - 1),
            origin=entry.word.origin,
        )
