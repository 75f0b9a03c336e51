"""What goes over the wire to prove the dice of a finished game."""

from __future__ import annotations

from tricorne.server.wire import LetterInfo, Sent


class Draw(Sent):
    """One outcome of the record: the entry that called for it, whether it was hidden during the game, and all that
    could have come with its weights, in alphabetical order."""

    entry: int
    seat: str
    outcome: str
    hidden: bool
    texts: list[str]
    weights: list[int]


class Fair(Sent):
    """What proves the dice of a game (docs/fairness.md). ``method`` is ``seed`` for tables of old, which only
    ``tricorne verify`` proves; ``seed`` is the letter of the house, sealed at the time ``sealed``."""

    title: str
    game: str
    method: str
    commitment: str
    sealed: float
    seed: str
    letters: list[LetterInfo]
    draws: list[Draw]
