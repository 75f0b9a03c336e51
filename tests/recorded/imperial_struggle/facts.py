"""facts: a position in an Action Round and every value that follows from it, asked of ``game.queries``."""

from __future__ import annotations

import json
from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import both
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tests.recorded.imperial_struggle.rounds import position_form
from tests.recorded.imperial_struggle.scores import compare_final, compare_scoring
from tests.recorded.imperial_struggle.strengths import compare_strength
from tricorne.games.imperial_struggle.board.constants import (
    BRITISH,
    CHOISEUL,
    DIPLOMATIC,
    ECONOMIC,
    EDMOND_HALLEY,
    JONATHAN_SWIFT,
    MARKER,
    NO_MARKER,
    PITT,
    SIDE_IDS,
)
from tricorne.games.imperial_struggle.board.control import counted, set_marker
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import REGIONS_PAID
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.figures.queries_board import as_seen_by
from tricorne.games.imperial_struggle.military.fleet import squadron_price
from tricorne.games.imperial_struggle.military.forts import can_support
from tricorne.games.imperial_struggle.ministries.french import Choiseul
from tricorne.games.imperial_struggle.ministries.ministry import has_keyword
from tricorne.games.imperial_struggle.peace.initiative import holder
from tricorne.games.imperial_struggle.round.advantages import blocked

TARGETS = {
    "economic": "economic",
    "diplomatic": "diplomatic",
    "military_fort": "forts",
    "naval_targets": "naval",
    "naval_movable": "squadrons",
    "military_conflict": "markers",
}


def check_facts(case: Case, found: Findings) -> None:
    """Load the position as people would write it, then ask."""
    position = case["position"]
    facts = case["facts"]
    state = names.GAME.from_json(json.dumps(position_form(position)))
    table = state.position
    assert isinstance(table, Position)
    _board(table, position, facts, found)
    _prices(table, position, facts, found)
    _targets(table, facts, found)
    _advantages(table, facts, found)
    _standings(table, facts, found)
    _squadrons(table, position, facts, found)
    _war(table, position, facts, found)
    compare_scoring(table, facts["scoring_if_now"], found, "scoring_if_now")
    compare_final(table, facts["final_scoring_if_now"], found)


def shown(ids: list[str]) -> list[str]:
    return [names.display(id) for id in ids]


def _board(table: Position, position: dict[str, Any], facts: dict[str, Any], found: Findings) -> None:
    found.same_set("isolated", facts["isolated_now_if_damaged_forts_connect"], shown(queries.isolated(table, True)))
    found.alt("damaged_fort_isolation")
    found.same_set("isolated without damaged Forts", facts["isolated_now"], shown(queries.isolated(table, True)))
    found.alt("")
    if position["action_round"]["subphase"] == "before_picking_tile":
        fresh = as_seen_by(table, 1 - names.side_number(position["action_round"]["player"]))
        found.alt("damaged_fort_isolation")
        found.same_set("isolated in the round", facts["isolated_marked"], shown(queries.isolated(fresh)))
        found.alt("")
    found.same_set("protected", facts["protected"], shown(queries.protected(table)))
    costs = {names.display(id): cost for id, cost in queries.marker_costs(table).items()}
    found.all_same("conflict removal cost", facts["conflict_removal_cost"], costs)
    forts: dict[str, dict[str, list[Any]]] = {}
    for side in SIDE_NAMES:
        for id, fort in queries.fort_costs(table, names.side(side)).items():
            forts.setdefault(names.display(id), {})[side] = [fort["act"], fort["price"]]
    found.all_same("fort cost", facts["fort_cost"], forts)


