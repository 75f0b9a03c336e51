"""The heuristic bot's knowledge of Struggle of Empires, one file for each part of the game.

It thinks about a sampled position, one that fits all its seat knows, and so cannot peek.
"""

from __future__ import annotations

from typing import cast

from tricorne.bots.bot import Seat
from tricorne.bots.struggle_of_empires import opening
from tricorne.bots.struggle_of_empires.auction import Auction
from tricorne.bots.struggle_of_empires.battle import Battle
from tricorne.bots.struggle_of_empires.turn import Turn
from tricorne.games.struggle_of_empires import actions, kinds
from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.words import ARMY
from tricorne.kernel.position import first_of, kind_of

ALWAYS = {
    kinds.RELIEF: actions.RETURN_UNREST,
    kinds.ACCEPT_HELP: actions.ACCEPT_HELP,
    kinds.BLOCKADE_SUPPORT: actions.RAISE_SUPPORT,
    kinds.WITHDRAWAL: actions.WITHDRAW,
    kinds.LOSE_OWN: actions.LOSE_UNIT + ARMY,
}
"""Questions with one sensible answer."""
SEEDS = 1 << 30


def decide(seat: Seat) -> int:
    """The heuristic answer to whatever the seat is asked."""
    legal = seat.legal()
    if len(legal) == 1:
        return legal[0]
    p = cast(Table, seat.sample(seat.rng.below(SEEDS)).position)
    frame = p.stack[-1]
    kind = kind_of(frame)
    if kind in ALWAYS and ALWAYS[kind] in legal:
        return ALWAYS[kind]
    me = seat.number
    if kind < kinds.AUCTIONS:
        return _set_up(p, me, kind, legal)
    if kind < kinds.TURN:
        return _auction(p, me, kind, legal)
    if kind < kinds.ATTACK:
        return _turn(p, me, kind, frame, legal)
    return _battle(p, me, kind, frame, legal)


def _set_up(p: Table, me: int, kind: int, legal: list[int]) -> int:
    if kind == kinds.PUT_BACK:
        return opening.duplicates(p, legal)
    if kind == kinds.DRAFT_PICK:
        return opening.draft(p, me, legal)
    return opening.place(p, me, legal)


def _auction(p: Table, me: int, kind: int, legal: list[int]) -> int:
    if kind == kinds.BID:
        return legal[0]
    auction = Auction(p, me)
    if kind == kinds.SPEAK:
        return auction.speak(legal)
    return auction.red(legal) if kind == kinds.PROPOSE_RED else auction.blue(legal)


def _turn(p: Table, me: int, kind: int, frame: int, legal: list[int]) -> int:
    turn = Turn(p, me)
    if kind == kinds.TURN:
        return turn.choose(legal)
    if kind == kinds.MOVES:
        return turn.next_move(legal)
    if kind == kinds.DESTINATION:
        return turn.destination(frame, legal)
    if kind == kinds.MILITIA_BUILD:
        return turn.militia()
    if kind == kinds.USE_NATIVE_MILITIA:
        return turn.natives()
    if kind == kinds.USE_TRADE:
        return turn.trade(frame)
    if kind == kinds.USE_WAR_OFFICE:
        return turn.war_office(legal)
    if kind == kinds.USE_DIPLOMATIC_SERVICE:
        return turn.diplomatic_service(legal)
    if kind == kinds.USE_BLOCKADE:
        return turn.blockade(legal)
    return turn.at_sea(frame, legal)


def _battle(p: Table, me: int, kind: int, frame: int, legal: list[int]) -> int:
    battle = Battle(p, me)
    if kind == kinds.SURPRISE:
        return battle.surprise()
    if kind == kinds.COMMIT_NAVIES:
        return battle.navies(legal)
    if kind == kinds.COMMIT_ARMIES:
        return battle.armies(legal)
    if kind == kinds.FIGHT_AT_SEA:
        return battle.fight_at_sea(first_of(frame))
    if kind == kinds.ALLIANCES_AT_SEA:
        return battle.alliances_at_sea(legal)
    if kind == kinds.SURRENDER:
        return battle.surrender()
    if kind == kinds.USE_RESERVES:
        return battle.reserves()
    return battle.lose_ally(legal)
