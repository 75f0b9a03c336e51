"""The keyed source of live tables: what it gives, that it favours nothing, and that it stays where it is."""

from __future__ import annotations

import copy
import hashlib
import hmac
import pickle
import random

import pytest

import tricorne
from tricorne.kernel.chance import commitment
from tricorne.kernel.engine import CHANCE
from tricorne.kernel.keyed import SPAN, KeyedChance
from tricorne.kernel.outcomes import draw_keyed
from tricorne.kernel.record import unroll
from tricorne.kernel.state import State

HOUSE = "11" * 32
LETTERS = ["22" * 32, "33" * 32]
GAMES = [("struggle-of-empires", ["britain", "france", "russia"]), ("imperial-struggle", ["france", "britain"])]


def by_hand(number: int, total: int) -> int:
    """The same again, written as docs/fairness.md tells it."""
    words = "tricorne/dice/1/" + "/".join(LETTERS)
    key = hmac.new(HOUSE.encode(), words.encode(), hashlib.sha256).digest()
    for block in range(100):
        message = f"outcome/{number}/{block}".encode()
        value = int(hmac.new(key, message, hashlib.sha256).hexdigest()[:12], 16)
        if value < 2**48 - 2**48 % total:
            return value % total
    raise AssertionError("a hundred blocks in a row were refused")


@pytest.mark.parametrize("total", [1, 2, 6, 77, 10**6, 2**47 + 1, 2**48 - 1])
def test_tickets_are_those_of_the_protocol(total: int) -> None:
    """Large totals refuse every other block, so that the next one is asked."""
    source = KeyedChance(HOUSE, LETTERS)
    assert [source.ticket(number, total) for number in range(1, 60)] == [by_hand(n, total) for n in range(1, 60)]


def test_a_block_that_would_favour_low_numbers_is_refused() -> None:
    """With a total of two thirds of all values, plain remainders would give the lower half two times in three."""
    source = KeyedChance(HOUSE, LETTERS)
    total = SPAN * 2 // 3
    low = sum(source.ticket(number, total) < total // 2 for number in range(1, 3001))
    assert abs(low - 1500) < 5 * (3000 / 4) ** 0.5


def test_each_letter_changes_everything() -> None:
    """Another letter, another order, a letter more or less: other dice, and none like another."""
    makes = [
        (HOUSE, LETTERS),
        (HOUSE, LETTERS[:1]),
        (HOUSE, LETTERS[::-1]),
        (HOUSE, []),
        ("44" * 32, LETTERS),
        (HOUSE, [LETTERS[0], "33" * 31 + "34"]),
    ]
    rolls = [[KeyedChance(*make).ticket(number, 6) for number in range(1, 101)] for make in makes]
    for at, one in enumerate(rolls):
        for other in rolls[at + 1 :]:
            same = sum(a == b for a, b in zip(one, other, strict=True))
            assert same < 45, "a hundred dice agree with others by chance about 17 times"


def test_outcomes_are_picked_in_alphabetical_order_by_weight() -> None:
    """However the engine lists them: nobody can choose an outcome by the order of a list."""
    source = KeyedChance(HOUSE, LETTERS)
    texts, weights = ["navy", "army", "fort"], [1, 5, 2]
    order = list(range(3))
    for number in range(1, 200):
        ticket = source.ticket(number, 8)
        expected = "army" if ticket < 5 else "fort" if ticket < 7 else "navy"
        random.Random(number).shuffle(order)
        at = source.pick(number, [texts[one] for one in order], [weights[one] for one in order])
        assert texts[order[at]] == expected


def test_a_source_is_not_copied_and_says_nothing() -> None:
    source = KeyedChance(HOUSE, LETTERS)
    for attempt in (pickle.dumps, copy.deepcopy, copy.copy):
        with pytest.raises(TypeError, match="stays with its table"):
            attempt(source)
    assert repr(source) == str(source) == "<KeyedChance>"


# -- at a game -------------------------------------------------------------------------------------


def played(game: str, seats: list[str], source: KeyedChance, moves: int, undo_every: int = 5) -> State:
    """A game with keyed chance, played at random; some actions are taken back and done again."""
    state = tricorne.game(game).opened(seats, "", {}, None)
    draw_keyed(state, source)
    choose = random.Random(1)
    for move in range(moves):
        if state.over:
            break
        action = choose.choice(state.legal())
        state.play(action)
        draw_keyed(state, source)
        if undo_every and move % undo_every == 0 and state.undo_limit().actions:
            state.undo()
            state.play(action)
            draw_keyed(state, source)
    return state


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_goes_on_where_its_copy_and_its_replay_do(game: str, seats: list[str]) -> None:
    source = KeyedChance(HOUSE, LETTERS)
    state = played(game, seats, source, 120)
    again = tricorne.replay(str(state.record))
    in_all = sum(len(entry.outcomes) for entry in unroll(state.last))
    assert again == state and again.last.drawn == state.last.drawn == in_all > 20
    for one in (state, again):
        for _ in range(60):
            one.play(one.legal()[-1])
            draw_keyed(one, source)
    assert str(again.record) == str(state.record)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_taking_back_and_doing_the_same_again_meets_the_same(game: str, seats: list[str]) -> None:
    """However often something was taken back, the next outcome is the one that would have come anyway."""
    source = KeyedChance(HOUSE, LETTERS)
    straight = played(game, seats, source, 300, 0)
    back_and_forth = played(game, seats, source, 300, 1)
    assert sum(entry.kind == "undo" for entry in unroll(back_and_forth.last)) > 20
    outcomes = [one.text for entry in unroll(straight.last) for one in entry.outcomes]
    assert outcomes == [one.text for entry in unroll(back_and_forth.last) for one in entry.outcomes]
    assert len(outcomes) > 30 and straight == back_and_forth


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_position_has_nothing_to_draw_from(game: str, seats: list[str]) -> None:
    """No state of a stream, so nothing to foretell from; who draws from the position by mistake fails at once."""
    source = KeyedChance(HOUSE, LETTERS)
    state = tricorne.game(game).opened(seats, "", {}, None)
    while state.engine.waits_for(state.position) != CHANCE:
        state.play(state.legal()[0])
    assert state.position.rng == [] and state.actor == "chance"
    with pytest.raises(IndexError):
        state.engine.draw(state.position.clone())
    draw_keyed(state, source)
    assert state.position.rng == state.at_barrier.rng == [] and state.actor in seats
    assert tricorne.game(game).from_json(state.to_json()) == state


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_possible_outcome_has_a_text_of_its_own(game: str, seats: list[str]) -> None:
    """The alphabetical order leaves nothing open."""
    source = KeyedChance(HOUSE, LETTERS)
    choose = random.Random(3)
    state = tricorne.game(game).opened(seats, "", {}, None)
    met = 0
    while not state.over:
        if state.actor == "chance":
            texts = [text for text, _ in state.outcomes()]
            assert len(set(texts)) == len(texts) and all(text.isascii() for text in texts)
            met += 1
            state.feed([texts[source.pick(met, texts, [weight for _, weight in state.outcomes()])]])
        else:
            state.play(choose.choice(state.legal()))
    assert met > 60


def test_a_seal_is_the_one_that_browsers_make() -> None:
    assert commitment(HOUSE) == hashlib.sha256(b"tricorne/" + HOUSE.encode()).hexdigest()
