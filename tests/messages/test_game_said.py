"""Whatever a game says in play can be said in every language: questions, actions, reasons, lines of the log, views."""

from __future__ import annotations

import json
import random

import pytest

import tricorne
from tests.messages.families import GAMES
from tests.messages.texts import OTHERS
from tricorne.kernel.engine import SPECTATOR
from tricorne.kernel.message import AS_IT_STOOD, Message, read_message
from tricorne.kernel.state import State

ASKED = 12


class Heard:
    """What a game has said so far; equal messages once."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}

    def add(self, said: Message) -> None:
        self.messages.setdefault(json.dumps(said.to_data()), said)

    def listen(self, state: State, seed: int) -> None:
        """Play a game to its end by chance; note what is said to any seat, and ask why this and that is not open."""
        dice = random.Random(seed)
        seats = [SPECTATOR, *range(len(state.seats))]
        while not state.over:
            self.add(state.prompt.words)
            for number in dice.sample(range(len(state.game.actions)), ASKED):
                refusal = state.why_not(number)
                if refusal is not None:
                    self.add(refusal.reason)
            before = state.position.clone()
            state.play(dice.choice(list(state.legal())))
            for seat in seats:
                for line in state.engine.narrate(before, state.position, state.last, seat):
                    self.add(line)


def all_that_is_said(id: str) -> Heard:
    game = tricorne.game(id)
    heard = Heard()
    for action in game.actions:
        heard.add(action.words)
    switches = {key: True for key, option in game.options.options.items() if option.kind == "bool"}
    seats = game.seat_ids[: game.options.fewest]
    for seed in range(3):
        heard.listen(game.new(seats, options=switches if seed else {}, seed=seed), seed)
    return heard


@pytest.mark.parametrize("id", sorted(GAMES))
def test_all_that_is_said_can_be_said_in_every_language(id: str) -> None:
    heard = all_that_is_said(id)
    assert len({message.key for message in heard.messages.values()}) > 200
    for data, message in heard.messages.items():
        assert message.key != AS_IT_STOOD, f"{message} is prose"
        assert read_message(json.loads(data)) == message
        for language in ("en", *OTHERS):
            words = message.text(language)
            assert words and "{" not in words and "$" not in words, f"{language}: {message} reads {words}"


@pytest.mark.parametrize("id", sorted(GAMES))
def test_names_are_names_in_every_language(id: str) -> None:
    """No id shows through where a thing should have a name."""
    game = tricorne.game(id)
    for action in game.actions:
        for language in ("en", *OTHERS):
            assert not any(part in action.words.text(language) for part in (" inv-", "bonus-", "basic-fr"))
