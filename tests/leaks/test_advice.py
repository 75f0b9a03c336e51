"""Advice to a seat does not depend on what the seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

import tricorne
from tests.leaks.habits import habits_of
from tricorne.kernel.state import State
from tricorne.server import thinkers
from tricorne.server.thinkers import Thinkers

TABLES = {
    "struggle-of-empires": ["britain", "france", "russia"],
    "imperial-struggle": ["britain", "france"],
}


def given(state: State, chosen: int) -> list[Any]:
    """What the server would answer to the seat that is asked."""
    seat = state.actor
    assert seat is not None
    job = Thinkers(0)._job("table", state, state.seat_number(seat), seat, "general", "5")
    advice = thinkers.advise(job, chosen)
    told = [
        [one.action, one.text, str(one.words), one.then, one.percent, str(one.reason), str(one.fear)]
        for one in advice.best
    ]
    return [told, advice.chosen, advice.blunder]


@pytest.mark.parametrize("game", TABLES)
def test_advice_rests_on_what_the_seat_knows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that look alike to a seat give it the same advice, word by word."""
    monkeypatch.setattr("tricorne.bots.advice.LONGER", 0.2)
    state = tricorne.game(game).new(TABLES[game], seed=17)
    compared = 0
    for number, (before, _) in enumerate(habits_of(game).play(state, 3)):
        legal = before.legal()
        if number % 40 == 1 and len(legal) > 1:
            other = before.sample(before.actor, 1000 + number)
            other.last = before.last
            if other.position.fields() != before.position.fields():
                assert given(other, legal[-1]) == given(before, legal[-1])
                compared += 1
        if compared == 3:
            break
    assert compared == 3, "nothing was hidden"
