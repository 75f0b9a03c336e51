"""Samples are worlds that could be, as often as they would be: counts against chances (UNREST-5, VARIANT-DRAFT-1).

Unrest is counted exactly: who remembers what was drawn, given back and when the bag was empty knows which counters
others can have, and every order in which they came is as likely. In a draft it is chance who was dealt what; who kept
what of a hand that was passed on counts as evenly spread.
"""

from __future__ import annotations

import itertools
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
    seeds = itertools.count()  # two moments must not fall alike
    for key, states in moments.items():
        seen = [0, 0, 0]
        mean = [0.0, 0.0, 0.0]
        spread = [0.0, 0.0, 0.0]
        for state in states:
            seat = state.seat_number("spain")
            left, others = unknown_counters(state.position, seat)
            total = sum(left)
            own = [draw for draw in draws_of(state.position) if draw[0] == seat]
            for _ in range(samples):
                world = state.sample("spain", next(seeds))
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


PLAIN: dict[str, object] = {}
DEALS: dict[str, object] = {"negotiation": "offers", "gold-visibility": "hidden"}
"""Deals are actions, so that there are more kinds of decisions; gold is hidden, which changes nothing (R-INFO-10)."""


@rule("UNREST-5", "UNREST-7", "R-GOLD-12")
@pytest.mark.parametrize(("options", "kinds"), [(PLAIN, 15), (DEALS, 20)], ids=["plain", "deals"])
def test_unrest_is_sampled_with_its_chances_at_every_kind_of_decision(options: dict[str, object], kinds: int) -> None:
    moments = every_kind(range(2), 1, options)
    assert len(moments) > kinds and any(key.startswith("deal-") for key in moments) is bool(options)
    unrest_is_calibrated(moments, 25)


@pytest.mark.long_case
@pytest.mark.parametrize("options", [PLAIN, DEALS], ids=["plain", "deals"])
def test_unrest_is_sampled_with_its_chances_in_many_games(options: dict[str, object]) -> None:
    unrest_is_calibrated(every_kind(range(50, 62), 10, options), 100)


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


class Drafter:
    """What one seat sees of a draft: each hand when it lies before him, and how often each was picked from since."""

    def __init__(self, state: tricorne.State, seat: str) -> None:
        self.seat = state.seat_number(seat)
        self.hands: list[set[int]] = []
        """The hands as they are, in the order of those who held them first."""
        self.seen: list[set[int] | None] = []
        """What was in each hand when it was last before him and his own pick was gone, less what he saw go since."""
        self.picked: list[list[int]] = []
        """Who picked from each hand since then, or since the deal."""
        self.lost: list[tuple[set[int], list[int]]] = []
        """Markers that were gone when a hand came back, and who had picked from it meanwhile."""
        self.mine: set[int] = set()

    def look(self, p: Position) -> None:
        """At the beginning of somebody's pick."""
        now = [{marker for marker in range(MARKERS) if p.markers[marker] == IN_DRAFT + power} for power in range(7)]
        now = [hand for hand in now if hand]
        if not self.hands:
            self.hands = now
            self.seen, self.picked = [None] * len(now), [[] for _ in now]
        self.hands = [next(hand for hand in now if hand <= mine) for mine in self.hands]
        for at, hand in enumerate(self.hands):
            if p.markers[next(iter(hand))] == IN_DRAFT + self.seat:
                before = self.seen[at]
                if self.picked[at] and before is not None:
                    self.lost.append((before - hand, self.picked[at]))
                    self.picked[at] = []
                elif before is None:
                    self.first_look(at)
                self.seen[at] = set(hand)

    def first_look(self, at: int) -> None:
        """Whoever picked from it before took something that he never saw."""
        self.lost.append((set(), self.picked[at]))
        self.picked[at] = []

    def took(self, power: int, marker: int) -> None:
        """A power keeps a marker of the hand before it."""
        at = next(at for at, hand in enumerate(self.hands) if marker in hand)
        self.hands[at].discard(marker)
        seen = self.seen[at]
        if power == self.seat:
            self.mine.add(marker)
            if seen is not None:
                seen.discard(marker)
        else:
            self.picked[at].append(power)

    def chances(self, marker: int, bag: int) -> dict[int, float]:
        """By power: how likely it has kept a marker; who knows nothing of a marker takes it as any other such one."""
        if marker in self.mine:
            return {self.seat: 1.0}
        for gone, pickers in self.lost:
            if marker in gone:
                return shares(pickers, len(gone))
        for seen, pickers in zip(self.seen, self.picked, strict=True):
            if seen is not None and marker in seen:
                return shares(pickers, len(seen))
        unseen_pickers = [power for gone, pickers in self.lost if not gone for power in pickers]
        unseen_pickers += [
            power for seen, pickers in zip(self.seen, self.picked, strict=True) if seen is None for power in pickers
        ]
        lying = sum(len(hand) for hand, seen in zip(self.hands, self.seen, strict=True) if seen is None)
        return shares(unseen_pickers, bag + lying + len(unseen_pickers))


