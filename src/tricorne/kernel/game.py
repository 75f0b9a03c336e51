"""A game: its name, its seats, its actions, options and rules, and how a new one is begun."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar, Final

from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import Scripted
from tricorne.kernel.engine import CHANCE, Engine
from tricorne.kernel.errors import BadOptions, BadRecord, at
from tricorne.kernel.languages import name_of
from tricorne.kernel.message import Message, Text, Thing, say
from tricorne.kernel.migrations import Migration
from tricorne.kernel.options import OptionSet
from tricorne.kernel.outcomes import resolve_chance
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.position_json import POSITION, ReadPosition, fill, refuse_unplayable
from tricorne.kernel.record import first_entry
from tricorne.kernel.rulebook import Rulebook
from tricorne.kernel.state import State
from tricorne.kernel.subclassing import mypyc_attr

if TYPE_CHECKING:
    from tricorne.kernel.encoding import Encoder
    from tricorne.kernel.lessons import Teacher
    from tricorne.kernel.playbook import Playbook
    from tricorne.kernel.text_board import TextBoard

ENGINES_KEPT: Final = 32
"""Engines that a game keeps for new tables with the same seats and options."""
_SEAT_THINGS: Final[dict[tuple[str, str, str], Thing]] = {}
"""Seats as things, by game, seat and name: every message of a table speaks of them."""
_SEAT_NAMES: Final[dict[str, str]] = {}
"""How seats are called whose game does not say, by their ids."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What the public face asks of a game. Games are found by their id with ``tricorne.game``."""

    takes_components: ClassVar[bool] = False
    """Whether a file of the owner's own figures may be given when the game is made."""

    seat_kind: ClassVar[str] = "power"
    """What a seat is among the game's texts: the name of the seat ``france`` is the text ``power-france``."""

    id: str
    title: str
    shelf: int = 100
    """Games with a lower number stand further in front where games are listed."""
    seat_ids: list[str]
    """Every seat there can be, in the order of the seats' numbers."""
    actions: ActionTable
    options: OptionSet
    rulebook: Rulebook
    streams: list[str]
    """Names of the random streams."""
    version: int
    """Changes whenever a record of this game would no longer replay as it was played."""
    migrations: dict[int, Migration]
    """How a record of an older version becomes one of the next (see migrations.py)."""
    engines: dict[str, Engine]
    """The engines made last, by seats and options. They never change, and making one takes long."""
    step_words: list[str]
    """The name of each kind of step, as positions are written; empty where there is none."""
    takes: list[str]
    """The first words of actions that take something to keep, such as a tile: what is taken is counted by arenas."""
    choosing_rules: tuple[str, ...] = ()
    """The rules by which players choose their seats at the table, one after the other; none where they do not."""
    continues: frozenset[str] = frozenset()
    """The first words of actions that go on with a choice which the same seat began before, such as where a unit moves:
    people take back the whole choice, not into the middle of it."""
    bot_asides: tuple[str, ...] = ()
    """The first words of acts outside the turns that are answers of bots: people may not write them (asides.py)."""
    queries: ModuleType | None = None
    """Questions about a state that clients, bots and tests share, where a game has a file of them."""

    @abstractmethod
    def engine(self, seats: Sequence[str], preset: str, options: Mapping[str, object]) -> Engine:
        """The rules for these seats and options; BadOptions if they do not go together."""

    def engine_for(self, seats: Sequence[str], preset: str, options: Mapping[str, object]) -> Engine:
        """The same as ``engine``; an engine that was made lately is used again."""
        asked = repr((seats, preset, options))
        if asked not in self.engines:
            made = self.engine(seats, preset, options)
            if len(self.engines) == ENGINES_KEPT:
                self.engines.clear()
            self.engines[asked] = made
        return self.engines[asked]

    @abstractmethod
    def start(self, engine: Engine, seed: int | str) -> AnyPosition:
        """A new position, before its first chance or decision."""

    @abstractmethod
    def empty(self, engine: Engine) -> AnyPosition:
        """A blank position, to be filled from a written one."""

    @abstractmethod
    def components_digest(self) -> str:
        """A fingerprint of the component data; empty for the data that ship with the game."""

    # -- what the other rooms of the house ask of a game; each is loaded when it is needed -------------------------

    def playbook(self) -> Playbook | None:
        """What our bots know of the game; without it they do not play it."""
        return None

    def plain_actions(self) -> int:
        """How many rows of the table are in use with the usual options: as many as networks know."""
        return len(self.actions)

    def encoder(self) -> Encoder | None:
        """How what a seat knows becomes a row of numbers; without it nobody learns the game from rows."""
        return None

    def encoder_at(self, engine: Engine) -> Encoder | None:
        """The same for the tables of an engine, where options change what a row holds."""
        return self.encoder()

    def teacher(self) -> Teacher | None:
        """How a bot of the game is trained, if one can be."""
        return None

    def text_board(self) -> TextBoard | None:
        """How the terminal shows the game; without it the terminal shows the view as tables."""
        return None

    def lessons_folder(self) -> Path | None:
        """The folder with the lessons of the game (docs/lessons.md), if it has any."""
        return None

    def puzzles_folder(self) -> Path | None:
        """The folder with the puzzles of the game (docs/study.md), if it has any."""
        return None

    def figures_file(self) -> Path | None:
        """The file of what rules speak of, as it stands in a view (docs/adding-a-game.md), if the game has one."""
        return None

    def view_types(self) -> ModuleType | None:
        """The module that declares the game's ``View`` and ``Odds`` as types: the client's types are made from them."""
        return None

    def seat_name(self, seat: str) -> str:
        """The name of a seat for people."""
        if seat not in _SEAT_NAMES:
            _SEAT_NAMES[seat] = seat.replace("-", " ").title()
        return _SEAT_NAMES[seat]

    def seat_thing(self, seat: str) -> Thing:
        """A seat as a thing in a message that all games share. It carries a name only where the owner has corrected it.

        >>> import tricorne
        >>> tricorne.game("struggle-of-empires").seat_thing("france")
        <struggle-of-empires/power/france>
        """
        name = self.seat_name(seat)
        key = (self.id, seat, name)
        if key not in _SEAT_THINGS:
            known = name_of(self.seat_kind, seat, self.id) == name
            _SEAT_THINGS[key] = Thing(self.seat_kind, seat, "" if known else name, self.id)
        return _SEAT_THINGS[key]

    def free_to_choose(self, players: int, taken: Sequence[str]) -> list[str]:
        """The seats that the next one to choose may take in a game of so many players (``choosing_rules``).

        >>> import tricorne
        >>> tricorne.game("struggle-of-empires").free_to_choose(3, ["britain", "france"])
        ['united-provinces', 'spain', 'austria', 'prussia', 'russia']
        """
        return [seat for seat in self.seat_ids if seat not in taken]

    def begins_laid(self, engine: Engine) -> bool:
        """Whether a new game under these options begins in the midst of one (a scenario): its record then holds the
        position that it began from."""
        return False

    def check_position(self, position: AnyPosition) -> Message | None:
        """What is impossible in this position; None if all fits together."""
        return None

    def new(
        self,
        seats: Sequence[str],
        preset: str = "",
        options: Mapping[str, object] | None = None,
        seed: int | str = 0,
        chance: Scripted | None = None,
    ) -> State:
        """Set up a new game: seats clockwise from the start player, a preset, options on top of it, a seed.

        With ``chance`` all outcomes come from outside and the seed means nothing. Who plays for stakes takes a
        long secret seed: its commitment is shown to everybody, and a short one can be guessed from it.

        >>> import tricorne
        >>> game = tricorne.game("struggle-of-empires")
        >>> state = game.new(["britain", "france"], preset="original-2004", options={"surrender": True}, seed=7)
        >>> state.seats, state.over
        (['britain', 'france'], False)
        """
        state = self.opened(seats, preset, options or {}, None if chance is not None else seed)
        if chance is not None:
            state.script = list(chance.outcomes)
        resolve_chance(state)
        return state

    def opened(self, seats: Sequence[str], preset: str, options: Mapping[str, object], seed: int | str | None) -> State:
        """A new game before its first chance; without a seed it waits for outcomes from outside."""
        preset = preset or next(iter(self.options.presets))
        engine = self.engine_for(seats, preset, options)
        header = self._header(seats, preset, options, seed)
        position = self.start(engine, 0 if seed is None else seed)
        if seed is None:
            position.rng = []  # there is nothing to draw from by mistake, and nothing to foretell from
        engine.run_passages(position)
        # The chance that is drawn next makes a barrier of its own: until then the position itself will do.
        drawn = seed is not None and engine.waits_for(position) == CHANCE
        origin = position.clone() if self.begins_laid(engine) else None
        state = State(self, engine, position, header, first_entry(), position if drawn else None, origin)
        if seed is None:
            state.script = []
        return state

    def _header(
        self, seats: Sequence[str], preset: str, options: Mapping[str, object], seed: int | str | None
    ) -> dict[str, object]:
        """What stands above the record; options in the order of the game's own list."""
        words = isinstance(seed, str) and seed.isprintable() and " ".join(seed.split()) == seed != ""
        number = isinstance(seed, int) and not isinstance(seed, bool)
        if seed is not None and not words and not number:
            raise BadOptions(say("bad-seed", value=Text(repr(seed))))
        given = {key: self.options.options[key].check(options[key]) for key in self.options.options if key in options}
        return {
            "game": self.id,
            "seats": list(seats),
            "preset": preset,
            "options": given,
            "seed": seed,
            "components": self.components_digest(),
        }

    def from_words(self, words: Mapping[str, object]) -> State:
        """A position laid out in words, as people write it for lessons, tests and studies; BadRecord if it cannot be.

        How it is written is the game's own; ``seats``, ``preset``, ``options``, ``seed`` and ``script`` (outcomes that
        are given instead of drawn) mean the same in every game.

        >>> import tricorne
        >>> game = tricorne.game("struggle-of-empires")
        >>> lay = ["red: prussia", "blue: austria", "turn: prussia", "prussia: gold 6, army german-states 3"]
        >>> game.from_words({"seats": ["prussia", "austria"], "lay": lay}).actor
        'prussia'
        """
        raise BadRecord(say("bad-no-words", game=Text(self.title)))

    def to_words(self, state: State) -> dict[str, object]:
        """The words that lay this position out; BadRecord where words cannot tell all of it.

        >>> import tricorne
        >>> game = tricorne.game("struggle-of-empires")
        >>> lay = ["red: prussia", "blue: austria", "turn: prussia", "prussia: gold 6, army german-states 3"]
        >>> words = game.to_words(game.from_words({"seats": ["prussia", "austria"], "lay": lay}))
        >>> words["lay"][-1]
        'prussia: gold 6, population 0, points 0, army german-states 3'
        """
        raise BadRecord(say("bad-no-words", game=Text(self.title)))

    def from_json(self, text: str) -> State:
        """The state whose ``to_json`` this is; BadRecord for a position that could not lie on the table.

        >>> import tricorne
        >>> tricorne.game("struggle-of-empires").from_json("{}")
        Traceback (most recent call last):
        ...
        tricorne.kernel.errors.BadRecord: the position: 'game' must be a text
        """
        state = self.opened_from(text)
        try:
            resolve_chance(state)
        except IndexError:
            raise BadRecord(at(POSITION, say("position-no-chance"))) from None
        return state

    def opened_from(self, text: str) -> State:
        """The state of a written position, before any chance that it waits for."""
        written = ReadPosition(self, text)
        try:
            engine = self.engine_for(written.seats, written.preset, written.options)
            header = self._header(written.seats, written.preset, written.options, written.seed)
        except BadOptions as problem:
            raise BadRecord(at(POSITION, problem.message())) from None
        position = self.empty(engine)
        fill(self, position, written, [self.seat_ids.index(seat) for seat in written.seats])
        wrong = self.check_position(position)
        if wrong is not None:
            raise BadRecord(at(POSITION, wrong))
        state = State(self, engine, position, header, first_entry(), None, position.clone())
        state.script = written.script
        refuse_unplayable(state)
        return state
