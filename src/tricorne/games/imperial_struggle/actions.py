"""The action table of Imperial Struggle: first number of each family of actions, and the rows.

Families over spaces follow the sets of action_pieces.py; all others the order of the components.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.action_pieces import USE_ROWS, USES, Pieces
from tricorne.games.imperial_struggle.board.components import Components
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    BASIC_TILES,
    BONUS_TILES,
    CARIBBEAN_MARKETS,
    COMMODITIES,
    CONQUERABLE,
    EUROPEAN_ADVANTAGES,
    EVENTS,
    FORTS,
    HUGUENOT_TERRITORIES,
    INDIAN_ALLIANCES,
    INVESTMENTS,
    MINISTRIES,
    NAVAL_SPACES,
    REGIONS,
    SHIFTABLE,
    SIDE_IDS,
    SIDE_NAMES,
    SIDES,
    THEATERS,
    TYPE_IDS,
    TYPE_NAMES,
    TYPES,
    USA_FORTS,
    USA_TERRITORIES,
)
from tricorne.kernel.action import ActionTable

MOST_TREATY_POINTS: Final = 20
"""That one purchase can be offered to take."""

# Phases of a turn
ASSIGN: Final = 0
DISCARD: Final = ASSIGN + BASIC_TILES
CHOOSE: Final = DISCARD + EVENTS
SWAP: Final = CHOOSE + MINISTRIES
KEEP_MINISTRY: Final = SWAP + MINISTRIES
THIRD: Final = KEEP_MINISTRY + 1
NO_THIRD: Final = THIRD + 1
FIRST_SIDE: Final = NO_THIRD + 1
# An Action Round
TAKE: Final = FIRST_SIDE + SIDES
PASS: Final = TAKE + INVESTMENTS
PLAY: Final = PASS + 1
TRADE: Final = PLAY + EVENTS
"""TRADE + Region - 1: Europe has no Markets."""
DIPLOMACY: Final = TRADE + REGIONS - 1
BUILD_FORTS: Final = DIPLOMACY + REGIONS
FLEET: Final = BUILD_FORTS + 1
CLEAR_MARKERS: Final = FLEET + 1
BUILD_SQUADRON: Final = CLEAR_MARKERS + 1
BUY_WAR_TILE: Final = BUILD_SQUADRON + 1
DRAW_CARD: Final = BUY_WAR_TILE + 1
EXCHANGE: Final = DRAW_CARD + 1
"""EXCHANGE + ECONOMIC or DIPLOMATIC."""
UPGRADE: Final = EXCHANGE + 2
SWAP_TILES: Final = UPGRADE + THEATERS
TREATY_SYMBOL: Final = SWAP_TILES + 1
USE_ADVANTAGE: Final = TREATY_SYMBOL + 1
USE: Final = USE_ADVANTAGE + ADVANTAGES
"""USE + place in families.USES."""
REVEAL: Final = USE + USE_ROWS
END_ROUND: Final = REVEAL + MINISTRIES
# Parts of a purchase
SHIFT: Final = END_ROUND + 1
FLIP: Final = SHIFT + SHIFTABLE
NO_FLIP: Final = FLIP + HUGUENOT_TERRITORIES
BUILD: Final = NO_FLIP + 1
REPAIR: Final = BUILD + FORTS
SEIZE: Final = REPAIR + FORTS
DEPLOY_TO: Final = SEIZE + FORTS
FROM: Final = DEPLOY_TO + NAVAL_SPACES
FROM_NAVY_BOX: Final = FROM + NAVAL_SPACES
CLEAR: Final = FROM_NAVY_BOX + 1
BY_MAJOR: Final = CLEAR + SHIFTABLE
BY_MINOR: Final = BY_MAJOR + 1
TREATY_POINTS: Final = BY_MINOR + 1
# War tiles
PLACE: Final = TREATY_POINTS + MOST_TREATY_POINTS + 1
MOVE: Final = PLACE + THEATERS
"""MOVE + Bonus tile - BASIC_TILES."""
KEEP: Final = MOVE + BONUS_TILES
TO_POOL: Final = KEEP + BASIC_TILES
OUT_OF_GAME: Final = TO_POOL + 1
THEATER: Final = OUT_OF_GAME + 1
# Effects of cards, Advantages and tiles
MARK: Final = THEATER + THEATERS
SEND_HOME: Final = MARK + SHIFTABLE
UNFLAG: Final = SEND_HOME + NAVAL_SPACES
GIVE_UP: Final = UNFLAG + SHIFTABLE
CONTROL: Final = GIVE_UP + CARIBBEAN_MARKETS
DAMAGE: Final = CONTROL + INDIAN_ALLIANCES
SET_ASIDE: Final = DAMAGE + FORTS
SET_ASIDE_NAVY_BOX: Final = SET_ASIDE + NAVAL_SPACES
LOSE: Final = SET_ASIDE_NAVY_BOX + 1
LOSE_NAVY_BOX: Final = LOSE + NAVAL_SPACES
POINTS: Final = LOSE_NAVY_BOX + 1
DEMAND: Final = POINTS + TYPES
REFRESH: Final = DEMAND + COMMODITIES
EXHAUST: Final = REFRESH + EUROPEAN_ADVANTAGES
EITHER: Final = EXHAUST + ADVANTAGES
GIVE_BACK: Final = EITHER + 2
"""GIVE_BACK + Bonus tile - BASIC_TILES."""
SCORE_IT: Final = GIVE_BACK + BONUS_TILES
TAKE_DEBT: Final = SCORE_IT + 1
PAY_TREATY_POINT: Final = TAKE_DEBT + 1
SETTLE: Final = PAY_TREATY_POINT + 1
"""SETTLE + Territory for a Huguenots marker."""
# War
CONQUER: Final = SETTLE + HUGUENOT_TERRITORIES
REFUSE: Final = CONQUER + CONQUERABLE
CEDE: Final = REFUSE + 1
USA: Final = CEDE + 1
USA_FORT: Final = USA + USA_TERRITORIES
ENOUGH: Final = USA_FORT + USA_FORTS
ACTIONS: Final = ENOUGH + 1


class _Writer:
    """Adds rows and watches that each family begins at its number."""

    def __init__(self, c: Components) -> None:
        self.c = c
        self.table = ActionTable()

    def one(self, number: int, text: str, words: str, rule: str) -> None:
        assert len(self.table) == number, f"the action table is out of step at {text}: {len(self.table)}, not {number}"
        self.table.add(text, words, rule)

    def family(self, first: int, verb: str, ids: list[str], words: str, names: list[str], rule: str) -> None:
        """One row for each id; ``{}`` in the words stands for its name."""
        for at in range(len(ids)):
            self.one(first + at, f"{verb} {ids[at]}", words.replace("{}", names[at]), rule)

    def spaces(self, first: int, verb: str, spaces: list[int], words: str, rule: str) -> None:
        board = self.c.board
        self.family(
            first, verb, [board.space_ids[s] for s in spaces], words, [board.space_names[s] for s in spaces], rule
        )


def build_table(c: Components) -> ActionTable:
    """Write all rows, in the order of the numbers above."""
    w = _Writer(c)
    pieces = Pieces(c)
    theaters = [t.id for t in c.wars.theaters]
    theater_names = [f"{t.name} ({c.wars.names[t.war]})" for t in c.wars.theaters]
    tiles = c.wars.tile_ids
    tile_names = c.wars.tile_names
    cards = c.event_ids
    card_names = [e.name for e in c.events]
    ministries = c.ministry_ids
    ministry_names = [m.name for m in c.ministries]
    advantage_names = [a.name for a in c.advantages]
    commodity_names = [d.name for d in c.demands]
    board = c.board
    basic = BASIC_TILES

    w.family(ASSIGN, "assign", tiles[:basic], "Assign the tile {} to this theater", tile_names[:basic], "IS-12.2-2")
    w.family(DISCARD, "discard", cards, "Discard {}", card_names, "IS-4.1.6-4")
    w.family(CHOOSE, "choose", ministries, "Choose {}", ministry_names, "IS-4.1.7-1")
    w.family(SWAP, "swap", ministries, "Exchange {} for another ministry", ministry_names, "IS-4.1.7-2")
    w.one(KEEP_MINISTRY, "keep-ministry", "Keep this ministry", "IS-4.1.7-2")
    w.one(THIRD, "third jacobite-uprisings", "Hold Jacobite Uprisings as a third ministry", "IS-R85")
    w.one(NO_THIRD, "no-third", "Hold no third ministry", "IS-R85")
    w.family(FIRST_SIDE, "first", SIDE_IDS, "{} takes the first round", SIDE_NAMES, "IS-4.1.8-2")

    names = [_investment_words(c, at) for at in range(INVESTMENTS)]
    w.family(TAKE, "take", c.investments.ids, "Take the tile with {}", names, "IS-5.0-1")
    w.one(PASS, "pass", "Pass and lower the Debt", "IS-5.0-2")
    w.family(PLAY, "play", cards, "Play {}", card_names, "IS-5.2-1")
    w.family(TRADE, "trade", board.region_ids[1:], "Shift a Market in {}", board.region_names[1:], "IS-5.4.1-1")
    w.family(DIPLOMACY, "diplomacy", board.region_ids, "Shift a space in {}", board.region_names, "IS-5.5.1-1")
    w.one(BUILD_FORTS, "forts", "Build, repair or seize a Fort", "IS-5.6.3-1")
    w.one(FLEET, "fleet", "Deploy a Squadron", "IS-5.6.6-1")
    w.one(CLEAR_MARKERS, "clear-markers", "Remove a Conflict marker", "IS-5.6.2-1")
    w.one(BUILD_SQUADRON, "build-squadron", "Build a Squadron", "IS-5.6.5-1")
    w.one(BUY_WAR_TILE, "buy-war-tile", "Buy a Bonus War tile", "IS-5.6.1-1")
    w.one(DRAW_CARD, "draw-card", "Draw an Event card", "IS-5.5.3-1")
    w.family(EXCHANGE, "exchange", TYPE_IDS[:2], "Exchange Military points for one {} point", TYPE_NAMES[:2], "IS-R31")
    w.family(UPGRADE, "upgrade", theaters, "Military Upgrade in {}", theater_names, "IS-5.3.3-1")
    w.one(SWAP_TILES, "swap-tiles", "Swap two Basic War tiles between theaters", "IS-12.2-1")
    w.one(TREATY_SYMBOL, "treaty-symbol", "Take a Treaty Point for the upgrade symbol", "IS-5.3.3-3")
    w.family(USE_ADVANTAGE, "use-advantage", c.advantage_ids, "Use {}", advantage_names, "IS-8.2-1")
    for at in range(USE_ROWS):
        card = c.ministries[USES[at] // 2]
        ability = USES[at] % 2
        rule = f"IS-MINISTRY-{card.number}-{ability + 1}"
        w.one(USE + at, f"use {card.id} {ability + 1}", f"{card.name}: {card.texts[ability]}", rule)
    w.family(REVEAL, "reveal", ministries, "Turn up {}", ministry_names, "IS-3.5-1")
    w.one(END_ROUND, "end-round", "End the round", "IS-5.0-3")

    w.spaces(SHIFT, "shift", pieces.shiftable, "Shift {}", "IS-3.2.8-3")
    w.spaces(FLIP, "flip", pieces.huguenots, "Flip the Huguenots marker in {}", "IS-R148")
    w.one(NO_FLIP, "no-flip", "Flip no Huguenots marker", "IS-R148")
    w.spaces(BUILD, "build", pieces.forts, "Build a Fort in {}", "IS-5.6.3-1")
    w.spaces(REPAIR, "repair", pieces.forts, "Repair the Fort in {}", "IS-5.6.4-1")
    w.spaces(SEIZE, "seize", pieces.forts, "Seize the Fort in {}", "IS-5.6.4-2")
    w.spaces(DEPLOY_TO, "deploy-to", pieces.naval, "Deploy a Squadron to {}", "IS-5.6.6-1")
    w.spaces(FROM, "from", pieces.naval, "From {}", "IS-5.6.6-2")
    w.one(FROM_NAVY_BOX, "from navy-box", "From the Navy Box", "IS-5.6.6-2")
    w.spaces(CLEAR, "clear", pieces.shiftable, "Remove the Conflict marker from {}", "IS-5.6.2-1")
    w.one(BY_MAJOR, "by-major", "Pay with the Major action", "IS-R23")
    w.one(BY_MINOR, "by-minor", "Pay with the Minor action", "IS-R23")
    for number in range(MOST_TREATY_POINTS + 1):
        words = f"Use {number} Treaty Point{'' if number == 1 else 's'}, the rest is Debt"
        w.one(TREATY_POINTS + number, f"treaty-points {number}", words, "IS-9.1-1")

    w.family(PLACE, "place", theaters, "Put the tile into {}", theater_names, "IS-5.6.1-3")
    w.family(MOVE, "move", tiles[basic:], "Move the tile {}", tile_names[basic:], "IS-5.6.1-4")
    w.family(KEEP, "keep", tiles[:basic], "Keep the tile {}", tile_names[:basic], "IS-5.3.3-2")
    w.one(TO_POOL, "to-pool", "Put the other tile back into the pool", "IS-5.3.3-2")
    w.one(OUT_OF_GAME, "out-of-game", "Take the other tile out of the game", "IS-5.3.3-2")
    w.family(THEATER, "theater", theaters, "Name {}", theater_names, "IS-3.7-1")

    w.spaces(MARK, "mark", pieces.shiftable, "Put a Conflict marker on {}", "IS-3.8.1-1")
    w.spaces(SEND_HOME, "send-home", pieces.naval, "Send the Squadron in {} to the Navy Box", "IS-3.6-1")
    w.spaces(UNFLAG, "unflag", pieces.shiftable, "Take the flag off {}", "IS-3.2.8-2")
    w.spaces(GIVE_UP, "give-up", pieces.caribbean_markets, "Give up {}", "IS-R102")
    w.spaces(CONTROL, "control", pieces.indian_alliances, "Take control of {}", "IS-3.2.8-4")
    w.spaces(DAMAGE, "damage", pieces.forts, "Damage the Fort in {}", "IS-3.2.5-1")
    w.spaces(SET_ASIDE, "set-aside", pieces.naval, "Set the Squadron in {} aside", "IS-R116")
    w.one(SET_ASIDE_NAVY_BOX, "set-aside navy-box", "Set a Squadron of the Navy Box aside", "IS-R116")
    w.spaces(LOSE, "lose", pieces.naval, "Lose the Squadron in {}", "IS-R87")
    w.one(LOSE_NAVY_BOX, "lose navy-box", "Lose a Squadron of the Navy Box", "IS-R87")
    w.family(POINTS, "points", TYPE_IDS, "Gain {} points", TYPE_NAMES, "IS-5.2-5")
    w.family(DEMAND, "demand", c.commodity_ids, "Choose {}", commodity_names, "IS-4.1.4-1")
    europe = EUROPEAN_ADVANTAGES
    w.family(REFRESH, "refresh", c.advantage_ids[:europe], "Refresh {}", advantage_names[:europe], "IS-R115")
    w.family(EXHAUST, "exhaust", c.advantage_ids, "Exhaust {}", advantage_names, "IS-R128")
    w.one(EITHER, "either 1", "The first effect", "IS-5.2-6")
    w.one(EITHER + 1, "either 2", "The second effect", "IS-5.2-6")
    w.family(GIVE_BACK, "give-back", tiles[basic:], "Put {} back into the pool", tile_names[basic:], "IS-R110")
    w.one(SCORE_IT, "score-it", "Score the commodity now", "IS-R109")
    w.one(TAKE_DEBT, "take-debt", "Take 1 Debt", "IS-R122")
    w.one(PAY_TREATY_POINT, "pay-treaty-point", "Give up 1 Treaty Point", "IS-R122")
    w.spaces(SETTLE, "settle", pieces.huguenots, "Put a Huguenots marker on {}", "IS-MINISTRY-9-1")

    w.spaces(CONQUER, "conquer", pieces.conquerable, "Take {} with Conquest Points", "IS-7.2.1-2")
    w.one(REFUSE, "refuse", "Refuse to give up the Territory", "IS-7.2.2-1")
    w.one(CEDE, "cede", "Give up the Territory", "IS-7.2.2-1")
    w.spaces(USA, "usa", pieces.usa, "Put a USA flag on {}", "IS-7.3-2")
    w.spaces(USA_FORT, "usa-fort", pieces.usa_forts, "Take the flag off {}", "IS-7.3-3")
    w.one(ENOUGH, "enough", "No more", "IS-5.2-6")
    assert len(w.table) == ACTIONS
    return w.table


def _investment_words(c: Components, at: int) -> str:
    """What a tile shows, as "Economic 2, Diplomatic 2 minor, event, upgrade"."""
    i = c.investments
    words = f"{TYPE_NAMES[i.major[at]]} {i.points[at]}, {TYPE_NAMES[i.minor[at]]} {i.minor_points} minor"
    if i.event[at]:
        words += ", event"
    if i.upgrade[at]:
        words += ", upgrade"
    return words
