"""Records of every game: text and JSON, replay of every prefix, undo, scripted chance, copies for the seats."""

import pytest

import tricorne
from tests.conformance.seating import Seating
from tests.conformance.tables import TABLES, board, stops, wander


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_records_go_through_text_and_json(table: Seating) -> None:
    for state in stops(table, 31, 5):
        record = state.record
        text = str(record)
        assert str(tricorne.Record.read(text)) == text
        assert str(tricorne.Record.read(record.to_json())) == text
        assert tricorne.Record.read(text).to_json() == record.to_json()
        assert tricorne.Record.read(text) == record


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_replay_rebuilds_the_game(table: Seating) -> None:
    """From text and from JSON, with asides and undo in it: the same position and the same record."""
    for state in stops(table, 32, 3):
        for written in (str(state.record), state.record.to_json()):
            again = tricorne.replay(written)
            assert again == state
            assert again.record == state.record


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_every_prefix_replays(table: Seating) -> None:
    """Entry by entry through an opening, then here and there to the end."""
    passed = [state.clone() for state in wander(table, 33)]
    opening = str(passed[60].record)
    text = str(passed[-1].record)
    for number in [*range(50), *range(50, len(passed), len(passed) // 3)]:
        again = tricorne.replay(opening if number < 50 else text, to=number)
        assert again == passed[number]
        assert str(again.last.text) == passed[number].last.text


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_play_goes_on_after_a_replay_as_it_would_have(table: Seating) -> None:
    """The streams have moved on: the same further actions meet the same further chance."""
    for state in stops(table, 34, 4):
        again = tricorne.replay(str(state.record))
        for _ in range(60):
            if state.over:
                break
            action = state.legal()[-1]
            state.play(action)
            again.play(action)
        assert again == state
        assert str(again.record) == str(state.record)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_scripted_chance_gives_the_original_game(table: Seating) -> None:
    """All outcomes of a record, given from outside, lead to the same board."""
    *_, original = wander(table, 35)
    lines = original.record.lines
    outcomes = [outcome for line in lines for outcome in line.outcomes]
    again = table.new(chance=tricorne.Scripted(outcomes))
    for line in lines[1:]:
        if line.kind == "play":
            again.play(line.text)
        elif line.kind == "aside":
            again.aside(line.seat, line.text)
        else:
            again.undo(int(line.text), shared=True)
    assert board(again) == board(original)
    assert [str(line) for line in again.record.lines] == [str(line) for line in lines]
    assert again.record.seed == ""
    replayed = tricorne.replay(str(again.record))
    assert replayed == again
    assert tricorne.verify(str(again.record)).seed == "absent"


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_fed_chance_waits_and_goes_on(table: Seating) -> None:
    """Without a script every outcome is asked for; a wrong one changes nothing."""
    original = table.new(36)
    state = table.new(chance=tricorne.Scripted())
    for outcome in original.record.lines[0].outcomes:
        assert state.actor == "chance"
        before = state.clone()
        with pytest.raises(tricorne.BadRecord, match="chance cannot bring"):
            state.feed([outcome, "a-white-elephant"] if len(state.outcomes()) == 1 else ["a-white-elephant"])
        assert state == before
        assert state.record == before.record
        assert outcome in [text for text, _ in state.outcomes()]
        assert tricorne.replay(str(state.record)) == state
        assert tricorne.game(table.game).from_json(state.to_json()) == state
        state.feed([outcome])
    assert board(state) == board(original)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_records_verify(table: Seating) -> None:
    *_, state = wander(table, 37)
    report = tricorne.verify(str(state.record))
    assert report.ok
    assert (report.seed, report.commitment, report.over) == ("fits", "fits", True)
    assert report.lines == len(state.record)
    for seat in (None, table.seats[0]):
        assert tricorne.verify(str(state.record), seen=str(state.record_for(seat))).ok


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_undo_leads_back_to_where_the_game_stood(table: Seating) -> None:
    """Every undo that is open gives the position after the entry that it names; the record keeps counting."""
    stood: dict[int, tricorne.State] = {}
    undone = 0
    for state in wander(table, 38, 500):
        stood[state.last.number] = state.clone()
        limit = state.undo_limit(shared=True)
        copy = state.clone()
        if limit.actions:
            copy.undo(limit.number, shared=True)
            assert copy == stood[limit.number]
            assert copy.last.number == state.last.number + 1
            undone += 1
            if undone % 20 == 0:
                assert tricorne.replay(str(copy.record)) == copy
        if limit.number > 0:
            with pytest.raises(tricorne.IllegalAction, match="undo goes back|nothing can be taken back"):
                state.undo(limit.number - 1, shared=True)
        assert state == stood[state.last.number]
    assert undone > 20


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_copies_for_the_seats_hide_the_seed_and_keep_the_lines(table: Seating) -> None:
    *_, state = wander(table, 39, 300)
    full = state.record
    for seat in (None, *table.seats):
        mine = state.record_for(seat)
        assert mine.seed == ""
        assert mine.commitment == full.commitment
        assert mine.seen_by == (seat or "everybody")
        assert [line.number for line in mine.lines] == [line.number for line in full.lines]
        assert [len(line.outcomes) for line in mine.lines] == [len(line.outcomes) for line in full.lines]
        assert tricorne.Record.read(str(mine)) == mine
        assert tricorne.Record.read(mine.to_json()) == mine


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_games_from_a_position_have_records_too(table: Seating) -> None:
    """A state that was read from JSON begins its record with that position."""
    game = tricorne.game(table.game)
    for state in stops(table, 40, 3):
        begun = game.from_json(state.to_json())
        for _ in range(30):
            if not begun.over:
                begun.play(begun.legal()[0])
        again = tricorne.replay(str(begun.record))
        assert again == begun
        assert again.record == begun.record
        assert tricorne.verify(begun.record.to_json()).ok
        assert begun.record_for(table.seats[0]).position == "?"
