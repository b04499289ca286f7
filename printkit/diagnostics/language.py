"""Findings about languages, PK301 and on: what is missing, stale or unlike its source in a catalogue → a diagnostic."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import counted

UPDATE = 'run "printkit translate update"'


def shorten(text: str, limit: int = 60) -> str:
    """Return a text on one line, cut to `limit` characters, for quoting in a message."""
    line = " ".join(text.split())
    return line if len(line) <= limit else line[: limit - 1].rstrip() + "…"


def listed(names: Sequence[str]) -> str:
    """Return names quoted and separated by commas."""
    return ", ".join(f'"{name}"' for name in names)


@finding("PK301", "untranslated-text")
def untranslated_text(text: str, lang: str, hint: str) -> Text:
    """Report a text of the game that has no translation in a language being built.

    ## What it does
    Looks up every text in the catalogue of the language, by its address and its words.

    ## Why it matters
    Untranslated words in a translated game are usually found on paper. They are never printed silently.

    ## Example
    `title: Fog bank` in the mission, and `msgstr ""` (or nothing at all) in `locale/fr.po`.

    ## Fix
    Run `printkit translate update`, then write the translation in the catalogue.
    """
    return Text(f'"{shorten(text)}" has no translation in "{lang}"', hint)


@finding("PK302", "stale-translation")
def stale_translation(translated: str, current: str, place: str, *, marked: bool) -> Text:
    """Report a translation made for an earlier wording of its text.

    ## What it does
    Compares the source text in the catalogue with the one in the sources, and refuses entries marked fuzzy.

    ## Why it matters
    The source changed, perhaps a rule with it: the two languages may no longer play the same game.

    ## Example
    The YAML says `move 3 hexes`; the catalogue still translates `move 2 hexes`, or is marked `#, fuzzy`.

    ## Fix
    Run `printkit translate update`, correct the translation, and remove the `fuzzy` flag.
    """
    then = 'remove the "fuzzy" flag once it is right' if marked else f"{UPDATE} to renew the entry"
    return Text(
        f'"{shorten(translated)}" translates an earlier text',
        f'the text{f" in {place}" if place else ""} is now "{shorten(current, 200)}"; {then}',
    )


@finding("PK303", "placeholders-differ")
def placeholders_differ(missing: Sequence[str], unknown: Sequence[str]) -> Text:
    """Report a translation whose placeholders are not those of its source text.

    ## What it does
    Counts each `{placeholder}` in the source text and in its translation.

    ## Why it matters
    A placeholder that is lost loses a number of the game; one that is misspelt cannot be filled.

    ## Example
    Source `sink {vp} points`, translation `couler {pv} points`.

    ## Fix
    Write each placeholder in the translation exactly as in the source, as many times; the order is free.
    """
    parts = []
    if missing:
        parts.append(f"lacks {listed(missing)}")
    if unknown:
        parts.append(f"has {listed(unknown)}, unknown to the source")
    return Text(f"translation {' and '.join(parts)}", "placeholders are copied as they are, never translated")


@finding("PK304", "markup-differs")
def markup_differs(mark: str, source: int, translation: int) -> Text:
    """Report a translation with more or fewer marks than its source: bold, italic, symbols, links, line ends.

    ## What it does
    Counts `**`, `*`, each `:symbol:`, each link target and the line ends on both sides.

    ## Why it matters
    A lost `**` makes the rest of a paragraph bold; a lost `:die-6:` leaves a hole in the sentence.

    ## Example
    Source `**Fire** on :die-6:`, translation `**Tirez sur :die-6:`.

    ## Fix
    Give the translation the same marks, the same number of times.
    """
    found, wanted = counted(translation, "time"), counted(source, "time")
    return Text(f'translation has "{mark}" {found}, its source {wanted}', "use the same marks")


@finding("PK305", "number-differs")
def number_differs(source: Sequence[str], translation: Sequence[str]) -> Text:
    """Report a translation that holds other numbers than its source.

    ## What it does
    Compares the numbers and die faces typed in the source text with those typed in the translation, and where these are
    the same, the signs that make them mean something else: `4+`, `-1`, `≤2`.

    ## Why it matters
    Two languages with two numbers are two different games.

    ## Example
    Source `lose 3 turns`, translation `perdez 2 tours`.

    ## Fix
    Correct the number, in figures on both sides; better, move it into a field and write `{turns}` in the text.
    """
    parts = []
    if source:
        parts.append(f"lacks {listed(source)}")
    if translation:
        parts.append(f"has {listed(translation)}, not in the source")
    return Text(f"translation {' and '.join(parts)}", "write the same numbers, in figures, as in the source")


@finding("PK306", "unused-translation", Severity.WARNING)
def unused_translation(context: str, text: str) -> Text:
    """Report a catalogue entry whose text is no longer in the sources.

    ## What it does
    Looks for each entry's address among the texts of the game.

    ## Why it matters
    Nothing prints it: the item was renamed or removed, and its translation may be wanted elsewhere.

    ## Example
    An entry with `msgctxt "missions/07/title"` after the mission was renamed.

    ## Fix
    Run `printkit translate update`: it carries the translation over where it can, and keeps the rest as `#~`.
    """
    return Text(f'no text has the address "{context}" any more ("{shorten(text)}")', UPDATE)


@finding("PK307", "duplicate-translation")
def duplicate_translation(context: str, text: str, first: int) -> Text:
    """Report a text that a catalogue translates twice.

    ## What it does
    Looks for two entries with the same `msgctxt` and `msgid`.

    ## Why it matters
    Only one of them can be printed, and nobody can tell which was meant.

    ## Example
    Two entries with `msgctxt "tables/firing/title"` and `msgid "Firing"`, often after a merge.

    ## Fix
    Keep the better one, delete the other.
    """
    where = f' at "{context}"' if context else ""
    return Text(f'"{shorten(text)}"{where} is translated twice, first in line {first}', "delete one of the two entries")


@finding("PK308", "catalog-malformed")
def catalog_malformed(what: str, hint: str = "") -> Text:
    """Report a line of a catalogue that is not in the PO format.

    ## What it does
    Reads each line of the `.po` file as gettext does.

    ## Why it matters
    The entry it belongs to cannot be read, so its text would be missing from the page.

    ## Example
    `msgstr "Tir` without the closing quote; a leftover `<<<<<<<` of a merge.

    ## Fix
    Correct the line. A PO editor such as Poedit never writes such lines.
    """
    return Text(what, hint or 'an entry is msgctxt "…", msgid "…", msgstr "…", each text in double quotes')


@finding("PK309", "catalog-header")
def catalog_header(what: str, hint: str) -> Text:
    """Report a catalogue whose header is missing or does not fit the file.

    ## What it does
    Reads the first entry: the language, the character set, the plural forms.

    ## Why it matters
    A German catalogue saved as `fr.po`, or accents read in the wrong character set, would spoil every page.

    ## Example
    `Language: de` in `locale/fr.po`.

    ## Fix
    Correct the header, or rename the file to the language that it holds. Catalogues are always UTF-8.
    """
    return Text(what, hint)


@finding("PK314", "language-without-words")
def language_without_words(lang: str, spoken: Sequence[str], file: str) -> Text:
    """Report a language that lacks printkit's own words, such as "Cut" or "page 1 of 2".

    ## What it does
    Looks for each built-in word in the game's catalogue, then among those that come with printkit.

    ## Why it matters
    The margins of the sheets would be in English without anyone having decided so.

    ## Example
    A game built with `--lang pl` when its `locale/pl.po` has no entries under the context `printkit`; a game written
    in Polish, which needs a `locale/pl.po` for these words alone.

    ## Fix
    Run `printkit translate update`, then translate the entries whose context is `printkit`.
    """
    return Text(
        f'printkit has no words of its own in "{lang}" (it has {listed(spoken)})',
        f'{UPDATE}, then translate the entries of {file or "the catalogue"} whose msgctxt is "printkit"',
    )


@finding("PK327", "catalog-windows-marks", Severity.WARNING)
def catalog_windows_marks(what: str, hint: str) -> Text:
    """Report a catalogue with a byte order mark, or with lines that end as on Windows.

    ## What it does
    Looks for the mark at the beginning of the `.po` file, and for carriage returns. printkit reads such a file, but
    `printkit translate update` leaves it alone.

    ## Why it matters
    gettext's own tools refuse the mark. Of the line ends, the next tool that saves the file changes every one, and
    nobody sees any more which translation changed.

    ## Example
    `locale/fr.po` after an editor saved it with CR LF.

    ## Fix
    Save it in UTF-8 without byte order mark and with line feeds (Poedit: Preferences, Advanced, Line endings: Unix); in
    a Git repository, keep it so by `*.po text eol=lf` in `.gitattributes`.
    """
    return Text(what, hint)


@finding("PK328", "note-without-text", Severity.WARNING)
def note_without_text(note: str) -> Text:
    """Report a note for translators that stands above no text.

    ## What it does
    Looks for a text of the game on the line that a comment `# note: …` speaks of, or within what begins there.

    ## Why it matters
    No translator would see it.

    ## Example
    `# note: the die, not the end of a life` above `count: 3`.

    ## Fix
    Put it right above the text that it explains, at the end of its line, or above the thing whose title it explains.
    """
    return Text(f'the note "{shorten(note)}" stands above no text', "put it right above the text that it explains")


@finding("PK383", "typography-twice")
def typography_twice(manner: str, earlier: str) -> Text:
    """Report two manners of typography for one language among the defaults of the project.

    ## What it does
    Compares the languages of the manners in `typography:` of `printkit.yaml`.

    ## Why it matters
    A text can be set in one of them only, and nobody can tell which was meant.

    ## Example
    `typography: [fr-ca, fr-ch]`

    ## Fix
    Keep one of them; a game that is set otherwise says so in its own `game.yaml`.
    """
    message = f'"{manner}" comes after "{earlier}", which sets the same language'
    return Text(message, "name one of them; a game may name another in its game.yaml")
