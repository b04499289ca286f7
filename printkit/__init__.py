"""YAML sources in, print-ready game materials out."""

__version__ = "0.1.0"
