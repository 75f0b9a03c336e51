"""Struggle of Empires: its seats, options and actions, and how a game is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

from tricorne.games.struggle_of_empires import options
from tricorne.games.struggle_of_empires.action_table import build_table
from tricorne.games.struggle_of_empires.actions import ACTIONS
from tricorne.games.struggle_of_empires.board import check, components, read_position
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.board.ruleset import RuleSet
from tricorne.games.struggle_of_empires.rulebook import rulebook
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.scenarios import begins_laid, rules, start
from tricorne.games.struggle_of_empires.step_numbers import step_words
from tricorne.games.struggle_of_empires.streams import STREAMS
from tricorne.games.struggle_of_empires.talk.deals import BOT_VERBS
from tricorne.games.struggle_of_empires.text import say
from tricorne.games.struggle_of_empires.versions import MIGRATIONS, VERSION
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import Engine
from tricorne.kernel.errors import BadOptions, BadRecord, at, hint
from tricorne.kernel.game import Game
from tricorne.kernel.in_words import WordsHead, texts_in
from tricorne.kernel.message import Message, Text
from tricorne.kernel.outcomes import resolve_chance
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.position_json import POSITION, refuse_unplayable
from tricorne.kernel.record import first_entry
from tricorne.kernel.state import State

if TYPE_CHECKING:
    from tricorne.kernel.encoding import Encoder
    from tricorne.kernel.playbook import Playbook
    from tricorne.kernel.text_board import TextBoard

FEWEST = 2
MOST = 7


class StruggleOfEmpires(Game):
    """Two to seven powers, three wars, 2020 and 2004 rules. ``components`` is a file of the owner's own figures."""

    takes_components: ClassVar[bool] = True

    def __init__(self, components_file: str = "") -> None:
        self.id = "struggle-of-empires"
        self.title = str(say("game-title"))
        self.shelf = 1
        self.components = components.load(components_file)
        self.seat_ids = self.components.power_ids
        self.actions = build_table(self.components)
        self.options = options.option_set()
        self.rulebook = rulebook()
        self.streams = list(STREAMS)
        self.version = VERSION
        self.engines = {}
        self.migrations = dict(MIGRATIONS)
        self.step_words = step_words()
        self.takes = ["claim"]
        self.continues = frozenset(("to", "stay", "in", "higher", "red", "blue", "keep-proposal"))
        self.choosing_rules = ("SETUP-1", "SETUP-2", "SETUP-3", "R-SETUP-17")
        self.bot_asides = tuple(BOT_VERBS)
        self.shipped = components_file == "" or self.components.digest() == components.load().digest()

    def engine(self, seats: Sequence[str], preset: str, options_given: Mapping[str, object]) -> Engine:
        players = self.players(seats)
        settings = options.settings(preset, options_given, len(players), self.components)
        return rules(RuleSet(self.components, settings.values, preset.split("+")[0], players), self.actions)

    def players(self, seats: Sequence[str]) -> list[int]:
        """The powers of the seats; BadOptions for unknown, doubled, too few or too many."""
        if isinstance(seats, str) or not FEWEST <= len(seats) <= MOST:
            raise BadOptions(say("bad-seats", seats=len(seats), fewest=FEWEST, most=MOST))
        found: list[int] = []
        for seat in seats:
            if seat not in self.seat_ids:
                raise BadOptions(say("bad-power", text=Text(str(seat)), hint=hint(str(seat), self.seat_ids)))
            power = self.seat_ids.index(seat)
            if power in found:
                raise BadOptions(say("bad-power-twice", text=Text(str(seat))))
            found.append(power)
        return found

    def playbook(self) -> Playbook | None:
        from tricorne.games.struggle_of_empires.bots.playbook import PLAYBOOK

        return PLAYBOOK

    def encoder(self) -> Encoder | None:
        from tricorne.games.struggle_of_empires.encoding.encoding import EmpiresEncoder

        return EmpiresEncoder()

    def plain_actions(self) -> int:
        return ACTIONS

    def encoder_at(self, engine: Engine) -> Encoder | None:
        """Version 2 where deals are actions."""
        assert isinstance(engine, Rules)
        if not engine.ruleset.deals_are_actions:
            return self.encoder()
        from tricorne.games.struggle_of_empires.encoding.deals import DealsEncoder

        return DealsEncoder()

    def text_board(self) -> TextBoard | None:
        from tricorne.games.struggle_of_empires.terminal.text_board import EmpiresBoard

        return EmpiresBoard()

    def lessons_folder(self) -> Path | None:
        return Path(__file__).parent / "lessons"

    def puzzles_folder(self) -> Path | None:
        return Path(__file__).parent / "puzzles"

    def figures_file(self) -> Path | None:
        return Path(__file__).parent / "data" / "figures.toml"

    def view_types(self) -> ModuleType | None:
        from tricorne.games.struggle_of_empires.view import view_types

        return view_types

    def start(self, engine: Engine, seed: int | str) -> AnyPosition:
        assert isinstance(engine, Rules)
        return start(engine, seed)

    def begins_laid(self, engine: Engine) -> bool:
        assert isinstance(engine, Rules)
        return begins_laid(engine)

    def empty(self, engine: Engine) -> AnyPosition:
        assert isinstance(engine, Rules)
        return Position(engine.ruleset, None)

    def from_words(self, words: Mapping[str, object]) -> State:
        """Statements such as ``france: gold 5, army german-states 2`` under ``lay`` (see board/read_position.py)."""
        header = WordsHead(words, ["lay"], list(self.seat_ids[:FEWEST]), next(iter(self.options.presets)))
        try:
            engine = self.engine_for(header.seats, header.preset, header.options)
            known = self._header(header.seats, header.preset, header.options, header.seed)
        except BadOptions as problem:
            raise BadRecord(problem.said) from None
        assert isinstance(engine, Rules)
        position = read_position.read(engine.ruleset, texts_in(words, "lay"))
        position.rng = [] if header.seed is None else seeded(header.seed, STREAMS)
        wrong = check.problem(position)
        if wrong is not None:
            raise BadRecord(at(POSITION, wrong))
        state = State(self, engine, position, known, first_entry(), None, position.clone())
        state.script = header.script
        refuse_unplayable(state)
        resolve_chance(state)
        return state

    def to_words(self, state: State) -> dict[str, object]:
        assert isinstance(state.position, Position)
        return {
            "seats": state.seats,
            "preset": state.header["preset"],
            "options": state.header["options"],
            "lay": read_position.write(state.position),
        }

    def seat_name(self, seat: str) -> str:
        return self.components.power_names[self.seat_ids.index(seat)]

    def check_position(self, position: AnyPosition) -> Message | None:
        assert isinstance(position, Position)
        return check.problem(position)

    def components_digest(self) -> str:
        return "" if self.shipped else self.components.digest()
