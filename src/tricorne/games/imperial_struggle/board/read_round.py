"""Where play stands in a hand-written position (``at``): a phase of a Peace turn, an Action Round, or a war.

A round without anything else begins: the snapshot is taken and the side chooses its tile. With ``investment`` or other
registers play is in the middle of the round; what is left out is then as it would be right after taking the tile.
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import (
    DIPLOMATIC,
    ECONOMIC,
    EVENTS,
    NONE,
    REGIONS,
    REVOLUTION,
    SIDE_IDS,
    SIDES,
    SPACES,
    SUCCESSION,
    TYPE_IDS,
    TYPES,
    USA,
    Side,
)
from tricorne.games.imperial_struggle.board.control import set_moved
from tricorne.games.imperial_struggle.board.places import LATER, OPEN, PILE, STACK, TAKEN
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.read_fields import MOST, Form
from tricorne.games.imperial_struggle.board.registers import (
    ADVANTAGE_REGIONS,
    ADVANTAGES_USED,
    ALL_OPEN,
    ATTACHED,
    BONUS,
    BOUGHT_TILES,
    BURKE_BARRED,
    BURKE_USED,
    CLOSED,
    COUNT,
    DEBT_TAKEN,
    EVENT,
    EXCHANGED,
    FIGHTING,
    FIRST,
    HAS_MAJOR,
    JACOBITE_SHIFTED,
    LIMIT,
    MAJOR,
    MINOR,
    MINOR_TYPE,
    NAVY_USED,
    OPEN_ACTION,
    OPENING,
    PART,
    POMPADOUR_USED,
    REFUSALS,
    REGIONS_PAID,
    ROUND_NUMBER,
    SPENT,
    SQUADRON_LESS,
    STAGE,
    TRADE_BONUS,
    TRADE_GIVEN,
    TURN,
    UPGRADE,
    WATT_USED,
    WON_BY,
    WON_ROW,
)
from tricorne.games.imperial_struggle.payment.discounts import HANBURY_DISCOUNT, PACTE_DISCOUNT
from tricorne.games.imperial_struggle.payment.funds import trade_points
from tricorne.games.imperial_struggle.peace.turn import AWARDS_LAID, DECK, DEMANDS, LIMITS, REVEALED, ROUNDS, STAGE_IDS
from tricorne.games.imperial_struggle.round import rounds
from tricorne.games.imperial_struggle.round.advantages import mark_advantage
from tricorne.games.imperial_struggle.round.take import take
from tricorne.games.imperial_struggle.speech import say
from tricorne.games.imperial_struggle.war import war as war_passage
from tricorne.kernel.bits import bit
from tricorne.kernel.message import Text, Thing
from tricorne.kernel.position import replaced
from tricorne.kernel.read_record import inside

AT_WAR: Final = "war"
ROUND_FIELDS: Final = ["phase", "round", "side"]
REGISTERS: Final = ["investment", "major", "minor", "minor_used", "open_action", "closed", "spent", "event", "bonus"]
REGISTERS_TOO: Final = ["upgrade", "advantages_used", "advantage_regions", "regions_paid", "bought_tiles", "pools"]
REGISTERS_LAST: Final = ["squadron_less", "debt_taken", "pompadour_used", "watt_used", "burke_used", "burke_barred"]
SNAPSHOT: Final = ["held_since", "isolated", "moved", "discounts", "exchanged", "jacobites", "trade_bonus"]
WAR_FIELDS: Final = ["phase", "theater", "won", "refusals", "refused", "moved", "navy_used"]
JACOBITE_IDS: Final = ["none", "shifted", "rose"]
DISCOUNT_IDS: Final = ["charles-hanbury-williams", "pacte-de-famille"]
DISCOUNTS: Final = [HANBURY_DISCOUNT, PACTE_DISCOUNT]


class Place:
    """A phase of a Peace turn by its number, or the war that is fought (NONE)."""

    def __init__(self, stage: int, at: Form) -> None:
        self.stage = stage
        self.at = at


def place_of(p: Position, form: Form) -> Place:
    """Where play stands; without a word it is the first Action Round, or the beginning of the war."""
    at = form.form("at")
    if p.ruleset.components.turn_war[p.clock[TURN]] != NONE:
        at.only(WAR_FIELDS)
        if at.has("phase"):
            at.word("phase", "what-war-phase", [AT_WAR])
        return Place(NONE, at)
    stage = at.word("phase", "what-phase", STAGE_IDS) if at.has("phase") else ROUNDS
    if stage == ROUNDS:
        at.only([*ROUND_FIELDS, *REGISTERS, *REGISTERS_TOO, *REGISTERS_LAST, *SNAPSHOT])
    else:
        at.only(["phase"])
    return Place(stage, at)


def first_of_era(p: Position) -> bool:
    """Is this the first Peace turn of its era, or the war after it?"""
    c = p.ruleset.components
    turn = p.clock[TURN]
    return c.turn_first_of_era[turn if c.turn_war[turn] == NONE else turn - 1]


def open_board(p: Position, place: Place) -> None:
    """Cards and spaces of the eras so far, and the Debt Limits that go with them (4.1.1, 4.1.2)."""
    c = p.ruleset.components
    turn = p.clock[TURN]
    era = p.era()
    begun = place.stage == NONE or place.stage > DECK
    joined = era if begun or not first_of_era(p) else era - 1
    for card in range(EVENTS):
        p.event_place = replaced(p, p.event_place, card, PILE if c.events[card].era <= joined else LATER)
    p.clock[OPENING] = era if begun or joined == era else max(0, joined)
    for earlier in range(turn + 1):
        if c.turn_first_of_era[earlier] and c.turn_era[earlier] != SUCCESSION:
            if earlier < turn or place.stage == NONE or place.stage > LIMITS:
                for side in range(SIDES):
                    p.sides[LIMIT + side] += c.debt_limit_increase


def begin(p: Position, form: Form, place: Place) -> None:
    """Put the steps of play on the stack; what was not written is drawn first."""
    if p.clock[OPENING] == REVOLUTION and p.flag.count(USA) > 0:
        p.clock[OPENING] = ALL_OPEN
    new = p.advantage_new[:]
    rounds.begin_round(p, p.clock[FIRST])
    _renew(p, new)
    p.then(step_numbers.TRACK)
    if place.stage == NONE:
        _begin_war(p, place.at)
    else:
        p.then(step_numbers.PEACE)
        p.clock[STAGE] = place.stage
        if place.stage == ROUNDS:
            _begin_round(p, form, place.at, new)
    _draw(p, form, place)


def _renew(p: Position, new: list[int]) -> None:
    """Advantages just taken stay so in the middle of a round, and until the next one."""
    for advantage in range(len(new)):
        p.advantage_new = replaced(p, p.advantage_new, advantage, new[advantage])


def _draw(p: Position, form: Form, place: Place) -> None:
    """Chance for all that lies on the table at this time and was not written."""
    c = p.ruleset.components
    war = p.next_war()
    if war != NONE and not form.has("war_tiles"):
        for side in range(SIDES):
            for theater in range(len(c.wars.theaters_of[war])):
                p.then(step_numbers.BASIC_TILE, side, theater + 1)
    if place.stage == NONE or p.clock[STAGE] != place.stage:
        return
    if place.stage > AWARDS_LAID and not form.has("awards"):
        for region in range(REGIONS):
            p.then(step_numbers.AWARD, region)
    if place.stage > DEMANDS and not form.has("demand"):
        for _ in range(c.demands_per_turn):
            p.then(step_numbers.DEMAND)
    if place.stage > REVEALED and not form.has("investments"):
        for _ in range(min(c.investments.revealed, p.investment_place.count(STACK))):
            p.then(step_numbers.REVEAL)


# -- an Action Round -----------------------------------------------------------------------------


def _begin_round(p: Position, form: Form, at: Form, new: list[int]) -> None:
    first = p.clock[FIRST]
    side = at.word("side", "what-side", SIDE_IDS) if at.has("side") else first
    number = at.number("round", 1, p.ruleset.components.rounds_per_side, 1)
    count = SIDES * (number - 1) + (0 if side == first else 1)
    p.clock[COUNT] = count
    p.clock[ROUND_NUMBER] = count
    given = [key for key in at.fields if key not in ROUND_FIELDS]
    _enough_tiles(p, form, SIDES * p.ruleset.components.rounds_per_side - count - (1 if at.has("investment") else 0))
    if not given:
        return
    p.clock[COUNT] = count + 1
    p.then(step_numbers.ROUND, side)
    rounds.begin_round(p, side)
    _renew(p, new)
    _snapshot(p, at, side)
    if at.has("investment"):
        _tile(p, at, side)
    elif [key for key in given if key not in SNAPSHOT]:
        raise at.fail(given[0], say("position-needs-tile"))
    else:
        p.round[PART] = rounds.BEFORE_TILE


def _enough_tiles(p: Position, form: Form, rounds_left: int) -> None:
    """Every round still to come must find a tile to take."""
    tiles = p.investment_place.count(OPEN)
    if form.has("investments") and tiles < rounds_left:
        raise form.fail("investments", say("position-few-tiles", number=tiles, right=rounds_left))


def _snapshot(p: Position, at: Form, side: Side) -> None:
    """What was fixed when the round began, and what abilities have changed since."""
    board = p.ruleset.board
    for key, name in (("held_since", "since"), ("isolated", "isolated"), ("moved", "moved")):
        if at.has(key):
            marked = at.words(key, "what-space", board.space_ids)
            p.write(name, [1 if space in marked else 0 for space in range(SPACES)])
    for number in at.words("discounts", "what-card", DISCOUNT_IDS):
        p.discounts = p.discounts + [DISCOUNTS[number]]
    if at.has("exchanged"):
        p.round[EXCHANGED] = at.word("exchanged", "what-type", TYPE_IDS[:2])
    if at.has("jacobites"):
        p.round[JACOBITE_SHIFTED] = at.word("jacobites", "what-jacobites", JACOBITE_IDS)
    p.round[TRADE_BONUS] = at.number("trade_bonus", 0, MOST, p.round[TRADE_BONUS])


def _tile(p: Position, at: Form, side: Side) -> None:
    """The tile has been taken: its points, less what was spent, and all that was done."""
    c = p.ruleset.components
    r = p.round
    tile = at.word("investment", "what-investment", c.investments.ids)
    if p.investment_place[tile] not in (STACK, OPEN, TAKEN + side):
        raise at.fail(
            "investment",
            say("position-tile-closed", tile=Text(c.investments.ids[tile]), side=Thing("side", SIDE_IDS[side])),
        )
    take(p, side, tile)
    if at.has("major"):
        points = at.form("major")
        points.only(TYPE_IDS)
        for type in range(TYPES):
            r[HAS_MAJOR + type] = 1 if points.has(TYPE_IDS[type]) else 0
            r[MAJOR + type] = points.number(TYPE_IDS[type], 0, MOST)
    r[MINOR] = at.number("minor", 0, MOST, r[MINOR])
    if at.flag("minor_used"):
        r[MINOR] = 0
        r[MINOR_TYPE] = NONE
    if at.has("open_action"):
        r[OPEN_ACTION] = at.word("open_action", "what-type", TYPE_IDS)
    r[CLOSED] = _bits(at, "closed", "what-type", TYPE_IDS)
    if at.has("event"):
        r[EVENT] = at.word("event", "what-event", c.event_ids)
    for key, register in (
        ("bonus", BONUS),
        ("debt_taken", DEBT_TAKEN),
        ("pompadour_used", POMPADOUR_USED),
        ("watt_used", WATT_USED),
        ("burke_barred", BURKE_BARRED),
    ):
        r[register] = 1 if at.flag(key) else 0
    r[UPGRADE] = 1 if at.flag("upgrade", r[UPGRADE] == 1) else 0
    for key, register in (
        ("advantages_used", ADVANTAGES_USED),
        ("bought_tiles", BOUGHT_TILES),
        ("squadron_less", SQUADRON_LESS),
        ("burke_used", BURKE_USED),
    ):
        r[register] = at.number(key, 0, MOST)
    r[ADVANTAGE_REGIONS] = _bits(at, "advantage_regions", "what-region", c.board.region_ids)
    paid = at.form("regions_paid")
    paid.only(TYPE_IDS[:2])
    for type in (ECONOMIC, DIPLOMATIC):
        r[REGIONS_PAID + type] = _bits(paid, TYPE_IDS[type], "what-region", c.board.region_ids)
    shifted = r[REGIONS_PAID] != 0 or r[REGIONS_PAID + DIPLOMATIC] != 0
    if r[ADVANTAGES_USED] and not shifted and not at.has("spent"):
        mark_advantage(p)
    else:
        r[SPENT] = 1 if at.flag("spent", shifted or r[ADVANTAGES_USED] != 0) else 0
    _pools(p, at)


def _pools(p: Position, at: Form) -> None:
    """Restricted and attached points (R22)."""
    for item in at.items("pools"):
        pool = Form(inside(at.place, "pools"), item)
        pool.only(["type", "only", "points", "attached"])
        restriction = pool.word("only", "what-restriction", p.ruleset.board.restriction_ids)
        p.pools.append(pool.word("type", "what-type", TYPE_IDS))
        p.pools.append(restriction + ATTACHED if pool.flag("attached") else restriction)
        p.pools.append(pool.number("points", 0, MOST))
        if p.pools[-3] == ECONOMIC and trade_points(p):
            p.round[TRADE_GIVEN] = 1


def _bits(form: Form, key: str, what: str, ids: list[str]) -> int:
    bits = 0
    for number in form.words(key, what, ids):
        bits |= bit(number)
    return bits


# -- a war -----------------------------------------------------------------------------------------


def _begin_war(p: Position, at: Form) -> None:
    """The war at one of its theaters; those before it have been fought."""
    c = p.ruleset.components
    count = len(c.wars.theaters_of[p.next_war()])
    war_passage.break_out(p)
    p.war[FIGHTING] = at.number("theater", 1, count, 1) - 2
    if p.war[FIGHTING] < 0:
        p.war[FIGHTING] = NONE
    items = at.items("won")
    for number in range(min(len(items), count)):
        row = Form(inside(at.place, "won"), items[number])
        row.only(["side", "row"])
        if row.has("side"):
            p.war[WON_BY + number] = row.word("side", "what-side", SIDE_IDS)
            p.war[WON_ROW + number] = row.number("row", NONE, MOST, NONE)
    none = [0] * SIDES
    refusals = at.per_side("refusals", 0, len(c.refusal_vp), none)
    used = at.per_side("navy_used", 0, c.squadrons, none)
    for side in range(SIDES):
        p.sides[REFUSALS + side] = refusals[side]
        p.sides[NAVY_USED + side] = used[side]
    for space in at.words("refused", "what-territory", c.board.space_ids):
        p.refused = p.refused + [space]
    for space in at.words("moved", "what-naval-space", c.board.space_ids):
        set_moved(p, space, 1)
    p.then(step_numbers.WAR)
