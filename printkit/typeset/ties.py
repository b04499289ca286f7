"""Two words with a space between → whether a line should rather not break there: `5 points`, `row 4`; or must not: `a ⚅`."""

from __future__ import annotations

import functools
import re

_FIGURE = re.compile(r"[(\[«“„‚‘‹+−±≤≥\u00a0\u202f]*\d{1,3}(?:[.,]\d+)?\+?")
_ORDINAL = re.compile(r"\d{1,2}\.")
_NOUN = re.compile(r"[^\W\d_]{2,}")
_DIE = re.compile("[\u2680-\u2685]")
_SENTENCE = re.compile(r"[.;!?…][)»”’]*\Z")
_LABEL = re.compile(r"[(\[«“„‚‘‹\u00a0\u202f]*([^\W\d_]+)")
_REIGN = re.compile(r"(?:V|X|[IVX]{2,4})(?![^\W_])")
_SIGN = re.compile("[=+×÷−]")
_NUMBER = re.compile(r"\d{1,3}(?!\d|[.,]\d)")

SMALL_WORDS = {
    "de": "ab als am an auf aus bei bis das dem den der des die ein eine für im in ist mit oder sind so über um und "
    "unter von vor wenn wie zu zum zur",
    "en": "and are as at but by for from if in into is of on or than the then to when while with",
    "fr": "au aux avec car dans de des donc du elle en est et il la le les leur mais ne ni ou par pas plus pour puis "
    "quand que qui sans se si son sont sous sur un une",
}
"""Words that a figure may well stand apart from, by language: what they belong to is what follows them."""

NUMBERED = {
    "de": "Abbildung Absatz Abschnitt Bild Feld Felder Karte Karten Kapitel Mission Nummer Phase Phasen Punkt Regel "
    "Regeln Reihe Reihen Runde Runden Schritt Schritte Seite Seiten Spalte Spalten Spiel Spieler Stufe Stufen Tabelle "
    "Tag Teil Zeile Zeilen Zone Zonen Zug Züge",
    "en": "ability box boxes capacity card cards chapter column columns day figure game level levels line lines mission missions number "
    "page pages part phase phases player round rounds row rows rule rules section sections sheet space spaces stage step "
    "steps table tables track turn turns zone zones",
    "fr": "aptitude capacité carte cartes case cases chapitre colonne colonnes étape étapes feuille fiche figure joueur jour ligne lignes "
    "manche manches mission missions niveau niveaux numéro page pages partie phase phases planche règle règles section "
    "tableau tour tours zone zones",
}
"""What is told apart by the number behind it, by language: `page 3`, `Zug 5`."""


@functools.lru_cache(maxsize=16384)
def is_tied(before: str, word: str, lang: str) -> bool:
    """Tell whether a word should stay on the line of the one before it.

    That is so for a word that a figure of up to three digits counts, for the number of a page or a row, for that of a
    king or a tank, for what stands behind the sign of a sum, for a month or another noun after a German ordinal, and for
    a die face that no other stands before, nor the end of a sentence.
    """
    if is_die_face(word):
        return not _DIE.search(before) and not _SENTENCE.search(before)
    if _SIGN.fullmatch(before):
        return word[0].isdigit()
    language = lang[:2]
    if before[-1].isalpha():
        return _is_name_of(before, word, language)
    return _is_counted_by(before, word, language)


def is_die_face(word: str) -> bool:
    """Tell whether a word is a die face, perhaps with a mark behind it: where it is tied, no line may begin with it."""
    return _DIE.match(word) is not None


def _is_name_of(before: str, word: str, language: str) -> bool:
    if _REIGN.match(word) and before[:1].isupper():
        return True
    label = _LABEL.fullmatch(before) if _NUMBER.match(word) else None
    return label is not None and label[1].lower() in _numbered(language)


def _is_counted_by(before: str, word: str, language: str) -> bool:
    if not before[-1].isdigit() and before[-1] not in "+.":
        return False
    ordinal = language == "de" and word[:1].isupper() and _ORDINAL.fullmatch(before)
    if not ordinal and not _FIGURE.fullmatch(before):
        return False
    noun = _NOUN.match(word)
    return noun is not None and noun[0].lower() not in _small_words(language)


@functools.cache
def _small_words(language: str) -> frozenset[str]:
    return frozenset(SMALL_WORDS.get(language, "").split())


@functools.cache
def _numbered(language: str) -> frozenset[str]:
    return frozenset(NUMBERED.get(language, "").lower().split())
