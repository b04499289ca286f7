"""Folders → projects and games: where the sources are, and what they say."""

from printkit.project.folders import NotAProjectError, Project, Settings, find_project
from printkit.project.load import Reading, load_game

__all__ = ["NotAProjectError", "Project", "Reading", "Settings", "find_project", "load_game"]
