"""The field: house bots play their seats, the rest is open to whoever steps, ends bring their rewards."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import tricorne
from tricorne.envs.match import MatchSetup
from tricorne.kernel.errors import BadOptions
from tricorne.learning.field import EMPTY, LEARNER, Field, FieldEnv, Plan, Reward, house_number
from tricorne.learning.house_bots import BOTS, GENERAL, HEURISTIC, NO_ADVICE, HouseBots
from tricorne.learning.league import PAST, League, Tally, seating, tables

GAME = "imperial-struggle"
SIDES = ["france", "britain"]
PLAN = Plan(GAME, [SIDES], Reward(), "a test")


def test_seats_of_the_house_have_one_choice_and_no_advice() -> None:
    who = np.array([[LEARNER, house_number(HEURISTIC)]] * 2 + [[LEARNER, LEARNER]], dtype=np.int8)
    env = FieldEnv(PLAN, who)
    field = env.field
    seen = {"house": 0, "open": 0, "advised": 0}
    for _ in range(60):
        for game in range(3):
            choices = int(field.masks[game].sum())
            advised = field.advice[game] != NO_ADVICE
            if field.who[game, field.actors[game]] < LEARNER:
                assert choices == 1 and not advised
                seen["house"] += 1
            elif choices > 1:
                seen["open"] += 1
            if advised:
                assert field.masks[game, field.advice[game]] == 1
                seen["advised"] += 1
        env.begin(field.masks.argmax(axis=1), with_advice=True)
        env.end()
    assert min(seen.values()) > 10
    env.close()


def test_first_games_begin_in_their_middle() -> None:
    """Scattered games stand at many places of the game; those after them begin at its beginning."""
    who = np.full((16, 2), LEARNER, dtype=np.int8)
    together, scattered = FieldEnv(PLAN, who), FieldEnv(PLAN._replace(scatter=60), who)

    def turns(env: FieldEnv) -> set[tuple[int, ...]]:
        return {tuple(np.nonzero(mask)[0]) for mask in env.field.masks}

    assert len(turns(together)) < len(turns(scattered))
    group = scattered._groups[0]
    group._begin(0)
    assert group.games.legal[0] == together._groups[0].games.legal[0]


def test_games_that_would_be_over_begin_at_their_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the last decision is behind them and only their end is to come."""
    setup = MatchSetup("struggle-of-empires", ["britain", "france"])
    seed = "the end/0/0"

    def is_over(decisions: int) -> bool:
        position = setup.start(seed)
        setup.engine.playout(position, Random(seed).getrandbits(32), decisions)
        return not position.stack

    length = next(count for count in range(1, 999) if is_over(count))
    for decisions in (length - 1, length):

        class Drawn(Random):
            def randrange(self, start: int, stop: int | None = None, step: int = 1, told: int = decisions) -> int:
                return told

        monkeypatch.setattr("tricorne.learning.field.Random", Drawn)
        plan = Plan(setup.game.id, [setup.seats], Reward(), "the end", scatter=999)
        field = FieldEnv(plan, np.zeros((1, 2), dtype=np.int8)).field
        assert field.masks.any() and field.rows.any()


def test_tables_with_and_without_deals_are_played_side_by_side() -> None:
    """Each table in both ways; rows without deals begin as those with them, and the rest of them is empty."""
    game = "struggle-of-empires"
    options = ({"negotiation": "off"}, {"negotiation": "offers"})
    drawn = tables(tricorne.game(game).seat_ids, (2, 3), Random(1))
    plan = Plan(game, drawn, Reward(), "deals", scatter=60, options=options)
    assert [plan.places(game) for game in (0, 16, 32, 48)] == [2, 2, 3, 3] and plan.table(0) == plan.table(1)
    short, long = plan.by_length()
    assert plan.versions() == [short.encoding.version, long.encoding.version]
    env = FieldEnv(plan, seating(League(), [plan.places(game) for game in range(64)], Random(1)))
    without = np.arange(64) // 16 % 2 == 0
    talked = 0
    for _ in range(40):
        field = env.field
        assert not field.rows[without, short.encoding.size :].any() and not field.masks[without, short.actions :].any()
        talked += int(field.masks[~without, short.actions :].any(axis=1).sum())
        env.begin(field.masks.argmax(axis=1))
        env.end()
    assert talked > 10 and field.rows[~without, short.encoding.size :].any()


def test_the_same_on_one_process_and_on_two() -> None:
    who = np.full((32, 2), LEARNER, dtype=np.int8)
    who[::3, 0] = house_number(HEURISTIC)
    one, two = FieldEnv(PLAN, who), FieldEnv(PLAN, who, processes=2)
    for _ in range(6):
        actions = one.field.masks.argmax(axis=1)
        for env in (one, two):
            env.begin(actions)
            env.end()
        assert np.array_equal(one.field.rows, two.field.rows)
        assert np.array_equal(one.field.masks, two.field.masks)
    two.close()
    with pytest.raises(BadOptions, match="evenly"):
        FieldEnv(PLAN, who, processes=5)


@pytest.mark.long_play
def test_tables_of_several_sizes_are_played_side_by_side() -> None:
    """A place that a smaller table does not have is nobody's: it is never asked, paid or counted."""
    game = "struggle-of-empires"
    plan = Plan(game, tables(tricorne.game(game).seat_ids, (2, 5), Random(1)), Reward(), "sizes", scatter=400)
    places = [plan.places(game) for game in range(32)]
    assert places == [2] * 16 + [5] * 16
    who = seating(League(), places, Random(1))
    assert (who[:16, 2:] == EMPTY).all() and (who[:16, :2] != EMPTY).all() and (who[16:] != EMPTY).all()
    env, tally = FieldEnv(plan, who), Tally()
    ended: set[int] = set()
    while ended != {2, 5}:
        env.begin(env.field.masks.argmax(axis=1))
        field = env.end()
        assert (who[np.arange(32), field.actors] != EMPTY).all()
        assert not field.rewards[who == EMPTY].any()
        tally.add(field)
        ended |= {places[game] for game in np.nonzero(field.ended)[0]}
    assert all(0 <= share <= 1 for share in tally.take().values())


