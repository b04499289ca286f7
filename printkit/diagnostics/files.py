"""Findings about files: what keeps a file from being read → diagnostics PK131 to PK136."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from printkit.diagnostics.kinds import Text, finding


@finding("PK131", "file-not-found")
def file_not_found(path: str, neighbours: Iterable[str]) -> Text:
    """Report a file that is not there.

    ## What it does
    Finds names of files that do not exist, compared letter by letter.

    ## Why it matters
    A piece without its picture is not the piece that was designed.

    ## Example
        art: swordfsh

    ## Fix
    Correct the name; the hint tells the nearest in that folder.
    """
    name = path.rpartition("/")[2]
    near = get_close_matches(name, sorted(neighbours), n=3, cutoff=0.6)
    found = ", ".join(f'"{other}"' for other in near)
    return Text(f'there is no file "{path}"', f"did you mean {found}?" if near else "check the name and its folder")


@finding("PK132", "path-outside")
def path_outside(path: str, reason: str) -> Text:
    """Report a path that leads out of the folder it must stay in.

    ## What it does
    Finds absolute paths, drives, web addresses, `..`, backslashes, and links that point elsewhere.

    ## Why it matters
    Sources may come from anyone: no game may print what lies outside its own folder.

    ## Example
        art: ../../etc/passwd

    ## Fix
    Copy the file into the game's folder and name it from there, with forward slashes.
    """
    return Text(f'the path "{path}" {reason}', "copy the file into the folder and name it from there, with /")


@finding("PK133", "not-utf-8")
def not_utf_8(byte: int) -> Text:
    """Report a text file in another encoding than UTF-8.

    ## What it does
    Finds the first byte that UTF-8 does not allow.

    ## Why it matters
    Read as another encoding, é and — would turn into other characters in print.

    ## Example
        a file saved as "ANSI" or "Windows-1252"

    ## Fix
    Open it in an editor and save it as UTF-8.
    """
    return Text(f'the byte "0x{byte:02x}" is not UTF-8', "save the file as UTF-8")


@finding("PK134", "file-too-big")
def file_too_big(path: str, limit: int) -> Text:
    """Report a file larger than printkit reads.

    ## What it does
    Finds texts and pictures beyond their limit.

    ## Why it matters
    Such a file is seldom meant, and reading it could exhaust the computer.

    ## Example
        a 900 MB photograph

    ## Fix
    Split a text; save a picture at the size it is printed.
    """
    return Text(f'"{path}" is larger than {limit / 1_000_000:g} MB', "split the text, or save the picture smaller")


@finding("PK135", "not-a-file")
def not_a_file(path: str) -> Text:
    """Report a path that names a folder or a device.

    ## What it does
    Finds paths that exist but are no files.

    ## Why it matters
    There is nothing in it to print.

    ## Example
        art: art/

    ## Fix
    Name a file in the folder.
    """
    return Text(f'"{path}" is not a file', "name a file in that folder")


@finding("PK136", "unreadable-file")
def unreadable_file(path: str, reason: str) -> Text:
    """Report a file the computer refuses to read.

    ## What it does
    Finds files that are there but cannot be opened.

    ## Why it matters
    What cannot be read cannot be printed.

    ## Example
        a file that belongs to another user

    ## Fix
    Give yourself the right to read it, or copy it.
    """
    return Text(f'"{path}" cannot be read: {reason}', "check its permissions")
