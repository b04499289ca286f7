"""Findings about flowing text: PK12x."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.wording import counted


@finding("PK121", "prose-unsupported")
def prose_unsupported(what: str) -> Text:
    """Report a kind of Markdown that a rules text cannot hold.

    ## What it does
    Accepts headings of levels 1 to 3, paragraphs, plain lists, tables, and lines `::: kind path` that place things.

    ## Why it matters
    What is not understood would be missing from the printed rules.

    ## Example
    A code block, a quotation, HTML, or a list within a list.

    ## Fix
    Say it with headings, paragraphs, lists and tables.
    """
    return Text(f"{what} has no place in a rules text", "use headings, paragraphs, lists, tables and ::: placements")


@finding("PK122", "misplaced-title")
def misplaced_title(count: int) -> Text:
    """Report a rules text that does not begin with one title.

    ## What it does
    Checks that the first block is a heading of level 1 (`# Title`) and that there is no other.

    ## Why it matters
    The title stands at the head of the booklet, in its bookmarks and in its file.

    ## Example
    A text that begins with `## Setting up`

    ## Fix
    Begin the file with one line `# Rules`.
    """
    return Text(f"the text has {counted(count, 'title')}, or does not begin with one", "begin with one line: # Title")