@pytest.mark.long_play
def test_a_finished_game_brings_its_reward_and_begins_anew() -> None:
    env = FieldEnv(PLAN, np.full((1, 2), house_number(HEURISTIC), dtype=np.int8))
    while not env.field.ended[0]:
        env.begin(env.field.masks.argmax(axis=1))
        env.end()
    assert sorted(env.field.rewards[0].tolist()) == [-1.0, 1.0]
    assert env.field.lengths[0] > 100
    env.begin(env.field.masks.argmax(axis=1))
    env.end()
    assert env.field.lengths[0] == 1 and not env.field.rewards.any()


class Ended:
    """An engine of which only the end is asked."""

    def winners(self, position: object) -> list[str]:
        return ["spain"]

    def ranking(self, position: object) -> list[list[str]]:
        return [["spain"], ["france", "austria"]]

    def scores(self, position: object) -> dict[str, int]:
        return {"spain": 90, "france": 40, "austria": 40}


def test_rewards_mix_win_rank_and_margin() -> None:
    setup = MatchSetup("struggle-of-empires", ["spain", "france", "austria"])
    setup.engine = Ended()  # type: ignore[assignment]
    assert Reward(1, 0, 0).of(setup, None).tolist() == [1.0, -0.5, -0.5]
    assert Reward(0, 1, 0).of(setup, None).tolist() == [1.0, -0.5, -0.5]
    assert Reward(0, 0, 1).of(setup, None).tolist() == [1.0, -0.5, -0.5]
    assert Reward(0.5, 0.4, 0.1).of(setup, None) == pytest.approx([1.0, -0.5, -0.5])


def test_every_bot_of_the_house_answers_with_what_is_open() -> None:
    setup = MatchSetup("struggle-of-empires", ["spain", "france", "austria", "russia"])
    house = HouseBots(setup, "a test")
    env = FieldEnv(Plan("struggle-of-empires", [setup.seats], Reward(), "b"), np.zeros((1, 4), dtype=np.int8))
    group = env._groups[0]
    for turn in range(12):
        legal = np.nonzero(env.field.masks[0])[0].tolist()
        position = group.games.positions[0]
        before = position.clone()
        for bot in BOTS:
            assert house.answer(bot, position, legal) in legal
        assert position.battle == before.battle and position.stack == before.stack  # type: ignore[attr-defined]
        env.begin(np.array([legal[turn % len(legal)]]))
        env.end()


def test_the_league_seats_everybody_and_the_learner_everywhere() -> None:
    who = seating(League(general=0.01), [4] * 4000, Random(1))
    assert (who == LEARNER).any(axis=1).all()
    alone = (who == LEARNER).all(axis=1).mean()
    assert 0.3 < alone < 0.45
    only = who[(who == LEARNER).sum(axis=1) == 1]
    assert all(0.2 < (only[:, place] == LEARNER).mean() < 0.3 for place in range(4))
    assert set(np.unique(who)) == {*range(-len(BOTS), PAST + 1)}
    seven = seating(League(past=0, house=1, mixed=0, captain=0), [7] * 200, Random(1))
    assert ((seven == LEARNER).sum(axis=1) == 2).all() and (seven == LEARNER).any(axis=0).all()
    drawn = tables(["a", "b", "c"], (2,), Random(1))
    assert {seat for table in drawn for seat in table} == {"a", "b", "c"}
    assert all(len(set(table)) == 2 for table in drawn)


def test_a_teacher_that_thinks_ahead_is_asked_about_one_of_so_many_decisions() -> None:
    """What it teaches is open, and not always what the heuristic would do."""
    setup = MatchSetup("struggle-of-empires", ["spain", "france", "austria", "russia"])
    plan = Plan("struggle-of-empires", [setup.seats], Reward(), "c", GENERAL, 4)
    env = FieldEnv(plan, np.zeros((2, 4), dtype=np.int8))
    house = HouseBots(setup, "a test")
    choices = asked = other = 0
    for _ in range(24):
        env.begin(env.field.masks.argmax(axis=1), with_advice=True)
        env.end()
        for game in range(2):
            legal = np.nonzero(env.field.masks[game])[0].tolist()
            choices += len(legal) > 1
            advice = int(env.field.advice[game])
            if advice != NO_ADVICE:
                assert advice in legal
                asked += 1
                other += advice != house.advice(env._groups[0].games.positions[game], legal)
    assert choices / 6 < asked <= choices / 4 + 1 and other > 0


def test_who_came_first_is_counted_by_whom_the_learner_met() -> None:
    house = house_number(HEURISTIC)
    who = np.array([[LEARNER, LEARNER], [LEARNER, house], [house, LEARNER], [LEARNER, 1]], dtype=np.int8)
    nothing: list[Any] = [np.zeros(4)] * len(Field._fields)
    field = Field(*nothing)._replace(
        who=who,
        ended=np.array([True, True, True, False]),
        rewards=np.array([[1, -1], [1, -1], [1, -1], [1, -1]], dtype=np.float32),
    )
    tally = Tally()
    tally.add(field)
    assert tally.take() == {"heuristic-2": 0.5, "self-2": 0.5}
    assert tally.take() == {}
