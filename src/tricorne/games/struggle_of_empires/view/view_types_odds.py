"""What is at stake before an action is played, as types: chances and prices (figures/odds_and_charts.py)."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict


class CombatOdds(TypedDict):
    """Strengths, chances, and how many units each side loses on average."""

    attackers: int
    defenders: int
    win: float
    tie: float
    loss: float
    attacker_losses: float
    defender_losses: float
    losses: dict[str, float]


class Price(TypedDict):
    """What an action costs its player, the taxations that it forces (each gains unrest), and what is left to him."""

    gold: int
    population: int
    unrest: Annotated[int, "What it brings by itself, taxation apart."]
    taxations: int
    gold_left: int
    population_left: int


class AttackOdds(TypedDict):
    kind: Literal["attack"]
    capture: float
    naval: CombatOdds | None
    land: CombatOdds | None
    losses: Annotated[dict[str, float], "By power."]
    price: Price | None


class SeaPrice(TypedDict):
    """What gold makes of a face of the die."""

    face: Literal["stay", "sink"]
    outcome: Literal["remain", "arrive"]
    price: Price


class SeaOdds(TypedDict):
    kind: Literal["sea"]
    faces: dict[str, float]
    prices: list[SeaPrice]


class PriceOdds(TypedDict):
    """An action without dice that costs something."""

    kind: Literal["price"]
    price: Price


class BidOdds(TypedDict):
    """A bid, which costs something only if it wins."""

    kind: Literal["bid"]
    price: Price


Odds = AttackOdds | SeaOdds | PriceOdds | BidOdds
