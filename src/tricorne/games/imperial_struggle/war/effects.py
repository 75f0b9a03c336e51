"""Effects of War tiles (7.1.2, R64 to R68): Debt at once, then strikes at Forts and fleets and flags taken off.

Both sides turn up their tiles; the side nearer to victory carries out all its effects, then the other. A strike or an
unflag is allowed, not ordered: its owner uses what has a target, in any order, and may leave the rest (R65).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.actions import DAMAGE, ENOUGH, SEND_HOME, UNFLAG
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    EMPTY,
    FORT_OR_FLEET,
    FORTS,
    FRANCE,
    MARKET,
    NAVAL_SPACES,
    NONE,
    POLITICAL,
    SHIFTABLE,
    Side,
    Space,
    enemy_flag,
)
from tricorne.games.imperial_struggle.board.constants import DEBT as DEBT_EFFECT
from tricorne.games.imperial_struggle.board.constants import UNFLAG as UNFLAG_EFFECT
from tricorne.games.imperial_struggle.board.control import cut_off, opposing, set_damage, set_flag
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import EFFECTS_OF, FIRST, PENDING_STRIKES, PENDING_UNFLAGS, VP
from tricorne.games.imperial_struggle.board.sets import BASE_GROUP
from tricorne.games.imperial_struggle.military.squadrons import send_home
from tricorne.games.imperial_struggle.payment.debt import force_debt
from tricorne.games.imperial_struggle.step_numbers import TILE_EFFECT
from tricorne.games.imperial_struggle.text import refuse, say, the_space, who
from tricorne.games.imperial_struggle.war.strength import tiles_in
from tricorne.games.imperial_struggle.war.theaters import fighting, this_theater
from tricorne.kernel.action import ActionId
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.machine.step import Decision
from tricorne.kernel.machine_words import Word
from tricorne.kernel.position import actor_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# -- questions ---------------------------------------------------------------------------------


def first_side(p: Position) -> int:
    """The side whose effects come first: the one nearer to victory; level, the one that went first (R64)."""
    level = p.ruleset.components.level_vp
    if p.clock[VP] != level:
        return FRANCE if p.clock[VP] > level else BRITAIN
    return p.clock[FIRST]


def strikable(p: Position, side: Side) -> i64:
    """The intact opposing Forts and the opposing Squadrons of the theater, and its Territories, which nobody asks
    for (R68)."""
    there: i64 = p.ruleset.sets.in_region[BASE_GROUP][fighting(p).region_bits]
    return p.held[enemy_flag(side)].bases & there & ~p.damaged_forts


def unflag_targets(p: Position, side: Side) -> list[int]:
    """Flags the tile may take off: Markets that cut off no other as long as there are such, and Political spaces."""
    found: list[int] = []
    cutting: list[int] = []
    safe_market = False
    apart = cut_off(p, enemy_flag(side), NONE)
    kinds = p.ruleset.board.kind
    for space in fighting(p).spaces:
        kind = kinds[space]
        if kind > MARKET or p.marker[space] or not opposing(p, space, side):
            continue
        if kind == POLITICAL:
            found.append(space)
        elif p.flag[space] == enemy_flag(side) and cut_off(p, enemy_flag(side), space) & ~apart:
            # Without it another Market of its owner would become Isolated, at this moment (R36, R67).
            cutting.append(space)
        else:
            found.append(space)
            safe_market = True
    if not safe_market:
        found += cutting
        found.sort()
    return found


# -- acts --------------------------------------------------------------------------------------


def begin_effects(p: Position, theater: Word, side: Side) -> None:
    """A side's turn with its tiles: Debt at once, the rest is pending."""
    wars = p.ruleset.components.wars
    p.war[EFFECTS_OF] = side
    p.war[PENDING_STRIKES] = 0
    p.war[PENDING_UNFLAGS] = 0
    for tile in tiles_in(p, theater, side):
        effect = wars.effect[tile]
        if effect == DEBT_EFFECT:
            force_debt(p, 1 - side, 1)
        elif effect == FORT_OR_FLEET:
            p.war[PENDING_STRIKES] += 1
        elif effect == UNFLAG_EFFECT:
            p.war[PENDING_UNFLAGS] += 1


def next_effect(p: Position) -> bool:
    """Ask for the next effect, or carry out the only one there is; False when no effect is left."""
    if not p.war[PENDING_STRIKES] and not p.war[PENDING_UNFLAGS]:
        return False
    side = p.war[EFFECTS_OF]
    choices: list[int] = []
    _choices(p, side, choices)
    if not choices:
        return False
    if len(choices) == 1 and not p.ruleset.free_choices:
        _carry_out(p, choices[0])
    else:
        p.ask(TILE_EFFECT, side)
    return True


