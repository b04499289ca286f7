"""The text of a claim → its checked tree: what the language does not have is refused before anything runs."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field

MAX_TEXT = 2_000
MAX_DEPTH = 40
MAX_LOOPS = 2

ALLOWED = (
    ast.Expression, ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.Call, ast.keyword, ast.Compare,
    ast.BoolOp, ast.UnaryOp, ast.BinOp, ast.IfExp, ast.GeneratorExp, ast.comprehension, ast.Tuple, ast.List, ast.Set,
    ast.Load, ast.Store, ast.And, ast.Or, ast.Not, ast.USub, ast.UAdd, ast.Add, ast.Sub, ast.Mult, ast.Div,
    ast.FloorDiv, ast.Mod, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn,
)  # fmt: skip

SAYS = {
    ast.Pow: ("a power", "multiply: 6 * 6"),
    ast.Lambda: ("a function of its own", "use the functions there are: all, any, count, sum …"),
    ast.NamedExpr: ("an assignment", "write the value out where it is used"),
    ast.ListComp: ("a list built in a loop", "write the loop in a function: all(x > 1 for x in tables)"),
    ast.SetComp: ("a set built in a loop", "write set(x for x in tables)"),
    ast.DictComp: ("keys and values built in a loop", "write the loop in a function: all(x > 1 for x in tables)"),
    ast.Dict: ("keys and values", "compare numbers, texts or lists"),
    ast.JoinedStr: ("a text with values in it", "compare the values themselves"),
    ast.Starred: ("a star", "write the values one by one"),
    ast.Slice: ("a part of a list", "name one element by its number: list[0]"),
    ast.Is: ('"is"', "write =="),
    ast.IsNot: ('"is not"', "write !="),
    ast.Await: ("await", "write a comparison"),
    ast.Yield: ("yield", "write a comparison"),
}

STRING = re.compile(r"""'[^'\\]*'|"[^"\\]*"|(?P<path>[^\W\d]\w*(?:[.-]\w+)*)""")
DECIMAL = re.compile(r"\d[\d_]*(?:\.\d+)?")


