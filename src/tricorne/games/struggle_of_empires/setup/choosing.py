"""Choosing powers before the game (SETUP-1 to SETUP-3): one player at a time, the start player first.

The lobby and the terminal use it to fill the seats; the game itself begins with the seats it is given.

>>> from tricorne.games.struggle_of_empires.board.components import load
>>> table = Choosing(load(), ["Ann", "Bob", "Cato"], "Bob")
>>> table.chooser
'Bob'
>>> table.choose("france"); table.choose("russia"); table.choose("spain")
>>> table.seats()
['france', 'russia', 'spain']
>>> table.player_of("spain")
'Ann'
"""

from __future__ import annotations

from tricorne.games.struggle_of_empires.board.components import FEWEST_PLAYERS, MOST_PLAYERS, Components
from tricorne.kernel.errors import BadOptions, IllegalAction, did_you_mean


class Choosing:
    """Who leads which power. Players are given clockwise round the table, the start player by name."""

    def __init__(self, components: Components, players: list[str], start: str) -> None:
        if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
            limits = f"{FEWEST_PLAYERS} to {MOST_PLAYERS} can play"
            raise BadOptions(f"{len(players)} players are at the table; {limits} (SETUP-1)")
        for player in players:
            if players.count(player) > 1:
                raise BadOptions(f"two players are called {player}; names must differ")
        if start not in players:
            raise BadOptions(f"start player {start} is not at the table; {did_you_mean(start, players)}")
        first = players.index(start)
        self.players = players[first:] + players[:first]
        """Clockwise, the start player first: the order in which they choose."""
        self.powers: list[str] = []
        self._components = components

    @property
    def chooser(self) -> str | None:
        """Who chooses now; None when every player has a power."""
        return self.players[len(self.powers)] if len(self.powers) < len(self.players) else None

    def free(self) -> list[str]:
        """The powers that nobody leads yet, in the order of the components."""
        return [power for power in self._components.power_ids if power not in self.powers]

    def choose(self, power: str) -> None:
        """The player whose turn it is takes a power."""
        if self.chooser is None:
            raise IllegalAction("every player has a power already", ("SETUP-3",))
        self._components.power(power)
        if power in self.powers:
            taken = f"{self.player_of(power)} leads {power}; free are {', '.join(self.free())}"
            raise IllegalAction(taken, ("SETUP-1",))
        self.powers.append(power)

    def player_of(self, power: str) -> str:
        """The player who leads a power."""
        if power not in self.powers:
            raise BadOptions(f"nobody leads {power}; {did_you_mean(power, self.powers)}")
        return self.players[self.powers.index(power)]

    def seats(self) -> list[str]:
        """The powers clockwise, the start player's first: the seats of a new game."""
        if self.chooser is not None:
            raise BadOptions(f"{self.chooser} has still to choose a power")
        return self.powers[:]
