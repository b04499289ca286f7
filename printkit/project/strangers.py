"""The files and folders of a game → findings about those that nothing reads: none is passed over in silence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.project import file_beside_folder, undeclared_catalogue, unknown_source_file
from printkit.model.files import GameFile
from printkit.source import ProjectFiles

ENDINGS = (".yaml", ".yml")
BESIDE = ("art", "locale", "templates")
"""The folders of a game that hold no parts of it."""
TEMPLATES = ("layouts", "themes", "impositions", "profiles", "symbols", "starter")
"""The folders of `templates/`."""


def refuse_strangers(files: ProjectFiles, parts: Sequence[str], file: GameFile | None, report: Report) -> None:
    """Report the YAML files, the folders of such and the catalogues of a game that nothing is read from.

    `parts` are the names that a file or folder of the vocabulary may have; without `file`, a `game.yaml` that can be
    read, catalogues are left alone.
    """
    report.extend(_unknown_files(files, ".", ("game", *parts)))
    report.extend(_unknown_folders(files, ".", (*parts, *BESIDE)))
    for name in files.names(".", ""):
        if name in parts:
            report.extend(_in_part(files, name))
    report.extend(unknown_templates(files))
    if file is not None:
        for lang in files.names("locale", ".po"):
            if lang not in file.translations:
                report.add(undeclared_catalogue(Origin(files.shown(f"locale/{lang}.po")), lang))


def _in_part(files: ProjectFiles, part: str) -> Iterator[Diagnostic]:
    """Yield what is wrong with the folder of a part: a file in its place, files by another ending, folders in it."""
    inside = files.names(part, ".yaml")
    if inside and files.has(f"{part}.yaml"):
        yield file_beside_folder(Origin(files.shown(f"{part}/{inside[0]}.yaml")), part)
    yield from _unknown_files(files, part, inside)
    yield from _unknown_folders(files, part, ())


def unknown_templates(files: ProjectFiles) -> Iterator[Diagnostic]:
    """Yield a finding for each file and folder in the templates of a game or project that nothing is read from."""
    if not files.has("templates"):
        return
    yield from _unknown_files(files, "templates", ("papers",))
    yield from _unknown_folders(files, "templates", TEMPLATES)
    for folder in TEMPLATES:
        inside = f"templates/{folder}"
        yield from _unknown_files(files, inside, files.names(inside, ".yaml"))


def _unknown_files(files: ProjectFiles, folder: str, known: Sequence[str]) -> Iterator[Diagnostic]:
    """Yield a finding for each YAML file of a folder that has another name, or the ending that nothing is read by."""
    place = "" if folder == "." else f"{folder}/"
    for ending in ENDINGS:
        for name in files.names(folder, ending):
            if ending != ".yaml" or name not in known:
                near = [name] if name in known or folder != "." else get_close_matches(name, known, n=1)
                shown = [f"{place}{each}.yaml" for each in near]
                known_files = [f"{place}{each}.yaml" for each in known]
                yield unknown_source_file(
                    Origin(files.shown(f"{place}{name}{ending}")), f"{place}{name}{ending}", shown, known_files
                )


def _unknown_folders(files: ProjectFiles, folder: str, known: Sequence[str]) -> Iterator[Diagnostic]:
    """Yield a finding for each folder of YAML files in a folder that has another name."""
    place = "" if folder == "." else f"{folder}/"
    for name in files.names(folder, ""):
        if name not in known and any(files.names(f"{place}{name}", ending) for ending in ENDINGS):
            shown = [f"{place}{each}/" for each in get_close_matches(name, known, n=1)]
            origin = Origin(files.shown(f"{place}{name}/"))
            yield unknown_source_file(origin, f"{place}{name}/", shown, [f"{place}{each}/" for each in known])
