"""One edition of a game and what is wanted of it → files written below its folder, and what became of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from printkit.build.compose import SheetWork
from printkit.build.edition import Edition, open_edition
from printkit.build.files import digest_of, write_file
from printkit.build.outputs import Output, item_digest, item_outputs, sheet_outputs
from printkit.build.record import Written
from printkit.build.tasks import EditionResult, EditionTask
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
    for sheet in task.wanted.sheets:
        pdf = _build_sheet(task, edition, sheet, result)
        if pdf is not None:
            parts[sheet] = pdf
    for sheet, items in task.wanted.items.items():
        _build_items(task, edition, sheet, items, result)
    if task.wanted.whole and task.game.file.sheets and "pdf" in task.options.formats:
        _build_pack(task, edition, parts, result)
    return result


def _build_sheet(task: EditionTask, edition: Edition, sheet: Name, result: EditionResult) -> bytes | None:
    """Write a sheet and the item files it asks for; return its PDF, or None where it was not written.

    A draft has no item files: a page that is all trim has no margin for the words that mark it as one.
    """
    work = SheetWork(edition, sheet, Report(task.judge))
    pieces = work.pieces
    document = work.document()
    result.report.extend(work.report)
    faulty = bool(work.report.errors)
    if document is None or (faulty and not task.options.draft):
        result.kept.append(f"{task.folder}/{sheet}.pdf")
        return None
    known: Known = {}
    holds = {f"{sheet}/{item}": item_digest(found, edition.palette, known) for item, found in pieces.items()}
    result.digests |= holds
    document = work.draft(document) if faulty else document
    outputs = list(sheet_outputs(work, document, task.options.formats, task.options.dpi))
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
    return next((output.data for output in outputs if output.name.endswith(".pdf")), None)


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

    An item has no draft: see `_build_sheet`.
    """
    formats = task.options.items or ("svg", "pdf")
    for item in items:
        work = SheetWork(edition, sheet, Report(task.judge))
        pieces = work.pieces_of(item)
        result.report.extend(work.report)
        if not pieces or work.report.errors:
            result.kept += [f"{task.folder}/{work.sheet}/{item}.{ending}" for ending in formats]
            continue
        result.digests[f"{work.sheet}/{item}"] = item_digest(pieces, edition.palette, {})
        _write_item(task, work, item, formats, result)


def _write_item(task: EditionTask, work: SheetWork, item: Name, formats: Sequence[str], result: EditionResult) -> None:
    for output in item_outputs(work, item, formats, task.options.dpi):
        _write(task, output, {}, result)


def _build_pack(task: EditionTask, edition: Edition, parts: Mapping[Name, bytes], result: EditionResult) -> None:
    """Write all sheets as one PDF with bookmarks; a pack is written only if all its sheets are."""
    from printkit.render.about import About  # noqa: PLC0415 - as below
    from printkit.render.pack import merge_pdfs  # noqa: PLC0415 - pypdf is only loaded for packs

    name = f"{task.game.id}-{task.target.lang}.pdf"
    sheets = task.game.file.sheets
    if set(parts) != set(sheets):
        result.kept.append(f"{task.folder}/{name}")
        return
    context = edition.context(next(iter(sheets.values())), Report())
    file = task.game.file
    titled = [(context.words(sheets[sheet].title).text, pdf) for sheet, pdf in parts.items()]
    subject = context.words(file.subtitle).text if file.subtitle else ""
    title = context.words(file.title).text
    about = About(title, file.author, subject, task.target.lang, edition.profile, edition.intent)
    data = merge_pdfs(titled, about)
    _write(task, Output(name, data, task.game.id), result.digests, result)


def _write(task: EditionTask, output: Output, holds: Mapping[str, str], result: EditionResult) -> None:
    name = f"{task.folder}/{output.name}"
    digest = digest_of(output.data)
    fault = write_file(task.options.out, name, output.data)
    if fault is not None:
        result.report.add(fault)
        result.kept.append(name)
        return
    result.written[name] = Written(digest, output.address, dict(holds))
