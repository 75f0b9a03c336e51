"""losses: what one side of one combat loses, for the choices of the case and for all others."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.struggle_of_empires.battles import compare_losses
from tests.recorded.struggle_of_empires.combat_watch import LossWatch, loss_options
from tests.recorded.struggle_of_empires.play import Play, Watcher
from tests.recorded.struggle_of_empires.table import POWER, UNIT, engine_of, gains_since, nonzero
from tricorne.games.struggle_of_empires import step_numbers
from tricorne.games.struggle_of_empires.actions import LOSE_OF_ALLY, LOSE_UNIT
from tricorne.games.struggle_of_empires.battle.attack import clear_battle
from tricorne.games.struggle_of_empires.board.constants import ARMY, BLUE, INDIA, NAVY, PLACES, RED
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    BAG,
    COMBAT_KIND,
    DEFENDERS,
    DICE,
    LOSS_SIDE,
    NO_SIDE,
    ON_LAND,
    ON_POWER,
    REGION,
    TARGET,
    TARGET_ID,
    WINNER,
    Position,
)
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.kernel.position import actor_of, kind_of

WHERE = INDIA
"""A region with a sea of its own, so that both kinds of combat can be fought there."""
A_SEVEN = [3, 4]
NO_SEVEN = [1, 1]


class SideWatch(Watcher):
    """Loss records of the side that the case is about."""

    def __init__(self, engine: Rules, side: int) -> None:
        self.engine = engine
        self.side = side
        self.losses = LossWatch()

    def before(self, p: Position, kind: int) -> None:
        if kind == step_numbers.LOSSES:
            self.losses.before(p)

    def after(self, p: Position, kind: int) -> None:
        if (
            kind == step_numbers.LOSSES
            and p.stack
            and kind_of(p.stack[-1]) in (step_numbers.LOSE_OWN, step_numbers.LOSE_ALLY)
        ):
            self.losses.asked(actor_of(p.stack[-1]), loss_options(self.engine, p))

    @property
    def records(self) -> list[dict[str, Any]]:
        return self.losses.records["attacker" if self.side == ATTACKERS else "defender"]


def stage(case: Case, engine: Rules) -> Position:
    """A combat that has just been decided as the case says; the other side has nothing to lose."""
    inputs = case["inputs"]
    side = ATTACKERS if inputs["side"] == "attacker" else DEFENDERS
    leader = POWER[inputs["principal"]]
    attacker = POWER[inputs["attacker"]]
    at_sea = inputs["combat"] == "naval"
    p = Position(engine.ruleset, None)
    if engine.ruleset.unrest_mode == DRAWN_HIDDEN:
        for value, number in enumerate(engine.ruleset.unrest_counters):
            p.unrest_supply[BAG + value] = number
    allies = [POWER[ally["power"]] for ally in inputs["allies"]]
    opponent = attacker
    if side == ATTACKERS:
        everybody = p.ruleset.players + p.ruleset.nonplayers
        opponent = next(power for power in everybody if power != leader and power not in allies)
    _take_sides(p, [leader, *allies], opponent)
    clear_battle(p)
    b = p.battle
    b[ATTACKER] = attacker
    b[TARGET] = ON_POWER
    b[TARGET_ID] = opponent if side == ATTACKERS else leader
    b[REGION] = WHERE
    b[COMBAT_KIND] = AT_SEA if at_sea else ON_LAND
    other = DEFENDERS if side == ATTACKERS else ATTACKERS
    b[WINNER] = {"won": side, "lost": other, "tied": NO_SIDE}[inputs["result"]]
    dice = {side: A_SEVEN if inputs["seven"] else NO_SEVEN, other: NO_SEVEN}
    for at, die in enumerate(dice[ATTACKERS] + dice[DEFENDERS]):
        b[DICE + at] = die
    b[LOSS_SIDE] = ATTACKERS
    for unit, number in inputs["principal_units"].items():
        p.pieces(UNIT[unit])[leader * PLACES + WHERE] = number
    for ally in inputs["allies"]:
        power = POWER[ally["power"]]
        p.pieces(NAVY if at_sea else ARMY)[power * PLACES + WHERE] = ally["committed"]
        (p.committed_navies if at_sea else p.committed_armies)[power] = ally["committed"]
    _bring_nonplayers(p, leader, inputs["np_allied_units"], NAVY if at_sea else ARMY)
    p.then(step_numbers.LOSSES)
    return p


def _take_sides(p: Position, friends: list[int], opponent: int) -> None:
    """The principal and his allies in their order on the red side, all others on the blue one."""
    rest = [power for power in p.ruleset.players if power not in friends and power != opponent]
    idle = [power for power in p.ruleset.nonplayers if power not in friends and power != opponent]
    for side, powers in ((RED, friends + idle[:1]), (BLUE, [opponent, *rest, *idle[1:]])):
        for box, power in enumerate(powers):
            p.side[power] = side
            p.box[power] = 2 * box + side
    p.order = sorted(p.ruleset.players, key=lambda power: p.box[power])


def _bring_nonplayers(p: Position, leader: int, number: int, unit: int) -> None:
    """Non-player units of the same Grand Alliance, which are never lost."""
    for power in p.ruleset.nonplayers:
        if number and p.side[power] == p.side[leader]:
            p.pieces(unit)[power * PLACES + WHERE] += number
            return


def check(case: Case, found: Findings) -> None:
    engine = engine_of(case)
    side = ATTACKERS if case["inputs"]["side"] == "attacker" else DEFENDERS
    expected = case["expected"]
    p = stage(case, engine)
    watch = SideWatch(engine, side)
    gains = p.unrest_gains[:]
    play = Play(engine, p, watch)
    choices = list(case["inputs"]["choices"])
    while not play.over:
        play.apply(_answer(play, choices))
    watch.losses.close(p)
    compare_losses(found, "sequence", expected["sequence"], watch.records)
    found.same("choices left over", [], choices)
    wanted = {power: number for power, number in expected["unrest_gained"].items() if number}
    found.same("unrest_gained", wanted, nonzero(gains_since(p, gains)))
    reached: list[list[Any]] = []
    _explore(engine, stage(case, engine), side, [], reached)
    found.same_set("reachable_losses", [repr(list(way)) for way in expected["reachable_losses"]], reached)


def _answer(play: Play, choices: list[Any]) -> int:
    """The row for the next choice of the case: a unit or an ally."""
    if not choices:
        return play.legal()[0]
    choice = choices.pop(0)
    word = choice["answer"] if isinstance(choice, dict) else choice
    if isinstance(word, list):
        word = word[1] if play.kind == step_numbers.LOSE_OWN else word[0]
    if play.kind == step_numbers.LOSE_OWN:
        return LOSE_UNIT + UNIT[word]
    return LOSE_OF_ALLY + POWER[word]


def _explore(engine: Rules, p: Position, side: int, taken: list[int], reached: list[Any]) -> None:
    """Every list of losses that some choices lead to."""
    watch = SideWatch(engine, side)
    play = Play(engine, p.clone(), watch)
    for action in taken:
        play.apply(action)
    if not play.over:
        for action in play.legal():
            _explore(engine, p, side, [*taken, action], reached)
        return
    watch.losses.close(play.p)
    way = repr([record["lost"] for record in watch.records])
    if way not in reached:
        reached.append(way)
