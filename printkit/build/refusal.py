"""What a build cannot even begin with."""

from __future__ import annotations

from collections.abc import Sequence


class CannotRunError(Exception):
    """A request that means nothing here, such as an unknown address; the message says what would."""


def did_you_mean(near: Sequence[str], otherwise: str) -> str:
    """Return the end of a message: the nearest names there are, or what to do where none is near."""
    return f"; did you mean {' or '.join(near)}?" if near else f"; {otherwise}"
