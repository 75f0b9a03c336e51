"""How far back all at a table can go together (takeback.py). It is asked after every act, so it is compiled with the
engine."""

from __future__ import annotations

from tricorne.kernel.record import PLAY, UNDO
from tricorne.kernel.state import State
from tricorne.kernel.undo import undo_limit
from tricorne.server.table_parts import WayBack


def way_back(state: State, before: WayBack | None) -> WayBack:
    """How far all together can go back, in one step from how it was after the entry before."""
    last = state.last
    if before is None or before.after != last.number - 1 or last.kind == UNDO:
        limit = undo_limit(state, "", True)
        return WayBack(last.number, limit.number, limit.actions > 0)
    if last.barrier or (last.kind == PLAY and last.secret):
        return WayBack(last.number, last.number, False)
    return WayBack(last.number, before.to, before.actions or last.kind == PLAY)
