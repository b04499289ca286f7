"""Findings about a project's folders, games and sheets: PK16x."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.diagnostics.core import Severity
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
    meant = f'did you mean "{near[0]}"?' if near else ""
    there = f"what is read here: {', '.join(known)}" if known else "move it away: nothing is read here"
    return Text(f'nothing is read from "{name}"', " ".join(filter(None, (meant, there))))


@finding("PK162", "file-beside-folder")
def file_beside_folder(part: str) -> Text:
    """Report a folder of things of which nothing is read, since a file of the same name stands beside it.

    ## What it does
    Looks for a folder such as `tables/`, with YAML files in it, in a game that has a `tables.yaml`, too.

    ## Why it matters
    One of the two would be left out, unprinted and unchecked.

    ## Example
    `sources/mygame/tables/hits.yaml`, beside `sources/mygame/tables.yaml`

    ## Fix
    Keep all of them in the file, or give each a file of its own in the folder.
    """
    return Text(
        f'nothing is read from "{part}/" beside "{part}.yaml"', f"move what it holds into {part}.yaml, or the reverse"
    )


@finding("PK163", "undeclared-catalogue", Severity.WARNING)
def undeclared_catalogue(lang: str) -> Text:
    """Report a catalogue of a language that the game does not name.

    ## What it does
    Compares the catalogues in `locale/` with the languages of `translations:`.

    ## Why it matters
    The language would be neither printed nor checked.

    ## Example
    `sources/mygame/locale/es.po`, and `translations: [fr]` in `game.yaml`

    ## Fix
    Name the language in `translations:`, or take the catalogue away.
    """
    return Text(f'"{lang}" is no language of the game', f"add {lang} to translations: in game.yaml")


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
def catalogue_not_found(file: str, hint: str) -> Text:
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
    return Text(f'there is no catalogue "{file}"', hint)


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
