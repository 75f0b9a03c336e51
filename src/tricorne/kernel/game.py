"""A game of the house: its name, its seats, its actions, options and rules, and how a new one is begun."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import Scripted
from tricorne.kernel.engine import Engine
from tricorne.kernel.options import OptionSet
from tricorne.kernel.position import Position
from tricorne.kernel.rulebook import Rulebook
from tricorne.kernel.state import State


class Game:
    """What the public face asks of a game. Games are found by their id with ``tricorne.game``."""

    id: str
    title: str
    seat_ids: list[str]
    """Every seat there can be, in the order of the seats' numbers."""
    actions: ActionTable
    options: OptionSet
    rulebook: Rulebook
    streams: list[str]
    """Names of the random streams."""

    @abstractmethod
    def engine(self, seats: Sequence[str], preset: str, options: Mapping[str, object]) -> Engine:
        """The rules for these seats and options; BadOptions if they do not go together."""

    @abstractmethod
    def start(self, engine: Engine, seed: int | str) -> Position:
        """A new position, before its first chance or decision."""

    @abstractmethod
    def empty(self, engine: Engine) -> Position:
        """A blank position, to be filled from a written one."""

    @abstractmethod
    def components_digest(self) -> str:
        """A fingerprint of the component data; empty for the data that ship with the game."""

    def new(
        self,
        seats: Sequence[str],
        preset: str = "",
        options: Mapping[str, object] | None = None,
        seed: int | str = 0,
        chance: Scripted | None = None,
    ) -> State:
        """Set up a new game: seats clockwise from the start player, a preset, options on top of it, a seed."""
        preset = preset or next(iter(self.options.presets))
        given = dict(options or {})
        engine = self.engine(seats, preset, given)
        header: dict[str, object] = {
            "game": self.id,
            "seats": list(seats),
            "preset": preset,
            "options": given,
            "seed": seed,
            "components": self.components_digest(),
        }
        return State.begin(self, engine, header, seed, chance)
