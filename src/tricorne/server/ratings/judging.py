"""Whether a finished table counts, and who came where.

A game counts among members and bots, where at least one member sits and nobody leads two seats. Whoever gave up, left
his seat to a bot, or closed the table while it was played comes last. Games that all agreed to abandon do not count,
nor do games that ended within their first few entries, nor those of tables where everybody may ask for advice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from tricorne.server.ratings.scale import BOT_SIGMA, NEWCOMER, Pace, Standing, bot_ratings, mu_of, pace_of, rate

TOO_SHORT = 10
"""A game that was given up within so many entries was hardly begun."""


class Judged:
    """One seat of a game that counts: ``guest`` is empty for bots, and for people of whom nothing is kept any more."""

    def __init__(self, power: str, guest: str, fixed: Standing | None, place: int, won: bool) -> None:
        self.power = power
        self.guest = guest
        self.fixed = fixed
        """Where a bot stands, or a person who is gone."""
        self.place = place
        self.won = won


class Verdict:
    """A game that counts."""

    def __init__(self, game: str, pace: Pace, ended: float, seats: list[Judged]) -> None:
        self.game = game
        self.pace = pace
        self.ended = ended
        self.seats = seats

    def rated(self, known: dict[str, Standing]) -> list[Standing]:
        """What is thought of each seat after the game; ``known`` is what was thought of people before."""
        before = [one.fixed or known.get(one.guest, NEWCOMER) for one in self.seats]
        return rate(before, [one.place for one in self.seats])


def judge(
    row: Row[Any], seats: Sequence[Row[Any]], left: dict[str, str], members: Collection[str], began: float
) -> Verdict | None:
    """What a finished table says about strengths; None if nothing. ``left``: who left which seat to a bot."""
    if row.number < 0 or row.ended == "abandoned" or row.advice:
        return None
    early = row.status == "closed" or bool(row.ended)
    if early and row.number < TOO_SHORT:
        return None
    marks = bot_ratings(row.game)
    winners = msgspec.json.decode(row.winners, type=list[str])
    scores = msgspec.json.decode(row.scores, type=dict[str, int])
    found: list[tuple[str, str, Standing | None, tuple[bool, bool, int]]] = []
    for seat in seats:
        guest = left.get(seat.power, seat.guest)
        closed_it = row.status == "closed" and not row.ended and guest == row.host and guest != ""
        gave_up = seat.resigned or seat.power in left or closed_it
        if guest:
            if guest not in members:
                return None
            fixed = None
        elif seat.lead == "bot":
            if seat.bot not in marks:
                continue
            fixed = (mu_of(marks[seat.bot]), BOT_SIGMA)
        else:
            fixed = NEWCOMER
        # Played to the end: winners, then by points; without a winner nobody was better.
        score = scores.get(seat.power, 0) if winners and not early else 0
        found.append((seat.power, guest, fixed, (gave_up, seat.power not in winners, -score)))
    people = [guest for _, guest, _, _ in found if guest]
    if not people or len(set(people)) < len(people) or len(found) < 2:
        return None
    if row.status == "closed" and not any(one[3][0] for one in found):
        return None  # somebody who does not play has closed it
    order = [one[3] for one in found]
    judged = [
        Judged(power, guest, fixed, 1 + sum(other < mine for other in order), power in winners and not mine[0])
        for power, guest, fixed, mine in found
    ]
    return Verdict(row.game, pace_of(began, row.changed), row.changed, judged)
