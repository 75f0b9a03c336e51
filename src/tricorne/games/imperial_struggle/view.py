"""What a seat sees of the table: the only way out for information (law 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.imperial_struggle.position import Table

if TYPE_CHECKING:
    from tricorne.games.imperial_struggle.rules import Rules


def view(rules: Rules, p: Table, seat: int) -> dict[str, object]:
    return {}
