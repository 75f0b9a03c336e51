"""A turn: two actions and any number of free actions (TURN-4 to TURN-10, PASS-1 to PASS-4).

The Turn decision lies on the stack for the whole turn; whatever an action needs is asked above it. When no
action is left and no free action is open, or the player ends the turn, unrest may be given back for passing.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.actions import (
    ATTACK_MARKER,
    ATTACK_POWER,
    CLAIM,
    COLONIZE_MARKER,
    END_TURN,
    IN_REGION,
    INCITE,
    KEEP_UNREST,
    MOVE,
    PASS,
    RETURN_UNREST,
    TAKE_ALLIANCE,
    USE,
    is_attack,
)
from tricorne.games.struggle_of_empires.battle import targets
from tricorne.games.struggle_of_empires.battle.attack import declare
from tricorne.games.struggle_of_empires.board.constants import TILES, Power
from tricorne.games.struggle_of_empires.board.position import (
    ACTIONS_LEFT,
    ATTACKED,
    CLAIMED,
    PASSED,
    SETTLED,
    SPECIAL_TAKEN,
    TURN_SIZE,
    Position,
)
from tricorne.games.struggle_of_empires.step_numbers import RELIEF, TURN, TURN_ENDS
from tricorne.games.struggle_of_empires.text import refuse, say, the_power
from tricorne.games.struggle_of_empires.tiles import TILE_RULES
from tricorne.games.struggle_of_empires.turn import build, claims, colonies, covert, local_alliances, movement, unrest
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision, Passage
from tricorne.kernel.position import actor_of, first_of


def begin(p: Position, power: Power) -> None:
    """Open a power's turn."""
    for at in range(TURN_SIZE):
        p.turn[at] = 0
    p.turn[ACTIONS_LEFT] = p.ruleset.actions_per_turn
    p.then(TURN_ENDS, power)


# -- what the structure of the turn allows ---------------------------------------------------------


def settling_open(p: Position) -> bool:
    """Colonize or commerce: a Special action, or once per turn (TURN-6, TURN-7)."""
    if p.turn[ACTIONS_LEFT] == 0:
        return False
    return p.turn[SPECIAL_TAKEN] == 0 if p.ruleset.regular_special else p.turn[SETTLED] == 0


def claiming_open(p: Position) -> bool:
    """Tiles, local alliances and tokens: a Special action, or the one claim of the turn (R-SETTLED-15)."""
    if p.turn[ACTIONS_LEFT] == 0:
        return False
    return p.turn[SPECIAL_TAKEN] == 0 if p.ruleset.regular_special else p.turn[CLAIMED] == 0


def legal_uses(p: Position, power: Power, out: list[int]) -> None:
    """Free actions: ready tiles that can be used now (TURN-9, TURN-10)."""
    at = power * TILES
    ready = p.ready
    for tile in range(TILES):
        if ready[at + tile] > 0 and TILE_RULES[tile].usable(p, power):
            out.append(USE + tile)


