"""One combat, at sea or on land: dice, Reserves, the result, Fighting Withdrawal, capture (NAVAL-14, 15, LAND-7, 8).

The Combat passage lies on the stack above the attack: roll, ask for Reserves, name the winner, ask for a
withdrawal, move the control marker, then hand over to losses.py.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import CALL_RESERVES, NO_RESERVES, NO_WITHDRAWAL, WITHDRAW
from tricorne.games.struggle_of_empires.battle.strength import player_principal, strength
from tricorne.games.struggle_of_empires.board.constants import (
    FIGHTING_WITHDRAWAL,
    NONE,
    PIRATES,
    POWERS,
    RESERVES,
    TILES,
    TOKENS,
    USED,
    Side,
)
from tricorne.games.struggle_of_empires.board.pieces import at_control_limit, return_to_display
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    BASE_ATTACKER,
    BASE_DEFENDER,
    COMBAT_KIND,
    COMBAT_STAGE,
    DEFENDERS,
    DICE,
    DICE_ROLLED,
    LOSS_NUMBER,
    LOSS_SIDE,
    NO_SIDE,
    ON_LAND,
    ON_MARKER,
    ON_POWER,
    REGION,
    TARGET,
    TARGET_ID,
    TOKEN,
    WINNER,
    WITHDRAWN,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import BATTLE_DIE, COMBAT, LOSSES, USE_RESERVES, WITHDRAWAL
from tricorne.games.struggle_of_empires.streams import DICE_STREAM
from tricorne.games.struggle_of_empires.text import refuse, say, the_power
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision, Die, Passage
from tricorne.kernel.message import Message
from tricorne.kernel.position import actor_of, added, replaced

BATTLE_DICE: Final = 4

# Stages of a combat
ROLL: Final = 0
ATTACKER_RESERVES: Final = 1
DEFENDER_RESERVES: Final = 2
RESULT: Final = 3
CAPTURE: Final = 4
DONE: Final = 5

THIS_COMBAT: Final = 1
WHOLE_ATTACK: Final = 2


def join_combat(p: Position, kind: int) -> None:
    """Begin a combat: the strengths of both sides are fixed before the dice."""
    b = p.battle
    b[COMBAT_KIND] = kind
    b[COMBAT_STAGE] = ROLL
    if b[WITHDRAWN] == THIS_COMBAT:
        b[WITHDRAWN] = 0
    items: list[int] = []
    b[BASE_ATTACKER] = strength(p, ATTACKERS, items)
    b[BASE_DEFENDER] = strength(p, DEFENDERS, items)
    p.then(COMBAT)


def dice_difference(first: int, second: int) -> int:
    """What two dice add to a side (NAVAL-14, LAND-7, EXAMPLE-14)."""
    return first - second if first > second else second - first


def winner_of(attackers: int, defenders: int) -> int:
    """The higher total wins; equal totals are a tie (NAVAL-15, LAND-8)."""
    if attackers > defenders:
        return ATTACKERS
    return DEFENDERS if defenders > attackers else NO_SIDE


def total_of(p: Position, side: Side) -> int:
    b = p.battle
    if side == ATTACKERS:
        return b[BASE_ATTACKER] + dice_difference(b[DICE], b[DICE + 1])
    return b[BASE_DEFENDER] + dice_difference(b[DICE + 2], b[DICE + 3])


def rolled_fatal(p: Position, side: Side) -> bool:
    """Whether the two final dice of a side add up to 7 (LOSS-3)."""
    at = DICE if side == ATTACKERS else DICE + 2
    return p.battle[at] + p.battle[at + 1] == p.ruleset.fatal_sum


class Combat(Passage[Position]):
    def run(self, p: Position, frame: int) -> None:
        b = p.battle
        stage = b[COMBAT_STAGE]
        if stage == ROLL:
            b[COMBAT_STAGE] = ATTACKER_RESERVES
            b[DICE_ROLLED] = 0
            p.then(BATTLE_DIE)
        elif stage == ATTACKER_RESERVES:
            b[COMBAT_STAGE] = DEFENDER_RESERVES
            _ask_reserves(p, ATTACKERS)
        elif stage == DEFENDER_RESERVES:
            b[COMBAT_STAGE] = RESULT
            _ask_reserves(p, DEFENDERS)
        elif stage == RESULT:
            b[COMBAT_STAGE] = CAPTURE
            b[WINNER] = winner_of(total_of(p, ATTACKERS), total_of(p, DEFENDERS))
            _ask_withdrawal(p)
        elif stage == CAPTURE:
            b[COMBAT_STAGE] = DONE
            _capture(p)
            b[LOSS_SIDE] = ATTACKERS
            b[LOSS_NUMBER] = 0
            p.then(LOSSES)
        else:
            p.stack.pop()


class BattleDie(Die[Position]):
    """Two dice of the attacking side, then two of the defending side (R-LAND-4)."""

    def stream(self) -> int:
        return DICE_STREAM

    def awaited(self, p: Position, frame: int) -> Message:
        return say(
            "chance-attack-die" if p.battle[DICE_ROLLED] < BATTLE_DICE // 2 else "chance-defence-die",
            power=the_power(p, p.battle[ATTACKER]),
            number=p.battle[DICE_ROLLED] % (BATTLE_DICE // 2) + 1,
        )

    def apply_outcome(self, p: Position, frame: int, value: int) -> None:
        b = p.battle
        b[DICE + b[DICE_ROLLED]] = value
        b[DICE_ROLLED] += 1
        if b[DICE_ROLLED] == BATTLE_DICE:
            p.stack.pop()


# -- Reserves --------------------------------------------------------------------------------------


def _ask_reserves(p: Position, side: Side) -> None:
    power = player_principal(p, side)
    if power != NONE and p.ready[power * TILES + RESERVES] > 0:
        p.ask(USE_RESERVES, power)


class UseReserves(Decision[Position]):
    """Cancel the dice of both sides and roll again (TILE-RESERVES-1 to 3, R-SETTLED-14)."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(CALL_RESERVES)
        out.append(NO_RESERVES)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == CALL_RESERVES:
            p.mark_used(actor_of(frame), RESERVES)
            p.battle[COMBAT_STAGE] = ROLL

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-reserves", ["TILE-RESERVES-1"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-reserves", score=score(p), power=the_power(p, actor_of(frame)))
        return Prompt("reserves", asked, ["TILE-RESERVES-1", "TILE-RESERVES-2"])


