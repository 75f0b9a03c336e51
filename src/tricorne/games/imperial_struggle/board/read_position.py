"""The hand-written form of a position: flags, cards and tiles by the ids of the data files (docs: positions).

``read`` lays a table from it. Whatever is left out is as in the set-up, or, where nothing is laid at the set-up, it is
drawn: Awards, demand, Investment tiles, Basic War tiles. What is written is taken as the whole of its kind: with
``flags`` every other space is empty. ``read_round.py`` reads where play stands.
"""

from __future__ import annotations

from tricorne.games.imperial_struggle.board import read_round
from tricorne.games.imperial_struggle.board.constants import (
    AWARDS,
    BASIC_TILES,
    BONUS_PER_SET,
    EVENTS,
    FLAG_IDS,
    FORT,
    HUGUENOT_TERRITORIES,
    INVESTMENTS,
    JACOBITE_UPRISINGS,
    MARKER,
    MERCHANT_BANKS,
    NAVAL,
    NONE,
    PLUS_ONE_MARKER,
    SIDE_IDS,
    SIDES,
    Side,
    flag_of,
)
from tricorne.games.imperial_struggle.board.control import set_damage, set_flag, set_marker
from tricorne.games.imperial_struggle.board.places import (
    AWARD_POOL,
    CHOSEN,
    DISCARDED,
    HAND,
    IN_THEATER,
    LATER,
    MINISTRY_OUT,
    ON_REGION,
    OPEN,
    OUT_OF_GAME,
    PILE,
    PLAYED,
    POOL,
    REMOVED,
    SPENT_AWARD,
    TAKEN,
    UP,
    USED,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.read_fields import ITSELF, MOST, Form
from tricorne.games.imperial_struggle.board.registers import (
    ASIDE,
    BYNG,
    DEBT,
    DOMINANCE,
    FIRST,
    FREE_TILES,
    GONE,
    INITIATIVE,
    JACOBITE_IS_THIRD,
    JACOBITE_THIRD,
    JACOBITE_VICTORIES,
    LIMIT,
    NAVY_BOX,
    TOWNSHEND,
    TREATY,
    TURN,
    UNBUILT,
    VP,
)
from tricorne.games.imperial_struggle.board.ruleset import RuleSet
from tricorne.games.imperial_struggle.setup import blank_position, place_flags
from tricorne.games.imperial_struggle.speech import say
from tricorne.games.imperial_struggle.text import the_side
from tricorne.kernel.errors import BadRecord, at
from tricorne.kernel.message import Text, Thing
from tricorne.kernel.message import say as say_shared
from tricorne.kernel.position import added, replaced
from tricorne.kernel.position_json import POSITION
from tricorne.kernel.read_record import inside

HEADER = ["game", "seats", "preset", "options", "seed", "script"]
FIELDS = ["turn", "vp", "initiative", "first_player", "debt", "debt_limit", "treaty_points", "flags", "changes"]
FIELDS += [
    "squadrons",
    "conflicts",
    "damaged",
    "huguenots",
    "hands",
    "draw_pile",
    "discards",
    "played",
    "removed",
    "ministries",
]
FIELDS += ["removed_ministries", "jacobites", "advantages", "awards", "award_pool", "demand", "townshend"]
FIELDS += ["investments", "war_tiles", "removed_tiles", "free_tiles", "byng", "atlantic_dominance", "at"]

MARKER_IDS = ["normal", "+1"]
HUGUENOT_IDS = ["fresh", "flipped"]


def read(ruleset: RuleSet, fields: dict[str, object]) -> Position:
    """The table that a written position describes, with the steps of play on its stack; streams are left empty."""
    form = Form(POSITION, fields)
    form.only([*HEADER, *FIELDS])
    p = blank_position(ruleset)
    c = ruleset.components
    p.clock[TURN] = form.word("turn", "what-turn", c.turn_ids) if form.has("turn") else 0
    p.clock[VP] = form.number("vp", -MOST, MOST, c.starting_vp)
    if form.has("initiative"):
        p.clock[INITIATIVE] = form.word("initiative", "what-side", SIDE_IDS)
    p.clock[FIRST] = p.clock[INITIATIVE]
    if form.has("first_player"):
        p.clock[FIRST] = form.word("first_player", "what-side", SIDE_IDS)
    place = read_round.place_of(p, form)
    read_round.open_board(p, place)
    _sides(p, form)
    _flags(p, form)
    _squadrons(p, form.form("squadrons"))
    _markers(p, form)
    _cards(p, form)
    _ministries(p, form)
    _advantages(p, form)
    _turn_tiles(p, form)
    _war_tiles(p, form)
    read_round.begin(p, form, place)
    return p


def seed(form: dict[str, object]) -> int | str:
    """The seed for whatever is drawn; 0 without."""
    value = form.get("seed", 0)
    if not isinstance(value, int | str) or isinstance(value, bool):
        raise BadRecord(at(POSITION, say_shared("position-seed")))
    return value


def script(form: dict[str, object]) -> list[int | str] | None:
    """Outcomes that are given instead of drawn, None without."""
    if "script" not in form:
        return None
    outcomes: list[int | str] = []
    for outcome in Form(POSITION, form).items("script"):
        if not isinstance(outcome, int | str) or isinstance(outcome, bool):
            raise BadRecord(at(POSITION, say_shared("position-script")))
        outcomes.append(outcome)
    return outcomes


def _sides(p: Position, form: Form) -> None:
    none = [0] * SIDES
    limits = [p.sides[LIMIT + side] for side in range(SIDES)]
    limits = form.per_side("debt_limit", 0, MOST, limits)
    debts = form.per_side("debt", 0, MOST, none)
    treaty = form.per_side("treaty_points", 0, MOST, none)
    free = form.per_side("free_tiles", 0, p.ruleset.components.wars.free_at_most, none)
    for side in range(SIDES):
        if debts[side] > limits[side]:
            raise form.fail("debt", say("impossible-debt", side=the_side(side), number=debts[side], most=limits[side]))
        p.sides[LIMIT + side] = limits[side]
        p.sides[DEBT + side] = debts[side]
        p.sides[TREATY + side] = treaty[side]
        p.sides[FREE_TILES + side] = free[side]


# -- on the board ------------------------------------------------------------------------------


def _flags(p: Position, form: Form) -> None:
    if not form.has("flags"):
        place_flags(p)
    for key in ("flags", "changes"):
        if form.has(key):
            _fly(p, form, key)


def _fly(p: Position, form: Form, key: str) -> None:
    """The flags written under a key; what comes with them is nobody's news."""
    board = p.ruleset.board
    for space, value in form.by_id(key, "what-space", board.space_ids).items():
        if board.kind[space] == NAVAL:
            raise value.fail(ITSELF, say("position-naval-flag"))
        set_flag(p, space, value.word(ITSELF, "what-flag", FLAG_IDS))
    for advantage in range(len(p.advantage_new)):
        p.advantage_new = replaced(p, p.advantage_new, advantage, 0)


def _squadrons(p: Position, form: Form) -> None:
    """Squadrons on the map, in the Navy Box, unbuilt, set aside and out of the game: eight a side."""
    form.only(["map", "navy_box", "unbuilt", "aside", "gone"])
    c = p.ruleset.components
    for space, value in form.by_id("map", "what-naval-space", c.board.space_ids).items():
        if c.board.kind[space] != NAVAL:
            raise value.fail(ITSELF, say("position-not-naval", space=Thing("space", c.board.space_ids[space])))
        set_flag(p, space, value.word(ITSELF, "what-side", SIDE_IDS) + 1)
    none = [0] * SIDES
    box = form.per_side("navy_box", 0, c.squadrons, none if form.fields else c.navy_box)
    aside = form.per_side("aside", 0, c.squadrons, none)
    gone = form.per_side("gone", 0, c.squadrons, none)
    rest: list[int] = []
    for side in range(SIDES):
        on_map = len([s for s in p.ruleset.naval_spaces if p.flag[s] == flag_of(side)])
        rest.append(c.squadrons - on_map - box[side] - aside[side] - gone[side])
        if rest[side] < 0:
            total = c.squadrons - rest[side]
            raise form.fail("map", say("impossible-squadrons", side=the_side(side), number=total, right=c.squadrons))
    unbuilt = form.per_side("unbuilt", 0, c.squadrons, rest)
    for side in range(SIDES):
        if unbuilt[side] != rest[side]:
            total = c.squadrons - rest[side] + unbuilt[side]
            raise form.fail(
                "unbuilt", say("impossible-squadrons", side=the_side(side), number=total, right=c.squadrons)
            )
        p.sides[NAVY_BOX + side] = box[side]
        p.sides[ASIDE + side] = aside[side]
        p.sides[GONE + side] = gone[side]
        p.sides[UNBUILT + side] = unbuilt[side]


def _markers(p: Position, form: Form) -> None:
    board = p.ruleset.board
    for space, value in form.by_id("conflicts", "what-space", board.space_ids).items():
        if p.ruleset.pieces.at_shiftable[space] == NONE:
            raise value.fail(ITSELF, say("position-conflict"))
        plain = value.word(ITSELF, "what-marker", MARKER_IDS) == 0
        set_marker(p, space, MARKER if plain else PLUS_ONE_MARKER)
    for space in form.words("damaged", "what-space", board.space_ids):
        if board.kind[space] != FORT or p.flag[space] == 0:
            raise form.fail(ITSELF, say("impossible-damaged", space=Thing("space", board.space_ids[space])))
        set_damage(p, space, 1)
    territories = p.ruleset.pieces.huguenots
    ids = [board.space_ids[s] for s in territories]
    markers = form.by_id("huguenots", "what-new-world", ids)
    if 2 * len(markers) > len(p.huguenots):
        raise form.fail("huguenots", say("position-huguenots", number=len(p.huguenots) // 2))
    for number, territory in enumerate(sorted(markers)):
        assert territory < HUGUENOT_TERRITORIES
        p.huguenots = replaced(p, p.huguenots, 2 * number, territories[territory])
        p.huguenots = replaced(
            p, p.huguenots, 2 * number + 1, markers[territory].word(ITSELF, "what-marker-state", HUGUENOT_IDS)
        )


# -- cards -------------------------------------------------------------------------------------


def _cards(p: Position, form: Form) -> None:
    """Where the Event cards are; those named nowhere lie in the draw pile, or are out of the game if it is written."""
    ids = p.ruleset.components.event_ids
    hands = form.form("hands")
    hands.only(SIDE_IDS)
    seen: list[int] = []
    rest = OUT_OF_GAME if form.has("draw_pile") else PILE
    for card in range(EVENTS):
        if p.event_place[card] != LATER:
            p.event_place = replaced(p, p.event_place, card, rest)
    places = [(hands, SIDE_IDS[side], HAND + side) for side in range(SIDES)]
    places += [(form, "draw_pile", PILE), (form, "discards", DISCARDED), (form, "played", PLAYED)]
    places += [(form, "removed", OUT_OF_GAME)]
    for inner, key, place in places:
        for card in inner.words(key, "what-event", ids):
            if card in seen:
                raise inner.fail(key, say("position-two-places", id=Text(ids[card])))
            seen.append(card)
            p.event_place = replaced(p, p.event_place, card, place)


def _ministries(p: Position, form: Form) -> None:
    c = p.ruleset.components
    for card in form.words("removed_ministries", "what-ministry", c.ministry_ids):
        p.move_ministry(card, MINISTRY_OUT)
    sides = form.form("ministries")
    sides.only(SIDE_IDS)
    for side in range(SIDES):
        for item in sides.items(SIDE_IDS[side]):
            _ministry(p, sides, side, item)
        up = [m for m in c.ministries_of[side] if p.ministry_place[m] in (CHOSEN, UP) and m != JACOBITE_UPRISINGS]
        if len(up) > c.ministries_chosen:
            raise sides.fail(SIDE_IDS[side], say("position-ministries", number=len(up), right=c.ministries_chosen))
    jacobites = form.form("jacobites")
    jacobites.only(["victories", "third_ministry", "is_third"])
    p.clock[JACOBITE_VICTORIES] = jacobites.number("victories", 0, 2)
    p.clock[JACOBITE_THIRD] = 1 if jacobites.flag("third_ministry") else 0
    p.clock[JACOBITE_IS_THIRD] = 1 if jacobites.flag("is_third") else 0


def _ministry(p: Position, sides: Form, side: Side, item: object) -> None:
    """One card: its id alone is a face-down card."""
    c = p.ruleset.components
    card = Form(inside(sides.place, SIDE_IDS[side]), {"id": item} if isinstance(item, str) else item)
    card.only(["id", "face_up", "used"])
    number = card.word("id", "what-ministry", c.ministry_ids)
    which = Thing("ministry", c.ministry_ids[number])
    if c.ministries[number].side != side:
        raise card.fail("id", say("position-ministry-side", ministry=which))
    if p.ministry_place[number] != 0:
        raise card.fail("id", say("position-ministry-twice", ministry=which))
    p.move_ministry(number, UP if card.flag("face_up") else CHOSEN)
    for ability in card.numbers("used", 1, 2):
        at = number * 2 + ability - 1
        p.ability = added(p, p.ability, at, 1)
        if p.ability[at] > (p.ruleset.merchant_debt if number == MERCHANT_BANKS else 1):
            raise card.fail("used", say("position-ability", ministry=which, number=ability))


def _advantages(p: Position, form: Form) -> None:
    """Who holds an Advantage follows from the flags; only its state is written."""
    for advantage, value in form.by_id("advantages", "what-advantage", p.ruleset.components.advantage_ids).items():
        state = value.form(ITSELF)
        state.only(["used", "new"])
        p.advantage_used = replaced(p, p.advantage_used, advantage, 1 if state.flag("used") else 0)
        p.advantage_new = replaced(p, p.advantage_new, advantage, 1 if state.flag("new") else 0)


# -- tiles -------------------------------------------------------------------------------------


def _turn_tiles(p: Position, form: Form) -> None:
    """Awards, demand, Townshend Acts and Investment tiles."""
    c = p.ruleset.components
    if form.has("awards"):
        rest = AWARD_POOL if read_round.first_of_era(p) and not form.has("award_pool") else SPENT_AWARD
        for tile in range(AWARDS):
            p.award_place = replaced(p, p.award_place, tile, rest)
        for tile in form.words("award_pool", "what-award", c.awards.ids):
            p.award_place = replaced(p, p.award_place, tile, AWARD_POOL)
        for region, value in form.by_id("awards", "what-region", c.board.region_ids).items():
            tile = value.word(ITSELF, "what-award", c.awards.ids)
            if p.award_place[tile] >= ON_REGION and p.award_place[tile] != SPENT_AWARD:
                raise value.fail(ITSELF, say("position-two-places", id=Text(c.awards.ids[tile])))
            p.award_place = replaced(p, p.award_place, tile, ON_REGION + region)
    for commodity in form.words("demand", "what-commodity", c.commodity_ids):
        p.demand = replaced(p, p.demand, commodity, 1)
    if form.has("townshend"):
        p.clock[TOWNSHEND] = form.word("townshend", "what-commodity", c.commodity_ids)
    tiles = form.form("investments")
    tiles.only(["open", "taken", "used"])
    taken = tiles.form("taken")
    taken.only(SIDE_IDS)
    places = [(tiles, "open", OPEN), (tiles, "used", USED)]
    places += [(taken, SIDE_IDS[side], TAKEN + side) for side in range(SIDES)]
    for inner, key, place in places:
        for tile in inner.words(key, "what-investment", c.investments.ids):
            if p.investment_place[tile]:
                raise inner.fail(key, say("position-two-places", id=Text(c.investments.ids[tile])))
            p.investment_place = replaced(p, p.investment_place, tile, place)
    assert len(p.investment_place) == INVESTMENTS


def _war_tiles(p: Position, form: Form) -> None:
    """War tiles in theaters, out of the game, and the markers that count like tiles."""
    wars = p.ruleset.components.wars
    war = p.next_war()
    ids = [] if war == NONE else [wars.theaters[t].id for t in wars.theaters_of[war]]
    if war != NONE:
        for side in range(SIDES):
            first = wars.bonus_set(war, side)
            for tile in range(first, first + BONUS_PER_SET):
                p.tile_place = replaced(p, p.tile_place, tile, POOL)
    sides = form.form("war_tiles")
    sides.only(SIDE_IDS)
    for side in range(SIDES):
        inner = sides.form(SIDE_IDS[side])
        for theater, value in sides.by_id(SIDE_IDS[side], "what-theater", ids).items():
            for tile in value.words(ITSELF, "what-war-tile", wars.tile_ids):
                if wars.tile_side[tile] != side or p.tile_place[tile] != POOL:
                    raise inner.fail(ids[theater], say("position-tile-theater", tile=Text(wars.tile_ids[tile])))
                p.tile_place = replaced(p, p.tile_place, tile, IN_THEATER + theater)
    for tile in form.words("removed_tiles", "what-basic-tile", wars.tile_ids[:BASIC_TILES]):
        if p.tile_place[tile] != POOL:
            raise form.fail("removed_tiles", say("position-two-places", id=Text(wars.tile_ids[tile])))
        p.tile_place = replaced(p, p.tile_place, tile, REMOVED)
    if form.has("byng"):
        p.clock[BYNG] = form.word("byng", "what-theater", ids)
    if form.has("atlantic_dominance"):
        p.clock[DOMINANCE] = form.word("atlantic_dominance", "what-side", SIDE_IDS)
