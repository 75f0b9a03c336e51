"""The heuristic bot's knowledge of Struggle of Empires, one file for each part of the game.

``worths`` says what each open action is worth to the power that is asked, in victory points. It looks at a full
position: for a bot one that was sampled from what its seat knows, so that it cannot peek.
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires import actions, step_numbers
from tricorne.games.struggle_of_empires.board.constants import ARMY
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.bots import deals, opening
from tricorne.games.struggle_of_empires.bots.auction import Auction
from tricorne.games.struggle_of_empires.bots.auction_before import AuctionBefore
from tricorne.games.struggle_of_empires.bots.battle import Battle
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style
from tricorne.games.struggle_of_empires.bots.turn import Turn
from tricorne.kernel.action import ActionId
from tricorne.kernel.position import actor_of, first_of, kind_of

ALWAYS = {
    step_numbers.RELIEF: actions.RETURN_UNREST,
    step_numbers.ACCEPT_HELP: actions.ACCEPT_HELP,
    step_numbers.BLOCKADE_SUPPORT: actions.RAISE_SUPPORT,
    step_numbers.WITHDRAWAL: actions.WITHDRAW,
    step_numbers.LOSE_OWN: actions.LOSE_UNIT + ARMY,
}
"""Questions with one sensible answer."""


def worths(p: Position, legal: list[int], style: Style = BALANCED) -> list[float]:
    """What each open action is worth to whoever is asked; the heuristic takes the first of the best."""
    return _with_deals(p, legal, style) if p.ruleset.deals_are_actions else _plainly(p, legal, style)


def _with_deals(p: Position, legal: list[int], style: Style) -> list[float]:
    """The same where deals are actions: a deal is begun where it is worth it, and words are kept."""
    me = actor_of(p.stack[-1])
    if deals.asks_about_deal(p):
        return deals.worths(p, me, style, legal)
    others = [action for action in legal if not deals.is_deal(action)]
    found = _plainly(p, others, style)
    if kind_of(p.stack[-1]) in deals.JUDGED:
        found = deals.keep_word(p, me, others, found)
    rows = legal[len(others) :]
    if not rows:
        return found
    best = deals.opens_deal(p, me, style, rows)
    return found + [max(found) + 0.5 if row == best else min(found) - 1.0 for row in rows]


def _plainly(p: Position, legal: list[int], style: Style) -> list[float]:
    if kind_of(p.stack[-1]) == step_numbers.TURN:
        return _answers(p, legal, style)
    others = [action for action in legal if not _is_use(action)]
    if len(others) == len(legal):
        return _answers(p, legal, style)
    # A tile in the midst of an action: the bot has used it between actions, or keeps it.
    found = _answers(p, others, style)
    least = min(found) - 1.0
    return [least if _is_use(action) else found[others.index(action)] for action in legal]


def _is_use(action: ActionId) -> bool:
    return actions.USE <= action < actions.END_TURN


def _answers(p: Position, legal: list[int], style: Style) -> list[float]:
    """What the answers to the question on top are worth."""
    frame = p.stack[-1]
    kind = kind_of(frame)
    if kind in ALWAYS and ALWAYS[kind] in legal:
        return _favour(legal, ALWAYS[kind])
    me = actor_of(frame)
    if kind < step_numbers.AUCTIONS:
        return _set_up(p, me, style, kind, legal)
    if kind < step_numbers.TURN:
        return _auction(p, me, style, kind, legal)
    if kind < step_numbers.ATTACK:
        return _turn(p, me, style, kind, frame, legal)
    return _battle(p, me, style, kind, frame, legal)


def _favour(legal: list[int], best: int) -> list[float]:
    """One answer before all others."""
    return [1.0 if action == best else 0.0 for action in legal]


def _set_up(p: Position, me: int, style: Style, kind: int, legal: list[int]) -> list[float]:
    if kind == step_numbers.PUT_BACK:
        return _favour(legal, opening.duplicates(p, legal))
    if kind == step_numbers.DRAFT_PICK:
        return opening.draft(p, me, legal)
    return opening.place(p, me, style, legal)


def _auction(p: Position, me: int, style: Style, kind: int, legal: list[int]) -> list[float]:
    auction = AuctionBefore(p, me, style) if style.bids_as_before else Auction(p, me, style)
    if kind == step_numbers.BID:
        return auction.bid(legal)
    if kind == step_numbers.SPEAK:
        return auction.speak(legal)
    return _favour(legal, auction.red(legal)) if kind == step_numbers.PROPOSE_RED else auction.blue(legal)


def _turn(p: Position, me: int, style: Style, kind: int, frame: int, legal: list[int]) -> list[float]:
    turn = Turn(p, me, style)
    if kind == step_numbers.TURN:
        return turn.menu(legal)
    if kind == step_numbers.MOVES:
        return turn.next_move(legal)
    if kind == step_numbers.DESTINATION:
        return turn.destination(frame, legal)
    if kind == step_numbers.SEA_CHOICE:
        return turn.at_sea(frame, legal)
    if kind == step_numbers.MILITIA_BUILD:
        best = turn.militia()
    elif kind == step_numbers.USE_NATIVE_MILITIA:
        best = turn.natives()
    elif kind == step_numbers.USE_TRADE:
        best = turn.trade(frame)
    elif kind == step_numbers.USE_WAR_OFFICE:
        best = turn.war_office(legal)
    elif kind == step_numbers.USE_DIPLOMATIC_SERVICE:
        best = turn.diplomatic_service(legal)
    else:
        best = turn.blockade(legal)
    return _favour(legal, best)


def _battle(p: Position, me: int, style: Style, kind: int, frame: int, legal: list[int]) -> list[float]:
    battle = Battle(p, me, style)
    if kind == step_numbers.COMMIT_NAVIES:
        return battle.navies(legal)
    if kind == step_numbers.COMMIT_ARMIES:
        return battle.armies(legal)
    if kind == step_numbers.SURPRISE:
        best = battle.surprise()
    elif kind == step_numbers.FIGHT_AT_SEA:
        best = battle.fight_at_sea(first_of(frame))
    elif kind == step_numbers.ALLIANCES_AT_SEA:
        best = battle.alliances_at_sea(legal)
    elif kind == step_numbers.SURRENDER:
        best = battle.surrender()
    elif kind == step_numbers.USE_RESERVES:
        best = battle.reserves()
    else:
        best = battle.lose_ally(legal)
    return _favour(legal, best)
