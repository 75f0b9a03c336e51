"""The kinds of step on the stack, one number each, in the order in which play passes through them.

Never renumber: positions written by an older version name their steps by these numbers.
"""

from typing import Final

# The sequence of play (passages that ask nobody)
TRACK: Final = 1
SETUP: Final = 2
PEACE: Final = 3
ROUND: Final = 4
EVENT: Final = 5
WAR: Final = 6
THEATER: Final = 7
AFTER_WAR: Final = 8

# Chance
BASIC_TILE: Final = 10
BONUS_TILE: Final = 11
AWARD: Final = 12
DEMAND: Final = 13
REVEAL: Final = 14
DEAL_CARD: Final = 15
DRAW_CARD: Final = 16
UPGRADE_TILE: Final = 17
OTHER_DEMAND: Final = 18
LOSE_BONUS_TILE: Final = 19

# Phases of a Peace turn
LAYOUT: Final = 25
DISCARD: Final = 26
CHOOSE_MINISTRY: Final = 27
SWAP_MINISTRY: Final = 28
THIRD_MINISTRY: Final = 29
FIRST_PLAYER: Final = 30

# An Action Round
TAKE: Final = 35
MENU: Final = 36
SHIFT: Final = 37
JACOBITE_SHIFT: Final = 38
HUGUENOTS: Final = 39
FORT: Final = 40
DEPLOY_TO: Final = 41
DEPLOY_FROM: Final = 42
CLEAR: Final = 43
PAY_BY: Final = 44
PAY_EXTRA: Final = 45
PLACE_TILE: Final = 46
MOVE_TILE: Final = 47
MOVE_TO: Final = 48
UPGRADE_KEEP: Final = 49
UPGRADE_FATE: Final = 50
SWAP_FIRST: Final = 51
SWAP_SECOND: Final = 52
ADVANTAGE_TARGET: Final = 53

# Cards
EFFECT: Final = 60
MINISTRY_TARGET: Final = 61

# War
TILE_EFFECT: Final = 70
LOSE_SQUADRON: Final = 71
CONQUER: Final = 72
CONQUER_FROM: Final = 73
REFUSE: Final = 74
SPOILS_UNFLAG: Final = 75
USA_TERRITORY: Final = 76
USA_FORT: Final = 77
CANADA: Final = 78
SPANISH_SHIFT: Final = 79

KINDS: Final = 90

NAMES: Final = {
    TRACK: "track",
    SETUP: "setup",
    PEACE: "peace",
    ROUND: "round",
    EVENT: "event",
    WAR: "war",
    THEATER: "theater",
    AFTER_WAR: "after-war",
    BASIC_TILE: "basic-tile",
    BONUS_TILE: "bonus-tile",
    AWARD: "award",
    DEMAND: "demand",
    REVEAL: "reveal",
    DEAL_CARD: "deal-card",
    DRAW_CARD: "draw-card",
    UPGRADE_TILE: "upgrade-tile",
    OTHER_DEMAND: "other-demand",
    LOSE_BONUS_TILE: "lose-bonus-tile",
    LAYOUT: "layout",
    DISCARD: "discard",
    CHOOSE_MINISTRY: "choose-ministry",
    SWAP_MINISTRY: "swap-ministry",
    THIRD_MINISTRY: "third-ministry",
    FIRST_PLAYER: "first-player",
    TAKE: "take",
    MENU: "menu",
    SHIFT: "shift",
    JACOBITE_SHIFT: "jacobite-shift",
    HUGUENOTS: "huguenots",
    FORT: "fort",
    DEPLOY_TO: "deploy-to",
    DEPLOY_FROM: "deploy-from",
    CLEAR: "clear",
    PAY_BY: "pay-by",
    PAY_EXTRA: "pay-extra",
    PLACE_TILE: "place-tile",
    MOVE_TILE: "move-tile",
    MOVE_TO: "move-to",
    UPGRADE_KEEP: "upgrade-keep",
    UPGRADE_FATE: "upgrade-fate",
    SWAP_FIRST: "swap-first",
    SWAP_SECOND: "swap-second",
    ADVANTAGE_TARGET: "advantage-target",
    EFFECT: "effect",
    MINISTRY_TARGET: "ministry-target",
    TILE_EFFECT: "tile-effect",
    LOSE_SQUADRON: "lose-squadron",
    CONQUER: "conquer",
    CONQUER_FROM: "conquer-from",
    REFUSE: "refuse",
    SPOILS_UNFLAG: "spoils-unflag",
    USA_TERRITORY: "usa-territory",
    USA_FORT: "usa-fort",
    CANADA: "canada",
    SPANISH_SHIFT: "spanish-shift",
}
"""How written positions call the steps. Never rename without raising the version of the game."""


def step_words() -> list[str]:
    """The names in a list by number; empty where no step has that number."""
    return [NAMES.get(kind, "") for kind in range(KINDS)]
