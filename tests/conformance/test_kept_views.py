"""Parts of views that are kept from one view to the next: never older than the position that they show."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.conformance.seating import Seating
from tests.conformance.tables import TABLES, wander
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.kept_parts import KeptParts, RowForms

OTHER_STEPS = 120
"""So many decisions of the other game are shown first."""


class OneMemory(RowForms):
    """Rows that one table has shown serve all others, as at a server."""

    def __init__(self) -> None:
        self.known: dict[int, dict[int, object]] = {}

    def so_far(self, game: object, part: int) -> dict[int, object]:
        return self.known.setdefault(part, {})


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_is_kept_is_what_would_be_made_anew(table: Seating) -> None:
    """At every step of a game, with asides and undo, for all seats and a spectator, after some of another game."""
    rows = OneMemory()
    kept = KeptParts(rows)
    for state in islice(wander(table, 42), OTHER_STEPS):
        eyes = [state.seat_number(seat) for seat in state.seats] + [SPECTATOR]
        state.engine.views(state.position.clone(), eyes, kept)
    kept = KeptParts(rows)
    again = 0
    before: dict[str, object] = {}
    for state in wander(table, 41):
        position = state.position.clone()
        eyes = [state.seat_number(seat) for seat in state.seats] + [SPECTATOR]
        views = state.engine.views(position, eyes, kept)
        assert views == state.engine.views(position, eyes, KeptParts()), state.last.number
        again += sum(isinstance(views[-1][key], list) and views[-1][key] is before.get(key) for key in views[-1])
        before = views[-1]
    assert again > 3 * state.last.number, "several lists stay the same objects at most steps"


def test_parts_of_another_game_are_forgotten() -> None:
    kept = KeptParts()
    first, second = [1], [2]
    kept.belongs_to(first)
    part = kept.part(3)
    part.keep([[5]], "shown")
    assert part.is_same([[5]]) and not part.is_same([[6]]) and not kept.part(4).is_same([[5]])
    kept.belongs_to(first)
    assert kept.part(3) is part and part.shown == "shown" and not kept.part(3, 0).is_same([[5]])
    kept.belongs_to(second)
    assert not kept.part(3).is_same([[5]])
