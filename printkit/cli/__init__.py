"""The command line: arguments → work done by the other modules, printed, with an exit status."""

from printkit.cli.app import main

__all__ = ["main"]
