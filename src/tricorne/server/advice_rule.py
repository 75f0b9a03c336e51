"""Who may ask for advice at a table: whoever plays against bots alone, and everybody where the table allows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tricorne.bots.advice import can_advise
from tricorne.kernel.game import Game


class Led(Protocol):
    """A seat, by who leads it."""

    @property
    def lead(self) -> str: ...

    @property
    def guest(self) -> str: ...


def may_ask(game: Game, allowed: bool, seats: Iterable[Led], guest: str) -> bool:
    """Whether a guest who sits here may ask."""
    others = any(seat.lead != "bot" and seat.guest != guest for seat in seats)
    return (allowed or not others) and can_advise(game)
