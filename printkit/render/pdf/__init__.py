"""A document of scenes → the bytes of a PDF."""

from printkit.render.pdf.document import render_pdf

__all__ = ["render_pdf"]
