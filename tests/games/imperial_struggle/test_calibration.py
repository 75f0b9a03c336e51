"""Samples of real games against chances, by z-scores, at every kind of decision (R2, R3, R8, R85, R166).

Hands of Event cards: counts against the chances that the seat's memory gives; and against a walk through all courses of
events that look the same to the seat, which knows nothing of how samples are drawn. Ministries: against every way in
which the other side could have answered, counted one by one. Face-down ministries and War tiles of later moments: each
that can lie in a place lies there as often as the next.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import count
from typing import cast

import pytest

import tricorne
from tests.for_long import for_long
from tests.games.imperial_struggle.test_belief import (
    BRITAIN,
    ERAS,
    FAR,
    FRANCE,
    GAME,
    chance_of,
    every_kind,
    far_off,
    hand_of,
    replayed,
)
from tricorne.games.imperial_struggle.board.card_history import DRAWN, KIND, LEFT_HAND
from tricorne.games.imperial_struggle.board.constants import (
    BASIC_PER_SIDE,
    BASIC_TILES,
    BONUS_PER_SET,
    EVENTS,
    WARS,
)
from tricorne.games.imperial_struggle.board.places import (
    AWAY,
    CHOSEN,
    FRESH,
    GIVEN_BACK,
    HAND,
    POOL,
    REMOVED,
    UNUSED,
    UP,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import JACOBITE_THIRD
from tricorne.games.imperial_struggle.step_numbers import THIRD_MINISTRY
from tricorne.games.imperial_struggle.view import sight
from tricorne.kernel.testing import rule

SEATS = ["france", "britain"]
MINISTRY_KEYS = ("choose-ministry", "third-ministry", "swap-ministry")


class Sum:
    """Counts of many moments against what was expected of them."""

    def __init__(self) -> None:
        self.seen = self.mean = self.variance = 0.0

    def add(self, seen: int, of: int, chance: float) -> None:
        self.seen += seen
        self.mean += of * chance
        self.variance += of * chance * (1 - chance)

    @property
    def z(self) -> float:
        return (self.seen - self.mean) / math.sqrt(max(self.variance, 1e-9))


Sums = dict[tuple[object, ...], Sum]


def add(sums: Sums, key: tuple[object, ...], seen: int, of: int, chance: float) -> None:
    sums.setdefault(key, Sum()).add(seen, of, chance)


def calibrated(sums: Sums, least: int) -> None:
    """Each sum that tells something is near, and all together are as far off as they should be."""
    far = {key: round(one.z, 2) for key, one in sums.items() if one.variance > 2}
    assert len(far) >= least
    assert max(far.values(), key=abs) < FAR and min(far.values()) > -FAR, sorted(far.items(), key=lambda one: one[1])
    impossible = [key for key, one in sums.items() if one.variance < 1e-6 and abs(one.seen - one.mean) > 1e-3]
    assert impossible == []


seeds = count()


@pytest.fixture(autouse=True)
def from_the_first_seed() -> None:
    """Each test draws the same worlds in whichever order tests are run."""
    global seeds
    seeds = count()


def worlds_of(real: Position, seat: int, samples: int) -> list[Position]:
    """What a seat may think, each from a seed of its own: those of two moments must not fall alike."""
    found = [real.clone() for _ in range(samples)]
    for world in found:
        sight.resample_hidden(world, seat, next(seeds))
    return found


# -- hands of Event cards ----------------------------------------------------------------------------


def hands_are_calibrated(moments: dict[str, list[tricorne.State]], samples: int, least: int) -> None:
    """By kind of decision, seat and card: how often it is in the hidden hand, against its chance."""
    sums: Sums = {}
    for key, states in moments.items():
        for state in states:
            real = cast(Position, state.position)
            for seat, side in ((FRANCE, BRITAIN), (BRITAIN, FRANCE), (-1, FRANCE)):
                chances = chance_of(real, seat, side)
                seen: Counter[int] = Counter()
                for p in worlds_of(real, seat, samples):
                    seen.update(hand_of(p, side))
                for card in range(EVENTS):
                    add(sums, (key, seat, ERAS[card], card % 2), seen[card], samples, chances[card])
                    add(sums, ("card", seat, card), seen[card], samples, chances[card])
    calibrated(sums, least)


@rule("IS-R2", "IS-R3", "IS-R166")
def test_hands_are_sampled_with_their_chances_at_every_kind_of_decision() -> None:
    moments = every_kind(range(3), 1)
    assert len(moments) > 30
    hands_are_calibrated(moments, 12, 80)


@pytest.mark.long_case
def test_hands_are_sampled_with_their_chances_in_many_games() -> None:
    hands_are_calibrated(every_kind(range(200, 212), 4), 60, 250)


def looks_alike(course: list[int], seat: int) -> list[int]:
    """What a seat sees of a course of events: of a draw of the other side only that it was one."""
    return [event if event // KIND != DRAWN + 1 - seat else (DRAWN + 1 - seat) * KIND for event in course]


def walk(history: list[int], seat: int, steps: int, dice: random.Random) -> tuple[Counter[int], int]:
    """A walk through all courses of events that look the same to a seat: two cards change places in it wherever that
    gives another such course. All of them are as likely, since each draw took any card of a pile of public size; so
    each step is as likely as its way back, and the walk is in each as often. How often each card was in the hidden
    hand, and in how many looks."""
    other = 1 - seat
    draws = [at for at, event in enumerate(history) if event // KIND == DRAWN + other]
    alike = looks_alike(history, seat)
    course = history[:]
    shown = {event % KIND for event in history if event // KIND in (DRAWN + seat, LEFT_HAND + seat)}
    found: Counter[int] = Counter()
    places = replayed(course)
    looks = 0
    for step in range(steps):
        tried = course[:]
        at = dice.choice(draws)
        card, new = course[at] % KIND, dice.randrange(EVENTS)
        if new != card and new not in shown:
            for draw in draws:
                drawn = course[draw] % KIND
                if drawn in (card, new):
                    tried[draw] = (DRAWN + other) * KIND + (new if drawn == card else card)
            try:
                after = replayed(tried)
            except AssertionError:
                after = []
            if after and looks_alike(tried, seat) == alike:
                course, places = tried, after
        if step % 5 == 0:
            looks += 1
            found.update(one for one in range(EVENTS) if places[one] == HAND + other)
    return found, looks


def walked(moments: dict[str, list[tricorne.State]], steps: int) -> int:
    """Chances at these moments against walks; how many moments told anything."""
    told = 0
    for key, states in moments.items():
        for state in states:
            real = cast(Position, state.position)
            history = real.card_history.all()
            hidden = len([at for at, event in enumerate(history) if event // KIND == DRAWN + BRITAIN])
            if not hidden or not hand_of(real, BRITAIN):
                continue
            found, looks = walk(history, FRANCE, steps, random.Random(len(history)))
            chances = chance_of(real, FRANCE, BRITAIN)
            # Looks follow each other closely, and tell less than as many that do not.
            for card in range(EVENTS):
                assert abs(found[card] / looks - chances[card]) < 0.13, (key, card, found[card] / looks, chances[card])
            told += 1
    return told


@rule("IS-R2", "IS-R3", "IS-R166")
def test_chances_of_hands_are_those_of_a_walk_through_all_courses() -> None:
    moments = {key: states for key, states in every_kind(range(3), 1).items() if key in ("take", "play", "discard")}
    assert walked(moments, 3000) > 0


@pytest.mark.long_case
def test_chances_of_hands_are_those_of_longer_walks_at_every_kind_of_decision() -> None:
    assert walked(every_kind(range(300, 304), 1), 20_000) > 25


# -- ministries, by counting every answer --------------------------------------------------------------


Worlds = list[tuple[float, tricorne.State]]


def answered(worlds: Worlds, side: str) -> Worlds:
    """Every world after the next secret answer of a side; each answer counts the same."""
    found: Worlds = []
    for chance, world in worlds:
        if world.actor != side or world.prompt.key not in MINISTRY_KEYS:
            continue  # it has answered everything, earlier than in the real game
        legal = world.legal()
        for action in legal:
            after = world.clone()
            after.play(action)
            found.append((chance / len(legal), after))
    return found


def hidden_places(position: object, side: int) -> tuple[int, ...]:
    """Where the ministries of a side lie."""
    p = cast(Position, position)
    return tuple(p.ministry_place[ministry] for ministry in p.ruleset.components.ministries_of[side])


def counted(worlds: Worlds, real: tricorne.State, viewer: str, side: int, samples: int) -> int:
    """Samples of what the viewer knows against all worlds that look the same to him; how many there are."""
    view = real.view(viewer)
    chances: Counter[tuple[int, ...]] = Counter()
    for chance, world in worlds:
        if world.actor == real.actor and world.view(viewer) == view:
            chances[hidden_places(world.position, side)] += chance  # type: ignore[assignment]  # a share
    total = sum(chances.values())
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(samples):
        seen[hidden_places(real.sample(viewer, next(seeds)).position, side)] += 1
    assert set(seen) <= set(chances)
    for places, chance in chances.items():
        assert far_off(seen[places], samples, chance / total) < FAR, (places, seen[places], chance / total)
    return len(chances)


def phase(seed: int, key: str, third: bool) -> tricorne.State:
    """The beginning of a Ministry Phase in one of the random games from a seed on; France may be asked for a third
    ministry there too."""
    while True:
        dice = random.Random(seed)
        state = GAME.new(SEATS, seed=seed)
        while not state.over and (state.prompt.key != key or state.actor != "france"):
            state.play(dice.choice(state.legal()))
        if not state.over and not cast(Position, state.position).clock[JACOBITE_THIRD]:
            return with_third(state) if third else state
        seed += 1000


def with_third(state: tricorne.State) -> tricorne.State:
    """France is asked for a third ministry when it has answered for its two."""
    p = cast(Position, state.position)
    p.clock[JACOBITE_THIRD] = 1
    asked = p.stack.pop()
    p.ask(THIRD_MINISTRY, FRANCE)
    p.stack.append(asked)
    return state


def all_pairs(state: tricorne.State, side: int) -> Worlds:
    """Every pair that the side may have chosen on the first turn of the era, if none of them has been seen since."""
    p = cast(Position, state.position)
    of_era = [
        ministry
        for ministry in p.ruleset.components.ministries_of[side]
        if p.ministry_place[ministry] in (CHOSEN, UNUSED)
        and p.ruleset.components.ministries[ministry].in_era[sight.cabinet_era(p)]
    ]
    found: Worlds = []
    for at, one in enumerate(of_era):
        for two in of_era[at + 1 :]:
            world = state.clone()
            mine = cast(Position, world.position)
            for ministry in of_era:
                mine.move_ministry(ministry, CHOSEN if ministry in (one, two) else UNUSED)
            found.append((1.0, world))
    return found


def answers_are_counted(state: tricorne.State, worlds: Worlds, viewer: str, dice: random.Random, samples: int) -> int:
    """Let the other side answer, and after each answer count what the viewer may think; how much there was to count."""
    side = state.actor
    number = SEATS.index(str(side))
    found = 0
    while state.actor == side and state.prompt.key in MINISTRY_KEYS:
        state.play(dice.choice(state.legal()))
        worlds = answered(worlds, str(side))
        found += counted(worlds, state, viewer, number, samples)
    return found


@rule("IS-R8", "IS-R166")
@pytest.mark.parametrize("third", [False, True], ids=["two", "a-third"])
def test_ministries_chosen_anew_by_counting_every_answer(third: bool) -> None:
    """Two cards of an era, and where France may have a third one, whether it took it."""
    state = phase(1, "choose-ministry", third)
    dice = random.Random(1)
    for viewer in ("britain", "france"):
        assert answers_are_counted(state, [(1.0, state.clone())], viewer, dice, 600) > 6


@rule("IS-R9", "IS-R85", "IS-R166")
@pytest.mark.parametrize("third", [False, True], ids=["two", "a-third"])
@pytest.mark.parametrize("seed", [16, 27, for_long(31)])
def test_exchanged_ministries_by_counting_every_answer(third: bool, seed: int) -> None:
    """From every pair that may lie there face down: what is given back and taken, and whether France took a third."""
    state = phase(seed, "swap-ministry", False)
    p = cast(Position, state.position)
    pair = [ministry for ministry in p.ruleset.components.ministries_of[FRANCE] if p.ministry_place[ministry] == UP]
    for ministry in pair:  # as if it had never been used
        p.move_ministry(ministry, CHOSEN)
    state = with_third(state) if third else state
    dice = random.Random(seed)
    assert answers_are_counted(state, all_pairs(state, FRANCE), "britain", dice, 600) > 6


# -- what lies face down in later moments --------------------------------------------------------------


def even(moments: dict[str, list[tricorne.State]], samples: int, least: int) -> None:
    """By kind of decision and seat: how often each ministry is in play face down, each tile laid."""
    sums: Sums = {}
    for key, states in moments.items():
        for state in states:
            for seat, side in ((FRANCE, BRITAIN), (BRITAIN, FRANCE), (-1, FRANCE)):
                add_evenly(sums, key, cast(Position, state.position), seat, side, samples)
    calibrated(sums, least)


def add_evenly(sums: Sums, key: str, real: Position, seat: int, side: int, samples: int) -> None:
    c = real.ruleset.components
    worlds = worlds_of(real, seat, samples)
    cabinet = [
        ministry
        for ministry in c.ministries_of[side]
        if real.ministry_place[ministry] in (UNUSED, CHOSEN, FRESH, GIVEN_BACK)
        and c.ministries[ministry].in_era[sight.cabinet_era(real)]
    ]
    # Whether France took a third one is counted above; when it is open nothing is left to draw for it.
    if not real.clock[JACOBITE_THIRD] and not sight.third_is_open(real):
        held = sum(real.ministry_place[ministry] in (CHOSEN, FRESH) for ministry in cabinet)
        for ministry in cabinet:
            seen = sum(world.ministry_place[ministry] in (CHOSEN, FRESH) for world in worlds)
            add(sums, (key, seat, "ministry", ministry % 2), seen, samples, held / len(cabinet))
            add(sums, (seat, "ministry", ministry), seen, samples, held / len(cabinet))
    first = side * BASIC_PER_SIDE
    sets = [range(first, first + BASIC_PER_SIDE)]
    sets += [range(c.wars.bonus_set(war, side), c.wars.bonus_set(war, side) + BONUS_PER_SET) for war in range(WARS)]
    for tiles in sets:
        unseen = [tile for tile in tiles if real.tile_place[tile] not in (REMOVED, AWAY)]
        unseen = [tile for tile in unseen if not sight.sees_tile(real, seat, tile)]
        for place in {real.tile_place[tile] for tile in unseen if real.tile_place[tile] != POOL}:
            share = sum(real.tile_place[tile] == place for tile in unseen) / len(unseen)
            for tile in unseen:
                seen = sum(world.tile_place[tile] == place for world in worlds)
                kind = "basic tile" if tile < BASIC_TILES else "bonus tile"
                add(sums, (key, seat, kind, tile % 2), seen, samples, share)
                add(sums, (seat, kind, tile), seen, samples, share)


@rule("IS-R8", "IS-R166")
def test_ministries_and_tiles_fall_evenly_at_every_kind_of_decision() -> None:
    moments = every_kind(range(3), 1)
    assert len(moments) > 30
    even(moments, 12, 100)


@pytest.mark.long_case
def test_ministries_and_tiles_fall_evenly_in_many_games() -> None:
    even(every_kind(range(400, 412), 4), 40, 250)
