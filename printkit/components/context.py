"""What a component needs to know: game, language, theme, drawings; paths and styles → values, faults → the report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import UnionType
from typing import TypeVar

from printkit.components.store import Places, Store
from printkit.diagnostics import Origin, Report
from printkit.diagnostics.templates import unknown_style, unknown_value, wrong_kind_of_value
from printkit.diagnostics.wording import of_kind
from printkit.language import Locale, UnwritableError
from printkit.model.amount import Amount
from printkit.model.game import Game
from printkit.model.names import Name
from printkit.model.resolve import MISSING, find_step, resolve
from printkit.scene import Box, Colour, Item, Stroke
from printkit.source.text import Message, Words
from printkit.templates.expressions import Expression, NameTemplate, Template
from printkit.templates.layouts import Layout
from printkit.templates.printers import Printer
from printkit.templates.profiles import Profile
from printkit.templates.styles import TextStyle
from printkit.templates.themes import Theme, UnknownStyleError, with_colour
from printkit.typeset import Fit, Setting

T = TypeVar("T")


@dataclass(frozen=True)
class Context:
    """The surroundings of a piece while it is laid out.

    `names` is what paths may start with: the game's parts and, as they come, `sheet`, `item`, `face`, `page`.
    `paper` is the sheet's width and height in mm, `profile` what the files are made for. `picture` finds a drawing of the game by name, `piece` one of
    its laid-out items by address, `layout` a layout by name; each returns None after a finding. `scale` shrinks
    every text style, though not below its floor. `within` are the repeated layouts that a slot lies in. `free` is
    what the paper keeps clear at its edges, in mm, and `printer` where the printer at hand sets backs. `kept` is what
    the edition made before, see `keep`, and `placed` where slots stood.
    """

    game: Game
    locale: Locale
    theme: Theme
    setting: Setting
    names: Mapping[str, object]
    paper: tuple[float, float]
    profile: Profile
    picture: Callable[[str, Origin], Picture | None]
    piece: Callable[[str, Origin], Picture | None]
    layout: Callable[[str, Origin], Layout | None]
    scale: float = 1.0
    within: tuple[str, ...] = ()
    free: float = 0.0
    printer: Printer = Printer()
    kept: Store = field(default_factory=dict, compare=False, repr=False)
    placed: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def report(self) -> Report:
        """Return where findings go."""
        return self.setting.report

    def knowing(self, **names: object) -> Context:
        """Return the context with more names."""
        return replace(self, names={**self.names, **names})

    def scaled(self, scale: float) -> Context:
        """Return the context with its text styles at `scale` of their size, though not below their floor."""
        return replace(self, scale=scale)

    def on_trial(self, report: Report, heard: list[Fit]) -> Context:
        """Return the context for an attempt whose findings go to `report`, and what a listener is told to `heard`."""
        listener = heard.append if self.setting.listener else None
        return replace(self, setting=replace(self.setting, report=report, listener=listener))

    def tell(self, fits: Iterable[Fit]) -> None:
        """Tell the listener, if there is one, how texts took their places."""
        if self.setting.listener:
            for fit in fits:
                self.setting.listener(fit)

    # Values

    def value(self, expression: Expression, origin: Origin) -> object | None:
        """Return what an expression names, or None after a finding."""
        try:
            return expression.value(self.names)
        except LookupError as error:
            self.report.add(unknown_value(origin, expression.source, _reason(error)))
            return None

    def has(self, expression: Expression | None, origin: Origin) -> bool:
        """Tell whether a `when:` condition holds: there is none, or it has a value."""
        if expression is None:
            return True
        try:
            return expression.holds(self.names)
        except LookupError as error:
            self.report.add(unknown_value(origin, expression.source, _reason(error)))
            return False

    def thing(self, expression: Expression, wanted: type[T], origin: Origin) -> T | None:
        """Return the thing of a given kind that an expression names, or None after a finding."""
        value = self.value(expression, origin)
        if value is None or isinstance(value, wanted):
            return value
        self.report.add(wrong_kind_of_value(origin, expression.source, kind_name(value), kind_name(wanted)))
        return None

    def count(self, amount: Amount, origin: Origin) -> int:
        """Return the number an amount stands for, or 0 after a finding."""
        try:
            return amount.count(self.names)
        except LookupError as error:
            self.report.add(unknown_value(origin, amount.path, _reason(error)))
            return 0

    # Words

    def words(self, message: Message, *owners: object) -> Words:
        """Return a message in the language at hand, its placeholders filled from its owners, the item, the game."""
        return self.locale.fill(message, lambda path: self._look_up(path, owners))

    def _look_up(self, path: str, owners: Sequence[object] = ()) -> object:
        first, *others = path.split(".")
        for owner in (*owners, self.names.get("face"), self.names.get("item")):
            value = find_step(owner, first)
            for step in others:
                value = value if value is MISSING else find_step(value, step)
            if value is not MISSING:
                try:
                    return self._counted(value)
                except LookupError:
                    continue
        return self._counted(resolve(self.names, path))

    def _counted(self, value: object) -> object:
        """Return the number of an amount, the title of what a name names, any other value as it is.

        Raises LookupError for an amount that is no number.
        """
        match value:
            case Amount():
                return value.count(self.names)
            case Name():
                return self.game.titles.get(value, value)
            case tuple():
                return tuple(self._counted(each) for each in value)
        return value

    def evaluate(self, template: Template | NameTemplate, origin: Origin) -> Words:
        """Return what a slot's template says; its origin is that of the first text or name in it."""
        said: list[str] = []
        where: Origin | None = None
        for part in template.parts:
            if isinstance(part, str):
                said.append(part)
                continue
            value = self.value(part, origin)
            if isinstance(value, Message):  # only placeholders ask what the text belongs to
                words: object = self.words(value, *(self._owners_of(part) if "{" in value.text else ()))
            else:
                words = value
            if isinstance(words, Words):
                where = where or words.origin
                said.append(words.text)
            elif words is not None:
                where = where or self._place_of(part)
                is_name = isinstance(template, NameTemplate) and isinstance(value, Name)  # of a picture, not of a ship
                said.append(str(value) if is_name else self._written(words, part, origin))
        return Words("".join(said), where or origin)

    def _owners_of(self, expression: Expression) -> Iterator[object]:
        """Yield what the value of a path belongs to, the nearest first: of `item.mission.title` the mission, the item."""
        steps = expression.source.split(".")
        for end in range(len(steps) - 1, 0, -1):
            try:
                yield resolve(self.names, ".".join(steps[:end]))
            except LookupError:
                continue

    def _place_of(self, expression: Expression) -> Origin | None:
        """Return where the value of a path such as `face.art` is written, as far as its owner knows."""
        path, _, step = expression.source.rpartition(".")
        if not path:
            return None  # a name alone, such as `index`, belongs to nothing that was written
        try:
            places: Mapping[str, Origin] = getattr(resolve(self.names, path), "places", {})
        except LookupError:
            return None
        return places.get(step)

    def _written(self, value: object, expression: Expression, origin: Origin) -> str:
        """Return a value as the language writes it; a table, or a name without a title to translate, is a finding."""
        try:
            return self.locale.value(self._counted(value))
        except UnwritableError:
            self.report.add(wrong_kind_of_value(origin, expression.source, kind_name(value), "a text or a number"))
        except LookupError as error:
            self.report.add(unknown_value(origin, expression.source, _reason(error)))
        return ""

    # Looks

    def style(self, name: str, origin: Origin) -> TextStyle:
        """Return a text style of the theme at the scale at hand; an unknown one is a finding."""
        style = self._known(self.theme.style, name, origin)
        if style is None:
            return next(iter(self.theme.text.values()))
        if self.scale == 1.0:
            return style
        return replace(style, size=max(style.size * self.scale, min(style.floor or style.size, style.size)))

    def line(self, name: str, origin: Origin) -> Stroke | None:
        """Return a line style of the theme, or None after a finding."""
        return self._known(self.theme.line, name, origin)

    def colour(self, name: str, origin: Origin) -> Colour | None:
        """Return a colour of the palette, or None after a finding."""
        return self._known(self.theme.colour, name, origin)

    def in_colour(self, style: TextStyle, colour: str, origin: Origin) -> TextStyle:
        """Return a text style in a colour of the palette; an unknown colour is a finding."""
        found = self.colour(colour, origin)
        return style if found is None else with_colour(style, found)

    def _known(self, look_up: Callable[[str], T], name: str, origin: Origin) -> T | None:
        try:
            return look_up(name)
        except UnknownStyleError as error:
            self.report.add(unknown_style(origin, error.kind, error.name, error.near))
            return None


@dataclass(frozen=True)
class Picture:
    """A drawing or bitmap of the game, in units of its own from (0, 0) to (width, height).

    The `title` is a text still to be translated, or that of a laid-out item, which is. The `regions` of a laid-out item
    are the boxes of its slots: parts that can be shown alone.
    """

    name: str
    width: float
    height: float
    items: tuple[Item, ...]
    title: Message | str = ""
    regions: Mapping[str, Box] = field(default_factory=dict, compare=False)
    origin: Origin = field(default=Origin(""), compare=False)


def _reason(error: LookupError) -> str:
    return str(error.args[0]) if error.args else "nothing is there"


def kind_name(value: object) -> str:
    """Return what a message calls the kind of a value, or a class: `a counter`."""
    cls = value if isinstance(value, type | UnionType) else type(value)
    return of_kind(cls) if isinstance(cls, type) else str(cls)
