"""The register of rules: a generator over a subject, with a four-section docstring → findings of one kind."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Generic, NamedTuple, TypeVar, get_type_hints

from printkit.diagnostics import Diagnostic, Kind, Origin, Severity, Text
from printkit.diagnostics.kinds import register
from printkit.language import Catalog
from printkit.model.game import Game

NO_FAMILIES = ("expressions", "formats")
"""The folders of the checker that hold no rules: a build need not load them."""

ABOUT_ONE: Mapping[str, tuple[str, ...]] = {
    "missions": ("missions.tables", "missions.zones", "missions.goals"),
    "events": ("missions.tables", "missions.zones"),
    "scenarios": ("scenarios.names", "scenarios.starts", "hexes.places", "hexes.setups", "logs.boxes"),
    "logs": ("logs.boxes",),
    "logbooks": ("logs.boxes",),
    "hexmaps": ("hexes.places", "hexes.setups", "hexes.terrain", "hexes.halves"),
    "cards": ("references.names",),
    "vehicles": ("vehicles.guns", "vehicles.armour", "vehicles.arcs"),
    "rulers": ("vehicles.armour",),
    "tables": (
        "dice.coverage",
        "dice.bounds",
        "dice.matrices",
        "dice.chances",
        "tables.bands",
        "tables.values",
        "tables.sums",
    ),
    "boards": ("boards.squares",),
    "grids": ("boards.cells", "boards.areas"),
    "charts": ("charts.places",),
}
"""The rules that say of one thing of a part, by itself, whether it can be played with: the modules of their families.

They run where it is built alone. Rules that compare the things of a part with one another are for the whole game.
"""


class Finding(NamedTuple):
    """What a rule found: where, what is wrong (lower case, culprit quoted, numbers), and the remedy."""

    origin: Origin
    message: str
    hint: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Translation:
    """A game in one of its other languages, as the catalogue of that language gives it."""

    game: Game
    lang: str
    catalog: Catalog


S = TypeVar("S", Game, Translation)


@dataclass(frozen=True, slots=True)
class Rule(Generic[S]):
    """A registered rule: the kind of what it finds, and the generator that looks for it."""

    kind: Kind
    inspect: Callable[[S], Iterator[Finding]]

    def diagnose(self, found: Finding) -> Diagnostic:
        """Return a finding of this rule as a diagnostic."""
        return self.kind.at(found.origin, Text(found.message, found.hint))


_game_rules: list[Rule[Game]] = []
_translation_rules: list[Rule[Translation]] = []


def rule(
    code: str, name: str, severity: Severity = Severity.ERROR
) -> Callable[[Callable[[S], Iterator[Finding]]], Callable[[S], Iterator[Finding]]]:
    """Register a generator over a `Game` or a `Translation`: the type of its parameter decides when it runs.

    Its docstring is what `printkit explain` prints. Raises ValueError at import when the code or name is taken or
    the docstring lacks one of the four sections, TypeError when the parameter is of no such type.
    """

    def decorate(generator: Callable[[S], Iterator[Finding]]) -> Callable[[S], Iterator[Finding]]:
        """Enter the rule under its kind and its subject."""
        rules = _rules_over(generator)
        kind = Kind(code, name, severity, inspect.getdoc(generator) or "")
        register(kind)
        rules.append(Rule(kind, generator))
        return generator

    return decorate


def _rules_over(generator: Callable[[S], Iterator[Finding]]) -> list[Rule[S]]:
    """Return the list of the rules that inspect the same type as a generator does."""
    names = list(inspect.signature(generator).parameters)
    subject = get_type_hints(generator).get(names[0]) if len(names) == 1 else None
    by_subject: dict[object, list[Rule[S]]] = {Game: _game_rules, Translation: _translation_rules}  # type: ignore[dict-item]  # the annotation says which S is
    if subject not in by_subject:
        raise TypeError(f"rule {generator.__qualname__} takes one parameter, a Game or a Translation")
    return by_subject[subject]


@cache
def load_rules() -> None:
    """Import every module of every family, so that each has registered its rules."""
    package = import_module("printkit.check")
    for family in pkgutil.iter_modules(package.__path__):
        if family.ispkg and family.name not in NO_FAMILIES:
            load_family(family.name)


@cache
def load_family(name: str) -> None:
    """Import every module of one family."""
    package = import_module(f"printkit.check.{name}")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        import_module(module.name)


@cache
def load_kinds() -> None:
    """Import every module that registers findings: those of the diagnostics, and the rules."""
    package = import_module("printkit.diagnostics")
    for module in pkgutil.iter_modules(package.__path__, "printkit.diagnostics."):
        import_module(module.name)
    load_rules()


def rule_codes() -> frozenset[str]:
    """Return the codes of all rules."""
    load_rules()
    kinds = [each.kind for each in _game_rules] + [each.kind for each in _translation_rules]
    return frozenset(kind.code for kind in kinds)


def structure_rules() -> tuple[Rule[Game], ...]:
    """Return the rules about what a game's files say of one another (PK1xx), without loading any other."""
    load_family("structure")
    return tuple(each for each in _game_rules if each.kind.code[2] == "1")


def rules_about(part: str) -> tuple[Rule[Game], ...]:
    """Return the rules about single things of a part, in the order of their codes, without loading many others."""
    modules = {import_module(f"printkit.check.{name}").__name__ for name in ABOUT_ONE.get(part, ())}
    found = (each for each in _game_rules if each.inspect.__module__ in modules)
    return tuple(sorted(found, key=lambda each: each.kind.code))


def game_rules() -> tuple[Rule[Game], ...]:
    """Return the rules over a game, in the order of their codes."""
    load_rules()
    return tuple(sorted(_game_rules, key=lambda each: each.kind.code))


def translation_rules() -> tuple[Rule[Translation], ...]:
    """Return the rules over a translation, in the order of their codes."""
    load_rules()
    return tuple(sorted(_translation_rules, key=lambda each: each.kind.code))
