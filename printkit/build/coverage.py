"""A sheet with its ink saved → how much of the page was ink before, and is now."""

from __future__ import annotations

from dataclasses import replace

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition
from printkit.diagnostics import Report
from printkit.model.names import Name
from printkit.render.pdf import render_pdf
from printkit.scene import Document


def ink_saved(edition: Edition, sheet: Name, saved: Document) -> str:
    """Return `ink: 18.2 % → 6.4 % of the page`: the mean over all pages, of the sheet in full colour and of `saved`."""
    from printkit.render.png import ink_shares  # noqa: PLC0415 - pdfium is only loaded for bitmaps

    full = replace(edition, profile=replace(edition.profile, grounds="full"))
    before = SheetWork(full, sheet, Report()).document()
    shares = [ink_shares(render_pdf(document)) for document in (before, saved) if document]
    means = [sum(pages) / len(pages) for pages in shares]
    return f"ink: {' → '.join(f'{mean:.1%}'.replace('%', ' %') for mean in means)} of the page"
