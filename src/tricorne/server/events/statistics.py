"""What the arena tells of a tournament, told of an event: wins with their intervals, ratings, wins by power.

The figures are the arena's own, worked out from the results of the event alone: each table that has ended is a game of
a tournament, each of its people what a bot is there. Skill and luck are not divided: for that the same people would
have to sit in every place of the same deal. A performance rating begins with what is thought of a newcomer, so it says
how somebody has played here, not how strong he is known to be.
"""

from __future__ import annotations

import importlib.util
from collections import OrderedDict, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from tricorne.server.events.keeping import Known
from tricorne.server.events.wire_events import EventForm, EventPower, EventRating, EventShare, EventStatistics
from tricorne.server.ratings.scale import points

MOST_KEPT = 50
"""Events whose figures are kept."""

Result = tuple[tuple[str, str, float], ...]
"""A table that has ended: person, power and points of each seat."""


class Statistics:
    """The figures of events; they are worked out again only when another table has ended."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[list[Result], EventStatistics]] = OrderedDict()

    def of(self, found: Known) -> EventStatistics | None:
        """The figures of an event; None until a table has ended. This may take a moment: call it beside the loop."""
        results = results_of(found.sat)
        if not results:
            return None
        kept = self._kept.get(found.row.id)
        if kept is None or kept[0] != results:
            names = {one.guest: one.name for one in found.people}
            kept = results, worked_out(results, names)
            self._kept[found.row.id] = kept
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return kept[1]


def results_of(sat: Sequence[Row[Any]]) -> list[Result]:
    """The tables that have ended, in the order in which they were paired."""
    tables: dict[tuple[int, int], list[Row[Any]]] = defaultdict(list)
    for one in sat:
        if one.board:
            tables[one.round, one.board].append(one)
    return [
        tuple((one.guest, one.power, one.points) for one in tables[key])
        for key in sorted(tables)
        if len(tables[key]) > 1 and all(one.points is not None for one in tables[key])
    ]


def worked_out(results: Sequence[Result], names: Mapping[str, str]) -> EventStatistics:
    """By the arena's own means."""
    from tricorne.arena.played import Played
    from tricorne.arena.ratings import Rating, rate
    from tricorne.arena.summary import Share, shares_by

    def game(number: int, result: Result) -> Played:
        ranks = sorted({points for _, _, points in result}, reverse=True)
        ranking = [[power for _, power, points in result if points == rank] for rank in ranks]
        nothing: dict[str, Any] = {key: {} for key in ("options", "scores", "figures", "sources", "taken")}
        nothing |= {"decisions": {}, "forfeits": [], "times": {}}
        return Played(
            number=number,
            deal=number,
            table=0,
            rotation=0,
            seats=[power for _, power, _ in result],
            bots=[person for person, _, _ in result],
            ranking=ranking,
            winners=ranking[0],
            **nothing,
        )

    def told(share: Share) -> EventShare:
        return EventShare(**msgspec.structs.asdict(share))

    games = [game(number, result) for number, result in enumerate(results)]
    by_person = shares_by(games, lambda one, at: [one.bots[at]])
    by_power = shares_by(games, lambda one, at: [one.seats[at]])
    rated: dict[str, Rating] = {}
    if importlib.util.find_spec("openskill") is not None:
        rated = {one.bot: one for one in rate(games, list(by_person))}
    forms = [
        EventForm(person, names.get(person, ""), told(share), _performance(rated.get(person)))
        for person, share in by_person.items()
    ]
    forms.sort(key=lambda form: (-(form.rating.rating if form.rating else 0), -form.wins.share, form.name))
    largest = max(results, key=len)  # its people sit in the order of the game's powers
    powers = dict.fromkeys([power for _, power, _ in largest] + list(by_power))
    return EventStatistics(len(games), forms, [EventPower(power, told(by_power[power])) for power in powers])


def _performance(rating: Any) -> EventRating | None:
    if rating is None:
        return None
    return EventRating(points(rating.mu), points(rating.low), points(rating.high))
