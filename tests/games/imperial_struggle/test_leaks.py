"""Nobody at a table of Imperial Struggle can tell positions apart by what he cannot know (law 5, R166)."""

import json

import pytest

import tricorne
from tests.for_long import for_long
from tests.games.imperial_struggle.habits import GameHabits, ends_a_war
from tricorne.games.imperial_struggle.board.constants import FRANCE, JACOBITE_UPRISINGS
from tricorne.games.imperial_struggle.board.places import FRESH, GIVEN_BACK, IN_THEATER
from tricorne.games.imperial_struggle.board.registers import JACOBITE_THIRD
from tricorne.games.imperial_struggle.figures.queries import EVERYTHING, theater_strength
from tricorne.games.imperial_struggle.step_numbers import THIRD_MINISTRY
from tricorne.kernel.engine import EVERYBODY
from tricorne.kernel.message import as_it_stood
from tricorne.kernel.sight import leaks, log_leaks
from tricorne.kernel.testing import rule

EVERYONE = ["france", "britain", None]
OPTIONS = [
    {},
    for_long({"spanish-empire": True, "tougher-forts": True}),
    {"military-planning-upgrades": True, "military-planning-layout": True},
]
SECRET_KEYS = ["discard", "choose-ministry", "swap-ministry", "third-ministry", "layout", "move-tile", "upgrade-keep"]
SECRET_KEYS += ["spending-overrun", "place-tile", "move-to", "upgrade-fate", "swap-first", "swap-second"]


def begin(seed, options=None):
    return tricorne.game("imperial-struggle").new(["france", "britain"], options=options or {}, seed=seed)


def game(state, seed):
    """Random play to the end; each action as the state before it and the state after it."""
    return GameHabits().play(state, seed)


def is_worth_a_look(number, state):
    """Many moments at which something secret is chosen, and a sample of the rest."""
    return number % 79 == 0 or (state.prompt.key in SECRET_KEYS and number % 5 == 0)


@pytest.mark.long_play
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [3])
@rule("IS-R166", "IS-R8", "IS-R5")
def test_nothing_hidden_is_shown_at_any_moment(seed, options):
    """View, prompt, open actions, refusals, scores and record are the same whatever is hidden."""
    state = begin(seed, options)
    for number, (before, _) in enumerate(game(state, seed)):
        if is_worth_a_look(number, before):
            assert leaks(before, EVERYONE, [number]) == []
    assert leaks(state, EVERYONE, [1, 2]) == []


@pytest.mark.long_play
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [5])
@rule("IS-R166", "IS-R32")
def test_what_follows_does_not_betray_what_was_hidden(seed, options):
    """The same actions from positions that look the same lead to the same views and the same lines of the log."""
    state = begin(seed, options)
    for number, (before, after) in enumerate(game(state, seed)):
        secret = before.prompt.key in SECRET_KEYS and number % 2 == 0
        if (secret or number % 13 == 0) and not ends_a_war(before, after):
            assert log_leaks(before, after, EVERYONE, [number]) == []


# -- moments that random play seldom brings ----------------------------------------------------------


def reach(seed, key, options=None, most=1000):
    """Random play up to a decision with this key; None if the game ends first."""
    state = begin(seed, options)
    for number, _ in enumerate(game(state, seed)):
        if state.over or number == most:
            return None
        if state.prompt.key == key:
            return state
    return None


def moments(key, count=2, options=None):
    """Some games that have come to this decision."""
    found = []
    for seed in range(120):
        state = reach(seed, key, options)
        if state is not None:
            found.append(state)
        if len(found) == count:
            return found
    raise AssertionError(f"random play does not bring {key}")


@pytest.mark.long_play
@pytest.mark.parametrize("key", ["swap-ministry", "upgrade-fate", "move-tile", "discard"])
@rule("IS-R166", "IS-R9", "IS-R43")
def test_secret_choices_look_alike_in_every_world(key):
    """Whatever the actor answers, the other side cannot tell more than before."""
    for before in moments(key):
        for action in before.legal():
            after = before.clone()
            after.play(action)
            if not ends_a_war(before, after):
                assert log_leaks(before, after, EVERYONE, [1]) == []
                assert leaks(after, EVERYONE, [3]) == []


@rule("IS-R85", "IS-R8")
def test_nobody_sees_a_third_ministry_before_both_have_chosen():
    """France's answer is the same to Britain while the Ministry Phase lasts; then the number of cards tells it."""
    state = third_asked()
    took, passed = state.clone(), state.clone()
    took.play("third jacobite-uprisings")
    passed.play("no-third")
    for seat in ("britain", None):
        assert json.dumps(took.view(seat)) == json.dumps(passed.view(seat))
        assert leaks(took, [seat], [1, 2, 3]) == []
        assert leaks(passed, [seat], [1, 2, 3]) == []
    assert took.position.ministry_place[JACOBITE_UPRISINGS] == FRESH
    while took.prompt.key != "first-player":
        took.play(took.legal()[0])
    view = took.view("britain")
    assert view["sides"][0]["face_down"] == 3
    assert next(card for card in view["ministries"] if card["id"] == "jacobite-uprisings")["place"] == "face-down"
    assert leaks(took, EVERYONE, [1, 2, 3]) == []


