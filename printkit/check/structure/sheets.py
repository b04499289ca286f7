"""Sheets that ask for what is not there."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from printkit.check.registry import Finding, rule
from printkit.language.scripts import is_tag
from printkit.model.game import Game
from printkit.model.parts import PRINTABLE


@rule("PK171", "unknown-sheet-source")
def unknown_sheet_source(game: Game) -> Iterator[Finding]:
    """Report a sheet that takes its items from a file that does not exist or holds nothing to print.

    ## What it does
    Looks the `from:` of each sheet up among the kinds of things that can be printed.

    ## Why it matters
    The sheet would be empty.

    ## Example
    `from: conters`

    ## Fix
    Name the file without its ending: `from: counters`.
    """
    for sheet in game.file.sheets.values():
        if sheet.from_ not in PRINTABLE:
            near = get_close_matches(sheet.from_, PRINTABLE, n=1)
            hint = f'did you mean "{near[0]}"?' if near else f"use one of {', '.join(PRINTABLE)}"
            origin = sheet.places.get("from_", sheet.origin)
            yield Finding(origin, f'nothing printable is called "{sheet.from_}"', hint)


@rule("PK172", "unknown-sheet-item")
def unknown_sheet_item(game: Game) -> Iterator[Finding]:
    """Report a sheet that asks for an item its file does not have.

    ## What it does
    Looks each name of a sheet's `only:` up in the file that the sheet is made from.

    ## Why it matters
    The item would be missing from the sheet.

    ## Example
    `only: [attakers]`

    ## Fix
    Correct the name: `only: [attackers]`.
    """
    for sheet in game.file.sheets.values():
        if sheet.from_ not in PRINTABLE:
            continue
        known = [str(name) for name in game.parts.things(sheet.from_)]
        for name in sheet.only:
            if name not in known:
                near = get_close_matches(name, known, n=1)
                hint = f'did you mean "{near[0]}"?' if near else ""
                yield Finding(sheet.places.get("only", sheet.origin), f'{sheet.from_} has no item "{name}"', hint)


@rule("PK173", "file-name-clash")
def file_name_clash(game: Game) -> Iterator[Finding]:
    """Report two things whose files could have the same name.

    ## What it does
    Compares the names of a sheet's items with the names that backs and further pages of others take: `a-back`, `a-2`;
    and those of sheets with the name of the whole set, such as `mygame-en`.

    ## Why it matters
    One file would overwrite the other.

    ## Example
    The items `scout` and `scout-back`

    ## Fix
    Rename one of the items, or the sheet.
    """
    packs = {f"{game.id}-{lang}" for lang in game.languages}
    for name, sheet in game.file.sheets.items():
        if name in packs:
            yield Finding(sheet.origin, f'sheet "{name}" and the whole set share a file name', "rename the sheet")
        if sheet.from_ not in PRINTABLE:
            continue
        items = {str(item): thing for item, thing in game.items(name)}
        for item, thing in items.items():
            stem, _, ending = item.rpartition("-")
            if stem in items and (ending == "back" or ending.isdecimal()):
                message = f'"{item}" and the {"back" if ending == "back" else "pages"} of "{stem}" share a file name'
                yield Finding(thing.origin, message, "rename one of them")


@rule("PK174", "language-not-distinct")
def language_not_distinct(game: Game) -> Iterator[Finding]:
    """Report a translation that is named twice, is the source language, or is no language tag.

    ## What it does
    Checks that the languages of `translations:` differ from one another and from `language:`, and are language tags.

    ## Why it matters
    Two editions would be written to one folder.

    ## Example
    `language: en` with `translations: [en, fr]`

    ## Fix
    Leave the source language out: `translations: [fr]`.
    """
    seen: set[str] = set()
    places = game.file.places
    for index, lang in enumerate(game.languages):
        origin = places.get("translations" if index else "language", game.file.origin)
        if not is_tag(lang):
            yield Finding(origin, f'"{lang}" is not a language tag', "write it in lower case, such as fr or pt-br")
        elif lang in seen:
            yield Finding(origin, f'language "{lang}" is named twice', "name each language once")
        seen.add(lang)
