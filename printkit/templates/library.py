"""The folders that templates are taken from, nearest first: a name → the YAML of the file that has it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from printkit.diagnostics import Origin, Report
from printkit.diagnostics.press import printing_condition_unusable
from printkit.diagnostics.schema import malformed_value, missing_key
from printkit.diagnostics.templates import template_not_found, unknown_paper
from printkit.source import Mapping as MappingNode
from printkit.source import ProjectFiles, bind
from printkit.templates.impositions import Imposition, Paper, PapersFile
from printkit.templates.intents import MAX_PROFILE, Intent, read_intent
from printkit.templates.layouts import Layout, SlotClass, bind_layout
from printkit.templates.profiles import Profile
from printkit.templates.themes import Theme, ThemeFile, bind_theme

if TYPE_CHECKING:
    from printkit.source.drawing import Drawing


def built_in_folder() -> Path:
    """Return the folder of printkit's own templates: beside the package in a checkout, inside it when installed."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "_templates"
    return installed if installed.is_dir() else package.parent / "templates"


@dataclass(frozen=True)
class Library:
    """Folders of templates, nearest first: the game's own, the project's, printkit's."""

    folders: tuple[ProjectFiles, ...]

    def layout(self, name: str, kinds: Mapping[str, SlotClass], wanted_by: Origin, report: Report) -> Layout | None:
        """Return a layout; faults and a missing file go to the report."""
        node = self._yaml("layout", name, wanted_by, report)
        return None if node is None else bind_layout(name, node, kinds, report)

    def theme(self, name: str, wanted_by: Origin, report: Report) -> Theme | None:
        """Return a theme; faults and a missing file go to the report."""
        node = self._yaml("theme", name, wanted_by, report)
        file = None if node is None else bind(node, ThemeFile, report)
        if node is None or file is None:
            return None
        if file.like is not None:
            base = self._base_theme(file.like, file.places.get("like", node.origin), report)
            if base is None:
                return None
            file = file.over(base)
        for key in ("palette", "text", "lines"):
            if not getattr(file, key):
                report.add(missing_key(node.origin, key, "its entries, or name a theme that this one is like:"))
                return None
        return bind_theme(name, file, node.origin, report)

    def _base_theme(self, name: str, wanted_by: Origin, report: Report) -> ThemeFile | None:
        """Return what a theme that another is like says; one step only, so that there is no circle to run in."""
        node = self._yaml("theme", name, wanted_by, report)
        base = None if node is None else bind(node, ThemeFile, report)
        if base is not None and base.like is not None:
            whole = ", ".join(self._whole_themes())
            fault = f'the theme "{name}" is itself like "{base.like}"'
            report.add(malformed_value(wanted_by, fault, f"name a whole theme: {whole}"))
            return None
        return base

    def _whole_themes(self) -> list[str]:
        """Return the names of the themes that another may be like."""
        known = {found for folder in self.folders for found in folder.names("themes", ".yaml")}
        nodes = {name: self._yaml("theme", name, Origin(""), Report()) for name in sorted(known)}
        return [name for name, node in nodes.items() if node is not None and node.get("like") is None]

    def imposition(self, name: str, wanted_by: Origin, report: Report) -> Imposition | None:
        """Return an imposition; faults and a missing file go to the report."""
        node = self._yaml("imposition", name, wanted_by, report)
        return None if node is None else bind(node, Imposition, report)

    def profile(self, name: str, wanted_by: Origin, report: Report) -> Profile | None:
        """Return a profile; faults and a missing file go to the report."""
        node = self._yaml("profile", name, wanted_by, report)
        return None if node is None else bind(node, Profile, report)

    def intent(self, profile: Profile, report: Report) -> Intent | None:
        """Return the printing condition that a profile names, or None where it names none or after a finding."""
        if not profile.intent:
            return None
        relative, place = f"profiles/{profile.intent}.icc", profile.places.get("intent", profile.origin)
        for folder in self.folders:
            if folder.has(relative):
                data = folder.read_bytes(relative, report, place, MAX_PROFILE)
                found = None if data is None else read_intent(profile.intent, profile.condition, data, place, report)
                return replace(found, total_ink=profile.total_ink) if found else None
        known = [found for folder in self.folders for found in folder.names("profiles", ".icc")]
        near = get_close_matches(profile.intent, known, n=1)
        fault = f"there is no {relative}" + (f', but there is "{near[0]}"' if near else "")
        report.add(printing_condition_unusable(place, profile.intent, fault))
        return None

    def paper(self, name: str, wanted_by: Origin, report: Report) -> Paper | None:
        """Return a paper, upright, in mm; an unknown one goes to the report."""
        known: dict[str, Paper] = {}
        for folder in reversed(self.folders):
            if folder.has("papers.yaml"):
                node = folder.load_yaml("papers.yaml", report)
                file = node and bind(node, PapersFile, report)
                known.update({str(key): size for key, size in file.papers.items()} if file else {})
        if name not in known:
            report.add(unknown_paper(wanted_by, name, sorted(known)))
        return known.get(name)

    def symbols(self, report: Report) -> dict[str, Drawing]:
        """Return the drawings of `symbols/` by name; a nearer folder's wins."""
        from printkit.source.drawing import read_drawing  # noqa: PLC0415 - names and papers need no drawings

        found: dict[str, Drawing] = {}
        for folder in reversed(self.folders):
            for path in folder.names("symbols", ".svg"):
                data = folder.read_bytes(f"symbols/{path}.svg", report)
                drawing = None if data is None else read_drawing(data, folder.shown(f"symbols/{path}.svg"), report)
                if drawing:
                    found[path] = drawing
        return found

    def _yaml(self, kind: str, name: str, wanted_by: Origin, report: Report) -> MappingNode | None:
        relative = f"{kind}s/{name}.yaml"
        for folder in self.folders:
            if folder.has(relative):
                return folder.load_yaml(relative, report)
        known = [found for folder in self.folders for found in folder.names(f"{kind}s", ".yaml")]
        report.add(template_not_found(wanted_by, kind, name, sorted(set(known))))
        return None
