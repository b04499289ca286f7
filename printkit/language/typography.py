"""Text as typed, spaces or not → text as set, with the spaces, quotes and dashes of its language."""

from __future__ import annotations

import functools
import re

from printkit.language.manners import MASK, compile_rules, language_of

__all__ = ["language_of", "typeset_punctuation"]

PROTECTED = re.compile(
    rf"""{MASK}
    | \{{[^{{}}]*\}}                                                  # placeholders
    | `[^`]*`                                                         # code
    | \]\([^()\s]*\)                                                  # the target of a link
    | (?:https?://|www\.|mailto:)[^\s<>()«»‹›“”"]*[^\s<>()«»‹›“”‘’"'.…,;:!?*] # addresses, without the sentence's own marks
    | (?<!\w):[a-z][a-z0-9-]*:                                     # symbols
    """,
    re.VERBOSE,
)


@functools.lru_cache(maxsize=8192)
def typeset_punctuation(text: str, manner: str) -> str:
    """Apply the punctuation of a language, or of a manner such as `fr-ca`; a second time changes nothing.

    Leaves alone placeholders, symbols, code, addresses, `12:30`, `2:1` and the markup `**` and `*`.
    """
    kept = PROTECTED.findall(text)
    masked = PROTECTED.sub(MASK, text) if kept else text
    for trigger, pattern, replacement in compile_rules(manner):
        if trigger in masked:
            masked = pattern.sub(replacement, masked)
    if not kept:
        return masked
    pieces = masked.split(MASK)
    return pieces[0] + "".join(span + piece for span, piece in zip(kept, pieces[1:], strict=True))
