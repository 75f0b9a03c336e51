"""Bots that think ahead: legal, the same for the same numbers, blind to what their seat cannot know, and worth it."""

from __future__ import annotations

import pytest

import tricorne
from tricorne.bots import BadBot, Bot, Budget, Seat, bot, let_talk
from tricorne.bots.levels import Captain, Ensign
from tricorne.bots.registry import for_game
from tricorne.bots.search.bot import Search, knowledge

GAMES = {"struggle-of-empires": ["britain", "france", "russia", "spain"], "imperial-struggle": ["france", "britain"]}
FEW_PASSES = 6


def playing(game: str) -> list[str]:
    return [kind.name for kind in for_game(game)]


def small(name: str) -> Bot:
    """A bot of the house that thinks for a moment only."""
    player = bot(name)()
    if isinstance(player, Search):
        player.budget = Budget(passes=FEW_PASSES)
    return player


def at(game: str, seed: int, decisions: int) -> tricorne.State:
    """A game after so many decisions of the heuristic."""
    state = tricorne.game(game).new(GAMES[game], seed=seed)
    eyes = {seat: Seat(state, seat, seed) for seat in GAMES[game]}
    player = bot("heuristic")()
    for _ in range(decisions):
        state.play(player.decide(eyes[str(state.actor)]))
    return state


def weighty(game: str, state: tricorne.State) -> bool:
    """Whether bots that think ahead do so now."""
    return not knowledge(state.game, state.engine, state.position).small(state.position)


def answers(name: str, state: tricorne.State, seat: str, seed: int) -> tuple[int, list[str], str]:
    """What a bot decides, says to others, and gives as its reason."""
    action = small(name).decide(Seat(state, seat, seed))
    return (
        action,
        small(name).asides(Seat(state, seat, seed)),
        str(small(name).explain(Seat(state, seat, seed), action)),
    )


@pytest.mark.long_play
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in playing(game)])
def test_no_bot_peeks(game: str, name: str) -> None:
    """The hidden part of the position is replaced by another that fits: the same numbers give the same decision, and
    the same reasons for it and words to others."""
    hidden = False
    for decisions in (25, 70, 130):
        state = at(game, 11, decisions)
        while len(state.legal()) == 1 or not weighty(game, state):
            state.play(bot("heuristic")().decide(Seat(state, str(state.actor), 1)))
        actor = str(state.actor)
        told = answers(name, state, actor, decisions)
        for seed in range(3):
            world = state.sample(actor, seed)
            hidden = hidden or world.position.fields() != state.position.fields()
            assert answers(name, world, actor, decisions) == told
    assert hidden


@pytest.mark.parametrize("game", GAMES)
def test_the_same_numbers_give_the_same_search(game: str) -> None:
    state = at(game, 3, 40)
    before = state.to_json()
    actor = str(state.actor)
    chosen = [Search(Budget(passes=12)).decide(Seat(state, actor, seed)) for seed in (1, 1, 2)]
    assert chosen[0] == chosen[1]
    assert all(action in state.legal() for action in chosen)
    assert state.to_json() == before


