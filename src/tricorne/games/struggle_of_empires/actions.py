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
from tricorne.kernel.action import ActionTable

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


def _a(unit: str) -> str:
    return f"an {unit}" if unit.startswith("a") else f"a {unit}"


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
    _begins(t, ACTIONS)
    return t


def _begins(t: ActionTable, first: int) -> None:
    assert len(t) == first, f"the action table is out of step at {first}: {len(t)} rows"


def _where(c: Components, place: int, word: str) -> str:
    return f"{'at' if word == 'in' else word} home" if place == HOME else f"{word} {c.region_names[place]}"


def _place_id(c: Components, place: int) -> str:
    return "home" if place == HOME else c.region_ids[place]


def _marker_region(c: Components, marker: int) -> str:
    return c.region_names[c.marker_region[marker]]


def _write_menu(t: ActionTable, c: Components) -> None:
    _begins(t, BUILD)
    for word in UNIT_WORDS:
        t.add(f"build {word}", f"Build {_a(word)} for 1 population", "BUILD-1")
    for unit in UNIT_WORDS:
        for place in range(PLACES):
            words = f"Destroy {_a(unit)} {_where(c, place, 'in')} and build it anew"
            t.add(f"rebuild {unit} {_place_id(c, place)}", words, "BUILD-8")
    _begins(t, MOVE)
    for unit in UNIT_WORDS:
        for place in range(PLACES):
            t.add(f"move {unit} {_place_id(c, place)}", f"Move {_a(unit)} {_where(c, place, 'from')}", "MOVE-1")
    _begins(t, ATTACK_POWER)
    for region in range(REGIONS):
        for power in range(POWERS):
            words = f"Attack {c.power_names[power]} in {c.region_names[region]}"
            t.add(f"attack {c.region_ids[region]} {c.power_ids[power]}", words, "ATTACK-2")
    t.add("pass", "Pass this action", "PASS-1")
    _begins(t, TAKE_ALLIANCE)
    for a in range(ALLIANCES):
        t.add(f"ally {c.alliance_ids[a]}", f"Form the local alliance {c.alliance_names[a]}", "LOCAL-1")
    for tile in range(TILES):
        t.add(f"claim {c.tile_ids[tile]}", f"Claim {c.tile_names[tile]}", "CLAIM-1")
    for tile in range(TILES):
        t.add(f"use {c.tile_ids[tile]}", f"Use {c.tile_names[tile]}", "TURN-10")
    t.add("end-turn", "End the turn", "TURN-11")
    _begins(t, TO)
    for place in range(PLACES):
        words = "To the home country" if place == HOME else f"To {c.region_names[place]}"
        t.add(f"to {_place_id(c, place)}", words, "MOVE-5")
    t.add("stay", "Leave the new unit where it is", "BUILD-2")
    t.add("done", "Move no more units", "MOVE-1")


def _write_auction(t: ActionTable, c: Components) -> None:
    _begins(t, PASS_BID)
    t.add("pass-bid", "Pass in the auction", "AUCTION-16")
    t.add("raise", "Raise the bid", "AUCTION-17")
    for power in range(POWERS):
        t.add(f"red {c.power_ids[power]}", f"Propose {c.power_names[power]} for the red alliance", "AUCTION-9")
    for power in range(POWERS):
        t.add(f"blue {c.power_ids[power]}", f"Propose {c.power_names[power]} for the blue alliance", "AUCTION-9")
    t.add("keep-proposal", "Leave the proposal as it is", "AUCTION-18")


def _write_markers_and_tokens(t: ActionTable, c: Components) -> None:
    _begins(t, ATTACK_MARKER)
    for m in range(MARKERS):
        words = f"Attack the neutral marker of strength {c.marker_strength[m]} in {_marker_region(c, m)}"
        t.add(f"attack {c.region_ids[c.marker_region[m]]} {c.marker_ids[m]}", words, "NEUTRAL-1")
    for token in range(TOKENS):
        t.add(f"attack {c.token_ids[token]}", f"Attack the {c.token_ids[token]} token", "COVERT-12")
    for m in range(MARKERS):
        t.add(f"colonize {c.marker_ids[m]}", f"Colonize in {_marker_region(c, m)} for 1 population", "COLONIZE-1")
    for m in range(MARKERS):
        t.add(f"commerce {c.marker_ids[m]}", f"Gold Coast Commerce in {_marker_region(c, m)}", "COMMERCE-1")
    _begins(t, INCITE)
    for token in range(TOKENS):
        rule = "COVERT-3" if token == PIRATES else "COVERT-4"
        for region in range(REGIONS):
            for power in range(POWERS):
                text = f"incite {c.token_ids[token]} {c.region_ids[region]} {c.power_ids[power]}"
                words = f"{c.token_names[token]} against {c.power_names[power]} in {c.region_names[region]}"
                t.add(text, words, rule)


