"""What a seat knows as a row of small numbers (encoding version 1), for programs that learn.

One layout for 2 to 7 players: powers stand in the order of ``order_for`` with the looking seat first, and those
that are not in the game are all 0. What the seat may not know is 0, with a flag that says so: the rules of sight
are those of the view (law 5). ``encode_hidden`` adds what the seat cannot know, for critics in training alone.
"""

from __future__ import annotations

from typing import Final, cast

from tricorne.games.struggle_of_empires.board.constants import (
    BLUE,
    IN_BAG,
    IN_DRAFT,
    IN_HAND,
    KEPT,
    MARKERS,
    NONE,
    ON_MAP,
    PLACES,
    POWERS,
    RED,
    REGIONS,
    TILES,
    TOKENS,
    UNIT_KINDS,
)
from tricorne.games.struggle_of_empires.board.position import (
    BIDDER,
    BLUE_PROPOSED,
    FLOOR,
    GAVEL,
    NEW_BID,
    NEW_RED,
    OPENER,
    PASSES,
    PHASE,
    RED_PROPOSED,
    ROUND,
    STANDING,
    TURN_OF,
    TURN_SIZE,
    WAR_NUMBER,
    Position,
)
from tricorne.games.struggle_of_empires.encoding import compact, composed, look, mirrors, own_and_open, sections
from tricorne.games.struggle_of_empires.encoding.battle import encode_battle, encode_offers, relative
from tricorne.games.struggle_of_empires.encoding.parts import PARTS
from tricorne.games.struggle_of_empires.setup import draft
from tricorne.games.struggle_of_empires.step_numbers import (
    BID,
    CHANCES,
    DEALING,
    NAMES,
    PASSAGES,
    PROPOSE_BLUE,
    PROPOSE_RED,
)
from tricorne.games.struggle_of_empires.war.war import ALLIANCES as ALLIANCE_PHASE
from tricorne.games.struggle_of_empires.war.war import PLAYER_ACTIONS
from tricorne.kernel.encoding import Compact, Composed, Encoder, Layout, Mirror, RowWriter, sections_resting_on
from tricorne.kernel.kept_rows import GameRows
from tricorne.kernel.machine_words import Words
from tricorne.kernel.position import KIND_MASK, NOBODY, AnyPosition, actor_of, first_of, kind_of, second_of
from tricorne.kernel.word_rows import as_list

VERSION: Final = 1
"""Raise it whenever a row becomes longer or shorter, or a number of it comes to mean something else: what was learned
from rows of an older version is then refused."""
PHASES: Final = 8
WARS: Final = 4
ARGUMENT_DIGITS: Final = 3

QUESTIONS: Final = [kind for kind in NAMES if kind not in PASSAGES and kind not in DEALING]
"""What the game can wait for, in the order of the kinds; questions about deals come in version 2 (deals.py)."""
PLACE_OF_QUESTION: Final = [QUESTIONS.index(kind) if kind in QUESTIONS else NONE for kind in range(KIND_MASK + 1)]


def order_for(p: Position, seat: int) -> list[int]:
    """The powers as a seat counts them: itself, the other players clockwise, powers without a player, the absent."""
    ruleset = p.ruleset
    players = ruleset.players
    first = ruleset.seat_of[seat]
    found: list[int] = []
    for at in range(len(players)):
        found.append(players[(first + at) % len(players)])
    for power in ruleset.nonplayers:
        found.append(power)
    for power in range(POWERS):
        if power not in found:
            found.append(power)
    return found


def places_for(p: Position, seat: int) -> list[int]:
    """By power: its place in the order of a seat, worked out once; the order itself follows."""
    kept = p.ruleset.places_for
    if seat not in kept:
        order = order_for(p, seat)
        place = [0] * POWERS
        for at in range(POWERS):
            place[order[at]] = at
        kept[seat] = place + order
    return kept[seat]


def encode(p: Position, seat: int, s: RowWriter) -> None:
    """Write all that a seat knows."""
    place = places_for(p, seat)
    order = place[POWERS:]
    if s.wants(sections.CLOCK):
        _clock(p, s)
    if s.wants(sections.QUESTION):
        _question(p, seat, place, s)
    if s.wants(sections.TURN):
        _turn(p, place, s)
    if s.wants(sections.MOVED):
        _moved(p, s)
    if s.wants(sections.AUCTION):
        _auction(p, place, s)
    if s.wants(sections.BATTLE):
        encode_battle(p, place, s)
    if s.wants(sections.OFFERS):
        encode_offers(p, place, s)
    _powers(p, seat, order, s)
    _pieces(p, order, s)
    _map(p, seat, place, s)


def encode_hidden(p: Position, seat: int, s: RowWriter) -> None:
    """Write what the seat cannot know: for critics."""
    place = places_for(p, seat)
    order = place[POWERS:]
    s.part("hidden-unrest")
    for power in order:
        s.large(p.unrest[power])
        s.row(p.counters, power * 3, 3)
    s.part("hidden-gold")
    for power in order:
        s.large(p.gold[power])
    s.part("hidden-draft")
    for at in p.markers:
        if at >= KEPT:
            s.number(POWERS + 1 + place[at - KEPT])
        else:
            s.number(1 + place[at - IN_DRAFT] if at >= IN_DRAFT else 0)
    s.part("hidden-counters")
    s.row(p.unrest_supply, 0, 6)


