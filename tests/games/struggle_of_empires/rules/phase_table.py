"""A small table for the rule tests of the phases: seats and options, the pieces that matter, and play by texts."""

from collections.abc import Mapping

from tricorne.games.struggle_of_empires.action_table import build_table
from tricorne.games.struggle_of_empires.actions import BID_STEP
from tricorne.games.struggle_of_empires.auction import auction
from tricorne.games.struggle_of_empires.board.components import load
from tricorne.games.struggle_of_empires.board.constants import BLUE, HOME, NONE, PLACES, POWERS, RED, TILES
from tricorne.games.struggle_of_empires.board.position import BAG, FLOOR, GAVEL, ROUND, TURN_OF, WAR_NUMBER, Position
from tricorne.games.struggle_of_empires.board.ruleset import RuleSet
from tricorne.games.struggle_of_empires.options import settings
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.step_numbers import ROUNDS, UNREST_DRAW, WAR
from tricorne.games.struggle_of_empires.streams import STREAMS
from tricorne.games.struggle_of_empires.talk import deals
from tricorne.games.struggle_of_empires.turn import taxation, turn
from tricorne.games.struggle_of_empires.war import endgame, scoring
from tricorne.kernel.chance import seeded
from tricorne.kernel.engine import CHANCE, OVER
from tricorne.kernel.message import Message
from tricorne.kernel.position import first_of, kind_of

PIECES = load()
ACTIONS = build_table(PIECES)
SEVEN = "britain france prussia russia spain austria united-provinces"


def number(power: str) -> int:
    return PIECES.power(power.replace("_", "-"))


def name(power: int) -> str:
    return PIECES.power_ids[power]


