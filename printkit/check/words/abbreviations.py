"""Abbreviations that nothing explains, or that their explanation does not fit."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator

from printkit.check.languages.function_words import is_function_word
from printkit.check.registry import Finding, rule
from printkit.check.words.nearness import distance
from printkit.check.words.texts import LETTERS, Text, Token, source_texts
from printkit.check.words.vocabulary import glossary_forms
from printkit.diagnostics import Origin, Severity
from printkit.diagnostics.wording import counted
from printkit.model.game import Game

SHORT = range(2, 6)
ROMAN = re.compile(r"[IVX]+")
EXPLAINED = re.compile(r"\(([^\W_]{2,5})\)")
LONGEST = 200


@rule("PK265", "undeclared-abbreviation", Severity.WARNING)
def undeclared_abbreviation(game: Game) -> Iterator[Finding]:
    """Report an abbreviation that neither the glossary nor a text declares.

    ## What it does
    Gathers the words of two to five letters that begin and end with a capital (`MMG`, `TdD`) and looks them up in the
    glossary and the roster; one that stands in brackets somewhere, "machine gun (MG)", is declared there. Roman
    numbers, texts in capitals and words that are also written in lower case do not count. One finding for each, at
    its first use; it names a declared one that looks like it.

    ## Why it matters
    A reader who meets TDT, where TCT was explained, does not know whether there is another table.

    ## Example
    "Look the range up in the TDT", where the glossary has `TCT`.

    ## Fix
    Correct it, or declare it in the glossary: `kind: abbreviation` with `expands`.
    """
    return undeclared(game, list(source_texts(game)), game.file.language)


def undeclared(game: Game, texts: list[Text], lang: str) -> Iterator[Finding]:
    """Yield the undeclared abbreviations in texts of one language."""
    known = _declared(game, texts, lang)
    ordinary = {token.text for text in texts for token in text.tokens if token.text.islower()}
    uses: defaultdict[str, list[Origin]] = defaultdict(list)
    for text in texts:
        for short in _abbreviations(text):
            if short not in known and short.casefold() not in ordinary:
                uses[short].append(text.origin)
    for short, places in uses.items():
        near = sorted(other for other in known if _are_near(short, other))
        hint = f'did you mean "{near[0]}"?' if near else "declare it in the glossary: kind: abbreviation, with expands"
        times = counted(len(places), "time")
        yield Finding(places[0], f'the abbreviation "{short}" is used {times} and declared nowhere', hint)


def _declared(game: Game, texts: Iterable[Text], lang: str) -> set[str]:
    explained = {match for text in texts for match in EXPLAINED.findall(text.text)}
    forms = (form for _, _, forms in glossary_forms(game, lang) for form in (*forms.accepted, *forms.forbidden))
    titles = (unit.title.text for unit in game.parts.roster.values())
    return explained | {word for phrase in (*forms, *titles) for word in LETTERS.findall(phrase)}


def _abbreviations(text: Text) -> Iterator[str]:
    tokens = text.tokens
    if len(tokens) > 1 and text.text.isupper():
        return
    for index, token in enumerate(tokens):
        if token.text.islower():
            continue
        short = token.text[:-1] if token.text[:-1].isupper() and token.text.endswith("s") else token.text
        beside = (*tokens[max(0, index - 1) : index], *tokens[index + 1 : index + 2])
        if _is_short(short) and not any(_is_shouted(other) for other in beside) and not is_function_word(short):
            yield short


def _is_short(word: str) -> bool:
    capital_ends = word[:1].isupper() and word[-1:].isupper()
    return len(word) in SHORT and word.isalpha() and capital_ends and not ROMAN.fullmatch(word)


def _is_shouted(token: Token) -> bool:
    """Tell whether a word is in capitals because its text is, as in "the event TORPEDO ATTACK"."""
    return len(token.text) > 1 and token.text.isupper() and token.text.isalpha()


def _are_near(short: str, other: str) -> bool:
    return _is_short(other) and (distance(short, other) == 1 or sorted(short) == sorted(other))


@rule("PK266", "abbreviation-misfit")
def abbreviation_misfit(game: Game) -> Iterator[Finding]:
    """Report an abbreviation whose letters are not those of the words it stands for.

    ## What it does
    Reads the letters of each abbreviation of the glossary in the order of the words that it `expands` to: each word
    gives its first letter, and perhaps others after it; little words such as `of` may give none.

    ## Why it matters
    When MMG and HMG are both explained as a "heavy machine gun", one of the two tables is read for the wrong gun.

    ## Example
    `mmg: {kind: abbreviation, forms: {en: {preferred: MMG}}, expands: {en: heavy machine gun}}`

    ## Fix
    Correct the words, `expands: {en: medium machine gun}`, or the abbreviation.
    """
    for term in game.parts.glossary.values():
        for lang, words in term.expands.items():
            forms = term.forms.get(lang)
            if forms and not fits(forms.preferred, words):
                initials = "".join(word[0] for word in LETTERS.findall(words))[:40]
                yield Finding(
                    term.places.get("expands", term.origin),
                    f'"{forms.preferred}" does not abbreviate "{words[:80]}", whose initials are "{initials}"',
                    "correct the words or the abbreviation",
                )


def fits(short: str, words: str) -> bool:
    """Tell whether the letters of an abbreviation are letters of the words in order, at least each word's first."""
    letters = _bare("".join(LETTERS.findall(short)))
    parts = tuple(_bare(word) for word in LETTERS.findall(words))
    if len(letters) > LONGEST or len(parts) > LONGEST:
        return True  # nobody reads it letter by letter
    return _fit(letters, parts)


def _fit(letters: str, parts: tuple[str, ...]) -> bool:
    """Follow every way of giving the words their letters, one word at a time: how many letters may be used up."""
    used = {0}
    for part in parts:
        after = {end for start in used for end in _ends(letters, start, part)}
        used = after | used if is_function_word(part) else after
    return len(letters) in used


def _ends(letters: str, start: int, part: str) -> Iterator[int]:
    """Yield the places up to which one word can give the letters from `start` on, its first among them."""
    if start < len(letters) and letters[start] == part[0]:
        rest = iter(part[1:])
        start += 1
        yield start
        while start < len(letters) and letters[start] in rest:
            start += 1
            yield start


@functools.cache
def _bare(word: str) -> str:
    """Return a word in lower case without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(sign))