def _write_parts(t: ActionTable, c: Components) -> None:
    _begins(t, IN_REGION)
    for region in range(REGIONS):
        t.add(f"in {c.region_ids[region]}", f"In {c.region_names[region]}", "TURN-10")
    t.add("call-militia", "Build one more army for 1 population", "TILE-MILITIA-1")
    t.add("no-militia", "Build no further army", "TILE-MILITIA-1")
    t.add("return-unrest", "Give back 1 point of unrest", "PASS-2")
    t.add("keep-unrest", "Give back no unrest", "PASS-2")
    t.add("lost", "Let the unit sink", "SEA-6")
    t.add("remain", "Let the unit stay where it was", "SEA-5")
    t.add("arrive", "Bring the unit to its destination", "SEA-5")


def _write_attack(t: ActionTable, c: Components) -> None:
    _begins(t, SURPRISE)
    t.add("surprise", "Play Surprise Attack", "TILE-SURPRISE-ATTACK-1")
    t.add("no-surprise", "Attack without surprise", "TILE-SURPRISE-ATTACK-1")
    for number in range(MOST_COMMITTED + 1):
        t.add(f"navies {number}", f"Commit {number} navies" if number != 1 else "Commit 1 navy", "ALLY-3")
    for number in range(MOST_COMMITTED + 1):
        t.add(f"armies {number}", f"Commit {number} armies" if number != 1 else "Commit 1 army", "ALLY-3")
    t.add("accept-help", "Accept the help", "ALLY-3")
    t.add("refuse-help", "Refuse the help", "ALLY-3")
    t.add("fight", "Fight at sea", "NAVAL-8")
    t.add("decline", "Decline to fight at sea", "NAVAL-8")
    for a in range(ALLIANCES):
        t.add(f"spend {c.alliance_ids[a]}", f"Use the {c.alliance_names[a]} alliance at sea", "NAVAL-13")
    t.add("no-more", "Use no further alliance at sea", "NAVAL-13")
    t.add("surrender", "Surrender the control marker", "VARIANT-SURRENDER-1")
    t.add("defend", "Stand and fight", "VARIANT-SURRENDER-1")
    t.add("blockade", "Use Blockade: naval support counts double", "TILE-BLOCKADE-1")
    t.add("no-blockade", "Keep Blockade", "TILE-BLOCKADE-1")
    t.add("reserves", "Call in Reserves: roll again", "TILE-RESERVES-1")
    t.add("no-reserves", "Let the dice stand", "TILE-RESERVES-1")
    t.add("withdraw", "Play Fighting Withdrawal", "TILE-FIGHTING-WITHDRAWAL-1")
    t.add("no-withdrawal", "Take the losses", "TILE-FIGHTING-WITHDRAWAL-1")
    for word in UNIT_WORDS:
        t.add(f"lose {word}", f"Lose {_a(word)}", "LOSS-5")
    for power in range(POWERS):
        t.add(f"lose-ally {c.power_ids[power]}", f"{c.power_names[power]} loses a unit", "LOSS-8")


def _write_bids(t: ActionTable) -> None:
    _begins(t, BID)
    for amount in range(HIGHEST_BID + 1):
        t.add(f"bid {amount}", f"Bid {amount} gold", "AUCTION-17" if amount else "AUCTION-8")
    t.add("higher", "Look at higher bids", "AUCTION-17")


def _write_setup(t: ActionTable, c: Components) -> None:
    _begins(t, PUT_BACK)
    for m in range(MARKERS):
        t.add(f"put-back {c.marker_ids[m]}", f"Put the {_marker_region(c, m)} marker back into the bag", "SETUP-22")
    t.add("redraw", "Draw as many markers again", "SETUP-22")
    t.add("content", "Keep these markers", "SETUP-22")
    for m in range(MARKERS):
        words = f"Keep the {_marker_region(c, m)} marker, pass on the rest"
        t.add(f"keep {c.marker_ids[m]}", words, "VARIANT-DRAFT-1")
    _begins(t, PLACE)
    for unit in UNIT_WORDS:
        for place in range(PLACES):
            words = f"Place a starting {unit} {_where(c, place, 'in')}"
            t.add(f"place {unit} {_place_id(c, place)}", words, "SETUP-26")
