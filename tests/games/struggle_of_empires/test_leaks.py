"""No seat and no spectator can tell positions apart that differ only in what they cannot know (law 5)."""

from typing import Any

import pytest

from tests.for_long import for_long
from tests.games.struggle_of_empires.habits import DEALS
from tests.games.struggle_of_empires.random_play import begin, game
from tricorne.kernel.engine import EVERYBODY
from tricorne.kernel.message import as_it_stood
from tricorne.kernel.sight import asides, leaks, log_leaks, surfaces
from tricorne.kernel.testing import rule

GAMES: list[Any] = [
    for_long(2, "deluxe", {"setup-draft": True}),
    (3, "deluxe", {"setup-draft": True, "setup-duplicates": "keep"}),
    (4, "deluxe", {}),
    for_long(5, "original-2004", {}),
    for_long(3, "original-2004", {"unrest-mode": "drawn-hidden", "surrender": True}),
    for_long(7, "deluxe", {"setup-draft": True, "unrest-mode": "fixed-hidden"}),
    for_long(6, "deluxe", {"unrest-mode": "fixed-open"}),
]
HIDDEN_GOLD: list[Any] = [
    (4, "deluxe", {"gold-visibility": "hidden"}),
    for_long(3, "original-2004", {"gold-visibility": "hidden", "setup-draft": True}),
]


def everybody(state):
    return [*state.seats, None]


def looks():
    return surfaces() | {"asides": asides(DEALS)}


def is_worth_a_look(number, state):
    """Many moments of a draft, of relief and of a call for allies, and a sample of the rest."""
    key = state.prompt.key
    return number % 41 == 0 or (number % 5 == 0 and (key in ("draft-pick", "relief") or key.startswith("commit-")))


@pytest.mark.long_play
@pytest.mark.parametrize(("count", "preset", "options"), GAMES + HIDDEN_GOLD)
@rule("UNREST-7", "R-INFO-1", "R-INFO-2", "R-INFO-3", "VARIANT-DRAFT-1")
def test_nothing_hidden_is_shown_at_any_moment(count, preset, options):
    """View, prompt, open actions, refusals, deals, scores and record are the same whatever is hidden."""
    state = begin(count, preset, options, seed=count)
    for number, (before, _) in enumerate(game(state, seed=count)):
        if is_worth_a_look(number, before):
            assert leaks(before, everybody(before), [number, number + 7], looks()) == []
    assert leaks(state, everybody(state), [1, 2], looks()) == []


@pytest.mark.long_play
@pytest.mark.parametrize(("count", "preset", "options"), GAMES)
@rule("UNREST-7", "R-INFO-3", "R-UNREST-3")
def test_what_follows_does_not_betray_what_was_hidden(count, preset, options):
    """The same actions from positions that look the same lead to the same views and the same lines of the log."""
    state = begin(count, preset, options, seed=count + 10)
    for number, (before, after) in enumerate(game(state, seed=count + 10)):
        if is_worth_a_look(number, before) or number % 7 == 0:
            assert log_leaks(before, after, everybody(before), [number]) == []


@pytest.mark.long_play
@pytest.mark.parametrize(("count", "preset", "options"), HIDDEN_GOLD)
@rule("R-INFO-1", "R-INFO-3")
def test_the_log_does_not_tell_hidden_gold(count, preset, options):
    """Taxations are seen by all and may tell that gold ran out; apart from them nothing does."""
    state = begin(count, preset, options, seed=count + 20)
    told = 0
    for number, (before, after) in enumerate(game(state, seed=count + 20)):
        if number % 5 == 0:
            assert log_leaks(before, after, everybody(before), [number], strict=False) == []
            told += 1
    assert told > 20


# -- the check can fail ----------------------------------------------------------------------------


def is_found(count, options, look, most=400):
    """Whether the check finds something with this look at the position, at some moment of a game."""
    state = begin(count, "deluxe", options, seed=5)
    for number, (before, _) in enumerate(game(state, seed=5)):
        if number == most:
            return False
        if (number < 12 or number % 20 == 0) and leaks(before, everybody(before), [1, 2, 3], {"mutant": look}):
            return True
    return False


def test_a_look_at_the_unrest_of_others_is_found():
    assert is_found(3, {}, lambda state, seat: state.position.unrest)


def test_a_look_at_counters_and_supply_is_found():
    assert is_found(3, {}, lambda state, seat: state.position.counters)
    assert is_found(3, {}, lambda state, seat: state.position.unrest_supply)


def test_a_look_at_drawn_values_in_order_is_found():
    assert is_found(3, {}, lambda state, seat: state.position.unrest_history.all())


def test_a_look_at_the_count_at_the_end_before_it_is_due_is_found():
    from tricorne.games.struggle_of_empires.war import endgame

    assert is_found(3, {}, lambda state, seat: endgame.final(state.position).points)


def test_a_look_into_the_draft_is_found():
    draft = {"setup-draft": True}
    assert is_found(3, draft, lambda state, seat: state.position.markers, 12)
    assert is_found(3, draft, lambda state, seat: state.position.scratch, 12)
    assert is_found(3, draft, lambda state, seat: state.legal(), 12)


def test_a_look_at_hidden_gold_is_found():
    hidden = {"gold-visibility": "hidden"}
    assert is_found(3, hidden, lambda state, seat: list(state.position.gold), 60)
    assert is_found(3, hidden, lambda state, seat: state.view(state.seats[0])["powers"], 60)


def test_a_look_at_what_chance_will_bring_is_found():
    assert is_found(2, {}, lambda state, seat: state.position.rng, 3)


def test_the_view_of_another_seat_is_found():
    assert is_found(4, {}, lambda state, seat: state.view(state.seats[0]), 300)


def test_a_look_that_changes_the_position_is_found():
    state = begin(3)

    def meddle(state, seat):
        state.position.gold[0] += 1

    found = leaks(state, ["spain" if "spain" in state.seats else state.seats[0]], [1], {"mutant": meddle})
    assert any("looking changed the position" in line for line in found)


def test_a_log_that_tells_hidden_draws_is_found():
    state = begin(3, seed=5)

    def tell(before, after, entry, seat):
        return [as_it_stood(outcome.text) for outcome in entry.outcomes]

    found = []
    for before, after in game(state, seed=5):
        if any(outcome.secret != EVERYBODY for outcome in after.last.outcomes):
            found += log_leaks(before, after, [None], [1, 2, 3], narrate=tell)
    assert any("the log of" in line for line in found)


def test_a_course_of_play_that_betrays_something_is_found():
    """Where gold is hidden a taxation tells the others that it ran out: the strict check says so."""
    state = begin(3, options={"gold-visibility": "hidden"}, seed=5)
    found = []
    for before, after in game(state, seed=5):
        found += log_leaks(before, after, [None], [1])
    assert any("takes another course" in line for line in found)
