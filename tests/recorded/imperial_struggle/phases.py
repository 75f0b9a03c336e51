"""phases: Initiative, Victory Checks after wars, Conflict markers that come off after them."""

from __future__ import annotations

from tests.recorded.findings import Case, Findings
from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import load
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.registers import WINNER
from tricorne.games.imperial_struggle.peace.initiative import holder
from tricorne.games.imperial_struggle.scoring import victory
from tricorne.games.imperial_struggle.war.war import reset


def check_phase(case: Case, found: Findings) -> None:
    kind = case["type"]
    if kind == "initiative":
        form = {"turn": names.TURNS[case["turn"]], "vp": case["vp"], "initiative": names.side(case["previous"])}
        found.same("initiative", case["initiative"], SIDE_NAMES[holder(load(form))])
    elif kind == "war_victory_check":
        _victory(case, found)
    elif kind == "war_conflict_removal":
        _markers(case, found)
    else:
        found.unknown(kind)


def _victory(case: Case, found: Findings) -> None:
    """The sweep is given; the total decides the rest."""
    table = load({"turn": names.WARS[case["war"]], "vp": case["vp"], "war_tiles": {}})
    sweeper = NONE if case["sweep_winner"] is None else names.side_number(case["sweep_winner"])
    over = victory.check(table, sweeper, victory.WAR_SWEEP)
    result = case["result"]
    expected = None if result is None else result["winner"] if isinstance(result, dict) else result
    found.same("war victory", expected, SIDE_NAMES[table.clock[WINNER]] if over else None)


def _markers(case: Case, found: Findings) -> None:
    """Flags are not recorded: a marker that stayed where the war counts markers must have been on an empty space."""
    before = {names.space(name): kind for name, kind in case["conflicts_before"].items()}
    after = {names.space(name): kind for name, kind in case["conflicts_after"].items()}
    war = names.WARS[case["war"]]
    flags = {id: "france" for id in before if id not in after}
    table = load({"turn": war, "flags": flags, "conflicts": before, "war_tiles": {}})
    reset(table)
    ids = names.BOARD.space_ids
    left = [ids[space] for space in range(len(ids)) if table.marker[space]]
    found.same_set("markers left", list(after), left)
    # Markers where the war counts none stay on flagged spaces too.
    table = load({"turn": war, "flags": dict.fromkeys(before, "france"), "conflicts": before, "war_tiles": {}})
    reset(table)
    stay = [id for id in before if table.marker[names.BOARD.space(id)]]
    found.same_set("markers of other Regions", stay, [id for id in stay if id in after])
