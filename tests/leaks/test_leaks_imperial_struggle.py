"""Neither side of Imperial Struggle and no spectator can tell apart what they cannot know (law 5, R166)."""

import pytest

import tricorne
from tricorne.games.imperial_struggle.position import (
    FIGHTING,
    TURN,
)
from tricorne.games.imperial_struggle.words import NONE
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.sight import betrayals, leaks
from tricorne.kernel.testing import rule

EVERYONE = ["france", "britain", None]
OPTIONS = [
    {},
    {"spanish-empire": True, "tougher-forts": True},
    {"military-planning-upgrades": True, "military-planning-layout": True},
]
SECRET_KEYS = ["discard", "choose-ministry", "swap-ministry", "third-ministry", "layout", "move-tile", "upgrade-keep"]
SECRET_KEYS += ["spending-overrun", "place-tile", "move-to", "upgrade-fate", "swap-first", "swap-second"]


def begin(seed, options=None):
    return tricorne.game("imperial-struggle").new(["france", "britain"], options=options or {}, seed=seed)


def game(state, seed):
    """Random play to the end; each action as the state before it and the state after it."""
    numbers = seeded(seed, ["leak-tests"])
    while not state.over:
        before = state.clone()
        legal = state.legal()
        state.play(legal[below(numbers, 0, len(legal))])
        yield before, state


def is_worth_a_look(number, state):
    """All moments at which something secret is chosen, and a sample of the rest."""
    return number % 29 == 0 or (state.prompt.key in SECRET_KEYS and number % 2 == 0)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [3, 14])
@rule("IS-R166", "IS-R8", "IS-R5")
def test_nothing_hidden_is_shown_at_any_moment(seed, options):
    """View, prompt, open actions, refusals, scores and record are the same whatever is hidden."""
    state = begin(seed, options)
    for number, (before, _) in enumerate(game(state, seed)):
        if is_worth_a_look(number, before):
            assert leaks(before, EVERYONE, [number, number + 7]) == []
    assert leaks(state, EVERYONE, [1, 2]) == []


def ends_a_war(before, after):
    """Did a war end on the way: were tiles turned up, seen by everybody, and taken back at once (7.5)?"""
    p = after.position
    track = p.charter.components.turn_war
    ended = [at for at in range(before.position.clock[TURN], p.clock[TURN]) if track[at] != NONE]
    return bool(ended) or (track[p.clock[TURN]] != NONE and p.war[FIGHTING] == NONE)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [5, 21])
@rule("IS-R166", "IS-R32")
def test_what_follows_does_not_betray_what_was_hidden(seed, options):
    """The same actions from positions that look the same lead to the same views and the same lines of the log."""
    state = begin(seed, options)
    for number, (before, after) in enumerate(game(state, seed)):
        if (before.prompt.key in SECRET_KEYS or number % 3 == 0) and not ends_a_war(before, after):
            assert betrayals(before, after, EVERYONE, [number]) == []
