"""A game's folder and a seed → mutants: the game with one range, count, name, figure or placeholder made wrong."""

from __future__ import annotations

import random
import re
import zlib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from check.mutations.scalars import Scalar, Span, scalars

RANGE = re.compile(r"[≤≥]?\d+(?:-\d+)?\+?")
FIGURE = re.compile(r"(?<![\w.{/-])[-−+]?\d+(?![\w}]|\.\d)|(?<=/)\d+")
PLACEHOLDER = re.compile(r"\{([a-z][\w.-]*)(\|\w+)?\}")
PATH = re.compile(r"\b[a-z][\w-]*(?:\.[\w-]+)+")
WORD = re.compile(r"[^\W\d_]{3,}")
NAME = re.compile(r"[a-z][\w.-]*(?: [\w.-]+)?")
ENTRY = re.compile(r'^msgctxt "(.*)"\nmsgid ((?:".*"\n)+)msgstr ((?:".*"(?:\n|\Z))+)', re.MULTILINE)
DIRECTIVE = re.compile(r"^::: \w+ (\S+)", re.MULTILINE)

RANGES = {"results", "covers", "bounds", "bands", "boundaries"}
EXPRESSIONS = {"expr", "uses"}
PROSE = {"title", "subtitle", "text", "note", "notes", "steps", "label", "that", "credits", "author", "means", "fields"}
NOT_OF_THE_GAME = {"forbidden", "allowed", "that"}
"""Spellings that a glossary keeps out or lets pass, which stand nowhere else, and what a claim says to its reader."""
LABELS = {"claims.yaml": 1, "glossary.yaml": 1}
"""Files whose keys at a depth are labels that nothing refers to or prints, as are those below `uses`."""


Dice = Callable[[str], random.Random]
"""The dice that are thrown for a place."""


class Change(NamedTuple):
    """One change of a text: its kind, the span that is replaced, what stands there then."""

    kind: str
    span: Span
    new: str


@dataclass(frozen=True)
class Mutant:
    """A game with one fault: the file, the place in it (a path, a message, a line), and the change."""

    file: str
    place: str
    change: Change

    @property
    def name(self) -> str:
        """Return what the mutant is known by, whatever the seed and wherever its line."""
        return f"{self.file} {self.place}: {self.change.kind}"

    def apply(self, text: str) -> str:
        """Return the text of its file with the fault."""
        span = self.change.span
        return text[: span.start] + self.change.new + text[span.end :]


@dataclass(frozen=True)
class Pool:
    """What is known of a game as a whole: its proper names, what a reference could lead to instead, its facts."""

    proper: tuple[str, ...]
    references: Mapping[str, tuple[str, ...]]
    paths: tuple[str, ...]
    numbers: Mapping[str, str]

    def other_reference(self, each: Scalar, text: str, dice: random.Random) -> str | None:
        """Return another value that the same field has somewhere in the game."""
        others = [other for other in self.references.get(_role(each), ()) if other != text]
        return dice.choice(others) if others else None

    def other_path(self, path: str, dice: random.Random) -> str | None:
        """Return another path of the same root and length, as a slip of the pen would name it.

        Not one that leads to the same number: the game would be right as it stands.
        """
        root, steps, number = path.partition(".")[0], path.count("."), self.numbers.get(path)
        alike = [each for each in self.paths if (each.partition(".")[0], each.count(".")) == (root, steps)]
        others = [each for each in alike if each != path and (number is None or self.numbers.get(each) != number)]
        return dice.choice(others) if others else None


def mutants(folder: Path, seed: int) -> list[Mutant]:
    """Return every mutant of a game; the seed decides which letter slips and which other name is taken."""
    texts = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in sorted(folder.rglob("*"))
             if path.suffix in {".yaml", ".md", ".po"} and path.name != "README.md"
             and "templates" not in path.parts}  # fmt: skip
    pool = _pool(texts)
    found: list[Mutant] = []
    for file, text in texts.items():
        seen: dict[str, int] = {}
        for place, change in _changes(file, text, pool, seed):
            mutant = Mutant(file, place, change)
            if mutant.apply(text) == text:
                continue
            seen[mutant.name] = number = seen.get(mutant.name, 0) + 1
            found.append(Mutant(file, f"{place} #{number}", change) if number > 1 else mutant)
    return found


