"""Findings about the checker's own workings, PK19x: severities, silences, a rule that crashed."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.diagnostics.core import Severity
from printkit.diagnostics.kinds import Text, finding


def _did_you_mean(near: Sequence[str]) -> str:
    if near:
        return f"did you mean {' or '.join(near)}?"
    return "write a code such as PK201, its beginning such as PK2, or a name; docs/rules.md lists them"


@finding("PK191", "silence-without-reason")
def silence_without_reason(codes: str) -> Text:
    """Report a comment that silences findings without saying why.

    ## What it does
    Looks for words after ` -- ` in each comment `printkit: allow`.

    ## Why it matters
    Nobody can tell later whether the finding was right and the silence may go.

    ## Example
    `4-6: hit  # printkit: allow PK201`

    ## Fix
    Give the reason: `# printkit: allow PK201 -- the rows overlap on purpose, see rule 4.2`. A silence without one
    silences nothing.
    """
    return Text(f'"{codes}" is silenced without a reason', f"write it after two hyphens: allow {codes} -- reason")


@finding("PK192", "silence-unknown-code")
def silence_unknown_code(word: str, near: Sequence[str]) -> Text:
    """Report a silence that names no code and no name of a finding.

    ## What it does
    Looks each word after `printkit: allow` up among the codes and names of findings.

    ## Why it matters
    A misspelt silence silences nothing, and one that is kept for a finding that no longer exists misleads.

    ## Example
    `# printkit: allow PK2O1 -- on purpose`

    ## Fix
    Write the code or the name of the finding, as it was printed.
    """
    return Text(f'no finding is called "{word}"' if word else "a silence names no finding", _did_you_mean(near))


@finding("PK193", "unused-silence", Severity.WARNING)
def unused_silence(code: str) -> Text:
    """Report a silence for something that is not found there.

    ## What it does
    Compares each silence with what the check found in its line, or in the line below where it stands alone.
    Silences of findings that a check does not look for (those of pages that are laid out) are left alone.

    ## Why it matters
    A silence that silences nothing today may hide a fault tomorrow.

    ## Example
    The overlap was corrected, and its `# printkit: allow PK201 -- …` was left.

    ## Fix
    Remove the comment, or move it to the line that the finding names.
    """
    return Text(f'"{code}" is silenced but not found here', "remove the silence, or move it to the finding's line")


@finding("PK194", "unsilenceable-finding")
def unsilenceable_finding(code: str, name: str) -> Text:
    """Report a silence for a finding that leaves nothing to print.

    ## What it does
    Refuses to silence findings without whose repair printkit has no value to work with.

    ## Why it matters
    A file that cannot be read stays unread, whatever a comment says.

    ## Example
    `# printkit: allow PK103 -- both keys are meant`

    ## Fix
    Repair what the finding names.
    """
    return Text(f'"{code}" ({name}) cannot be silenced', "repair what it names, and remove the silence")


@finding("PK195", "unknown-rule-setting")
def unknown_rule_setting(word: str, near: Sequence[str]) -> Text:
    """Report a key under `rules:` that is no code, no beginning of one and no name of a finding.

    ## What it does
    Looks each key of `rules:` in `printkit.yaml` and `game.yaml` up among the codes and names of findings.

    ## Why it matters
    A misspelt key changes nothing, and nobody notices.

    ## Example
    `rules: {die-range-gab: warning}`

    ## Fix
    Write the code or name as `printkit check` prints it, or the beginning of codes: `PK2`, `PK20`.
    """
    return Text(f'no finding is called "{word}"', _did_you_mean(near))


@finding("PK196", "fixed-severity")
def fixed_severity(word: str, level: str, *, in_place: bool) -> Text:
    """Report a setting that would lower an error that leaves nothing to print, or that guards a promise.

    ## What it does
    Refuses `warning` and `off` for errors without whose repair printkit has no value to work with: those of
    reading files, and a few of laying out. It also refuses them for those that keep a set whole, such as a
    missing translation or a text that overflows: one place may be let pass, all at once may not.

    ## Why it matters
    A file that cannot be read stays unread, whatever the settings say. And one line of settings would let every
    English word into a French set, and every text run over its neighbours.

    ## Example
    `rules: {duplicate-key: off}`, `rules: {PK301: off}`

    ## Fix
    Remove the setting and repair what the finding names. What is meant can be silenced where it stands, if its page
    (`printkit explain`) says so: `# printkit: allow PK301 -- the ship's name is the same in French`. To see unfinished
    sheets, build with `--draft`.
    """
    remedy = "repair what the findings name, silence one in place, or build with --draft"
    return Text(
        f'"{word}" cannot be set to "{level}"',
        f"remove the setting; {remedy}" if in_place else "remove the setting, and repair what the finding names",
    )


@finding("PK199", "internal-error")
def internal_error(code: str, game: str, error: str) -> Text:
    """Report a rule that failed itself: a fault of printkit, not of the game.

    ## What it does
    Runs every rule on its own; where one breaks off, the others still run and the exit status is 2.

    ## Why it matters
    What the rule would have found after that point is not known.

    ## Example
    `rule PK201 broke off in "mygame": ZeroDivisionError`

    ## Fix
    Run again with `--verbose`, which prints where it happened, and send that to printkit's issue tracker.
    Until it is repaired, `rules: {PK201: off}` leaves the rule out.
    """
    return Text(f'rule {code} broke off in "{game}": {error}', "run with --verbose and report what it prints")
