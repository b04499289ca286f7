"""Proper names that are nearly spelt right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from printkit.check.registry import Finding, rule
from printkit.check.words.nearness import LONGEST, Neighbours, reach
from printkit.check.words.phrases import Phrases
from printkit.check.words.texts import Text, Token, plain_spelling, source_texts
from printkit.check.words.vocabulary import glossary_forms, proper_names
from printkit.diagnostics.wording import counted
from printkit.model.game import Game


@rule("PK261", "name-near-miss")
def name_near_miss(game: Game) -> Iterator[Finding]:
    """Report a capitalised word or two that is nearly, but not quite, a proper name of the game.

    ## What it does
    Compares the capitalised words of every text, titles included, with the names of the glossary (`kind: name`)
    and the titles of the roster, of ports and of events: one letter apart below six letters, two from six on, a name split or run together,
    a hyphen too many. Plurals and possessives count as the name, and so does what the glossary allows.

    ## Why it matters
    A reader takes two spellings for two ships, and a misspelt name on a card is there for good.

    ## Example
    The roster has `title: Prince of Wales`, the rules say "the Prince of Walles flees".

    ## Fix
    Correct the spelling. Where the word is another one, add it to `allowed` of the name's forms in the glossary.
    """
    return near_misses(game, list(source_texts(game)), game.file.language, proper_names(game, game.file.language))


def near_misses(game: Game, texts: list[Text], lang: str, names: Mapping[str, bool]) -> Iterator[Finding]:
    """Yield the near misses of names in texts of one language."""
    if not names:
        return
    search = _Search(game, lang, names, _ordinary_words(texts))
    for text in texts:
        for tokens, name, apart in search.slips(text):
            written = text.surface(tokens)
            letters = f"{counted(apart, 'letter')} apart" if apart else "the same letters"
            hint = f'write "{name}", or allow "{written}" in the forms of "{name}" in the glossary'
            yield Finding(text.origin, f'"{written}" is nearly the name "{name}" ({letters})', hint)


def _ordinary_words(texts: Iterable[Text]) -> frozenset[str]:
    """Return the words that stand in lower case somewhere: at the start of a sentence, they are no slips."""
    return frozenset(token.text for text in texts for token in text.tokens if token.text.islower())


class _Search:
    """What is known of the names of one language, ready to go through texts."""

    def __init__(self, game: Game, lang: str, names: Mapping[str, bool], ordinary: frozenset[str]) -> None:
        shown = {name.casefold(): name for name, first in names.items() if first}
        forms = [form for _, _, forms in glossary_forms(game, lang) for form in (*forms.accepted, *forms.forbidden)]
        exact = [(name, name.casefold()) for name in names]
        # Titles of the roster may be of several, "Heavy cruisers", and a text speaks of one.
        single = [(name[:-1], name[:-1].casefold()) for name in names if name.endswith("s") and name not in forms]
        other = ((form, "") for form in forms if plain_spelling(form) not in names)
        self.known = Phrases[str]([*exact, *single, *other], inflected=True)
        self.shown = shown
        self.ordinary = ordinary
        self.near = Neighbours(shown)
        self.squeezed = {_squeeze(name): name for name in shown if reach(name) and len(name) <= LONGEST}
        longest = max((len(name.replace("-", " ").split()) for name in self.squeezed.values()), default=0)
        self.lengths = range(longest + 1, 0, -1)
        self.all_capital = all(name.rpartition(" ")[2][0].isupper() for name in names if " " in name)

    def slips(self, text: Text) -> Iterator[tuple[tuple[Token, ...], str, int]]:
        """Yield the tokens of each slip, the name that is meant, and how many letters they are apart."""
        taken = {token.start for found in self.known.find(text) if self._is_right(text, found) for token in found[0]}
        tokens = text.tokens
        for index, token in enumerate(tokens):
            if not token.text[0].isupper():
                continue
            for length in self.lengths:
                window = tokens[index : index + length]
                if len(window) < length or any(each.start in taken for each in window) or not text.joined(window):
                    continue
                found = self._name_meant(text, window)
                if found:
                    taken.update(each.start for each in window)
                    yield window, self.shown[found[0]], found[1]
                    break

    def _is_right(self, text: Text, found: tuple[tuple[Token, ...], tuple[str, ...]]) -> bool:
        """Tell whether a known phrase is spelt as known: a name with its own spaces and hyphens, a term in any way."""
        tokens, spellings = found
        written = text.surface(tokens).casefold()
        # Without its last letter, which a plural may change, and which was compared with all others already.
        return "" in spellings or any(written.startswith(spelling[:-1]) for spelling in spellings)

    def _name_meant(self, text: Text, window: tuple[Token, ...]) -> tuple[str, int] | None:
        written = text.surface(window).casefold()
        squeezed = self.squeezed.get(_squeeze(written))
        if squeezed and squeezed != written:
            return squeezed, 0
        if self.all_capital and window[-1].text[0].islower():
            return None
        opening = text.title or text.opens_sentence(window[0])
        if len(window) == 1 and opening and window[0].folded in self.ordinary:
            return None
        return self.near.nearest(written)


def _squeeze(text: str) -> str:
    return text.replace(" ", "").replace("-", "")
