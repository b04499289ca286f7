"""Findings about hex maps that do not fit their paper: sizes in mm → diagnostics PK331 to PK333."""

from __future__ import annotations

from printkit.diagnostics.kinds import Text, finding


@finding("PK331", "hex-label-too-large")
def hex_label_too_large(across: float, floor: float, size: float, needed: float) -> Text:
    """Report hexes so small that their labels would have to be under the smallest size of their style.

    ## What it does
    Sets labels at a fifth of the width of a hex at most, so that a counter finds room beside them, and compares that
    with the floor of the text style `hex-label`.

    ## Why it matters
    A number that cannot be read at arm's length sends every move order to the wrong hex.

    ## Example
    `labels would be 3.3 pt in hexes of 5.8 mm, under the floor of 5 pt`

    ## Fix
    Print the map larger, label the border only (`labels: {on: border}`) and then larger hexes, or label none.
    """
    return Text(
        f"labels would be {size:.1f} pt in hexes of {across:.1f} mm, under the floor of {floor:g} pt",
        f"hexes of {needed:.1f} mm have room for them: use larger paper or fewer hexes, or say on: none under labels:",
    )


@finding("PK332", "hex-map-too-large")
def hex_map_too_large(
    slot: str, across: float, size: tuple[float, float], room: tuple[float, float], fitting: float
) -> Text:
    """Report a map whose hexes of a given size do not fit into its slot.

    ## What it does
    Compares the map at `across` mm a hex, with its border, with the slot.

    ## Why it matters
    Hexes that are made smaller without a word no longer hold their counters, and those that leave the slot are cut off.

    ## Example
    `the map is 512.0 × 391.2 mm with hexes of 20 mm, slot "map" has room for 400.0 × 277.0 mm`

    ## Fix
    Give the layout a larger slot or paper, or make the hexes smaller; without `across:` they are as large as there is room.
    """
    return Text(
        f"the map is {size[0]:.1f} × {size[1]:.1f} mm with hexes of {across:g} mm,"
        f' slot "{slot}" has room for {room[0]:.1f} × {room[1]:.1f} mm',
        f"hexes of {fitting:.1f} mm would fit" if fitting > 0 else "make the slot larger than the border of the map",
    )


@finding("PK333", "hexes-too-small")
def hexes_too_small(slot: str, across: float, least: float) -> Text:
    """Report hexes too small to be told apart.

    ## What it does
    Compares the width of a hex, as given or as the slot leaves it, with the smallest that can be printed and played on.

    ## Why it matters
    A map of crumbs is a grey wash of lines.

    ## Example
    `hexes in slot "map" are 1.7 mm wide, under 4 mm`

    ## Fix
    Give the map a larger slot or paper, or fewer hexes.
    """
    return Text(
        f'hexes in slot "{slot}" are {across:.1f} mm wide, under {least:g} mm', "use larger paper or fewer hexes"
    )
