"""YAML text → located nodes, scalars untouched; whatever a source may not hold becomes a finding."""

from __future__ import annotations

import re

import yaml

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.source import (
    empty_file,
    several_documents,
    tab_in_yaml,
    unprintable_character,
    yaml_syntax,
    yaml_too_deep,
    yaml_too_long,
)
from printkit.source.nodes import Node, is_null
from printkit.source.places import locate
from printkit.source.yaml_tree import Tree

MAX_DEPTH = 50
MAX_NODES = 100_000

# What YAML 1.1 refuses, and what would shift the line numbers an editor shows (NEL, line and paragraph
# separators) or cannot be seen (a byte order mark in the middle).
UNPRINTABLE = re.compile("[^\t\n\r -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
TAB_INDENT = re.compile(r"^ *(\t)[ \t]*[^\s#]", re.MULTILINE)

# The C parser is ten times as fast and tells the same places.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

SAYS = {
    "mapping values are not allowed": ('a ": " stands inside a text', "put the whole text in quotes"),
    "mapping keys are not allowed": ('a "? " stands inside a text', "put the whole text in quotes"),
    "cannot start any token": ("a text begins with a sign that YAML keeps for itself", "put the text in quotes"),
    "unexpected end of stream": ("a quote that opens here is never closed", "close it; inside '…' write '' for '"),
    "unknown escape": ("an unknown \\ sequence stands in double quotes", "use single quotes, or write \\\\"),
    "did not find expected ',' or ']'": ('a list that opens with "[" is not closed', 'add ", " or "]"'),
    "did not find expected ',' or '}'": ('keys that open with "{" are not closed', 'add ", " or "}"'),
    "did not find expected key": ("a line fits neither the keys above it nor below", "align it, or quote the text"),
    "did not find expected '-'": ("a line does not continue the list above it", "begin it with - or align it"),
    "could not find expected ':'": ('a key is not followed by ": "', "add the colon, or indent a continued text"),
    "expected node content": ("a value is missing", "write it, or close the bracket before"),
    "unknown directive": ("a line begins with %", "put the text in quotes"),
}

TRAILING = ("text goes on after a closed quote or bracket", "put the whole text in quotes")


def parse_yaml(text: str, file: str, report: Report) -> Node | None:
    """Read the YAML of one file into nodes, each with its line and column counted from 1.

    Adds every fault to the report. Goes on after duplicate keys, tags and merge keys; returns None where no
    tree can be trusted: syntax, tabs, aliases, a limit passed, no content.
    """
    text = text.removeprefix("\ufeff")
    if _refuse_characters(text, file, report):
        return None
    try:
        return _grow(Tree(file, text, report))
    except yaml.YAMLError as error:
        report.add(_syntax_finding(error, text, file))
        return None


def _refuse_characters(text: str, file: str, report: Report) -> bool:
    if bad := UNPRINTABLE.search(text):
        report.add(unprintable_character(locate(text, bad.start(), file), bad.group()))
        return True
    if tabs := list(TAB_INDENT.finditer(text)):
        where = f"at the beginning of {len(tabs)} lines" if len(tabs) > 1 else "at the beginning of a line"
        report.add(tab_in_yaml(locate(text, tabs[0].start(1), file), where))
        return True
    return False


def _grow(tree: Tree) -> Node | None:
    for event in yaml.parse(tree.text, Loader=LOADER):
        if isinstance(event, yaml.DocumentStartEvent) and tree.root is not None:
            tree.report.add(several_documents(tree.origin(event)))
            break
        tree.take(event)
        if len(tree.branches) > MAX_DEPTH or tree.count > MAX_NODES:
            deep, origin = len(tree.branches) > MAX_DEPTH, tree.origin(event)
            tree.report.add(yaml_too_deep(origin, MAX_DEPTH) if deep else yaml_too_long(origin, MAX_NODES))
            return None
    if tree.root is None or is_null(tree.root):
        tree.report.add(empty_file(Origin(tree.file)))
        return None
    return None if tree.aliased else tree.root


def _syntax_finding(error: yaml.YAMLError, text: str, file: str) -> Diagnostic:
    problem = getattr(error, "problem", None) or str(error)
    opened = getattr(error, "context_mark", None)
    mark = opened if "end of stream" in problem and opened else getattr(error, "problem_mark", None)
    if mark is None:
        return yaml_syntax(Origin(file), problem, "check the whole file")
    place = Origin(file, mark.line + 1, mark.column + 1)
    if "nesting depth" in problem:  # libyaml gives up by itself at 1000 open brackets
        return yaml_too_deep(place, MAX_DEPTH)
    if text[mark.index : mark.index + 1] == "\t":
        return tab_in_yaml(place, "where a key or value would begin")
    if "expected key" in problem and text[mark.index - mark.column : mark.index].strip():
        told, hint = TRAILING
    else:
        told, hint = next((says for part, says in SAYS.items() if part in problem), (problem, "check this place"))
    since = f" (it began in line {opened.line + 1})" if opened and opened.line != mark.line else ""
    return yaml_syntax(place, told + since, hint)
