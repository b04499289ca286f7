"""The bytes of a content stream → its operations; the outlines between two of them taken in one gulp."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

NUMBER = rb"[-+]?+(?:\d++\.?+\d*+|\.\d++)"
SPACE = rb"(?:[\x00\t\n\f\r ]|%[^\r\n]*+)"

OUTLINE = re.compile(rb"%b*+((?:(?:(?:%b[\t\n\f\r ]++){2,6}+[mlcvy]|h)[\t\n\f\r ]++)++)" % (SPACE, NUMBER))
"""A run of path construction; most of a drawing is that, and one match is quicker than one for each operator."""

PLAIN = re.compile(rb"%b*+((?:%b%b++)*+)([A-Za-z'\"][A-Za-z0-9]*+\*?+)?+" % (SPACE, NUMBER, SPACE))
"""Numbers, and the operator behind them where one follows: all numbers at once, lest many of them be read again and
again."""

ARRAY = re.compile(rb"%b*+\[([^\[\]()%%/]*+)\]" % SPACE)
"""An array of numbers and hexadecimal strings, as text is mostly shown."""

TOKEN = re.compile(
    rb"%b*+(?:(?P<number>%b)|/(?P<name>[^\x00\t\n\f\r ()<>\[\]{}/%%]*+)|(?P<mark><<|>>|\[|\])"
    rb"|<(?P<hex>[0-9A-Fa-f\s]*+)>|(?P<string>\())" % (SPACE, NUMBER)
)
NUMBERS = re.compile(NUMBER)
IMAGE_END = re.compile(rb"[\t\n\f\r ]EI(?=[\x00\t\n\f\r ]|$)")
STRING_PART = re.compile(rb"[^()\\]*+(?:\\.[^()\\]*+)*+([()])", re.DOTALL)
ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.DOTALL)
ESCAPED = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f", b"\n": b"", b"\r": b"", b"\r\n": b""}


class BrokenContentError(ValueError):
    """A content stream cannot be read to its end."""


class Operation(NamedTuple):
    """An operator with its operands; the operator `path` stands for a run of outlines, its operands all numbers."""

    operands: list[object]
    operator: str


class NameOperand(str):
    """A name, such as that of a font or a colour space."""

    __slots__ = ()


def read_operations(data: bytes) -> Iterator[Operation]:
    """Yield the operations of a content stream; raises BrokenContentError where it makes no sense."""
    place, end, operands = 0, len(data), list[object]()
    while place < end:
        if not operands and (run := OUTLINE.match(data, place)):
            yield Operation(_numbers(run[1]), "path")
            place = run.end()
            continue
        plain = PLAIN.match(data, place)
        if plain is None or not plain[0].strip():
            place = _operand(data, place, operands)
            if place < 0:
                break
            continue
        operands += _numbers(plain[1])
        place = plain.end()
        operator = (plain[2] or b"").decode()
        if operator in ("true", "false", "null"):
            operands.append(operator)
        elif operator:
            place = _skip_image(data, place) if operator == "ID" else place
            yield Operation(operands, operator)
            operands = []
    if operands:
        raise BrokenContentError("it ends in the middle of an operation")


def _numbers(text: bytes) -> list[object]:
    if b"%" in text:
        text = re.sub(rb"%[^\r\n]*", b" ", text)
    return list(map(float, NUMBERS.findall(text)))


def _operand(data: bytes, place: int, operands: list[object]) -> int:
    """Append the operand at a place and return where it ends, -1 where only white space is left."""
    array = ARRAY.match(data, place)
    if array:
        operands.append(_plain_array(array[1]))
        return array.end()
    found = TOKEN.match(data, place)
    if found is None:
        rest = re.compile(SPACE + rb"*+").match(data, place)
        if rest and rest.end() == len(data):
            return -1
        at = rest.end() if rest else place
        raise BrokenContentError(f"{data[at : at + 12].decode('latin-1')!r} is no operation")
    place = found.end()
    match found.lastgroup:
        case "number":
            operands.append(float(found["number"]))
        case "name":
            operands.append(NameOperand(_name(found["name"])))
        case "hex":
            operands.append(_hexadecimal(found["hex"]))
        case "string":
            place, text = _string(data, place)
            operands.append(text)
        case _:
            _fold(found["mark"], operands)
    return place


def _fold(mark: bytes, operands: list[object]) -> None:
    """Open or close an array or a dictionary; what a dictionary holds is kept as a list of keys and values."""
    if mark in (b"[", b"<<"):
        operands.append(mark)
        return
    opening = b"[" if mark == b"]" else b"<<"
    for index in range(len(operands) - 1, -1, -1):
        if operands[index] is opening or operands[index] == opening:
            operands[index:] = [operands[index + 1 :]]
            return
    raise BrokenContentError(f"a {mark.decode()} has no beginning")


def _plain_array(text: bytes) -> list[object]:
    parts = re.findall(rb"<([0-9A-Fa-f\s]*+)>|(%b)" % NUMBER, text)
    return [float(number) if number else _hexadecimal(code) for code, number in parts]


def _hexadecimal(text: bytes) -> bytes:
    digits = b"".join(text.split())
    return bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode())


def _name(text: bytes) -> str:
    plain = re.sub(rb"#([0-9A-Fa-f]{2})", lambda code: bytes.fromhex(code[1].decode()), text)
    return plain.decode("utf-8", "replace")


def _string(data: bytes, place: int) -> tuple[int, bytes]:
    """Return where a string in brackets ends, whose first bracket lies before `place`, and what it says."""
    start, depth = place, 1
    while depth:
        part = STRING_PART.match(data, place)
        if part is None:
            raise BrokenContentError("a string has no end")
        depth += 1 if part[1] == b"(" else -1
        place = part.end()
    return place, ESCAPE.sub(_unescaped, data[start : place - 1])


def _unescaped(found: re.Match[bytes]) -> bytes:
    sign = found[1]
    if sign[:1].isdigit() and sign[:1] < b"8":
        return bytes([int(sign, 8) & 255])
    return ESCAPED.get(sign, sign)


def _skip_image(data: bytes, place: int) -> int:
    """Return where an inline image ends that begins at a place."""
    found = IMAGE_END.search(data, place)
    if found is None:
        raise BrokenContentError("an inline image has no end")
    return found.end()
