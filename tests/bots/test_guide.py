"""The network beside rehearsals: what it likes is rehearsed, what it expects counts, it plays on what is left, and it
sees its seat alone."""

from __future__ import annotations

from math import exp, log
from pathlib import Path

import numpy as np
import pytest

import tricorne
from tests.bots.test_rehearsal import GAME, POWERS, at_a_turn
from tricorne.bots import Numbers, Seat
from tricorne.bots.levels import Marshal, MarshalBefore
from tricorne.bots.network.brain import brain_of
from tricorne.bots.network.guide import Guide
from tricorne.bots.network.rehearsal import FURTHER, LIKED, QUICK, SIDE_BY_SIDE, UNLIKELY, GuidedRehearsal
from tricorne.bots.search.bot import knowledge
from tricorne.bots.search.rehearsal import Plan, Rehearsal
from tricorne.envs import encoding
from tricorne.kernel.bot import Budget
from tricorne.kernel.engine import Engine
from tricorne.kernel.game import Game


def guided(state: tricorne.State, plan: Plan) -> GuidedRehearsal:
    known = knowledge(state.game, state.engine, state.position)
    guide = Marshal().guide(state, known)
    assert guide is not None
    return GuidedRehearsal(state.engine, known, [state.position.clone()], Numbers(1), plan, guide)


def test_many_rows_at_once_are_expected_like_one_by_one() -> None:
    state = at_a_turn(5, 120)
    path = Marshal._network(state.game, state.engine)
    assert path is not None
    brain = brain_of(path, encoding(GAME), state.game.plain_actions())
    rows = np.stack([encoding(GAME).row(state.position, state.seat_number(seat)) for seat in POWERS])
    assert brain.expectations(rows) == pytest.approx([brain.look(row).expects for row in rows], abs=1e-4)
    some = [3, 0, 41]
    alone = np.stack([brain.look(row).scores[some] for row in rows])
    assert brain.scores(rows, some) == pytest.approx(alone, abs=1e-3)


def test_what_the_network_likes_is_rehearsed_first_and_then_what_the_heuristic_likes() -> None:
    state = at_a_turn(5, 120)
    plan = Plan(wide=6)
    found = guided(state, plan)
    legal = state.legal()
    likes = dict(zip(legal, found.guide.likes(state.position, legal), strict=True))
    assert sum(map(exp, likes.values())) == pytest.approx(1, abs=1e-4)
    liked = sorted((action for action in legal if likes[action] > UNLIKELY), key=lambda action: -likes[action])[:LIKED]
    known = knowledge(state.game, state.engine, state.position)
    own = Rehearsal(state.engine, known, [state.position.clone()], Numbers(1), plan).actions[:LIKED]
    assert found.actions == (liked + [action for action in own if action not in liked])[: plan.wide]
    assert max(found.lasting, key=lambda action: found.lasting[action]) == liked[0]


def test_ends_of_a_set_are_judged_together_by_network_and_evaluation() -> None:
    """With one world and the same dice an action that is rehearsed twice finds the same both times."""
    state = at_a_turn(5, 120)
    rehearsed = guided(state, Plan(wide=2, far=1, fair=99))
    first, second = rehearsed.actions
    rehearsed.go()
    assert not rehearsed.found[first]
    rehearsed.go()
    assert len(rehearsed.found[first]) == len(rehearsed.found[second]) == 1
    end = rehearsed.worlds[0]
    [expected] = rehearsed.guide.expects([end], rehearsed.me)
    own = rehearsed.knowledge.leaning(end)[rehearsed.me]
    past = (1 - rehearsed.knowledge.time_left(end)) / 2
    rehearsed.ends = [end]
    assert rehearsed._judged() == pytest.approx(
        [1 / (1 + exp(1 - past * log(own / (1 - own)) - 3 * expected))], abs=1e-4
    )
    over = end.clone()
    over.stack.clear()
    rehearsed.ends = [over]
    assert rehearsed._judged() == [rehearsed.knowledge.leaning(over)[rehearsed.me]]


def test_what_is_left_after_quick_answers_is_played_on_by_the_network() -> None:
    state = at_a_turn(5, 120)
    rehearsed = guided(state, Plan(wide=2, far=1, behind=99))
    actions = list(rehearsed.actions)
    until = rehearsed.until
    for _ in range(2 * QUICK):
        assert not rehearsed.decided
        rehearsed.go()
    assert rehearsed.sets == QUICK and not rehearsed.played
    quick = {action: rehearsed._standing(action) for action in actions}
    rehearsed.go()
    assert rehearsed.decided and set(rehearsed.played) == set(actions)
    assert rehearsed.until == until + FURTHER
    for action in actions:
        means = (quick[action] - rehearsed.lasting[action], rehearsed.played[action])
        assert rehearsed._standing(action) - rehearsed.lasting[action] == pytest.approx(means[0] * 2 / 3 + means[1] / 3)
    again = guided(state, Plan(wide=2, far=1, behind=99))
    for _ in range(2 * QUICK + 1):
        again.go()
    assert again.played == rehearsed.played


