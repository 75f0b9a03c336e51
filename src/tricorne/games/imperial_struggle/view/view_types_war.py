"""The war display of a view, as types: theaters with tiles and strengths, spoils, and what is still to be done in the
theater that is fought now."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Side = Literal["france", "britain"]
RegionId = Literal["europe", "north-america", "caribbean", "india"]


class WarTile(TypedDict):
    id: str
    strength: int
    effect: Literal["none", "debt", "fort-or-fleet", "unflag"]


class TileHeap(TypedDict):
    basic: int
    bonus: int
    shown: Annotated[list[WarTile] | None, "The tiles themselves, where the seat may know them."]


class TileHeaps(TypedDict):
    france: TileHeap
    britain: TileHeap


class HandOfTiles(TileHeap):
    """Tiles drawn and not placed."""

    side: Side


class SpoilsRow(TypedDict):
    """A row of the spoils table, as printed."""

    side: Side | None
    margin: int
    most: int | None
    vp: int
    conquest_points: int
    treaty_points: int
    unflag: bool
    special: list[str]
    squadrons_lost: int


class StrengthItem(TypedDict):
    key: str
    id: str | None
    amount: int


class SideStrength(TypedDict):
    """Tiles that are not seen are left out; ``tiles_shown`` says so."""

    total: int
    tiles_shown: bool
    items: list[StrengthItem]


class SpoilsNow(TypedDict):
    """What the strengths as they stand would bring."""

    row: int
    vp: int
    conquest_points: int
    treaty_points_to_loser: int
    unflag: list[str]
    special: list[str]
    squadrons_lost: int
    best: bool


class TheaterStrength(TypedDict):
    theater: str
    france: SideStrength
    britain: SideStrength
    winner: Side | None
    margin: int
    spoils: SpoilsNow | None


class Theater(TypedDict):
    id: str
    number: int
    regions: list[RegionId]
    territories: list[str]
    keyword: str | None
    spoils: list[SpoilsRow]
    tiles: TileHeaps
    byng: bool
    strength: TheaterStrength
    revealed: bool
    counted: bool
    winner: Side | None
    row: int | None


class Fight(TypedDict):
    theater: int
    stage: Literal["tile-effects", "losses", "conquest", "spanish-shift", "rewards"]
    effects_of: Side | None
    strikes: int
    unflags: int
    strength: Annotated[list[int] | None, "France, Britain."]
    conquest_points: int
    squadrons_to_lose: int
    target: str | None
    spanish_shifts_owed: int


class WarDisplay(TypedDict):
    id: str
    dates: str
    fought_now: bool
    theaters: list[Theater]
    fight: Fight | None
    in_hand: list[HandOfTiles]
    out_of_game: list[str]
    atlantic_dominance: Side | None