def _clock(p: Position, s: RowWriter) -> None:
    s.part("players")
    s.number(p.ruleset.count)
    s.part("war")
    s.one_hot(p.clock[WAR_NUMBER], WARS)
    s.part("phase")
    s.one_hot(p.clock[PHASE], PHASES)
    s.part("round")
    s.number(p.clock[ROUND])
    s.part("rounds-left")
    s.number(p.ruleset.rounds - p.clock[ROUND])


def _question(p: Position, seat: int, place: list[int], s: RowWriter) -> None:
    """What is asked, and of whom; the details of a question are for whoever is asked."""
    frame = p.stack[-1] if p.stack else 0
    kind = kind_of(frame)
    actor = actor_of(frame) if p.stack else NOBODY
    s.part("question")
    s.one_hot(PLACE_OF_QUESTION[kind], len(QUESTIONS))
    s.part("asked")
    s.one_hot(NONE if actor == NOBODY else place[actor], POWERS)
    mine = actor == seat and kind not in CHANCES
    s.part("question-details")
    s.digits(first_of(frame) if mine else 0, 2)
    s.digits(second_of(frame) if mine else 0, ARGUMENT_DIGITS)


def _turn(p: Position, place: list[int], s: RowWriter) -> None:
    under_way = p.clock[PHASE] == PLAYER_ACTIONS and 0 <= p.clock[TURN_OF] < len(p.order)
    s.part("turn-of")
    s.one_hot(place[p.order[p.clock[TURN_OF]]] if under_way else NONE, POWERS)
    s.part("turn")
    if under_way:
        s.row(as_list(p.turn), 0, TURN_SIZE)
    else:
        s.zeros(TURN_SIZE)
    s.part("turn-order")
    turns = [0] * POWERS
    for at in range(len(p.order)):
        turns[place[p.order[at]]] = at + 1
    s.row(turns, 0, POWERS)


def _moved(p: Position, s: RowWriter) -> None:
    """Units that already moved in this Move action."""
    s.part("moved")
    s.row(as_list(mirrors.moved(p)), 0, PLACES * UNIT_KINDS)


def _auction(p: Position, place: list[int], s: RowWriter) -> None:
    a = p.auction
    kind = kind_of(p.stack[-1]) if p.stack else 0
    open_now = p.clock[PHASE] == ALLIANCE_PHASE and bool(p.stack)
    named = open_now and (kind == PROPOSE_RED or kind == PROPOSE_BLUE)
    bid = open_now and a[BIDDER] != NONE
    s.part("auction-powers")
    s.one_hot(relative(place, a[GAVEL]) if p.clock[WAR_NUMBER] > 0 else NONE, POWERS)
    s.one_hot(relative(place, a[OPENER]) if open_now else NONE, POWERS)
    s.one_hot(relative(place, a[BIDDER]) if open_now else NONE, POWERS)
    s.one_hot(relative(place, a[RED_PROPOSED]) if bid else NONE, POWERS)
    s.one_hot(relative(place, a[BLUE_PROPOSED]) if bid else NONE, POWERS)
    s.one_hot(relative(place, a[NEW_RED]) if open_now and kind == PROPOSE_BLUE else NONE, POWERS)
    s.part("auction")
    s.number(a[STANDING] if bid else 0)
    s.number(a[PASSES] if open_now else 0)
    s.number(a[NEW_BID] if named else 0)
    s.number(a[FLOOR] if open_now and kind == BID else 0)


def _powers(p: Position, seat: int, order: list[int], s: RowWriter) -> None:
    """What lies before the powers; each part has one entry for every power, the looking seat first."""
    ruleset = p.ruleset
    if s.wants(sections.ROLES):
        s.part("power")
        for power in order:
            s.one_hot(power, POWERS)
        s.part("role")
        for power in order:
            s.number(1 if ruleset.in_game[power] else 0)
            s.number(1 if ruleset.is_player[power] else 0)
    if s.wants(sections.SIDES):
        s.part("side")
        for power in order:
            s.number(1 if p.side[power] == RED else 0)
            s.number(1 if p.side[power] == BLUE else 0)
            s.number(p.box[power])
    if s.wants(sections.GOLD):
        s.part("gold")
        own_and_open.encode(own_and_open.gold(p), order, seat, own_and_open.GOLD_WIDTH, s)
    if s.wants(sections.UNREST):
        s.part("unrest")
        own_and_open.encode(own_and_open.unrest_by_power(p), order, seat, own_and_open.UNREST_WIDTH, s)
    if s.wants(sections.TREASURY):
        _treasury(p, order, s)
    if s.wants(sections.TILES_READY):
        s.part("tiles-ready")
        for power in order:
            s.row(p.ready, power * TILES, TILES)
    if s.wants(sections.TILES_USED):
        s.part("tiles-used")
        for power in order:
            s.row(p.used, power * TILES, TILES)
    if s.wants(sections.ALLIANCES):
        s.part("alliances")
        for power in order:
            s.where_equal(p.alliances, power)


