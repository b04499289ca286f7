"""An edition → the documents of its sheets and items: pieces laid out, imposed, and made ready for the backends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from printkit.build.contents import contents_of, targets_of
from printkit.build.edition import Edition
from printkit.build.faces import filled_up, press_pages
from printkit.build.fitness import piece_findings
from printkit.build.restyling import around_pieces, restyled
from printkit.components.pieces import Piece
from printkit.components.wording import set_words
from printkit.diagnostics import Report
from printkit.diagnostics.pieces import too_many_pieces
from printkit.imposition import impose
from printkit.model.names import Name
from printkit.model.prose import Prose
from printkit.scene import Bookmark, Document, Group, Page, translate, whole_page

MOST_PIECES = 20_000
"""How many pieces a sheet may have, each counted as often as it is printed."""


@dataclass(frozen=True)
class SheetWork:
    """One sheet of an edition on its way to paper; its findings gather in `report`."""

    edition: Edition
    sheet: Name
    report: Report
    _alone: dict[Name, tuple[Piece, ...]] = field(default_factory=dict)

    @cached_property
    def pieces(self) -> dict[Name, tuple[Piece, ...]]:
        """Return the pieces of every item of the sheet."""
        items = [item for item, _ in self.edition.game.items(self.sheet)]
        self._lay_out([item for item in items if item not in self._alone])
        return {item: self._alone[item] for item in items}

    def document(self) -> Document | None:
        """Return the imposed sheet, or None where no page came of it."""
        plan = self.edition.game.file.sheets[self.sheet]
        context = around_pieces(self.edition.context(plan, self.report))
        place = plan.places.get("imposition", plan.origin)
        imposition = self.edition.library.imposition(plan.imposition, place, self.report)
        if plan.from_ == "players":
            from printkit.build.secrecy import secrecy_findings  # noqa: PLC0415  # most games have no pieces of players

            self.report.add(*secrecy_findings(self.edition.game.parts.player_pieces, self.pieces))
        pieces = [piece for found in self.pieces.values() for piece in found if not piece.enclosed]
        pieces *= plan.copies
        if (count := sum(piece.count for piece in pieces)) > MOST_PIECES:
            self.report.add(too_many_pieces(plan.origin, count, MOST_PIECES))
            return None
        # Where nothing could be laid out, the report says why: that the sheet is empty would be no news.
        if imposition is None or (self.report.errors and not any(piece.count for piece in pieces)):
            return None
        profile, title = self.edition.profile, context.words(plan.title).text
        if profile.pages == "pieces":
            pages = tuple(press_pages(pieces, profile)) or impose((), plan, imposition, context)
            if imposition.arrange == "booklet":
                pages = tuple(replace(page, side="page") for page in filled_up(pages, imposition.back))
        else:
            pages = impose(pieces, plan, imposition, context)
        if not pages:
            return None
        if not profile.links:
            return self._document(title, pages, (Bookmark(title, 0),))
        titles = {item: found[0].title for item, found in self.pieces.items() if found}
        document = self._linked(self._document(title, pages, contents_of(title, pages)))
        return replace(document, targets={**document.targets, **targets_of(self.sheet, titles, pages)})

    def item_document(self, item: Name) -> Document | None:
        """Return an item's faces, each on a page of its trim size, or None where it could not be laid out."""
        pieces = self.pieces_of(item)
        pages = tuple(whole_page(face, piece.title) for piece in pieces for face in piece.faces)
        return self._linked(self._document(pieces[0].title, pages, ())) if pages else None

    def _linked(self, document: Document) -> Document:
        """Return a document with the links of its texts, where the profile has room for them."""
        if not self.edition.profile.links:
            return document
        from printkit.build.linking import with_links  # noqa: PLC0415  # for a screen only

        plan, game = self.edition.game.file.sheets[self.sheet], self.edition.game
        texts = {item: thing for item, thing in game.items(self.sheet) if isinstance(thing, Prose)}
        pages, targets = with_links(document.pages, texts, self.edition.context(plan, Report()))
        return replace(document, pages=pages, targets=targets)

    def pieces_of(self, item: Name) -> tuple[Piece, ...]:
        """Return the pieces of one item, laid out alone unless the whole sheet is laid out already."""
        if "pieces" in self.__dict__:
            return self.pieces[item]
        if item not in self._alone:
            self._lay_out([item])
        return self._alone[item]

    def _lay_out(self, items: Sequence[Name]) -> None:
        """Lay out items and keep their pieces; what a profile asks of pieces is told of all of them together."""
        laid = {item: self.edition.pieces(self.sheet, item, self.report) for item in items}
        pieces = [piece for found in laid.values() for piece in found]
        self.report.add(*piece_findings(pieces, self.edition.profile))
        for item, found in laid.items():
            own = restyled(found, self.edition.profile, self.edition.theme)
            self._alone[item] = (*own, *self._enclosed(item, own))

    def _enclosed(self, item: Name, own: Sequence[Piece]) -> Iterable[Piece]:
        """Return the pages of other sheets that an item is printed with."""
        if not self.edition.game.file.sheets[self.sheet].with_:
            return ()
        from printkit.build.enclosures import enclosures  # noqa: PLC0415  # scenarios alone come with other sheets

        return enclosures(self, item, own)

    def _document(self, title: str, pages: Sequence[Page], bookmarks: Sequence[Bookmark]) -> Document:
        file = self.edition.game.file
        context = self.edition.context(file.sheets[self.sheet], self.report)
        game = context.words(file.title).text
        subject = context.words(file.subtitle).text if file.subtitle else ""
        return Document(tuple(pages), f"{game} – {title}", file.author, subject, self.edition.lang, tuple(bookmarks))

    def draft(self, document: Document) -> Document:
        """Return a document with the words that mark it as a draft in the upper margin of each page."""
        plan = self.edition.game.file.sheets[self.sheet]
        context = around_pieces(self.edition.context(plan, Report()))
        words = context.locale.builtin("Draft: contains errors")

        def marked(page: Page) -> Page:
            """Return a page with the band."""
            band = set_words(words, context.style("draft", plan.origin), page.scene.width, context)
            group = Group(band.items, translate(0, 0.5), role="artifact", name=f"draft-band-{page.scene.width:g}")
            return replace(page, scene=replace(page.scene, items=(*page.scene.items, group)))

        return replace(document, pages=tuple(marked(page) for page in document.pages))
