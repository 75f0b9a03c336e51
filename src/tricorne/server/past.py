"""Looking back: the log, any earlier moment, what happened since somebody left, the end of the game, older chat."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from tricorne.kernel.course import counting
from tricorne.kernel.engine import EVERYBODY
from tricorne.kernel.message import say
from tricorne.server import letters
from tricorne.server.broadcast import Eyes, log_entry, moment
from tricorne.server.game_luck import luck_of
from tricorne.server.game_table import GameTable
from tricorne.server.hub import Hub
from tricorne.server.members.blocks import hidden
from tricorne.server.old_rules import record_as_stored
from tricorne.server.problems import not_now, not_yours
from tricorne.server.table_parts import read_saying
from tricorne.server.wire import Chat, End, Figures, Log, LogEntry, Moment, Since

LATEST_LINES = 100

_decode = msgspec.json.decode


def log(table: GameTable, eyes: Eyes, first: int, last: int) -> Log:
    return Log([log_entry(table, page, eyes) for page in table.pages[first : last + 1]])


async def at(hub: Hub, table: GameTable, eyes: Eyes, number: int) -> Moment:
    return moment(table, await hub.at(table, number), eyes)


def since(table: GameTable, eyes: Eyes, guest: str) -> Since:
    """What happened after the entry that a guest saw last, and what it did to the scores."""
    state = table.begun()
    seen = min(max(table.seen.get(guest, 0), 0), table.number)
    return Since(
        since=seen,
        number=table.number,
        entries=[log_entry(table, page, eyes) for page in table.pages[seen + 1 :]],
        scores_then=table.pages[seen].points(),
        scores_now=state.scores,
        turn=table.status == "playing" and table.actor in table.mine(guest),
    )


async def stored_record(hub: Hub, table: GameTable, eyes: Eyes) -> str:
    """The record of one seat; line by line as it is stored where the game cannot be opened."""
    if not table.set_aside:
        return record(table, eyes)
    finished = table.status in ("over", "closed")
    rows = await hub.store.entries(table.id)
    return str(letters.mark(table, record_as_stored(table.setting(), rows, eyes, finished)))


def record(table: GameTable, eyes: Eyes) -> str:
    """The record of one seat; the full one with all that proves its dice once nothing more is played."""
    state = table.begun()
    finished = table.status in ("over", "closed")
    return str(letters.mark(table, state.record if finished else state.record_for(eyes)))


def file_name(table: GameTable) -> str:
    """What a record is called on somebody's disk: the game, the day it began, the table."""
    return f"{table.game.id}-{time.strftime('%Y-%m-%d', time.gmtime(table.created))}-{table.id}.txt"


async def end(hub: Hub, table: GameTable) -> End:
    """Everything about a game that is over, also what was hidden. What was taken back does not count."""
    state = table.begun()
    if table.status != "over":
        raise not_now(say("why-hidden"))
    valid = counting(state.last)
    counts = {entry.number for entry in valid}
    series: list[Figures] = []
    sources: dict[str, dict[str, float]] = {}
    for row in await hub.store.figures(table.id):
        if row.number not in counts:
            continue
        figures = _decode(row.figures)
        if not series or series[-1].figures != figures:
            series.append(Figures(row.number, figures))
        _add(sources, _decode(row.points))
    early = table.ended == "resigned"
    losers = [seat.id for seat in table.seats if seat.id not in table.winners]
    chance = [_open_entry(table, page.entry.number) for page in table.pages if page.entry.outcomes]
    return End(
        ranking=[table.winners, losers] if early else state.ranking,
        winners=table.winners if early else state.winners,
        scores=state.scores,
        sources=sources,
        series=series,
        chance=chance,
        luck=luck_of(table.setting().opened(), valid),
        seed=table.secret() or "",
        commitment=table.commitment(),
    )


def _add(total: dict[str, dict[str, float]], points: dict[str, Any]) -> None:
    for source, won in points.items():
        for seat, count in won.items():
            found = total.setdefault(source, {})
            found[seat] = found.get(seat, 0) + count


def _open_entry(table: GameTable, number: int) -> LogEntry:
    """An entry with all its outcomes, for a game that is over."""
    page = table.pages[number]
    entry = log_entry(table, page, None)
    hidden = any(outcome.secret != EVERYBODY for outcome in page.entry.outcomes)
    if not hidden:
        return entry
    return msgspec.structs.replace(entry, outcomes=[outcome.text for outcome in page.entry.outcomes])


async def chat(hub: Hub, table: GameTable, guest: str, channel: str, before: int) -> Chat:
    """The messages of a channel before one (0: the last)."""
    if not table.reads(guest, channel):
        raise not_yours(say("why-no-seat-in-channel"))
    found = [read_saying(row) for row in await hub.store.messages(table.id, channel, before, LATEST_LINES + 1)]
    latest = [one for one in found[-LATEST_LINES:] if not hidden(hub.blocks, guest, one.guest)]
    return Chat([message.line(guest) for message in latest], len(found) > LATEST_LINES)
