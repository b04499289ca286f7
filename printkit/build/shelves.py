"""A game → the folders its templates are taken from."""

from __future__ import annotations

from printkit.project import Project
from printkit.source import ProjectFiles
from printkit.templates.library import Library, built_in_folder


def library_of(project: Project, game: str) -> Library:
    """Return the templates of a game: its own, then the project's, then printkit's."""
    own = project.files.within(f"sources/{game}/templates")
    return Library((own, project.files.within("templates"), ProjectFiles(built_in_folder(), "templates")))
