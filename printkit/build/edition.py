"""A game, a language, a paper and a profile → the edition: everything that pieces of it are laid out with."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from printkit.build.fitness import total_ink_findings
from printkit.build.pictures import load_symbols, piece_picture, read_picture
from printkit.build.proper_names import names_kept, words_of_names
from printkit.build.shelves import library_of
from printkit.build.tasks import Target
from printkit.components.context import Context, Picture
from printkit.components.pieces import Piece, lay_out_item
from printkit.components.registry import slot_kinds
from printkit.components.store import Places, Store
from printkit.diagnostics import Diagnostic, Origin, Report
from printkit.diagnostics.layout import font_not_found, font_refused
from printkit.diagnostics.project import piece_within_itself
from printkit.diagnostics.templates import unknown_value
from printkit.language import PSEUDO, Catalog, Locale, manner_of
from printkit.language.opening import open_catalog
from printkit.model.files import Sheet
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.things import own_layout
from printkit.project import Project
from printkit.source import ProjectFiles
from printkit.templates.impositions import Paper
from printkit.templates.intents import Intent
from printkit.templates.layouts import Layout
from printkit.templates.library import Library
from printkit.templates.printers import Printer
from printkit.templates.profiles import Profile
from printkit.templates.themes import Theme
from printkit.typeset import Face, Fit, FontNotFoundError, FontRefusedError, Setting, SymbolArt, face, own_faces
from printkit.typeset.tokens import Token

T = TypeVar("T")


@dataclass(frozen=True)
class Shelf(Generic[T]):
    """Keep what was read once together with its findings, and hand both out whenever it is asked for again."""

    kept: dict[str, tuple[T | None, Report]] = field(default_factory=dict)

    def fetch(self, key: str, report: Report, make: Callable[[Report], T | None]) -> T | None:
        """Return what `make` makes, made once a key; its findings go to every report it is asked for with."""
        if key not in self.kept:
            found = Report()
            self.kept[key] = (make(found), found)
        value, findings = self.kept[key]
        report.extend(findings)
        return value


@dataclass(frozen=True)
class Edition:
    """One game in one language on one paper for one profile.

    `manner` is how its texts are set, `fonts` the project's own folder, `printer` where the printer at hand sets backs. `listener` is told how each text fits.
    """

    game: Game
    lang: str
    paper: Paper
    profile: Profile
    theme: Theme
    library: Library
    files: ProjectFiles
    catalog: Catalog | None
    symbols: Mapping[str, SymbolArt]
    fonts: Path
    printer: Printer = Printer()
    intent: Intent | None = None
    manner: str = ""
    listener: Callable[[Fit], None] | None = None
    _pictures: Shelf[Picture] = field(default_factory=Shelf)
    _layouts: Shelf[Layout] = field(default_factory=Shelf)
    _open: list[str] = field(default_factory=list)
    _kept: Store = field(default_factory=dict)
    _placed: Places = field(default_factory=dict)
    _shaped: tuple[dict[Hashable, tuple[tuple[Token, ...], ...]], dict[Hashable, Token]] = field(
        default_factory=lambda: ({}, {})
    )

    def pieces(self, sheet: Name, item: Name, report: Report) -> tuple[Piece, ...]:
        """Return the pieces of an item of a sheet; faults go to the report and leave out what cannot be drawn."""
        plan = self.game.file.sheets[sheet]
        thing = self.game.thing(sheet, item)
        name, place = own_layout(thing) or (plan.layout, plan.places.get("layout", plan.origin))
        layout = self.layout(name, place, report)
        if layout is None:
            return ()
        with self._opened(f"{sheet}/{item}"):
            return lay_out_item(item, thing, layout, self.context(plan, report))

    @cached_property
    def palette(self) -> str:
        """Return the colours that names stand for, as text."""
        return repr(sorted(self.theme.palette.items()))

    @cached_property
    def names(self) -> frozenset[str]:
        """Return the words of proper names, which are never divided: those of units, ports and the glossary's names."""
        return words_of_names(self.game, self.lang, self.catalog)

    def context(self, sheet: Sheet, report: Report) -> Context:
        """Return the surroundings for the pieces of a sheet, whose findings go to the report."""
        paper = self._paper_of(sheet, report)
        kept = names_kept(self.game) if self.lang == PSEUDO else frozenset()
        return Context(
            game=self.game,
            locale=Locale(self.lang, self.catalog, report, self.manner, kept),
            theme=self.theme,
            setting=Setting(self.lang, self.symbols, report, self.fonts, self.names, self.listener, *self._shaped),
            names={**self.game.names, "sheet": sheet, "lang": self.lang.upper()},
            paper=(paper.width, paper.height),
            profile=self.profile,
            picture=lambda name, origin: self.picture(name, origin, report),
            piece=lambda address, origin: self._piece(address, origin, report),
            layout=lambda name, origin: self.layout(name, origin, report),
            free=paper.free,
            printer=self.printer,
            kept=self._kept,
            placed=self._placed,
        )

    def _paper_of(self, sheet: Sheet, report: Report) -> Paper:
        """Return the paper of a sheet: its own, or that of the edition."""
        if sheet.paper is None:
            return self.paper
        return self.library.paper(sheet.paper, sheet.places.get("paper", sheet.origin), report) or self.paper

    @contextmanager
    def _opened(self, address: str) -> Iterator[None]:
        self._open.append(address)
        try:
            yield
        finally:
            self._open.pop()

    def layout(self, name: str, origin: Origin, report: Report) -> Layout | None:
        """Return a layout by name, or None after a finding."""

        def read(found: Report) -> Layout | None:
            """Read the layout."""
            return self.library.layout(name, slot_kinds, origin, found)

        # A layout that is not there is a finding at each place that names it.
        return self._layouts.fetch(name, report, read) or self._layouts.fetch(f"{name} at {origin}", report, read)

    def picture(self, name: str, origin: Origin, report: Report) -> Picture | None:
        """Return a drawing or bitmap of the game by name, or None after a finding."""

        def read(found: Report) -> Picture | None:
            """Read the drawing or bitmap."""
            return read_picture(name, self.files, self.theme, origin, found)

        picture = self._pictures.fetch(f"art {name}", report, read)
        # A picture that is not there is a finding at each place that names it.
        return picture or self._pictures.fetch(f"art {name} at {origin}", report, read)

    def _piece(self, address: str, origin: Origin, report: Report) -> Picture | None:
        """Return the faces of another item, by `sheet/item`, as a picture."""
        sheet, _, item = address.partition("/")
        if address in self._open:
            report.add(piece_within_itself(origin, address))
            return None
        known = {f"{name}/{thing}" for name in self.game.file.sheets for thing, _ in self.game.items(name)}
        if address not in known:
            report.add(unknown_value(origin, address, f"there is {', '.join(sorted(known))}"))
            return None

        def make(found: Report) -> Picture | None:
            """Lay the item out and show it as a picture."""
            edge = self.theme.lines.get("hair")
            return piece_picture(address, self.pieces(Name(sheet), Name(item), found), edge)

        return self._pictures.fetch(f"piece {address}", report, make)


