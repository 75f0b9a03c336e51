"""Undo: an entry, never an erasure; it stops where chance was drawn or something was revealed."""

import pytest

import tricorne
from tricorne.kernel.revealed import revealed

GAME = tricorne.game("struggle-of-empires")
SEATS = ["britain", "france", "russia"]


def placing() -> tricorne.State:
    """Starting units are placed in turn: no chance, nothing hidden."""
    return GAME.new(SEATS, options={"setup-duplicates": "keep"}, seed=1756)


def drafting() -> tricorne.State:
    return GAME.new(SEATS, options={"setup-draft": True}, seed=1756)


def test_undo_is_written_down_and_numbers_go_on() -> None:
    state = placing()
    before = state.clone()
    state.play(state.legal()[0])
    state.undo()
    assert state == before
    state.play(state.legal()[1])
    lines = [str(line) for line in state.record.lines[1:]]
    assert [line.split()[0] for line in lines] == ["1", "2", "3"]
    assert lines[1] == "2 undo to 0"
    assert tricorne.replay(str(state.record)) == state


def test_undo_after_undo_follows_what_still_stands() -> None:
    """1 and 2 stand, 3 was taken back: another undo takes back 2, the next one 1."""
    state = placing()
    stood = [state.clone()]
    for _ in range(3):
        state.play(state.legal()[0])
        stood.append(state.clone())
    state.undo()
    assert state == stood[2]
    state.undo()
    assert state == stood[1]
    state.undo()
    assert state == stood[0]
    assert [str(line) for line in state.record.lines[4:]] == ["4 undo to 2", "5 undo to 1", "6 undo to 0"]
    with pytest.raises(tricorne.IllegalAction, match="nothing can be taken back: the game began here"):
        state.undo()


def test_what_was_taken_back_cannot_be_gone_back_to() -> None:
    state = placing()
    for _ in range(3):
        state.play(state.legal()[0])
    state.undo(1, shared=True)
    state.play(state.legal()[1])
    with pytest.raises(tricorne.IllegalAction, match="entry 3 is itself an undo or was taken back"):
        state.undo(3, shared=True)
    with pytest.raises(tricorne.IllegalAction, match="there is no entry 99; the last one is 5"):
        state.undo(99, shared=True)
    with pytest.raises(tricorne.IllegalAction, match="no action stands after 5"):
        state.undo(5, shared=True)


def test_a_seat_takes_back_its_own_actions_alone() -> None:
    state = placing()
    state.play(state.legal()[0])
    state.play(state.legal()[0])
    limit = state.undo_limit()
    assert (limit.number, limit.actions, str(limit.reason)) == (1, 1, "Great Britain has acted in 1")
    with pytest.raises(tricorne.IllegalAction, match="undo goes back to 1 at most: Great Britain has acted in 1"):
        state.undo(0)
    with pytest.raises(tricorne.IllegalAction, match="nothing can be taken back: France has acted in 2"):
        state.undo(seat="britain")
    with pytest.raises(tricorne.BadAction, match="no seat of this game"):
        state.undo(seat="atlantis")
    with pytest.raises(tricorne.BadAction, match="no seat of this game"):
        state.undo_limit(seat="atlantis")
    state.undo(0, shared=True)
    assert state == placing()


def test_undo_stops_where_chance_was_drawn() -> None:
    state = GAME.new(SEATS, options={"setup-duplicates": "may-redraw"}, seed=1)
    while not state.last.outcomes or state.last.number == 0:
        state.play(state.legal()[0])
    drawn = state.last.number
    limit = state.undo_limit(shared=True)
    assert (limit.number, limit.actions, str(limit.reason)) == (drawn, 0, f"chance was drawn in {drawn}")
    with pytest.raises(tricorne.IllegalAction, match=f"nothing can be taken back: chance was drawn in {drawn}"):
        state.undo(shared=True)
    state.play(state.legal()[0])
    if not state.last.barrier:
        with pytest.raises(tricorne.IllegalAction, match=f"undo goes back to {drawn} at most"):
            state.undo(drawn - 1, shared=True)


