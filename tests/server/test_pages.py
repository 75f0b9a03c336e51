"""The pages of a record, written quickly: they say what they would say if nothing were taken over or told at once."""

from __future__ import annotations

import random

import msgspec
import pytest

import tricorne
from tricorne.kernel.engine import SPECTATOR
from tricorne.server.pages import Page, row_of, write_page

GAMES = [("imperial-struggle", 2), ("struggle-of-empires", 4)]


@pytest.mark.parametrize(("id", "people"), GAMES)
def test_pages_say_the_same_as_if_each_was_made_anew(id: str, people: int) -> None:
    """Figures that are taken over from the page before, and lines that several readers are told at once."""
    game = tricorne.game(id)
    seats = game.seat_ids[:people]
    dice = random.Random(1756)
    state = game.new(seats, seed=1756)
    last: Page | None = None
    taken_over = told_apart = 0
    for _ in range(400):
        if state.over:
            break
        after = state.clone()
        if dice.random() < 0.1 and after.undo_limit(shared=True).actions:
            after.undo(shared=True)
        else:
            after.play(dice.choice(after.legal()))
        page = write_page(state.position, after, "somebody", 1.0)
        row = row_of("table", page, state.position, after, last)
        taken_over += after.engine.same_figures(state.position, after.position)
        assert row["figures"] == msgspec.json.encode(after.engine.figures(after.position)).decode()
        assert row | {"figures": ""} == row_of("table", page, state.position, after) | {"figures": ""}
        for seat in (None, *seats):
            number = SPECTATOR if seat is None else game.seat_ids.index(seat)
            told = after.engine.narrate(state.position, after.position, after.last, number)
            assert msgspec.json.decode(page.lines_for(seat)) == [line.to_data() for line in told]
        told_apart += not page.same_for_all()
        state, last = after, page
    assert taken_over > 50 and told_apart > 10
