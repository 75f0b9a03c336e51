"""The kinds of step on the stack, one number each, in the order in which play passes through them.

Never renumber while the version of the game stays the same.
"""

from typing import Final

# The sequence of play (passages that ask nobody)
SETUP: Final = 1
WAR: Final = 2
ROUNDS: Final = 3

# Set-up
LETTER: Final = 10
NP_CONTROL: Final = 11
NP_DRAW: Final = 12
NP_NAVY: Final = 13
MAP_MARKER: Final = 14
HAND_MARKER: Final = 15
PUT_BACK: Final = 16
DRAFT_DEAL: Final = 17
DRAFT_PICK: Final = 18
PLACE_UNIT: Final = 19

# Auctions
AUCTIONS: Final = 30
SPEAK: Final = 31
BID: Final = 32
PROPOSE_RED: Final = 33
PROPOSE_BLUE: Final = 34

# A turn
TURN: Final = 40
USE_DIPLOMATIC_SERVICE: Final = 41
USE_NATIVE_MILITIA: Final = 42
USE_TRADE: Final = 43
USE_BLOCKADE: Final = 44
USE_WAR_OFFICE: Final = 45
MOVES: Final = 46
DESTINATION: Final = 47
MILITIA_BUILD: Final = 48
RELIEF: Final = 49
AFTER_BUILD: Final = 50
MORE_MOVES: Final = 51
TURN_ENDS: Final = 52

# Distant sea moves
SEA_DIE: Final = 60
WHITE_DIE: Final = 61
RED_DIE: Final = 62
SEA_CHOICE: Final = 63

# Attacks
ATTACK: Final = 70
SURPRISE: Final = 71
COMMIT_NAVIES: Final = 72
COMMIT_ARMIES: Final = 73
ACCEPT_HELP: Final = 74
FIGHT_AT_SEA: Final = 75
ALLIANCES_AT_SEA: Final = 76
SURRENDER: Final = 77
BLOCKADE_SUPPORT: Final = 78

# Combat and losses
COMBAT: Final = 85
BATTLE_DIE: Final = 86
USE_RESERVES: Final = 87
WITHDRAWAL: Final = 88
LOSSES: Final = 89
LOSE_OWN: Final = 90
LOSE_ALLY: Final = 91

# Unrest
UNREST_DRAW: Final = 100

# Deals, where they are actions
CALL_OFFER: Final = 101
PARLEY: Final = 102
DEAL_GIVE: Final = 103
DEAL_GET: Final = 104
DEAL_UNTIL: Final = 105
DEAL_ANSWER: Final = 106
DEAL_COUNTER: Final = 107
PARLEY_ENDS: Final = 108

KINDS: Final = 110

PASSAGES: Final = [
    SETUP,
    WAR,
    ROUNDS,
    AUCTIONS,
    AFTER_BUILD,
    MORE_MOVES,
    TURN_ENDS,
    ATTACK,
    COMBAT,
    LOSSES,
    PARLEY_ENDS,
]
"""Steps that ask nobody: the sequence of play goes on by itself."""
CHANCES: Final = [
    LETTER,
    NP_CONTROL,
    NP_DRAW,
    NP_NAVY,
    MAP_MARKER,
    HAND_MARKER,
    DRAFT_DEAL,
    SEA_DIE,
    WHITE_DIE,
    RED_DIE,
    BATTLE_DIE,
    UNREST_DRAW,
]
"""Steps that wait for an outcome."""

NAMES: Final = {
    SETUP: "setup",
    WAR: "war",
    ROUNDS: "rounds",
    LETTER: "letter",
    NP_CONTROL: "nonplayer-control",
    NP_DRAW: "nonplayer-draw",
    NP_NAVY: "nonplayer-navy",
    MAP_MARKER: "map-marker",
    HAND_MARKER: "hand-marker",
    PUT_BACK: "put-back",
    DRAFT_DEAL: "draft-deal",
    DRAFT_PICK: "draft-pick",
    PLACE_UNIT: "place-unit",
    AUCTIONS: "auctions",
    SPEAK: "speak",
    BID: "bid",
    PROPOSE_RED: "propose-red",
    PROPOSE_BLUE: "propose-blue",
    TURN: "turn",
    USE_DIPLOMATIC_SERVICE: "use-diplomatic-service",
    USE_NATIVE_MILITIA: "use-native-militia",
    USE_TRADE: "use-trade",
    USE_BLOCKADE: "use-blockade",
    USE_WAR_OFFICE: "use-war-office",
    MOVES: "moves",
    DESTINATION: "destination",
    MILITIA_BUILD: "militia-build",
    RELIEF: "relief",
    AFTER_BUILD: "after-build",
    MORE_MOVES: "more-moves",
    TURN_ENDS: "turn-ends",
    SEA_DIE: "sea-die",
    WHITE_DIE: "white-die",
    RED_DIE: "red-die",
    SEA_CHOICE: "sea-choice",
    ATTACK: "attack",
    SURPRISE: "surprise",
    COMMIT_NAVIES: "commit-navies",
    COMMIT_ARMIES: "commit-armies",
    ACCEPT_HELP: "accept-help",
    FIGHT_AT_SEA: "fight-at-sea",
    ALLIANCES_AT_SEA: "alliances-at-sea",
    SURRENDER: "surrender",
    BLOCKADE_SUPPORT: "blockade-support",
    COMBAT: "combat",
    BATTLE_DIE: "battle-die",
    USE_RESERVES: "use-reserves",
    WITHDRAWAL: "withdrawal",
    LOSSES: "losses",
    LOSE_OWN: "lose-own",
    LOSE_ALLY: "lose-ally",
    UNREST_DRAW: "unrest-draw",
    CALL_OFFER: "call-offer",
    PARLEY: "parley",
    DEAL_GIVE: "deal-give",
    DEAL_GET: "deal-get",
    DEAL_UNTIL: "deal-until",
    DEAL_ANSWER: "deal-answer",
    DEAL_COUNTER: "deal-counter",
    PARLEY_ENDS: "parley-ends",
}
"""How written positions call the steps. Never rename without raising the version of the game."""

DEALING: Final = [CALL_OFFER, PARLEY, DEAL_GIVE, DEAL_GET, DEAL_UNTIL, DEAL_ANSWER, DEAL_COUNTER]
"""Decisions about a deal, asked only where deals are actions."""


def step_words() -> list[str]:
    """The names in a list by number; empty where no step has that number."""
    return [NAMES.get(kind, "") for kind in range(KINDS)]
