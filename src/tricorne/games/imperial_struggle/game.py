"""Imperial Struggle: its seats, options and actions, and how a game is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar, Final

from tricorne.games.imperial_struggle import options
from tricorne.games.imperial_struggle.actions import build_table
from tricorne.games.imperial_struggle.board import check, components, read_position
from tricorne.games.imperial_struggle.board.constants import SIDE_IDS, SIDES
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.figures import queries
from tricorne.games.imperial_struggle.rulebook import rulebook
from tricorne.games.imperial_struggle.rules import Rules, ruleset_of
from tricorne.games.imperial_struggle.scenarios import begins_laid, rules, start
from tricorne.games.imperial_struggle.setup import blank_position
from tricorne.games.imperial_struggle.step_numbers import step_words
from tricorne.games.imperial_struggle.streams import STREAMS
from tricorne.games.imperial_struggle.text import say
from tricorne.games.imperial_struggle.versions import MIGRATIONS, VERSION
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import Engine
from tricorne.kernel.errors import BadOptions, BadRecord, at, hint
from tricorne.kernel.game import Game
from tricorne.kernel.message import Message, Text, Thing
from tricorne.kernel.message import say as say_shared
from tricorne.kernel.outcomes import resolve_chance
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.position_json import POSITION, other_game, refuse_unplayable
from tricorne.kernel.read_record import load_json, text_of, texts_of
from tricorne.kernel.record import first_entry
from tricorne.kernel.state import State

if TYPE_CHECKING:
    from tricorne.kernel.encoding import Encoder
    from tricorne.kernel.lessons import Teacher
    from tricorne.kernel.playbook import Playbook
    from tricorne.kernel.text_board import TextBoard

CONTINUES: Final = (
    *("shift", "flip", "no-flip", "build", "repair", "seize", "deploy-to", "from", "clear", "settle", "mark"),
    *("by-major", "by-minor", "treaty-points", "take-debt", "pay-treaty-point"),
    *("place", "move", "keep", "to-pool", "out-of-game", "theater", "give-back"),
    *("send-home", "unflag", "give-up", "control", "damage", "set-aside", "lose"),
    *("points", "demand", "refresh", "exhaust", "either", "score-it"),
)
"""What follows a choice of the menu, a card or a ministry: which space, which tile, how it is paid."""


class ImperialStruggle(Game):
    """Britain against France, 1697 to 1789: six Peace turns and four wars."""

    seat_kind: ClassVar[str] = "side"

    def __init__(self) -> None:
        self.id = "imperial-struggle"
        self.title = str(say("game-title"))
        self.shelf = 2
        self.components = components.load()
        self.seat_ids = list(SIDE_IDS)
        self.actions = build_table(self.components)
        self.options = options.option_set()
        self.rulebook = rulebook()
        self.streams = list(STREAMS)
        self.version = VERSION
        self.engines = {}
        self.migrations = dict(MIGRATIONS)
        self.step_words = step_words()
        self.takes = ["choose", "swap"]
        self.continues = frozenset(CONTINUES)
        self.queries = queries

    def engine(self, seats: Sequence[str], preset: str, options_given: Mapping[str, object]) -> Engine:
        self.check_seats(seats)
        return rules(ruleset_of(self.components, options.settings(preset, options_given).values), self.actions)

    def check_seats(self, seats: Sequence[str]) -> None:
        """BadOptions unless both sides sit at the table, in whatever order."""
        if isinstance(seats, str) or len(seats) != SIDES:
            raise BadOptions(say("bad-seats", seats=len(seats)))
        for seat in seats:
            if seat not in self.seat_ids:
                raise BadOptions(say("bad-side", text=Text(str(seat)), hint=hint(str(seat), self.seat_ids)))
        if seats[0] == seats[1]:
            raise BadOptions(say("bad-side-twice", side=Thing("side", seats[0])))

    def playbook(self) -> Playbook | None:
        from tricorne.games.imperial_struggle.bots.playbook import PLAYBOOK

        return PLAYBOOK

    def encoder(self) -> Encoder | None:
        from tricorne.games.imperial_struggle.encoding.encoding import ImperialEncoder

        return ImperialEncoder()

    def teacher(self) -> Teacher | None:
        from tricorne.games.imperial_struggle.bots.recruit.lessons import RecruitTeacher

        return RecruitTeacher(self)

    def text_board(self) -> TextBoard | None:
        from tricorne.games.imperial_struggle.terminal.text_board import ImperialBoard

        return ImperialBoard()

    def lessons_folder(self) -> Path | None:
        return Path(__file__).parent / "lessons"

    def puzzles_folder(self) -> Path | None:
        return Path(__file__).parent / "puzzles"

    def figures_file(self) -> Path | None:
        return Path(__file__).parent / "data" / "figures.toml"

    def view_types(self) -> ModuleType | None:
        from tricorne.games.imperial_struggle.view import view_types

        return view_types

    def start(self, engine: Engine, seed: int | str) -> AnyPosition:
        assert isinstance(engine, Rules)
        return start(engine, seed)

    def begins_laid(self, engine: Engine) -> bool:
        assert isinstance(engine, Rules)
        return begins_laid(engine)

    def empty(self, engine: Engine) -> AnyPosition:
        assert isinstance(engine, Rules)
        return blank_position(engine.ruleset)

    def from_words(self, words: Mapping[str, object]) -> State:
        """The form that people write by hand (docs/imperial-struggle-positions.md), as data.

        >>> import tricorne
        >>> game = tricorne.game("imperial-struggle")
        >>> game.from_words({"turn": "peace-3", "changes": {"savoy": "britain"}, "at": {"side": "britain"}}).actor
        'britain'
        """
        form = {key: words[key] for key in words}
        state = self._laid(form)
        resolve_chance(state)
        return state

    def opened_from(self, text: str) -> State:
        """The state of a written position: the exact form of ``to_json``, or the one that people write by hand.

        >>> import tricorne
        >>> game = tricorne.game("imperial-struggle")
        >>> study = '{"game": "imperial-struggle", "turn": "peace-3", "vp": 12, "at": {"side": "britain"}}'
        >>> game.from_json(study).actor
        'britain'
        """
        form = load_json(text, POSITION)
        if "format" in form:
            return Game.opened_from(self, text)
        if text_of(form, "game", POSITION) != self.id:
            raise BadRecord(other_game(str(form["game"]), self.id))
        return self._laid(form)

    def _laid(self, form: dict[str, object]) -> State:
        """A hand-written position on the table; what it leaves out is drawn by its seed or script."""
        seats = texts_of(form, "seats", POSITION) if "seats" in form else list(SIDE_IDS)
        preset = text_of(form, "preset", POSITION) if "preset" in form else next(iter(self.options.presets))
        given = form.get("options", {})
        if not isinstance(given, dict):
            raise BadRecord(at(POSITION, say_shared("json-object", name=Text("options"))))
        script = read_position.script(form)
        seed = read_position.seed(form)
        try:
            engine = self.engine_for(seats, preset, given)
            header = self._header(seats, preset, given, None if script is not None else seed)
        except BadOptions as problem:
            raise BadRecord(at(POSITION, problem.message())) from None
        assert isinstance(engine, Rules)
        position = read_position.read(engine.ruleset, form)
        position.rng = seeded(seed, STREAMS)
        wrong = check.problem(position)
        if wrong is not None:
            raise BadRecord(at(POSITION, wrong))
        engine.run_passages(position)
        state = State(self, engine, position, header, first_entry(), None, position.clone())
        state.script = script
        refuse_unplayable(state)
        return state

    def check_position(self, position: AnyPosition) -> Message | None:
        assert isinstance(position, Position)
        return check.problem(position)

    def components_digest(self) -> str:
        """The components are always those that ship with the game."""
        return ""
