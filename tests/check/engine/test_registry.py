"""The register: what a rule must be, checked when it is imported."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from check.engine.trial import PAGE

from printkit.check import registry
from printkit.check.registry import Finding, Translation, game_rules, rule, translation_rules
from printkit.diagnostics import KINDS
from printkit.model.game import Game


@contextmanager
def own_register() -> Iterator[None]:
    """Let a test enter rules that are gone afterwards."""
    registry.load_kinds()
    with (
        patch.dict(KINDS),
        patch.object(registry, "_game_rules", list(registry._game_rules)),  # noqa: SLF001
        patch.object(registry, "_translation_rules", list(registry._translation_rules)),  # noqa: SLF001
    ):
        yield


def over_game(game: Game) -> Iterator[Finding]:
    yield Finding(game.file.origin, "found")


def over_translation(translation: Translation) -> Iterator[Finding]:
    yield Finding(translation.game.file.origin, translation.lang)


def over_text(_text: str) -> Iterator[Finding]:
    yield from ()


def over_two(_game: Game, _lang: str) -> Iterator[Finding]:
    yield from ()


def over_what(_game) -> Iterator[Finding]:  # noqa: ANN001 - the fault
    yield from ()


for _generator in (over_game, over_translation, over_text, over_two, over_what):
    _generator.__doc__ = PAGE


def test_a_rule_over_a_game_is_one() -> None:
    with own_register():
        rule("PK399", "own-rule")(over_game)
        assert [each.kind.name for each in game_rules() if each.kind.code == "PK399"] == ["own-rule"]
        assert "PK399" not in {each.kind.code for each in translation_rules()}


def test_a_rule_over_a_translation_is_one() -> None:
    with own_register():
        rule("PK399", "own-rule")(over_translation)
        assert "PK399" in {each.kind.code for each in translation_rules()}
        assert "PK399" not in {each.kind.code for each in game_rules()}


@pytest.mark.parametrize("generator", [over_text, over_two, over_what])
def test_a_rule_over_anything_else_is_refused(generator: object) -> None:
    with own_register(), pytest.raises(TypeError, match="takes one parameter, a Game or a Translation"):
        rule("PK399", "own-rule")(generator)  # type: ignore[arg-type]


@pytest.mark.parametrize(("code", "name"), [("PK171", "own-rule"), ("PK399", "unknown-sheet-source"), ("PK101", "x-y")])
def test_a_code_or_name_that_is_taken_is_refused(code: str, name: str) -> None:
    with own_register(), pytest.raises(ValueError, match="registered twice"):
        rule(code, name)(over_game)


@pytest.mark.parametrize("section", ["## What it does", "## Why it matters", "## Example", "## Fix"])
def test_a_docstring_that_lacks_a_section_is_refused(section: str) -> None:
    def generator(_game: Game) -> Iterator[Finding]:
        yield from ()

    generator.__doc__ = PAGE.replace(section, "## Other")
    with own_register(), pytest.raises(ValueError, match=f"PK399 lacks {section}"):
        rule("PK399", "own-rule")(generator)


def test_rules_run_in_the_order_of_their_codes() -> None:
    codes = [each.kind.code for each in game_rules()]
    assert codes == sorted(codes)
    assert len(codes) > 5