def _choices(p: Position, side: Side, out: list[int]) -> None:
    """What the side's pending effects can do, as actions."""
    pieces = p.ruleset.pieces
    bits = p.ruleset.sets.bit
    targets: i64 = 0
    if p.war[PENDING_STRIKES] > 0:
        targets = strikable(p, side)
    if targets:
        for space in p.ruleset.naval_spaces:
            squadron: i64 = bits[space]
            if targets & squadron:
                out.append(SEND_HOME + pieces.at_naval[space])
    if p.war[PENDING_UNFLAGS] > 0:
        for space in unflag_targets(p, side):
            out.append(UNFLAG + pieces.at_shiftable[space])
    if targets:
        for space in p.ruleset.forts:
            fort: i64 = bits[space]
            if targets & fort:
                out.append(DAMAGE + pieces.at_fort[space])


def _carry_out(p: Position, action: ActionId) -> None:
    pieces = p.ruleset.pieces
    if SEND_HOME <= action < SEND_HOME + NAVAL_SPACES:
        p.war[PENDING_STRIKES] -= 1
        send_home(p, pieces.naval[action - SEND_HOME])
    elif UNFLAG <= action < UNFLAG + SHIFTABLE:
        p.war[PENDING_UNFLAGS] -= 1
        set_flag(p, pieces.shiftable[action - UNFLAG], EMPTY)
    else:
        p.war[PENDING_STRIKES] -= 1
        set_damage(p, pieces.forts[action - DAMAGE], 1)


# -- the decision ------------------------------------------------------------------------------


class TileEffect(Decision[Position]):
    """Which of the pending effects strikes where; each answer uses one up."""

    def legal(self, p: Position, frame: int, out: list[int]) -> None:
        _choices(p, actor_of(frame), out)
        if p.ruleset.free_choices:
            out.append(ENOUGH)

    def play(self, p: Position, frame: int, action: ActionId) -> None:
        p.stack.pop()
        if action == ENOUGH:
            p.war[PENDING_STRIKES] = 0
            p.war[PENDING_UNFLAGS] = 0
        else:
            _carry_out(p, action)

    def reason(self, p: Position, frame: int, action: ActionId) -> Refusal:
        pieces = p.ruleset.pieces
        side = actor_of(frame)
        if SEND_HOME <= action < SEND_HOME + NAVAL_SPACES:
            return _no_strike(p, pieces.naval[action - SEND_HOME], "why-no-squadron-stands")
        if DAMAGE <= action < DAMAGE + FORTS:
            return _no_strike(p, pieces.forts[action - DAMAGE], "why-no-fort-stands")
        if UNFLAG <= action < UNFLAG + SHIFTABLE:
            return _no_unflag(p, side, pieces.shiftable[action - UNFLAG])
        if action == ENOUGH:
            return refuse("why-effect-compulsory", ["IS-R65"])
        return Decision.reason(self, p, frame, action)

    def prompt(self, p: Position, frame: int) -> Prompt:
        key = "prompt-tile-effect-unflag"
        if p.war[PENDING_STRIKES] > 0:
            key = "prompt-tile-effect-both" if p.war[PENDING_UNFLAGS] > 0 else "prompt-tile-effect-strike"
        asked = say(key, theater=this_theater(p), side=who(frame))
        return Prompt("tile-effect", asked, ["IS-7.1.2-3", "IS-7.1.2-4", "IS-R64", "IS-R65"])


def _no_strike(p: Position, space: Space, empty: str) -> Refusal:
    name = the_space(p, space)
    if p.war[PENDING_STRIKES] == 0:
        return refuse("why-no-strikes", ["IS-7.1.2-3"])
    if p.ruleset.board.region[space] not in fighting(p).regions:
        return refuse("why-outside-theater", ["IS-7.1.2-3", "IS-R66"], space=name, theater=this_theater(p))
    return refuse(empty, ["IS-7.1.2-3", "IS-R68"], space=name)


def _no_unflag(p: Position, side: Side, space: Space) -> Refusal:
    name = the_space(p, space)
    if p.war[PENDING_UNFLAGS] == 0:
        return refuse("why-no-unflags", ["IS-7.1.2-4"])
    if p.ruleset.board.region[space] not in fighting(p).regions:
        return refuse("why-outside-theater", ["IS-7.1.2-4", "IS-R66"], space=name, theater=this_theater(p))
    if not opposing(p, space, side):
        return refuse("why-no-opposing-flag", ["IS-7.1.2-4", "IS-R67"], space=name)
    if p.marker[space]:
        return refuse("why-has-conflict", ["IS-7.1.2-4", "IS-R67"], space=name)
    return refuse("why-would-isolate-war", ["IS-7.1.2-5", "IS-R67"], space=name)
