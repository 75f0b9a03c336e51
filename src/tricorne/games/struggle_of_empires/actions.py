"""The action table of Struggle of Empires: first number of each family of actions, and the rows.

Within a family the number follows the order of the components: ``ATTACK_POWER + region * POWERS + power``.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.components import Components
from tricorne.games.struggle_of_empires.board.constants import (
    ALLIANCES,
    HOME,
    MARKERS,
    PIRATES,
    PLACES,
    POWERS,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_KINDS,
    UNIT_WORDS,
)
from tricorne.games.struggle_of_empires.text import marker_of, place_of, say, the_unit
from tricorne.kernel.action import ActionTable
from tricorne.kernel.message import Thing

HIGHEST_BID: Final = 199
BID_STEP: Final = 10
"""So many bids are offered at once; "higher" goes on to the next ones."""
MOST_COMMITTED: Final = 20

# The menu of a turn and what is asked most often come first: small numbers are the cheapest to list.
BUILD: Final = 0
REBUILD: Final = BUILD + UNIT_KINDS
MOVE: Final = REBUILD + UNIT_KINDS * PLACES
ATTACK_POWER: Final = MOVE + UNIT_KINDS * PLACES
PASS: Final = ATTACK_POWER + REGIONS * POWERS
TAKE_ALLIANCE: Final = PASS + 1
CLAIM: Final = TAKE_ALLIANCE + ALLIANCES
USE: Final = CLAIM + TILES
END_TURN: Final = USE + TILES
TO: Final = END_TURN + 1
STAY: Final = TO + PLACES
DONE: Final = STAY + 1
PASS_BID: Final = DONE + 1
RAISE: Final = PASS_BID + 1
RED_POWER: Final = RAISE + 1
BLUE_POWER: Final = RED_POWER + POWERS
KEEP_PROPOSAL: Final = BLUE_POWER + POWERS
# The menu, continued: one row for each neutral marker, and covert tokens
ATTACK_MARKER: Final = KEEP_PROPOSAL + 1
ATTACK_TOKEN: Final = ATTACK_MARKER + MARKERS
COLONIZE_MARKER: Final = ATTACK_TOKEN + TOKENS
COMMERCE_MARKER: Final = COLONIZE_MARKER + MARKERS
INCITE: Final = COMMERCE_MARKER + MARKERS
# Parts of an action
IN_REGION: Final = INCITE + TOKENS * REGIONS * POWERS
CALL_MILITIA: Final = IN_REGION + REGIONS
NO_MILITIA: Final = CALL_MILITIA + 1
RETURN_UNREST: Final = NO_MILITIA + 1
KEEP_UNREST: Final = RETURN_UNREST + 1
LOST_AT_SEA: Final = KEEP_UNREST + 1
REMAIN: Final = LOST_AT_SEA + 1
ARRIVE: Final = REMAIN + 1
# Attack
SURPRISE: Final = ARRIVE + 1
NO_SURPRISE: Final = SURPRISE + 1
COMMIT_NAVIES: Final = NO_SURPRISE + 1
COMMIT_ARMIES: Final = COMMIT_NAVIES + MOST_COMMITTED + 1
ACCEPT_HELP: Final = COMMIT_ARMIES + MOST_COMMITTED + 1
REFUSE_HELP: Final = ACCEPT_HELP + 1
FIGHT: Final = REFUSE_HELP + 1
DECLINE: Final = FIGHT + 1
SPEND_AT_SEA: Final = DECLINE + 1
NO_MORE: Final = SPEND_AT_SEA + ALLIANCES
SURRENDER: Final = NO_MORE + 1
DEFEND: Final = SURRENDER + 1
RAISE_SUPPORT: Final = DEFEND + 1
NO_BLOCKADE: Final = RAISE_SUPPORT + 1
CALL_RESERVES: Final = NO_BLOCKADE + 1
NO_RESERVES: Final = CALL_RESERVES + 1
WITHDRAW: Final = NO_RESERVES + 1
NO_WITHDRAWAL: Final = WITHDRAW + 1
LOSE_UNIT: Final = NO_WITHDRAWAL + 1
LOSE_OF_ALLY: Final = LOSE_UNIT + UNIT_KINDS
# Bids
BID: Final = LOSE_OF_ALLY + POWERS
HIGHER: Final = BID + HIGHEST_BID + 1
# Set-up
PUT_BACK: Final = HIGHER + 1
REDRAW: Final = PUT_BACK + MARKERS
CONTENT: Final = REDRAW + 1
KEEP: Final = CONTENT + 1
PLACE: Final = KEEP + MARKERS
ACTIONS: Final = PLACE + UNIT_KINDS * PLACES


def is_attack(action: int) -> bool:
    """Whether an action declares an attack on a power, a neutral marker or a token."""
    return ATTACK_POWER <= action < PASS or ATTACK_MARKER <= action < COLONIZE_MARKER


def build_table(c: Components) -> ActionTable:
    """Write all rows, in the order of the numbers above."""
    t = ActionTable()
    _write_menu(t, c)
    _write_auction(t, c)
    _write_markers_and_tokens(t, c)
    _write_parts(t, c)
    _write_attack(t, c)
    _write_bids(t)
    _write_setup(t, c)
    assert len(t) == ACTIONS
    return t


def _place_id(c: Components, place: int) -> str:
    return "home" if place == HOME else c.region_ids[place]


def _power(c: Components, power: int) -> Thing:
    return c.thing("power", c.power_ids[power])


def _alliance(c: Components, alliance: int) -> Thing:
    return c.thing("alliance", c.alliance_ids[alliance])


def _tile(c: Components, tile: int) -> Thing:
    return c.thing("tile", c.tile_ids[tile])


def _region(c: Components, marker: int) -> Thing:
    return place_of(c, c.marker_region[marker])


def _write_menu(t: ActionTable, c: Components) -> None:
    for unit in range(UNIT_KINDS):
        t.row(BUILD + unit, f"build {UNIT_WORDS[unit]}", say("act-build", unit=the_unit(unit)), "BUILD-1")
    for unit in range(UNIT_KINDS):
        for place in range(PLACES):
            words = say("act-rebuild", unit=the_unit(unit), region=place_of(c, place))
            t.row(
                REBUILD + unit * PLACES + place, f"rebuild {UNIT_WORDS[unit]} {_place_id(c, place)}", words, "BUILD-8"
            )
    for unit in range(UNIT_KINDS):
        for place in range(PLACES):
            words = say("act-move", unit=the_unit(unit), region=place_of(c, place))
            t.row(MOVE + unit * PLACES + place, f"move {UNIT_WORDS[unit]} {_place_id(c, place)}", words, "MOVE-1")
    for region in range(REGIONS):
        for power in range(POWERS):
            words = say("act-attack-power", power=_power(c, power), region=place_of(c, region))
            t.row(
                ATTACK_POWER + region * POWERS + power,
                f"attack {c.region_ids[region]} {c.power_ids[power]}",
                words,
                "ATTACK-2",
            )
    t.row(PASS, "pass", say("act-pass"), "PASS-1")
    for a in range(ALLIANCES):
        t.row(TAKE_ALLIANCE + a, f"ally {c.alliance_ids[a]}", say("act-ally", alliance=_alliance(c, a)), "LOCAL-1")
    for tile in range(TILES):
        t.row(CLAIM + tile, f"claim {c.tile_ids[tile]}", say("act-claim", tile=_tile(c, tile)), "CLAIM-1")
    for tile in range(TILES):
        t.row(USE + tile, f"use {c.tile_ids[tile]}", say("act-use", tile=_tile(c, tile)), "TURN-10")
    t.row(END_TURN, "end-turn", say("act-end-turn"), "TURN-11")
    for place in range(PLACES):
        t.row(TO + place, f"to {_place_id(c, place)}", say("act-to", region=place_of(c, place)), "MOVE-5")
    t.row(STAY, "stay", say("act-stay"), "BUILD-2")
    t.row(DONE, "done", say("act-done"), "MOVE-1")


def _write_auction(t: ActionTable, c: Components) -> None:
    t.row(PASS_BID, "pass-bid", say("act-pass-bid"), "AUCTION-16")
    t.row(RAISE, "raise", say("act-raise"), "AUCTION-17")
    for power in range(POWERS):
        t.row(RED_POWER + power, f"red {c.power_ids[power]}", say("act-red", power=_power(c, power)), "AUCTION-9")
    for power in range(POWERS):
        t.row(BLUE_POWER + power, f"blue {c.power_ids[power]}", say("act-blue", power=_power(c, power)), "AUCTION-9")
    t.row(KEEP_PROPOSAL, "keep-proposal", say("act-keep-proposal"), "AUCTION-18")


def _write_markers_and_tokens(t: ActionTable, c: Components) -> None:
    for m in range(MARKERS):
        thing = Thing("marker", c.marker_ids[m])
        words = say("act-attack-marker", marker=thing, strength=c.marker_strength[m], region=_region(c, m))
        t.row(ATTACK_MARKER + m, f"attack {c.region_ids[c.marker_region[m]]} {c.marker_ids[m]}", words, "NEUTRAL-1")
    for token in range(TOKENS):
        words = say("act-attack-token", token=c.thing("token", c.token_ids[token]))
        t.row(ATTACK_TOKEN + token, f"attack {c.token_ids[token]}", words, "COVERT-12")
    for m in range(MARKERS):
        words = say("act-colonize", marker=marker_of(c, m), region=_region(c, m))
        t.row(COLONIZE_MARKER + m, f"colonize {c.marker_ids[m]}", words, "COLONIZE-1")
    for m in range(MARKERS):
        words = say("act-commerce", marker=marker_of(c, m), region=_region(c, m))
        t.row(COMMERCE_MARKER + m, f"commerce {c.marker_ids[m]}", words, "COMMERCE-1")
    for token in range(TOKENS):
        rule = "COVERT-3" if token == PIRATES else "COVERT-4"
        thing = c.thing("token", c.token_ids[token])
        for region in range(REGIONS):
            for power in range(POWERS):
                text = f"incite {c.token_ids[token]} {c.region_ids[region]} {c.power_ids[power]}"
                words = say("act-incite", token=thing, power=_power(c, power), region=place_of(c, region))
                t.row(INCITE + (token * REGIONS + region) * POWERS + power, text, words, rule)


def _write_parts(t: ActionTable, c: Components) -> None:
    for region in range(REGIONS):
        t.row(IN_REGION + region, f"in {c.region_ids[region]}", say("act-in", region=place_of(c, region)), "TURN-10")
    t.row(CALL_MILITIA, "call-militia", say("act-call-militia"), "TILE-MILITIA-1")
    t.row(NO_MILITIA, "no-militia", say("act-no-militia"), "TILE-MILITIA-1")
    t.row(RETURN_UNREST, "return-unrest", say("act-return-unrest"), "PASS-2")
    t.row(KEEP_UNREST, "keep-unrest", say("act-keep-unrest"), "PASS-2")
    t.row(LOST_AT_SEA, "lost", say("act-lost"), "SEA-6")
    t.row(REMAIN, "remain", say("act-remain"), "SEA-5")
    t.row(ARRIVE, "arrive", say("act-arrive"), "SEA-5")


def _write_attack(t: ActionTable, c: Components) -> None:
    t.row(SURPRISE, "surprise", say("act-surprise"), "TILE-SURPRISE-ATTACK-1")
    t.row(NO_SURPRISE, "no-surprise", say("act-no-surprise"), "TILE-SURPRISE-ATTACK-1")
    for number in range(MOST_COMMITTED + 1):
        t.row(COMMIT_NAVIES + number, f"navies {number}", say("act-navies", number=number), "ALLY-3")
    for number in range(MOST_COMMITTED + 1):
        t.row(COMMIT_ARMIES + number, f"armies {number}", say("act-armies", number=number), "ALLY-3")
    t.row(ACCEPT_HELP, "accept-help", say("act-accept-help"), "ALLY-3")
    t.row(REFUSE_HELP, "refuse-help", say("act-refuse-help"), "ALLY-3")
    t.row(FIGHT, "fight", say("act-fight"), "NAVAL-8")
    t.row(DECLINE, "decline", say("act-decline"), "NAVAL-8")
    for a in range(ALLIANCES):
        t.row(SPEND_AT_SEA + a, f"spend {c.alliance_ids[a]}", say("act-spend", alliance=_alliance(c, a)), "NAVAL-13")
    t.row(NO_MORE, "no-more", say("act-no-more"), "NAVAL-13")
    t.row(SURRENDER, "surrender", say("act-surrender"), "VARIANT-SURRENDER-1")
    t.row(DEFEND, "defend", say("act-defend"), "VARIANT-SURRENDER-1")
    t.row(RAISE_SUPPORT, "blockade", say("act-blockade"), "TILE-BLOCKADE-1")
    t.row(NO_BLOCKADE, "no-blockade", say("act-no-blockade"), "TILE-BLOCKADE-1")
    t.row(CALL_RESERVES, "reserves", say("act-reserves"), "TILE-RESERVES-1")
    t.row(NO_RESERVES, "no-reserves", say("act-no-reserves"), "TILE-RESERVES-1")
    t.row(WITHDRAW, "withdraw", say("act-withdraw"), "TILE-FIGHTING-WITHDRAWAL-1")
    t.row(NO_WITHDRAWAL, "no-withdrawal", say("act-no-withdrawal"), "TILE-FIGHTING-WITHDRAWAL-1")
    for unit in range(UNIT_KINDS):
        t.row(LOSE_UNIT + unit, f"lose {UNIT_WORDS[unit]}", say("act-lose", unit=the_unit(unit)), "LOSS-5")
    for power in range(POWERS):
        t.row(
            LOSE_OF_ALLY + power,
            f"lose-ally {c.power_ids[power]}",
            say("act-lose-ally", power=_power(c, power)),
            "LOSS-8",
        )


def _write_bids(t: ActionTable) -> None:
    for amount in range(HIGHEST_BID + 1):
        t.row(BID + amount, f"bid {amount}", say("act-bid", number=amount), "AUCTION-17" if amount else "AUCTION-8")
    t.row(HIGHER, "higher", say("act-higher"), "AUCTION-17")


def _write_setup(t: ActionTable, c: Components) -> None:
    for m in range(MARKERS):
        words = say("act-put-back", marker=marker_of(c, m), region=_region(c, m))
        t.row(PUT_BACK + m, f"put-back {c.marker_ids[m]}", words, "SETUP-22")
    t.row(REDRAW, "redraw", say("act-redraw"), "SETUP-22")
    t.row(CONTENT, "content", say("act-content"), "SETUP-22")
    for m in range(MARKERS):
        words = say("act-keep", marker=marker_of(c, m), region=_region(c, m))
        t.row(KEEP + m, f"keep {c.marker_ids[m]}", words, "VARIANT-DRAFT-1")
    for unit in range(UNIT_KINDS):
        for place in range(PLACES):
            words = say("act-place", unit=the_unit(unit), region=place_of(c, place))
            t.row(PLACE + unit * PLACES + place, f"place {UNIT_WORDS[unit]} {_place_id(c, place)}", words, "SETUP-26")
