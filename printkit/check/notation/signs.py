"""Signs of the notation that mean two things, that a language lacks, or that no vocabulary knows."""

from __future__ import annotations

from collections.abc import Iterator

from printkit.check.registry import Finding, rule
from printkit.diagnostics import Origin, Severity
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.notation import Column, Mark


@rule("PK373", "ambiguous-sign")
def ambiguous_sign(game: Game) -> Iterator[Finding]:
    """Report two marks of one column of a log that are written with one sign in a language.

    ## What it does
    Compares the signs of the marks of each column in `notation.yaml`, language by language: the game's own and those
    it is translated into. Two marks of one meaning are one mark written twice, and are reported as well.

    ## Why it matters
    In a column of moves where D is a turn to the right and a drift, `D` alone is two orders, and the players quarrel
    over which was given.

    ## Example
        move:
          marks:
            right: {sign: {en: R, fr: D}, means: a turn to the right}
            drift: {sign: D, means: the ship drifts}

    ## Fix
    Give one of the two another sign: `right: {sign: {en: R, fr: T}}`.
    """
    for name, column in game.parts.notation.items():
        reported: set[tuple[Name, Name]] = set()
        for lang in game.languages:
            known: dict[str, Name] = {}
            for key, mark in column.marks.items():
                sign = mark.sign_in(lang)
                if sign is None:
                    continue
                other = known.setdefault(sign, key)
                if other != key and (other, key) not in reported:
                    reported.add((other, key))
                    message = f'the sign "{sign}" of column "{name}" is "{other}" and "{key}" in "{lang}"'
                    yield Finding(_sign_place(mark), message, "give one of the two another sign")


@rule("PK374", "sign-across-columns", Severity.WARNING)
def sign_across_columns(game: Game) -> Iterator[Finding]:
    """Report a sign that means one thing in a column of a log and another in the next.

    ## What it does
    Compares the signs of all columns in `notation.yaml`, in each language. Columns whose marks have the same names,
    such as one for each side of a ship, are one. A sign is reported once, where it stands the second time.

    ## Why it matters
    R for a turn to starboard beside R for round shot is clear to whoever knows the columns, and a trap for beginners.

    ## Example
        move: {marks: {right: {sign: R, means: a turn to the right}}}
        load: {marks: {loaded: {sign: R, means: round shot}}}

    ## Fix
    Give one another letter; or where the columns keep them apart, say so beside it: `# printkit: allow PK374 reason`.
    """
    known: dict[tuple[str, str], tuple[str, Name, Name]] = {}
    reported: set[tuple[Name, Name]] = set()
    for name, column, key, mark in _marks(game):
        for lang in game.languages:
            sign = mark.sign_in(lang)
            if sign is None:
                continue
            means, where, other = known.setdefault((lang, sign), (mark.means.text, name, key))
            if where == name or other == key or means == mark.means.text or (name, key) in reported:
                continue
            reported.add((name, key))
            message = f'the sign "{sign}" is "{other}" in column "{where}" and "{key}" in "{name}"'
            yield Finding(_sign_place(mark), message, f'give column "{column.title.text}" another letter for it')


@rule("PK375", "unlisted-sign")
def unlisted_sign(game: Game) -> Iterator[Finding]:
    """Report a mark without a sign in one of the game's languages, or an abbreviation that its glossary does not know.

    ## What it does
    Looks for a sign of each mark in the game's own language and in each it is translated into. Signs of several
    letters must be abbreviations in the glossary of that language; single letters are explained by the mark itself.

    ## Why it matters
    Without a sign the French log would be kept in English letters. An abbreviation that no vocabulary explains is
    printed, and nobody can look it up.

    ## Example
        offensive: {sign: {en: OBP}, means: an offensive party}     # in a game that is translated into French

    ## Fix
    Add the sign, `sign: {en: OBP, fr: GAO}`, and the abbreviation to `glossary.yaml`: `kind: abbreviation`.
    """
    for _, _, key, mark in _marks(game):
        if mark.sign is None:
            continue
        place = _sign_place(mark)
        for lang in game.languages:
            sign = mark.sign_in(lang)
            if sign is None:
                yield Finding(place, f'the mark "{key}" has no sign in "{lang}"', f"write sign: {{{lang}: …}}")
            elif len(sign) > 1 and sign.isalpha() and sign not in _abbreviations(game, lang):
                hint = "add it: kind: abbreviation, with expands"
                yield Finding(place, f'the glossary has no abbreviation "{sign}" in "{lang}"', hint)


def _marks(game: Game) -> Iterator[tuple[Name, Column, Name, Mark]]:
    for name, column in game.parts.notation.items():
        for key, mark in column.marks.items():
            yield name, column, key, mark


def _sign_place(mark: Mark) -> Origin:
    return mark.places.get("sign", mark.origin)


def _abbreviations(game: Game, lang: str) -> set[str]:
    terms = (term for term in game.parts.glossary.values() if term.kind == "abbreviation")
    forms = (term.spelt_in(lang, game.file.language) for term in terms)
    return {form for each in forms if each for form in each.accepted}