class Turn(Decision[Position]):
    """The menu of a turn."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        power = actor_of(frame)
        acting = p.turn[ACTIONS_LEFT] > 0
        if acting:
            build.legal_builds(p, power, out)
            movement.legal_moves(p, power, out)
            targets.legal_attacks_on_powers(p, power, out)
            out.append(PASS)
            if claiming_open(p):
                local_alliances.legal_alliances(p, power, out)
                claims.legal_claims(p, power, out)
        legal_uses(p, power, out)
        if not acting:
            out.append(END_TURN)
            return
        targets.legal_attacks_on_neutrals(p, power, out)
        if settling_open(p):
            colonies.legal_colonize(p, power, out)
            colonies.legal_commerce(p, power, out)
        if claiming_open(p):
            covert.legal_covert(p, power, out)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        power = actor_of(frame)
        p.stack.pop()
        if action == END_TURN:
            end_turn(p, power)
            return
        p.then(TURN_ENDS, power)
        if USE <= action < USE + TILES:
            TILE_RULES[action - USE].use(p, power)
            return
        p.turn[ACTIONS_LEFT] -= 1
        if action < MOVE:
            build.build_by_action(p, power, action)
        elif action < ATTACK_POWER:
            movement.start_move(p, power, action)
        elif action == PASS:
            p.turn[PASSED] += 1
        elif is_attack(action):
            declare(p, power, action, p.ruleset.attack_cost)
        elif COLONIZE_MARKER <= action < INCITE:
            p.turn[SPECIAL_TAKEN] = 1
            p.turn[SETTLED] = 1
            colonies.take_marker(p, power, action)
        else:
            p.turn[SPECIAL_TAKEN] = 1
            p.turn[CLAIMED] = 1
            if action < CLAIM:
                local_alliances.take(p, power, action)
            elif action < USE:
                claims.claim(p, power, action)
            else:
                covert.strike(p, power, action)

    def why_not(self, p: Position, frame: int, action: ActionId) -> Refusal | None:
        power = actor_of(frame)
        if END_TURN < action < ATTACK_MARKER or action >= IN_REGION:
            return refuse("why-turn", ["TURN-3", "TURN-4", "TURN-7"], power=the_power(p, power))
        if USE <= action < USE + TILES:
            return TILE_RULES[action - USE].why_not(p, power)
        if action == END_TURN:
            left = p.turn[ACTIONS_LEFT]
            if left == 0:
                return None
            return refuse("why-actions-left", ["PASS-1", "R-TURN-1"], power=the_power(p, power), actions=left)
        closed = self._closed(p, action)
        if closed is not None:
            return closed
        if action < MOVE:
            return build.why_not_build(p, power, action)
        if action < ATTACK_POWER:
            return movement.why_not_move(p, power, action)
        if is_attack(action):
            return targets.why_not_attack(p, power, action)
        if action == PASS:
            return None
        if action < CLAIM:
            return local_alliances.why_not_take(p, power, action)
        if action < USE:
            return claims.why_not_claim(p, power, action)
        if action < INCITE:
            return colonies.why_not_take_marker(p, power, action)
        return covert.why_not_incite(p, power, action)

    def _closed(self, p: Position, action: ActionId) -> Refusal | None:
        """Whether the structure of the turn shuts out this kind of action."""
        if p.turn[ACTIONS_LEFT] == 0:
            return refuse("why-both-taken", ["TURN-4", "TURN-7"])
        if COLONIZE_MARKER <= action < INCITE and not settling_open(p):
            if p.ruleset.regular_special:
                return refuse("why-special-taken", ["TURN-4", "TURN-6", "COLONIZE-3", "COMMERCE-3"])
            return refuse("why-settle-once", ["TURN-7", "COLONIZE-4", "COMMERCE-4"])
        if (TAKE_ALLIANCE <= action < USE or action >= INCITE) and not claiming_open(p):
            if p.ruleset.regular_special:
                return refuse("why-special-taken", ["TURN-4", "TURN-6", "CLAIM-2"])
            return refuse("why-claim-once", ["TURN-7", "CLAIM-2", "R-TURN-3", "R-SETTLED-15"])
        return None

    def prompt(self, p: Position, frame: int) -> Prompt:
        power = the_power(p, actor_of(frame))
        left = p.turn[ACTIONS_LEFT]
        if left == 0:
            return Prompt("free-actions", say("prompt-free-actions", power=power), ["TURN-9", "TURN-10"])
        if not p.ruleset.regular_special:
            return Prompt("turn", say("prompt-turn", power=power, actions=left), ["TURN-7", "TURN-9"])
        key = "prompt-turn-no-special" if p.turn[SPECIAL_TAKEN] else "prompt-turn-special"
        return Prompt("turn", say(key, power=power, actions=left), ["TURN-4", "TURN-9"])


class TurnEnds(Passage[Position]):
    """Between actions: the menu again, or the end of the turn when nothing is left to choose."""

    def run(self, p: Position, frame: int) -> None:
        power = first_of(frame)
        p.stack.pop()
        if p.turn[ACTIONS_LEFT] == 0:
            uses: list[int] = []
            legal_uses(p, power, uses)
            if not uses:
                end_turn(p, power)
                return
        p.ask(TURN, power)


def end_turn(p: Position, power: Power) -> None:
    """Ask for the point of unrest that passing may give back (PASS-2, PASS-3, R-PASS-1 to 3).

    It is asked of everybody who ever gained unrest, whatever the counters are worth: the question itself
    must not tell the others whether there is a point to return.
    """
    covert.turn_is_over(p, power)
    if relief_points(p) > 0 and p.unrest_gains[power] > 0:
        p.ask(RELIEF, power)


def relief_points(p: Position) -> int:
    """Points that may be given back at the end of this turn."""
    if not p.ruleset.pass_relief or p.turn[PASSED] == 0:
        return 0
    # R-PASS-1: who passed both actions can only have attacked by War Office.
    passed_all = p.turn[PASSED] == p.ruleset.actions_per_turn
    if p.turn[ATTACKED] == 0 or (p.ruleset.war_office_relief and passed_all):
        return p.ruleset.relief_points
    return 0


class Relief(Decision[Position]):
    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        out.append(RETURN_UNREST)
        out.append(KEEP_UNREST)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == RETURN_UNREST:
            unrest.give_back(p, actor_of(frame), relief_points(p))

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        return refuse("why-first-relief", ["PASS-2"])

    def prompt(self, p: Position, frame: int) -> Prompt:
        asked = say("prompt-relief", power=the_power(p, actor_of(frame)), points=relief_points(p))
        return Prompt("relief", asked, ["PASS-2", "R-PASS-3"])
