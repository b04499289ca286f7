"""What a game's files hold as plain text is not prose: every sentence and label is a message, which is translated."""

from __future__ import annotations

import collections.abc
import types
import typing
from dataclasses import fields, is_dataclass

import pytest

from printkit.model.files import GameFile, Version
from printkit.model.parts import Parts, kind_of_part

NOT_PROSE = {
    "paths and names that the game or printkit follows": """
        Amount.path Chart.coastline Component.printed Mark.mark Place.kind Place.path Place.options Quantity.tracker
        Quantity.lasts Face.band Shade.name GameFile.language GameFile.translations Column.grammar Column.parts""",
    "places and headings in letters and numbers": """
        CellSet.text SquareSet.text SquareSet.parts HexSet.text HexSides.text HexName.text Spot.text Stand.heading
        Wind.blows Scenario.wind Boundary.side Attack.start Attack.to Attack.between""",
    "worked examples, which the checker alone reads": """
        Claim.that Claim.expr Formula.text Step.column Step.expect Step.thrown HitExample.hits HitExample.lost""",
    "signs and entries of logs, each written in the signs of its language": """
        Mark.sign Sample.entry Order.entry LogLine.cells LogLine.against Attitude.letter Table.letters""",
    "terms, given for each language by name": """
        Forms.preferred Forms.plural Forms.allowed Forms.forbidden Forms.note Term.note Term.expands""",
    "a person's name, and a number": "GameFile.author GameFile.version",
    "the message itself": "Message.text Message.context",
}
"""The fields of the model that hold plain text, by the reason why that needs no translation."""


def is_plain(hint: object) -> bool:
    """Tell whether a type is text, or a list or group of texts."""
    inner = typing.get_args(hint)
    match typing.get_origin(hint):
        case typing.Union | types.UnionType:
            return any(map(is_plain, inner))
        case builtin if builtin is tuple:
            return any(map(is_plain, inner))
        case collections.abc.Mapping:
            return is_plain(inner[1])
    return hint in (str, Version)


def text_fields(kind: object, seen: set[object]) -> typing.Iterator[str]:
    """Yield the fields of a class, and of all classes within it, that hold plain text."""
    for inner in typing.get_args(kind):
        yield from text_fields(inner, seen)
    if isinstance(kind, type) and is_dataclass(kind) and kind not in seen:
        seen.add(kind)
        hints = typing.get_type_hints(kind)
        for name in (each.name for each in fields(kind) if each.name not in ("origin", "places")):
            if is_plain(hints[name]):
                yield f"{kind.__name__}.{name}"
            yield from text_fields(hints[name], seen)


def test_every_plain_text_has_a_reason_to_be_no_message() -> None:
    seen: set[object] = set()
    kinds = [GameFile, *(kind_of_part(each.name) for each in fields(Parts))]
    found = {name for kind in kinds for name in text_fields(kind, seen)}
    allowed = {name for names in NOT_PROSE.values() for name in names.split()}
    assert len(found) > 40
    assert found - allowed == set(), "make it a message, or say here why it is no prose"


@pytest.mark.parametrize("text", ["1.0", "2", "0.9b", "1.2-rc1", "2026-11"])
def test_versions_are_numbers(text: str) -> None:
    assert Version.from_text(text) == text


@pytest.mark.parametrize("text", ["", "draft", "1.0 for playtest", "v1", "1" * 30])
def test_a_version_in_words_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a version -- write a number"):
        Version.from_text(text)
