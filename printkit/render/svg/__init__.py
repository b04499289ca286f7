"""A scene → an SVG file as text."""

from printkit.render.svg.document import render_svg

__all__ = ["render_svg"]
