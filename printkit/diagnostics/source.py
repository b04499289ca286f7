"""Findings about YAML as text: what keeps a file from being read → diagnostics PK101 to PK112."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding


@finding("PK101", "yaml-syntax")
def yaml_syntax(problem: str, hint: str) -> Text:
    """Report a file that is not YAML.

    ## What it does
    Finds the place where a file stops being YAML. Nothing after it can be read.

    ## Why it matters
    A file that does not parse gives no pieces at all.

    ## Example
        title: Swordfish: the raid

    ## Fix
    Put text that holds `: `, ` #`, or that begins with a sign such as `@ % & * [ {` in quotes: `title: "Swordfish: the raid"`.
    """
    return Text(f"the file is not YAML: {problem}", hint)


@finding("PK102", "tab-in-yaml")
def tab_in_yaml(where: str) -> Text:
    """Report a tab where only spaces can stand.

    ## What it does
    Finds tabs that indent a line or stand inside a text.

    ## Why it matters
    A tab has no fixed width: YAML forbids it as indentation, and no printed text can hold one.

    ## Example
        title:<tab>…   under a line that begins with a tab

    ## Fix
    Replace each tab by two spaces; most editors do so for the whole file.
    """
    return Text(f"a tab stands {where}", "replace it by spaces")


@finding("PK103", "duplicate-key")
def duplicate_key(key: str, first_line: int) -> Text:
    """Report a key written twice in one place.

    ## What it does
    Finds a second key of the same name beside the first.

    ## Why it matters
    Only one of the two values could be printed, and nobody can tell which was meant.

    ## Example
        title: Fog bank
        title: Fog banks

    ## Fix
    Delete one of the two lines, or rename it.
    """
    return Text(f'the key "{key}" stands twice, first in line {first_line}', "keep one of the two")


@finding("PK104", "yaml-alias")
def yaml_alias(mark: str) -> Text:
    """Report an anchor (`&name`) or an alias (`*name`).

    ## What it does
    Finds the first anchor or alias of a file.

    ## Why it matters
    A value that is copied from elsewhere cannot be found where it is printed, and a few copied copies fill a computer's memory.

    ## Example
        front: &side {art: swordfish}
        back: *side

    ## Fix
    Write the value out in both places. A text that begins with `&` or `*` belongs in quotes.
    """
    return Text(f'"{mark}" marks a copied value, which sources do not use', "write the value out, or quote the text")


@finding("PK105", "yaml-tag")
def yaml_tag(tag: str) -> Text:
    """Report a YAML tag (`!name`).

    ## What it does
    Finds every value that names its own type.

    ## Why it matters
    Sources are data: a tag asks the reader to build something else, at worst to run code.

    ## Example
        count: !!int "12"

    ## Fix
    Delete the tag. A text that begins with `!` belongs in quotes.
    """
    return Text(f'the tag "{tag}" is not allowed', "delete the tag, or quote a text that begins with !")


@finding("PK106", "yaml-too-deep")
def yaml_too_deep(limit: int) -> Text:
    """Report lists or keys nested too deeply.

    ## What it does
    Finds the place where nesting passes the limit.

    ## Why it matters
    No game needs it; such a file is broken or meant to exhaust the program.

    ## Example
        [[[[[[[[[[…

    ## Fix
    Close the brackets that were left open.
    """
    return Text(f"values are nested more than {limit} deep", "check for brackets left open")


@finding("PK107", "yaml-too-long")
def yaml_too_long(limit: int) -> Text:
    """Report a file that holds too many values.

    ## What it does
    Finds the value that passes the limit of one file.

    ## Why it matters
    One file must be read in an instant, and what went wrong in it found by a person.

    ## Example
        a deck of 20,000 cards with ten fields each

    ## Fix
    Split the file.
    """
    return Text(f"the file holds more than {limit:,} values", "split the file")


@finding("PK108", "several-documents")
def several_documents() -> Text:
    """Report a second YAML document in a file.

    ## What it does
    Finds a line `---` after content.

    ## Why it matters
    A file holds one thing; what follows the line would not be printed.

    ## Example
        title: One
        ---
        title: Two

    ## Fix
    Put the second document into a file of its own, or delete the line.
    """
    return Text('a second document begins at "---"', "put it into a file of its own")


@finding("PK109", "key-not-text")
def key_not_text(found: str) -> Text:
    """Report a key that is a list or a mapping.

    ## What it does
    Finds keys that are not plain text.

    ## Why it matters
    Nothing can ask for such a key, so its value would never be printed.

    ## Example
        {title}: Fog bank

    ## Fix
    Write the key as text; put it in quotes if it begins with a bracket.
    """
    return Text(f"a key must be text, found {found}", "put the key in quotes if it begins with a bracket")


@finding("PK110", "merge-key")
def merge_key() -> Text:
    """Report a merge key (`<<`).

    ## What it does
    Finds the key that YAML 1.1 used to mix one mapping into another.

    ## Why it matters
    The values it brings stand elsewhere, so they cannot be found or translated where they are used.

    ## Example
        <<: {size: 20mm}

    ## Fix
    Write the keys out.
    """
    return Text('"<<" mixes in keys from elsewhere, which sources do not use', "write the keys out")


@finding("PK111", "empty-file")
def empty_file() -> Text:
    """Report a YAML file without content.

    ## What it does
    Finds files that hold nothing, or comments only.

    ## Why it matters
    A file that says nothing was forgotten or lost its content.

    ## Example
        # missions to come

    ## Fix
    Fill the file or delete it.
    """
    return Text("the file holds no content", "fill it or delete it")


@finding("PK112", "unprintable-character")
def unprintable_character(character: str) -> Text:
    """Report a control character or a broken half of a character.

    ## What it does
    Finds characters that no font draws and no editor shows.

    ## Why it matters
    They come from a damaged file or a bad paste, and would vanish or break a line in print.

    ## Example
        title: Fog<U+0007> bank

    ## Fix
    Delete the character; retype the word around it.
    """
    return Text(f'the character "U+{ord(character):04X}" cannot be printed', "delete it and retype the word around it")
