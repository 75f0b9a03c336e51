"""The log: what happened, in sentences that a seat may read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.position import Table
from tricorne.games.imperial_struggle.words import SIDE_IDS, SIDE_NAMES
from tricorne.kernel.record import PLAY, Entry

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.rules import Rules


def narrate(rules: Rules, before: Table, after: Table, entry: Entry, seat: int) -> list[str]:
    """One sentence for the choice; a secret one is told to its own side only."""
    if entry.kind != PLAY:
        return []
    side = SIDE_IDS.index(entry.seat)
    if entry.secret and seat != side:
        return [f"{SIDE_NAMES[side]} chooses in secret."]
    table = rules.actions()
    return [f"{SIDE_NAMES[side]}: {table[table.number(entry.text)].words}."]