def third_asked():
    """France has chosen two ministries and is asked for the third, which it may hold after a Jacobite victory."""
    state = begin(1)
    while state.prompt.key != "choose-ministry":
        state.play(state.legal()[0])
    state.position.clock[JACOBITE_THIRD] = 1
    state.position.stack.insert(-1, THIRD_MINISTRY | FRANCE << 8)
    state.play("choose john-law")
    state.play("choose court-of-the-sun-king")
    assert state.prompt.key == "third-ministry"
    return state


@rule("IS-R9")
def test_cards_given_and_taken_in_exchange_are_drawn_anew():
    """Samples put other cards into the places of an exchange, and keep their number."""
    for before in moments("swap-ministry"):
        state = before.clone()
        state.play(next(one for one in state.legal() if state.game.actions[one].text.startswith("swap")))
        state.play(state.legal()[0])
        other = "britain" if before.actor == "france" else "france"
        worlds = [state.sample(other, seed).position.ministry_place for seed in range(12)]
        for places in worlds:
            assert places.count(FRESH) == state.position.ministry_place.count(FRESH)
            assert places.count(GIVEN_BACK) == state.position.ministry_place.count(GIVEN_BACK)
        assert len({tuple(places) for places in worlds}) > 1


# -- samples -----------------------------------------------------------------------------------------


@rule("IS-R166", "IS-R2")
def test_samples_are_positions_that_could_be():
    """Numbers of cards and tiles stay, own ones stay where they are, and play goes on from them."""
    state = begin(8)
    for number, (before, _) in enumerate(game(state, 8)):
        if number % 40:
            continue
        for seat in before.seats:
            sample = before.sample(seat, number)
            assert before.game.check_position(sample.position) is None
            assert sample.view(seat) == before.view(seat)
            assert sorted(sample.position.event_place) == sorted(before.position.event_place)
            assert sorted(sample.position.tile_place) == sorted(before.position.tile_place)
            sample.playout(seed=number)


def test_samples_differ():
    state = reach(4, "menu")
    hands = {str(state.sample("france", seed).view("britain")["sides"][1]["hand"]) for seed in range(20)}
    tiles = {str(state.sample("france", seed).position.tile_place) for seed in range(20)}
    ministries = {str(state.sample("france", seed).position.ministry_place) for seed in range(20)}
    assert min(len(hands), len(tiles), len(ministries)) > 3


# -- the check can fail --------------------------------------------------------------------------------


def is_found(look, seed=6, most=250):
    """Whether the check finds something with this look at the position, at some moment of a game."""
    state = begin(seed)
    for number, (before, _) in enumerate(game(state, seed)):
        if number == most:
            return False
        if (number < 6 or number % 60 == 0) and leaks(before, EVERYONE, [1, 2], {"mutant": look}):
            return True
    return False


@pytest.mark.parametrize(
    "look",
    [
        lambda state, seat: state.position.event_place,
        lambda state, seat: state.position.ministry_place,
        lambda state, seat: state.position.tile_place,
        lambda state, seat: state.position.rng,
        lambda state, seat: state.view("france"),
        lambda state, seat: state.view("britain")["events"],
        lambda state, seat: state.view("britain")["war"],
        lambda state, seat: state.view("france")["ministries"],
        lambda state, seat: theater_strength(state.position, "wss", 2, EVERYTHING),
        lambda state, seat: state.legal(),
        lambda state, seat: [tile for tile, at in enumerate(state.position.tile_place) if at == IN_THEATER],
    ],
)
def test_a_look_at_what_is_hidden_is_found(look):
    assert is_found(look)


def test_a_log_that_names_hidden_draws_is_found():
    state = begin(5)

    def tell(before, after, entry, seat):
        return [as_it_stood(outcome.text) for outcome in entry.outcomes]

    found = []
    for number, (before, after) in enumerate(game(state, 5)):
        hidden = [outcome for outcome in after.last.outcomes if outcome.secret != EVERYBODY]
        if hidden and number < 200 and not ends_a_war(before, after):
            found += log_leaks(before, after, [None], [1, 2], narrate=tell)
    assert any("the log of" in line for line in found)


def test_a_log_that_names_secret_choices_is_found():
    state = reach(5, "discard")
    before = state.clone()
    other = "britain" if state.actor == "france" else "france"
    state.play(state.legal()[0])
    found = log_leaks(
        before, state, [other], [1, 2, 3, 4], narrate=lambda was, now, entry, seat: [as_it_stood(entry.text)]
    )
    assert any("the log of" in line for line in found)
