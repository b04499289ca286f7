"""What a file holds beside its pages → findings: code, annotations, fields, attachments, layers, packing, its name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from pypdf.generic import ArrayObject, DictionaryObject, PdfObject

from printkit.diagnostics import Diagnostic
from printkit.diagnostics.print_about import pdf_without_language, pdf_without_outline, pdf_without_title
from printkit.diagnostics.print_files import (
    page_content_broken,
    page_transition,
    pdf_annotation,
    pdf_attachment,
    pdf_form,
    pdf_layers,
    pdf_lzw,
    pdf_runs_code,
    pdf_stands_in,
)
from printkit.preflight.facts import PageFacts, PdfFile
from printkit.preflight.parts import outline_items
from printkit.preflight.values import array, dictionary, entry, identity, name, text

CODE = frozenset({"JavaScript", "Launch", "SubmitForm", "ImportData", "Rendition", "RichMediaExecute"})
"""Kinds of actions that run something or send something."""

MOST_ACTIONS = 1_000
"""How many actions one thing may set off before no more are looked at."""

LZW = re.compile(rb"/Filter\s*+\[?[^\]>]{0,80}?/LZW(?:Decode)?\b")


def content(file: PdfFile) -> Iterator[Diagnostic]:
    """Find pages whose operators cannot be followed."""
    for page in file.pages:
        if page.marks.faults:
            yield page_content_broken(file.at(page), page.marks.faults[0], len(page.marks.faults))


def code(file: PdfFile) -> Iterator[Diagnostic]:
    """Find what runs when the file is opened, a page is turned or a field is used."""
    names = dictionary(entry(file.root, "/Names"))
    if "/JavaScript" in names:
        yield pdf_runs_code(file.at(), "the catalogue's names")
    if _runs(file.root, "/OpenAction", "/AA"):
        yield pdf_runs_code(file.at(), "the catalogue")
    if any(_runs(each, "/A") for each in outline_items(file.root)):
        yield pdf_runs_code(file.at(), "a bookmark")
    for page in file.pages:
        if _runs(page.node, "/AA"):
            yield pdf_runs_code(file.at(page), "the page")
        if any(_runs(each, "/A", "/AA") for each in page.annotations):
            yield pdf_runs_code(file.at(page), "an annotation")


def _runs(holder: DictionaryObject, *keys: str) -> bool:
    """Tell whether an action, one of several for different events, or one of those after it, runs something."""
    held = [dictionary(entry(holder, key)) for key in keys]
    waiting: list[object] = [each for action in held for each in (action, *(entry(action, key) for key in action))]
    seen: set[tuple[int, int]] = set()
    while waiting and len(seen) < MOST_ACTIONS:
        action = dictionary(waiting.pop())
        if identity(action) in seen:
            continue
        seen.add(identity(action))
        if name(entry(action, "/S")) in CODE:
            return True
        after = entry(action, "/Next")
        waiting += array(after) if isinstance(after, ArrayObject) else [after]
    return False


def annotation_kinds(file: PdfFile) -> Iterator[Diagnostic]:
    """Find annotations that do not belong on paper, by their kind."""
    for page in file.pages:
        kinds = Counter(name(entry(each, "/Subtype")) for each in page.annotations)
        for kind, count in sorted(kinds.items()):
            if kind != "Widget" and not (kind == "Link" and file.limits.links):
                yield pdf_annotation(file.at(page), kind, count)


def fields(file: PdfFile) -> Iterator[Diagnostic]:
    """Find fields to fill in where the profile wants none."""
    form = dictionary(entry(file.root, "/AcroForm"))
    widgets = any(name(entry(each, "/Subtype")) == "Widget" for page in file.pages for each in page.annotations)
    if not file.limits.forms and (widgets or array(entry(form, "/Fields")) or "/XFA" in form):
        yield pdf_form(file.at())


def holdings(file: PdfFile) -> Iterator[Diagnostic]:
    """Find attachments, layers, streams packed with LZW, and transitions."""
    names = dictionary(entry(file.root, "/Names"))
    kinds = {name(entry(each, "/Subtype")) for page in file.pages for each in page.annotations}
    if "/EmbeddedFiles" in names or "/AF" in file.root or "FileAttachment" in kinds:
        yield pdf_attachment(file.at())
    if "/OCProperties" in file.root:
        yield pdf_layers(file.at())
    if LZW.search(file.data):
        yield pdf_lzw(file.at())
    for page in file.pages:
        for what in page.marks.outside:
            yield pdf_stands_in(file.at(page), what)
    for page in _first(page for page in file.pages if page.transition):
        yield page_transition(file.at(page))


def _first(pages: Iterator[PageFacts]) -> Iterator[PageFacts]:
    """Yield the first page, since all others of the file are as it is."""
    for page in pages:
        yield page
        return


def about(file: PdfFile) -> Iterator[Diagnostic]:
    """Find a file without language, title or bookmarks."""
    if not text(entry(file.root, "/Lang")).strip():
        yield pdf_without_language(file.at())
    if not file.info.get("Title", "").strip():
        yield pdf_without_title(file.at())
    if file.limits.outline and len(file.pages) > 1 and not bookmarks(file):
        yield pdf_without_outline(file.at(), len(file.pages))


def bookmarks(file: PdfFile) -> int:
    """Count the bookmarks of the highest level, up to two."""
    first: PdfObject | None = entry(dictionary(entry(file.root, "/Outlines")), "/First")
    if not isinstance(first, DictionaryObject):
        return 0
    return 2 if "/Next" in first else 1
