"""What a turn has seen so far: the kinds of action already taken, played out on a table where all are possible.

The cases keep the position as it is and only count actions. So each kind is really played elsewhere, on a
table rich in everything, and only the registers of the turn are carried over.
"""

from __future__ import annotations

from tests.recorded.struggle_of_empires.play import Play
from tests.recorded.struggle_of_empires.table import GAME, lay_out
from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.board.constants import (
    AFRICA,
    INDIA,
    MARKERS,
    MEDITERRANEAN,
    ON_MAP,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.rules import Rules

VERBS = {
    "build": "build",
    "rebuild": "build",
    "move": "move",
    "attack": "attack",
    "pass": "pass",
    "colonize": "colonize",
    "commerce": "commerce",
    "ally": "local-alliance",
    "claim": "claim",
    "incite": "covert",
}
"""The first word of an action, and the kind of action it is."""
KINDS = sorted(set(VERBS.values()))
PASSED = ("pass", "unused")
"""An action that is not taken counts as passed (R-TURN-1)."""


def words_of(action: int) -> list[str]:
    return GAME.actions[action].text.split()


def kinds_in(legal: list[int]) -> list[str]:
    """Which kinds of action a list of legal ones has."""
    return sorted({VERBS[words_of(action)[0]] for action in legal if words_of(action)[0] in VERBS})


def plenty(engine: Rules, source: Position, power: int) -> Position:
    """A table on which the power could do anything, with the sides and the turn of the source."""
    p = lay_out(engine, {})
    p.side = source.side[:]
    p.box = source.box[:]
    p.order = source.order[:]
    p.turn = source.turn[:]
    for each in range(POWERS):
        if not p.ruleset.in_game[each]:
            continue
        for region in range(REGIONS):
            p.control[region * POWERS + each] = 1
    for region in range(REGIONS):
        p.armies[power * PLACES + region] = 1
    for region in (AFRICA, INDIA, MEDITERRANEAN):
        p.navies[power * PLACES + region] = 1
    for marker in range(MARKERS):
        p.markers[marker] = ON_MAP
    p.population[power] = p.ruleset.population_max
    p.gold[power] = p.ruleset.start_gold
    p.ready[power * TILES + WAR_OFFICE] = 1
    return p


def _ask(p: Position, power: int) -> None:
    p.stack.clear()
    p.ask(step_numbers.TURN, power)


def play_kind(engine: Rules, p: Position, power: int, kind: str) -> None:
    """Take an action of a kind elsewhere and carry the registers of the turn over."""
    elsewhere = plenty(engine, p, power)
    _ask(elsewhere, power)
    play = Play(engine, elsewhere)
    wanted = "pass" if kind in PASSED else kind
    play.apply(next(action for action in play.legal() if VERBS.get(words_of(action)[0]) == wanted))
    _to_the_end(play)
    p.turn = elsewhere.turn[:]


def play_war_office(engine: Rules, p: Position, power: int) -> None:
    """An attack by War Office, elsewhere too."""
    elsewhere = plenty(engine, p, power)
    _ask(elsewhere, power)
    play = Play(engine, elsewhere)
    play.apply(actions.USE + WAR_OFFICE)
    play.apply(play.legal()[0])
    _to_the_end(play)
    p.turn = elsewhere.turn[:]


def _to_the_end(play: Play) -> None:
    """Let whatever the action asks pass by: the last option says no, the first outcome lands."""
    while not play.over and play.kind not in (step_numbers.TURN, step_numbers.RELIEF):
        if play.chance:
            play.apply_outcome(play.engine.outcomes(play.p)[0])
        else:
            play.apply(play.legal()[-1])


def with_history(engine: Rules, p: Position, power: int, history: list[str]) -> Play:
    """The turn of a power after a history of actions, the position as it was."""
    for kind in history:
        play_kind(engine, p, power, kind)
    _ask(p, power)
    return Play(engine, p)
