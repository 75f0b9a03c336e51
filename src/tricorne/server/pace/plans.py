"""What is asked of a series before its first game."""

from __future__ import annotations

from tricorne.kernel.message import say
from tricorne.server.pace.keeping import SeriesSoFar
from tricorne.server.pace.wire_pace import SeriesPlan
from tricorne.server.problems import bad_value

MOST_GAMES = 21


def first_game(plan: SeriesPlan, players: int) -> SeriesSoFar | None:
    """A series at its beginning; None for a single game. Refused if it could not come to an end."""
    if not 1 <= plan.games <= MOST_GAMES or not 0 <= plan.first_to <= plan.games:
        raise bad_value(say("why-series", number=MOST_GAMES))
    return None if plan.games == 1 else SeriesSoFar(plan, 0, [0] * players)
