"""Samples are worlds that could be, as often as they would be: counts against chances (UNREST-5, VARIANT-DRAFT-1).

Unrest is counted exactly: who remembers what was drawn, given back and when the bag was empty knows which counters
others can have, and every order in which they came is as likely. In a draft it is chance who was dealt what; who kept
what of a hand that was passed on counts as evenly spread.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import permutations
from typing import cast

import pytest

import tricorne
from tricorne.games.struggle_of_empires.board.constants import IN_BAG, IN_DRAFT, KEPT, MARKERS
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.setup import draft
from tricorne.games.struggle_of_empires.turn import unrest
from tricorne.games.struggle_of_empires.view import sight
from tricorne.kernel.testing import rule

GAME = tricorne.game("struggle-of-empires")
SEATS = ["france", "spain", "russia", "britain"]
FAR = 4.5
"""Standard deviations that one figure in some 100,000 lies from its mean."""


def draws_of(p) -> list[tuple[int, int]]:
    """Every draw of unrest: the power and the value."""
    events = [event for event in p.unrest_history.all() if event % unrest.EVENT < unrest.RETURNED]
    return [divmod(event, unrest.EVENT) for event in events]


def unknown_counters(p, seat: int) -> tuple[list[int], int]:
    """How many counters of each value others drew or left in the bag, and how many they drew before it was empty."""
    left = list(p.ruleset.unrest_counters)
    others = 0
    for power, value in draws_of(p)[: sum(left)]:
        if power == seat:
            left[value] -= 1
        else:
            others += 1
    return left, others


def every_kind(seeds: range, often: int, options: dict[str, object]) -> dict[str, list[tricorne.State]]:
    """Moments of random games by the kind of decision, some of each."""
    found: dict[str, list[tricorne.State]] = {}
    for seed in seeds:
        dice = random.Random(seed)
        state = GAME.new(SEATS, options=options, seed=seed)
        while not state.over:
            here = found.setdefault(state.prompt.key, [])
            if len(here) < often and dice.random() < 0.05:
                here.append(state.clone())
            state.play(dice.choice(state.legal()))
    return {key: states for key, states in found.items() if states}


def unrest_is_calibrated(moments: dict[str, list[tricorne.State]], samples: int) -> None:
    for key, states in moments.items():
        seen = [0, 0, 0]
        mean = [0.0, 0.0, 0.0]
        spread = [0.0, 0.0, 0.0]
        for state in states:
            seat = state.seat_number("spain")
            left, others = unknown_counters(state.position, seat)
            total = sum(left)
            own = [draw for draw in draws_of(state.position) if draw[0] == seat]
            for number in range(samples):
                world = state.sample("spain", number)
                drawn = draws_of(cast(Position, world.position))
                assert [draw for draw in drawn if draw[0] == seat] == own, key
                assert [power for power, _ in drawn] == [power for power, _ in draws_of(state.position)], key
                first = drawn[: sum(cast(Position, world.position).ruleset.unrest_counters)]
                counts = Counter(value for power, value in first if power != seat)
                for value in range(3):
                    assert counts[value] <= left[value], key
                    seen[value] += counts[value]
                    share = left[value] / total
                    mean[value] += others * share
                    spread[value] += others * share * (1 - share) * (total - others) / (total - 1)
        for value in range(3):
            assert abs(seen[value] - mean[value]) <= FAR * math.sqrt(spread[value]) + 1e-6, (key, value)


@rule("UNREST-5", "UNREST-7")
def test_unrest_is_sampled_with_its_chances_at_every_kind_of_decision() -> None:
    moments = every_kind(range(2), 1, {})
    assert len(moments) > 15
    unrest_is_calibrated(moments, 25)


@pytest.mark.long_case
def test_unrest_is_sampled_with_its_chances_in_many_games() -> None:
    unrest_is_calibrated(every_kind(range(50, 62), 10, {}), 100)


@rule("UNREST-5", "UNREST-10", "UNREST-11")
def test_a_small_bag_by_counting_every_order() -> None:
    """Two 0s, two 1s and one 2; France drew a 1. Every order of the rest is counted."""
    rules = cast(Rules, GAME.engine(SEATS, "deluxe", {}))
    rules.ruleset.unrest_counters[:] = [2, 2, 1]
    p = cast(Position, GAME.start(rules, 1))
    france, spain, russia = (GAME.seat_ids.index(name) for name in ("france", "spain", "russia"))
    for power, value in ((spain, 2), (france, 1), (russia, 0), (spain, 0)):
        unrest.take_counter(p, power, value)
    unrest.give_back(p, spain, 1)
    chances: Counter[tuple[int, int]] = Counter()
    for one, two, three, _ in permutations([0, 0, 1, 2]):
        chances[max(0, one + three - 1), two] += 1
    seen: Counter[tuple[int, int]] = Counter()
    samples = 1500
    for seed in range(samples):
        world = p.clone()
        sight.resample_hidden(world, france, seed)
        seen[world.unrest[spain], world.unrest[russia]] += 1
    assert set(seen) <= set(chances)
    for totals, count in chances.items():
        chance = count / chances.total()
        assert abs(seen[totals] - samples * chance) < FAR * math.sqrt(samples * chance * (1 - chance)), totals


def hands_at(p) -> list[int]:
    """By marker: whose hand or kept pile it is in; -1 for the bag."""
    found = [-1] * MARKERS
    for marker in range(MARKERS):
        if p.markers[marker] >= KEPT:
            found[marker] = p.markers[marker] - KEPT
        elif p.markers[marker] >= IN_DRAFT:
            found[marker] = p.markers[marker] - IN_DRAFT
    return found


@rule("VARIANT-DRAFT-1")
def test_a_draft_is_sampled_with_its_chances() -> None:
    """After two rounds: markers never seen are with anybody as evenly as the places they can be in; of a hand that was
    passed on each marker was kept as likely as the next."""
    state = GAME.new(SEATS, options={"setup-draft": True}, seed=7)
    dice = random.Random(7)
    for _ in range(len(SEATS) + 2):
        state.play(dice.choice(state.legal()))
    real = cast(Position, state.position)
    seat = state.seat_number("france")
    passed = draft.passed_on(real, seat)
    known = {marker for marker, power in enumerate(hands_at(real)) if power == seat} | set(passed)
    bag = [marker for marker in range(MARKERS) if real.markers[marker] == IN_BAG]
    unseen = [marker for marker in range(MARKERS) if marker in bag or (real.markers[marker] >= IN_DRAFT)]
    unseen = [marker for marker in unseen if marker not in known]
    with_powers = len(unseen) - len(bag)
    spain = state.seat_number("spain")
    samples = 800
    out = [0] * MARKERS
    kept = [0] * MARKERS
    for seed in range(samples):
        p = cast(Position, state.sample("france", seed).position)
        for marker, power in enumerate(hands_at(p)):
            out[marker] += int(power >= 0)
            kept[marker] += int(p.markers[marker] == KEPT + spain)
    share = with_powers / len(unseen)
    assert 0.1 < share < 0.9
    for marker in unseen:
        assert abs(out[marker] - samples * share) < FAR * math.sqrt(samples * share * (1 - share)), marker
    # Spain kept one of its own hand, unseen, and has just kept one of the hand that France passed on.
    share = 1 / len(passed)
    for marker in passed:
        assert abs(kept[marker] - samples * share) < FAR * math.sqrt(samples * share * (1 - share)), marker
    for marker in known - set(passed):
        assert kept[marker] == 0 and out[marker] == samples