def sample(every: list[Mutant], number: int, always: Container[str] = ()) -> list[Mutant]:
    """Return a part of the mutants, and those named: a part that stays the same when others come or go."""
    ranked = sorted(every, key=lambda mutant: zlib.crc32(mutant.name.encode()))
    kept = {mutant.name for mutant in ranked[:number]}
    return [mutant for mutant in every if mutant.name in kept or mutant.name in always]


def _pool(texts: Mapping[str, str]) -> Pool:
    proper: set[str] = set()
    references: dict[str, set[str]] = {}
    numbers: dict[str, str] = {}
    for file, text in texts.items():
        if not file.endswith(".yaml"):
            continue
        for each in scalars(text):
            raw = each.span.of(text)
            if not each.is_key and NAME.fullmatch(raw):
                references.setdefault(_role(each), set()).add(raw)
            if file == "facts.yaml" and not each.is_key:
                numbers["facts." + ".".join(each.path)] = raw
            if file == "glossary.yaml" and each.field == "kind" and raw == "name":
                proper.update(_forms(text, each.path[0]))
            if file == "roster.yaml" and each.field == "title" and not each.is_key:
                proper.add(raw)
    paths = {match[1] for text in texts.values() for match in PLACEHOLDER.finditer(text)}
    others = {key: tuple(sorted(of)) for key, of in references.items()}
    return Pool(tuple(sorted(proper)), others, tuple(sorted(paths)), numbers)


def _role(each: Scalar) -> str:
    """Return what a value is for: its field; for a form of a term, the language as well."""
    return "/".join(each.path[-3:]) if "forms" in each.path else each.field


def _forms(text: str, term: str) -> Iterator[str]:
    for each in scalars(text):
        if each.path[0] == term and not each.is_key and (each.field == "preferred" or each.path[-2] == "forms"):
            yield each.span.of(text)


def misspell(text: str, dice: random.Random) -> str:
    """Return a text with one letter of its longest word left out, doubled or swapped with the next."""
    word = max(WORD.finditer(text), key=lambda match: len(match[0]), default=None)
    if word is None:
        return text
    at = dice.randrange(word.start() + 1, word.end() - 1)
    slips = [text[:at] + text[at + 1 :], text[:at] + text[at] + text[at:]]
    if text[at] != text[at + 1]:
        slips.append(text[:at] + text[at + 1] + text[at] + text[at + 2 :])
    return dice.choice(slips)


def _changes(file: str, text: str, pool: Pool, seed: int) -> Iterator[tuple[str, Change]]:
    """Yield each change of a file and its place; what the seed decides does not hang on what stands elsewhere."""

    def dice(place: str) -> random.Random:
        return random.Random(f"{seed} {file} {place}")

    match Path(file).suffix:
        case ".yaml":
            labels = LABELS.get(file)
            hidden = "note" if file == "glossary.yaml" else ""  # only translators read the notes of a glossary
            found = (
                each for each in scalars(text) if not (each.is_key and _is_label(each, labels)) and each.field != hidden
            )
            return _yaml(text, found, pool, dice)
        case ".md":
            return _markdown(text, pool, dice)
    return _catalogue(text, pool, dice)


def _is_label(key: Scalar, depth: int | None) -> bool:
    return len(key.path) == depth or key.field == "uses"


def _yaml(text: str, found: Iterable[Scalar], pool: Pool, dice: Dice) -> Iterator[tuple[str, Change]]:
    rows: dict[tuple[str, ...], Scalar] = {}
    for each in found:
        if each.field in NOT_OF_THE_GAME:
            continue
        place = "/".join(each.path) + ("/" if each.is_key else "")
        for change in _scalar(text, each, pool, dice(place)):
            yield place, change
        if each.is_key and each.field == "results":
            before = rows.get(each.path[:-1])
            for change in _row(text, each, before):
                yield place, change
            rows[each.path[:-1]] = each


def _row(text: str, row: Scalar, before: Scalar | None) -> Iterator[Change]:
    """Yield a table without a row, with it twice, and with its result exchanged with that of the row before."""
    if row.lines:
        yield Change("row dropped", row.lines, "")
        yield Change("row doubled", row.lines, row.lines.of(text) * 2)
    if before and before.value and row.value:
        between = text[before.value.end : row.value.start]
        new = row.value.of(text) + between + before.value.of(text)
        yield Change("results exchanged", Span(before.value.start, row.value.end), new)


