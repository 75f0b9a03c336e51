"""A tournament: which bots meet, at which tables, and what each of its games is.

Chance is dealt once and played many times. A *deal* is a seed: the powers round the table, their order, the dice and
draws. Every *table* (a line-up of bots) plays every deal once for each place that its bots can move on to, so that all
of them have sat everywhere with the same luck. Game number 7 is therefore the same whoever plays it, whenever and in
whatever process: deal, table and rotation follow from the number alone, and a longer tournament begins with the
games of a shorter one.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement, product

import msgspec

import tricorne
from tricorne.bots import Numbers, bot
from tricorne.bots.engine import command_of, is_engine
from tricorne.bots.registry import games_of
from tricorne.kernel.errors import BadOptions, hint
from tricorne.kernel.message import in_english
from tricorne.kernel.record import write_options
from tricorne.kernel.state import State

FORMATS = {
    "round-robin": "every pair of bots meets, two at a table",
    "one-against": "the first bot sits alone against a table full of each other one",
    "ladder": "each bot sits alone against a table full of the bot named before it",
    "mixed": "different bots at each table, in every combination",
}
DEFAULT_LIMIT = 60.0
"""Seconds that a bot may think about one decision."""
FEWEST_PLAYERS = 2


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """All that decides how the games of a tournament go; a folder holds games of one and the same settings."""

    game: str
    bots: list[str]
    format: str
    players: int
    seats: list[str]
    """Powers in the order of the table; empty: drawn for each deal."""
    preset: str
    options: dict[str, str]
    vary: dict[str, list[str]]
    """Options that change from game to game, with the values that they take in turn."""
    seed: str
    limit: float
    components: str
    files: dict[str, str]
    """Bots and figures of the user's own: a fingerprint of each file."""
    version: str
    """The version of Tricorne, and that of the game's rules."""


class Fixture(msgspec.Struct, frozen=True):
    """Which game a number stands for."""

    number: int
    deal: int
    table: int
    rotation: int
    bots: list[str]
    """The bot of each place, the start player first."""
    options: dict[str, str]
    """The values of the options that vary."""


