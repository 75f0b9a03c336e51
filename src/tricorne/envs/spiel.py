"""OpenSpiel: the installed games as registered Python games with explicit chance.

Importing this module registers ``tricorne_struggle_of_empires`` and so on. Parameters, where a game leaves a choice:
``players`` (the first so many powers), ``powers`` (``random``: so many powers and their order are drawn by ``draw``, a
number), ``seats`` (powers by name, clockwise, as ``france/russia``), ``preset``, and ``options`` (as
``unrest-mode:fixed-open/surrender:on``); of a small game (``tricorne_struggle_of_empires_one_attack``)
also ``beginning``, the number of the position that it begins from. Actions are the numbers of the game's one action
table; the actions of chance are the places of the outcomes in the engine's list. Payoffs come at the end and add up
to 0.

The observation of a player is the row of its seat. Its information state has all it ever saw besides: every action
and outcome in order, ``?`` for what was hidden from it, and a seal on its row whenever something hidden was shown.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import numpy as np

import tricorne
from tricorne.envs.match import MatchSetup, drawn_seats, first_seats, payoffs
from tricorne.envs.share import FIXED, RANDOM
from tricorne.kernel.action import ActionId
from tricorne.kernel.bot import SEEDS
from tricorne.kernel.engine import CHANCE, DECISION, EVERYBODY, OVER
from tricorne.kernel.errors import BadOptions
from tricorne.kernel.extras import needs
from tricorne.kernel.message import in_english
from tricorne.kernel.position import AnyPosition
from tricorne.scenarios import scenarios, unpacked

with needs("envs"):
    import pyspiel

LONGEST: Final = 8192
"""Decisions of a game, and events that an information-state tensor has room for: more than random play ever needs:
where seven play with deals it comes to 4,500."""
MOST_OUTCOMES: Final = 128
EVENT_SIZE: Final = 3
EVENT_FORM: Final = "<3f"
DEFAULT_PLAYERS: Final = 3
BY_CHANCE: Final = 8
LEARNED: Final = 9
"""Who did it, in a tensor: 1 to 7 for players, then chance, then a fact that was shown; 0 for nothing."""
SEAL: Final = 1 << 15


class Course:
    """A position and how it came about: what each player saw, as text and as numbers. Copies share what lies behind."""

    def __init__(
        self, setup: MatchSetup, position: AnyPosition, known: dict[int, int], source: Course | None = None
    ) -> None:
        self.setup = setup
        self.position = position
        self.known = known
        """Hidden facts and the seats that know them."""
        self.events: int = 0 if source is None else source.events
        players = len(setup.seats)
        self.stories: list[str] = [""] * players if source is None else source.stories[:]
        self.numbers: list[bytes] = [b""] * players if source is None else source.numbers[:]

        self.public: str = "" if source is None else source.public
        """What anybody saw, as text and as numbers."""
        self.public_numbers: bytes = b"" if source is None else source.public_numbers
        self.rows: dict[tuple[int, bool], bytes] = {} if source is None else source.rows
        """Rows of this very position, made when they are asked for, by the first of its copies that is."""

    def row(self, player: int, omniscient: bool) -> bytes:
        """What a player sees now."""
        found = self.rows.get((player, omniscient))
        if found is None:
            found = self.setup.encoding_seen(omniscient).bytes(self.position, self.setup.numbers[player])
            self.rows[player, omniscient] = found
        return found

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def copy(self) -> Course:
        return Course(self.setup, self.position.clone(), self.known, self)

    def __reduce__(self) -> tuple[Any, ...]:
        """How a state is written down: the position by its lists, and what everybody saw."""
        fields = {name: list(numbers) for name, numbers in self.position.fields().items()}
        kind = (self.setup.game.id, tuple(self.setup.seats), self.setup.preset, tuple(self.setup.options.items()))
        told = ([*self.stories, self.public], [*self.numbers, self.public_numbers])
        return _restored, (kind, fields, self.known, self.events, *told)

    def resampled(self, player: int, seed: int) -> Course:
        """Another course that the player cannot tell from this one. What others saw alone is not made up: their past
        is what anybody saw, with all that they hold now in their rows."""
        copy = self.copy()
        copy.rows = {}
        self.setup.engine.resample_hidden(copy.position, self.setup.numbers[player], seed)
        copy.known = _known(self.setup, copy.position)
        for place in range(len(self.stories)):
            if place != player:
                copy.stories[place] = self.public
                copy.numbers[place] = self.public_numbers
        return copy

    def happen(self, action: ActionId) -> None:
        """An action, or an outcome by its place, and what is shown by it."""
        engine, p = self.setup.engine, self.position
        self.events += 1
        self.rows = {}
        if engine.waits_for(p) == CHANCE:
            value = engine.outcomes(p)[2 * action]
            secret = engine.outcome_secret(p)
            self._tell(BY_CHANCE, "chance", action, engine.outcome_text(p, value), secret)
            engine.apply_outcome(p, value)
        else:
            number = engine.actor(p)
            place = self.setup.places[number]
            secret = number if engine.decision_secret(p) else EVERYBODY
            self._tell(1 + place, self.setup.seats[place], action, self.setup.game.actions[action].text, secret)
            engine.apply(p, action)
        self._learn()

    def _tell(self, who: int, name: str, what: int, words: str, secret: int) -> None:
        """Everybody notes what happened, as far as it was open."""
        for place, number in enumerate(self.setup.numbers):
            seen = secret in (EVERYBODY, number)
            self.stories[place] += f"{name}: {words if seen else '?'}\n"
            self.numbers[place] += struct.pack(EVENT_FORM, who, 1 + what if seen else 0, 0)
        seen = secret == EVERYBODY
        self.public += f"{name}: {words if seen else '?'}\n"
        self.public_numbers += struct.pack(EVENT_FORM, who, 1 + what if seen else 0, 0)

    def _learn(self) -> None:
        """Note what each player came to know: the number of the fact, and a seal on the row in which it shows."""
        known = _known(self.setup, self.position)
        if known == self.known:
            return
        for place, number in enumerate(self.setup.numbers):
            new = [fact for fact in known if known[fact] & ~self.known.get(fact, 0) & 1 << number]
            if new:
                seal = int.from_bytes(hashlib.sha256(self.row(place, False)).digest()[:2], "big") % SEAL
                for fact in new:
                    self.stories[place] += f"learns {fact} ({seal:04x})\n"
                    self.numbers[place] += struct.pack(EVENT_FORM, LEARNED, 1 + fact, seal)
        self.known = known

    def tensor(self, player: int, out: np.ndarray[Any, np.dtype[np.float32]]) -> None:
        """What a player saw as numbers, three for each event; where there is not room enough the last ones."""
        told = np.frombuffer(self.numbers[player], dtype="<f4")[-EVENT_SIZE * LONGEST :]
        out[: len(told)] = told


Kind = tuple[str, tuple[str, ...], str, tuple[tuple[str, Any], ...]]
"""A game, its seats, its preset, its options."""


@cache
def _setup(game: str, seats: tuple[str, ...], preset: str, options: tuple[tuple[str, Any], ...]) -> MatchSetup:
    return MatchSetup(game, seats, preset, dict(options))


def _known(setup: MatchSetup, position: AnyPosition) -> dict[int, int]:
    """Hidden facts and the seats that know them."""
    facts = setup.engine.secrets(position)
    return {facts[at]: facts[at + 1] for at in range(0, len(facts), 2)}


def _restored(
    kind: Kind,
    fields: dict[str, list[int]],
    known: dict[int, int],
    events: int,
    stories: list[str],
    numbers: list[bytes],
) -> Course:
    """The course that was written down."""
    setup = _setup(*kind)
    position = setup.game.empty(setup.engine)
    for name, row in fields.items():
        position.write(name, row)
    course = Course(setup, position, known)
    course.events = events
    *course.stories, course.public = stories
    *course.numbers, course.public_numbers = numbers
    return course


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """One game in progress, as OpenSpiel sees it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.course = game.opening.copy()

    def current_player(self) -> int:
        engine, p = self.course.setup.engine, self.course.position
        waits = engine.waits_for(p)
        if waits == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waits == CHANCE else self.course.setup.places[engine.actor(p)]

    def _legal_actions(self, player: int) -> list[int]:
        out: list[int] = []
        self.course.setup.engine.legal(self.course.position, out)
        return out

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.course.setup.engine.outcomes(self.course.position)[1::2]
        total = sum(weights)
        return [(at, weight / total) for at, weight in enumerate(weights)]

    def _apply_action(self, action: ActionId) -> None:
        self.course.happen(int(action))

    def _action_to_string(self, player: int, action: ActionId) -> str:
        engine, p = self.course.setup.engine, self.course.position
        if player != pyspiel.PlayerId.CHANCE:
            return self.course.setup.game.actions[action].text
        if engine.waits_for(p) == CHANCE and 2 * action < len(outcomes := engine.outcomes(p)):
            return engine.outcome_text(p, outcomes[2 * action])
        return f"outcome {action}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player cannot tell from this one, drawn with the right chances: what ISMCTS asks for. The
        sampler gives a number between 0 and 1."""
        found: State = self.clone()
        found.course = self.course.resampled(player, int(sampler() * SEEDS))
        return found

    def is_terminal(self) -> bool:
        return self.course.setup.engine.waits_for(self.course.position) == OVER

    def returns(self) -> list[float]:
        setup = self.course.setup
        if not self.is_terminal():
            return [0.0] * len(setup.seats)
        return payoffs(setup.engine, self.course.position, setup.seats)

    def __str__(self) -> str:
        engine, p = self.course.setup.engine, self.course.position
        if engine.waits_for(p) == DECISION:
            return f"{self.course.events} events; {engine.prompt(p).words}"
        return f"{self.course.events} events; {'chance' if p.stack else 'over'}"


class Observer:
    """What a player sees, as a tensor with named parts and as a string (OpenSpiel's observer)."""

    def __init__(self, game: Game, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.NONE:
            raise BadOptions(
                in_english("observers of these games see what a player knows; there are none without that")
            )
        self.encoding = game.setup.encoding_seen(kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS)
        self.recall = bool(kind.perfect_recall)
        history = EVENT_SIZE * LONGEST if self.recall else 0
        self.tensor = np.zeros(self.encoding.size + history, dtype=np.float32)
        self.dict = {name: self.tensor[part] for name, part in self.encoding.slices.items()}
        if self.recall:
            self.dict["history"] = self.tensor[self.encoding.size :].reshape(LONGEST, EVENT_SIZE)

    def set_from(self, state: State, player: int) -> None:
        course = state.course
        self.tensor.fill(0)
        row = np.frombuffer(course.row(player, self.encoding.omniscient), dtype=np.int8)
        self.tensor[: self.encoding.size] = row
        if self.recall:
            course.tensor(player, self.tensor[self.encoding.size :])

    def string_from(self, state: State, player: int) -> str:
        course = state.course
        row = memoryview(course.row(player, self.encoding.omniscient)).cast("b")
        parts = [f"{name} {row[part].tolist()}" for name, part in self.encoding.slices.items() if any(row[part])]
        lines = [f"{course.setup.seats[player]} sees", *parts]
        if self.recall:
            lines.append(course.stories[player])
        return "\n".join(lines)


def _game_type(name: str, title: str, fewest: int, most: int, parameters: Mapping[str, object]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(parameters),
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game under one set of parameters."""

    def __init__(self, kind: Any, game: str, players: int, params: Mapping[str, Any]) -> None:
        game, scenario = unpacked(game)
        seats = _seats(tricorne.game(game), params, players)
        texts = [text.replace(":", "=", 1) for text in str(params.get("options", "")).split("/") if text]
        options = {**scenario, **tricorne.game(game).options.parse(texts)}
        self.setup = _setup(game, tuple(seats), str(params.get("preset", "")), tuple(sorted(options.items())))
        engine = self.setup.engine
        start = self.setup.start(int(params.get("beginning", 0)))
        engine.run_passages(start)
        # OpenSpiel begins games only to see how long a tensor is: they share the rows of this one.
        self.opening = Course(self.setup, start, _known(self.setup, start))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise BadOptions(in_english(f"observers of these games take no parameters, not {sorted(params)}"))
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _seats(game: tricorne.Game, params: Mapping[str, Any], players: int) -> list[str]:
    """The powers of a game: those named, so many drawn, or the first so many. A number that cannot play is refused."""
    named, powers = str(params.get("seats", "")), str(params.get("powers", FIXED))
    if powers not in (FIXED, RANDOM) or (named and powers == RANDOM):
        raise BadOptions(in_english(f"powers={powers}: {FIXED}, or {RANDOM} where no seats are named"))
    if powers == RANDOM:
        first_seats(game, players)
        return drawn_seats(game, players, str(params.get("draw", 0)))
    if named:
        seats = named.split("/")
        # OpenSpiel fills in what is not given, so the usual number may just be that.
        if players not in (len(seats), usual_players(game)):
            raise BadOptions(in_english(f"{len(seats)} powers are named for {players} players"))
        return seats
    return first_seats(game, players)


def spiel_name(game: str) -> str:
    """The name under which OpenSpiel knows a game.

    >>> spiel_name("imperial-struggle")
    'tricorne_imperial_struggle'
    """
    return f"tricorne_{game.replace('-', '_').replace('/', '_')}"


def usual_players(game: tricorne.Game) -> int:
    """How many play unless somebody says otherwise."""
    return max(game.options.fewest, min(DEFAULT_PLAYERS, game.options.most))


def _register(id: str) -> None:
    """Register a game; the number of players and the preset are parameters where there is a choice."""
    game = tricorne.game(unpacked(id)[0])
    fewest, most = game.options.fewest, game.options.most
    presets = list(game.options.presets)
    usual = usual_players(game)
    parameters: dict[str, object] = {}
    if fewest < most:
        parameters["players"] = usual
    if len(presets) > 1:
        parameters["preset"] = presets[0]
    parameters["seats"] = ""
    parameters["powers"] = FIXED
    parameters["draw"] = 0
    parameters["options"] = ""
    if id in scenarios():
        parameters["beginning"] = 0
    kind = _game_type(spiel_name(id), game.title, fewest, most, parameters)

    class Registered(Game):
        """OpenSpiel keeps what makes a game beyond the end of Python, where a mere function would fail."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            super().__init__(kind, id, int(given.get("players", usual)), given)

    pyspiel.register_game(kind, Registered)


def register_all() -> list[str]:
    """Register every installed game that observations can be made of; the names under which OpenSpiel knows them."""
    found = [id for id in [*tricorne.games(), *scenarios()] if _fits(tricorne.game(unpacked(id)[0]))]
    for id in found:
        _register(id)
    return [spiel_name(id) for id in found]


def _fits(game: tricorne.Game) -> bool:
    return game.encoder() is not None and game.options.most < BY_CHANCE


REGISTERED: Final = register_all()
