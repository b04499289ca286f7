"""Imports point up the table of the architecture, and some libraries and statements have one place only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "printkit"
ROWS = (
    "diagnostics",
    "scene",
    "source",
    "model",
    "language",
    "templates",
    "typeset",
    "components",
    "imposition",
    "check",
    "maps",
    "preflight",
    "render",
    "project",
    "build",
    "cli",
)
"""Upper rows first. The last three, one row of the table, are held to this order too."""

ONLY_IN = {
    "reportlab": ("render.pdf",),
    "svgwrite": ("render.svg",),
    "pypdf": ("render", "preflight"),
    "pypdfium2": ("render.png", "preflight.raster"),
    "jinja2": ("templates",),
    "yaml": ("source",),
    "typer": ("cli",),
    "babel": ("language",),
    "shapely": ("maps",),
    "pyproj": ("maps",),
}


def imports_of(source: str) -> Iterator[str]:
    """Yield the dotted name of every module a source imports, wherever the statement stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""
            if node.module == "printkit":
                yield from (f"printkit.{alias.name}" for alias in node.names)


def breaches(module: str, source: str) -> list[str]:
    """Return the imports of a module (`scene.items`) that the table or the list of libraries forbids."""
    row = module.split(".", maxsplit=1)[0]
    found = []
    for name in imports_of(source):
        library, _, rest = name.partition(".")
        target = rest.split(".")[0]
        if library == "printkit" and target in ROWS and (row not in ROWS or ROWS.index(target) > ROWS.index(row)):
            found.append(name)
        if library in ONLY_IN and not any(f"{module}.".startswith(f"{place}.") for place in ONLY_IN[library]):
            found.append(name)
    return found


def speech(source: str) -> list[str]:
    """Return the ways a source prints or exits: `print`, `sys.stdout`, `sys.exit`, `SystemExit` …"""
    forbidden = {"print", "input", "exit", "quit", "SystemExit", "breakpoint"}
    calls = {node.func.id for node in ast.walk(ast.parse(source)) if _is_call_of_name(node)}
    names = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)} & {"SystemExit"}
    streams = {
        f"sys.{node.attr}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "sys"
        if node.attr in {"stdout", "stderr", "exit"}
    }
    return sorted((calls & forbidden) | names | streams)


def _is_call_of_name(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


def modules() -> list[tuple[str, str]]:
    """Return every module of the package by its dotted name below it, with its source."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        steps = path.relative_to(PACKAGE).with_suffix("").parts
        name = ".".join(steps[:-1] if steps[-1] == "__init__" else steps)
        if name != "__main__":  # the command line by another name
            found.append((name, path.read_text(encoding="utf-8")))
    return found


MODULES = modules()


def test_every_folder_is_a_row() -> None:
    assert {name.split(".")[0] for name, _ in MODULES if name} == set(ROWS)


@pytest.mark.parametrize("row", ROWS)
def test_imports_point_up_the_table(row: str) -> None:
    inside = [(name, source) for name, source in MODULES if name.split(".")[0] == row]
    assert [found for name, source in inside for found in breaches(name, source)] == []


def test_only_the_command_line_prints_and_exits() -> None:
    found = {name: speech(source) for name, source in MODULES if not name.startswith("cli")}
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("scene.items", "from printkit.source import Length"),
        ("scene.items", "import printkit.cli"),
        ("model.game", "from printkit import build"),
        ("source.files", "def f():\n    from printkit.model.names import Name"),
        ("model.dice", "if TYPE_CHECKING:\n    from printkit.render.png import x"),
        ("components.texts", "from reportlab.pdfgen.canvas import Canvas"),
        ("render.pdf.draw", "import svgwrite"),
        ("render.svg.draw", "import reportlab"),
        ("render.svgs", "import svgwrite"),
        ("source.text", "import jinja2.sandbox"),
        ("build.run", "import typer"),
    ],
)
def test_a_wrong_import_is_seen(module: str, source: str) -> None:
    assert len(breaches(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("components.texts", "from printkit.scene import Box"),
        ("components.texts", "from printkit.components.strips import Strip"),
        ("render.svg.draw", "import svgwrite"),
        ("cli.app", "import typer\nfrom printkit.build.run import build"),
    ],
)
def test_a_right_import_is_no_breach(module: str, source: str) -> None:
    assert breaches(module, source) == []


@pytest.mark.parametrize(
    "source",
    ["print(1)", "import sys\nsys.exit(1)", "sys.stderr.write('x')", "raise SystemExit", "def f():\n    exit(0)"],
)
def test_speech_is_heard(source: str) -> None:
    assert len(speech(source)) == 1


def test_a_method_called_print_is_no_speech() -> None:
    assert speech("sheet.print()\nsys.path\nprinted = 1") == []
