"""A table for the wire: as much of it as a guest may see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tricorne.kernel.game import Game
from tricorne.server import advice_rule, choosing, ended, letters, table_pace
from tricorne.server.vouched import WITNESSES
from tricorne.server.wire import SeatInfo, TableInfo, TakingBack
from tricorne.server.wire_seats import Vouching

if TYPE_CHECKING:
    from tricorne.server.game_table import GameTable
    from tricorne.server.table_parts import Seat

NAMES_KEPT = 256
"""Names of seats in English."""


def infos(table: GameTable, guests: Iterable[str]) -> dict[str, TableInfo]:
    """The table as each of several guests may see it. What all of them see alike is made once."""
    looking = {viewer.guest for viewer in table.viewers}.union(*table.elsewhere.values())
    chooser = choosing.chooser(table)
    asked = table.actor if table.status == "playing" else "" if chooser is None else chooser.id
    alike = {
        "id": table.id,
        "title": table.title,
        "game": table.game.id,
        "preset": table.preset,
        "options": table.options,
        "status": table.status,
        "host_name": table.host_name,
        "listed": table.listed,
        "watch": table.watch,
        "undo": table.undo,
        "talk": table.talk,
        "watchers": len(looking - {seat.guest for seat in table.seats if seat.guest}),
        "number": table.number,
        "actor": table.actor or None,
        "scores": table.scores,
        "winners": table.winners,
        "commitment": table.commitment(),
        "seed": table.secret(),
        "letters": letters.told(table),
        "opening": letters.opening(table),
        "choosing": choosing.told(table),
        "set_aside": table.set_aside,
        "ended": ended.how(table.status, table.ended),
        "pace": table_pace.pace(table),
        "clock": table_pace.told(table, table.now()),
        "series": table_pace.series_told(table),
        "created": table.created,
        "changed": table.changed,
    }
    seats = [_seat_info(table, seat) for seat in table.seats]
    return {guest: _info(table, guest, asked, seats, alike) for guest in guests}


def _info(table: GameTable, guest: str, asked: str, seats: list[SeatInfo], alike: dict[str, Any]) -> TableInfo:
    """What depends on who looks."""
    mine = table.mine(guest)
    host = guest != "" and guest == table.host
    return TableInfo(
        **alike,
        seats=[replace(one, mine=True) if one.power in mine else one for one in seats],
        mine=mine,
        host=host,
        advice=bool(mine) and not table.set_aside and advice_rule.may_ask(table.game, table.advice, table.seats, guest),
        turn=asked in mine and not table.set_aside,
        unread=max(0, table.number - max(0, table.seen.get(guest, 0))) if mine else 0,
        invite=table.invite if mine or host else None,
        taking_back=_taking_back(table, guest),
        abandoning=ended.told(table.abandoning, table.seats, guest) if table.status == "playing" else None,
        vouch=guest != "" and not mine and _can_vouch(table),
        vouching=_vouching(table, guest),
        rematch=table.rematch if table.rematch and mine else None,
    )


def _can_vouch(table: GameTable) -> bool:
    """Whether there is a seat that somebody could ask for, and enough others to be asked."""
    people = {seat.guest for seat in table.seats if seat.lead == "person" and seat.guest and not seat.resigned}
    return table.rules.vouching and table.status == "playing" and not table.set_aside and len(people) > WITNESSES


def _vouching(table: GameTable, guest: str) -> Vouching | None:
    asked = table.open_vouching()
    return None if asked is None else asked.told(table.seats, guest)


def _taking_back(table: GameTable, guest: str) -> TakingBack | None:
    asked = table.taking_back
    if asked is None:
        return None
    waiting = table.to_be_asked(asked)
    return TakingBack(
        seat=asked.seat_id,
        to=asked.to,
        actions=asked.actions,
        agreed=[seat.id for seat in table.seats if seat.guest in asked.agreed],
        waiting=[seat.id for seat in table.seats if seat.guest in waiting],
        mine=guest != "" and guest == asked.guest,
        asked=guest in waiting,
    )


def _seat_info(table: GameTable, seat: Seat) -> SeatInfo:
    return SeatInfo(
        power=seat.id,
        name=_name(table.game, seat.id),
        lead=seat.lead,
        player=seat.player,
        bot=seat.bot or None,
        stand_in=seat.stand_in or None,
        resigned=seat.resigned,
        present=seat.lead == "bot" or table.present(seat.guest),
        mine=False,
    )


@lru_cache(NAMES_KEPT)
def _name(game: Game, seat_id: str) -> str:
    return str(choosing.called(game, seat_id))
