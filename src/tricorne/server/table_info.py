"""A table for the wire: as much of it as a guest may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.server import advice_rule, choosing, ended, letters, table_pace
from tricorne.server.wire import SeatInfo, TableInfo, TakingBack

if TYPE_CHECKING:
    from tricorne.server.game_table import GameTable
    from tricorne.server.table_parts import Seat


def info(table: GameTable, guest: str) -> TableInfo:
    """The table as a guest may see it."""
    mine = table.mine(guest)
    host = guest != "" and guest == table.host
    looking = {viewer.guest for viewer in table.viewers}.union(*table.elsewhere.values())
    watchers = {one for one in looking if not table.mine(one)}
    chooser = choosing.chooser(table)
    asked = table.actor if table.status == "playing" else "" if chooser is None else chooser.id
    return TableInfo(
        id=table.id,
        title=table.title,
        game=table.game.id,
        preset=table.preset,
        options=table.options,
        status=table.status,
        seats=[_seat_info(table, seat, guest) for seat in table.seats],
        mine=mine,
        host=host,
        host_name=table.host_name,
        listed=table.listed,
        watch=table.watch,
        undo=table.undo,
        advice=bool(mine) and not table.set_aside and advice_rule.may_ask(table.game, table.advice, table.seats, guest),
        watchers=len(watchers),
        number=table.number,
        actor=table.actor or None,
        turn=asked in mine and not table.set_aside,
        unread=max(0, table.number - max(0, table.seen.get(guest, 0))) if mine else 0,
        scores=table.scores,
        winners=table.winners,
        invite=table.invite if mine or host else None,
        taking_back=_taking_back(table, guest),
        commitment=table.commitment(),
        seed=table.secret(),
        letters=letters.told(table),
        opening=letters.opening(table),
        choosing=choosing.told(table),
        set_aside=table.set_aside,
        ended=ended.how(table.status, table.ended),
        abandoning=ended.told(table.abandoning, table.seats, guest) if table.status == "playing" else None,
        rematch=table.rematch if table.rematch and mine else None,
        pace=table_pace.pace(table),
        clock=table_pace.told(table, table.now()),
        series=table_pace.series_told(table),
        created=table.created,
        changed=table.changed,
    )


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


def _seat_info(table: GameTable, seat: Seat, guest: str) -> SeatInfo:
    return SeatInfo(
        power=seat.id,
        name=str(choosing.called(table.game, seat.id)),
        lead=seat.lead,
        player=seat.player,
        bot=seat.bot or None,
        stand_in=seat.stand_in or None,
        resigned=seat.resigned,
        present=seat.lead == "bot" or table.present(seat.guest),
        mine=guest != "" and seat.guest == guest,
    )
