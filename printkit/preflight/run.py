"""The bytes of a PDF or SVG and the limits it is held to → what was found, and what could not be checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from printkit.diagnostics import Diagnostic, Origin
from printkit.diagnostics.print_files import beyond_limits, not_a_printed_file, pdf_broken
from printkit.preflight.facts import PdfFile
from printkit.preflight.ghostscript import ink_on_plates
from printkit.preflight.limits import Limits
from printkit.preflight.reading import PROFILE_KEY, read_pdf
from printkit.preflight.rules import boxes, colour, contrast, edges, files, images, order, press, scale
from printkit.preflight.rules import type as typography
from printkit.preflight.svg import check_svg
from printkit.preflight.values import TooMuchError, dictionary, entry

PdfRule = Callable[[PdfFile], Iterator[Diagnostic]]

RULES: tuple[PdfRule, ...] = (
    files.content, files.code, files.annotation_kinds, files.fields, files.holdings, files.about,
    boxes.nesting, boxes.sizes, boxes.showing, boxes.bleed, boxes.safety,
    typography.fonts, typography.glyphs, typography.text_sizes, typography.lines, typography.bars,
    contrast.contrast,
    colour.spaces, colour.separations, colour.overprint, colour.rich_text, colour.coverage, colour.blending, colour.curves,
    images.resolution, scale.scale_line, scale.common_area, press.output_intent, press.keys,
    order.sides, order.booklets,
)  # fmt: skip
"""What is checked from the facts of a file alone."""

DRAWN: tuple[PdfRule, ...] = (edges.inked_bleed,)
"""What needs the pages drawn."""


@dataclass(frozen=True)
class Result:
    """What a preflight found in one file.

    `unchecked` is what it could not check: the check, the code of what it would find, the reason. `symbols` counts
    the fonts of invisible glyphs that give drawn symbols their meaning.
    """

    found: tuple[Diagnostic, ...]
    unchecked: tuple[tuple[str, str, str], ...] = ()
    symbols: int = 0


def preflight_bytes(data: bytes, shown: str, limits: Limits) -> list[Diagnostic]:
    """Return the findings in a PDF or SVG that need no other program and no drawing: what a build can afford."""
    if _is_pdf(data):
        facts, found = read_pdf(data, shown, limits)
        return [*found, *(_apply(RULES, facts) if facts else ())]
    return _without_pdf(data, shown)


def preflight_file(data: bytes, shown: str, limits: Limits) -> Result:
    """Return all that can be found in a PDF or SVG."""
    if not _is_pdf(data):
        return Result(tuple(_without_pdf(data, shown)))
    facts, found = read_pdf(data, shown, limits)
    if facts is None:
        return Result(tuple(found))
    found += _apply((*RULES, *DRAWN), facts)
    inked, reason = ink_on_plates(facts)
    return Result((*found, *inked), tuple(_unchecked(facts, reason)), sum(font.invisible for font in facts.fonts))


def _unchecked(facts: PdfFile, reason: str) -> Iterator[tuple[str, str, str]]:
    """Yield what nobody looked at, though the profile asks for it or the file has it."""
    if reason:
        yield "total ink, drawn as plates", "PK557", reason
    alone = len(facts.pages) == 1 or PROFILE_KEY in dictionary(entry(facts.trailer, "/Info"))
    if facts.limits.press and not alone and not any(page.marks.side for page in facts.pages):
        yield "order of fronts and backs, pages of booklets", "PK584", "the pages do not say which side they are"
    if facts.limits.forms and "/AcroForm" in facts.root:
        yield "fonts of the fields to fill in", "PK531", "readers draw fields, in fonts of their own"
    unknown = sorted({font.name for font in facts.fonts if font.embedded and not font.can_tell})
    if unknown:
        yield "missing glyphs", "PK423", f"what the codes of {', '.join(unknown)} mean is not known"
    if any(font.kind == "Type3" and not font.invisible for font in facts.fonts):
        yield "inks and lines of drawn glyphs", "PK535", "the glyphs of Type 3 fonts are not followed"


def _is_pdf(data: bytes) -> bool:
    return b"%PDF-" in data[:1024]


def _without_pdf(data: bytes, shown: str) -> list[Diagnostic]:
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        return list(check_svg(data, shown))
    begins = repr(data[:8].decode("latin-1")) if data else "nothing, it is empty"
    return [not_a_printed_file(Origin(shown), begins)]


def _apply(rules: tuple[PdfRule, ...], facts: PdfFile) -> list[Diagnostic]:
    """Return what the rules find; one that meets something unreadable says so, and the others go on."""
    found: list[Diagnostic] = []
    for rule in rules:
        try:
            found += rule(facts)
        except TooMuchError as error:
            found.append(beyond_limits(facts.at(), str(error)))
        except Exception as error:  # noqa: BLE001 - an object that cannot be read is the file's fault
            found.append(pdf_broken(facts.at(), f"{type(error).__name__} while checking {rule.__name__}"))
    return list(dict.fromkeys(found))
