"""Text with `{{ … }}` expressions, checked when it is read: template text → parts to be evaluated."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Self, TypeAlias

from printkit.model.amount import Amount
from printkit.model.resolve import OwnFields, take_step, take_step_if_any

if TYPE_CHECKING:
    from jinja2 import nodes
    from jinja2.sandbox import ImmutableSandboxedEnvironment

_PATH = re.compile(r"[a-z_][a-z0-9_]*(?:\.[a-z0-9_-]+)*", re.IGNORECASE)
_PARTS = re.compile(r"\{\{(.*?)\}\}", re.DOTALL)
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_QUOTED = re.compile(r"""(?:(?P<key>==|!=|\[)\s*)?(?P<said>"[^"]*"|'[^']*')""")

MAX_TEXT = 2_000
MAX_DEPTH = 40
"""How long an expression may be, and how deeply nested, as claims may."""
_root: ContextVar[Mapping[str, object]] = ContextVar("root")
"""The names of the expression that is being worked out: what amounts in it are looked up from."""
_TOO_DEEP = f"the expression is nested more than {MAX_DEPTH} deep -- leave out brackets, or compare fewer things"

Take: TypeAlias = Callable[[object, str], object]
"""What takes one step of a path; raises LookupError where it leads nowhere."""


@dataclass(frozen=True, slots=True)
class Expression:
    """The path of a value (`item.title`), or such paths with `and`, `or`, `not`, `if … else …`, comparisons, + and -.

    It is what stands between `{{` and `}}`; a key that takes nothing else is written without them: `when: face.art`.
    """

    source: str

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a path or expression; raises ValueError when it is no expression or uses what is not allowed."""
        source = text.strip()
        if not source:
            raise ValueError("the expression is empty -- write {{ path.to.value }}")
        if not _PATH.fullmatch(source):
            _compiled(source, take_step)
        return cls(source)

    def value(self, names: Mapping[str, object]) -> object:
        """Return what the expression names, an amount as its number; raises LookupError when a name means nothing."""
        steps = _steps(self.source)
        if not steps:
            return _compiled(self.source, take_step)(names)
        value: object = names
        for step in steps:
            value = take_step(value, step)
        return value.count(names) if isinstance(value, Amount) else value

    def holds(self, names: Mapping[str, object]) -> bool:
        """Tell whether the expression, as a condition, has a value; a field of an author's own has one where it is there.

        Raises LookupError when any other name in it means nothing.
        """
        steps = _steps(self.source)
        if not steps:
            return bool(_compiled(self.source, take_step_if_any)(names))
        owner: object = None
        value: object = names
        for step in steps:
            owner, value = value, take_step_if_any(value, step)
        if isinstance(owner, OwnFields):
            return value is not None  # a cost of 0 is a cost
        return bool(value.count(names) if isinstance(value, Amount) else value)


@dataclass(frozen=True, slots=True)
class Template:
    """Text to print, marks and expressions in turn: `"{{ item.mission.number }} · {{ item.mission.title }}"`.

    Words belong in the sources, to be translated there.
    """

    parts: tuple[str | Expression, ...]

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Split a slot's text; raises ValueError for words outside of expressions or a bad expression."""
        parts = _split(text)
        for part in parts:
            if found := _LETTERS.search(part if isinstance(part, str) else _said(part)):
                raise ValueError(
                    f'the word "{found[0]}" has no translation here -- move words to the sources, '
                    "where they can be translated, and name them: {{ item.title }}"
                )
        return cls(parts)


def _said(expression: Expression) -> str:
    """Return the quoted texts that an expression could print: all but those it compares or looks up."""
    return " ".join(match["said"] for match in _QUOTED.finditer(expression.source) if not match["key"])


