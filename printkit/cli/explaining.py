"""`printkit explain`: a code or name → the page of a finding."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from printkit.check import load_rules
from printkit.diagnostics import KINDS, kinds_near


def explanation(code: str) -> str | None:
    """Return the page of a finding by its code or name, or None where there is none."""
    _load_kinds()
    wanted = code.strip()
    for kind in KINDS.values():
        if wanted.upper() == kind.code or wanted.lower() == kind.name:
            return f"# {kind.code} {kind.name} ({kind.severity})\n\n{kind.page}\n"
    return None


def near_codes(code: str) -> list[str]:
    """Return codes and names that look like a word."""
    _load_kinds()
    return kinds_near(code)


def _load_kinds() -> None:
    """Import every module that registers findings: those of the diagnostics, and the rules."""
    package = import_module("printkit.diagnostics")
    for module in pkgutil.iter_modules(package.__path__):
        import_module(f"printkit.diagnostics.{module.name}")
    load_rules()
