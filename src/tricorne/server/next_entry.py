"""The next entry of a table: what is written down with it, and how the table goes on to it (hub.py has all that is
round about it). Every act comes through here, so it is compiled with the engine."""

from __future__ import annotations

from typing import Any

from tricorne.kernel.state import State
from tricorne.server.game_table import GameTable
from tricorne.server.often import Write
from tricorne.server.pages import Page, row_of, text_of, write_page
from tricorne.server.record import SNAPSHOT_EVERY, snapshot_of
from tricorne.server.store import MOVED_ON, MOVED_ON_TO_STATUS, NEW_ENTRY, NEW_SNAPSHOT, began
from tricorne.server.wire import Status


def status_after(state: State) -> Status:
    return "over" if state.over else "playing"


def page_and_writes(
    table: GameTable, before: State | None, after: State, led_by: str, at: float
) -> tuple[Page, list[Write]]:
    """The last entry of a game as a page, and what is written down with every entry; ``before``: the game as it was."""
    earlier = table.setting().opened().position if before is None else before.position
    page = write_page(earlier, after, led_by, at)
    row = row_of(table.id, page, earlier, after, table.pages[-1] if table.pages else None)
    number = after.last.number
    moved: dict[str, Any] = {
        "table": table.id,
        "known": table.revision,
        "new_number": number,
        "new_actor": after.actor or "",
        "new_scores": page.scores,
        "new_winners": text_of(after.winners),
        "new_changed": at,
    }
    status = status_after(after)
    if status == table.status:
        writes: list[Write] = [(MOVED_ON, [moved]), (NEW_ENTRY, [row])]
    else:
        moved["new_status"] = status
        writes = [(MOVED_ON_TO_STATUS, [moved]), (NEW_ENTRY, [row])]
    if before is None:
        writes.append(began(table.id, table.version))
    if status == "over" or number % SNAPSHOT_EVERY == 0:
        writes.append((NEW_SNAPSHOT, [snapshot_of(table.id, after)]))
    return page, writes


def go_on_to(table: GameTable, after: State, page: Page) -> None:
    """The table has come to another entry, which everybody who looks on has seen from now on."""
    table.taking_back = None
    table.state = after
    table.pages.append(page)
    table.number = number = after.last.number
    table.has_followed.set()
    table.status, table.actor, table.winners = status_after(after), after.actor or "", after.winners
    table.scores, table.changed = after.scores, page.at
    for viewer in table.viewers:
        if viewer.guest:
            table.seen[viewer.guest] = number
    for guests in table.elsewhere.values():
        for guest in guests:
            if guest:
                table.seen[guest] = number
