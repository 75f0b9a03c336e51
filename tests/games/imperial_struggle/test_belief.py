"""Samples are worlds that could be, as often as they would be: counts against chances (R2, R3, R166).

Three proofs. Small decks: every course of events is counted one by one. Whole decks: cards are dealt, shown and
played blindly for six turns; what the seat expects must come true as often as it says. Real games: at every kind of
decision a sample is a course of events that a referee accepts, and its tiles fall as evenly as they should.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import permutations
from typing import cast

import pytest

import tricorne
from tricorne.games.imperial_struggle.board.card_history import (
    DISCARD_SHOWN,
    DRAWN,
    ERA_JOINED,
    KIND,
    LEFT_HAND,
    LEFT_PILE,
    PILE_RENEWED,
    note,
)
from tricorne.games.imperial_struggle.board.constants import BASIC_TILES, EVENTS, REVOLUTION, SUCCESSION
from tricorne.games.imperial_struggle.board.places import (
    AWAY,
    DISCARDED,
    HAND,
    LATER,
    OUT_OF_GAME,
    PILE,
    PLAYED,
    POOL,
    REMOVED,
    SECRET,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.rules import Rules
from tricorne.games.imperial_struggle.view import sight
from tricorne.games.imperial_struggle.view.card_belief import card_belief
from tricorne.kernel.position import Chronicle
from tricorne.kernel.testing import rule

GAME = tricorne.game("imperial-struggle")
FRANCE, BRITAIN = 0, 1
ERAS = [
    event.era for event in cast(Rules, GAME.engine(["france", "britain"], "standard", {})).ruleset.components.events
]
FAR = 4.5
"""Standard deviations that one figure in some 100,000 lies from its mean."""


class Cards:
    """The Event cards alone, handled openly or blindly; no other part of the game moves."""

    def __init__(self, seed: int) -> None:
        self.p = cast(Position, GAME.new(["france", "britain"], seed=1).position)
        self.dice = random.Random(seed)
        self.p.event_place[:] = [PILE if era == SUCCESSION else LATER for era in ERAS]
        self.p.card_history = Chronicle([], 0)
        self.era = SUCCESSION

    def at(self, place: int) -> list[int]:
        return [card for card in range(EVENTS) if self.p.event_place[card] == place]

    def put(self, card: int, place: int, kind: int) -> None:
        self.p.event_place[card] = place
        note(self.p, kind, card)

    def draw(self, side: int) -> None:
        while self.at(PILE) or self.renew():
            card = self.dice.choice(self.at(PILE))
            if self.era != REVOLUTION or ERAS[card] != SUCCESSION:
                self.put(card, HAND + side, DRAWN + side)
                return
            self.put(card, OUT_OF_GAME, LEFT_PILE)

    def renew(self) -> bool:
        discards = self.at(DISCARDED)
        for card in discards:
            self.p.event_place[card] = PILE
        if discards:
            note(self.p, PILE_RENEWED, 0)
        return bool(discards)

    def play(self, side: int) -> None:
        if self.at(HAND + side):
            self.put(self.dice.choice(self.at(HAND + side)), PLAYED, LEFT_HAND + side)

    def discard(self, side: int, keep: int) -> None:
        while len(self.at(HAND + side)) > keep:
            self.put(self.dice.choice(self.at(HAND + side)), DISCARDED, DISCARD_SHOWN + side)

    def join(self, era: int) -> None:
        self.era = era
        for card in range(EVENTS):
            if ERAS[card] == era:
                self.p.event_place[card] = PILE
            for side in (FRANCE, BRITAIN):
                if era == REVOLUTION and ERAS[card] == SUCCESSION and self.p.event_place[card] == HAND + side:
                    self.put(card, OUT_OF_GAME, LEFT_HAND + side)
        note(self.p, ERA_JOINED, era)


def replayed(history: list[int]) -> list[int]:
    """Where the cards lie after a course of events; fails where an event could not be."""
    places = [PILE if era == SUCCESSION else LATER for era in ERAS]
    era_now = SUCCESSION
    for event in history:
        what, card = divmod(event, KIND)
        if what == ERA_JOINED:
            era_now = card
            for one in range(EVENTS):
                if ERAS[one] == card:
                    assert places[one] == LATER
                    places[one] = PILE
            held = [one for one in range(EVENTS) if places[one] in (HAND, HAND + 1)]
            assert era_now != REVOLUTION or all(ERAS[one] != SUCCESSION for one in held)
        elif what == PILE_RENEWED:
            assert PILE not in places
            places = [PILE if place == DISCARDED else place for place in places]
        elif what == LEFT_PILE:
            assert places[card] == PILE and era_now == REVOLUTION and ERAS[card] == SUCCESSION
            places[card] = OUT_OF_GAME
        elif what < DISCARD_SHOWN:
            assert places[card] == PILE and not (era_now == REVOLUTION and ERAS[card] == SUCCESSION)
            places[card] = HAND + what - DRAWN
        elif what < LEFT_HAND:
            assert places[card] == HAND + what - DISCARD_SHOWN
            places[card] = DISCARDED
        else:
            assert places[card] == HAND + what - LEFT_HAND
            places[card] = PLAYED
    return places


def hand_of(p: Position, side: int) -> tuple[int, ...]:
    return tuple(card for card in range(EVENTS) if p.event_place[card] in (HAND + side, SECRET + side))


def far_off(seen: int, of: int, chance: float) -> float:
    """How many standard deviations a count lies from its mean."""
    spread = math.sqrt(of * chance * (1 - chance))
    return 0.0 if spread < 1e-9 and abs(seen - of * chance) < 1e-6 else abs(seen - of * chance) / spread


# -- every course of events, one by one -----------------------------------------------------------


def counted_hands(history: list[int], seat: int) -> Counter[tuple[int, ...]]:
    """Every course of events that looks the same to a seat, by the hidden hand that comes of it."""
    other = 1 - seat
    draws = [at for at, event in enumerate(history) if event // KIND == DRAWN + other]
    left = {event % KIND for event in history if event // KIND == LEFT_PILE}
    cards = [card for card in range(EVENTS) if card not in left and ERAS[card] < REVOLUTION]
    found: Counter[tuple[int, ...]] = Counter()
    for drawn in permutations(cards, len(draws)):
        course = history[:]
        for at, card in zip(draws, drawn, strict=True):
            course[at] = (DRAWN + other) * KIND + card
        try:
            places = quickly(course)
        except KeyError:
            continue
        found[tuple(card for card in range(EVENTS) if places[card] == HAND + other)] += 1
    return found


def quickly(course: list[int]) -> list[int]:
    """``replayed`` for small decks: KeyError where an event could not be."""
    places = [PILE if era == SUCCESSION else LATER for era in ERAS]
    for event in course:
        what, card = divmod(event, KIND)
        if what == ERA_JOINED:
            places = [PILE if ERAS[one] == card else place for one, place in enumerate(places)]
            continue
        from_place = PILE if what == LEFT_PILE or what < DISCARD_SHOWN else HAND + what % 2
        if places[card] != from_place:
            raise KeyError(card)
        places[card] = HAND + what if what < DISCARD_SHOWN else DISCARDED if what < LEFT_HAND else PLAYED
    return places


def small_deck(seed: int) -> Cards:
    """Six cards of the first era and three of the second; cards are kept across the change."""
    cards = Cards(seed)
    dice = cards.dice
    for card in [one for one in range(EVENTS) if ERAS[one] == SUCCESSION][6:]:
        cards.put(card, OUT_OF_GAME, LEFT_PILE)
    for side in dice.sample([FRANCE, BRITAIN, BRITAIN], 3):
        cards.draw(side)
    cards.join(1)
    for card in [one for one in range(EVENTS) if ERAS[one] == 1][3:]:
        cards.put(card, OUT_OF_GAME, LEFT_PILE)
    for side in dice.sample([FRANCE, BRITAIN, BRITAIN], 3):
        cards.draw(side)
    cards.play(BRITAIN)
    if dice.random() < 0.5:
        cards.discard(FRANCE, 1)
    return cards


@rule("IS-R2", "IS-R166")
@pytest.mark.parametrize("seed", range(4))
def test_small_decks_by_counting_every_course(seed: int) -> None:
    cards = small_deck(seed)
    chances = counted_hands(cards.p.card_history.all(), FRANCE)
    total = chances.total()
    samples = 1500
    seen: Counter[tuple[int, ...]] = Counter()
    for number in range(samples):
        p = cards.p.clone()
        sight.resample_hidden(p, FRANCE, number)
        seen[hand_of(p, BRITAIN)] += 1
    assert set(seen) <= set(chances)
    for hand, count in chances.items():
        assert far_off(seen[hand], samples, count / total) < FAR, (hand, seen[hand], count / total)
    assert len(set(chances.values())) > 1, "all hands are alike: the deck proves little"


# -- whole decks, handled blindly -----------------------------------------------------------------


def chance_of(p: Position, seat: int, side: int) -> list[float]:
    """For each card: how likely it is in a hidden hand, from what the seat saw."""
    belief = card_belief(p, seat)
    assert belief.fits(p)
    chances = [0.0] * EVENTS
    for hands, weight in belief.weights.items():
        for card, kind in enumerate(belief.kind_of_card):
            if kind >= 0:
                held = hands >> belief.shift(side, kind) & 31
                chances[card] += weight * held / belief.unknown[kind]
    return chances


def expectations(games: range, looks: dict[str, list[tuple[float, int]]], seat: int) -> None:
    """Six turns each: for every card and moment what was expected and what was so."""
    for seed in games:
        cards = Cards(seed)
        for turn in range(6):
            if turn in (2, 4):
                cards.join(turn // 2)
                look(cards, seat, f"era {turn // 2}", looks)
            for number in range(6):
                cards.draw(number % 2)
            look(cards, seat, f"dealt {turn}", looks)
            cards.discard(FRANCE, 3)
            cards.discard(BRITAIN, 3)
            look(cards, seat, f"shown {turn}", looks)
            # How many are played, and bought, is settled before anybody looks at a card.
            for side in (FRANCE, BRITAIN):
                for _ in range(cards.dice.randrange(3)):
                    cards.play(side)
            cards.draw(cards.dice.randrange(2))
            look(cards, seat, f"played {turn}", looks)


def look(cards: Cards, seat: int, moment: str, looks: dict[str, list[tuple[float, int]]]) -> None:
    for side in (FRANCE, BRITAIN):
        if side != seat:
            held = hand_of(cards.p, side)
            for card, chance in enumerate(chance_of(cards.p, seat, side)):
                if ERAS[card] <= cards.era:
                    looks.setdefault(f"{moment}, era {ERAS[card]}", []).append((chance, int(card in held)))


def calibrated(looks: dict[str, list[tuple[float, int]]]) -> None:
    """Of all that was expected with about the same chance, that share came true."""
    tested = 0
    for moment, found in looks.items():
        for low in (0.0, 0.1, 0.25, 0.5, 0.9):
            high = {0.0: 0.1, 0.1: 0.25, 0.25: 0.5, 0.5: 0.9, 0.9: 1.1}[low]
            part = [one for one in found if low <= one[0] < high]
            mean = sum(chance for chance, _ in part)
            spread = math.sqrt(max(0.0, sum(chance * (1 - chance) for chance, _ in part)))  # 1 may be a hair more
            true = sum(so for _, so in part)
            if spread > 2:
                tested += 1
                assert abs(true - mean) / spread < FAR, (moment, low, true, mean, spread)
            else:
                assert abs(true - mean) < 6 * (spread + 0.2), (moment, low, true, mean)
    assert tested > 15


@rule("IS-R2", "IS-R3", "IS-R166")
@pytest.mark.parametrize("seat", [FRANCE, -1], ids=["france", "spectator"])
def test_expectations_come_true_as_often_as_they_say(seat: int) -> None:
    looks: dict[str, list[tuple[float, int]]] = {}
    expectations(range(60 if seat >= 0 else 25), looks, seat)
    calibrated(looks)


@pytest.mark.long_case
@pytest.mark.parametrize("seat", [FRANCE, BRITAIN, -1])
def test_expectations_come_true_in_thousands_of_games(seat: int) -> None:
    looks: dict[str, list[tuple[float, int]]] = {}
    expectations(range(1000, 4000), looks, seat)
    calibrated(looks)


@rule("IS-R3")
def test_an_empty_pile_shows_what_the_other_holds() -> None:
    """With the pile empty all that is left is in the hand; the discards that come back are nobody's."""
    cards = Cards(5)
    while cards.at(PILE):
        cards.draw(FRANCE if len(cards.at(PILE)) > 3 else BRITAIN)
    cards.discard(FRANCE, 2)
    held = hand_of(cards.p, BRITAIN)
    cards.renew()
    for seed in range(10):
        p = cards.p.clone()
        sight.resample_hidden(p, FRANCE, seed)
        assert hand_of(p, BRITAIN) == held


