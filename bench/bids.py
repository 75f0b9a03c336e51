"""Auctions, counted while games are played: ``python -m bench.equals GAME --tally bench.bids ...``."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bench.equals import Tally

from tricorne.games.struggle_of_empires.actions import KEEP_PROPOSAL, PASS_BID, amount_of, is_bid
from tricorne.games.struggle_of_empires.board.constants import NONE
from tricorne.games.struggle_of_empires.board.position import BIDDER, STANDING, WAR_NUMBER
from tricorne.kernel.action import ActionId
from tricorne.kernel.state import State


class Counted(Tally):
    """The auctions of one game."""

    def __init__(self) -> None:
        self.openings: list[list[int]] = []
        """War and gold of each opening bid."""
        self.raises: list[list[int]] = []
        """War, standing bid, new bid, the bidder's gold, 1 if the proposal stayed the same."""
        self.passes = 0

    def watch(self, state: State, action: ActionId) -> None:
        """Before an action is played."""
        p: Any = state.position
        if is_bid(action):
            war = p.clock[WAR_NUMBER]
            if p.auction[BIDDER] == NONE:
                self.openings.append([war, amount_of(action)])
            else:
                gold = p.gold[state.seat_number(str(state.actor))]
                self.raises.append([war, p.auction[STANDING], amount_of(action), gold, 0])
        elif action == KEEP_PROPOSAL and self.raises:
            self.raises[-1][4] = 1
        elif action == PASS_BID:
            self.passes += 1

    def kept(self) -> dict[str, Any]:
        return {"openings": self.openings, "raises": self.raises, "passes": self.passes}


def told(games: list[dict[str, Any]]) -> list[str]:
    """How the auctions went."""
    openings = Counter(bid for game in games for _, bid in game["openings"])
    raises = [one for game in games for one in game["raises"]]
    passes = sum(game["passes"] for game in games)
    steps = Counter(bid - standing for _, standing, bid, _, _ in raises)
    same = [one for one in raises if one[4]]
    often = 100 * len(raises) / max(1, len(raises) + passes)
    over = sum(1 for _, _, bid, gold, _ in raises if bid > gold)
    return [
        "opening bids: " + ", ".join(f"{bid} gold {openings[bid]}" for bid in sorted(openings)),
        f"answers: {len(raises)} raises, {passes} passes ({often:.0f}% raises)",
        "raises by: " + ", ".join(f"{step} gold {steps[step]}" for step in sorted(steps)),
        f"raises that left the proposal as it was: {len(same)}; raises above the bidder's gold: {over}",
    ]
