"""turns: may a tile, or taxation, be used at a moment of the game?

Each moment is played: the power in question owns one ready copy, and every decision that the engine asks of it
during the moment is searched for the use.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.phases import next_phase
from tests.recorded.struggle_of_empires.play import Play
from tests.recorded.struggle_of_empires.table import TILE, engine_of, lay_out, open_turn, set_unrest
from tests.recorded.struggle_of_empires.turn_history import plenty
from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.auction import auction
from tricorne.games.struggle_of_empires.board.constants import (
    ARMY,
    BLUE,
    INDIA,
    NAVY,
    NONE,
    PLACES,
    POWERS,
    RED,
    TILES,
    UNALLIED,
    WAR_OFFICE,
)
from tricorne.games.struggle_of_empires.board.position import BIDDER, COMBAT_KIND, COMBAT_STAGE, ON_LAND, Position
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.turn import taxation
from tricorne.games.struggle_of_empires.war import war

TAXATION = "taxation-for-expense"
BARE_TAXATION = "taxation-without-expense"
IN_ATTACK = {
    "reserves": actions.CALL_RESERVES,
    "fighting-withdrawal": actions.WITHDRAW,
    "surprise-attack": actions.SURPRISE,
    "blockade-support": actions.RAISE_SUPPORT,
    "militia": actions.CALL_MILITIA,
}
ALIAS = {
    "blockade-support": "blockade",
    "blockade-lay": "blockade",
    "blockade-place": "blockade",
    "blockade-on-map": "blockade",
}
HIGH = [6, 1]
LOW = [1, 1]


def action_of(what: str) -> int:
    if what in IN_ATTACK:
        return IN_ATTACK[what]
    return actions.USE + TILE[ALIAS.get(what, what)]


class Moment:
    """The hero, who has the tile, and a table on which anything could be done."""

    def __init__(self, case: Case) -> None:
        self.engine: Rules = engine_of(case)
        self.what: str = case["inputs"]["what"]
        self.hero = self.engine.ruleset.players[0]
        self.other = self.engine.ruleset.players[1]
        self.table = self._table()
        self.seen = False
        """Whether the use was offered to the hero."""

    def _table(self) -> Position:
        p = lay_out(self.engine, {})
        open_turn(p, self.hero)
        p = plenty(self.engine, p, self.hero)
        p.ready[self.hero * TILES + WAR_OFFICE] = 0
        if self.what not in (TAXATION, BARE_TAXATION):
            p.ready[self.hero * TILES + TILE[ALIAS.get(self.what, self.what)]] = 1
        set_unrest(p, self.hero, 1)
        return p

    def look(self, play: Play) -> None:
        """The moment is now: is the use offered, can an expense be taxed?"""
        if self.what == TAXATION:
            p = play.p.clone()
            taxation.pay(p, self.hero, p.gold[self.hero] + 1)
            self.seen = self.seen or p.gold[self.hero] >= 0
        elif self.what == BARE_TAXATION:
            # TAX-6: no action and no aside takes gold from the people for nothing.
            self.seen = self.seen or self.engine.why_not_aside(play.p, self.hero, "tax") is None
        elif not play.over and not play.chance and play.actor == self.hero:
            self.seen = self.seen or action_of(self.what) in play.legal()

    # -- turns -------------------------------------------------------------------------------------

    def turn_of(self, power: int, taken: int) -> Play:
        """A turn after so many actions were passed."""
        p = self.table
        p.stack.clear()
        open_turn(p, power)
        play = Play(self.engine, p)
        for _ in range(taken):
            play.apply(actions.PASS)
        return play

    # -- attacks -----------------------------------------------------------------------------------

    def sides(self, attacker: int, defender: int, ally: int) -> None:
        """The hero's part in an attack in India, where both sides have armies and navies."""
        p = self.table
        for power in range(POWERS):
            if p.ruleset.in_game[power]:
                p.side[power] = RED if power in (attacker, ally) else BLUE
            for unit in (ARMY, NAVY):
                p.pieces(unit)[power * PLACES + INDIA] = 1 if power in (attacker, defender, ally) else 0
        boxes = {RED: 1, BLUE: 2}
        for power in range(POWERS):
            if p.ruleset.in_game[power]:
                p.box[power] = boxes[p.side[power]]
                boxes[p.side[power]] += 2
        p.order = sorted(p.ruleset.players, key=lambda power: p.box[power])

    def attack(self, attacker: int, defender: int, look_at: Callable[[Play], bool], wins: bool) -> None:
        """Fight on land in India and look at the hero's chances whenever the moment is there."""
        play = self.turn_of(attacker, 0)
        play.apply(actions.ATTACK_POWER + INDIA * POWERS + defender)
        dice = HIGH + LOW if wins else LOW + HIGH
        rolled = 0
        while play.on_stack(step_numbers.ATTACK):
            if look_at(play):
                self.look(play)
            if play.chance:
                play.apply_outcome(dice[rolled % len(dice)])
                rolled += 1
            else:
                play.apply(self._quietly(play))

    def _quietly(self, play: Play) -> int:
        """Decline what can be declined, so that the attack goes straight to its land combat."""
        legal = play.legal()
        if play.kind in (step_numbers.COMMIT_NAVIES, step_numbers.COMMIT_ARMIES):
            return legal[-1] if play.actor == self.hero else legal[0]
        if play.kind == step_numbers.ACCEPT_HELP:
            return legal[0]
        if play.kind == step_numbers.FIGHT_AT_SEA:
            # The hero keeps naval support: his enemy declines, he fights.
            return legal[0] if play.actor == self.hero else legal[-1]
        return legal[-1]


