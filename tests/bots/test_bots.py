"""Bots: they see no more than their seat, answer everything, and the heuristic one plays sensibly."""

from __future__ import annotations

import time
from typing import Any

import pytest

import tricorne
from tests.games.struggle_of_empires.table import battle, britain, france, play, prussia, table
from tricorne.arena import Contest, Statistics, simulate
from tricorne.bots import Numbers, Seat, bot, for_game
from tricorne.bots.heuristic import worths

GAME = "struggle-of-empires"
QUICK = [kind.name for kind in for_game(GAME) if not kind.passes(tricorne.game(GAME))] + ["search@0.02"]
"""Bots that play whole games in a moment; the levels that think ahead differ from ``search`` in their budget."""
SEATS = ["britain", "france", "russia", "spain"]


def started(seed: int = 5) -> tricorne.State:
    return tricorne.game(GAME).new(seats=SEATS, seed=seed)


def test_seat_shows_what_the_seat_may_know() -> None:
    state = started()
    actor = str(state.actor)
    eyes = Seat(state, actor)
    assert eyes.legal() == state.legal()
    assert eyes.view() == state.view(actor)
    assert eyes.prompt.key == state.prompt.key
    assert eyes.why_not(eyes.legal()[0]) is None
    assert eyes.actions[eyes.legal()[0]].text == state.game.actions[state.legal()[0]].text
    other = next(seat for seat in SEATS if seat != actor)
    assert Seat(state, other).legal() == []


def test_sample_is_a_game_of_its_own() -> None:
    state = started()
    before = state.view(None)
    sample = Seat(state, str(state.actor)).sample(3)
    sample.play(sample.legal()[0])
    assert state.view(None) == before


def test_numbers_repeat_with_their_seed_and_spread() -> None:
    one = Numbers("a")
    other = Numbers("a")
    drawn = [one.below(6) for _ in range(600)]
    assert drawn == [other.below(6) for _ in range(600)]
    assert all(60 < drawn.count(face) < 140 for face in range(6))
    assert drawn != [Numbers("b").below(6) for _ in range(600)]


TABLES: list[tuple[int, str, dict[str, object]]] = [
    (2, "deluxe", {}),
    (3, "original-2004", {}),
    (4, "deluxe", {"surrender": True, "setup-draft": True, "army-movement": "adjacency"}),
    (5, "deluxe", {"unrest-mode": "fixed-open", "gold-visibility": "hidden"}),
    (7, "original-2004", {"setup-duplicates": "may-redraw"}),
]


def tried(name: str, players: int, preset: str, options: dict[str, object]) -> Any:
    """A bot at a table: every one at one of two, but the network, which is slow here."""
    short = players == (2, 4)[QUICK.index(name) % 2] and name != "network"
    return pytest.param(name, players, preset, options, marks=[] if short else pytest.mark.long_case)


@pytest.mark.long_play
@pytest.mark.parametrize(("name", "players", "preset", "options"), [tried(n, *t) for t in TABLES for n in QUICK])
def test_bots_answer_everything(name: str, players: int, preset: str, options: dict[str, object]) -> None:
    """Whole games under many rules: no dead end, no illegal answer, the same twice."""
    contest = Contest(GAME, players=players, bots=[name], games=1, seed=2, preset=preset, options=options)
    first = simulate(contest)[0]
    assert first.to_json() == simulate(contest)[0].to_json()


@pytest.mark.long_play
def test_heuristic_beats_random_clearly() -> None:
    """One heuristic seat against three random ones wins nearly always, and not only by staying out of revolution."""
    figures = Statistics(simulate(Contest(GAME, players=4, bots=["heuristic", "random"], games=20, seed=1756)))
    assert figures.by_bot["heuristic"].wins >= 19
    before = figures.figures["points-before-unrest"]
    assert before["heuristic"].part(0.25) > before["random"].part(0.75)


@pytest.mark.long_play
def test_heuristic_keeps_the_peace_at_home_among_its_like() -> None:
    figures = Statistics(simulate(Contest(GAME, players=4, bots=["heuristic"], games=4, seed=9)))
    assert sum(figures.figures["revolution"]["all"].numbers) <= 1
    assert figures.without_winner == 0


def test_heuristic_is_quick() -> None:
    """Under 5 ms a decision on average, interpreted; measured as CPU time."""
    state = started()
    eyes = {seat: Seat(state, seat, 1) for seat in SEATS}
    player = bot("heuristic")()
    decisions = 0
    spent = 0.0
    while not state.over:
        begun = time.process_time()
        action = player.decide(eyes[str(state.actor)])
        spent += time.process_time() - begun
        decisions += 1
        state.play(action)
    assert spent / decisions < 0.005


def decided(state: tricorne.State) -> str:
    """What the heuristic bot answers."""
    assert state.actor is not None
    chosen = bot("heuristic")().decide(Seat(state, state.actor))
    return state.game.actions[chosen].text


@pytest.mark.parametrize(
    ("options", "answer"), [({}, "no-surprise"), ({"surprise-attack-bars": "everybody"}, "surprise")]
)
def test_heuristic_keeps_surprise_attack_where_it_bars_nobody(options: dict[str, object], answer: str) -> None:
    """The only help that Britain could get is an army of a power without a player."""
    state = battle(
        "german-states",
        france(army=1, tiles="surprise-attack"),
        britain(army=1, control=1),
        with_defender=[prussia(army=1)],
        seats="france britain",
        options=options,
    )
    play(state, "attack german-states britain")
    assert decided(state) == answer


def test_heuristic_raises_natives_at_home_where_it_has_no_colony() -> None:
    state = table(france(control=1, at="german-states", tiles="trained-native-militia"))
    play(state, "use trained-native-militia")
    assert decided(state) == "place army home"


def test_bids_are_worth_less_the_more_gold_they_name_and_ensigns_name_little() -> None:
    """An ensign that misjudges now and then must not be led to any sum."""
    state = started()
    while "bid 0" not in (open_now := [state.game.actions[action].text for action in state.legal()]):
        state.play(bot("heuristic")().decide(Seat(state, str(state.actor), 1)))
    found = worths(state, state.legal())
    assert found == sorted(found, reverse=True) and len(set(found)) == len(found)
    assert open_now[-1] == "higher"
    chosen = [bot("ensign")().decide(Seat(state, str(state.actor), number)) for number in range(60)]
    bids = [state.legal().index(action) for action in chosen]
    assert len(set(bids)) > 1 and max(bids) < 8 and bids.count(0) > 20


def test_a_raise_is_worth_less_the_higher_the_bid_stands() -> None:
    state = started()
    at_least: dict[int, float] = {}
    while "bid 0" not in [state.game.actions[action].text for action in state.legal()]:
        state.play(bot("heuristic")().decide(Seat(state, str(state.actor), 1)))
    for standing in (4, 7, 12):
        after = state.clone()
        amounts = {state.game.actions[action].text: action for action in range(len(state.game.actions))}
        while f"bid {standing}" not in [state.game.actions[action].text for action in after.legal()]:
            after.play(amounts["higher"])
        after.play(amounts[f"bid {standing}"])
        while "pass-bid" not in (open_now := [state.game.actions[action].text for action in after.legal()]):
            after.play(after.legal()[0])
        at_least[standing] = worths(after, after.legal())[open_now.index("raise")]
    assert 0 > at_least[4] > at_least[7] > at_least[12]
