"""Tables brought to a certain moment through the API, so that a browser opens where a test begins."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.browser.person import Person
from tests.server.running_server import Live

MOST = 600
"""Decisions until something must have come about."""

Wanted = Callable[[Any], bool]


def asks(*keys: str) -> Wanted:
    """The prompt is one of these."""
    return lambda position: position["prompt"]["key"] in keys


def bring(
    seats: dict[str, Person], table: Any, wanted: Wanted, seed: int = 1, prefer: str = "", seen: bool = True
) -> Any:
    """Play all these seats at random, until one of them is asked and it is as wanted; the position of that seat.

    What begins with ``prefer`` is played wherever it is open. The seat that is asked has ``seen`` all of it."""
    dice = random.Random(seed)
    any_person = next(iter(seats.values()))
    actions = any_person.caller.get(f"/api/games/{table['game']}").json["actions"]
    with ExitStack() as open_up:
        lives: dict[str, Live] = {
            power: open_up.enter_context(person.caller.look(table, power)) for power, person in seats.items()
        }
        first = next(iter(lives.values()))
        for _ in range(MOST):
            assert first.turn(*seats), "the game was over before it came to that"
            live = lives[first.position["prompt"]["actor"]]
            live.until(first.position["number"])
            if wanted({**live.position, "view": live.view}):
                if seen:
                    live.act("seen", number=live.position["number"])
                return {**live.position, "view": live.view}
            legal = live.position["legal"]
            liked = [id for id in legal if prefer and actions[id]["text"].startswith(prefer)]
            answer = live.play(dice.choice(liked or legal))
            assert answer["type"] == "done", answer
            first.until(answer["number"])
    raise AssertionError(f"{MOST} decisions did not lead there")


def let_bots_play(person: Person, table: Any, power: str, entries: int, bot: str = "heuristic") -> None:
    """A bot plays a person's seat until the record has so many entries; then the person sits there again."""
    with person.caller.look(table, power) as live:
        assert live.act("stand-in", seat=power, bot=bot)["type"] == "done"
        live.until(entries)
        assert live.act("stand-in", seat=power, bot="")["type"] == "done"


def finish(person: Person, table: Any, power: str) -> None:
    """A bot plays a person's seat to the end."""
    with person.caller.look(table, power) as live:
        assert live.act("stand-in", seat=power, bot="random")["type"] == "done"
        while not live.position["over"]:
            live.receive()
