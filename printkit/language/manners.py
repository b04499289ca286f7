"""The name of a manner of setting texts, a language or a house's way with one → its rules of punctuation, in order.

French follows the Imprimerie nationale, or the printers of Canada, of Switzerland or of the European Union where a
game says so; English common British and American usage; German the Duden, or Swiss printers. Other languages get
only what is the same everywhere: the apostrophe inside a word, dashes, the minus, what stays with its number.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from printkit.model.files import Manner

Replacement: TypeAlias = str | Callable[["re.Match[str]"], str]
Rule: TypeAlias = tuple[str, str, Replacement]
"""What a text must hold for the rule to apply (a saving of time only), a pattern, and what takes its place."""

NO_BREAK = "\u00a0"
NARROW = "\u202f"
MASK = "\U000f0000"
"""Stands for one protected stretch while rules run; private use, and itself protected where a text holds it."""

SPACES = "[ \u00a0\u2009\u202f]"
BEFORE = r"""([^\s;:!?*(\[«“¿¡"'])(\**)"""
"""What a French mark may follow: a word, perhaps with closing markup between the two."""

DASHES: tuple[Rule, ...] = (
    ("-", r"\b(\d*[dD]\d+)-(?=\d)", r"\1−"),
    ("-", r"(?:^|(?<=[\s(\[«“„/*:=]))-(?=[\d½¼¾])", "−"),
    ("-", r"(?<![\w.,–-])(\d+(?:[.,]\d+)*)-(?=\d+(?![\d-]))", r"\1–"),
    (" - ", r"(?<=[^\W\d]|[,.;:!?…)»”“’*]) - (?=[^\W\d]|[(«“‘„*])", " – "),
)
"""Dice less a number; a number below zero; a range, though not a date such as 1941-05-24; a dash between words."""

DOUBLE = r'(?<![\w"])"(?=[^\s"])([^"]*[^\s"])"(?!")'
SINGLE = r"(?<![\w'’])'(?=\S)((?:[^'\n]|(?<=\w)'(?=\w))*?[^\s'])'(?!\w)"
"""Straight quotes in pairs; the single ones that are left over are apostrophes."""

ELLIPSIS: Rule = ("...", r"\.\.\.", "…")
APOSTROPHE: Rule = ("'", r"(?<!\d)'|'(?=\w)", "’")
UNIT: Rule = ("", rf"(?<=[\d{MASK}]){SPACES}(?=(?:mm|cm|km|kg|kn|min|m|g|h|s|pt|°C)(?![\w'’]))", NO_BREAK)
UNIT_ADDED: Rule = ("", r"(?<=\d)(?=(?:mm|cm|km|kg)(?!\w))", NO_BREAK)
PERCENT: Rule = ("", rf"(?<=[\d{MASK}]){SPACES}*(?=[%‰€])", NO_BREAK)
SECTION: Rule = ("§", rf"§{SPACES}?(?=\d)", f"§{NO_BREAK}")


class Spaces(NamedTuple):
    """The spaces of one French manner: before `; ! ?`, before `:`, and inside « »."""

    marks: str
    colon: str
    quotes: str


FRENCH: dict[Manner, Spaces] = {
    "fr": Spaces(NARROW, NO_BREAK, NO_BREAK),
    "fr-ca": Spaces("", NO_BREAK, NO_BREAK),
    "fr-ch": Spaces(NARROW, NARROW, NARROW),
    "fr-eu": Spaces("", "", ""),
}
GERMAN: dict[Manner, tuple[str, str]] = {"de": (r"„\1“", r"‚\1‘"), "de-ch": (r"«\1»", r"‹\1›")}
"""The quotes of each German manner, outer and inner."""


def before_number(*words: str) -> Rule:
    """Return the rule that keeps a number with the abbreviation before it: `No. 7`."""
    return (". ", rf"(?<![\w.])({'|'.join(words)})\. (?=\d)", rf"\1.{NO_BREAK}")


def quote_within(found: re.Match[str]) -> str:
    """Return a text in guillemets with the straight quotes in it turned into “ ”."""
    return re.sub(SINGLE, r"“\1”", re.sub(DOUBLE, r"“\1”", found[0]))


def french(spaces: Spaces) -> tuple[Rule, ...]:
    """Return the rules of French with the spaces of one manner."""
    # where no space comes before a mark, an address would take it in
    before = BEFORE if spaces.marks else BEFORE.replace("¿", f"{MASK}¿")
    within: Rule = ("«", r"«[^«»]*»", quote_within)
    return (
        within,
        ('"', DOUBLE, r"«\1»"),
        within,
        ("'", SINGLE, r"«\1»"),
        APOSTROPHE,
        ELLIPSIS,
        *DASHES,
        ("«", rf"«{SPACES}*(?=[^\s»])", f"«{spaces.quotes}"),
        ("»", rf"(?<=[^\s«\"'“]){SPACES}*»", f"{spaces.quotes}»"),
        ("", rf"{before}{SPACES}*(?=[;!?](?![\w{MASK}]))", rf"\1\2{spaces.marks}"),
        (":", rf"{before}{SPACES}+(?=:(?!:))", rf"\1\2{spaces.colon}"),
        (":", rf"{before}(?=:(?![\w:{MASK}]))", rf"\1\2{spaces.colon}"),
        *FRENCH_FIGURES,
    )


FRENCH_FIGURES: tuple[Rule, ...] = (
    ("ère", r"(?<![^\W_])1ère(s?)\b", r"1re\1"),
    ("ème", r"(?<=\d)i?ème(s?)\b|(?<=\b[IVX])ème(s?)\b|(?<=[IVX][IVX])ème(s?)\b", lambda m: "e" + "".join(filter(None, m.groups()))),
    ("", rf"\b([nN])[°ºᵒ](s?){SPACES}?(?=\d)", rf"\1°\2{NO_BREAK}"),
    (" h ", rf"(?<=\d){SPACES}h{SPACES}(?=\d\d(?!\d))", f"{NO_BREAK}h{NO_BREAK}"),
    ("", rf"(?<![\d.,–-])(?<!\d{SPACES})\d{{1,3}}(?:{SPACES}\d{{3}})+(?![\d–-]|{SPACES}\d)", lambda m: re.sub(SPACES, NARROW, m[0])),
    PERCENT,
    UNIT_ADDED,
    UNIT,
    SECTION,
    before_number("p", "pp", "fig", "art", "vol"),
)  # fmt: skip
"""`1re` and `2e`; a number, an hour, thousands, a share, a unit, a section or a page stays on one line."""


def german(outer: str, inner: str) -> tuple[Rule, ...]:
    """Return the rules of German with the quotes of one manner."""
    return (
        ('"', DOUBLE, outer),
        ("'", SINGLE, inner),
        APOSTROPHE,
        ELLIPSIS,
        *DASHES,
        (".", rf"(?<![\w.])i\.{SPACES}?d\.{SPACES}?R\.", f"i.{NARROW}d.{NARROW}R."),
        (".", rf"(?<![\w.])(z|d|u|o|s|v)\.{SPACES}?(?=(?:B|T|h|a|U|u|o|Ä|ä)\.(?!\w))", rf"\1.{NARROW}"),
        PERCENT,
        UNIT_ADDED,
        UNIT,
        SECTION,
        before_number("Nr", "S", "Abb", "Bd"),
    )


ENGLISH: tuple[Rule, ...] = (
    ('"', DOUBLE, r"“\1”"),
    ("'", SINGLE, r"‘\1’"),
    APOSTROPHE,
    ELLIPSIS,
    *DASHES,
    UNIT,
    SECTION,
    before_number("No", "Nos", "p", "pp", "Fig", "vol"),
)

EVERYWHERE: tuple[Rule, ...] = (("'", r"(?<=[^\W\d])'(?=[^\W\d])", "’"), ELLIPSIS, *DASHES, UNIT, SECTION)


def language_of(lang: str) -> str:
    """Return the language of a code with or without a region: `fr` of `fr_CH`."""
    return re.split(r"[-_]", lang, maxsplit=1)[0].lower()


def manner_of(lang: str, chosen: Iterable[Manner] = ()) -> str:
    """Return the manner that texts of a language are set in: the one chosen for it, that of its region, its own."""
    language = language_of(lang)
    own = lang.lower().replace("_", "-")
    return next((each for each in chosen if language_of(each) == language), own)


@functools.cache
def compile_rules(manner: str) -> tuple[tuple[str, re.Pattern[str], Replacement], ...]:
    """Compile the rules of a manner; done late, since a build needs one or two of them."""
    return tuple((trigger, re.compile(pattern), new) for trigger, pattern, new in rules_of(manner))


def rules_of(manner: str) -> tuple[Rule, ...]:
    """Return the rules of a manner, of its language where nothing is known of the region, else those of all languages."""
    for name in (manner.lower().replace("_", "-"), language_of(manner)):
        match name:
            case "fr" | "fr-ca" | "fr-ch" | "fr-eu":
                return french(FRENCH[name])
            case "de" | "de-ch":
                return german(*GERMAN[name])
            case "en":
                return ENGLISH
    return EVERYWHERE
