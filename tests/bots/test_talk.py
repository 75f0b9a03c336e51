"""What bots say: when they are asked for words, and reasons that give nothing hidden away."""

from __future__ import annotations

import pytest

import tricorne
from tests.bots.test_search import GAMES, small
from tricorne.bots import Bot, Seat, bot, let_play, let_talk, reason
from tricorne.bots.registry import BadBot
from tricorne.bots.talk import EXCHANGES
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import Message
from tricorne.kernel.state import State

WORLDS = (1, 2, 3)


class Chatter(Bot):
    """Never silent."""

    name = "chatter"

    def decide(self, seat: Seat) -> int:
        return seat.legal()[0]

    def asides(self, seat: Seat) -> list[str]:
        return ["say and another thing", "accept 99"]


class Tongueless(Chatter):
    name = "tongueless"

    def asides(self, seat: Seat) -> list[str]:
        raise RuntimeError("no words")


def game_of(game: str, seed: int = 3) -> State:
    return tricorne.game(game).new(GAMES[game], seed=seed)


def test_only_bots_with_words_are_asked_and_only_where_they_have_any() -> None:
    game = tricorne.game("struggle-of-empires")
    assert not bot("random").speaks_at(game, "commit-armies")
    assert not bot("captain").speaks_at(game, "turn")
    assert bot("marshal@0.1").speaks_at(game, "commit-navies")
    assert Chatter.speaks_at(game, "turn")
    assert not bot("captain").speaks_at(tricorne.game("imperial-struggle"), "menu")


def test_a_bot_that_is_never_silent_is_stopped_and_what_is_not_allowed_stays_unsaid() -> None:
    state = game_of("struggle-of-empires")
    actor = state.actor
    assert let_talk(state, [(Chatter(), Seat(state, state.seats[0]))])
    said = [line.text for line in state.record.lines[1:]]
    assert said == ["say and another thing"] * EXCHANGES
    assert state.actor == actor


def test_an_answer_to_an_offer_does_not_finish_the_bid_of_whoever_made_it() -> None:
    """Britain is in the midst of a bid when it makes an offer; France answers that and nothing else."""
    game = tricorne.game("struggle-of-empires")
    state = game.new(["britain", "france", "russia", "spain"], options={"negotiation": "offers"}, seed=1)
    while state.prompt.key != "bid":
        state.play(state.legal()[0])
    for action in ("higher", "deal france", "give peace", "get peace"):
        state.play(action)
    before = state.last.number
    assert state.actor == "france"
    let_play(state, bot("heuristic")(), Seat(state, "france"), "heuristic")
    assert (state.last.number, state.last.seat) == (before + 1, "france")
    assert state.actor == "britain" and state.engine.within_act(state.position)
    let_play(state, bot("heuristic")(), Seat(state, "britain"), "heuristic")
    assert state.last.seat == "britain"


def test_a_bot_that_fails_to_speak_is_named() -> None:
    state = game_of("struggle-of-empires")
    with pytest.raises(BadBot, match="tongueless could not speak for .*: RuntimeError: no words"):
        let_talk(state, [(Tongueless(), Seat(state, state.seats[0]))])


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_the_same_whatever_is_hidden(game: str) -> None:
    """Everybody reads it, so it must not change with anything hidden, the bot's own hand included."""
    state = game_of(game)
    players = {seat: Seat(state, seat, 1) for seat in state.seats}
    told: list[Message | None] = []
    while len(told) < 24:
        actor = str(state.actor)
        action = bot("heuristic")().decide(players[actor])
        if len(state.legal()) > 1:
            speaker = small("search") if len(told) % 8 == 0 else bot("heuristic")()
            told.append(reason(state, actor, speaker, action))
            for seed in WORLDS:
                world = state.clone()
                state.engine.resample_hidden(world.position, SPECTATOR, seed)
                assert reason(world, actor, speaker, action) == told[-1]
        state.play(action)
    given = [words for words in told if words]
    assert given and all(str(words).endswith(".") for words in given)


def test_secret_choices_and_what_rests_on_a_hand_have_no_reason_for_others() -> None:
    """Ministries lie face down until they are used; a card in hand is nobody's business."""
    state = game_of("imperial-struggle")
    kept: set[str] = set()
    for _ in range(60):
        actor = str(state.actor)
        action = bot("heuristic")().decide(Seat(state, actor, 1))
        if reason(state, actor, bot("heuristic")(), action) is None:
            kept.add(state.prompt.key)
        state.play(action)
    assert "choose-ministry" in kept and "take" not in kept
