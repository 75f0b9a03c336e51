"""A contest: which games are played, by whom, and how one of them goes.

Game number 7 of a contest is the same whoever plays it, whenever and in whatever process: its powers, its
seed and the random numbers of its bots all come from the contest's seed and the number 7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import tricorne
from tricorne.arena.figures import results_of
from tricorne.bots import Bot, Numbers, Seat, bot, let_play, let_talk
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.message import in_english
from tricorne.kernel.state import State

FEWEST_GAMES = 1


class Result:
    """How one game ended."""

    def __init__(self, number: int, seats: list[str], bots: list[str]) -> None:
        self.number = number
        self.seats = seats
        """Seats round the table, the start player first."""
        self.bots = bots
        """The bot of each seat."""
        self.scores: dict[str, int] = {}
        self.ranking: list[list[str]] = []
        self.winners: list[str] = []
        """The seats that share the first place; none where nobody wins."""
        self.figures: dict[str, dict[str, int]] = {}
        """Further figures of each seat that the game knows, such as unrest."""
        self.decisions = 0

    def to_json(self) -> dict[str, object]:
        return {
            "number": self.number,
            "seats": self.seats,
            "bots": self.bots,
            "scores": self.scores,
            "ranking": self.ranking,
            "winners": self.winners,
            "figures": self.figures,
            "decisions": self.decisions,
        }


class Contest:
    """So many games of one kind. Bots change places from game to game; powers are drawn unless they are named."""

    def __init__(
        self,
        game: str,
        players: int = 0,
        bots: Sequence[str] = ("random",),
        games: int = 100,
        seed: int | str = 0,
        preset: str = "",
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        components: str = "",
    ) -> None:
        self.game = game
        self.components = components
        self.preset = preset
        self.options: dict[str, object] = dict(options or {})
        self.seed = seed
        self.games = games
        self.named = list(seats)
        self.players = len(self.named) or players
        self.bots = _fill(list(bots), self.players)
        if self.named and players and players != len(self.named):
            raise BadOptions(
                in_english(f"{len(self.named)} powers are named for {players} players; name as many as play")
            )
        if games < FEWEST_GAMES:
            raise BadOptions(in_english(f"{games} games: play at least {FEWEST_GAMES}"))
        for name in self.bots:
            bot(name)
        # Whatever is wrong with seats, preset or options shows before the first game.
        self.begin(0)

    def powers(self, number: int) -> list[str]:
        """The seats of a game: those named, or drawn for it."""
        if self.named:
            return list(self.named)
        every = list(tricorne.game(self.game, self.components).seat_ids)
        if not 0 < self.players <= len(every):
            raise BadOptions(in_english(f"{self.players} players: {self.game} has {len(every)} seats"))
        chance = Numbers(f"{self.seed}/{number}/powers")
        return [every.pop(chance.below(len(every))) for _ in range(self.players)]

    def begin(self, number: int) -> State:
        """Set up one game of the contest."""
        game = tricorne.game(self.game, self.components)
        seed = f"{self.seed}/{number}"
        return game.new(seats=self.powers(number), preset=self.preset, options=self.options, seed=seed)

    def seated(self, number: int) -> list[str]:
        """The bot of each seat: from game to game everybody moves one place on."""
        shift = number % self.players
        return self.bots[shift:] + self.bots[:shift]


def _fill(bots: list[str], players: int) -> list[str]:
    """One bot for each seat; the last one named takes all seats that are left."""
    if not bots:
        raise BadOptions(in_english("no bot is named: name one at least, such as random"))
    if len(bots) > players > 0:
        raise BadOptions(in_english(f"{len(bots)} bots for {players} players; name at most one for each seat"))
    return bots + bots[-1:] * (players - len(bots))


def play_one(contest: Contest, number: int) -> Result:
    """Play one game of the contest to its end."""
    state = contest.begin(number)
    names = contest.seated(number)
    result = Result(number, state.seats, names)
    places: dict[str, tuple[Bot, Seat]] = {}
    for at, seat in enumerate(state.seats):
        places[seat] = (bot(names[at])(), Seat(state, seat, f"{contest.seed}/{number}"))
    while True:
        let_talk(state, places.values())
        actor = state.actor
        if actor is None:
            break
        player, eyes = places[actor]
        let_play(state, player, eyes, names[state.seats.index(actor)])
        result.decisions += 1
    result.scores = state.scores
    result.ranking = state.ranking
    result.figures = results_of(state)
    result.winners = state.winners
    return result
