"""Text with `{{ … }}` expressions, checked when it is read: template text → parts to be evaluated."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Self

from printkit.model.resolve import take_step

if TYPE_CHECKING:
    from jinja2.sandbox import ImmutableSandboxedEnvironment

_PATH = re.compile(r"[a-z_][a-z0-9_]*(?:\.[a-z0-9_-]+)*", re.IGNORECASE)
_PARTS = re.compile(r"\{\{(.*?)\}\}", re.DOTALL)
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_QUOTED = re.compile(r"""(?:(?P<key>==|!=|\[)\s*)?(?P<said>"[^"]*"|'[^']*')""")


@dataclass(frozen=True, slots=True)
class Expression:
    """What stands between `{{` and `}}`: the path of a value, or a sandboxed Jinja expression over such paths."""

    source: str

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a path or expression; raises ValueError when it is no expression or uses what is not allowed."""
        source = text.strip()
        if not source:
            raise ValueError("the expression is empty -- write {{ path.to.value }}")
        if not _PATH.fullmatch(source):
            _compiled(source)
        return cls(source)

    def value(self, names: Mapping[str, object]) -> object:
        """Return what the expression names; raises LookupError when a name in it means nothing."""
        steps = _steps(self.source)
        if not steps:
            return _compiled(self.source)(names)
        value: object = names
        for step in steps:
            value = take_step(value, step)
        return value


@dataclass(frozen=True, slots=True)
class Template:
    """Text to print: literal marks and expressions in turn. Words belong in the sources, to be translated there."""

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
def _environment() -> ImmutableSandboxedEnvironment:
    """Return the sandbox: attributes and items are path steps, nothing can be called, no power and no product."""
    from jinja2 import StrictUndefined  # noqa: PLC0415 - most slots are plain paths and need no Jinja
    from jinja2.sandbox import ImmutableSandboxedEnvironment  # noqa: PLC0415

    class Paths(ImmutableSandboxedEnvironment):
        """A sandbox in which attributes and items are path steps."""

        def getattr(self, obj: object, attribute: str) -> object:
            """Take a step by name."""
            return take_step(obj, attribute)

        def getitem(self, obj: object, argument: object) -> object:
            """Take a step by key."""
            return take_step(obj, str(argument))

    return Paths(undefined=StrictUndefined)


@cache
def _compiled(source: str) -> Callable[[Mapping[str, object]], object]:
    from jinja2 import TemplateError, nodes  # noqa: PLC0415

    allowed = (
        nodes.Template, nodes.Output, nodes.Name, nodes.Getattr, nodes.Getitem, nodes.Const, nodes.CondExpr,
        nodes.Compare, nodes.Operand, nodes.Add, nodes.Sub, nodes.Not, nodes.And, nodes.Or,
    )  # fmt: skip
    environment = _environment()
    try:
        tree = environment.parse("{{" + source + "}}")
        strange = [node for node in tree.find_all(nodes.Node) if not isinstance(node, allowed)]
        if strange:
            raise ValueError(f'"{source}" uses {type(strange[0]).__name__.lower()}, which a slot may not')
        names_used = [node.name for node in tree.find_all(nodes.Name)]
        run = environment.compile_expression(source, undefined_to_none=False)
    except TemplateError as error:
        raise ValueError(f'"{source}" is not an expression: {str(error).rstrip(".")}') from None

    def value(names: Mapping[str, object]) -> object:
        """Work the expression out; raises LookupError."""
        from jinja2 import Undefined, UndefinedError  # noqa: PLC0415

        for name in names_used:
            take_step(names, name)  # which tells what name may have been meant
        try:
            result: object = run(**names)
            if isinstance(result, Undefined):
                str(result)
        except UndefinedError as error:
            raise LookupError(str(error).rstrip(".")) from None
        except TypeError as error:
            raise LookupError(f'"{source}" cannot be worked out: {error}') from None
        return result

    return value
