"""What proves the dice of a finished game in a browser (docs/fairness.md): the letters with their seals, and for each
outcome of the record what else could have come."""

from __future__ import annotations

from tricorne.kernel.course import counting
from tricorne.kernel.engine import EVERYBODY
from tricorne.kernel.keyed import METHOD
from tricorne.kernel.message import say
from tricorne.kernel.outcomes import value_of
from tricorne.kernel.record import ASIDE, PLAY
from tricorne.kernel.whole_acts import apply_act
from tricorne.server import letters
from tricorne.server.game_table import GameTable
from tricorne.server.problems import not_now
from tricorne.server.wire_fair import Draw, Fair


def fair(table: GameTable) -> Fair:
    """All that a proof needs; refused as long as something could still be drawn with it."""
    secret = table.secret()
    if secret is None:
        raise not_now(say("why-dice-sealed"))
    house = table.letters.get(letters.HOUSE)
    return Fair(
        title=table.title,
        game=table.game.id,
        method=METHOD if house is not None else "seed",
        commitment=table.commitment(),
        sealed=table.created if house is None else house.sealed,
        seed=secret,
        letters=letters.told(table),
        draws=_draws(table),
    )


def _draws(table: GameTable) -> list[Draw]:
    """Every outcome in the order of the record; the game is played again to see what could have come."""
    state = table.setting().opened()
    engine, position = state.engine, state.position
    found: list[Draw] = []
    for entry in counting(table.begun().last):
        if entry.kind == PLAY:
            apply_act(engine, table.game.actions, position, entry.text)
        elif entry.kind == ASIDE:
            engine.aside(position, table.game.seat_ids.index(entry.seat), entry.text)
        for outcome in entry.outcomes:
            could = sorted(state.outcomes())
            found.append(
                Draw(
                    entry=entry.number,
                    seat=entry.seat,
                    outcome=outcome.text,
                    hidden=outcome.secret != EVERYBODY,
                    texts=[text for text, _ in could],
                    weights=[weight for _, weight in could],
                )
            )
            engine.apply_outcome(position, value_of(state, outcome.text))
    return found