class ClaimError(Exception):
    """A claim cannot be read or worked out: what is wrong, what to do, and the column in its text, from 1."""

    def __init__(self, message: str, hint: str = "", column: int = 1) -> None:
        super().__init__(message)
        self.message, self.hint, self.column = message, hint, column


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that was read: its text and its tree, which holds nothing but what the language has."""

    text: str
    tree: ast.expr = field(compare=False, repr=False)

    def column(self, node: ast.AST) -> int:
        """Return the column of a node in the text, counted in characters from 1."""
        return column_of(self.text, getattr(node, "col_offset", 0))


def column_of(text: str, offset: int) -> int:
    """Return the column, from 1, of a position that is counted in UTF-8 bytes."""
    return len(text.encode()[:offset].decode(errors="ignore")) + 1


def parse_claim(text: str) -> Claim:
    """Read a claim; raises ClaimError for what is no expression, too long, too deep, or not in the language.

    Names are paths such as `tables.firing.torpedo-zone.hit`: a hyphen between letters belongs to a name, a minus
    has spaces around it. A step that begins with a digit is written `missions["01-sea-trial"]`.
    """
    text = re.sub(r"\s", " ", text)
    if len(text) > MAX_TEXT:
        raise ClaimError(
            f"a claim has {len(text)} characters", f"write at most {MAX_TEXT}; split it into several claims"
        )
    _refuse_digit_steps(text)
    claim = Claim(text, _parse(STRING.sub(_underscored, text), text))
    for node, depth, loops in _walk(claim.tree):
        if depth > MAX_DEPTH:
            raise ClaimError(f"the claim is nested more than {MAX_DEPTH} deep", "split it", claim.column(node))
        if loops > MAX_LOOPS:
            raise ClaimError(f"more than {MAX_LOOPS} loops are nested", "split the claim", claim.column(node))
        _refuse(node, claim)
    return claim


def _parse(source: str, text: str) -> ast.expr:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Python warns of odd spellings, such as "\d", on stderr
            return ast.parse(source, mode="eval").body
    except SyntaxError as error:
        column = min(max(error.offset or 1, 1), len(text) + 1)
        raise ClaimError(f"the claim cannot be read: {_reason(error)}", "write such as a < b", column) from None
    except (ValueError, RecursionError, MemoryError):
        raise ClaimError("the claim cannot be read: it is too complex", "split it into several claims") from None


def _reason(error: SyntaxError) -> str:
    """Return what Python finds wrong, without its advice, which is for programmers."""
    return re.split(r"[.;] |, perhaps", error.msg, maxsplit=1)[0].lower().replace("'", '"').rstrip("?.")


def _underscored(match: re.Match[str]) -> str:
    """Return a path with underscores for hyphens, which are one to the resolver; a quoted text as it is."""
    return match[0].replace("-", "_") if match["path"] else match[0]


def _refuse_digit_steps(text: str) -> None:
    for match in STRING.finditer(text):
        if match["path"] and (found := re.search(r"\.(\d[\w-]*)", match["path"])):
            column = match.start() + found.start(1) + 1
            raise ClaimError(f'step "{found[1]}" begins with a digit', f'write it as ["{found[1]}"]', column)


def _walk(root: ast.AST) -> Iterator[tuple[ast.AST, int, int]]:
    """Yield each node with how deep it lies and how many loops it lies in; without recursion, as a tree may be deep."""
    stack = [(root, 1, 0)]
    while stack:
        node, depth, loops = stack.pop()
        loops += len(node.generators) if isinstance(node, ast.GeneratorExp) else 0
        yield node, depth, loops
        stack += [(child, depth + 1, loops) for child in ast.iter_child_nodes(node)]


def _refuse(node: ast.AST, claim: Claim) -> None:
    """Refuse a node that is not in the language."""
    if not isinstance(node, ALLOWED):
        other = "this operator" if isinstance(node, ast.operator | ast.unaryop) else type(node).__name__.lower()
        what, hint = SAYS.get(type(node), (other, "use + - * / // %, comparisons, and, or, not"))
        raise ClaimError(f"{what} has no place in a claim", hint, claim.column(node))
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name) | ast.keyword(arg=str(name)) if name.startswith("_"):
            raise ClaimError(f'"{name}" is no name of the game', "names begin with a letter", claim.column(node))
        case ast.Subscript(slice=index) if not _is_step(index):
            raise ClaimError(
                "a step in brackets is a text or a whole number", 'write ["name"] or [0]', claim.column(index)
            )
        case ast.Call(func=called) if not isinstance(called, ast.Name):
            raise ClaimError("only the listed functions can be called", "leave the brackets out", claim.column(called))
        case ast.keyword(arg=None):
            raise ClaimError("a star has no place in a claim", "write the values one by one", claim.column(node))
        case ast.comprehension(target=target) if not isinstance(target, ast.Name):
            raise ClaimError("a loop has one name", "write: for x in …", claim.column(target))
        case ast.Constant(value=value) if not isinstance(value, bool | int | float | str):
            raise ClaimError(
                f'"{ast.unparse(node)[:40]}" has no place in a claim',
                "use numbers, texts, true and false",
                claim.column(node),
            )
        case ast.Constant(value=value) if isinstance(value, int | float) and not isinstance(value, bool):
            _refuse_odd_number(node, claim)
        case _:
            pass


def _is_step(index: ast.expr) -> bool:
    return isinstance(index, ast.Constant) and type(index.value) in (str, int)


def number_text(node: ast.Constant, claim: Claim) -> str:
    """Return a number as it was written."""
    data = claim.text.encode()
    return data[node.col_offset : node.end_col_offset].decode(errors="replace")


def _refuse_odd_number(node: ast.Constant, claim: Claim) -> None:
    """Refuse `1e9`, `0xff`, `1.` and numbers of more than 30 digits."""
    written = number_text(node, claim)
    if not DECIMAL.fullmatch(written):
        raise ClaimError(f'"{written[:40]}" is no plain number', "write 12, 0.25 or 1/4", claim.column(node))
    if len(written) > 30:
        raise ClaimError(f"a number has {len(written)} digits", "write at most 30", claim.column(node))