def shares(pickers: list[int], markers: int) -> dict[int, float]:
    """By power: how likely it has kept one of so many markers of which these powers kept one each."""
    return {power: count / markers for power, count in Counter(pickers).items()}


def draft_is_calibrated(seeds: range, samples: int) -> int:
    """At every pick of drafts: who has kept what, against its chances; how many figures were looked at."""
    numbers = itertools.count()
    seen: Counter[tuple[int, ...]] = Counter()
    mean: dict[tuple[int, ...], float] = {}
    spread: dict[tuple[int, ...], float] = {}
    for seed in seeds:
        dice = random.Random(seed)
        state = GAME.new(SEATS, options={"setup-draft": True, "setup-duplicates": "keep"}, seed=seed)
        drafter, picks = Drafter(state, "france"), 0
        while state.prompt.key == "draft-pick":
            p = cast(Position, state.position)
            drafter.look(p)
            kept = Counter(
                (marker, world.markers[marker] - KEPT)
                for world in (cast(Position, state.sample("france", next(numbers)).position) for _ in range(samples))
                for marker in range(MARKERS)
                if world.markers[marker] >= KEPT
            )
            bag = sum(place == IN_BAG for place in p.markers)
            for marker in range(MARKERS):
                in_play = p.markers[marker] == IN_BAG or p.markers[marker] >= IN_DRAFT
                chances = drafter.chances(marker, bag) if in_play else {}
                for power in p.ruleset.players:
                    share = chances.get(power, 0.0)
                    count = kept[marker, power]
                    if share in (0.0, 1.0):
                        assert count == samples * share, (seed, picks, marker, power)
                    keys: list[tuple[int, ...]] = [(0, marker, power), (1, seed, picks, power, marker % 3)]
                    for key in keys:
                        seen[key] += count
                        mean[key] = mean.get(key, 0.0) + samples * share
                        spread[key] = spread.get(key, 0.0) + samples * share * (1 - share)
            actor = state.seat_number(str(state.actor))
            state.play(dice.choice(state.legal()))
            if state.prompt.key != "draft-pick":
                break
            after = cast(Position, state.position).markers
            drafter.took(actor, next(one for one in range(MARKERS) if p_kept(after, one, actor, drafter)))
            picks += 1
    told = [figure for figure in seen if spread[figure] > 2]
    for figure in told:
        far = abs(seen[figure] - mean[figure])
        assert far <= FAR * math.sqrt(spread[figure]), (figure, seen[figure], mean[figure])
    return len(told)


def p_kept(markers: list[int], marker: int, power: int, drafter: Drafter) -> bool:
    """Whether a power has just kept a marker that still lies in a hand for the drafter's book."""
    return markers[marker] == KEPT + power and any(marker in hand for hand in drafter.hands)


@rule("VARIANT-DRAFT-1")
def test_drafts_are_sampled_with_their_chances_at_every_pick() -> None:
    assert draft_is_calibrated(range(2), 60) > 100


@pytest.mark.long_case
def test_many_drafts_are_sampled_with_their_chances() -> None:
    assert draft_is_calibrated(range(10, 30), 150) > 1000