def score(p: Position) -> Message:
    """Strengths and dice of both sides of a combat."""
    b = p.battle
    return say(
        "score-sea" if b[COMBAT_KIND] == AT_SEA else "score-land",
        strength=b[BASE_ATTACKER],
        more=dice_difference(b[DICE], b[DICE + 1]),
        dice=[b[DICE], b[DICE + 1]],
        strength2=b[BASE_DEFENDER],
        more2=dice_difference(b[DICE + 2], b[DICE + 3]),
        dice2=[b[DICE + 2], b[DICE + 3]],
    )


# -- Fighting Withdrawal ---------------------------------------------------------------------------


def _ask_withdrawal(p: Position) -> None:
    """Deluxe: after a lost combat; original: after any, for the whole attack (R-TILE-19)."""
    b = p.battle
    defender = player_principal(p, DEFENDERS)
    if defender == NONE or b[WITHDRAWN] != 0 or p.ready[defender * TILES + FIGHTING_WITHDRAWAL] == 0:
        return
    if b[WINNER] == ATTACKERS or p.ruleset.withdrawal_whole_attack:
        p.ask(WITHDRAWAL, defender)


class Withdrawal(Decision[Position]):
    """The defending side loses no units; the control marker is lost all the same."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(WITHDRAW)
        out.append(NO_WITHDRAWAL)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == WITHDRAW:
            return_to_display(p, actor_of(frame), FIGHTING_WITHDRAWAL)
            p.battle[WITHDRAWN] = WHOLE_ATTACK if p.ruleset.withdrawal_whole_attack else THIS_COMBAT

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-withdrawal", ["TILE-FIGHTING-WITHDRAWAL-3"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-fighting-withdrawal", score=score(p), power=the_power(p, actor_of(frame)))
        rule = "TILE-FIGHTING-WITHDRAWAL-4" if p.ruleset.withdrawal_whole_attack else "TILE-FIGHTING-WITHDRAWAL-1"
        return Prompt("fighting-withdrawal", asked, [rule])


# -- what the winner gains -------------------------------------------------------------------------


def _capture(p: Position) -> None:
    """Only a won attack moves a control marker (CONTROL-4, ATTACK-10 to 12, COVERT-9, COVERT-13)."""
    b = p.battle
    if b[WINNER] != ATTACKERS:
        return
    if b[TOKEN] != NONE:
        _token_holds(p)
    elif b[TARGET] == ON_POWER:
        if b[COMBAT_KIND] == ON_LAND:
            capture_from_power(p)
    elif b[TARGET] == ON_MARKER:
        _capture_marker(p)
    elif b[COMBAT_KIND] == ON_LAND or b[TARGET_ID] == PIRATES:
        _capture_from_token(p)


def capture_from_power(p: Position) -> None:
    """One control marker of the target is replaced by the attacker's (ATTACK-10, R-LAND-6)."""
    b = p.battle
    loser = b[REGION] * POWERS + b[TARGET_ID]
    if p.control[loser] > 0 and not at_control_limit(p, b[ATTACKER]):
        p.control = added(p, p.control, loser, -1)
        p.control = added(p, p.control, b[REGION] * POWERS + b[ATTACKER], 1)


def _capture_marker(p: Position) -> None:
    """The neutral marker goes, its reward is paid at once (ATTACK-11, NEUTRAL-7, R-LAND-5)."""
    b = p.battle
    if at_control_limit(p, b[ATTACKER]):
        return
    marker = b[TARGET_ID]
    p.markers = replaced(p, p.markers, marker, USED)
    p.control = added(p, p.control, b[REGION] * POWERS + b[ATTACKER], 1)
    p.gold[b[ATTACKER]] += p.ruleset.marker_gold[marker]
    p.victory_points = added(p, p.victory_points, b[ATTACKER], p.ruleset.marker_vp[marker])


def _capture_from_token(p: Position) -> None:
    """The held marker is replaced, the token goes back to the supply (COVERT-13, COVERT-14)."""
    b = p.battle
    token = b[TARGET_ID]
    if p.token_owner[token] != b[ATTACKER] and at_control_limit(p, b[ATTACKER]):
        return
    p.token_region = replaced(p, p.token_region, token, NONE)
    p.token_owner = replaced(p, p.token_owner, token, NONE)
    p.control = added(p, p.control, b[REGION] * POWERS + b[ATTACKER], 1)


def _token_holds(p: Position) -> None:
    """The beaten control marker is laid on the token (COVERT-9)."""
    b = p.battle
    p.control = added(p, p.control, b[REGION] * POWERS + b[TARGET_ID], -1)
    p.token_region = replaced(p, p.token_region, b[TOKEN], b[REGION])
    p.token_owner = replaced(p, p.token_owner, b[TOKEN], b[TARGET_ID])
    # COVERT-11: only a token that failed is barred, and only the power on turn could have used this one.
    turns = p.ruleset.token_ban_turns
    for power in p.ruleset.players:
        if turns > 0 and p.token_bars[power * TOKENS + b[TOKEN]] == turns:
            p.bar_token(power, b[TOKEN], 0)
