"""The little words of some languages → which language a text is in, or None where it cannot be told."""

from __future__ import annotations

import re
from collections.abc import Mapping

from printkit.language.typography import language_of

ENGLISH = """
the and of to is are was were be been it its this that these those with from for by at as or if not no when
which who you your he she they their there have has had will would can may must than then but all any each
into on in an a while where what how only after before during between through until
"""
FRENCH = """
le la les un une des du de et est sont était au aux ce cet cette ces dans pour par sur avec sans qui que dont
ne pas plus si quand lorsque vous votre vos il elle ils elles leur leurs son sa ses ou où mais tout tous toute
toutes chaque avant après entre vers sous chez l d n s qu c en y on
"""
GERMAN = """
der die das den dem des ein eine einen einem einer eines und ist sind war wird werden mit von zu zum zur im
ins auf für bei nach aus über unter durch als auch nicht kein keine wenn oder aber er sie es ihr sein seine
sich wie wo was dass nur noch vor hat haben kann muss man dich dir dein deine deinen deinem deiner ihre ihren ihrem
ihrer seinen seinem seiner dieser diese dieses diesen diesem jeder jede jedes jeden jedem bei beim vom bis dort dann
mehr bevor damit weil denn sonst
"""
SPANISH = """
el la los las un una unos unas del al y es son era con por para sin sobre entre que quien cuando donde no ni
se su sus lo le les este esta estos estas ese esa pero más muy cada todo todos toda todas hay ser o en de
"""
ITALIAN = """
il lo la gli le un uno una di del della dei delle dello degli al alla ai alle dal dalla nel nella sul sulla e
è sono era con per senza tra fra che chi quando dove non si suo sua suoi loro questo questa ma più ogni tutto
tutti o anche
"""

WORDS: Mapping[str, frozenset[str]] = {
    "en": frozenset(ENGLISH.split()),
    "fr": frozenset(FRENCH.split()),
    "de": frozenset(GERMAN.split()),
    "es": frozenset(SPANISH.split()),
    "it": frozenset(ITALIAN.split()),
}
"""Words that carry grammar rather than meaning; a letter alone is what stands before an apostrophe."""

WORD = re.compile(r"[^\W\d_]+")
LEAST_WORDS = 6
LEAST_LITTLE_WORDS = 3


def guess_language(text: str) -> str | None:
    """Return the language of a text by its little words; None for a short text and wherever there is a doubt.

    Sure is: three different little words, a quarter of all words, and twice as many as any other language's.
    """
    words = [word.casefold() for word in WORD.findall(text)]
    if len(words) < LEAST_WORDS:
        return None
    counts = sorted(((sum(map(known.__contains__, words)), lang) for lang, known in WORDS.items()), reverse=True)
    (most, lang), (second, _) = counts[:2]
    varied = len({word for word in words if word in WORDS[lang]})
    sure = varied >= LEAST_LITTLE_WORDS and most * 4 >= len(words) and most >= 2 * second
    return lang if sure else None


def knows(lang: str) -> bool:
    """Tell whether texts of a language can be told from others."""
    return language_of(lang) in WORDS


def is_function_word(word: str) -> bool:
    """Tell whether a word is a little word of any of the languages."""
    folded = word.casefold()
    return any(folded in known for known in WORDS.values())
