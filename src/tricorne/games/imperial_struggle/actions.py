"""The action table of Imperial Struggle: first number of each family of actions, and the rows.

Families over spaces follow the sets of action_pieces.py; all others the order of the components.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board.action_pieces import USE_ROWS, Pieces, use_parts
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
    SIDES,
    THEATERS,
    TYPE_IDS,
    TYPES,
    USA_FORTS,
    USA_TERRITORIES,
    WAR_TILES,
    Space,
)
from tricorne.games.imperial_struggle.text import GAME, ability_text, say, the_investment, the_tile
from tricorne.kernel.action import ActionId, ActionTable
from tricorne.kernel.message import Message, Thing

MOST_TREATY_POINTS: Final = 20
"""That one purchase can be offered to take."""
SMALLER_PASSES: Final = 2
"""A pass lowers Debt by up to 2: the amounts below that."""

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
"""USE + row of action_pieces.USES."""
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
# Added later: numbers of actions never change
PASS_LOWERING: Final = ENOUGH + 1
"""PASS_LOWERING + number: a pass that lowers Debt by less than it could."""
ACTIONS: Final = PASS_LOWERING + SMALLER_PASSES


def fort_number(action: ActionId) -> int:
    """The place of a Fort in its set, from an action that builds, repairs or seizes it."""
    return (action - BUILD) % FORTS


class _Writer:
    """Adds rows and watches that each family begins at its number."""

    def __init__(self, c: Components) -> None:
        self.c = c
        self.table = ActionTable()

    def one(self, number: int, text: str, rule: str, said: Message | None = None) -> None:
        """A row; what it says is the message of its verb, if no other is given."""
        assert len(self.table) == number, f"the action table is out of step at {text}: {len(self.table)}, not {number}"
        self.table.add(text, say(f"act-{text.partition(' ')[0]}") if said is None else said, rule)

    def family(self, first: int, verb: str, ids: list[str], kind: str, rule: str) -> None:
        """One row for each id of a kind of thing."""
        for at in range(len(ids)):
            said = Message(f"{GAME}/act-{verb}", {kind: Thing(kind, ids[at])})
            self.one(first + at, f"{verb} {ids[at]}", rule, said)

    def spaces(self, first: int, verb: str, spaces: list[Space], rule: str) -> None:
        self.family(first, verb, [self.c.board.space_ids[s] for s in spaces], "space", rule)

    def tiles(self, first: int, verb: str, tiles: range, rule: str) -> None:
        wars = self.c.wars
        for at, tile in enumerate(tiles):
            said = say(f"act-{verb}", tile=the_tile(wars, tile))
            self.one(first + at, f"{verb} {wars.tile_ids[tile]}", rule, said)


def build_table(c: Components) -> ActionTable:
    """Write all rows, in the order of the numbers above."""
    w = _Writer(c)
    pieces = Pieces(c)
    theaters = [t.id for t in c.wars.theaters]
    cards = c.event_ids
    ministries = c.ministry_ids
    board = c.board

    w.tiles(ASSIGN, "assign", range(BASIC_TILES), "IS-12.2-2")
    w.family(DISCARD, "discard", cards, "card", "IS-4.1.6-4")
    w.family(CHOOSE, "choose", ministries, "ministry", "IS-4.1.7-1")
    w.family(SWAP, "swap", ministries, "ministry", "IS-4.1.7-2")
    w.one(KEEP_MINISTRY, "keep-ministry", "IS-4.1.7-2")
    w.one(THIRD, "third jacobite-uprisings", "IS-R85")
    w.one(NO_THIRD, "no-third", "IS-R85")
    w.family(FIRST_SIDE, "first", SIDE_IDS, "side", "IS-4.1.8-2")

    for at in range(INVESTMENTS):
        said = say("act-take", tile=the_investment(c, at, True))
        w.one(TAKE + at, f"take {c.investments.ids[at]}", "IS-5.0-1", said)
    w.one(PASS, "pass", "IS-5.0-2")
    w.family(PLAY, "play", cards, "card", "IS-5.2-1")
    w.family(TRADE, "trade", board.region_ids[1:], "region", "IS-5.4.1-1")
    w.family(DIPLOMACY, "diplomacy", board.region_ids, "region", "IS-5.5.1-1")
    w.one(BUILD_FORTS, "forts", "IS-5.6.3-1")
    w.one(FLEET, "fleet", "IS-5.6.6-1")
    w.one(CLEAR_MARKERS, "clear-markers", "IS-5.6.2-1")
    w.one(BUILD_SQUADRON, "build-squadron", "IS-5.6.5-1")
    w.one(BUY_WAR_TILE, "buy-war-tile", "IS-5.6.1-1")
    w.one(DRAW_CARD, "draw-card", "IS-5.5.3-1")
    w.family(EXCHANGE, "exchange", TYPE_IDS[:2], "type", "IS-R31")
    w.family(UPGRADE, "upgrade", theaters, "theater", "IS-5.3.3-1")
    w.one(SWAP_TILES, "swap-tiles", "IS-12.2-1")
    w.one(TREATY_SYMBOL, "treaty-symbol", "IS-5.3.3-3")
    w.family(USE_ADVANTAGE, "use-advantage", c.advantage_ids, "advantage", "IS-8.2-1")
    for at in range(USE_ROWS):
        ministry, ability = use_parts(at)
        card = c.ministries[ministry]
        rule = f"IS-MINISTRY-{card.number}-{ability + 1}"
        said = say("act-use", ministry=Thing("ministry", card.id), ability=ability_text(card.id, ability))
        w.one(USE + at, f"use {card.id} {ability + 1}", rule, said)
    w.family(REVEAL, "reveal", ministries, "ministry", "IS-3.5-1")
    w.one(END_ROUND, "end-round", "IS-5.0-3")

    w.spaces(SHIFT, "shift", pieces.shiftable, "IS-3.2.8-3")
    w.spaces(FLIP, "flip", pieces.huguenots, "IS-R148")
    w.one(NO_FLIP, "no-flip", "IS-R148")
    w.spaces(BUILD, "build", pieces.forts, "IS-5.6.3-1")
    w.spaces(REPAIR, "repair", pieces.forts, "IS-5.6.4-1")
    w.spaces(SEIZE, "seize", pieces.forts, "IS-5.6.4-2")
    w.spaces(DEPLOY_TO, "deploy-to", pieces.naval, "IS-5.6.6-1")
    w.spaces(FROM, "from", pieces.naval, "IS-5.6.6-2")
    w.one(FROM_NAVY_BOX, "from navy-box", "IS-5.6.6-2", say("act-from-navy-box"))
    w.spaces(CLEAR, "clear", pieces.shiftable, "IS-5.6.2-1")
    w.one(BY_MAJOR, "by-major", "IS-R23")
    w.one(BY_MINOR, "by-minor", "IS-R23")
    for number in range(MOST_TREATY_POINTS + 1):
        said = say("act-treaty-points", number=number)
        w.one(TREATY_POINTS + number, f"treaty-points {number}", "IS-9.1-1", said)

    w.family(PLACE, "place", theaters, "theater", "IS-5.6.1-3")
    w.tiles(MOVE, "move", range(BASIC_TILES, WAR_TILES), "IS-5.6.1-4")
    w.tiles(KEEP, "keep", range(BASIC_TILES), "IS-5.3.3-2")
    w.one(TO_POOL, "to-pool", "IS-5.3.3-2")
    w.one(OUT_OF_GAME, "out-of-game", "IS-5.3.3-2")
    w.family(THEATER, "theater", theaters, "theater", "IS-3.7-1")

    w.spaces(MARK, "mark", pieces.shiftable, "IS-3.8.1-1")
    w.spaces(SEND_HOME, "send-home", pieces.naval, "IS-3.6-1")
    w.spaces(UNFLAG, "unflag", pieces.shiftable, "IS-3.2.8-2")
    w.spaces(GIVE_UP, "give-up", pieces.caribbean_markets, "IS-R102")
    w.spaces(CONTROL, "control", pieces.indian_alliances, "IS-3.2.8-4")
    w.spaces(DAMAGE, "damage", pieces.forts, "IS-3.2.5-1")
    w.spaces(SET_ASIDE, "set-aside", pieces.naval, "IS-R116")
    w.one(SET_ASIDE_NAVY_BOX, "set-aside navy-box", "IS-R116", say("act-set-aside-navy-box"))
    w.spaces(LOSE, "lose", pieces.naval, "IS-R87")
    w.one(LOSE_NAVY_BOX, "lose navy-box", "IS-R87", say("act-lose-navy-box"))
    w.family(POINTS, "points", TYPE_IDS, "type", "IS-5.2-5")
    w.family(DEMAND, "demand", c.commodity_ids, "commodity", "IS-4.1.4-1")
    europe = EUROPEAN_ADVANTAGES
    w.family(REFRESH, "refresh", c.advantage_ids[:europe], "advantage", "IS-R115")
    w.family(EXHAUST, "exhaust", c.advantage_ids, "advantage", "IS-R128")
    w.one(EITHER, "either 1", "IS-5.2-6", say("act-either", number=1))
    w.one(EITHER + 1, "either 2", "IS-5.2-6", say("act-either", number=2))
    w.tiles(GIVE_BACK, "give-back", range(BASIC_TILES, WAR_TILES), "IS-R110")
    w.one(SCORE_IT, "score-it", "IS-R109")
    w.one(TAKE_DEBT, "take-debt", "IS-R122")
    w.one(PAY_TREATY_POINT, "pay-treaty-point", "IS-R122")
    w.spaces(SETTLE, "settle", pieces.huguenots, "IS-MINISTRY-9-1")

    w.spaces(CONQUER, "conquer", pieces.conquerable, "IS-7.2.1-2")
    w.one(REFUSE, "refuse", "IS-7.2.2-1")
    w.one(CEDE, "cede", "IS-7.2.2-1")
    w.spaces(USA, "usa", pieces.usa, "IS-7.3-2")
    w.spaces(USA_FORT, "usa-fort", pieces.usa_forts, "IS-7.3-3")
    w.one(ENOUGH, "enough", "IS-5.2-6")
    for number in range(SMALLER_PASSES):
        said = say("act-pass-lowering", number=number)
        w.one(PASS_LOWERING + number, f"pass-lowering {number}", "IS-6.2-1", said)
    assert len(w.table) == ACTIONS
    return w.table
