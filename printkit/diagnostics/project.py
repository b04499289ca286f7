"""Findings about a project's folders, games and sheets: PK16x."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.diagnostics.kinds import Text, finding


@finding("PK161", "unknown-source-file")
def unknown_source_file(name: str, near: Sequence[str], known: Sequence[str]) -> Text:
    """Report a YAML file in a game's folder that printkit has no use for.

    ## What it does
    Compares the YAML files of a game with the kinds of file there are: `tables.yaml`, `counters.yaml` …

    ## Why it matters
    A misspelt file name would leave its whole content unprinted and unchecked.

    ## Example
    `sources/mygame/conters.yaml`

    ## Fix
    Rename it (`counters.yaml`), or move it out of the game's folder.
    """
    hint = f'did you mean "{near[0]}"?' if near else f"a game has {', '.join(known)}"
    return Text(f'nothing is read from "{name}"', hint)


@finding("PK162", "unknown-sheet-source")
def unknown_sheet_source(part: str, near: Sequence[str], known: Sequence[str]) -> Text:
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
    hint = f'did you mean "{near[0]}"?' if near else f"use one of {', '.join(known)}"
    return Text(f'nothing printable is called "{part}"', hint)


@finding("PK163", "unknown-item")
def unknown_item(name: str, part: str, near: Sequence[str]) -> Text:
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
    hint = f'did you mean "{near[0]}"?' if near else ""
    return Text(f'{part} has no item "{name}"', hint)


@finding("PK164", "file-name-clash")
def file_name_clash(file: str, first: str, second: str) -> Text:
    """Report two items whose files would have the same name.

    ## What it does
    Works out the name of every file a sheet's items are written to: the back of `a` is `a-back`, its second page
    `a-2`.

    ## Why it matters
    One would overwrite the other.

    ## Example
    An item `scout` with a back, and another item `scout-back`

    ## Fix
    Rename one of the items.
    """
    return Text(f'"{first}" and "{second}" would both be written to "{file}"', "rename one of them")


@finding("PK165", "language-not-distinct")
def language_not_distinct(lang: str) -> Text:
    """Report a translation that is named twice, or is the source language.

    ## What it does
    Checks that the languages of `translations:` differ from one another and from `language:`, and are language tags.

    ## Why it matters
    Both editions would be written to one folder.

    ## Example
    `language: en` with `translations: [en, fr]`

    ## Fix
    Leave the source language out: `translations: [fr]`.
    """
    return Text(
        f'language "{lang}" cannot be a translation here', "name each language once, as a tag such as fr or pt-br"
    )


@finding("PK166", "picture-not-found")
def picture_not_found(name: str, near: Sequence[str]) -> Text:
    """Report a drawing or bitmap that the game's `art/` folder does not hold.

    ## What it does
    Looks for `art/<name>.svg`, `.png` or `.jpg`.

    ## Why it matters
    The piece would be printed without its picture.

    ## Example
    `art: swordfsh`

    ## Fix
    Correct the name, or add the file to the game's `art/` folder.
    """
    hint = f'did you mean "{near[0]}"?' if near else f"add art/{name}.svg"
    return Text(f'no picture is called "{name}"', hint)


@finding("PK167", "catalogue-not-found")
def catalogue_not_found(file: str) -> Text:
    """Report a language that the game names but has no catalogue for.

    ## What it does
    Looks for `locale/<language>.po` for each language of `translations:`.

    ## Why it matters
    Not one text of that edition would be translated.

    ## Example
    `translations: [fr]` without `locale/fr.po`

    ## Fix
    Run `printkit translate update` and fill the new file in, or take the language out.
    """
    return Text(f'there is no catalogue "{file}"', "run: printkit translate update")


@finding("PK168", "piece-within-itself")
def piece_within_itself(address: str) -> Text:
    """Report a piece that is placed within itself, directly or through others.

    ## What it does
    Follows `piece` placements while pieces are laid out.

    ## Why it matters
    The drawing would have no end.

    ## Example
    A rules text that places `::: piece rules/rules`

    ## Fix
    Remove one of the placements.
    """
    return Text(f'"{address}" is placed within itself', "remove one of the placements")


@finding("PK169", "cannot-write")
def cannot_write(file: str, reason: str) -> Text:
    """Report an output file that could not be written; what stood there before stays as it was.

    ## What it does
    Writes each file under a temporary name beside its place and moves it there once it is complete.

    ## Why it matters
    A half-written file would look finished.

    ## Example
    A full disk, or an output folder without permission to write.

    ## Fix
    Make room or choose another folder with `--out`.
    """
    return Text(f'"{file}" cannot be written: {reason}', "make room, or choose another folder with --out")
