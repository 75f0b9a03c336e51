"""Choosing powers before the game (SETUP-1, SETUP-2, SETUP-3): one player at a time, the start player first.

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
from tricorne.games.struggle_of_empires.speech import say
from tricorne.kernel.errors import BadOptions, IllegalAction, hint
from tricorne.kernel.message import Arg, Text
from tricorne.kernel.message import say as say_shared


class Choosing:
    """Who leads which power. Players are given clockwise round the table, the start player by name."""

    def __init__(self, components: Components, players: list[str], start: str) -> None:
        if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
            raise BadOptions(say_shared("bad-players", players=len(players), fewest=FEWEST_PLAYERS, most=MOST_PLAYERS))
        for player in players:
            if players.count(player) > 1:
                raise BadOptions(say("choosing-same-name", player=Text(player)))
        if start not in players:
            raise BadOptions(say("choosing-no-start", player=Text(start), hint=hint(start, players)))
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
            raise IllegalAction(say("choosing-done"), ("SETUP-3",))
        self._components.power(power)
        if power in self.powers:
            c = self._components
            free: list[Arg] = [c.thing("power", id) for id in self.free()]
            player = Text(self.player_of(power))
            raise IllegalAction(
                say("choosing-taken", player=player, power=c.thing("power", power), powers=free), ("SETUP-1",)
            )
        self.powers.append(power)

    def player_of(self, power: str) -> str:
        """The player who leads a power."""
        if power not in self.powers:
            raise BadOptions(say("choosing-nobody", power=Text(power), hint=hint(power, self.powers)))
        return self.players[self.powers.index(power)]

    def seats(self) -> list[str]:
        """The powers clockwise, the start player's first: the seats of a new game."""
        if self.chooser is not None:
            raise BadOptions(say("choosing-not-done", player=Text(self.chooser)))
        return self.powers[:]
