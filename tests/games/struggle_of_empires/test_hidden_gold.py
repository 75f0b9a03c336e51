"""Hidden gold is what those who remember have added up, so samples leave it as it is (R-INFO-1, R-INFO-10).

An accountant is told what any spectator is told, the lines of the log and the board, and knows at every moment what
each power has.
"""

from __future__ import annotations

import random
from typing import cast

import pytest

import tricorne
from tests.games.struggle_of_empires import random_play
from tricorne.games.struggle_of_empires.board.constants import POWERS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import Message, Thing
from tricorne.kernel.testing import rule

GAME = tricorne.game("struggle-of-empires")
SEATS = ["france", "spain", "russia", "britain"]
HIDDEN = {"gold-visibility": "hidden"}


class Accountant:
    """What each power has, from what everybody saw: the same for all at first, then each line of the log."""

    def __init__(self, state: tricorne.State) -> None:
        p = cast(Position, state.position)
        self.state = state
        self.gold = dict.fromkeys(state.seats, p.ruleset.start_gold)

    def read(self, before: Position, after: Position, lines: list[Message]) -> None:
        self.before, self.after = before, after
        for line in lines:
            self._note(line.key.rpartition("/")[2], line.args)

    def pay(self, seat: str, amount: int, taxations: object = None) -> None:
        """As anybody can see: what is short is taxed, each time for what the power's tiles give."""
        each = taxation.yield_of(self.after, self.state.seat_number(seat))
        short = max(0, amount - self.gold[seat])
        taxed = (short + each - 1) // each
        assert taxations is None or taxed == taxations, (seat, amount, taxations)
        self.gold[seat] += taxed * each - amount

    def _note(self, key: str, facts: dict[str, object]) -> None:
        seat, other = (self._seat(facts.get(name)) for name in ("power", "power2"))
        if key == "log-income":
            self.gold[seat] += cast(int, facts["income"])
            self.pay(seat, cast(int, facts["upkeep"]), facts["taxations"])
        elif "paid" in facts:
            self.pay(seat, cast(int, facts["paid"]), facts["taxations"])
        elif key == "log-gold":
            self.gold[seat] += cast(int, facts["gold"])
        elif key == "log-collect":
            self._collect(seat, self.before.ruleset.components.region_ids.index(self._id(facts["region"])))
        elif key == "log-use":
            tile = self.before.ruleset.components.tile_ids.index(self._id(facts["tile"]))
            regions = self.before.ruleset.trade_regions[tile]
            if len(regions) == 1:
                self._collect(seat, regions[0])
        elif key in ("log-deal-agreed", "log-deal-given"):
            self._hand_over(facts["gives"], seat, other)
            self._hand_over(facts["gets"], other, seat)

    def _collect(self, seat: str, region: int) -> None:
        self.gold[seat] += self.before.control[region * POWERS + self.state.seat_number(seat)]

    def _hand_over(self, thing: object, giver: str, to: str) -> None:
        assert isinstance(thing, Message)
        if thing.key.endswith("/thing-gold"):
            self.pay(giver, cast(int, thing.args["gold"]))
            self.gold[to] += cast(int, thing.args["gold"])

    def _id(self, thing: object) -> str:
        assert isinstance(thing, Thing)
        return thing.id

    def _seat(self, thing: object) -> str:
        return thing.id if isinstance(thing, Thing) else ""


def accounts(options: dict[str, object], seed: int) -> int:
    """Play a game to its end with an accountant at the table; how often he was asked."""
    state = random_play.begin(4, options=HIDDEN | options, seed=seed)
    accountant, asked = Accountant(state), 0
    dice = random.Random(seed)
    while not state.over:
        if asked % 40 == 39:
            giver, other = dice.sample(state.seats, 2)
            state.aside(giver, f"pay {other} 2")
            accountant.pay(giver, 2)
            accountant.gold[other] += 2
        before = cast(Position, state.position.clone())
        state.play(dice.choice(state.legal()))
        lines = list(state.engine.narrate(before, state.position, state.last, SPECTATOR))
        p = cast(Position, state.position)
        accountant.read(before, p, lines)
        real = {seat: p.gold[state.seat_number(seat)] for seat in state.seats}
        assert accountant.gold == real, (state.last.text, [str(line) for line in lines])
        asked += 1
    return asked


@rule("R-INFO-1", "R-INFO-10")
@pytest.mark.parametrize("options", [{}, {"negotiation": "offers"}], ids=["plain", "offers"])
@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_gold_can_be_added_up_from_what_everybody_saw(options: dict[str, object], seed: int) -> None:
    assert accounts(options, seed) > 300


@rule("R-INFO-10")
def test_a_sample_leaves_hidden_gold_and_nobody_is_shown_it() -> None:
    """What a seat could add up is not drawn; the check for leaks and reasons that all may read draw it all the same."""
    state = random_play.begin(4, options=HIDDEN, seed=3)
    dice = random.Random(3)
    for _ in range(150):
        state.play(dice.choice(state.legal()))
    real = cast(Position, state.position).gold
    forgotten = set()
    for seat in [*state.seats, None]:
        for seed in range(8):
            assert cast(Position, state.sample(seat, seed).position).gold == real
            unshown = state.sample(seat, seed, forgetful=True)
            forgotten.add(tuple(cast(Position, unshown.position).gold))
            assert unshown.view(seat) == state.view(seat)
    assert len(forgotten) > 20
