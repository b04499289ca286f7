"""Findings about layouts, themes and impositions: PK15x and PK160."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from printkit.diagnostics.kinds import Text, finding


def _did_you_mean(near: list[str]) -> str:
    return f'did you mean "{near[0]}"?' if near else ""


@finding("PK151", "template-not-found")
def template_not_found(kind: str, name: str, known: Sequence[str]) -> Text:
    """Report a layout, theme or imposition that no folder of templates holds.

    ## What it does
    Looks for the named template in the game's own `templates/`, then the project's, then those that come with
    printkit.

    ## Why it matters
    A sheet laid out by some other template would be printed wrong without a word.

    ## Example
    `imposition: fold-ovr`

    ## Fix
    Correct the name (`imposition: fold-over`), or add the file to `templates/impositions/`.
    """
    near = _did_you_mean(get_close_matches(name, known, n=1))
    return Text(
        f'no {kind} is called "{name}"', near or f"there is {', '.join(known)}; or add templates/{kind}s/{name}.yaml"
    )


@finding("PK152", "slot-kind-unclear")
def slot_kind_unclear(name: str, found: list[str], kinds: list[str]) -> Text:
    """Report a slot that does not say what it holds, or says two things.

    ## What it does
    Counts the keys of a slot that name a kind of content, such as `text`, `art` or `table`.

    ## Why it matters
    A slot that holds nothing known would stay empty on paper.

    ## Example
    `title: {at: [0, 0, 50mm, 8mm], txt: "{{ item.title }}"}`

    ## Fix
    Give the slot exactly one kind: `text: "{{ item.title }}"`.
    """
    what = f"says {' and '.join(found)} at once" if found else "does not say what it holds"
    return Text(f'slot "{name}" {what}', f"give it one of {', '.join(kinds)}")


@finding("PK153", "slot-place-unclear")
def slot_place_unclear(name: str, fault: str) -> Text:
    """Report a slot without a place on its layout.

    ## What it does
    Checks that each slot has `at:` with four distances, or stands `below:` an earlier slot with a `height:`.

    ## Why it matters
    A slot without a place cannot be drawn.

    ## Example
    `objective: {below: titel, height: 14mm, text: "{{ item.objective }}"}`

    ## Fix
    Name a slot that comes before this one: `below: title`.
    """
    return Text(f'slot "{name}" has no clear place', fault)


@finding("PK154", "unknown-style")
def unknown_style(kind: str, name: str, near: list[str]) -> Text:
    """Report a text style, line style or colour that the theme does not have.

    ## What it does
    Looks every style and colour of a layout up in the game's theme.

    ## Why it matters
    A text in another style than meant may be too small to read, a line in another colour may mean another thing.

    ## Example
    `style: heading2`, where the theme has `heading`.

    ## Fix
    Use a name that the theme has, or add it to the theme.
    """
    return Text(f'the theme has no {kind} "{name}"', _did_you_mean(near))


@finding("PK155", "unknown-value")
def unknown_value(path: str, reason: str) -> Text:
    """Report a path, in a layout or a text, that leads to nothing.

    ## What it does
    Follows each `{{ path.to.value }}` of a layout through the game's data.

    ## Why it matters
    A number or name would be missing on paper.

    ## Example
    `text: "{{ item.tilte }}"`

    ## Fix
    Correct the path: `text: "{{ item.title }}"`.
    """
    return Text(f'"{path}" leads to no value', reason)


@finding("PK156", "wrong-kind-of-value")
def wrong_kind_of_value(path: str, found: str, wanted: str) -> Text:
    """Report a path that leads to a thing of another kind than the slot draws.

    ## What it does
    Compares what a slot's path names with what the slot can draw: a `table:` slot draws a table.

    ## Why it matters
    The slot would have nothing to draw.

    ## Example
    `table: aids.turn`

    ## Fix
    Name a thing of the right kind: `table: tables.firing`.
    """
    return Text(f'"{path}" is {found}, not {wanted}', "name a value of the kind that the slot draws")


@finding("PK157", "layout-within-itself")
def layout_within_itself(name: str) -> Text:
    """Report a layout that is repeated within itself, directly or through others.

    ## What it does
    Follows the `layout:` of `repeat` slots while pieces are laid out.

    ## Why it matters
    The drawing would have no end.

    ## Example
    A slot `{repeat: item.blocks, layout: record-block, grid: 1 x 2}` in `record-block.yaml`

    ## Fix
    Remove the slot, or name another layout.
    """
    return Text(f'layout "{name}" is repeated within itself', "remove the slot, or name another layout")


@finding("PK158", "unknown-paper")
def unknown_paper(name: str, papers: list[str]) -> Text:
    """Report a paper size that printkit does not know.

    ## What it does
    Looks the name up among the papers of `templates/papers.yaml`.

    ## Why it matters
    The sheet would have no size.

    ## Example
    `paper: a44`

    ## Fix
    Use a known paper, such as a4 or letter, or add the size to the project's `templates/papers.yaml`.
    """
    return Text(f'no paper is called "{name}"', f"there is {', '.join(papers)}")


@finding("PK159", "slot-without-room")
def slot_without_room(name: str, width: float, height: float) -> Text:
    """Report a slot whose box has no room for what it holds: a picture in no width or height, or less than none.

    ## What it does
    Works out the box of each slot: shares and lengths such as `100% - 30mm` come to less than nothing on a small area.

    ## Why it matters
    A picture would be missing from the piece, or be printed the wrong way round.

    ## Example
    `art: {at: [0, 0, 100% - 30mm, 43%], art: "{{ face.art }}"}` on a counter of 20 mm

    ## Fix
    Write shares, or lengths that leave room on the smallest piece: `[7.5%, 7.5%, 85%, 43%]`.
    """
    return Text(f'slot "{name}" is {width:.1f} × {height:.1f} mm', "give it a width and a height above 0")


@finding("PK160", "slot-off-piece")
def slot_off_piece(name: str, side: str, reach: float, size: tuple[float, float]) -> Text:
    """Report a slot that reaches over the edge of the piece, or of the cell, that it stands on.

    ## What it does
    Works out the box of each slot, and compares it with the size of what it stands on. Boxes, rules and pictures may
    bleed over the edge, as long as some of them is seen.

    ## Why it matters
    What stands off the piece is cut away: words would be missing from every copy.

    ## Example
    `label: {at: [80%, 78%, 85%, 14%], text: "{{ face.label }}"}`

    ## Fix
    Keep the slot within the piece: `[7.5%, 78%, 85%, 14%]`.
    """
    return Text(
        f'slot "{name}" reaches {reach:.1f} mm over the {side} edge', f"keep it within {size[0]:g} × {size[1]:g} mm"
    )