@pytest.mark.long_play
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["ensign", "captain", "general", "marshal"])
def test_the_same_numbers_give_the_same_level(game: str, name: str) -> None:
    state = at(game, 3, 40)
    actor = str(state.actor)
    chosen = [small(name).decide(Seat(state, actor, 1)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.legal()


@pytest.mark.parametrize("game", GAMES)
def test_search_keeps_to_a_time(game: str) -> None:
    state = at(game, 3, 40)
    action = Search(Budget(seconds=0.05)).decide(Seat(state, str(state.actor), 1))
    assert action in state.legal()


@pytest.mark.parametrize("game", GAMES)
def test_shares_add_up_and_tell_who_won(game: str) -> None:
    state = at(game, 3, 60)
    known = knowledge(state.game, state.engine, state.position)
    shares = known.shares(state.position)
    assert sum(shares) == pytest.approx(1.0)
    assert all(0.0 <= share <= 1.0 for share in shares)
    seats = [state.seat_number(seat) for seat in GAMES[game]]
    assert all(shares[seat] > 0.0 for seat in seats)
    eyes = {seat: Seat(state, seat, 3) for seat in GAMES[game]}
    player = bot("heuristic")()
    while state.actor is not None:
        state.play(player.decide(eyes[state.actor]))
    shares = known.shares(state.position)
    assert sum(shares) == pytest.approx(1.0)
    assert [seat for seat in GAMES[game] if shares[state.seat_number(seat)] > 0] == state.ranking[0]


@pytest.mark.parametrize("game", GAMES)
def test_grounds_are_those_of_the_evaluation(game: str) -> None:
    """What speaks for a seat is told in words, and differs from seat to seat."""
    state = at(game, 3, 60)
    known = knowledge(state.game, state.engine, state.position)
    one, other = (known.grounds(state.position, state.seat_number(seat)) for seat in GAMES[game][:2])
    assert one.keys() == other.keys()
    assert one != other


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["search", "heuristic", "ensign", "general"])
def test_a_move_is_explained_in_one_sentence(game: str, name: str) -> None:
    state = at(game, 3, 50)
    while len(state.legal()) == 1:
        state.play(state.legal()[0])
    eyes = Seat(state, str(state.actor), 1)
    action = small(name).decide(eyes)
    said = str(small(name).explain(eyes, action))
    assert said.startswith(str(state.game.actions[action].words))
    assert said.endswith(".")
    assert "\n" not in said


def test_a_part_of_the_thinking_time_is_named_behind_the_bot() -> None:
    for game in GAMES:
        whole = bot("marshal").passes(tricorne.game(game))
        assert bot("marshal@0.1").passes(tricorne.game(game)) == round(whole * 0.1)
    for wrong in ("marshal@", "marshal@-1", "marshal@much", "heuristic@0.5", "marschall@0.1"):
        with pytest.raises(BadBot):
            bot(wrong)


def test_levels_think_longer_and_longer() -> None:
    for game in GAMES:
        passes = [bot(name).passes(tricorne.game(game)) for name in ("captain", "general", "marshal")]
        assert passes == sorted(set(passes))


@pytest.mark.parametrize(("often", "like"), [(1, "ensign"), (0, "looking")])
def test_the_captain_decides_by_eye_now_and_then(often: int, like: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then as an ensign would, else with its rehearsals."""
    playbooks = {game: tricorne.game(game).playbook() for game in GAMES}
    assert [game for game, playbook in playbooks.items() if playbook and playbook.by_eye] == list(GAMES)
    playbook = playbooks["struggle-of-empires"]
    assert playbook is not None
    monkeypatch.setitem(playbook.by_eye, "captain", often)
    state = at("struggle-of-empires", 3, 40)
    for number in range(6):
        captain = Captain()
        eyes, others = (Seat(state, str(state.actor), number) for _ in range(2))
        other = Ensign() if like == "ensign" else Search(Budget(passes=5), plan=Captain.plan)
        if often:
            assert others.rng.below(often) == 0
        assert captain.decide(eyes) == other.decide(others)


@pytest.mark.long_play
def test_bots_buy_and_sell_help() -> None:
    """Over some games gold is offered for help in attacks, and taken."""
    offered = 0
    accepted = 0
    for seed in (3, 4):
        state = tricorne.game("struggle-of-empires").new(GAMES["struggle-of-empires"], seed=seed)
        players = {seat: (bot("heuristic")(), Seat(state, seat, seed)) for seat in state.seats}
        while state.actor is not None:
            if let_talk(state, players.values()):
                continue
            player, eyes = players[state.actor]
            state.play(player.decide(eyes))
        texts = [line.text for line in state.record.lines]
        offered += sum(text.startswith("offer ") for text in texts)
        accepted += sum(text.startswith("accept ") for text in texts)
    assert offered >= accepted > 0


def test_no_alternative_is_told_as_better_than_what_was_chosen() -> None:
    """Whatever was played, also something poor: what is told beside it promises no more."""
    game = "imperial-struggle"
    state = at(game, 3, 40)
    while not weighty(game, state) or len(state.legal()) < 4:
        state.play(state.legal()[0])
    actor = str(state.actor)
    chosen = Search(Budget(passes=24)).decide(Seat(state, actor, 1))
    for action in (chosen, state.legal()[0], state.legal()[-1]):
        args = Search(Budget(passes=24)).explain(Seat(state, actor, 1), action).args
        assert int(str(args.get("percent2", 0))) <= int(str(args.get("percent", 0)))
    assert "percent2" in Search(Budget(passes=24)).explain(Seat(state, actor, 1), chosen).args