class Tournament:
    """A tournament of bots.

    >>> cup = Tournament("imperial-struggle", bots=["random", "heuristic"], seed=1756)
    >>> [cup.fixture(number).bots for number in range(3)]
    [['random', 'heuristic'], ['heuristic', 'random'], ['random', 'heuristic']]
    >>> [cup.fixture(number).deal for number in range(3)]
    [0, 0, 1]
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        format: str = "",
        players: int = 0,
        seats: Sequence[str] = (),
        preset: str = "",
        options: Mapping[str, object] | None = None,
        vary: Mapping[str, Sequence[str]] | None = None,
        seed: int | str = 0,
        limit: float = DEFAULT_LIMIT,
        components: str = "",
    ) -> None:
        self.game = tricorne.game(game, components)
        named = list(seats)
        if named and players and players != len(named):
            raise BadOptions(in_english(f"{len(named)} powers are named for {players} players; name as many as play"))
        players = len(named) or players or FEWEST_PLAYERS
        if not FEWEST_PLAYERS <= players <= len(self.game.seat_ids):
            most = len(self.game.seat_ids)
            raise BadOptions(in_english(f"{players} players: {game} is played by {FEWEST_PLAYERS} to {most}"))
        if limit <= 0:
            raise BadOptions(in_english(f"a limit of {limit:g} seconds: give each decision some time, such as 60"))
        self.options = dict(options or {})
        varied = {key: [value.strip() for value in values] for key, values in (vary or {}).items()}
        self.settings = Settings(
            game=self.game.id,
            bots=list(bots),
            format=format or ("round-robin" if players == FEWEST_PLAYERS else "one-against"),
            players=players,
            seats=named,
            preset=preset or next(iter(self.game.options.presets)),
            options=write_options({key: self.options[key] for key in sorted(self.options)}),
            vary={key: varied[key] for key in sorted(varied)},
            seed=str(seed),
            limit=float(limit),
            components=components,
            files={name: fingerprint(name) for name in _files(bots, components)},
            version=f"{tricorne.__version__}/{self.game.version}",
        )
        self.tables = line_ups(self.settings.format, self.settings.bots, players)
        """The line-ups, each in the order in which its bots sit in its first game."""
        self._prepare()

    @classmethod
    def of(cls, settings: Settings) -> Tournament:
        """The tournament of written settings, as a worker gets them."""
        game = tricorne.game(settings.game, settings.components)
        return cls(
            settings.game,
            settings.bots,
            settings.format,
            settings.players,
            settings.seats,
            settings.preset,
            game.options.parse([f"{key}={value}" for key, value in settings.options.items()]),
            settings.vary,
            settings.seed,
            settings.limit,
            settings.components,
        )

    def _prepare(self) -> None:
        """Work out the places and values to go through, and let whatever is wrong show before the first game."""
        for name in self.settings.bots:
            kind = bot(name)
            if not kind.plays(self.game):
                raise BadOptions(
                    in_english(
                        f"the bot {name} does not play {self.settings.game}; it plays {', '.join(games_of(kind))}"
                    )
                )
        self.rotations = [_rotations(table) for table in self.tables]
        self.values = [dict(zip(self.settings.vary, values, strict=True)) for values in product(*self._varied())]
        """What the varied options are, one deal after the other."""
        self.block = sum(len(rotations) for rotations in self.rotations)
        """Games of one deal."""
        for values in self.values:
            self._opened(values, "0", 0)

    def _varied(self) -> list[list[str]]:
        for key, values in self.settings.vary.items():
            if key in self.settings.options:
                raise BadOptions(in_english(f"option {key} is given and varied; do one of them"))
            if len(set(values)) < 2:
                raise BadOptions(
                    in_english(f"option {key}: name two values at least to vary it, such as {key}=true,false")
                )
        return list(self.settings.vary.values())

    # -- games by number ---------------------------------------------------------------------

    def fixture(self, number: int) -> Fixture:
        """The game of a number."""
        deal, rest = divmod(number, self.block)
        table = 0
        while rest >= len(self.rotations[table]):
            rest -= len(self.rotations[table])
            table += 1
        return Fixture(number, deal, table, rest, self.rotations[table][rest], self.values[deal % len(self.values)])

    def deals_for(self, games: int) -> int:
        """How many deals there must be for each table to play so many games, every rotation complete."""
        if games < 1:
            raise BadOptions(in_english(f"{games} games: play at least 1"))
        fewest = min(len(rotations) for rotations in self.rotations)
        deals = -(-games // fewest)
        # Every value of an option that varies is played as often as the others.
        return -(-deals // len(self.values)) * len(self.values)

    def luck(self, deal: int) -> str:
        """The seed of a deal; all values of options that vary meet the same seeds."""
        return f"{self.settings.seed}/{deal // len(self.values)}"

    def powers(self, deal: int) -> list[str]:
        """The powers of a deal in the order of the table: those named, or drawn for it."""
        if self.settings.seats:
            return list(self.settings.seats)
        every = list(self.game.seat_ids)
        chance = Numbers(f"{self.luck(deal)}/powers")
        return [every.pop(chance.below(len(every))) for _ in range(self.settings.players)]

    def begin(self, fixture: Fixture) -> State:
        """Set up a game."""
        return self._opened(fixture.options, self.luck(fixture.deal), fixture.deal)

    def _opened(self, values: dict[str, str], seed: str, deal: int) -> State:
        options = {**self.options, **self.game.options.parse([f"{key}={value}" for key, value in values.items()])}
        return self.game.new(self.powers(deal), self.settings.preset, options, seed)

    def name(self, table: int) -> str:
        """A line-up in words: ``captain + 3 x ensign``."""
        counts: dict[str, int] = {}
        for one in self.tables[table]:
            counts[one] = counts.get(one, 0) + 1
        return " + ".join(one if count == 1 else f"{count} x {one}" for one, count in counts.items())


def line_ups(format: str, bots: list[str], players: int) -> list[list[str]]:
    """The tables of a format.

    >>> line_ups("ladder", ["random", "heuristic"], 3)
    [['heuristic', 'random', 'random']]
    >>> line_ups("mixed", ["a", "b", "c"], 2)
    [['a', 'b'], ['a', 'c'], ['b', 'c']]
    """
    if format not in FORMATS:
        raise BadOptions(in_english(f"there is no format {format!r}: {hint(format, list(FORMATS))}"))
    if not bots:
        raise BadOptions(in_english("no bot is named; name two at least, such as heuristic,random"))
    twice = [name for name in bots if bots.count(name) > 1]
    if twice:
        raise BadOptions(in_english(f"the bot {twice[0]} is named twice; name each bot once"))
    if len(bots) < 2:
        raise BadOptions(in_english(f"only {bots[0]} is named; name two bots at least (tricorne simulate takes one)"))
    if format == "round-robin":
        if players != FEWEST_PLAYERS:
            raise BadOptions(
                in_english(f"round-robin is for two at a table, not {players}; take one-against, ladder or mixed")
            )
        return [list(pair) for pair in combinations(bots, 2)]
    if format == "one-against":
        return [[bots[0]] + [other] * (players - 1) for other in bots[1:]]
    if format == "ladder":
        return [[bots[at]] + [bots[at - 1]] * (players - 1) for at in range(1, len(bots))]
    if len(bots) >= players:
        return [list(table) for table in combinations(bots, players)]
    tables = combinations_with_replacement(bots, players)
    return [list(table) for table in tables if len(set(table)) == len(bots)]


def fingerprint(path: str) -> str:
    """The SHA-256 of a file; empty where there is none."""
    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except OSError:
        return ""


def _files(bots: Sequence[str], components: str) -> list[str]:
    found = [name.rpartition(":")[0] for name in bots if name.rpartition(":")[0].endswith(".py")]
    for name in bots:
        if is_engine(name):
            found += [word for word in command_of(name) if os.path.isfile(word)]
    return sorted({*found, *([components] if components else [])})


def _rotations(table: list[str]) -> list[list[str]]:
    """The ways in which a line-up can move on round the table, each once."""
    found: list[list[str]] = []
    for shift in range(len(table)):
        turned = table[-shift:] + table[:-shift]
        if turned not in found:
            found.append(turned)
    return found
