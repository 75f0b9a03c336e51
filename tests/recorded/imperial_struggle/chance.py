"""Recorded random outcomes as the texts that our chance speaks."""

from __future__ import annotations

from typing import Any

from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import ENGINE
from tests.recorded.imperial_struggle.driver import apply_outcome
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.kernel.position import first_of, kind_of, second_of

TILE_KINDS = ("basic_war_tile", "bonus_war_tile", "random_bonus_tile_removed")


class Outcomes:
    """What was recorded, by what it was drawn for; each piece is handed out once."""

    def __init__(self) -> None:
        self.tiles: list[tuple[str, str, int]] = []
        """Id, side and theater (0 where its owner chooses)."""
        self.cards: dict[str, list[str]] = {"france": [], "britain": []}
        self.awards: dict[str, str] = {}
        self.demands: list[str] = []
        self.investments: list[str] = []

    def add(self, recorded: list[dict[str, Any]]) -> None:
        for outcome in recorded:
            kind = outcome["kind"]
            if kind in TILE_KINDS:
                theater = outcome.get("theater")
                number = theater if isinstance(theater, int) else 0
                self.tiles.append((names.tile(outcome["tile"]), names.side(outcome["side"]), number))
            elif kind == "awards":
                self.awards = {names.region(name): text for name, text in outcome["tiles"].items()}
            elif kind == "global_demand":
                self.demands += [names.commodity(name) for name in outcome["tiles"]]
            elif kind == "deal":
                self.investments += [names.investment(text) for text in outcome["investments_in_order"]]
                for side, cards in outcome["events"].items():
                    self.cards[names.side(side)] += [names.event(name) for name in cards]
            elif kind == "event_draw":
                if outcome.get("card"):
                    self.cards[names.side(outcome["side"])].append(names.event(outcome["card"]))
            elif kind == "demand_draw":
                drawn: Any = outcome.get("tile") or outcome.get("commodity") or outcome.get("drawn")
                self.demands.append(names.commodity(drawn))

    def apply_outcome(self, table: Position) -> str:
        """Land what the record has for the chance that is due; what is wrong in words, empty if nothing."""
        frame = table.stack[-1]
        kind = kind_of(frame)
        side = (
            ""
            if kind in (step_numbers.AWARD, step_numbers.DEMAND, step_numbers.OTHER_DEMAND, step_numbers.REVEAL)
            else _side(frame)
        )
        outcomes = ENGINE.outcomes(table)
        value = outcomes[0]
        text = self._next(table, kind, side, frame)
        if text and apply_outcome(table, text):
            return ""
        if not text and len(outcomes) == 2:
            ENGINE.steps[kind].apply_outcome(table, frame, value)
            return ""
        words = f"{step_numbers.NAMES[kind]} {side} brings {text or 'nothing'}; with us one of {len(outcomes) // 2}"
        ENGINE.steps[kind].apply_outcome(table, frame, value)
        return words

    def _next(self, table: Position, kind: int, side: str, frame: int) -> str:
        if kind == step_numbers.AWARD:
            return self._award(table, names.BOARD.region_ids[first_of(frame)])
        if kind in (step_numbers.DEMAND, step_numbers.OTHER_DEMAND):
            return self.demands.pop(0) if self.demands else ""
        if kind == step_numbers.REVEAL:
            return self.investments.pop(0) if self.investments else ""
        if kind in (step_numbers.DEAL_CARD, step_numbers.DRAW_CARD):
            return self.cards[side].pop(0) if self.cards[side] else ""
        theater = second_of(frame) if kind in (step_numbers.BASIC_TILE, step_numbers.BONUS_TILE) else 0
        return self._tile(side, theater)

    def _award(self, table: Position, region: str) -> str:
        """Tiles that look alike are all the same."""
        text = self.awards.pop(region, "")
        for at in range(0, len(ENGINE.outcomes(table)), 2):
            tile = ENGINE.outcomes(table)[at]
            if names.award(tile) == text:
                return names.PIECES.awards.ids[tile]
        return ""

    def _tile(self, side: str, theater: int) -> str:
        """The next tile of the side, for the theater if that is told."""
        for found in self.tiles:
            if found[1] == side and (not theater or not found[2] or found[2] == theater):
                self.tiles.remove(found)
                return found[0]
        return ""

    def knows(self, table: Position) -> bool:
        """Is the outcome of the chance that is due known, or the only one possible?"""
        frame = table.stack[-1]
        kind = kind_of(frame)
        if len(ENGINE.outcomes(table)) == 2 and kind not in (
            step_numbers.DEAL_CARD,
            step_numbers.REVEAL,
            step_numbers.AWARD,
        ):
            return True
        if kind == step_numbers.AWARD:
            return names.BOARD.region_ids[first_of(frame)] in self.awards
        if kind in (step_numbers.DEMAND, step_numbers.OTHER_DEMAND):
            return bool(self.demands)
        if kind == step_numbers.REVEAL:
            return bool(self.investments)
        if kind in (step_numbers.DEAL_CARD, step_numbers.DRAW_CARD):
            return bool(self.cards[_side(frame)])
        return _side(frame) in [tile[1] for tile in self.tiles]

    def exchange(self, taken: str, instead: str) -> None:
        """A tile that was to come later came now."""
        self.tiles = [(instead, *tile[1:]) if tile[0] == taken else tile for tile in self.tiles]

    def left(self) -> list[str]:
        """What was recorded and not drawn by us."""
        return [tile[0] for tile in self.tiles] + self.demands + self.cards["france"] + self.cards["britain"]


def _side(frame: int) -> str:
    return ["france", "britain"][first_of(frame)]