def _after_dice(play: Play) -> bool:
    b = play.p.battle
    return play.on_stack(step_numbers.COMBAT) and b[COMBAT_KIND] == ON_LAND and b[COMBAT_STAGE] > 0 and not play.chance


def _declared(play: Play) -> bool:
    return play.kind == step_numbers.SURPRISE


def _before_land_dice(play: Play) -> bool:
    return play.kind == step_numbers.BLOCKADE_SUPPORT or (play.chance and _land_dice_due(play))


def _land_dice_due(play: Play) -> bool:
    return play.kind == step_numbers.BATTLE_DIE and play.p.battle[COMBAT_KIND] == ON_LAND


# -- the moments -----------------------------------------------------------------------------------


def _own_turn(moment: Moment, name: str) -> None:
    taken = 2 if "after" in name else 1 if "between" in name else 0
    moment.look(moment.turn_of(moment.hero, taken))


def _other_turn(moment: Moment, name: str) -> None:
    moment.look(moment.turn_of(moment.other, 0))


def _own_attack(moment: Moment, name: str) -> None:
    when = _declared if "declar" in name else _before_land_dice if "before" in name else _after_dice
    _fight(moment, moment.hero, moment.other, NONE, when, True)


def _as_defender(moment: Moment, name: str) -> None:
    lost = "lost" in name and "not-lost" not in name
    _fight(moment, moment.other, moment.hero, NONE, _after_dice, lost)


def _as_ally(moment: Moment, name: str) -> None:
    players = moment.engine.ruleset.players
    if len(players) > 2:
        _fight(moment, moment.other, players[2], moment.hero, _after_dice, True)
    else:
        # Two players have no allies: the other one's turn is all there is.
        _other_turn(moment, name)


def _fight(moment: Moment, attacker: int, defender: int, ally: int, when: Callable[[Play], bool], wins: bool) -> None:
    moment.sides(attacker, defender, ally)
    moment.attack(attacker, defender, when, wins)
    if moment.what in (TAXATION, BARE_TAXATION):
        moment.look(moment.turn_of(attacker, 0))


def _auction(moment: Moment, name: str) -> None:
    p = moment.table
    p.stack.clear()
    for power in range(POWERS):
        p.side[power] = UNALLIED
        p.box[power] = 0
    p.auction[BIDDER] = NONE
    auction.begin(p)
    play = Play(moment.engine, p)
    while not play.over:
        moment.look(play)
        play.apply(play.legal()[0])


def _phase_four(moment: Moment, name: str) -> None:
    p = moment.table
    p.stack.clear()
    p.gold[moment.hero] = 0
    p.population[moment.hero] = 0
    before = p.unrest_gains[moment.hero]
    p.armies[moment.hero * PLACES] = p.control_markers(moment.hero) + 1
    next_phase(moment.engine, p, war.INCOME)
    # Phase IV asks nobody anything: only the taxes of maintenance can be used in it.
    moment.seen = moment.what == TAXATION and p.unrest_gains[moment.hero] > before


def _own_build(moment: Moment, name: str) -> None:
    play = moment.turn_of(moment.hero, 0)
    play.apply(actions.BUILD + ARMY)
    while not play.over and play.kind != step_numbers.TURN:
        moment.look(play)
        play.apply(play.legal()[-1])


def check(case: Case, found: Findings) -> None:
    name = case["inputs"]["moment"]
    moment = Moment(case)
    if "another-player" in name or "other-player" in name:
        _other_turn(moment, name)
    elif "build" in name:
        _own_build(moment, name)
    elif name.startswith("own-turn"):
        _own_turn(moment, name)
    elif "ally" in name:
        _as_ally(moment, name)
    elif "defender" in name:
        _as_defender(moment, name)
    elif "attack" in name:
        _own_attack(moment, name)
    elif "auction" in name:
        _auction(moment, name)
    elif "phase-4" in name:
        _phase_four(moment, name)
    else:
        raise AssertionError(f"no such moment is known: {name}")
    found.same(f"timing {name} {moment.what}", case["expected"]["legal"], moment.seen)
