"""Every reason that a bot of the house gives for its moves is told in every language of the browser client.

Bots that think for a moment are asked about actions of a few positions; what they say is held against the client's
forms (``client/check/refused.mjs``), and what they count against its list of grounds.
"""

from __future__ import annotations

from functools import cache

import pytest

import tricorne
from tests.client.test_refused import LANGUAGES, SEATS, check
from tricorne.bots import Bot, Budget, Seat, bot
from tricorne.bots.registry import for_game
from tricorne.bots.search.bot import Search
from tricorne.games.imperial_struggle.bots.knowledge import WORDS as IMPERIAL
from tricorne.games.struggle_of_empires.bots.knowledge import WORDS as EMPIRES

FEW_PASSES = 6
DECISIONS = 160
EVERY = 8
"""So many decisions lie between two questions."""


def small(kind: type[Bot]) -> Bot:
    """A bot that thinks for a moment only."""
    player = kind()
    if isinstance(player, Search):
        player.budget = Budget(passes=FEW_PASSES)
    return player


@cache
def reasons(game: str) -> frozenset[str]:
    """What the bots say in turn about the first and the last open action, as quick bots play a game."""
    kinds = for_game(game)
    state = tricorne.game(game).new(SEATS[game], seed=5)
    quick = bot("heuristic")()
    found: set[str] = set()
    for decision in range(DECISIONS):
        seat = Seat(state, str(state.actor), decision)
        if decision % EVERY == 0:
            player = small(kinds[decision // EVERY % len(kinds)])
            found.update(str(player.explain(seat, action)) for action in {seat.legal()[0], seat.legal()[-1]})
        state.play(quick.decide(seat))
    return frozenset(found)


@pytest.mark.parametrize("game", sorted(SEATS))
def test_every_reason_has_a_form(game: str) -> None:
    said = reasons(game)
    assert len(said) > 20
    actions = [str(action.words) for action in tricorne.game(game).actions]
    assert check({"bots": sorted(said)}, [], [], actions)["unknown"] == []


def test_all_that_bots_count_has_a_form() -> None:
    grounds = {"victory", *EMPIRES.values(), *IMPERIAL.values()}
    assert check({"grounds": sorted(grounds)}, [], [])["unknown"] == []


def test_every_language_tells_every_reason() -> None:
    found = check({}, list(LANGUAGES), [])
    assert found["missing"] == []
    assert found["unfit"] == []


def test_a_reason_without_a_form_and_an_unknown_action_are_found() -> None:
    said = ["Because I like it.", "Fly: there is no other choice.", "Walk: there is no other choice."]
    found = check({"bots": said, "grounds": ["fame"]}, [], [], ["Walk"])
    assert found["unknown"] == ["bots: Because I like it.", "bots: Fly: there is no other choice.", "grounds: fame"]