def open_edition(project: Project, game: Game, target: Target, report: Report) -> Edition | None:
    """Return the edition of a game, or None after findings: its theme, paper, profile or catalogue has faults."""
    own = Report(report.judge)  # the same faults may stand in the report already, and would not count as new there
    edition = _open(project, game, target, own)
    report.extend(own)
    return None if own.errors else edition


def _open(project: Project, game: Game, target: Target, report: Report) -> Edition | None:
    """Return an edition, unless a part of it could not be read; the findings go to the report."""
    lang, paper = target.lang, target.paper
    files = project.files.within(f"sources/{game.id}")
    library = library_of(project, game.id)
    places = game.file.places
    theme = library.theme(game.file.theme, places.get("theme", game.file.origin), report)
    # --paper is known to be good by now: a paper that is not the game's own is that of printkit.yaml.
    own = paper == game.file.paper
    settings, defaults = project.settings(Report()), Origin(project.files.shown("printkit.yaml"))
    found = library.paper(
        paper, places.get("paper", game.file.origin) if own else settings.places.get("paper", defaults), report
    )
    profile = library.profile(target.profile, settings.places.get("profile", defaults), report)
    intent = library.intent(profile, report) if profile else None
    catalog = open_catalog(files, game.file, lang, report)
    symbols = load_symbols(library, report)
    fonts = project.root / "fonts"
    report.extend(_missing_fonts(theme, fonts) if theme else ())
    report.extend(total_ink_findings(theme, profile) if theme and profile else ())
    printer = project.printer(report)
    if theme is None or found is None or profile is None:
        return None
    manner = manner_of(lang, (*game.file.typography, *settings.typography))
    return Edition(game, lang, found, profile, theme, library, files, catalog, symbols, fonts, printer, intent, manner)


def _embed(faces: tuple[Face, ...]) -> None:
    """Open a project's own fonts as a PDF will; raises FontRefusedError for one that cannot be embedded."""
    if faces:
        from printkit.render.pdf.fonts import registered  # noqa: PLC0415 - few projects have fonts of their own
    for own in faces:
        registered(own.name)


def _missing_fonts(theme: Theme, fonts: Path) -> Iterator[Diagnostic]:
    """Yield a finding for each text style whose font is not there, and one where a font file cannot be used."""
    for style in theme.text.values():
        try:
            _embed(own_faces(fonts))
            face(style.family, style.weight, style.italic, fonts)
        except FontNotFoundError as error:
            yield font_not_found(style.origin, str(error), error.hint)
        except FontRefusedError as error:
            yield font_refused(style.origin, str(error))
            return
