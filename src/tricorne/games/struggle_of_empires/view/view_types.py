"""What a view of Struggle of Empires looks like (docs/views.md), as types. The client's types are made from these by
``python -m tricorne.server.typescript``; tests hold real views to them.

Ids are the words of the components, ``None`` stands for "nothing" and for "this seat may not know".
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from tricorne.games.struggle_of_empires.view.view_types_odds import Odds as Odds
from tricorne.kernel.message import MessageData, NamedThing

Unit = Literal["army", "navy", "fort"]
Side = Literal["red", "blue"]
Flank = Literal["attackers", "defenders"]
Phase = Literal[
    "set-up",
    "neutral-markers",
    "alliances",
    "player-actions",
    "income",
    "victory-points",
    "end-of-war",
    "game-over",
]
Zone = Literal["europe", "americas", "africa", "india", "east-indies"]
MarkerKind = Literal["attack", "colonize", "commerce"]
TileKind = Literal["free-action", "improvement", "immediate", "tactics", "trade"]
TileLife = Literal["once-per-war", "permanent", "immediate-removed", "until-used-returned"]
OfferStatus = Literal["awaits-helper", "awaits-payer", "accepted", "refused", "withdrawn"]

# -- the board -----------------------------------------------------------------------------------


class Units(TypedDict):
    army: int
    navy: int
    fort: int


class Region(TypedDict):
    id: str
    name: Annotated[str | NamedThing, "A thing: its path, and its own name where the owner has corrected it."]
    values: Annotated[list[int], "Points for first, second, third place."]
    colony: bool
    zone: Zone
    ship: bool
    naval_area: str | None
    neighbours: list[str]
    homes: Annotated[list[str], "Powers whose home is adjacent."]
    control: Annotated[dict[str, int], "Control markers by power."]
    units: Annotated[dict[str, Units], "By power."]
    markers: list[str]
    tokens: list[str]
    alliances: Annotated[list[str], "Local alliances that apply here."]
    blockade: Annotated[str | None, "The owner of a Blockade tile."]
    points: Annotated[dict[str, int], "By power, if the war were scored now."]


class Alliance(TypedDict):
    """A local alliance."""

    id: str
    name: Annotated[str | NamedThing, "A thing: its path, and its own name where the owner has corrected it."]
    regions: list[str]
    land: bool
    naval: bool
    gold: int
    holder: str | None


class Token(TypedDict):
    """A covert token: where it can strike, where it lies, whose control marker it holds."""

    id: str
    name: Annotated[str | NamedThing, "A thing: its path, and its own name where the owner has corrected it."]
    effect: MessageData
    strength: int
    naval: bool
    regions: list[str]
    region: str | None
    holds: str | None
    barred: Annotated[list[str], "Powers that may not choose it, because it failed in their hands."]


class Blockade(TypedDict):
    owner: str
    region: str


class Marker(TypedDict):
    """A neutral marker."""

    id: str
    region: str
    kind: MarkerKind
    strength: int
    gold: int
    victory_points: int
    set: str | None
    place: Literal["bag", "map", "hand", "used", "draft-hand", "draft-kept"]
    holder: str | None


class Bag(TypedDict):
    markers: int
    hidden: int


# -- powers and tiles ----------------------------------------------------------------------------


class Unrest(TypedDict):
    """How often a power gained and gave back is open to all; what it is worth, only its owner knows."""

    gains: int
    returns: int
    points: int | None
    counters: Annotated[list[int] | None, "How many of value 0, 1, 2."]


class OwnTile(TypedDict):
    id: str
    ready: int
    used: int


class Power(TypedDict):
    """What only players have is null for the others."""

    id: str
    name: Annotated[str | NamedThing, "A thing: its path, and its own name where the owner has corrected it."]
    player: bool
    side: Side | None
    box: int | None
    gold: int | None
    population: int | None
    victory_points: int | None
    points_preview: int | None
    unrest: Unrest | None
    taxation: int | None
    income: int | None
    maintenance: int | None
    control: int
    home: Units
    supply: Units | None
    tiles: list[OwnTile]
    alliances: list[str]


class Tile(TypedDict):
    id: str
    name: Annotated[str | NamedThing, "A thing: its path, and its own name where the owner has corrected it."]
    kind: TileKind
    life: TileLife
    gold: int
    population: int
    unrest: int
    effect: MessageData
    regions: list[str]
    copies: int
    display: int
    removed: int


# -- what is going on ----------------------------------------------------------------------------


class Turn(TypedDict):
    power: str
    actions_left: int
    special_taken: bool
    settled: bool
    claimed: bool
    attacked: bool
    passed: int
    moves_left: int


class Draft(TypedDict):
    round: int
    hand: list[str]
    kept: list[str]
    passed: list[str]


class Proposal(TypedDict):
    """The powers for red and blue; one of them is None for the last marker of all."""

    red: str | None
    blue: str | None


class Auction(TypedDict):
    """The standing bid and proposal; ``least`` and ``most`` are what whoever looks could bid, ``proposals`` what
    could be proposed; ``new_bid`` and ``new_red`` are a raise that is being made."""

    opener: str | None
    next_opener: str | None
    bidder: str | None
    bid: int | None
    red: str | None
    blue: str | None
    passes: int
    least: int
    most: int | None
    proposals: list[Proposal]
    floor: int | None
    new_bid: int | None
    new_red: str | None


class StrengthItem(TypedDict):
    item: str
    of: str | None
    count: int
    worth: int


class Strength(TypedDict):
    strength: int
    items: list[StrengthItem]


class Strengths(TypedDict):
    attackers: Strength
    defenders: Strength


class Rolled(TypedDict):
    """One side of a combat: ``dice`` so far, ``total`` once all are rolled."""

    strength: int
    dice: list[int]
    total: int | None


class Combat(TypedDict):
    kind: Literal["sea", "land"]
    attackers: Rolled
    defenders: Rolled
    winner: Flank | None
    tie: bool


class Target(TypedDict):
    kind: Literal["power", "marker", "token"]
    id: str


class Committed(TypedDict):
    power: str
    side: Flank
    navies: int
    armies: int


class SpentAtSea(TypedDict):
    """Local alliances by side."""

    attackers: list[str]
    defenders: list[str]


class Attack(TypedDict):
    """The attack under way. ``sea`` and ``land``: the strengths before dice if that combat began now."""

    region: str
    attacker: str | None
    token: str | None
    target: Target
    stage: str
    surprise: bool
    committed: list[Committed]
    support: Flank | None
    blockade: bool
    withdrawal: bool
    spent_at_sea: SpentAtSea
    fights_on_land: bool
    sea: Strengths
    land: Strengths
    combat: Combat | None


# "from" is no name in Python.
_Origin = TypedDict("_Origin", {"from": str})


class Move(_Origin):
    """A unit that was named and has not arrived yet."""

    power: str
    unit: Unit
    to: str | None
    new_unit: bool
    sea: Annotated[Literal["success", "stay", "sink"] | None, "The face of the die that has to be answered."]


class Offer(TypedDict):
    """Gold for help in this attack."""

    number: int
    payer: str
    helper: str
    gold: int
    navies: int
    armies: int
    status: OfferStatus


class DealOffer(TypedDict):
    """An offer that waits for an answer; things are written as in the actions, such as ``gold 3``."""

    by: str
    to: str
    gives: str
    gets: str
    until: Literal["round", "war"] | None
    countered: Annotated[bool, "Whether the other named another sum: then the first one answers."]


class Promise(TypedDict):
    by: str
    to: str
    kind: Literal["peace", "help", "passing"]
    until: Literal["round", "war", "auction"]


class Word(TypedDict):
    by: str
    to: str
    kept: int
    broken: int


class Talk(TypedDict):
    offer: DealOffer | None
    promises: list[Promise]
    words: list[Word]


class ResultLine(TypedDict):
    power: str
    place: int
    before: int
    unrest: int
    revolution: bool
    penalty: int
    victory_points: int


class Result(TypedDict):
    winners: list[str]
    powers: list[ResultLine]


class VerbPrice(TypedDict):
    """What a kind of act costs the seat that is asked what to do in its turn: gold and population are ranges, each of
    its own; unrest and taxations are of the cheapest (the least gold, then population, then unrest)."""

    verb: str
    gold: Annotated[int, "The least, where prices differ."]
    gold_most: Annotated[int, "The most."]
    population: int
    population_most: int
    unrest: Annotated[int, "What the cheapest brings by itself, taxation apart."]
    taxations: Annotated[int, "How many taxations the cheapest would force."]


class View(TypedDict):
    """All that a seat may know; ``seat`` null: what everybody may know."""

    game: str
    seat: str | None
    seats: list[str]
    preset: str
    options: dict[str, Any]
    over: bool
    war: int
    wars: int
    phase: Phase
    round: int
    rounds: int
    order: list[str]
    turn: Turn | None
    regions: list[Region]
    alliances: list[Alliance]
    tokens: list[Token]
    blockade: Blockade | None
    markers: list[Marker]
    bag: Bag
    powers: list[Power]
    tiles: list[Tile]
    draft: Draft | None
    auction: Auction | None
    attack: Attack | None
    move: Move | None
    offers: list[Offer]
    talk: Annotated[Talk | None, "Null where deals are no actions (option `negotiation`)."]
    prices: list[VerbPrice] | None
    result: Result | None