def test_gold_stops_undo_and_words_do_not() -> None:
    state = placing()
    state.play(state.legal()[0])
    state.aside("russia", "say are you sure?")
    assert state.undo_limit(seat="britain").actions == 1
    state.undo(seat="britain")
    assert state.record.lines[-1].text == "0"
    state.play(state.legal()[0])
    state.aside("russia", "pay france 1")
    limit = state.undo_limit(seat="britain")
    assert (limit.actions, str(limit.reason)) == (0, "gold or a bargain changed hands in 5")


def test_a_secret_choice_is_taken_back_by_its_seat_alone() -> None:
    """The first two drafters have chosen; nobody has seen anything yet."""
    state = drafting()
    stood = state.clone()
    state.play(state.legal()[0])
    state.undo(seat="britain")
    assert state == stood
    state.play(state.legal()[0])
    with pytest.raises(tricorne.IllegalAction, match="Great Britain has chosen in secret in 3"):
        state.undo(seat="france", shared=True)
    state.play(state.legal()[0])
    with pytest.raises(tricorne.IllegalAction, match="3 at most: Great Britain has chosen in secret in 3"):
        state.undo(2, shared=True)


def test_undo_stops_where_hands_are_passed_on_or_shown() -> None:
    """With the last pick of a round the others see new markers; with the last of all everything is shown."""
    state = drafting()
    barriers = []
    while state.prompt.key == "draft-pick":
        state.play(state.legal()[0])
        barriers.append(state.last.barrier)
    rounds = len(barriers) // len(SEATS)
    assert rounds > 1
    assert barriers == [False, False, True] * rounds
    assert not state.last.outcomes
    assert state.undo_limit(shared=True).reason.text() == f"something was revealed in {state.last.number}"


def test_what_lies_open_or_is_learned_by_others_is_revealed() -> None:
    """Facts with the seats that know them as bits; seat 0 acts."""
    assert not revealed([], [], 0)
    assert not revealed([7, 1], [7, 1], 0)
    assert not revealed([7, 2], [7, 3], 0)
    assert revealed([7, 1], [7, 3], 0)
    assert revealed([7, 1], [], 0)
    assert not revealed([], [7, 1], 0)
    assert revealed([], [7, 2], 0)


def test_awaited_chance_can_still_be_taken_back() -> None:
    """Before the die is cast the action that asks for it can be undone; after it no more."""
    drawn = GAME.new(SEATS, options={"setup-duplicates": "may-redraw"}, seed=1)
    while drawn.last.number == 0 or not drawn.last.outcomes:
        drawn.play(drawn.legal()[0])
    lines = drawn.record.lines
    script = tricorne.Scripted(lines[0].outcomes)
    state = GAME.new(SEATS, options={"setup-duplicates": "may-redraw"}, chance=script)
    for line in lines[1:]:
        before = state.clone()
        state.play(line.text)
    assert state.actor == "chance"
    state.undo()
    assert state == before
    state.play(lines[-1].text)
    state.feed(lines[-1].outcomes)
    assert state.undo_limit().actions == 0


def test_copies_undo_on_their_own() -> None:
    state = placing()
    state.play(state.legal()[0])
    copy = state.clone()
    copy.undo()
    assert state.last.number == 1
    assert copy == placing()
    state.play(state.legal()[0])
    state.undo()
    assert tricorne.replay(str(state.record)) == state


def test_records_cannot_undo_across_a_barrier() -> None:
    state = placing()
    state.play(state.legal()[0])
    state.aside("russia", "pay france 1")
    text = str(state.record).replace("unfinished", "3 undo to 0\nunfinished")
    with pytest.raises(tricorne.BadRecord, match="'undo to 0' is not allowed: undo goes back to 2 at most"):
        tricorne.replay(text)
