"""The heuristic bot's knowledge of Struggle of Empires, one file for each part of the game.

``worths`` says what each open action is worth to the power that is asked, in victory points. It looks at a full
position: for a bot one that was sampled from what its seat knows, so that it cannot peek.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires import actions, kinds
from tricorne.games.struggle_of_empires.bots import opening
from tricorne.games.struggle_of_empires.bots.auction import Auction
from tricorne.games.struggle_of_empires.bots.battle import Battle
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style
from tricorne.games.struggle_of_empires.bots.turn import Turn
from tricorne.games.struggle_of_empires.position import Table
from tricorne.games.struggle_of_empires.words import ARMY
from tricorne.kernel.position import actor_of, first_of, kind_of

ALWAYS = {
    kinds.RELIEF: actions.RETURN_UNREST,
    kinds.ACCEPT_HELP: actions.ACCEPT_HELP,
    kinds.BLOCKADE_SUPPORT: actions.RAISE_SUPPORT,
    kinds.WITHDRAWAL: actions.WITHDRAW,
    kinds.LOSE_OWN: actions.LOSE_UNIT + ARMY,
}
"""Questions with one sensible answer."""


def worths(p: Table, legal: list[int], style: Style = BALANCED) -> list[float]:
    """What each open action is worth to whoever is asked; the heuristic takes the first of the best."""
    frame = p.stack[-1]
    kind = kind_of(frame)
    if kind in ALWAYS and ALWAYS[kind] in legal:
        return _favour(legal, ALWAYS[kind])
    me = actor_of(frame)
    if kind < kinds.AUCTIONS:
        return _set_up(p, me, style, kind, legal)
    if kind < kinds.TURN:
        return _auction(p, me, style, kind, legal)
    if kind < kinds.ATTACK:
        return _turn(p, me, style, kind, frame, legal)
    return _battle(p, me, style, kind, frame, legal)


def _favour(legal: list[int], best: int) -> list[float]:
    """One answer before all others."""
    return [1.0 if action == best else 0.0 for action in legal]


def _set_up(p: Table, me: int, style: Style, kind: int, legal: list[int]) -> list[float]:
    if kind == kinds.PUT_BACK:
        return _favour(legal, opening.duplicates(p, legal))
    if kind == kinds.DRAFT_PICK:
        return opening.draft(p, me, legal)
    return opening.place(p, me, style, legal)


def _auction(p: Table, me: int, style: Style, kind: int, legal: list[int]) -> list[float]:
    if kind == kinds.BID:
        return _favour(legal, legal[0])
    auction = Auction(p, me, style)
    if kind == kinds.SPEAK:
        return auction.speak(legal)
    return _favour(legal, auction.red(legal)) if kind == kinds.PROPOSE_RED else auction.blue(legal)


def _turn(p: Table, me: int, style: Style, kind: int, frame: int, legal: list[int]) -> list[float]:
    turn = Turn(p, me, style)
    if kind == kinds.TURN:
        return turn.menu(legal)
    if kind == kinds.MOVES:
        return turn.next_move(legal)
    if kind == kinds.DESTINATION:
        return turn.destination(frame, legal)
    if kind == kinds.SEA_CHOICE:
        return turn.at_sea(frame, legal)
    if kind == kinds.MILITIA_BUILD:
        best = turn.militia()
    elif kind == kinds.USE_NATIVE_MILITIA:
        best = turn.natives()
    elif kind == kinds.USE_TRADE:
        best = turn.trade(frame)
    elif kind == kinds.USE_WAR_OFFICE:
        best = turn.war_office(legal)
    elif kind == kinds.USE_DIPLOMATIC_SERVICE:
        best = turn.diplomatic_service(legal)
    else:
        best = turn.blockade(legal)
    return _favour(legal, best)


def _battle(p: Table, me: int, style: Style, kind: int, frame: int, legal: list[int]) -> list[float]:
    battle = Battle(p, me, style)
    if kind == kinds.COMMIT_NAVIES:
        return battle.navies(legal)
    if kind == kinds.COMMIT_ARMIES:
        return battle.armies(legal)
    if kind == kinds.SURPRISE:
        best = battle.surprise()
    elif kind == kinds.FIGHT_AT_SEA:
        best = battle.fight_at_sea(first_of(frame))
    elif kind == kinds.ALLIANCES_AT_SEA:
        best = battle.alliances_at_sea(legal)
    elif kind == kinds.SURRENDER:
        best = battle.surrender()
    elif kind == kinds.USE_RESERVES:
        best = battle.reserves()
    else:
        best = battle.lose_ally(legal)
    return _favour(legal, best)
