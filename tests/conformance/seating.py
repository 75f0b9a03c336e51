"""A table to sit down at; games list theirs in ``tests/games/<game>/tables.py``."""

import tricorne


class Seating:
    """One table: who sits there, under which options, and what they may say out of turn."""

    def __init__(self, name: str, seats: list[str], preset: str, options: dict[str, object], asides: list[str]) -> None:
        self.name = name
        self.seats = seats
        self.preset = preset
        self.options = options
        self.asides = asides
        self.game = ""
        self.rules: tricorne.Game | None = None
        """The game itself, where it is not installed."""
        self.chosen = False
        """One of the few at which also the engine as Python sits down in ``make test``."""
        self.for_long = False
        """Much like another, and left to ``make test-long``."""

    def __repr__(self) -> str:
        return f"{self.game}-{self.name}"

    def new(self, seed: int | str = 1, chance: tricorne.Scripted | None = None) -> tricorne.State:
        game = self.rules or tricorne.game(self.game)
        return game.new(self.seats, preset=self.preset, options=self.options, seed=seed, chance=chance)
