"""Acts on spaces that no table has because no rule ever allows them: they are understood, to be refused by their rule.

A Territory never changes hands in peace (IS-3.2.3-1); Forts are built, Naval spaces sailed to, Markets and Political
spaces shifted, each of them alone.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.constants import FORT, MARKET, NAVAL, POLITICAL, TERRITORY
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.text import refuse, the_space
from tricorne.kernel.engine import Refusal

SHIFTS: Final = ["shift", "clear", "mark", "unflag"]
FORT_DEEDS: Final = ["build", "repair", "seize", "damage"]
FLEET_DEEDS: Final = ["deploy-to", "from", "send-home"]
RULE_OF: Final = {
    POLITICAL: "IS-3.2.1-1",
    MARKET: "IS-3.2.2-1",
    NAVAL: "IS-3.2.4-1",
    FORT: "IS-5.6.3-1",
}
"""What is done with a space of each kind."""


def never_allowed(p: Position, text: str) -> Refusal | None:
    """Why such an act is always refused; None if the text is nothing of the kind."""
    words = text.lower().split()
    if len(words) != 2 or words[1] not in p.ruleset.board.space_ids:
        return None
    verb = words[0]
    if verb not in SHIFTS and verb not in FORT_DEEDS and verb not in FLEET_DEEDS and verb != "conquer":
        return None
    space = p.ruleset.board.space_ids.index(words[1])
    kind = p.ruleset.board.kind[space]
    if kind == TERRITORY:
        return refuse("why-territory", ["IS-3.2.3-1"], space=the_space(p, space))
    return refuse("why-other-kind", [RULE_OF[kind]], space=the_space(p, space), number=kind)
