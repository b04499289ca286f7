"""Cards and the decks they belong to → cards as they are printed, each with its two sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from printkit.diagnostics import Origin
from printkit.model.amount import Amount, Size
from printkit.model.names import Name
from printkit.model.resolve import OwnFields
from printkit.source.text import Message

POKER = Size(63.5, 88.9)
"""The size of cards that name none, in mm."""
BAND = Name("ink")
"""The colour of cards that name none."""
SHARED = ("size", "layout", "band")
"""What a card has from its deck unless it says so itself."""


@dataclass(frozen=True, slots=True)
class CardBack:
    """The back of a card, or of all cards of a deck.

    A `title` stands on the colour `band`, below the drawing `art` where there is one; a drawing without a title covers
    the whole back. With `texts` or `figures`, named as those of a card, it is laid out as a front is.
    """

    title: Message | None = None
    art: Name | None = None
    band: Name | None = None
    texts: Mapping[Name, Message] = field(default_factory=dict)
    figures: Mapping[Name, Amount] = field(default_factory=dict)
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Deck:
    """What the cards of a deck have in common: their `back`, or else its title as one, colour, size and layout."""

    title: Message
    back: CardBack | None = None
    band: Name | None = None
    size: Size | None = None
    layout: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Card:
    """A card that is printed `count` times.

    `texts` and `figures` have names of your own, which a layout shows by (`{{ item.texts.kind }}`) and texts mention
    (`{figures.draw}`, elsewhere `{cards.gull.figures.draw}`); the layout `card` shows the texts kind, text and flavour
    and the figures cost, strength and points. A figure is a number or the path of one; what is neither, such as +2, is
    a text. `art` is a drawing of the game, `band` the colour of its title. What the card does not say of `back`,
    `band`, `size` and `layout` is that of its `deck`; without one it has no back, and the size of a poker card.
    """

    title: Message
    count: Amount = Amount(1)
    deck: Name | None = None
    art: Name | None = None
    texts: Mapping[Name, Message] = field(default_factory=dict)
    figures: Mapping[Name, Amount] = field(default_factory=dict)
    back: CardBack | None = None
    band: Name | None = None
    size: Size | None = None
    layout: Name | None = None
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class CardSide:
    """One side of a printed card.

    It is laid out as a `front`, or as a `back` where it is one that says no more than a title; the other is no.
    """

    front: bool
    back: bool
    title: Message | None
    art: Name | None
    band: Name
    texts: OwnFields[Message]
    figures: OwnFields[Amount]
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card with what it has from its deck; its `texts` and `figures` are those of its front."""

    title: Message
    count: Amount
    size: Size
    layout: Name | None
    deck: Deck | None
    front: CardSide
    back: CardSide | None
    texts: OwnFields[Message]
    figures: OwnFields[Amount]
    origin: Origin = field(default=Origin(""), compare=False, repr=False)
    places: Mapping[str, Origin] = field(default_factory=dict, compare=False, repr=False)

    def own_fields(self) -> Iterator[tuple[str, Origin]]:
        """Yield the path of each text and figure of its sides, such as `texts.kind`, and where it is written."""
        for side in (self.front, self.back):
            if side is not None:
                yield from ((f"texts.{name}", text.origin) for name, text in side.texts.items())
                yield from ((f"figures.{name}", side.places["figures"]) for name in side.figures)


def printed_cards(cards: Mapping[Name, Card], decks: Mapping[Name, Deck]) -> Mapping[Name, PrintedCard]:
    """Return every card as it is printed; a deck that nobody wrote is a finding of the checker."""
    backs = {name: _deck_back(deck) for name, deck in decks.items()}  # one side for all cards of a deck
    return {name: _printed(card, decks, backs) for name, card in cards.items()}


def _printed(card: Card, decks: Mapping[Name, Deck], backs: Mapping[Name, CardSide]) -> PrintedCard:
    deck = decks.get(card.deck) if card.deck else None
    common = backs.get(card.deck) if card.deck else None
    band = card.band or (deck.band if deck else None) or BAND
    front = _side(card, band, front=True)
    shared = {key: deck.places[key] for key in SHARED if key in deck.places} if deck else {}
    return PrintedCard(
        title=card.title,
        count=card.count,
        size=card.size or (deck.size if deck else None) or POKER,
        layout=card.layout or (deck.layout if deck else None),
        deck=deck,
        front=front,
        back=_back(card.back, band) if card.back else common,
        texts=front.texts,
        figures=front.figures,
        origin=card.origin,
        places={**shared, **card.places},
    )


def _deck_back(deck: Deck) -> CardSide:
    return _back(deck.back or CardBack(deck.title, origin=deck.origin, places=deck.places), deck.band or BAND)


def _back(back: CardBack, band: Name) -> CardSide:
    return _side(back, back.band or band, front=bool(back.texts or back.figures))


def _side(face: Card | CardBack, band: Name, *, front: bool) -> CardSide:
    return CardSide(
        front=front,
        back=not front,
        title=face.title,
        art=face.art,
        band=band,
        texts=OwnFields(face.texts),
        figures=OwnFields(face.figures),
        origin=face.origin,
        places=face.places,
    )
