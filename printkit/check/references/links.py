"""Cross-references of a text that lead to no heading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from printkit.check.registry import Finding, rule
from printkit.model.game import Game
from printkit.model.links import links_in
from printkit.model.prose import Heading, Prose
from printkit.source.text import Message


@rule("PK236", "dangling-link")
def dangling_link(game: Game) -> Iterator[Finding]:
    """Report a cross-reference that leads to no heading.

    ## What it does
    Follows every `[words](#heading)` to a heading of the same text, and `[words](rules#heading)` to one of another.
    A heading is named by its words, in lower case with hyphens; a heading that comes twice has `-2` after its name.

    ## Why it matters
    "See the board" sends the reader to a chapter that was renamed or belongs to another booklet.

    ## Example
        The guns fire last: see [the firing table](#firing-table).

    ## Fix
    Name a heading that is there: `(#fire)`.
    """
    headings = {str(name): _headings(prose) for name, prose in game.parts.rules.items()}
    for message in game.messages:
        if "](" in message.text:
            yield from _dangling(message, headings)


def _headings(prose: Prose) -> tuple[str, ...]:
    """Return the names of a text's headings: the last step of each heading's address."""
    titles = [prose.title, *(block.text for block in prose.blocks if isinstance(block, Heading))]
    return tuple(title.context.partition("/")[2] for title in titles)


def _dangling(message: Message, headings: Mapping[str, tuple[str, ...]]) -> Iterator[Finding]:
    own = message.context.partition("/")[0]
    for link in links_in(message.text):
        text, mark, heading = link.target.partition("#")
        if not mark:
            hint = "write (#heading) or (rules#heading); an address of the web is written out"
            yield Finding(message.origin, f'link "{link.words}" leads to "{link.target}", which is no heading', hint)
            continue
        known = headings.get(text or own)
        if known is None:
            near = get_close_matches(text, headings, n=1)
            hint = f'did you mean "{near[0]}#{heading}"?' if near else "name a text: (rules#heading)"
            yield Finding(message.origin, f'link "{link.words}" leads to no text: "{link.target}"', hint)
        elif heading not in known:
            near = get_close_matches(heading, known, n=1, cutoff=0.4)
            hint = f'did you mean "#{near[0]}"?' if near else f"there is {', '.join(known[:12])}"
            yield Finding(message.origin, f'link "{link.words}" leads to no heading: "#{heading}"', hint)
