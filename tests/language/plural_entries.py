"""A text with a plural, and its entries in catalogues, for tests."""

from __future__ import annotations

from printkit.diagnostics import Origin

AT = Origin("sources/g/a.yaml", 4, 9)
ROLL = "Roll {n} {n|die|dice}"
RULES = {
    "fr": "nplurals=2; plural=(n > 1);",
    "de": "nplurals=2; plural=(n != 1);",
    "ja": "nplurals=1; plural=0;",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
}


def head(lang: str) -> str:
    return (
        f'msgid ""\nmsgstr ""\n"Language: {lang}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        f'"Plural-Forms: {RULES[lang]}\\n"\n\n'
    )


def entry(*forms: str, one: str = "Roll {n} die", other: str = "Roll {n} dice") -> str:
    said = "".join(f'msgstr[{number}] "{form}"\n' for number, form in enumerate(forms))
    return f'msgctxt "c"\nmsgid "{one}"\nmsgid_plural "{other}"\n{said}'


FRENCH = entry("Lancez {n} dé", "Lancez {n} dés")
POLISH = entry("Rzuć {n} kością", "Rzuć {n} kośćmi", "Rzuć {n} kości")