def _prices(table: Position, position: dict[str, Any], facts: dict[str, Any], found: Findings) -> None:
    """Every shift price, with and without a marker, and with the price for a further Region."""
    player = names.side_number(position["action_round"]["player"])
    ours: dict[str, dict[str, list[int]]] = {}
    for side, name in enumerate(SIDE_NAMES):
        seen = _in_force(table, side)
        paid = seen.round[REGIONS_PAID : REGIONS_PAID + 2]
        for space in table.ruleset.pieces.shiftable:
            id = table.ruleset.board.space_ids[space]
            marker = seen.marker[space]
            prices: list[int] = []
            minor = 0
            for state in (marker, NO_MARKER, MARKER):
                set_marker(seen, space, state)
                seen.round[REGIONS_PAID + ECONOMIC] = seen.round[REGIONS_PAID + DIPLOMATIC] = 0
                answer = queries.cost_to_shift(seen, id, SIDE_IDS[side])
                if answer["price"] is not None:
                    assert isinstance(answer["price"], int)
                    prices.append(answer["price"])
                if state == marker and len(prices) == 1:
                    minor = 1 if answer["minor"] else 0
            set_marker(seen, space, marker)
            seen.round[REGIONS_PAID + ECONOMIC], seen.round[REGIONS_PAID + DIPLOMATIC] = paid
            if not prices:
                continue
            line = [*prices, minor]
            if side == player and position["action_round"].get("investment"):
                again = queries.cost_to_shift(seen, id, SIDE_IDS[side])["price"]
                assert isinstance(again, int)
                line.append(again)
            ours.setdefault(names.display(id), {})[name] = line
    ireland = table.ruleset.ireland
    swift = table.ministry_place[JONATHAN_SWIFT] == UP
    marked_ireland = swift and any(table.marker[s] and table.flag[s] == BRITISH for s in ireland)
    for space_name in sorted(set(ours) | set(facts["shift_cost"])):
        expected = facts["shift_cost"].get(space_name, {})
        got = ours.get(space_name, {})
        for side_name in SIDE_NAMES:
            if side_name in expected or side_name in got:
                which = f"{space_name} {side_name}"
                theirs = (which, expected.get(side_name))
                mine = (which, got.get(side_name))
                known = got.get(side_name)
                # Only whether a Minor action may remove the flag hangs on Ireland.
                by_minor = (which, [*known[:3], 1, *known[4:]]) if known and marked_ireland else None
                found.same_or_alt("shift cost", theirs, mine, by_minor, "R50 Jonathan Swift counts markers")


def _in_force(table: Position, side: int) -> Position:
    """A copy in a round of that side, with the Isolation that is in force now."""
    seen = as_seen_by(table, side)
    copy = seen.clone()
    copy.write("isolated", table.isolated)
    return copy


def _targets(table: Position, facts: dict[str, Any], found: Findings) -> None:
    found.alt("damaged_fort_isolation")
    for minor, key in ((False, "legal_targets_major"), (True, "legal_targets_minor")):
        for side, expected in facts[key].items():
            got = queries.targets(table, names.side(side), minor)
            for kind, wanted in expected.items():
                ours = sorted(shown(got[TARGETS[kind]]))
                if kind == "military_fort":
                    unmarked = sorted(set(ours) - _by_marked_market(table, names.side_number(side)))
                    found.same_or_alt(
                        f"{key} {kind}", sorted(wanted), ours, unmarked, "R45 a marked Market supports none"
                    )
                else:
                    found.same_set(f"{key} {kind}", wanted, ours)
    found.alt("")


def _by_marked_market(table: Position, side: int) -> set[str]:
    """Forts that only a Market with a Conflict marker supports (R45)."""
    seen = as_seen_by(table, side).clone()
    open_now = set(queries.targets(seen, SIDE_IDS[side])["forts"])
    seen.write("since", [0 if seen.marker[space] else since for space, since in enumerate(seen.since)])
    return {names.display(id) for id in open_now - set(_supported(seen, side))}


def _supported(seen: Position, side: int) -> list[str]:
    ids = seen.ruleset.board.space_ids
    return [ids[fort] for fort in seen.ruleset.forts if seen.flag[fort] or can_support(seen, side, fort)]