def _treasury(p: Position, order: list[int], s: RowWriter) -> None:
    """Population and points, and what the end of the war would bring now."""
    preview = mirrors.scored(p)
    units = mirrors.upkeep(p)
    holdings = as_list(mirrors.holdings(p))
    s.part("treasury")
    for power in order:
        at = power * sections.HOLDINGS_SIZE
        s.row(holdings, at, 3)
        s.number(preview[power])
        s.number(holdings[at + 3])
        s.number(units[power])
        s.number(holdings[at + 4])


def _pieces(p: Position, order: list[int], s: RowWriter) -> None:
    """What stands on the map; eleven regions, then the power's home."""
    if s.wants(sections.ARMIES):
        s.part("armies")
        for power in order:
            s.row(p.armies, power * PLACES, PLACES)
    if s.wants(sections.NAVIES):
        s.part("navies")
        for power in order:
            s.row(p.navies, power * PLACES, PLACES)
    if s.wants(sections.FORTS):
        s.part("forts")
        for power in order:
            s.row(p.forts, power * PLACES, PLACES)
    if s.wants(sections.CONTROL):
        s.part("control")
        for power in order:
            s.row(p.control[power::POWERS], 0, REGIONS)


def _map(p: Position, seat: int, place: list[int], s: RowWriter) -> None:
    """Markers, tokens, the tiles on the display."""
    if s.wants(sections.MARKERS):
        s.part("markers-unseen")
        for at in p.markers:
            hidden = at == IN_BAG or (at >= IN_DRAFT and at != IN_DRAFT + seat and at != KEPT + seat)
            s.out.append(1 if hidden else 0)
        s.part("markers-on-map")
        s.where_equal(p.markers, ON_MAP)
        s.part("markers-own")
        for at in p.markers:
            own = at == IN_HAND + seat or at == IN_DRAFT + seat
            s.out.append(1 if own else 2 if at == KEPT + seat else 0)
        s.part("markers-of-others")
        for at in p.markers:
            others = IN_HAND <= at < IN_HAND + POWERS and at != IN_HAND + seat
            s.out.append(1 + place[at - IN_HAND] if others else 0)
    if s.wants(sections.PASSED_ON):
        s.part("markers-passed-on")
        passed = [0] * MARKERS
        if draft.under_way(p):
            for marker in draft.passed_on(p, seat):
                passed[marker] = 1
        s.row(passed, 0, MARKERS)
    if s.wants(sections.TOKENS):
        s.part("tokens")
        for token in range(TOKENS):
            s.one_hot(p.token_region[token], REGIONS)
            s.one_hot(relative(place, p.token_owner[token]), POWERS)
    if s.wants(sections.BLOCKADE):
        s.part("blockade")
        s.one_hot(relative(place, p.blockade[0]), POWERS)
        s.one_hot(p.blockade[1], REGIONS)
    if s.wants(sections.DISPLAY):
        s.part("display")
        s.row(p.display, 0, TILES)
    if s.wants(sections.REMOVED):
        s.part("tiles-out-of-game")
        s.row(p.removed, 0, TILES)
    if s.wants(sections.ALLIANCES_FREE):
        s.part("alliances-free")
        s.where_equal(p.alliances, NONE)


class EmpiresEncoder(Encoder):
    def __init__(self) -> None:
        self.version = VERSION
        self.words = PARTS

    def watched_names(self) -> list[str]:
        return look.WATCHED

    def rests_on(self) -> list[int]:
        return sections_resting_on(look.WATCHED, sections.RESTS_ON)

    def remembered(self) -> int:
        return sections.REMEMBERED

    def look(self, p: AnyPosition, kept: GameRows) -> None:
        look.look(cast(Position, p), kept)

    def shared_lists(self) -> int:
        return len(sections.SHARED)

    def shared_rest_on(self) -> list[int]:
        return sections_resting_on(look.WATCHED, sections.SHARED)

    def shared(self, p: AnyPosition, number: int) -> Words:
        position = cast(Position, p)
        if number == sections.TURN_SHOWN:
            return composed.turn_shown(position)
        if number == sections.AUCTION_SHOWN:
            return composed.auction_shown(position)
        return mirrors.shared(position, number)

    def mirrors(self, p: AnyPosition, seat: int, layout: Layout) -> list[Mirror]:
        return mirrors.mirrors(order_for(cast(Position, p), seat), seat, layout, len(look.WATCHED))

    def composed(self, p: AnyPosition, seat: int) -> list[Composed]:
        return composed.composed(places_for(cast(Position, p), seat), len(look.WATCHED))

    def compact(self) -> Compact | None:
        return compact.compact()

    def encode(self, p: AnyPosition, seat: int, writer: RowWriter) -> None:
        encode(cast(Position, p), seat, writer)

    def encode_hidden(self, p: AnyPosition, seat: int, writer: RowWriter) -> None:
        encode_hidden(cast(Position, p), seat, writer)