class PhaseTable:
    """A position with its engine, spoken to in the words of the notation."""

    def __init__(self, seats: str, preset: str = "deluxe", options: Mapping[str, object] | None = None) -> None:
        players = [number(seat) for seat in seats.split()]
        chosen = settings(preset, options or {}, len(players))
        self.ruleset = RuleSet(PIECES, chosen.values, preset, players)
        self.engine = Rules(self.ruleset)
        self.p = Position(self.ruleset, None)
        self.p.rng = seeded(1756, STREAMS)
        self.p.unrest_supply[BAG : BAG + 3] = self.ruleset.unrest_counters
        for power in players:
            self.p.population[power] = self.ruleset.start_population

    # -- laying out ----------------------------------------------------------------------------

    def gold(self, **amounts: int) -> None:
        for power, amount in amounts.items():
            self.p.gold[number(power)] = amount

    def population(self, **amounts: int) -> None:
        for power, amount in amounts.items():
            self.p.population[number(power)] = amount

    def unrest(self, **amounts: int) -> None:
        for power, amount in amounts.items():
            self.p.unrest[number(power)] = amount

    def points(self, **amounts: int) -> None:
        for power, amount in amounts.items():
            self.p.victory_points[number(power)] = amount

    def control(self, region: str, **markers: int) -> None:
        for power, count in markers.items():
            self.p.control[PIECES.region(region) * POWERS + number(power)] = count

    def units(self, power: str, place: str, army: int = 0, navy: int = 0, fort: int = 0) -> None:
        at = number(power) * PLACES + (HOME if place == "home" else PIECES.region(place))
        self.p.armies[at] = army
        self.p.navies[at] = navy
        self.p.forts[at] = fort

    def token(self, token: str, region: str, owner: str) -> None:
        self.p.token_region[PIECES.token(token)] = PIECES.region(region)
        self.p.token_owner[PIECES.token(token)] = number(owner)

    def tile(self, power: str, tile: str, ready: int = 1, used: int = 0) -> None:
        self.p.ready[number(power) * TILES + PIECES.tile(tile)] = ready
        self.p.used[number(power) * TILES + PIECES.tile(tile)] = used

    def alliances(self, red: str, blue: str) -> None:
        """Fill the boxes of the display from the left."""
        for power in red.split():
            auction.place(self.p, number(power), RED)
        for power in blue.split():
            auction.place(self.p, number(power), BLUE)
        self.p.order = auction.turn_order(self.p)

    # -- looking -------------------------------------------------------------------------------

    def gold_of(self, power: str) -> int:
        return self.p.gold[number(power)]

    def gains_of(self, power: str) -> int:
        """How often a power gained 1 unrest."""
        return self.p.unrest_gains[number(power)]

    def box_of(self, power: str) -> int:
        return self.p.box[number(power)]

    def points_of(self, power: str) -> int:
        return self.p.victory_points[number(power)]

    @property
    def order(self) -> list[str]:
        return [name(power) for power in self.p.order]

    @property
    def gavel(self) -> str:
        return name(self.p.auction[GAVEL])

    @property
    def actor(self) -> str:
        return name(self.engine.actor(self.p))

    @property
    def over(self) -> bool:
        return self.engine.waits_for(self.p) == OVER

    def legal(self) -> list[str]:
        out: list[int] = []
        self.engine.legal(self.p, out)
        return [ACTIONS[action].text for action in out]

    def refusal(self, text: str) -> list[str]:
        """The rules that an action of the open decision breaks; empty if it is open."""
        top = self.p.stack[-1]
        found = self.engine.steps[kind_of(top)].why_not(self.p, top, ACTIONS.number(text))
        return [] if found is None else found.rules

    def draws(self) -> list[str]:
        """The powers that draw unrest now, the next one first."""
        waiting: list[str] = []
        for packed in reversed(self.p.stack):
            if kind_of(packed) != UNREST_DRAW:
                break
            waiting.append(name(first_of(packed)))
        return waiting

    def region_points(self, region: str) -> dict[str, int]:
        found = scoring.region_points(self.p, PIECES.region(region))
        return {name(power): found[power] for power in range(POWERS) if found[power]}

    # -- playing -------------------------------------------------------------------------------

    def play(self, *texts: str) -> None:
        for text in texts:
            assert text in self.legal(), f"{text!r} is refused: {self.refusal(text)}"
            self.engine.apply(self.p, ACTIONS.number(text))

    def draw(self, *values: int) -> None:
        for value in values:
            assert self.engine.waits_for(self.p) == CHANCE, "nothing is drawn now"
            self.engine.apply_outcome(self.p, value)

    def draw_all(self) -> None:
        """Let chance decide whatever is drawn now."""
        while self.engine.waits_for(self.p) == CHANCE:
            self.engine.apply_outcome(self.p, self.engine.draw(self.p))

    def pay(self, power: str, amount: int) -> int:
        """An expense to the bank; the number of taxations."""
        return taxation.pay(self.p, number(power), amount)

    def ask_turn(self, power: str) -> None:
        """A power's turn begins."""
        turn.begin(self.p, number(power))
        self.engine.run_passages(self.p)

    # -- auctions ------------------------------------------------------------------------------

    def open_auctions(self, war: int = 1, gavel: str = "") -> None:
        self.p.clock[WAR_NUMBER] = war
        if gavel:
            self.p.auction[GAVEL] = number(gavel)
        auction.begin(self.p)
        self.engine.run_passages(self.p)

    def bid(self, power: str, amount: int, red: str = "", blue: str = "") -> None:
        """Open or raise; without powers the proposal stays, with one it is for the last marker."""
        assert self.actor == power
        if "raise" in self.legal():
            self.play("raise")
        while amount >= self.p.auction[FLOOR] + BID_STEP:
            self.play("higher")
        self.play(f"bid {amount}")
        if red:
            self.play(f"red {red}")
        if blue:
            self.play(f"blue {blue}")
        if not red and not blue:
            self.play("keep-proposal")

    def passes(self, *powers: str) -> None:
        for power in powers:
            assert self.actor == power
            self.play("pass-bid")

    def uncontested(self, red: str = "", blue: str = "") -> None:
        """The opener bids 0 and everybody passes."""
        self.bid(self.actor, 0, red, blue)
        for _ in range(self.ruleset.count - 1):
            self.play("pass-bid")

    def proposals(self) -> set[tuple[str, str]]:
        """All legal proposals as (red, blue); an empty word where no power is named."""
        powers = [NONE, *range(POWERS)]
        word = {NONE: "", **{power: name(power) for power in range(POWERS)}}
        return {
            (word[red], word[blue]) for red in powers for blue in powers if auction.may_be_proposed(self.p, red, blue)
        }

    # -- rounds and wars -----------------------------------------------------------------------

    def begin_wars(self) -> None:
        self.p.then(WAR)
        self.engine.run_passages(self.p)

    def auction_off(self) -> None:
        """All auctions of a war without a raise: each time the first legal proposal."""
        while not self.p.order:
            red, blue = min(self.proposals())
            self.uncontested(red, blue)

    def pass_turn(self) -> tuple[int, str]:
        """The player on turn does nothing; his round and name."""
        war, at_round, at = self.p.clock[WAR_NUMBER], self.p.clock[ROUND], self.p.clock[TURN_OF]
        who = self.actor
        while (war, at_round, at) == (self.p.clock[WAR_NUMBER], self.p.clock[ROUND], self.p.clock[TURN_OF]):
            if self.over or not self._in_rounds():
                break
            open_now = self.legal()
            for text in ("keep-unrest", "end-turn", "pass"):
                if text in open_now:
                    self.play(text)
                    break
        return at_round, who

    def _in_rounds(self) -> bool:
        return any(kind_of(packed) == ROUNDS for packed in self.p.stack)

    # -- asides --------------------------------------------------------------------------------

    def aside(self, power: str, text: str) -> Message:
        found = deals.aside_refusal(self.engine, self.p, number(power), text)
        assert found is None, f"{text!r} is refused: {found.reason if found else ''}"
        line = deals.play_aside(self.engine, self.p, number(power), text)
        self.engine.run_passages(self.p)
        return line

    def aside_refused(self, power: str, text: str) -> list[str]:
        """The rules that an aside breaks; the position stays as it was."""
        before = self.p.clone().fields()
        found = deals.aside_refusal(self.engine, self.p, number(power), text)
        assert self.p.fields() == before
        return [] if found is None else found.rules

    # -- the end -------------------------------------------------------------------------------

    def final(self) -> endgame.FinalCount:
        return endgame.final(self.p)
