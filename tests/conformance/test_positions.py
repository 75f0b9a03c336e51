"""Positions of every game: copies, JSON, legal lists, refusals, and bad input that changes nothing."""

import json

import pytest

import tricorne
from tests.conformance.seating import Seating
from tests.conformance.tables import TABLES, Dice, stops, wander
from tricorne.kernel.engine import CHANCE, OVER
from tricorne.kernel.revealed import revealed


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_copies_are_independent(table: Seating) -> None:
    """Playing on with a copy, or with the original, leaves the other as it was."""
    for state in stops(table, 11, 12):
        if state.over:
            continue
        copy = state.clone()
        before = state.to_json()
        assert copy == state
        assert hash(copy) == hash(state)
        copy.play(copy.legal()[-1])
        assert copy != state
        assert state.to_json() == before
        after = copy.to_json()
        state.play(state.legal()[0])
        assert copy.to_json() == after
        assert len(copy.record) == len(state.record)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_an_act_on_a_copy_is_the_act_itself(table: Seating) -> None:
    """With and without a list of what is legal, the same comes of it; what is not legal stays closed."""
    for state in stops(table, 12, 12):
        if state.over:
            continue
        before = state.to_json()
        act = state.clone().legal()[0]
        closed = next(number for number in range(len(state.game.actions.rows)) if number not in state.clone().legal())
        unlisted = state.played(act)
        state.legal()
        assert state.played(act).to_json() == unlisted.to_json()
        with pytest.raises(tricorne.IllegalAction):
            state.played(closed)
        assert state.to_json() == before
        state.play(act)
        assert state.to_json() == unlisted.to_json()


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_copy_played_to_the_end_leaves_the_original_alone(table: Seating) -> None:
    """Copies may share what seldom changes; whoever changes it first takes a list of its own."""
    for state in stops(table, 10, 8):
        before = state.to_json()
        copy = state.clone()
        second = copy.position.clone()
        copy.engine.playout(copy.position, 5, 1_000_000)
        assert copy.over
        assert state.to_json() == before
        assert second.fields() == state.position.fields()


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_an_act_reveals_follows_from_the_list_of_secrets(table: Seating) -> None:
    """A game may judge by what has moved: it finds what a comparison of all hidden facts finds."""
    state = table.new(14)
    engine, position, dice = state.engine, state.position, Dice(14)
    waits = engine.waits_for(position)
    while waits != OVER:
        if waits == CHANCE:
            engine.apply_outcome(position, engine.draw(position))
        else:
            actor = engine.actor(position)
            known = engine.secrets(position)[:]
            sight = engine.sight_of(position)
            legal: list[int] = []
            engine.legal(position, legal)
            engine.apply(position, legal[dice.below(len(legal))])
            told = revealed(known, engine.secrets(position), actor)
            assert engine.revealed_since(position, sight, actor) == told
        waits = engine.waits_for(position)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_writing_into_the_list_of_legal_actions_opens_nothing(table: Seating) -> None:
    state = table.new(15)
    legal = state.legal()
    other = next(number for number in range(len(state.game.actions.rows)) if number not in legal)
    legal.append(other)
    with pytest.raises(tricorne.IllegalAction):
        state.play(other)
    state.play(legal[0])


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_positions_go_through_json(table: Seating) -> None:
    """A position that is written and read again is the same, and goes on in the same way."""
    game = tricorne.game(table.game)
    for state in stops(table, 12, 30):
        text = state.to_json()
        again = game.from_json(text)
        assert again == state
        assert again.to_json() == text
        assert again.actor == state.actor
        assert again.legal() == state.legal()
        if not state.over:
            again.play(again.legal()[0])
            state.play(state.legal()[0])
            assert again == state


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_every_position_holds_together(table: Seating) -> None:
    game = tricorne.game(table.game)
    for state in wander(table, 13):
        assert game.check_position(state.position) is None


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_legal_lists_are_sorted_single_and_not_empty(table: Seating) -> None:
    for state in wander(table, 14):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert (legal == []) == state.over
        assert (state.actor is None) == state.over
        if not state.over:
            assert state.actor in table.seats
            longer = [-1]
            state.engine.legal(state.position, longer)
            assert longer == [-1, *legal]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_legal_lists_are_complete(table: Seating) -> None:
    """Of the whole table exactly the listed actions are open, and every refusal gives a reason."""
    actions = tricorne.game(table.game).actions
    for state in stops(table, 15, 40):
        legal = state.legal()
        for action in actions:
            refusal = state.engine.why_not(state.position, action.id) if legal else state.why_not(action.id)
            assert (refusal is None) == (action.id in legal), (state.prompt.key, action.text)
            if refusal is not None:
                assert refusal.reason
                assert "\n" not in str(refusal.reason)


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_refusals_cite_rules_that_exist(table: Seating) -> None:
    game = tricorne.game(table.game)
    cited: set[str] = set()
    for state in stops(table, 16, 20):
        cited.update(state.prompt.rules)
        for action in game.actions:
            refusal = state.why_not(action)
            if refusal is not None:
                cited.update(refusal.rules)
    assert cited
    assert [id for id in sorted(cited) if not game.rulebook.knows(id)] == []


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_bad_input_changes_nothing(table: Seating) -> None:
    game = tricorne.game(table.game)
    for state in stops(table, 17, 5):
        before = state.clone()
        legal = state.legal()
        refused = next(action.id for action in game.actions if action.id not in legal)
        with pytest.raises(tricorne.IllegalAction):
            state.play(refused)
        for unknown in ("", "march on the moon", -1, len(game.actions)):
            with pytest.raises(tricorne.BadAction):
                state.play(unknown)
        with pytest.raises(tricorne.BadAction):
            state.aside("atlantis", "say hello")
        with pytest.raises(tricorne.BadAction):
            state.aside(table.seats[0], "grumble")
        with pytest.raises(tricorne.BadAction):
            state.view("atlantis")
        with pytest.raises(tricorne.IllegalAction):
            state.undo(to=state.last.number)
        with pytest.raises(tricorne.BadRecord):
            state.feed([1])
        assert state == before
        assert state.record == before.record


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_written_positions_are_read_strictly(table: Seating) -> None:
    """Every list is checked for its presence, its length and its kind."""
    game = tricorne.game(table.game)
    for state in stops(table, 18, 2):
        good = json.loads(state.to_json())
        for key in good["position"]:
            for wrong in (None, "many", ["x"], [True], [[1]], [1.5]):
                bad = {**good, "position": {**good["position"], key: wrong}}
                with pytest.raises(tricorne.BadRecord, match=key) as error:
                    game.from_json(json.dumps(bad))
                assert "\n" not in str(error.value)
            bad = {**good, "position": {name: good["position"][name] for name in good["position"] if name != key}}
            if key in state.position.later_names():
                assert game.from_json(json.dumps(bad)).position.fields()[key] == []
                continue
            with pytest.raises(tricorne.BadRecord, match=key):
                game.from_json(json.dumps(bad))


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_positions_with_one_wrong_number_are_refused_or_play_on(table: Seating) -> None:
    """Whatever is read can be asked for its legal actions; anything else is a BadRecord."""
    game = tricorne.game(table.game)
    dice = Dice(5)
    refused = 0
    for state in stops(table, 19, 40):
        form = json.loads(state.to_json())
        lists = [key for key in form["position"] if form["position"][key] and key not in ("stack", "rng")]
        key = lists[dice.below(len(lists))]
        numbers = form["position"][key]
        numbers[dice.below(len(numbers))] += [-1000, -1, 1, 1000][dice.below(4)]
        try:
            read = game.from_json(json.dumps(form))
        except tricorne.BadRecord:
            refused += 1
        else:
            assert read.over or read.legal()
    assert refused > 0


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_random_play_ends(table: Seating) -> None:
    """Games end, with a score for every seat and every seat in the ranking."""
    state = table.new(20)
    scores = state.playout(3)
    assert scores == state.clone().playout(3)
    assert not state.over
    assert sorted(scores) == sorted(table.seats)
    lengths = [state.engine.playout(state.position.clone(), seed, 1_000_000) for seed in range(4)]
    assert len(set(lengths)) > 1
    *_, end = wander(table, 20)
    assert end.over
    assert sorted([seat for group in end.ranking for seat in group]) == sorted(table.seats)
    assert sorted(end.scores) == sorted(table.seats)
