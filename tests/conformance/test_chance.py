"""Chance in every game: what a step draws by a quick way of its own is what its list of outcomes says."""

import pytest

from tests.conformance.seating import Seating
from tests.conformance.tables import TABLES, Dice
from tricorne.kernel.chance import below
from tricorne.kernel.engine import CHANCE, DECISION
from tricorne.kernel.machine.machine import Machine
from tricorne.kernel.machine.step import pick, tickets


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_draw_is_the_outcome_that_its_ticket_wins(table: Seating) -> None:
    """So that outcomes from another source than the position's streams are just as likely."""
    state = table.new(21)
    machine = state.engine
    assert isinstance(machine, Machine)
    p = state.game.start(machine, 21)
    machine.run_passages(p)
    dice = Dice(21)
    seen = 0
    while (waits := machine.waits_for(p)) in (CHANCE, DECISION):
        if waits == DECISION:
            legal: list[int] = []
            machine.legal(p, legal)
            machine.apply(p, legal[dice.below(len(legal))])
            continue
        outcomes = machine.outcomes(p)
        again = p.clone()
        value = machine.draw(p)
        assert value == pick(outcomes, below(again.rng, machine.stream(again), tickets(outcomes)))
        assert p.rng == again.rng or len(outcomes) == 2  # What is certain need not be drawn.
        machine.apply_outcome(p, value)
        seen += 1
    assert seen > 20
