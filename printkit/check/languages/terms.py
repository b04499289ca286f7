"""Translations beside their sources: terms that got lost, labels that became one, texts that were copied."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.languages.function_words import is_function_word
from printkit.check.registry import Finding, Translation, rule
from printkit.check.words.enumerations import enumerations
from printkit.check.words.phrases import Phrases
from printkit.check.words.texts import Text, Token, tokenise, translated, translated_texts
from printkit.check.words.vocabulary import glossary_forms
from printkit.diagnostics import Origin, Severity
from printkit.language.placeholders import has_words
from printkit.model.glossary import Term
from printkit.model.names import Name

SHORT = 8
"""Words of a text that must use a term: in a longer one, a pronoun or a turn of phrase may stand for it."""


@rule("PK318", "term-not-used", Severity.WARNING)
def term_not_used(translation: Translation) -> Iterator[Finding]:
    """Report a translation without the glossary's word for a term that its source uses.

    ## What it does
    Looks for the terms of the glossary that have forms in both languages. Where a source text has one, its
    translation must have a form of it: always for names and abbreviations, for terms in texts of at most eight
    words, as in a longer one a pronoun may stand for the term.

    ## Why it matters
    The title of a card and the rule that names it must use one word, or the reader looks for another card.

    ## Example
    `convoy: {forms: {en: {preferred: convoy}, fr: {preferred: convoi}}}`, and for "Convoy hunt"
    `msgstr "Chasse aux cargos"`

    ## Fix
    Use the glossary's word, or add the one that was used to `allowed`.
    """
    game, lang = translation.game, translation.lang
    terms = [(name, term) for name, term in game.parts.glossary.items() if term.forms_in(lang)]
    wanted, given = _phrases_of(terms, game.file.language), _phrases_of(terms, lang)
    by_name = dict(terms)
    for text in translated_texts(translation):
        source = Text(text.source, text.context, text.origin, text.title)
        present = {name for found in _every(given, text) for name in found}
        for tokens, names in wanted.find(source):
            if present.isdisjoint(names) and _must_use(by_name[names[0]], source):
                forms = by_name[names[0]].forms_in(lang)
                message = f'the translation has no word for "{source.surface(tokens)}"'
                yield Finding(text.origin, message, f'the glossary says "{forms.preferred}"' if forms else "")


def _phrases_of(terms: list[tuple[Name, Term]], lang: str) -> Phrases[Name]:
    found = ((name, term.forms_in(lang)) for name, term in terms)
    return Phrases((form, name) for name, forms in found if forms for form in forms.accepted)


def _every(phrases: Phrases[Name], text: Text) -> Iterator[tuple[Name, ...]]:
    """Yield what the phrases of a text stand for, those within a longer one included."""
    for found in phrases.find(text):
        yield found.values
    for token in text.tokens:
        yield from (found.values for found in phrases.find(Text(token.text, "", text.origin, title=False)))


def _must_use(term: Term, source: Text) -> bool:
    return term.kind != "term" or len(source.tokens) <= SHORT


@rule("PK319", "merged-labels")
def merged_labels(translation: Translation) -> Iterator[Finding]:
    """Report labels of one list that differ in the source and are the same in a translation.

    ## What it does
    Compares the translations of the labels that `duplicate-label` compares: titles of units of a kind, columns,
    sheets, zones, headings …

    ## Why it matters
    Two columns, two levels or two ships that nobody can tell apart in French.

    ## Example
    `Hard` and `Very hard`, both with `msgstr "Difficile"`

    ## Fix
    Give each a translation of its own.
    """
    for what, labels in enumerations(translation.game):
        first: dict[str, tuple[str, Origin]] = {}
        for label in labels:
            found = translated(translation, label)
            if found is None:
                continue
            key, source = " ".join(found[0].casefold().split()), " ".join(label.text.casefold().split())
            earlier = first.setdefault(key, (source, found[1]))
            if earlier[0] != source:
                message = f'the {what} "{label.text}" is "{found[0]}", as "{earlier[0]}" is'
                yield Finding(found[1], message, f"the other is in line {earlier[1].line}; give each its own label")


@rule("PK320", "copied-source", Severity.WARNING)
def copied_source(translation: Translation) -> Iterator[Finding]:
    """Report a translation that is the source text itself.

    ## What it does
    Compares each translation with its source. Equal may be what consists of names, abbreviations, numbers and words
    that the glossary gives to both languages (`en: {preferred: score}, fr: {preferred: score}`), the game's title,
    and titles of the roster and of vehicles whose words all begin with a capital.

    ## Why it matters
    Texts copied to be translated later are forgotten, and are found on paper.

    ## Example
    `msgid "Heavy cruisers sighted"`, `msgstr "Heavy cruisers sighted"`

    ## Fix
    Translate it. Where both languages say it alike, enter the word in the glossary for both.
    """
    shared = Phrases((form, "") for form in _shared_forms(translation))
    for text in translated_texts(translation):
        if text.text.strip() != text.source.strip() or not has_words(text.text) or _is_title(text):
            continue
        covered = {token.start for found in shared.find(text) for token in found.tokens}
        strange = [token for token in text.tokens if _is_strange(token) and token.start not in covered]
        if strange:
            shown = " ".join(text.text.split())[:60]
            hint = f'translate it, or enter "{strange[0].text}" in the glossary for both languages'
            yield Finding(text.origin, f'"{shown}" is the same as its source', hint)


def _shared_forms(translation: Translation) -> Iterator[str]:
    game, lang = translation.game, translation.lang
    titles = [unit.title.text for unit in game.parts.roster.values()]
    titles += [vehicle.title.text for vehicle in game.parts.vehicles.values()]
    yield from (title for title in titles if _is_capitalised(title))
    sources = {form.casefold() for _, _, forms in glossary_forms(game, game.file.language) for form in forms.accepted}
    for _, _, forms in glossary_forms(game, lang):
        yield from (form for form in forms.accepted if form.casefold() in sources)


def _is_title(text: Text) -> bool:
    return text.context == "game/title"


def _is_capitalised(title: str) -> bool:
    """Tell whether the title of a unit is written as a name is: all words but the little ones with a capital."""
    return all(not word.text[0].islower() or is_function_word(word.text) for word in tokenise(title))


def _is_strange(token: Token) -> bool:
    """Tell whether a token is a word of one language: no number, no sign, no unit."""
    return len(token.text) > 1 and token.text.isalpha()
