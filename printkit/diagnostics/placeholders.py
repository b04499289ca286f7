"""Findings about the `{placeholders}` of a text, PK310 to PK313 and PK384 to PK386: what cannot be filled → a diagnostic."""

from __future__ import annotations

from printkit.diagnostics.core import Severity
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
    Reads each `{…}` as a name, a path of names, and at most one modifier or two forms of a word: `{vp}`,
    `{tables.firing.roll}`, `{n|signed}`, `{n|die|dice}`.

    ## Why it matters
    Sources are data: format codes and calls are not run, and half a brace hides a forgotten name.

    ## Example
    `{vp`, `{vp:>3}`, `{vp!r}`, `{mission.__class__}`.

    ## Fix
    Write the plain name. To print a brace, double it: `{{` or `}}`.
    """
    return Text(
        f'"{shorten(placeholder)}" {why}',
        "write {name}, {path.to.value}, {name|signed} or {name|die|dice}; {{ prints a brace",
    )


@finding("PK312", "unfit-modifier")
def unfit_modifier(placeholder: str, why: str, hint: str) -> Text:
    """Report a modifier that does not exist or does not suit the value.

    ## What it does
    Applies the word after `|`: `signed` writes +2 or −1, `words` writes one to twelve, `or` joins a list. Two words,
    as in `{n|die|dice}`, are forms that a whole number chooses from.

    ## Why it matters
    The number would be printed in another shape than the author asked for.

    ## Example
    `{bonus|sign}`, or `{turns|words}` where `turns` is 16.

    ## Fix
    Use `signed` with a number, `words` with a whole number from 1 to 12, two forms with a whole number, or none of these.
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


@finding("PK384", "malformed-plural")
def malformed_plural(plural: str, why: str) -> Text:
    """Report a word that goes with a number and has not just its two forms: the one for one, the one for others.

    ## What it does
    Reads `{n|die|dice}` as the word to print beside the number `{n}`. Both forms are written in full. Translations
    have the forms of their language instead, `msgstr[0]` and on.

    ## Why it matters
    The page would show a hole where the word belongs. gettext's tools know two forms in the sources, no more.

    ## Example
    `{n} {n|die|}`, `{n|a die|two dice|dice}`, or `{n|coup|coups}` typed into a translation.

    ## Fix
    Write both forms: `{n} {n|die|dice}`. In a translation, write the words alone, a sentence for each form.
    """
    return Text(f'"{shorten(plural)}" {why}', "write {n|die|dice}: the form for one, then the form for others")


@finding("PK385", "plurals-of-two-numbers")
def plurals_of_two_numbers(plural: str, earlier: str) -> Text:
    """Report a text whose words go with more than one number.

    ## What it does
    Compares the paths of all `{path|one|other}` of a text.

    ## Why it matters
    A text is translated once for each form of its number. gettext, and every tool of translators, knows one number a text.

    ## Example
    `{ships} {ships|ship|ships} with {guns} {guns|gun|guns}`

    ## Fix
    Split the text in two, or word one part so that its number changes nothing: `{ships} {ships|ship|ships}, guns: {guns}`.
    """
    hint = "split the text in two, or word one part so that its number changes nothing, such as guns: {guns}"
    return Text(f'"{shorten(plural)}" goes with another number than "{shorten(earlier)}" in the same text', hint)


@finding("PK386", "equal-plural-forms", Severity.WARNING)
def equal_plural_forms(plural: str) -> Text:
    """Report a word whose form for one is its form for others.

    ## What it does
    Compares the two forms of each `{n|die|dice}` of a text.

    ## Why it matters
    One of the two was probably copied, to be changed later.

    ## Example
    `{n} {n|dice|dice}`

    ## Fix
    Write the other form. Where the language has but one and others need two, as for aircraft, allow it beside the text:
    `# printkit: allow PK386 -- French has two`.
    """
    return Text(f'"{shorten(plural)}" has the same form twice', "write the form for one, then the form for others")
