"""Questions about the board that clients, bots and tests share: prices, Protection, Isolation, Advantages, targets.

Each takes a state of the game or its position, and changes nothing. A question about the side that is not in its Action
Round is answered as if its round began now (R16).
"""

from __future__ import annotations

from typing import Final

from tricorne.games.imperial_struggle.board import control
from tricorne.games.imperial_struggle.board.board import index
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    DIPLOMATIC,
    ECONOMIC,
    EMPTY,
    NONE,
    REGIONS,
    SIDE_IDS,
    SIDES,
    SPACES,
    TYPE_IDS,
    USA,
    Side,
    Space,
    flag_of,
)
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import PART, SIDE
from tricorne.games.imperial_struggle.military.forts import can_storm, can_support, fort_price, fort_verb
from tricorne.games.imperial_struggle.military.markers import clear_price
from tricorne.games.imperial_struggle.payment.funds import minor_allows
from tricorne.games.imperial_struggle.payment.price import Item, point_type, price
from tricorne.games.imperial_struggle.payment.shifting import spaces_of
from tricorne.games.imperial_struggle.payment.verbs import BUILD_FORT, REPAIR_FORT, SEIZE_FORT, SHIFT_SPACE
from tricorne.games.imperial_struggle.round.advantages import blocked, usable, within_limits
from tricorne.games.imperial_struggle.round.rounds import NOT_BEGUN, begin_round
from tricorne.games.imperial_struggle.step_numbers import ROUND
from tricorne.kernel.errors import BadAction
from tricorne.kernel.message import in_english
from tricorne.kernel.position import kind_of
from tricorne.kernel.state import State

FORT_IDS: Final = {BUILD_FORT: "build", REPAIR_FORT: "repair", SEIZE_FORT: "seize"}


def position_of(at: State | Position) -> Position:
    """The position of a state."""
    if isinstance(at, Position):
        return at
    position = at.position
    if not isinstance(position, Position):
        raise BadAction(in_english(f"these questions are about imperial-struggle, not about {at.game.id}"))
    return position


def as_seen_by(at: State | Position, side: Side) -> Position:
    """The position in the side's own round: the position itself, or a copy on which that round begins."""
    p = position_of(at)
    in_round = p.round[SIDE] == side and p.round[PART] != NOT_BEGUN
    if in_round and ROUND in [kind_of(frame) for frame in p.stack]:
        return p
    copy = p.clone()
    begin_round(copy, side)
    return copy


def side_of(id: str) -> int:
    return index("side", id, SIDE_IDS)


def _ids(p: Position, spaces: list[Space]) -> list[str]:
    return [p.ruleset.board.space_ids[s] for s in spaces]


def protected(at: State | Position) -> list[str]:
    """All Protected spaces: flagged, next to an intact Fort or a Squadron of the same side (R37).

    >>> import tricorne
    >>> game = tricorne.game("imperial-struggle")
    >>> state = game.from_json('{"game": "imperial-struggle", "squadrons": {"map": {"hooghly-river": "france"}}}')
    >>> protected(state)
    ['plassey']
    """
    p = position_of(at)
    return _ids(p, control.protected_spaces(p))


def isolated(at: State | Position, now: bool = False) -> list[str]:
    """The Markets that are Isolated in this round, or, with ``now``, those cut off at this moment (R35, R36).

    >>> import tricorne
    >>> game = tricorne.game("imperial-struggle")
    >>> study = '{"game": "imperial-struggle", "flags": {"plassey": "britain", "karaikal": "france"}}'
    >>> isolated(game.from_json(study))
    ['plassey', 'karaikal']
    """
    p = position_of(at)
    if not now:
        return _ids(p, [s for s in range(SPACES) if p.isolated[s]])
    found: list[int] = []
    for side in range(SIDES):
        found += control.isolated_markets(p, side)
    return _ids(p, sorted(found))


def cost_to_shift(at: State | Position, space: str, side: str, advantage: str = "") -> dict[str, object]:
    """What a shift of a Market or Political space costs a side, item by item (R30), and what allows it.

    ``price`` is null for a space that the side could not shift at any price: its own, one not in play, one with a
    USA flag. ``reached`` says whether a Market is connected (R34), ``minor`` whether a Minor action may do it (R28).

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> cost = cost_to_shift(state, "kanchipuram", "france")
    >>> cost["price"], [item["key"] for item in cost["items"]], cost["removes"]
    (2, ['printed'], True)
    """
    number = side_of(side)
    p = as_seen_by(at, number)
    c = p.ruleset.components
    at_space = c.board.space(space)
    if p.ruleset.pieces.at_shiftable[at_space] == NONE:
        raise BadAction(in_english(f"{space} is neither a Market nor a Political space: it is not shifted"))
    tile = c.advantage(advantage) if advantage else NONE
    flag = p.flag[at_space]
    type = point_type(c.board.kind[at_space])
    removes = flag != EMPTY
    answer: dict[str, object] = {"space": space, "side": side, "type": TYPE_IDS[type], "removes": removes}
    if flag == flag_of(number) or flag == USA or not control.in_play(p, at_space):
        answer.update({"price": None, "items": [], "reached": False, "minor": False})
        return answer
    items: list[Item] = []
    answer["price"] = price(p, number, at_space, tile, False, items)
    answer["items"] = [{"key": item.key, "words": item.message().to_data(), "amount": item.amount} for item in items]
    answer["reached"] = type == DIPLOMATIC or control.reaches(p, number, at_space)
    answer["minor"] = minor_allows(p, number, type, SHIFT_SPACE, at_space, removes)
    return answer


