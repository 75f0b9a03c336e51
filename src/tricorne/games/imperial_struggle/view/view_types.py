"""What a view of Imperial Struggle looks like (docs/views-imperial-struggle.md), as types. The client's types are made
from these by ``python -m tricorne.server.typescript``; tests hold real views to them.

Ids are the words of the components, ``None`` stands for "nothing" and for "this seat may not know".
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from tricorne.games.imperial_struggle.view.view_types_war import RegionId, Side, WarDisplay
from tricorne.kernel.message import MessageData

Flag = Literal["france", "britain", "spain", "usa"]
SpaceKind = Literal["political", "market", "territory", "naval", "fort"]
Commodity = Literal["furs", "fish", "tobacco", "sugar", "spice", "cotton"]
PointType = Literal["economic", "diplomatic", "military"]
Era = Literal["succession", "empire", "revolution"]
Reason = Literal[
    "peace-sweep", "war-sweep", "victory-points", "final-score", "available-debt", "tie-goes-to-britain", "goes-on"
]

# -- the board -----------------------------------------------------------------------------------


class Counts(TypedDict):
    france: int
    britain: int


class Space(TypedDict):
    """What is printed on a space, then what stands on it."""

    id: str
    kind: SpaceKind
    region: RegionId
    sub_region: str | None
    country: str | None
    cost: int
    commodity: Commodity | None
    prestige: bool
    alliance: bool
    local_alliance: bool
    connections: list[str]
    conquest_lines: list[str]
    advantages: Annotated[list[str], "Ids of the Advantages that the space feeds."]
    lon: float
    lat: float
    in_play: bool
    flag: Annotated[Flag | None, "On a Naval space: whose Squadron."]
    conflict: Literal["normal", "+1"] | None
    damaged: bool
    isolated: bool
    isolated_this_round: bool
    protected: bool
    taken_this_round: Annotated[bool, "By the side whose round it is: the space carries no shift on yet."]
    moved: bool
    huguenots: Literal["fresh", "flipped"] | None
    refused: bool


class Prestige(TypedDict):
    counts: Counts
    vp: int
    winner: Side | None


class Award(TypedDict):
    region: RegionId
    counts: Counts
    tile: str | None
    lead_needed: int | None
    vp: int
    treaty_points: int
    winner: Side | None
    prestige: NotRequired[Annotated[Prestige, "Europe alone: the Prestige spaces."]]


class Awards(TypedDict):
    regions: list[Award]
    pool: list[str]
    spent: list[str]


class Demand(TypedDict):
    commodity: Commodity
    in_demand: bool
    counts: Counts
    vp: int
    treaty_points: int
    debt: int
    leader: Side | None


# -- sides, cards and tiles ----------------------------------------------------------------------


class Squadrons(TypedDict):
    map: int
    navy_box: int
    unbuilt: int
    aside: int
    out_of_game: int


class SideSheet(TypedDict):
    id: Side
    debt: int
    debt_limit: int
    available_debt: int
    treaty_points: int
    squadrons: Squadrons
    cards: int
    hand: list[str] | None
    discarding: list[str] | None
    face_down: int | None
    bonus_tiles: int
    free_tiles: int
    refusals: int
    advantages: list[str]
    jacobite_victories: NotRequired[Annotated[int, "France alone."]]
    third_ministry_allowed: NotRequired[Annotated[bool, "France alone."]]
    townshend_acts: NotRequired[Annotated[Commodity | None, "Britain alone."]]


class EventCard(TypedDict):
    id: str
    era: Era
    type: PointType | None
    version: Annotated[Literal["both", "britain", "france"], "Whose text it has: both sides' or one's."]
    bonus: bool
    bonus_met: bool
    bonus_needs: Annotated[MessageData | None, "What the bonus needs, in two or three words."]
    bonus_condition: Annotated[MessageData | None, "What the bonus needs, whether it holds now, and through what."]


class Events(TypedDict):
    pile: int
    discards: list[str]
    played: list[str]
    out_of_game: list[str]
    hand: Annotated[list[EventCard], "The seat's own."]


class Ability(TypedDict):
    when: str
    used: int


class Ministry(TypedDict):
    id: str
    side: Side
    eras: list[Era]
    keywords: list[str]
    place: Literal["unused", "face-down", "face-up", "out-of-game", "given-back"] | None
    abilities: list[Ability]


class Advantage(TypedDict):
    id: str
    region: RegionId
    spaces: list[str]
    owner: Side | None
    exhausted: bool
    new: bool
    blocked: bool


class Investment(TypedDict):
    id: str
    major: PointType
    points: int
    minor: PointType
    minor_points: int
    event: bool
    upgrade: bool
    place: Literal["stack", "open", "taken", "used"]
    taken_by: Side | None


# -- the round -----------------------------------------------------------------------------------


class PointsByType(TypedDict):
    economic: int
    diplomatic: int
    military: int


class OpenPoints(TypedDict, total=False):
    """Points of the Major actions that are open."""

    economic: int
    diplomatic: int
    military: int


class MinorPoints(TypedDict):
    type: PointType
    points: int


class RestrictedPoints(TypedDict):
    type: PointType
    restriction: str
    attached: bool
    points: int


class Round(TypedDict):
    side: Side
    tile: str | None
    major: OpenPoints
    minor: MinorPoints | None
    restricted: list[RestrictedPoints]
    debt_and_treaty_points: PointsByType
    open_action: PointType | None
    spent: bool
    event: str | None
    event_bonus: bool
    upgrade: bool
    advantages_used: int
    advantage_regions: list[RegionId]
    economic_regions: list[RegionId]
    diplomatic_regions: list[RegionId]
    war_tiles_bought: int
    squadron_less: int
    exchanged_for: PointType | None
    discounts: Annotated[list[str], "The cards that give them, as things."]


# "from" is no name in Python.
_Origin = TypedDict("_Origin", {"from": str | None})


class Purchase(_Origin):
    """What is being paid for. ``from``: the Navy Box or the Naval space that a Squadron comes from; the type of point
    in an exchange."""

    verb: str
    type: PointType
    space: str | None
    removes: bool
    price: int
    missing: int | None
    advantage: str | None
    huguenots: str | None


class PriceStep(TypedDict):
    key: str
    words: MessageData
    amount: int


class PriceTag(TypedDict):
    """Something that can be bought now; ``space`` is empty for what is bought for none."""

    space: str
    verb: Literal[
        "shift",
        "build",
        "repair",
        "seize",
        "deploy",
        "clear",
        "build-squadron",
        "buy-war-tile",
        "draw-card",
        "exchange",
        "naval-bastion",
        "jacobite-rising",
    ]
    type: PointType
    removes: bool
    price: int
    short: Annotated[int, "How much of it Debt or Treaty Points would have to give."]
    sum: list[PriceStep]


# -- turn, points, result ------------------------------------------------------------------------


class Turn(TypedDict):
    id: str
    kind: Literal["peace", "war"]
    number: int
    era: Era
    track: list[str]
    phase: str
    round: int | None
    rounds: int
    side: Side | None
    initiative: Side
    first: Side | None


class ScoreLine(TypedDict):
    what: Literal["prestige", "award", "demand", "ministry", "available-debt", "commodity", "territory"]
    id: str | None
    side: Side
    vp: int
    treaty_points: int
    debt: int


class ScoringPreview(TypedDict):
    items: list[ScoreLine]
    vp_before: int
    vp_after: int
    sweep: Side | None


class FinalPreview(TypedDict):
    items: list[ScoreLine]
    vp_before: int
    vp_after: int
    vp_after_turn: int
    """If the turn is scored first, as it is at the end of the last Peace turn."""
    winner: Side
    reason: Reason


class VictoryPoints(TypedDict):
    total: int
    level: int
    france_wins_at: int
    britain_wins_at: int
    scoring_preview: ScoringPreview | None
    final_preview: FinalPreview | None


class Result(TypedDict):
    winner: Side
    reason: Reason


class View(TypedDict):
    """All that a seat may know; ``seat`` null: what everybody may know."""

    game: str
    seat: Side | None
    seats: list[Side]
    options: dict[str, bool]
    over: bool
    turn: Turn
    victory_points: VictoryPoints
    round: Round | None
    purchase: Purchase | None
    prices: list[PriceTag] | None
    spaces: list[Space]
    awards: Awards
    demand: list[Demand]
    sides: list[SideSheet]
    events: Events
    ministries: list[Ministry]
    advantages: list[Advantage]
    investments: list[Investment]
    war: WarDisplay | None
    result: Result | None


class Paid(TypedDict):
    """What a purchase takes besides points, and what it leaves."""

    points_left: Annotated[int, "Of the type that pays."]
    debt: int
    debt_left: Annotated[int, "How much more can be taken."]
    treaty_points: int
    treaty_left: int


class PurchaseOdds(PriceTag):
    """What a purchase that is being chosen costs; ``paid`` is null where it is still to be asked what pays."""

    kind: Literal["price"]
    paid: Paid | None


class ShiftOdds(PriceTag):
    """What a shift that is being chosen costs and changes: Award and demand before and after it."""

    kind: Literal["shift"]
    paid: Paid | None
    award: list[Award]
    demand: list[Demand] | None


Odds = PurchaseOdds | ShiftOdds