def _scalar(text: str, each: Scalar, pool: Pool, dice: random.Random) -> Iterator[Change]:
    raw = each.span.of(text)
    if each.field in RANGES and RANGE.fullmatch(raw):
        yield from _ends(each.span, raw)
        return
    if each.field in EXPRESSIONS and not each.is_key:
        yield from _figures(each.span, raw)
        yield from _each_path(each.span, raw, PATH, pool, dice)
        return
    if not each.is_key:
        yield from _prose(each.span, raw, pool, dice)
    if each.is_key or each.field in PROSE or NAME.fullmatch(raw):
        yield Change("name misspelt", each.span, misspell(raw, dice))
    if not each.is_key and each.field not in PROSE and NAME.fullmatch(raw):
        other = pool.other_reference(each, raw, dice)
        yield from [Change("other name", each.span, other)] if other else []
    if PATH.fullmatch(raw):
        other = pool.other_path(raw, dice)
        yield from [Change("other path", each.span, other)] if other else []


def _ends(span: Span, raw: str) -> Iterator[Change]:
    """Yield a range with each end one more and one less."""
    for match in re.finditer(r"\d+", raw):
        for step in (1, -1):
            end = max(0, int(match[0]) + step)
            yield Change(f"range end {step:+d}", span, raw[: match.start()] + str(end) + raw[match.end() :])


def _prose(span: Span, raw: str, pool: Pool, dice: random.Random) -> Iterator[Change]:
    """Yield every slip of a figure, placeholder or proper name in a text."""
    yield from _figures(span, raw)
    yield from _each_path(span, raw, PLACEHOLDER, pool, dice)
    for match in PLACEHOLDER.finditer(raw):
        if match[2]:
            yield Change("modifier dropped", _within(span, match.start(2), match.end(2)), "")
    for name in pool.proper:
        for match in re.finditer(rf"\b{re.escape(name)}\b", raw):
            yield Change(f"{name} misspelt", _within(span, match.start(), match.end()), misspell(name, dice))


def _figures(span: Span, raw: str) -> Iterator[Change]:
    """Yield a text with each of its figures one more, one less, and of the other sign where it has one."""
    held = [match.span() for match in PLACEHOLDER.finditer(raw)]
    for match in FIGURE.finditer(raw):
        if any(start <= match.start() < end for start, end in held):
            continue
        sign, digits = re.fullmatch(r"([-−+]?)(\d+)", match[0]).groups()  # type: ignore[union-attr]  # it has this form
        place = _within(span, match.start(), match.end())
        for step in (1, -1):
            yield Change(f"figure {match[0]} {step:+d}", place, f"{sign}{abs(int(digits) + step)}")
        if sign and digits != "0" and sign != "+":
            yield Change(f"figure {match[0]} without its sign", place, digits)


def _each_path(span: Span, raw: str, pattern: re.Pattern[str], pool: Pool, dice: random.Random) -> Iterator[Change]:
    """Yield a text with each path misspelt, and with another in its place."""
    for match in pattern.finditer(raw):
        group = 1 if pattern.groups else 0
        place = _within(span, match.start(group), match.end(group))
        yield Change(f"{match[group]} misspelt", place, misspell(match[group], dice))
        other = pool.other_path(match[group], dice)
        if other:
            yield Change(f"{match[group]} exchanged", place, other)


def _within(span: Span, start: int, end: int) -> Span:
    return Span(span.start + start, span.start + end)


def _markdown(text: str, pool: Pool, dice: Dice) -> Iterator[tuple[str, Change]]:
    start = 0
    for line in text.splitlines(keepends=True):
        span = Span(start, start + len(line))
        place = f'"{" ".join(line.split()[:6])}"'
        if line.startswith(":::"):
            changes = _each_path(span, line, DIRECTIVE, pool, dice(place))
        else:
            # A list counts its entries itself: the number that an entry is written with is not read.
            mark = re.match(r"\d+\. ", line)
            skipped = mark.end() if mark else 0
            changes = _prose(Span(span.start + skipped, span.end), line[skipped:], pool, dice(place))
        for change in changes:
            yield place, change
        start += len(line)


def _catalogue(text: str, pool: Pool, dice: Dice) -> Iterator[tuple[str, Change]]:
    for entry in ENTRY.finditer(text):
        lot = dice(entry[1])
        yield entry[1], Change("context misspelt", Span(*entry.span(1)), misspell(entry[1], lot))
        yield entry[1], Change("source misspelt", Span(*entry.span(2)), misspell(entry[2], lot))
        for change in _prose(Span(*entry.span(3)), entry[3], pool, lot):
            yield entry[1], change