def test_rehearsals_side_by_side_share_their_dice_set_by_set() -> None:
    """An action that is played against itself comes to the same, answer by answer, if the network never wavers."""
    state = at_a_turn(5, 120)
    rehearsed = guided(state, Plan(wide=2, far=1, behind=99))
    rehearsed.actions = [rehearsed.actions[0]] * 2
    rehearsed.found = {rehearsed.actions[0]: []}
    seen: list[list[float]] = []
    chances = rehearsed.guide.chances
    rehearsed.guide.chances = lambda *asked: seen.append(chances(*asked)) or seen[-1]  # type: ignore[func-returns-value, method-assign]
    answers = rehearsed.guide.answers
    rehearsed.guide.answers = lambda positions, open_actions, seed: [  # type: ignore[method-assign]
        answers([p], [one], 1)[0] for p, one in zip(positions, open_actions, strict=True)
    ]
    rehearsed._play()
    assert len(seen[0]) == 2 * SIDE_BY_SIDE
    assert seen[0][0::2] == pytest.approx(seen[0][1::2], abs=1e-4)
    assert len({round(share, 4) for share in seen[0][0::2]}) > 1


def test_it_does_not_peek_and_repeats_itself() -> None:
    """What the seat cannot know may be anything: the decision stays the same."""
    state = at_a_turn(5, 120)
    player = Marshal(Budget(passes=7))
    for number in range(4):
        actor = str(state.actor)
        worlds = (state, state.sample(actor, 1), state.sample(actor, 2))
        found = [player.decide(Seat(world, actor, number)) for world in worlds]
        assert found[0] == found[1] == found[2] and found[0] in state.legal()
        state.play(found[0])


def test_small_questions_are_answered_by_the_network() -> None:
    state = at_a_turn(5, 120)
    known = knowledge(state.game, state.engine, state.position)
    while not known.small(state.position) or len(state.legal()) == 1:
        state.play(state.legal()[0])
    guide = Marshal().guide(state, known)
    assert guide is not None
    legal = state.legal()
    likes = guide.likes(state.position, legal)
    assert Marshal().decide(Seat(state, str(state.actor), 1)) == legal[likes.index(max(likes))]


def test_what_it_never_learned_is_rehearsed_as_the_game_knows_it() -> None:
    """The network of four without deals, asked at a table with deals."""
    state = table(4, "offers")
    path = Marshal._network(state.game)
    assert path is not None
    guide, known = Guide(state, path), state.game.plain_actions()
    assert guide.knows([0, known - 1]) and not guide.knows([0, known])


def table(players: int, negotiation: str) -> tricorne.State:
    game = tricorne.game(GAME)
    return game.new(game.seat_ids[:players], seed=2, options={"negotiation": negotiation})


@pytest.mark.parametrize(
    ("players", "negotiation", "passes"),
    [
        (4, "off", 97),
        (4, "offers", 97),
        *[(players, "off", 200) for players in (2, 3, 5, 6, 7)],
        *[(players, "offers", 200) for players in (2, 3, 5, 6, 7)],
    ],
)
def test_the_marshal_trusts_the_network_where_that_makes_it_stronger(
    players: int, negotiation: str, passes: int
) -> None:
    state = table(players, negotiation)
    assert Marshal.passes(state.game, state.engine) == passes
    known = knowledge(state.game, state.engine, state.position)
    guide = Marshal().guide(state, known)
    assert (guide is not None) == (passes == 97)
    if guide is not None:
        assert not guide.knows([0, len(state.game.actions) - 1]), "that of four has learned no deals"
    before = MarshalBefore()
    assert before.guide(state, known) is None and before.passes(state.game, state.engine) == 200


class Everywhere(Marshal):
    """With the network of the table, wherever there is one."""

    @classmethod
    def _network(cls, game: Game, engine: Engine | None = None) -> Path | None:
        playbook = game.playbook()
        return None if playbook is None else playbook.network(engine)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_can_be_guided(players: int) -> None:
    """What the network likes stands first in menus that hold a deal, deals as well; small questions about a deal are
    the network's to answer; and what the seat cannot know changes nothing."""
    state = table(players, "offers")
    player, new = Everywhere(Budget(passes=2)), state.game.plain_actions()
    met: set[bool] = set()
    for number in range(200):
        legal = state.legal()
        known = knowledge(state.game, state.engine, state.position)
        if legal[-1] >= new and len(legal) > 1:
            guide = player.guide(state, known)
            assert guide is not None and guide.knows(legal)
            likes = guide.likes(state.position, legal)
            liked = legal[likes.index(max(likes))]
            small = known.small(state.position)
            met.add(small)
            actor = str(state.actor)
            if small:
                assert player.decide(Seat(state, actor, number)) == liked
            else:
                worlds = (state, state.sample(actor, 1))
                found = [player.think(Seat(world, actor, number), world, known) for world in worlds]
                assert all(isinstance(one, GuidedRehearsal) and one.actions[0] == liked for one in found)
            state.play(legal[number % len(legal)])
        else:
            state.play(legal[0] if len(legal) == 1 else known.answer(state.position, legal))
        if met == {True, False} and number > 60:
            break
    assert met == {True, False}


def test_with_nothing_to_expect_everybody_has_about_a_fair_share() -> None:
    for players in (2, 3, 4, 5):
        state = table(players, "off")
        path = tricorne.game(GAME).playbook().network(state.engine)  # type: ignore[union-attr]
        assert path is not None
        odds = Guide(state, path).odds(0.0)
        assert 1 / (1 + exp(-odds)) == pytest.approx(1 / players, abs=0.03)
