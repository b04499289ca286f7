"""Findings about the `{placeholders}` of a text, PK310 to PK313: what cannot be filled → a diagnostic."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding
from printkit.diagnostics.language import shorten


@finding("PK310", "unknown-placeholder")
def unknown_placeholder(placeholder: str, hint: str) -> Text:
    """Report a placeholder that nothing fills.

    ## What it does
    Looks up each `{placeholder}` of a text among the fields of the thing the text belongs to.

    ## Why it matters
    The page would show a brace and a name where a number belongs.

    ## Example
    `Sink {pv} points` in a mission whose field is `vp`.

    ## Fix
    Correct the name, or add the field. To print a brace, double it: `{{`.
    """
    return Text(f'placeholder "{placeholder}" has no value', hint)


@finding("PK311", "malformed-placeholder")
def malformed_placeholder(placeholder: str, why: str) -> Text:
    """Report a brace that is not a placeholder: unbalanced, or with something other than a name inside.

    ## What it does
    Reads each `{…}` as a name, a path of names, and at most one modifier: `{vp}`, `{tables.firing.roll}`, `{n|signed}`.

    ## Why it matters
    Sources are data: format codes and calls are not run, and half a brace hides a forgotten name.

    ## Example
    `{vp`, `{vp:>3}`, `{vp!r}`, `{mission.__class__}`.

    ## Fix
    Write the plain name. To print a brace, double it: `{{` or `}}`.
    """
    return Text(f'"{shorten(placeholder)}" {why}', "write {name}, {path.to.value} or {name|signed}; {{ prints a brace")


@finding("PK312", "unfit-modifier")
def unfit_modifier(placeholder: str, why: str, hint: str) -> Text:
    """Report a modifier that does not exist or does not suit the value.

    ## What it does
    Applies the word after `|`: `signed` writes +2 or −1, `words` writes one to twelve.

    ## Why it matters
    The number would be printed in another shape than the author asked for.

    ## Example
    `{bonus|sign}`, or `{turns|words}` where `turns` is 16.

    ## Fix
    Use `signed` with a number, `words` with a whole number from 1 to 12, or no modifier.
    """
    return Text(f'placeholder "{placeholder}" {why}', hint)


@finding("PK313", "unwritable-value")
def unwritable_value(placeholder: str, why: str) -> Text:
    """Report a placeholder whose value cannot be written in a sentence.

    ## What it does
    Writes numbers, texts, die ranges and lists of these; refuses anything else.

    ## Why it matters
    A whole table, an empty list or a yes/no has no words of its own.

    ## Example
    `Reach {ports}` where `ports: []`.

    ## Fix
    Name a field that holds a number, a text, a die range or a list, or write the words out.
    """
    return Text(f'placeholder "{placeholder}" {why}', "name a field that holds a number, a text, a die range or a list")
