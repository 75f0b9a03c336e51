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
    assert len(t) == ACTIONS
    return t


def _where(c: Components, place: int, word: str) -> str:
    return f"{'at' if word == 'in' else word} home" if place == HOME else f"{word} {c.region_names[place]}"


def _place_id(c: Components, place: int) -> str:
    return "home" if place == HOME else c.region_ids[place]


def _marker_region(c: Components, marker: int) -> str:
    return c.region_names[c.marker_region[marker]]


def _markers(t: ActionTable, c: Components, first: int, verb: str, words: str, rule: str) -> None:
    """A family with one row for each neutral marker, which is called by its region."""
    t.family(first, verb, c.marker_ids, words, [_marker_region(c, marker) for marker in range(MARKERS)], rule)


def _write_menu(t: ActionTable, c: Components) -> None:
    t.family(BUILD, "build", UNIT_WORDS, "Build {} for 1 population", [_a(unit) for unit in UNIT_WORDS], "BUILD-1")
    for unit, word in enumerate(UNIT_WORDS):
        for place in range(PLACES):
            words = f"Destroy {_a(word)} {_where(c, place, 'in')} and build it anew"
            t.row(REBUILD + unit * PLACES + place, f"rebuild {word} {_place_id(c, place)}", words, "BUILD-8")
    for unit, word in enumerate(UNIT_WORDS):
        for place in range(PLACES):
            words = f"Move {_a(word)} {_where(c, place, 'from')}"
            t.row(MOVE + unit * PLACES + place, f"move {word} {_place_id(c, place)}", words, "MOVE-1")
    for region in range(REGIONS):
        for power in range(POWERS):
            text = f"attack {c.region_ids[region]} {c.power_ids[power]}"
            words = f"Attack {c.power_names[power]} in {c.region_names[region]}"
            t.row(ATTACK_POWER + region * POWERS + power, text, words, "ATTACK-2")
    t.row(PASS, "pass", "Pass this action", "PASS-1")
    t.family(TAKE_ALLIANCE, "ally", c.alliance_ids, "Form the local alliance {}", c.alliance_names, "LOCAL-1")
    t.family(CLAIM, "claim", c.tile_ids, "Claim {}", c.tile_names, "CLAIM-1")
    t.family(USE, "use", c.tile_ids, "Use {}", c.tile_names, "TURN-10")
    t.row(END_TURN, "end-turn", "End the turn", "TURN-11")
    for place in range(PLACES):
        words = "To the home country" if place == HOME else f"To {c.region_names[place]}"
        t.row(TO + place, f"to {_place_id(c, place)}", words, "MOVE-5")
    t.row(STAY, "stay", "Leave the new unit where it is", "BUILD-2")
    t.row(DONE, "done", "Move no more units", "MOVE-1")


def _write_auction(t: ActionTable, c: Components) -> None:
    t.row(PASS_BID, "pass-bid", "Pass in the auction", "AUCTION-16")
    t.row(RAISE, "raise", "Raise the bid", "AUCTION-17")
    t.family(RED_POWER, "red", c.power_ids, "Propose {} for the red alliance", c.power_names, "AUCTION-9")
    t.family(BLUE_POWER, "blue", c.power_ids, "Propose {} for the blue alliance", c.power_names, "AUCTION-9")
    t.row(KEEP_PROPOSAL, "keep-proposal", "Leave the proposal as it is", "AUCTION-18")


def _write_markers_and_tokens(t: ActionTable, c: Components) -> None:
    for m in range(MARKERS):
        text = f"attack {c.region_ids[c.marker_region[m]]} {c.marker_ids[m]}"
        words = f"Attack the neutral marker of strength {c.marker_strength[m]} in {_marker_region(c, m)}"
        t.row(ATTACK_MARKER + m, text, words, "NEUTRAL-1")
    t.family(ATTACK_TOKEN, "attack", c.token_ids, "Attack the {} token", c.token_ids, "COVERT-12")
    _markers(t, c, COLONIZE_MARKER, "colonize", "Colonize in {} for 1 population", "COLONIZE-1")
    _markers(t, c, COMMERCE_MARKER, "commerce", "Gold Coast Commerce in {}", "COMMERCE-1")
    for token in range(TOKENS):
        rule = "COVERT-3" if token == PIRATES else "COVERT-4"
        for region in range(REGIONS):
            for power in range(POWERS):
                text = f"incite {c.token_ids[token]} {c.region_ids[region]} {c.power_ids[power]}"
                words = f"{c.token_names[token]} against {c.power_names[power]} in {c.region_names[region]}"
                t.row(INCITE + (token * REGIONS + region) * POWERS + power, text, words, rule)


