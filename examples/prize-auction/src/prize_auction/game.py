"""Prize Auction as Tricorne finds it: everything about the game is declared here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar, cast

from prize_auction.position import PIECES, Position, RuleSet
from prize_auction.rules import Rules
from prize_auction.steps import DEAL, NEXT_ROUND, STEP_WORDS, STREAMS, build_table
from prize_auction.text import GAME, SEATS, say
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import Engine
from tricorne.kernel.errors import BadOptions, hint
from tricorne.kernel.game import Game
from tricorne.kernel.languages import name_of
from tricorne.kernel.message import Text
from tricorne.kernel.options import OptionSet
from tricorne.kernel.position import AnyPosition
from tricorne.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from tricorne.kernel.encoding import Encoder
    from tricorne.kernel.playbook import Playbook

DATA = files("prize_auction").joinpath("data")


class PrizeAuction(Game):
    """Two to five merchants bid for what privateers have taken."""

    seat_kind: ClassVar[str] = "seat"

    def __init__(self) -> None:
        self.id = GAME
        self.title = str(say("game-title"))
        self.seat_ids = SEATS[:]
        self.actions = build_table()
        self.options = OptionSet.load(str(DATA.joinpath("options.toml")), GAME)
        self.rulebook = Rulebook.load(str(DATA.joinpath("catalogue.md")))
        self.streams = STREAMS
        self.version = 1
        self.migrations = {}
        self.engines = {}
        self.step_words = STEP_WORDS
        self.takes = []

    def engine(self, seats: Sequence[str], preset: str, options: Mapping[str, object]) -> Engine:
        fewest, most = self.options.fewest, self.options.most
        if isinstance(seats, str) or not fewest <= len(seats) <= most or len(set(seats)) != len(seats):
            raise BadOptions(say("bad-seats", seats=len(seats), fewest=fewest, most=most))
        for seat in seats:
            if seat not in SEATS:
                raise BadOptions(say("bad-merchant", words=Text(str(seat)), hint=hint(str(seat), SEATS)))
        settings = self.options.resolve(preset, options, len(seats))
        ruleset = RuleSet([SEATS.index(seat) for seat in seats], settings.values)
        return Rules(ruleset, self.actions, [self.seat_name(seat) for seat in SEATS])

    def start(self, engine: Engine, seed: int | str) -> AnyPosition:
        """SETUP-1: guineas for all; the orders are dealt by chance, and then the rounds begin."""
        ruleset = cast(Rules, engine).ruleset
        p = Position(ruleset)
        p.rng = seeded(seed, STREAMS)
        for seat in ruleset.players:
            p.purse[seat] = ruleset.guineas
        p.then(NEXT_ROUND)
        for seat in ruleset.players:
            for _ in range(PIECES.orders_each):
                p.then(DEAL, seat)
        return p

    def empty(self, engine: Engine) -> AnyPosition:
        return Position(cast(Rules, engine).ruleset)

    def components_digest(self) -> str:
        return ""

    def seat_name(self, seat: str) -> str:
        return name_of("seat", seat, GAME)

    def playbook(self) -> Playbook | None:
        from prize_auction.bots import PLAYBOOK

        return PLAYBOOK

    def encoder(self) -> Encoder | None:
        from prize_auction.encoding import PrizeEncoder

        return PrizeEncoder()
