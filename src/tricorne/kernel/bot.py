"""What every bot is given and what it must answer.

A bot sits on one seat and has that seat's eyes: ``Seat`` shows the view, the prompt, the legal actions and
why others are refused, and can draw full positions that fit all that the seat knows. Nothing else of the game
reaches a bot, so that it cannot peek.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from tricorne.kernel.action import Action, ActionId, ActionTable
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.engine import Prompt, Refusal
from tricorne.kernel.languages import split_key
from tricorne.kernel.message import Message, Thing, as_it_stood, say
from tricorne.kernel.record import ASIDE, Entry
from tricorne.kernel.state import State

if TYPE_CHECKING:
    from tricorne.kernel.game import Game
    from tricorne.kernel.playbook import Playbook


SEEDS: Final = 1 << 30
"""Seeds are numbers below this one."""


class Numbers:
    """The bot's own random numbers: the same seed gives the same bot on every machine."""

    def __init__(self, seed: int | str) -> None:
        self._stream = seeded(seed, ["bot"])

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1.

        >>> Numbers(1756).below(6) == Numbers(1756).below(6)
        True
        """
        return below(self._stream, 0, limit)

    def pick(self, numbers: list[int]) -> int:
        """One of the numbers, each as likely as the other."""
        return numbers[below(self._stream, 0, len(numbers))]

    def seed(self) -> int:
        """A seed for numbers that something else draws."""
        return self.below(SEEDS)


class Seat:
    """One seat's eyes on a game in progress."""

    def __init__(self, state: State, name: str, seed: int | str = 0) -> None:
        self._state = state
        self.name = name
        """The id of the seat, such as ``france``."""
        self.number = state.seat_number(name)
        """The number of the seat in the game's own order."""
        self.game = state.game.id
        self.bot_asides = state.game.bot_asides
        """The first words of asides that are answers of our bots (``Bot.replies``)."""
        self.seats = state.seats
        """All seats of this game round the table."""
        self.rng = Numbers(f"{seed}/{name}")

    @property
    def preset(self) -> str:
        """The preset of the rules."""
        return str(self._state.header["preset"])

    @property
    def options(self) -> dict[str, object]:
        """Every option of the rules with its value."""
        found = self._state.header["options"]
        assert isinstance(found, dict)
        return dict(found)

    def record(self) -> str:
        """The record of the game so far, as far as the seat may read it."""
        return str(self._state.record_for(self.name))

    @property
    def playbook(self) -> Playbook | None:
        """What our bots know of this game."""
        return self._state.game.playbook()

    @property
    def actions(self) -> ActionTable:
        """Every action the game knows, by number and by text."""
        return self._state.game.actions

    @property
    def prompt(self) -> Prompt:
        """What is asked."""
        return self._state.prompt

    def legal(self) -> list[int]:
        """The numbers of all actions open to the seat now, in rising order; none while another seat is asked."""
        return self._state.legal() if self._state.actor == self.name else []

    def heard(self, after: int) -> list[tuple[str, str]]:
        """What others said aloud after that entry of the record: who, and the words."""
        return heard(self._state.last, after, self.name)

    @property
    def entry(self) -> int:
        """The number of the last entry of the record."""
        return self._state.last.number

    def why_not(self, action: ActionId | str | Action) -> Refusal | None:
        """Why an action is not open now; None if it is."""
        return self._state.why_not(action)

    def why_not_aside(self, text: str) -> Refusal | None:
        """Why an act outside the turns is refused to the seat now; None if it is allowed."""
        return self._state.engine.why_not_aside(self._state.position, self.number, text)

    def view(self) -> dict[str, object]:
        """All that the seat may know, ready for JSON."""
        return self._state.view(self.name)

    def sample(self, seed: int) -> State:
        """A full position that fits all that the seat knows; what it cannot know is drawn with the seed."""
        return self._state.sample(self.name, seed)


def heard(last: Entry, after: int, seat: str) -> list[tuple[str, str]]:
    """What others said aloud after an entry of the record, the first first: who, and the words."""
    found: list[tuple[str, str]] = []
    entry: Entry | None = last
    while entry is not None and entry.number > after:
        if entry.kind == ASIDE and entry.seat != seat and entry.text.lower().startswith("say "):
            found.append((entry.seat, entry.text[4:]))
        entry = entry.before
    return found[::-1]


class Budget:
    """How long a bot thinks about one decision: so many passes, the same on every machine, or so many seconds."""

    def __init__(self, passes: int = 0, seconds: float = 0.0) -> None:
        self.passes = passes
        self.seconds = seconds

    def times(self, fraction: float) -> Budget:
        """A part, or a multiple.

        >>> Budget(passes=300).times(0.1).passes
        30
        """
        passes = max(1, round(self.passes * fraction)) if self.passes else 0
        return Budget(passes, self.seconds * fraction)


class Bot:
    """A player of one seat. A new one is made for every seat of every game, so it may remember what it likes."""

    name = ""
    """The name by which ``--bots`` finds it."""
    words: Message = as_it_stood("")
    """How it plays, in one sentence for people who choose a level."""
    games: tuple[str, ...] = ()
    """The ids of the games that it plays; empty for all."""

    packages: tuple[str, ...] = ()
    """What it cannot play without and a small installation lacks; the extra ``bots`` brings them."""

    part = 1.0
    """The part of its usual thinking time that it takes: ``marshal@0.1`` thinks a tenth as long as ``marshal``."""

    @classmethod
    def called(cls) -> Thing:
        """Its name in messages; a bot that one game brings is named in that game's texts."""
        return Thing("bot", cls.name, game=split_key(cls.words.key)[0])

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Whether it plays a game."""
        return not cls.games or game.id in cls.games

    @classmethod
    def passes(cls, game: Game) -> int:
        """How many passes of search it makes before a decision that matters; 0 if it does not think ahead."""
        return 0

    @classmethod
    def speaks_at(cls, game: Game, question: str) -> bool:
        """Whether ``asides`` may say something while this question is open; it must be quick to answer."""
        return cls.asides is not Bot.asides

    @classmethod
    def replies(cls, game: Game, seat: str, said: list[tuple[str, str]]) -> list[str]:
        """What it answers to the last of the asides of people (who said it, its text), best first; it must be quick."""
        return []

    @abstractmethod
    def decide(self, seat: Seat) -> int:
        """The number of one of ``seat.legal()``."""

    def asides(self, seat: Seat) -> list[str]:
        """What it says or does outside the turns now, such as ``accept 1``; asked whoever must decide."""
        return []

    def hears(self, seat: Seat, action: ActionId) -> str:
        """The seat whose offer it waits for before it plays the action that it has chosen; empty for none."""
        return ""

    def explain(self, seat: Seat, action: ActionId) -> Message:
        """Why it would play an action now, in one sentence."""
        return say("reason-none", bot=self.called())
