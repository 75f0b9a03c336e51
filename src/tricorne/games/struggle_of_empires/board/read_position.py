"""Reads and writes a position in words: statements such as ``france: gold 5, army german-states 2``.

A statement is ``head: item, item``. What can be said:

====================================================  ==============================================================
``war: 2``, ``round: 6``                              where the game stands
``red: france, spain``, ``blue: britain``             the Grand Alliances, in the order of their boxes
``turn: france``                                      whose turn it is; ``france, actions 1, special`` in its middle
``auction: prussia``                                  instead of a turn: the alliances are auctioned, and who opens
``neutral: ger-3, car-2``                             neutral markers on the map
``spent: ger-1``                                      markers that never return to the bag
``token: pirates india france``                       a covert token, where it lies, whose marker it holds
``blockade: india france``                            a Blockade tile on the map, and whose it is
``removed: mercenaries``                              tiles that have left the game
``france: gold 5, population 2, points 30``           what lies before a power
``france: unrest 1 1 2``                              its unrest counters, one number each
``france: army german-states 2, navy home``           units; one unless a number follows
``france: fort india, control africa 2``              forts and control markers
``france: tile banking, used reserves, ally savoy``   tiles (ready, used) and local alliances
``france: barred pirates 2``                          a covert token that failed, and for how many turns it is barred
====================================================  ==============================================================

The rest follows: tiles that nobody has are on display, and as many markers are spent as shields and units without a
player need. Words are kept for the moments at which a power begins to choose: its turn, or the opening of an auction.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.board.components import Components
from tricorne.games.struggle_of_empires.board.constants import (
    BLOCKADE,
    BLUE,
    HOME,
    IN_BAG,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    RED,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_WORDS,
    USED,
    Power,
)
from tricorne.games.struggle_of_empires.board.position import (
    ACTIONS_LEFT,
    ATTACKED,
    ATTACKER,
    BAG,
    BIDDER,
    BLUE_PROPOSED,
    CLAIMED,
    FLOOR,
    GAVEL,
    MOVES_LEFT,
    OPENER,
    PASSED,
    PHASE,
    RED_PROPOSED,
    ROUND,
    SETTLED,
    SPECIAL_TAKEN,
    STANDING,
    TACTICS_USED,
    TOKEN,
    TOKENS_USED,
    TURN_OF,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.board.ruleset import DRAWN_HIDDEN, RuleSet
from tricorne.games.struggle_of_empires.step_numbers import AUCTIONS, BID, ROUNDS, TURN, WAR
from tricorne.games.struggle_of_empires.text import say
from tricorne.games.struggle_of_empires.turn.unrest import EVENT, fill_bag
from tricorne.games.struggle_of_empires.war import markers
from tricorne.kernel.errors import BadRecord, hint
from tricorne.kernel.message import Text
from tricorne.kernel.position import actor_of, added, kind_of, replaced

HEADS: Final = ["war", "round", "red", "blue", "turn", "auction", "neutral", "spent", "token", "blockade", "removed"]
BEFORE_A_POWER: Final = ["gold", "population", "points"]
ITEMS: Final = ["gold", "population", "points", "unrest", *UNIT_WORDS, "control", "tile", "used", "ally", "barred"]
IN_A_TURN: Final = ["special", "settled", "claimed", "attacked", "passed"]
REGISTERS: Final = [SPECIAL_TAKEN, SETTLED, CLAIMED, ATTACKED, PASSED]
"""What has been done in a turn, in the order of IN_A_TURN."""
MOST: Final = 999
PHASE_OF_AUCTIONS: Final = 2
PHASE_OF_ROUNDS: Final = 3


# -- reading ---------------------------------------------------------------------------------------


class Reader:
    """Lays a table out, statement by statement."""

    def __init__(self, ruleset: RuleSet) -> None:
        self.ruleset = ruleset
        self.c: Components = ruleset.components
        self.p = Position(ruleset, None)
        self.p.display = ruleset.tile_supply[:]
        self.p.clock[WAR_NUMBER] = 1
        self.p.clock[ROUND] = 1
        self.p.turn[ACTIONS_LEFT] = ruleset.actions_per_turn
        self.p.battle[ATTACKER] = NONE
        self.p.battle[TOKEN] = NONE
        fill_bag(self.p)
        self.on_turn = NONE
        self.opener = NONE
        self.statement = ""

    def fail(self, key: str, word: str, known: list[str]) -> BadRecord:
        """What is wrong with a word, and which one may have been meant."""
        return BadRecord(say(key, statement=Text(self.statement), text=Text(word), hint=hint(word, known)))

    def number_of(self, word: str, known: list[str]) -> int:
        if word not in known:
            raise self.fail("words-unknown", word, known)
        return known.index(word)

    def count(self, item: list[str], at: int) -> int:
        """The number at a place of an item; 1 if nothing stands there."""
        if len(item) <= at:
            return 1
        word = item[at]
        if not word.isascii() or not word.isdigit() or int(word) > MOST:
            raise BadRecord(say("words-number", statement=Text(self.statement), text=Text(word)))
        return int(word)

    def length(self, item: list[str], least: int, most: int) -> None:
        """An item has so many words."""
        if not least <= len(item) <= most:
            raise BadRecord(say("words-item", statement=Text(self.statement), text=Text(" ".join(item))))

    def lay(self, statement: str) -> None:
        self.statement = statement
        head, colon, rest = statement.partition(":")
        head = head.strip()
        items = [item.split() for item in rest.split(",") if item.strip()]
        if not colon or not items or (head not in HEADS and head not in self.c.power_ids):
            raise self.fail("words-head", head, HEADS + self.c.power_ids)
        if head == "turn" or head == "auction":
            self._who_begins(head, items)
            return
        for item in items:
            if head in self.c.power_ids:
                self._before(self.c.power_ids.index(head), item)
            else:
                self._on_table(head, item)

    def _who_begins(self, head: str, items: list[list[str]]) -> None:
        power = self.number_of(items[0][0], [self.c.power_ids[player] for player in self.ruleset.players])
        who = self.ruleset.players[power]
        if head == "auction":
            self.length(items[0], 1, 1)
            self.opener = who
            return
        self.on_turn = who
        for item in items[1:]:
            if item[0] == "actions":
                self.length(item, 2, 2)
                self.p.turn[ACTIONS_LEFT] = self.count(item, 1)
            else:
                self.p.turn[REGISTERS[self.number_of(item[0], IN_A_TURN)]] = self.count(item, 1)

    def _on_table(self, head: str, item: list[str]) -> None:
        p = self.p
        c = self.c
        if head == "war" or head == "round":
            self.length(item, 1, 1)
            p.clock[WAR_NUMBER if head == "war" else ROUND] = self.count(item, 0)
        elif head == "red" or head == "blue":
            self.length(item, 1, 1)
            who = self.number_of(item[0], c.power_ids)
            side = RED if head == "red" else BLUE
            p.box[who] = side + 2 * p.side.count(side)
            p.side[who] = side
        elif head == "neutral" or head == "spent":
            self.length(item, 1, 1)
            p.markers = replaced(
                p, p.markers, self.number_of(item[0], c.marker_ids), ON_MAP if head == "neutral" else USED
            )
        elif head == "token":
            self.length(item, 3, 3)
            token = self.number_of(item[0], c.token_ids)
            p.token_region = replaced(p, p.token_region, token, self.number_of(item[1], c.region_ids))
            p.token_owner = replaced(p, p.token_owner, token, self.number_of(item[2], c.power_ids))
        elif head == "blockade":
            self.length(item, 2, 2)
            p.blockade = [self.number_of(item[1], c.power_ids), self.number_of(item[0], c.region_ids)]
            p.add_display(BLOCKADE, -1)
        else:
            self.length(item, 1, 2)
            for _ in range(self.count(item, 1)):
                tile = self.number_of(item[0], c.tile_ids)
                p.remove_tile(tile)
                p.add_display(tile, -1)

    def _before(self, power: Power, item: list[str]) -> None:
        p = self.p
        c = self.c
        word = item[0]
        if word not in ITEMS:
            raise self.fail("words-item-unknown", word, ITEMS)
        if word in BEFORE_A_POWER:
            self.length(item, 2, 2)
            if word == "gold":
                p.gold[power] = self.count(item, 1)
            else:
                (p.population if word == "population" else p.victory_points)[power] = self.count(item, 1)
        elif word == "unrest":
            self.length(item, 2, MOST)
            for at in range(1, len(item)):
                self._unrest(power, self.count(item, at))
        elif word in UNIT_WORDS:
            self.length(item, 2, 3)
            place = HOME if item[1] == "home" else self.number_of(item[1], c.region_ids)
            p.put(power, UNIT_WORDS.index(word), place, self.count(item, 2))
        elif word == "control":
            self.length(item, 2, 3)
            p.control = added(p, p.control, self.number_of(item[1], c.region_ids) * POWERS + power, self.count(item, 2))
        elif word == "ally":
            self.length(item, 2, 2)
            p.alliances = replaced(p, p.alliances, self.number_of(item[1], c.alliance_ids), power)
        elif word == "barred":
            self.length(item, 3, 3)
            p.bar_token(power, self.number_of(item[1], c.token_ids), self.count(item, 2))
        else:
            self.length(item, 2, 3)
            tile = self.number_of(item[1], c.tile_ids)
            for _ in range(self.count(item, 2)):
                p.add_display(tile, -1)
                p.add_ready(power, tile, 1)
                if word == "used":
                    p.mark_used(power, tile)

    def _unrest(self, power: Power, value: int) -> None:
        p = self.p
        if self.ruleset.unrest_mode == DRAWN_HIDDEN:
            if value > 2:
                raise BadRecord(say("words-number", statement=Text(self.statement), text=Text(str(value))))
            p.counters = added(p, p.counters, power * 3 + value, 1)
            if p.unrest_supply[BAG + value] > 0 or value != 1:  # 1s come back as change
                p.unrest_supply = added(p, p.unrest_supply, BAG + value, -1)
        p.unrest = added(p, p.unrest, power, value)
        p.unrest_gains = added(p, p.unrest_gains, power, 1)
        p.unrest_history.append(power * EVENT + value)

    def done(self) -> Position:
        """The table, with the markers that its pieces came from and the question that is open."""
        p = self.p
        self._spend_markers()
        p.then(WAR)
        players = self.ruleset.players
        if self.opener != NONE:
            p.clock[PHASE] = PHASE_OF_AUCTIONS
            p.clock[ROUND] = 0
            for register in (BIDDER, STANDING, RED_PROPOSED, BLUE_PROPOSED):
                p.auction[register] = NONE
            p.auction[OPENER] = self.opener
            p.auction[GAVEL] = players[(players.index(self.opener) + 1) % len(players)]
            p.then(AUCTIONS)
            p.ask(BID, self.opener)
            return p
        if self.on_turn == NONE:
            raise BadRecord(say("words-no-turn"))
        for power in players:
            if p.box[power] == 0:
                raise BadRecord(say("words-no-side", power=self.c.thing("power", self.c.power_ids[power])))
        p.clock[PHASE] = PHASE_OF_ROUNDS
        p.order = [power for _, power in sorted([(p.box[power], power) for power in players])]
        p.auction[GAVEL] = p.order[-1]
        p.clock[TURN_OF] = p.order.index(self.on_turn)
        p.then(ROUNDS)
        p.ask(TURN, self.on_turn)
        return p

    def _spend_markers(self) -> None:
        """As many markers as pieces stand for have left the bag (MARKER-16)."""
        p = self.p
        for region in range(REGIONS):
            missing = markers.accounted(p, region) - markers.taken(p, region)
            for marker in range(MARKERS):
                if missing > 0 and self.c.marker_region[marker] == region and p.markers[marker] == IN_BAG:
                    p.markers = replaced(p, p.markers, marker, USED)
                    missing -= 1
            if missing > 0:
                raise BadRecord(say("words-few-markers", region=self.c.thing("region", self.c.region_ids[region])))


def read(ruleset: RuleSet, statements: list[str]) -> Position:
    """The table that the statements lay out; BadRecord where one cannot be read."""
    reader = Reader(ruleset)
    for statement in statements:
        reader.lay(statement)
    return reader.done()


# -- writing ---------------------------------------------------------------------------------------


def write(p: Position) -> list[str]:
    """The statements that lay this table out; BadRecord in the middle of something that words do not tell."""
    c = p.ruleset.components
    top = p.stack[-1] if p.stack else 0
    kinds = [kind_of(step) for step in p.stack]
    opening = kinds == [WAR, AUCTIONS, BID] and max(p.side) == 0 and p.auction[BIDDER] == NONE and p.auction[FLOOR] == 0
    untold = p.turn[TACTICS_USED] + p.turn[TOKENS_USED] + p.turn[MOVES_LEFT]
    in_a_turn = kinds == [WAR, ROUNDS, TURN] and untold == 0
    if not opening and not in_a_turn:
        raise BadRecord(say("words-in-the-middle"))
    who = c.power_ids[actor_of(top)]
    found = [f"war: {p.clock[WAR_NUMBER]}"]
    if opening:
        found.append(f"auction: {who}")
    else:
        found.append(f"round: {p.clock[ROUND]}")
        boxes = sorted([(p.box[power], power) for power in range(POWERS) if p.box[power] > 0])
        for side, head in ((RED, "red"), (BLUE, "blue")):
            joined = [c.power_ids[power] for _, power in boxes if p.side[power] == side]
            found += [f"{head}: {', '.join(joined)}"] if joined else []
        counts = [p.turn[register] for register in REGISTERS]
        done = [f"{IN_A_TURN[at]} {counts[at]}" for at in range(len(counts)) if counts[at] > 0]
        found.append(", ".join([f"turn: {who}", f"actions {p.turn[ACTIONS_LEFT]}", *done]))
    for head, code in (("neutral", ON_MAP), ("spent", USED)):
        lying = [c.marker_ids[marker] for marker in markers.lying(p, code)]
        found += [f"{head}: {', '.join(lying)}"] if lying else []
    for token in range(TOKENS):
        if p.token_region[token] != NONE:
            region = c.region_ids[p.token_region[token]]
            found.append(f"token: {c.token_ids[token]} {region} {c.power_ids[p.token_owner[token]]}")
    if p.blockade[0] != NONE:
        found.append(f"blockade: {c.region_ids[p.blockade[1]]} {c.power_ids[p.blockade[0]]}")
    gone = [f"{c.tile_ids[tile]} {p.removed[tile]}" for tile in range(TILES) if p.removed[tile] > 0]
    found += [f"removed: {', '.join(gone)}"] if gone else []
    for power in range(POWERS):
        items = _items(p, power)
        found += [f"{c.power_ids[power]}: {', '.join(items)}"] if items else []
    return found


def _items(p: Position, power: Power) -> list[str]:
    """What lies before a power and stands for it on the map."""
    c = p.ruleset.components
    items: list[str] = []
    if p.ruleset.is_player[power]:
        items += [f"gold {p.gold[power]}", f"population {p.population[power]}", f"points {p.victory_points[power]}"]
    counters = [0, p.unrest[power], 0]
    if p.ruleset.unrest_mode == DRAWN_HIDDEN:
        counters = p.counters[power * 3 : power * 3 + 3]
    drawn = ["0"] * counters[0] + ["1"] * counters[1] + ["2"] * counters[2]
    items += [f"unrest {' '.join(drawn)}"] if drawn else []
    for unit in range(len(UNIT_WORDS)):
        for place in range(PLACES):
            number = p.pieces(unit)[power * PLACES + place]
            where = "home" if place == HOME else c.region_ids[place]
            items += [f"{UNIT_WORDS[unit]} {where} {number}"] if number else []
    for region in range(REGIONS):
        number = p.control[region * POWERS + power]
        items += [f"control {c.region_ids[region]} {number}"] if number else []
    for head, tiles in (("tile", p.ready), ("used", p.used)):
        for tile in range(TILES):
            number = tiles[power * TILES + tile]
            items += [f"{head} {c.tile_ids[tile]} {number}"] if number else []
    items += [f"ally {c.alliance_ids[at]}" for at in range(len(p.alliances)) if p.alliances[at] == power]
    for token in range(TOKENS):
        turns = p.token_bars[power * TOKENS + token]
        items += [f"barred {c.token_ids[token]} {turns}"] if turns else []
    return items
