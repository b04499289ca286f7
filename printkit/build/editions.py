"""One edition of a game and what is wanted of it → files written below its folder, and what became of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.files import digest_of, write_file
from printkit.build.outputs import Output, item_digests, item_outputs, sheet_outputs, sheet_pdf
from printkit.build.record import Written
from printkit.build.repeats import repeated_sheets
from printkit.build.tasks import EditionResult, EditionTask
from printkit.check.catalogues import check_edition
from printkit.diagnostics import Diagnostic, Report, Severity
from printkit.model.names import Name
from printkit.scene.fingerprint import Known


def build_edition(task: EditionTask) -> EditionResult:
    """Lay out, impose and write what is wanted of an edition; a sheet with an error is not written, unless as a draft."""
    result = EditionResult(task.folder, report=Report(task.judge))
    edition = open_edition(task.project, task.game, task.target, result.report)
    if edition is None:
        result.kept += [f"{task.folder}/{sheet}.pdf" for sheet in (*task.wanted.sheets, *task.wanted.items)]
        return result
    parts: dict[Name, bytes] = {}
    faults = Report(task.judge)
    if task.wanted.sheets:  # which sheets show a text is not known here: what is wrong with one stops them all
        check_edition(task.game, task.target.lang, edition.catalog, faults)
    for sheet in task.wanted.sheets:
        pdf = _build_sheet(task, edition, sheet, faults, result)
        if pdf is not None:
            parts[sheet] = pdf
    for sheet, items in task.wanted.items.items():
        _build_items(task, edition, sheet, items, result)
    if task.wanted.whole and task.game.file.sheets and "pdf" in task.options.formats:
        _build_pack(task, edition, parts, result)
    return result


def _build_sheet(
    task: EditionTask, edition: Edition, sheet: Name, faults: Report, result: EditionResult
) -> bytes | None:
    """Write a sheet and the item files it asks for; return its PDF, or None where it was not written.

    Faults of the whole edition are faults of each of its sheets.
    A draft has no item files: a page that is all trim has no margin for the words that mark it as one.
    """
    work = SheetWork(edition, sheet, Report(task.judge))
    work.report.extend(faults)
    pieces = work.pieces
    document = work.document()
    result.report.extend(work.report)
    faulty = bool(work.report.errors)
    if document is None or (faulty and not task.options.draft):
        result.kept.append(f"{task.folder}/{sheet}.pdf")
        return None
    known: Known = {}
    holds: dict[str, str] = {}
    for item, found in pieces.items():
        shown = item_digests(f"{sheet}/{item}", found, edition.palette, known)
        result.digests |= shown
        holds[f"{sheet}/{item}"] = shown[f"{sheet}/{item}"]
    document = work.draft(document) if faulty else document
    pdf = sheet_pdf(work, document)
    result.digests[sheet] = holds[sheet] = digest_of(pdf)
    outputs = list(sheet_outputs(work, pdf, task.options.formats, task.options.dpi))
    if not faulty and edition.profile.preflight and (unfit := _unfit(task, edition, outputs)):
        result.report.add(*unfit)
        result.kept.append(f"{task.folder}/{sheet}.pdf")
        return None
    for output in outputs:
        _write(task, output, holds, result)
    if edition.profile.grounds == "white":
        from printkit.build.coverage import ink_saved  # noqa: PLC0415 - one profile saves ink

        result.notes.append(f"{task.folder}/{sheet}: {ink_saved(edition, sheet, document)}")
    plan = task.game.file.sheets[sheet]
    formats = plan.items if task.options.items is None else task.options.items
    for item in () if faulty else pieces:
        earlier = task.made_before.get(f"{task.game.id}/{sheet}/{item}", frozenset())
        wanted = formats if task.options.items is not None else (*formats, *sorted(earlier - set(formats)))
        _write_item(task, work, item, wanted, result)
    return pdf if "pdf" in task.options.formats else None


def _unfit(task: EditionTask, edition: Edition, outputs: Iterable[Output]) -> list[Diagnostic]:
    """Return the errors for which a printer would refuse a sheet; what is merely advised, `printkit preflight` tells."""
    from printkit.preflight.limits import limits_of  # noqa: PLC0415 - most profiles leave this to the command
    from printkit.preflight.run import preflight_bytes  # noqa: PLC0415

    limits = limits_of(edition.profile)
    found = (
        each
        for output in outputs
        if output.name.endswith(".pdf")
        for each in preflight_bytes(output.data, f"{task.folder}/{output.name}", limits)
    )
    return [each for each in found if each.severity is Severity.ERROR]


def _build_items(
    task: EditionTask, edition: Edition, sheet: Name, items: Iterable[Name], result: EditionResult
) -> None:
    """Write single items, as PDF and SVG unless the user says otherwise; one with an error keeps no other back.

    What the rules have found wrong with an item is in the task: it is the same in every language.

    An item has no draft: see `_build_sheet`.
    """
    formats = task.options.items or ("svg", "pdf")
    for item in items:
        work = SheetWork(edition, sheet, Report(task.judge))
        work.report.extend(task.findings.get(f"{sheet}/{item}", ()))
        pieces = () if work.report.errors else work.pieces_of(item)
        result.report.extend(work.report)
        if not pieces or work.report.errors:
            result.kept += [f"{task.folder}/{work.sheet}/{item}.{ending}" for ending in formats]
            continue
        result.digests |= item_digests(f"{work.sheet}/{item}", pieces, edition.palette, {})
        _write_item(task, work, item, formats, result)


def _write_item(task: EditionTask, work: SheetWork, item: Name, formats: Sequence[str], result: EditionResult) -> None:
    own = (f"{work.sheet}/{item}", f"{work.sheet}/{item}/enclosed")
    holds = {each: result.digests[each] for each in own if each in result.digests}
    for output in item_outputs(work, item, formats, task.options.dpi):
        _write(task, output, holds, result)


def _build_pack(task: EditionTask, edition: Edition, parts: Mapping[Name, bytes], result: EditionResult) -> None:
    """Write all sheets as one PDF with bookmarks; a pack is written only if all its sheets are.

    One for a press holds each piece once, whatever ways there are to put it on paper at home.
    """
    from printkit.render.about import About  # noqa: PLC0415 - as below
    from printkit.render.pack import merge_pdfs  # noqa: PLC0415 - pypdf is only loaded for packs

    name = f"{task.game.id}-{task.target.lang}.pdf"
    sheets = task.game.file.sheets
    if set(parts) != set(sheets):
        result.kept.append(f"{task.folder}/{name}")
        return
    context = edition.context(next(iter(sheets.values())), Report())
    file = task.game.file
    again = repeated_sheets(edition, result.digests)
    once = [sheet for sheet in parts if sheet not in again]
    titled = [(context.words(sheets[sheet].title).text, parts[sheet]) for sheet in once]
    subject = context.words(file.subtitle).text if file.subtitle else ""
    title = context.words(file.title).text
    about = About(title, file.author, subject, task.target.lang, edition.profile, edition.intent)
    data = merge_pdfs(titled, about)
    holds = {thing: digest for thing, digest in result.digests.items() if not thing.endswith("/enclosed")}
    _write(task, Output(name, data, task.game.id), holds, result)


def _write(task: EditionTask, output: Output, holds: Mapping[str, str], result: EditionResult) -> None:
    name = f"{task.folder}/{output.name}"
    digest = digest_of(output.data)
    fault = write_file(task.options.out, name, output.data)
    if fault is not None:
        result.report.add(fault)
        result.kept.append(name)
        return
    result.written[name] = Written(digest, output.address, dict(holds))
