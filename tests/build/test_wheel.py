"""The wheel, installed outside the checkout: it brings all that a new game needs."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path
from zipfile import ZipFile

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


def run(*command: str | Path, cwd: Path) -> str:
    """Run a program in a folder and return what it printed; asserts that it ends well."""
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False, env={"PATH": ""}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel, built by the backend that pip would call."""
    folder = tmp_path_factory.mktemp("wheel")
    code = f"from hatchling.build import build_wheel; print(build_wheel({str(folder)!r}))"
    return folder / run(sys.executable, "-c", code, cwd=CHECKOUT).split()[-1]


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the programs of a new environment with the wheel in it.

    Its dependencies are lent from this environment, so that no index is needed; the .pth file that lends them does
    not lend the checkout, which is only installed through a .pth file itself.
    """
    folder = tmp_path_factory.mktemp("clean") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    python = folder / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    lent = [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))]
    (Path(site) / "lent.pth").write_text("\n".join(lent), "utf-8")
    return folder / "bin"


def test_the_wheel_makes_and_prints_a_new_game(environment: Path, tmp_path: Path) -> None:
    where = run(environment / "python", "-c", "import printkit; print(printkit.__file__)", cwd=tmp_path)
    assert Path(where).is_relative_to(environment.parent)
    run(environment / "printkit", "new", "mygame", cwd=tmp_path)
    run(environment / "printkit", "build", "mygame", cwd=tmp_path)
    built = tmp_path / "out/mygame/en"
    assert sorted(path.name for path in built.glob("*.pdf")) == [
        "cards.pdf",
        "counters.pdf",
        "mygame-en.pdf",
        "rules.pdf",
    ]
    assert all(path.read_bytes().startswith(b"%PDF-") for path in built.glob("*.pdf"))
    assert {path.name for path in built.glob("counters/*.svg")} == {"boats.svg", "boats-back.svg"}


def test_the_wheel_speaks_french(environment: Path, tmp_path: Path) -> None:
    code = "from printkit.language.own_words import read_own_words; print(len(read_own_words('fr').entries) > 10)"
    assert run(environment / "python", "-c", code, cwd=tmp_path).strip() == "True"


def test_the_wheel_holds_the_package_and_its_templates_alone(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    kept = {path.relative_to(CHECKOUT / "templates").as_posix() for path in (CHECKOUT / "templates").rglob("*.*")}
    packed = {name.removeprefix("printkit/_templates/") for name in names if name.startswith("printkit/_templates/")}
    assert packed == kept
    assert {name.split("/")[0] for name in names} == {"printkit", names[-1].split("/")[0]}
    assert {Path(name).suffix for name in names if name.startswith("printkit/")} == {
        ".py", ".typed", ".po", ".yaml", ".svg", ".md", ".icc", ".txt",
    }  # fmt: skip


def test_every_package_that_is_imported_is_a_declared_dependency(wheel: Path) -> None:
    files = ZipFile(wheel)
    metadata = files.read(next(name for name in files.namelist() if name.endswith("/METADATA"))).decode()
    declared = {plain(name) for name in re.findall(r"^Requires-Dist: ([\w.-]+)", metadata, re.MULTILINE)}
    owners = packages_distributions()
    used = {name for path in (CHECKOUT / "printkit").rglob("*.py") for name in imported(path.read_text("utf-8"))}
    outside = used - set(sys.stdlib_module_names) - {"printkit"}
    undeclared = {name for name in outside if not {plain(owner) for owner in owners[name]} & declared}
    assert undeclared == set()
    assert "reportlab" in outside


def imported(source: str) -> set[str]:
    """Return the top-level names of what a module imports."""
    nodes = list(ast.walk(ast.parse(source)))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level]
    return {name.split(".")[0] for name in names}


def plain(name: str) -> str:
    """Return a distribution's name in its one normal spelling."""
    return re.sub(r"[-_.]+", "-", name).lower()
