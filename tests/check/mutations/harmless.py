"""The mutants that no rule catches, each with the reason why that is harmless: read by a person, held by a test."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

SEED = 1
"""Decides which letter slips and which other name is taken: the list below is about the mutants of this seed."""

HISTORY = "one man more or less in a crew of history, of which the same boxes come"
STILL_TRUE = "the claim is weaker or stronger, and still true; nothing is printed of it"
STILL_ENOUGH = "the use is not the largest one, and the box still holds enough"
ALSO_RIGHT = "the example tells another die or column with the same result: it is still right, and is not printed"
ANOTHER_ID = "the example has another name, which nothing refers to"
TINT = "another colour of the palette: a matter of taste, with no meaning in the rules"
FORMATS = "one file format is asked for twice, another not at all: the sheet is printed as before"
UNSPOKEN = "no text has this form, right or wrong: there is nothing that it could guard"
SHORT = "too short, or too like a regular plural, for a slip to be told: the term guards less, and every text is right"
LESS_GUARDED = "near misses of the name would pass; as it stands, every text spells it right"
OWN_FIGURE = "how many battles a sheet has room for: nothing else depends on it"
ROOMIER = "the rows answer one number more than is asked of them"
CHOICE = "another way to print the same pieces: a choice of the designer's"
ALONE = "stands in one place, so that only its bearer can tell"
IN_DIGITS = "the number in digits: a language decides for itself whether it writes words"


SHARE = "a share of land on the same side of one half: the same squares are land, and the share itself is not printed"
PLACE = "a name stands a degree further on the chart, on the same coast: geometry, which only an eye can judge"
TOLD_APART = "a step of the example with another name, which nothing refers to"
SHADE = "another shade: the sign in the cell tells the outcome"
KIND = "a word of the game's own for a sort of units, which nothing asks for here"
HELD = "what is printed would be wrong, and no rule can tell: a test in `tests/games/` holds it"
DESIGNED = "another figure of our own between its neighbours: the two proved cells and the order are held"
GEOMETRY = "another hex of land or shoal, which only an eye can judge"
DRAWN = "a hex more or less of sea around what a drawing shows, which only an eye can judge"
WIDER = "the bounds allow one more than any cell has"


def _listed(reason: str, *names: str) -> Mapping[str, str]:
    return dict.fromkeys(names, reason)


def _rolls(table: str, *examples: str) -> Iterable[str]:
    return (f"tables.yaml {table}/examples/{example}" for example in examples)


def _forms(*places: str) -> Iterable[str]:
    return (f"glossary.yaml {place}: name misspelt" for place in places)


HARMLESS: Mapping[str, Mapping[str, str]] = {
    "swordfish": {
        **_listed(
            STILL_TRUE,
            "claims.yaml approach-is-deep-enough/expr: figure 2 +1",
            "claims.yaml approach-is-deep-enough/expr: figure 2 -1",
            "claims.yaml approach-is-deep-enough/expr: boards.attack.zones.approach.rows exchanged",
            "claims.yaml dice-suffice/expr: facts.placement_dice exchanged",
            "claims.yaml dice-suffice/expr #2: facts.dice exchanged",
            "claims.yaml tracks-show-every-score/expr: tracks.units.boxes exchanged",
        ),
        **_listed(STILL_ENOUGH, "components.yaml dice/uses/firing: other path"),
        **_listed(
            ALSO_RIGHT,
            *_rolls("placement", "2/roll/1: figure 2 +1", "2/roll/2: figure 5 -1", "4/roll/1: figure 4 +1"),
            *_rolls("placement", "3/roll/1: figure 3 +1", "3/roll/1: figure 3 -1", "4/roll/1: figure 4 -1"),
            *_rolls("placement", "3/roll/2: figure 3 +1", "3/roll/2: figure 3 -1"),
            *_rolls("shift", "1/roll: figure 2 -1", "2/roll: figure 3 +1", "3/roll: figure 5 +1"),
            *_rolls("shift", "4/roll: figure 1 +1", "5/roll: figure 6 -1", "6/roll: figure 6 -1"),
            *_rolls("firing", "1/roll: figure 5 +1", "2/roll: figure 4 -1", "3/roll: figure 5 -1"),
            *_rolls("firing", "5/roll: figure 6 -1", "6/roll/1: figure 5 +1", "6/roll/2: figure 6 -1"),
            *_rolls("firing", "2/column: other name", "4/column: other name", "5/column: other name"),
        ),
        **_listed(ANOTHER_ID, "tables.yaml firing/examples/1/id: other name"),
        **_listed(
            TINT,
            *(
                f"counters.yaml {counter}/{face}/band: other name"
                for counter in ("attackers", "hits-marker", "tens-marker", "units-marker")
                for face in ("front", "back")
            ),
        ),
        **_listed(
            FORMATS,
            *(f"game.yaml sheets/{sheet}/items/{n}: other name" for sheet in ("board", "record") for n in (1, 2)),
        ),
        **_listed(CHOICE, "game.yaml sheets/counters/imposition: other name"),
        **_listed(ALONE, "game.yaml author: name misspelt"),
        **_listed(OWN_FIGURE, "records.yaml record/blocks: figure 4 -1"),
        **_listed(ROOMIER, "tables.yaml rating/covers: range end +1"),
        **_listed(
            IN_DIGITS, *(f"locale/{lang}.po rules/the-evening-raid/1: modifier dropped" for lang in ("fr", "de"))
        ),
        **_listed(
            UNSPOKEN,
            *_forms("board/forms/en/plural", "board/forms/fr/plural", "column-shift/forms/en/plural"),
            *_forms("miss/forms/en/plural", "battle-record/forms/en/plural"),
            *_forms("torpedo-bomber/forms/en/preferred", "torpedo-bomber/forms/fr/preferred"),
            *_forms("torpedo-destroyed/forms/de/preferred", "aircraft-shot-down/forms/de/preferred"),
        ),
        **_listed(SHORT, *_forms("ship/forms/en/preferred", "space/forms/en/plural")),
        **_listed(
            LESS_GUARDED,
            "glossary.yaml swordfish/kind: other name",
            "glossary.yaml bismarck/kind: other name",
        ),
    },
    "bismarck": {
        **_listed(UNSPOKEN, *_forms("movement-square/forms/en/preferred")),
        **_listed(LESS_GUARDED, "glossary.yaml ramillies/kind: other name"),
    },
    "flagduel": {
        **_listed(STILL_ENOUGH, "components.yaml red-pieces/uses/duel: other path"),
        **_listed(HELD, "game.yaml sheets/barrage-pieces/variant: other name", "players.yaml blue/back: other name"),
        **_listed(SHORT, *_forms("lake/forms/en/preferred", "spy/forms/en/preferred")),
        **_listed(KIND, "roster.yaml general/kind: name misspelt"),
    },
    "squadfire": {
        **_listed(HELD, "counters.yaml immobilised-4/back/right: figure 3 -1"),
        **_listed(UNSPOKEN, *_forms("anti-tank-rifle/forms/fr/plural")),
        **_listed(WIDER, "tables.yaml infantry-fire/bounds #2: range end +1"),
    },
    "broadsides": {},
}
"""Reasons by the name of a mutant, for each game that is clean."""

CLASSES: Mapping[str, Mapping[str, str]] = {
    "bismarck": {
        r"charts\.yaml north-atlantic/shares/\d+( #\d+)?: figure \d+ [+-]1": SHARE,
        r"charts\.yaml north-atlantic/labels/[\w-]+/at( #\d+)?: figure \d+ [+-]1": PLACE,
        r"claims\.yaml [\w-]+/expr( #\d+)?: .*": STILL_TRUE,
        r"(examples|tables)\.yaml .*/roll(/\d)?: figure \d [+-]1": ALSO_RIGHT,
        r"(examples|tables)\.yaml .*/id: (other name|name misspelt)": TOLD_APART,
        r"missions/.*\.yaml (return_after|vp|(objective|medal)/(count|by)): figure \d+ [+-]1": HELD,
        r"missions/.*\.yaml ports/\d: other name": HELD,
        r"events\.yaml .*/(effect|ships/\d): other name": HELD,
        r"events\.yaml .*/dice: figure \d [+-]1": HELD,
    },
    "flagduel": {
        r"claims\.yaml [\w-]+/expr( #\d+)?: .*": STILL_TRUE,
        r"contests\.yaml attack/outcomes/\w+/shade: figure \d [+-]1": SHADE,
        r"contests\.yaml attack/examples/\d+/id: (other name|name misspelt)": TOLD_APART,
        r"contests\.yaml attack/examples/\d+/(attacker|target|from|to): other name": ALSO_RIGHT,
        r"(counters\.yaml [\w-]+/(front|back)/band|players\.yaml \w+/colour): other name": TINT,
    },
    "broadsides": {
        r"(claims\.yaml [\w-]+|tables\.yaml [\w-]+/claims/\d+)/expr( #\d+)?: .*": STILL_TRUE,
        r"(examples|tables)\.yaml .*/(roll(/\d)?|value): figure \d+ [+-]1": ALSO_RIGHT,
        r"(examples|tables)\.yaml .*/id: (other name|name misspelt)": TOLD_APART,
        r"diagrams\.yaml [\w-]+/(columns|rows|rose/at|wind/at|fields/\d/reach)( #\d+)?: figure \d+ [+-]1": DRAWN,
        r"roster\.yaml [\w-]+/art: other name": ALONE,
        r"(sides\.yaml \w+/emblem|logs\.yaml ship/plans/[\w-]+): other name": HELD,
        r"tables\.yaml hit-number/modifiers/[\w-]+/group: other name": HELD,
        r"(groups\.yaml \w+/(numbers|units)/\d+|counters\.yaml [\w-]+/(front|back)/art): other name": HELD,
        r"roster\.yaml [\w-]+/(figures/rate: figure \d [+-]1|note: .* exchanged( .*)?)": HELD,
        r"locale/fr\.po roster/[\w-]+/title: .* misspelt( .*)?": HELD,
        r"roster\.yaml [\w-]+/group: other name": HELD,
        r"roster\.yaml [\w-]+/figures/men: figure \d+ [+-]1": HISTORY,
        r"tables\.yaml gun-modifiers/results/\d/\d?: (results exchanged|modifier dropped)": HELD,
        r"tables\.yaml drift/results/\d/\d/value/: results exchanged": HELD,
        r"tables\.yaml [\w-]+/bounds( #\d)?: range end [+-]1": WIDER,
        r"scenarios/.*/ships/[\w-]+: figure \d+ [+-]1": CHOICE,
        r"tables\.yaml (hit-determination|melee|hit-\d)/results/.*: figure \d [+-]1": DESIGNED,
        r"hexmaps\.yaml .*/hexes: figure \d+ [+-]1": GEOMETRY,
        r"extracts\.yaml .*/move: figure \d [+-]1": ALSO_RIGHT,
        r"(counters\.yaml [\w-]+/(front|back)/band|sides\.yaml \w+/band|hexmaps\.yaml .*/colour|diagrams\.yaml .*/colour): other name": TINT,
    },
    "squadfire": {
        r"claims\.yaml [\w-]+/expr( #\d+)?: .*": STILL_TRUE,
        r"tables\.yaml [\w-]+/claims/\d+/expr( #\d+)?: .*": STILL_TRUE,
        r"tables\.yaml infantry-fire/results/\d+/\d+: (figure \d|range end) [+-]1": DESIGNED,
        r"(examples|tables)\.yaml .*/roll(/\d)?: figure \d [+-]1": ALSO_RIGHT,
        r"(examples|tables)\.yaml .*/id: (other name|name misspelt)": TOLD_APART,
        r"game\.yaml sheets/tables/only/\d: other name": HELD,
        r"(counters\.yaml [\w-]+/(front|back)|sides\.yaml \w+)/band: other name": TINT,
    },
}
"""Reasons by a pattern for the whole name, where one reason is true of every mutant of a kind that is not caught.

Another mutant of such a kind may well be caught: a share that crosses one half, a die with another result.
"""


def reason_of(game: str, name: str) -> str | None:
    """Return why a mutant that nothing catches is harmless, or None where nobody has said."""
    classes = CLASSES.get(game, {}).items()
    of_kind = next((reason for pattern, reason in classes if re.fullmatch(pattern, name)), None)
    return HARMLESS[game].get(name, of_kind)