# -- real games, at every kind of decision ----------------------------------------------------------


def every_kind(seeds: range, often: int) -> dict[str, list[tricorne.State]]:
    """Moments of random games by the kind of decision, some of each."""
    found: dict[str, list[tricorne.State]] = {}
    for seed in seeds:
        dice = random.Random(seed)
        state = GAME.new(["france", "britain"], seed=seed)
        while not state.over:
            here = found.setdefault(state.prompt.key, [])
            if len(here) < often and (not here or dice.random() < 0.1):
                here.append(state.clone())
            state.play(dice.choice(state.legal()))
    return found


def samples_fit(moments: dict[str, list[tricorne.State]], samples: int) -> None:
    for key, states in moments.items():
        for state in states:
            real = cast(Position, state.position)
            for seat in (FRANCE, BRITAIN, -1):
                name = None if seat < 0 else state.seats[state.seats.index(["france", "britain"][seat])]
                for seed in range(samples):
                    world = state.sample(name, seed)
                    p = cast(Position, world.position)
                    assert world.view(name) == state.view(name), key
                    places = replayed(p.card_history.all())
                    own = [event for event in p.card_history.all() if event // KIND == DRAWN + seat]
                    assert own == [event for event in real.card_history.all() if event // KIND == DRAWN + seat], key
                    for card in range(EVENTS):
                        place = p.event_place[card]
                        place = HAND + place - SECRET if place in (SECRET, SECRET + 1) else place
                        gone = (PLAYED, OUT_OF_GAME)
                        assert places[card] == place or (places[card] in gone and place in gone), key


@rule("IS-R2", "IS-R3", "IS-R166")
def test_samples_are_courses_of_events_at_every_kind_of_decision() -> None:
    moments = every_kind(range(3), 1)
    assert len(moments) > 30
    samples_fit(moments, 2)


@pytest.mark.long_case
def test_samples_are_courses_of_events_in_many_games() -> None:
    samples_fit(every_kind(range(100, 140), 12), 4)


@rule("IS-R166")
def test_hidden_tiles_fall_evenly_at_every_kind_of_decision() -> None:
    """Each unseen tile of a set lies in each unseen place as often as the others."""
    moments = every_kind(range(2), 1)
    seen: dict[int, int] = {}
    expected: dict[int, float] = {}
    spread: dict[int, float] = {}
    for states in moments.values():
        p = cast(Position, states[0].position)
        hidden = [
            tile
            for tile in range(len(p.tile_place))
            if p.ruleset.components.wars.tile_side[tile] == BRITAIN
            and p.tile_place[tile] not in (REMOVED, AWAY)
            and not sight.sees_tile(p, FRANCE, tile)
        ]
        basic = [tile for tile in hidden if tile < BASIC_TILES]
        laid = sum(p.tile_place[tile] != POOL for tile in basic)
        for seed in range(20):
            world = p.clone()
            sight.resample_hidden(world, FRANCE, seed)
            for tile in basic:
                share = laid / len(basic)
                seen[tile] = seen.get(tile, 0) + int(world.tile_place[tile] != POOL)
                expected[tile] = expected.get(tile, 0.0) + share
                spread[tile] = spread.get(tile, 0.0) + share * (1 - share)
    assert len(seen) > 10
    for tile, count in seen.items():
        assert abs(count - expected[tile]) < FAR * math.sqrt(spread[tile]), tile


# -- the check can fail -----------------------------------------------------------------------------


def test_forgetting_what_was_kept_is_found() -> None:
    """Dealing from the whole pile, as if nothing were remembered, gives hands that could not be."""
    impossible = 0
    for seed in range(20):
        cards = Cards(seed)
        for number in range(6):
            cards.draw(number % 2)
        cards.join(1)
        p = cards.p.clone()
        p.card_history = Chronicle([], 0)
        sight.resample_hidden(p, FRANCE, seed)
        impossible += any(ERAS[card] == 1 for card in hand_of(p, BRITAIN))
        sight.resample_hidden(cards.p, FRANCE, seed)
        assert not any(ERAS[card] == 1 for card in hand_of(cards.p, BRITAIN))
    assert impossible > 10
