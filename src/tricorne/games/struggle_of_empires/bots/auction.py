"""The bot in the auctions: whom it would rather face than have at its side, and what that is worth in gold."""

from __future__ import annotations

from typing import Final

from tricorne.games.struggle_of_empires.actions import (
    BLUE_POWER,
    HIGHER,
    KEEP_PROPOSAL,
    RAISE,
    RED_POWER,
    amount_of,
)
from tricorne.games.struggle_of_empires.auction.auction import may_be_proposed, unallied_powers
from tricorne.games.struggle_of_empires.board.constants import BLUE, NONE, PLACES, POWERS, RED, REGIONS, UNALLIED
from tricorne.games.struggle_of_empires.board.position import BLUE_PROPOSED, NEW_RED, RED_PROPOSED, STANDING, Position
from tricorne.games.struggle_of_empires.bots.outlook import chance_to_win
from tricorne.games.struggle_of_empires.bots.prices import Prices
from tricorne.games.struggle_of_empires.bots.style import BALANCED, Style

HIGHEST: Final = 4
MARGIN: Final = 0.4
NEEDLESS: Final = 1.0
"""What each gold costs that is bid above the least, or above HIGHEST, beside what gold is worth."""
FROM_AFAR: Final = 0.3
"""How much of a menace is left when no army stands there yet."""


class Auction:
    """The thoughts of one power about who stands with whom."""

    def __init__(self, p: Position, me: int, style: Style = BALANCED) -> None:
        self.p = p
        self.me = me
        self.prices = Prices(p, me, style)
        self.taste = [0.0] * POWERS
        """By power: how much better it is to have it as an enemy than as a friend."""
        for power in range(POWERS):
            if power != me and p.ruleset.in_game[power]:
                self.taste[power] = self._menace(me, power) - self._menace(power, me)

    def _menace(self, one: int, other: int) -> float:
        """What one power could take from another."""
        p = self.p
        total = 0.0
        if not p.ruleset.is_player[one]:
            return 0.0
        for region in range(REGIONS):
            if p.control[region * POWERS + other] == 0:
                continue
            at = other * PLACES + region
            defence = p.armies[at] + p.forts[at] * p.ruleset.fort_strength
            armies = p.armies[one * PLACES + region]
            likely = chance_to_win(max(1, armies) - defence) * (1.0 if armies > 0 else FROM_AFAR)
            total += likely * p.ruleset.values[region][0] / 3
        return total

    def _value(self, red: int, blue: int) -> float:
        """What a proposal means: sums of taste over those who would be enemies for certain."""
        side = self.p.side[:]
        if red != NONE:
            side[red] = RED
        if blue != NONE:
            side[blue] = BLUE
        if side[self.me] == UNALLIED:
            return 0.0
        total = 0.0
        for power in range(POWERS):
            if power != self.me and side[power] != UNALLIED and side[power] != side[self.me]:
                total += self.taste[power]
        return total

    def _best(self) -> tuple[float, int, int]:
        """The proposal that suits the power best."""
        p = self.p
        best = -999.0
        found = (NONE, NONE)
        single = unallied_powers(p) == 1
        for red in range(-1, POWERS):
            for blue in range(-1, POWERS):
                if (red == NONE or blue == NONE) and not single:
                    continue
                if may_be_proposed(p, red, blue):
                    value = self._value(red, blue)
                    if value > best:
                        best = value
                        found = (red, blue)
        return best, found[0], found[1]

    def speak(self, legal: list[int]) -> list[float]:
        """Raise only where another proposal is clearly worth its gold, and never tax for it."""
        return [self.raise_worth() if action == RAISE else 0.0 for action in legal]

    def raise_worth(self) -> float:
        """What a raise is worth beside a pass."""
        p = self.p
        bid: int = p.auction[STANDING] + 1
        if bid > HIGHEST or bid > p.gold[self.me] - 4:
            # The dearer, the worse: whoever misjudges now and then must not be led to any sum.
            return -2.0 - NEEDLESS * max(0, bid - HIGHEST) - self.prices.gold(bid)
        gain = self._best()[0] - self._value(p.auction[RED_PROPOSED], p.auction[BLUE_PROPOSED])
        return 0.35 * gain - self.prices.gold(bid) - MARGIN

    def bid(self, legal: list[int]) -> list[float]:
        """The least that will do; each gold more is worse, and what must be taxed for is worse still."""
        amounts = [amount_of(action) for action in legal if action != HIGHER]
        least = min(amounts)
        found: list[float] = []
        for action in legal:
            amount = max(amounts) + 1 if action == HIGHER else amount_of(action)
            found.append(self.prices.gold(least) - self.prices.gold(amount) - NEEDLESS * (amount - least))
        return found

    def red(self, legal: list[int]) -> int:
        value, red, blue = self._best()
        standing = self._value(self.p.auction[RED_PROPOSED], self.p.auction[BLUE_PROPOSED])
        if KEEP_PROPOSAL in legal and standing >= value:
            return KEEP_PROPOSAL
        return RED_POWER + red if red != NONE else BLUE_POWER + blue

    def blue(self, legal: list[int]) -> list[float]:
        red = self.p.auction[NEW_RED]
        return [0.35 * self._value(red, action - BLUE_POWER) for action in legal]