def _write_parts(t: ActionTable, c: Components) -> None:
    t.family(IN_REGION, "in", c.region_ids, "In {}", c.region_names, "TURN-10")
    t.row(CALL_MILITIA, "call-militia", "Build one more army for 1 population", "TILE-MILITIA-1")
    t.row(NO_MILITIA, "no-militia", "Build no further army", "TILE-MILITIA-1")
    t.row(RETURN_UNREST, "return-unrest", "Give back 1 point of unrest", "PASS-2")
    t.row(KEEP_UNREST, "keep-unrest", "Give back no unrest", "PASS-2")
    t.row(LOST_AT_SEA, "lost", "Let the unit sink", "SEA-6")
    t.row(REMAIN, "remain", "Let the unit stay where it was", "SEA-5")
    t.row(ARRIVE, "arrive", "Bring the unit to its destination", "SEA-5")


def _write_attack(t: ActionTable, c: Components) -> None:
    t.row(SURPRISE, "surprise", "Play Surprise Attack", "TILE-SURPRISE-ATTACK-1")
    t.row(NO_SURPRISE, "no-surprise", "Attack without surprise", "TILE-SURPRISE-ATTACK-1")
    for number in range(MOST_COMMITTED + 1):
        words = f"Commit {number} navies" if number != 1 else "Commit 1 navy"
        t.row(COMMIT_NAVIES + number, f"navies {number}", words, "ALLY-3")
    for number in range(MOST_COMMITTED + 1):
        words = f"Commit {number} armies" if number != 1 else "Commit 1 army"
        t.row(COMMIT_ARMIES + number, f"armies {number}", words, "ALLY-3")
    t.row(ACCEPT_HELP, "accept-help", "Accept the help", "ALLY-3")
    t.row(REFUSE_HELP, "refuse-help", "Refuse the help", "ALLY-3")
    t.row(FIGHT, "fight", "Fight at sea", "NAVAL-8")
    t.row(DECLINE, "decline", "Decline to fight at sea", "NAVAL-8")
    t.family(SPEND_AT_SEA, "spend", c.alliance_ids, "Use the {} alliance at sea", c.alliance_names, "NAVAL-13")
    t.row(NO_MORE, "no-more", "Use no further alliance at sea", "NAVAL-13")
    t.row(SURRENDER, "surrender", "Surrender the control marker", "VARIANT-SURRENDER-1")
    t.row(DEFEND, "defend", "Stand and fight", "VARIANT-SURRENDER-1")
    t.row(RAISE_SUPPORT, "blockade", "Use Blockade: naval support counts double", "TILE-BLOCKADE-1")
    t.row(NO_BLOCKADE, "no-blockade", "Keep Blockade", "TILE-BLOCKADE-1")
    t.row(CALL_RESERVES, "reserves", "Call in Reserves: roll again", "TILE-RESERVES-1")
    t.row(NO_RESERVES, "no-reserves", "Let the dice stand", "TILE-RESERVES-1")
    t.row(WITHDRAW, "withdraw", "Play Fighting Withdrawal", "TILE-FIGHTING-WITHDRAWAL-1")
    t.row(NO_WITHDRAWAL, "no-withdrawal", "Take the losses", "TILE-FIGHTING-WITHDRAWAL-1")
    t.family(LOSE_UNIT, "lose", UNIT_WORDS, "Lose {}", [_a(unit) for unit in UNIT_WORDS], "LOSS-5")
    t.family(LOSE_OF_ALLY, "lose-ally", c.power_ids, "{} loses a unit", c.power_names, "LOSS-8")


def _write_bids(t: ActionTable) -> None:
    for amount in range(HIGHEST_BID + 1):
        t.row(BID + amount, f"bid {amount}", f"Bid {amount} gold", "AUCTION-17" if amount else "AUCTION-8")
    t.row(HIGHER, "higher", "Look at higher bids", "AUCTION-17")


def _write_setup(t: ActionTable, c: Components) -> None:
    _markers(t, c, PUT_BACK, "put-back", "Put the {} marker back into the bag", "SETUP-22")
    t.row(REDRAW, "redraw", "Draw as many markers again", "SETUP-22")
    t.row(CONTENT, "content", "Keep these markers", "SETUP-22")
    _markers(t, c, KEEP, "keep", "Keep the {} marker, pass on the rest", "VARIANT-DRAFT-1")
    for unit, word in enumerate(UNIT_WORDS):
        for place in range(PLACES):
            words = f"Place a starting {word} {_where(c, place, 'in')}"
            t.row(PLACE + unit * PLACES + place, f"place {word} {_place_id(c, place)}", words, "SETUP-26")