def advantages_of(at: State | Position, side: str) -> list[dict[str, object]]:
    """The Advantages that a side holds: Region, used this turn, new this round, blocked by a marker (8, R53 to R56).

    ``ready`` means that neither these nor the limits of the round stand in the way (R55); ``usable`` that there is
    also something to use it on now.

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> [tile["advantage"] for tile in advantages_of(state, "britain")]
    ['wheat']
    """
    number = side_of(side)
    p = as_seen_by(at, number)
    c = p.ruleset.components
    found: list[dict[str, object]] = []
    for tile in range(ADVANTAGES):
        if p.advantage_owner[tile] != number:
            continue
        used = p.advantage_used[tile] == 1
        new = p.advantage_new[tile] == 1
        stopped = blocked(p, tile)
        found.append(
            {
                "advantage": c.advantage_ids[tile],
                "region": c.board.region_ids[c.advantages[tile].region],
                "used": used,
                "new": new,
                "blocked": stopped,
                "ready": not used and not new and not stopped and within_limits(p, tile),
                "usable": usable(p, number, tile, False),
            }
        )
    return found


def targets(at: State | Position, side: str, minor: bool = False) -> dict[str, list[str]]:
    """What a Major (or Minor) action of each type could be spent on, prices and points left aside (5.4 to 5.6).

    ``economic`` and ``diplomatic``: spaces to shift; ``forts``: to build, repair or seize; ``naval``: Naval spaces to
    deploy to, ``squadrons``: Naval spaces with a Squadron that may still be deployed; ``markers``: Conflict markers.

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> targets(state, "britain")["forts"]
    ['vandavasi']
    """
    number = side_of(side)
    p = as_seen_by(at, number)
    shifts: list[list[int]] = []
    for type in (ECONOMIC, DIPLOMATIC):
        found: list[int] = []
        for region in range(REGIONS):
            for space in spaces_of(p, type, region):
                if p.flag[space] == flag_of(number) or p.flag[space] == USA:
                    continue
                if type == ECONOMIC and not control.reaches(p, number, space):
                    continue
                if not minor or minor_allows(p, number, type, SHIFT_SPACE, space, p.flag[space] != EMPTY):
                    found.append(space)
        shifts.append(sorted(found))
    naval = p.ruleset.naval_spaces
    return {
        TYPE_IDS[ECONOMIC]: _ids(p, shifts[ECONOMIC]),
        TYPE_IDS[DIPLOMATIC]: _ids(p, shifts[DIPLOMATIC]),
        "forts": _ids(p, [s for s in p.ruleset.forts if _fort_open(p, number, s, minor)]),
        "naval": _ids(p, [s for s in naval if p.flag[s] == EMPTY or (p.flag[s] != flag_of(number) and not minor)]),
        "squadrons": _ids(p, [s for s in naval if p.flag[s] == flag_of(number) and not p.moved[s]]),
        "markers": _ids(p, [s for s in range(SPACES) if p.marker[s]]),
    }


def _fort_open(p: Position, side: Side, fort: int, minor: bool) -> bool:
    verb = fort_verb(p, side, fort)
    if verb == BUILD_FORT:
        return can_support(p, side, fort)
    if verb == SEIZE_FORT:
        return not minor and can_storm(p, side, fort)
    return verb == REPAIR_FORT


def fort_costs(at: State | Position, side: str) -> dict[str, dict[str, object]]:
    """What a side could do with each Fort space by its state, and the price; connections are left aside (R45, R46).

    >>> import tricorne
    >>> state = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    >>> fort_costs(state, "france")["arcot"]
    {'act': 'build', 'price': 2}
    """
    p = position_of(at)
    found: dict[str, dict[str, object]] = {}
    for fort in p.ruleset.forts:
        verb = fort_verb(p, side_of(side), fort)
        if verb != NONE:
            found[p.ruleset.board.space_ids[fort]] = {"act": FORT_IDS[verb], "price": fort_price(p, fort, verb)}
    return found


def marker_costs(at: State | Position) -> dict[str, int]:
    """What buying each Conflict marker off costs (R44).

    >>> import tricorne
    >>> game = tricorne.game("imperial-struggle")
    >>> marker_costs(game.from_json('{"game": "imperial-struggle", "conflicts": {"plassey": "+1"}}'))
    {'plassey': 3}
    """
    p = position_of(at)
    return {p.ruleset.board.space_ids[s]: clear_price(p, s) for s in range(SPACES) if p.marker[s]}