@dataclass(frozen=True, slots=True)
class NameTemplate:
    """A name of a picture or colour, written out or with expressions: `sea`, `{{ face.band }}`."""

    parts: tuple[str | Expression, ...]

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Split a name; raises ValueError for a bad expression."""
        return cls(_split(text))


def _split(text: str) -> tuple[str | Expression, ...]:
    pieces = _PARTS.split(text)
    for literal in pieces[0::2]:
        if "{%" in literal or "{#" in literal:
            raise ValueError(f'"{literal.strip()}" is more than a slot may hold -- write values alone, {{{{ path }}}}')
        if "{{" in literal or "}}" in literal:
            raise ValueError(f'"{literal.strip()}" is not closed -- write {{{{ path.to.value }}}}')
    parts = (Expression.from_text(piece) if index % 2 else piece for index, piece in enumerate(pieces))
    return tuple(part for part in parts if part)


@cache
def _steps(source: str) -> tuple[str, ...]:
    """Return the steps of a path, none for any other expression."""
    return tuple(source.split(".")) if _PATH.fullmatch(source) else ()


@cache
def _environment(take: Take) -> ImmutableSandboxedEnvironment:
    """Return the sandbox: attributes and items are path steps, nothing can be called, no power and no product."""
    from jinja2 import StrictUndefined  # noqa: PLC0415 - most slots are plain paths and need no Jinja
    from jinja2.sandbox import ImmutableSandboxedEnvironment  # noqa: PLC0415

    class Paths(ImmutableSandboxedEnvironment):
        """A sandbox in which attributes and items are path steps."""

        def getattr(self, obj: object, attribute: str) -> object:
            """Take a step by name."""
            return _plain(take(obj, attribute))

        def getitem(self, obj: object, argument: object) -> object:
            """Take a step by key."""
            return _plain(take(obj, str(argument)))

    return Paths(undefined=StrictUndefined)


def _plain(value: object) -> object:
    """Return the number of an amount, by the names of the expression that is being worked out; else the value."""
    return value.count(_root.get()) if isinstance(value, Amount) else value


def _walk(tree: nodes.Node) -> Iterator[nodes.Node]:
    """Yield each node, outer ones first, without recursion; raises ValueError where they are nested too deeply."""
    level, depth = [tree], 0
    while level:
        if depth > MAX_DEPTH:
            raise ValueError(_TOO_DEEP)
        yield from level
        level, depth = [child for node in level for child in node.iter_child_nodes()], depth + 1


@cache
def _compiled(source: str, take: Take) -> Callable[[Mapping[str, object]], object]:
    from jinja2 import TemplateError, nodes  # noqa: PLC0415

    if len(source) > MAX_TEXT:
        raise ValueError(f"an expression has {len(source)} characters -- write at most {MAX_TEXT}")
    allowed = (
        nodes.Template, nodes.Output, nodes.Name, nodes.Getattr, nodes.Getitem, nodes.Const, nodes.CondExpr,
        nodes.Compare, nodes.Operand, nodes.Add, nodes.Sub, nodes.Not, nodes.And, nodes.Or,
    )  # fmt: skip
    environment = _environment(take)
    try:
        found = list(_walk(environment.parse("{{" + source + "}}")))
        strange = [node for node in found if not isinstance(node, allowed)]
        if strange:
            raise ValueError(f'"{source}" uses {type(strange[0]).__name__.lower()}, which a slot may not')
        names_used = [node.name for node in found if isinstance(node, nodes.Name)]
        run = environment.compile_expression(source, undefined_to_none=False)
    except TemplateError as error:
        raise ValueError(f'"{source}" is not an expression: {str(error).rstrip(".")}') from None
    except (RecursionError, MemoryError, SyntaxError):  # brackets leave no node behind, so the parser may tire first
        raise ValueError(_TOO_DEEP) from None

    def value(names: Mapping[str, object]) -> object:
        """Work the expression out; raises LookupError."""
        from jinja2 import Undefined, UndefinedError  # noqa: PLC0415

        for name in names_used:
            take_step(names, name)  # which tells what name may have been meant
        before = _root.set(names)
        try:
            used = {name: _plain(names[name]) for name in names_used if name in names}
            result: object = run(**{**names, **used})
            if isinstance(result, Undefined):
                str(result)
        except UndefinedError as error:
            raise LookupError(str(error).rstrip(".")) from None
        except TypeError as error:
            raise LookupError(f'"{source}" cannot be worked out: {error}') from None
        finally:
            _root.reset(before)
        return result

    return value
