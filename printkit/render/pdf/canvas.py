"""What a document says of itself → a reportlab canvas that adds nothing of its own."""

from __future__ import annotations

import hashlib
from io import BytesIO

from reportlab import rl_config
from reportlab.pdfbase.pdfdoc import PDFDocument
from reportlab.pdfgen.canvas import Canvas

from printkit.render.about import PRODUCER, About, pdf_date
from printkit.render.pdf.standard import FileInfo, info_entries

# reportlab takes these from settings files and the environment; our files are the same wherever they are made
rl_config.useA85 = rl_config.pdfComments = rl_config.pdfMultiLine = 0


class BareCanvas(Canvas):  # type: ignore[misc]  # reportlab has no types
    """A canvas whose pages hold nothing but what we write: no preamble, so no unembedded Helvetica either."""

    @property
    def file(self) -> PDFDocument:
        """Return the objects of the file being written."""
        return self._doc

    def _make_preamble(self) -> None:
        self._preamble = ""


def start_file(about: About, target: BytesIO) -> BareCanvas:
    """Return a canvas that writes to `target`, with all that a file says of itself."""
    date = pdf_date()  # before reportlab reads SOURCE_DATE_EPOCH, and breaks off where it is no number
    canvas = BareCanvas(target, pageCompression=1, invariant=1, pdfVersion=about.header, lang=about.lang)
    canvas.file.info = FileInfo(info_entries(about))
    canvas.setTitle(about.title)
    canvas.setAuthor(about.author)
    canvas.setSubject(about.subject)
    canvas.setCreator(PRODUCER)
    canvas.setProducer(PRODUCER)
    canvas.setDateFormatter(lambda *_: date)
    canvas.setViewerPreference("DisplayDocTitle", "true")
    # reportlab's own digest holds the day of the build and nothing of the drawing
    canvas.file.signature = hashlib.blake2b(about.lang.encode(), digest_size=16)
    return canvas