def _advantages(table: Position, facts: dict[str, Any], found: Findings) -> None:
    tiles = names.PIECES.advantages
    held: list[list[str]] = []
    ready: list[list[str]] = []
    for side in SIDE_IDS:
        mine = queries.advantages_of(table, side)
        held.append([names.english("advantage", str(tile["advantage"])) for tile in mine])
        ready.append([names.english("advantage", str(tile["advantage"])) for tile in mine if tile["ready"]])
    for side, expected in facts["advantages_held"].items():
        found.same_set("advantages held", expected, both(held)[side])
    for side, expected in facts["advantages_usable"].items():
        found.same_set("advantages usable", expected, both(ready)[side])
    stopped = [names.english("advantage", tiles[at].id) for at in range(len(tiles)) if blocked(table, at)]
    found.same_set("advantages blocked", facts["advantages_blocked_by_conflict"], stopped)
    keywords = names.PIECES.keyword_ids
    for number, side in enumerate(SIDE_NAMES):
        mine_now = [word.capitalize() for at, word in enumerate(keywords) if has_keyword(table, number, at)]
        found.same_set("keywords", facts["keywords_active"][side], mine_now)


def _standings(table: Position, facts: dict[str, Any], found: Findings) -> None:
    for name, expected in facts["regions"].items():
        got = queries.award_standing(table, names.region(name))
        compare_standing(f"region {name}", expected, got, found)
    prestige = queries.award_standing(table, "europe")["prestige"]
    assert isinstance(prestige, dict)
    compare_standing("prestige", facts["prestige"], prestige, found)
    for reward in queries.demand_standing(table):
        name = names.english("commodity", str(reward["commodity"]))
        compare_standing(f"commodity {name}", facts["commodities"][name], {**reward, "winner": reward["leader"]}, found)
    found.same("initiative", facts["initiative_if_determined_now"], SIDE_NAMES[holder(table)])


def _squadrons(table: Position, position: dict[str, Any], facts: dict[str, Any], found: Findings) -> None:
    for number, side in enumerate(SIDE_NAMES):
        cost = _squadron_cost(table, number)
        # What an event took off is still recorded in the other side's round.
        if side != position["action_round"]["player"]:
            if "south_sea_squadron_discount" in position["action_round"]["transient"][side]:
                cost -= 2
        found.same("squadron cost", (side, facts["squadron_cost"][side]), (side, cost))


def _squadron_cost(table: Position, side: int) -> int:
    """The lowest price of a Squadron: face-up ministries that build cheaply, and what an event takes off."""
    seen = as_seen_by(table, side)
    price = names.PIECES.price_build_squadron
    for number, ability in ((EDMOND_HALLEY, 0), (PITT, 1), (CHOISEUL, 1)):
        card = seen.ruleset.cabinet[number]
        if card.side == side and seen.ministry_place[number] == UP and card.unused(seen, ability):
            harbours = card.harbours if isinstance(card, Choiseul) else []
            if not harbours or counted(seen, harbours, side) > 0:
                price = min(price, card.card.abilities[ability].number("price", 0, 9))
    return squadron_price(seen, price)


def compare_standing(kind: str, expected: dict[str, Any], got: dict[str, Any], found: Findings) -> None:
    """Counts and winner of a Region, of Prestige or of a commodity."""
    counts = got["counts"]
    found.same(f"{kind} counts", [expected[name] for name in SIDE_NAMES], [counts[id] for id in SIDE_IDS])
    winner = None if expected["winner"] is None else names.side(expected["winner"])
    found.same(f"{kind} winner", winner, got["winner"])
    if "award" in expected:
        tile = got["tile"]
        text = None if tile is None else names.award(names.PIECES.awards.ids.index(tile))
        found.same(f"{kind} tile", expected["award"], text)


def _war(table: Position, position: dict[str, Any], facts: dict[str, Any], found: Findings) -> None:
    if "war_visible" not in facts:
        return
    war = names.WARS[position["next_war"]]
    for number, french, british in facts["war_visible"]:
        got = queries.theater_strength(table, war, number, -1)
        totals = []
        for id in SIDE_IDS:
            side = got[id]
            assert isinstance(side, dict)
            totals.append(side["total"])
        found.same("war visible", [number, french, british], [number, *totals])
    for expected in facts["war_if_fought_now_before_tile_effects"]:
        compare_strength(queries.theater_strength(table, war, expected["theater"]), expected, found)
