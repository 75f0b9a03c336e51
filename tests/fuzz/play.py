"""One random game, watched at every step: no exception, no dead end, nothing that cannot be so on a table."""

from __future__ import annotations

import random

from tests.fuzz.frozen import Guard
from tests.fuzz.kept import KeptRow
from tests.fuzz.pairwise import Setting
from tests.fuzz.watch import Watch
from tricorne import Game, IllegalAction, State
from tricorne.kernel.engine import CHANCE, OVER

TABLE_EVERY = 97
"""How often the whole action table is asked why-not, and the position written and read again."""
CHECK_EVERY = 5
LONGEST = 20_000


class Deadlock(AssertionError):
    """The game broke one of its laws."""


def seats_for(game: Game, players: int, chance: random.Random) -> list[str]:
    return chance.sample(game.seat_ids, players)


def play_one(game: Game, setting: Setting, seed: int, watch: Watch | None = None) -> int:
    """Play to the end; the number of decisions. The engine is driven directly, its answers are checked."""
    eyes = watch or Watch()
    chance = random.Random(seed)
    seats = seats_for(game, setting.players, chance)
    state = game.new(seats=seats, preset=setting.preset, options=setting.options, seed=seed)
    engine = state.engine
    position = state.position
    guard = Guard()
    kept = KeptRow(game, state)
    decisions = 0
    while engine.waits_for(position) != OVER:
        legal: list[int] = []
        engine.legal(position, legal)
        if not legal or legal != sorted(set(legal)):
            raise Deadlock(f"legal actions {legal} at {engine.prompt(position)}")
        if decisions % TABLE_EVERY == 0:
            look_closely(game, state, legal)
        kept.look(position, engine.actor(position))
        action = chance.choice(legal)
        eyes.before(position, action)
        guard.freeze(position)
        engine.apply(position, action)
        while engine.waits_for(position) == CHANCE:
            guard.freeze(position)
            engine.apply_outcome(position, engine.draw(position))
        guard.freeze(position)
        eyes.after(position, action)
        decisions += 1
        if decisions % CHECK_EVERY == 0:
            problem = game.check_position(position)
            if problem:
                raise Deadlock(problem)
        if decisions > LONGEST:
            raise Deadlock("the game does not end")
    problem = game.check_position(position)
    if problem:
        raise Deadlock(problem)
    ranked = [seat for group in state.ranking for seat in group]
    if sorted(ranked) != sorted(seats) or set(state.scores) != set(seats):
        raise Deadlock(f"ranking {state.ranking}, scores {state.scores}")
    return decisions


def look_closely(game: Game, state: State, legal: list[int]) -> None:
    """Refusals and the legal list agree over the whole table, and the position survives being written."""
    open_now = set(legal)
    for action in range(len(game.actions)):
        refusal = state.engine.why_not(state.position, action)
        if (refusal is None) != (action in open_now):
            raise Deadlock(
                f"{game.actions[action].text}: legal {action in open_now}, refusal {refusal and refusal.reason}"
            )
        if refusal is not None and not refusal.reason:
            raise Deadlock(f"{game.actions[action].text} is refused without a reason")
    if not state.prompt.words:
        raise Deadlock(f"nothing is said about {state.prompt.key}")
    copy = state.clone()
    again = game.from_json(copy.to_json())
    if again.position.fields() != state.position.fields():
        raise Deadlock("a position changed by being written and read")
    closed = next(action for action in range(len(game.actions)) if action not in open_now)
    try:
        copy.play(closed)
    except IllegalAction:
        if copy.position.fields() != state.position.fields():
            raise Deadlock("a refused action changed the position") from None
    else:
        raise Deadlock(f"{game.actions[closed].text} was played though it is not legal")
