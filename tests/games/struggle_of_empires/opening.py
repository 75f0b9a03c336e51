"""A table being set up, one draw and one choice at a time, in the words of the record.

It ends where War I would begin; ``game_after`` plays on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from tricorne.games.struggle_of_empires import step_numbers
from tricorne.games.struggle_of_empires.action_table import build_table
from tricorne.games.struggle_of_empires.actions import ACTIONS
from tricorne.games.struggle_of_empires.board.components import Components, load
from tricorne.games.struggle_of_empires.board.constants import (
    HOME,
    IN_BAG,
    IN_HAND,
    MARKERS,
    ON_MAP,
    PLACES,
    POWERS,
    REGIONS,
    UNIT_KINDS,
    UNIT_WORDS,
    USED,
)
from tricorne.games.struggle_of_empires.board.position import Position
from tricorne.games.struggle_of_empires.board.ruleset import RuleSet
from tricorne.games.struggle_of_empires.options import settings
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.sequence import all_steps
from tricorne.games.struggle_of_empires.setup import setup
from tricorne.kernel.action import ActionTable
from tricorne.kernel.chance import below, seeded
from tricorne.kernel.engine import CHANCE as WAITS_FOR_CHANCE
from tricorne.kernel.engine import OVER, Prompt, Refusal
from tricorne.kernel.machine.step import CHANCE, PASSAGE, Step
from tricorne.kernel.position import actor_of, first_of, kind_of

SEVEN = ["britain", "united-provinces", "spain", "france", "austria", "prussia", "russia"]

STEPS = all_steps()
SHARES = 31
"""A set-up asks at each decision about one of so many shares of all actions."""


@cache
def shipped() -> Components:
    return load()


@cache
def table_of_actions() -> ActionTable:
    return build_table(shipped())


def ruleset(
    seats: list[str],
    preset: str = "deluxe",
    options: dict[str, object] | None = None,
    pieces: Components | None = None,
) -> RuleSet:
    pieces = pieces or shipped()
    chosen = settings(preset, options or {}, len(seats))
    return RuleSet(pieces, chosen.values, preset, [pieces.power(seat) for seat in seats])


def seats(number: int) -> list[str]:
    return SEVEN[:number]


class Opening:
    """One set-up. ``draw`` and ``play`` take the words of the record; ``reach`` lets the seed do the rest."""

    def __init__(
        self,
        powers: list[str],
        preset: str = "deluxe",
        options: dict[str, object] | None = None,
        seed: int = 1756,
        pieces: Components | None = None,
    ) -> None:
        self.ruleset = ruleset(powers, preset, options, pieces)
        self.c = self.ruleset.components
        self.p: Position = setup.new_position(self.ruleset, seed)
        self._choices = seeded(seed, ["choices"])
        self._agreed = 0
        self.run_passages()

    # -- what is going on ------------------------------------------------------------------------

    def run_passages(self) -> None:
        while kind_of(self.p.stack[-1]) != step_numbers.WAR and self.step.role == PASSAGE:
            self.step.run(self.p, self.p.stack[-1])

    @property
    def kind(self) -> int:
        return kind_of(self.p.stack[-1])

    @property
    def over(self) -> bool:
        return self.kind == step_numbers.WAR

    @property
    def step(self) -> Step[Position]:
        return STEPS[kind_of(self.p.stack[-1])]

    @property
    def power(self) -> str:
        """Who decides, or for whom is drawn."""
        frame = self.p.stack[-1]
        return self.c.power_ids[first_of(frame) if self.step.role == CHANCE else actor_of(frame)]

    def prompt(self) -> Prompt:
        return self.step.prompt(self.p, self.p.stack[-1])

    def outcomes(self) -> list[str]:
        found = self.step.outcomes(self.p, self.p.stack[-1])
        return [self.step.outcome_text(self.p, value) for value in found[::2]]

    def secret_of(self) -> int:
        return self.step.secret_of(self.p, self.p.stack[-1])

    def legal(self) -> list[str]:
        out: list[int] = []
        self.step.legal(self.p, self.p.stack[-1], out)
        return [table_of_actions()[action].text for action in out]

    def refusal(self, text: str) -> Refusal:
        found = self.step.why_not(self.p, self.p.stack[-1], table_of_actions().number(text))
        assert found is not None, f"{text} is allowed"
        assert text not in self.legal()
        return found

    # -- acts ------------------------------------------------------------------------------------

    def draw(self, *texts: str) -> Opening:
        for text in texts:
            assert self.step.role == CHANCE, f"{self.power} decides; nothing is drawn"
            value = self.step.outcomes(self.p, self.p.stack[-1])[2 * self.outcomes().index(text)]
            self.step.apply_outcome(self.p, self.p.stack[-1], value)
            self.run_passages()
        return self

    def play(self, *texts: str) -> Opening:
        for text in texts:
            assert text in self.legal(), f"{self.power} may not {text}, only {self.legal()}"
            self.step.play(self.p, self.p.stack[-1], table_of_actions().number(text))
            self.run_passages()
        return self

    def advance(self) -> None:
        """One draw by the seed or one choice at random."""
        if self.step.role == CHANCE:
            found = self.step.outcomes(self.p, self.p.stack[-1])
            chances: list[int] = []
            for at in range(0, len(found), 2):
                chances += [found[at]] * found[at + 1]
            value = chances[below(self.p.rng, self.step.stream(), len(chances))]
            self.draw(self.step.outcome_text(self.p, value))
        else:
            self.agree()
            legal = self.legal()
            self.play(legal[below(self._choices, 0, len(legal))])

    def agree(self) -> None:
        """Refusals and legal actions say the same: of all that is legal, and of a share of the other actions, at each
        decision another one (the fuzzer asks about all of them at once)."""
        out: list[int] = []
        frame = self.p.stack[-1]
        self.step.legal(self.p, frame, out)
        assert out
        assert out == sorted(set(out))
        for action in {*out, *range(self._agreed % SHARES, ACTIONS, SHARES)}:
            assert (self.step.why_not(self.p, frame, action) is None) == (action in out)
        self._agreed += 1

    def reach(self, kind: int) -> Opening:
        while self.kind != kind:
            assert not self.over, "the set-up is over"
            self.advance()
        return self

    def reach_draws(self, on_map: Sequence[str] = ()) -> Opening:
        """Up to the first player's own draw, with these markers on the map or German and Central European.

        Non-player powers get their lettered sets in alphabetical order and the first region as control.
        """
        wanted = list(on_map) or [f"ger-{n}" for n in range(9, 0, -1)] + [f"cen-{n}" for n in range(7, 0, -1)]
        while self.kind not in (step_numbers.HAND_MARKER, step_numbers.DRAFT_DEAL):
            outcomes = self.outcomes()
            at_hand = [marker for marker in wanted if marker in outcomes]
            self.draw(at_hand[0] if self.kind == step_numbers.MAP_MARKER else outcomes[0])
        return self

    def finish(self, watch: Callable[[Opening], None] | None = None) -> Opening:
        while not self.over:
            if watch is not None:
                watch(self)
            self.advance()
        return self

    # -- what lies on the table ------------------------------------------------------------------

    def units(self, power: str) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        at = self.c.power(power) * PLACES
        for place in range(PLACES):
            for unit in range(UNIT_KINDS):
                number = self.p.pieces(unit)[at + place]
                if number:
                    where = "home" if place == HOME else self.c.region_ids[place]
                    found.setdefault(where, {})[UNIT_WORDS[unit]] = number
        return found

    def control(self, power: str) -> dict[str, int]:
        number = self.c.power(power)
        found: dict[str, int] = {}
        for region in range(REGIONS):
            if self.p.control[region * POWERS + number]:
                found[self.c.region_ids[region]] = self.p.control[region * POWERS + number]
        return found

    def place_of(self, code: int) -> list[str]:
        return [self.c.marker_ids[marker] for marker in range(MARKERS) if self.p.markers[marker] == code]

    def bag(self) -> list[str]:
        return self.place_of(IN_BAG)

    def on_map(self) -> list[str]:
        return self.place_of(ON_MAP)

    def used(self) -> list[str]:
        return self.place_of(USED)

    def hand(self, power: str) -> list[str]:
        return self.place_of(IN_HAND + self.c.power(power))


def game_after(opening: Opening, seed: int) -> Iterator[Position]:
    """Set up, then play on at random to the end of the game; the table after each draw and each choice."""
    p = opening.finish().p
    engine = Rules(opening.ruleset)
    engine.run_passages(p)
    numbers = seeded(seed, ["choices"])
    while engine.waits_for(p) != OVER:
        yield p
        if engine.waits_for(p) == WAITS_FOR_CHANCE:
            engine.apply_outcome(p, engine.draw(p))
        else:
            out: list[int] = []
            engine.legal(p, out)
            engine.apply(p, out[below(numbers, 0, len(out))])
