"""Carrying an event out with recorded choices: which of our answers each of them is."""

from __future__ import annotations

from typing import Any

from tests.recorded.findings import Findings
from tests.recorded.imperial_struggle import names, rulings
from tests.recorded.imperial_struggle.chance import Outcomes
from tests.recorded.imperial_struggle.driver import asked, matching, open_actions, play, run_passages, waits
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import NONE
from tricorne.games.imperial_struggle.board.control import in_play
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import SIDE
from tricorne.kernel.position import kind_of

WORDS = {
    "economic2": "points economic",
    "diplomatic2": "points diplomatic",
    "military2": "points military",
    "economic": "points economic",
    "diplomatic": "points diplomatic",
    "military": "points military",
    "scorecotton": "score-it",
    "paydebt": "take-debt",
    "paytrp": "pay-treaty-point",
    "fur": "demand furs",
    "furs": "demand furs",
    "spice": "demand spice",
    "fish": "demand fish",
    "tobacco": "demand tobacco",
    "sugar": "demand sugar",
    "cotton": "demand cotton",
}
LOGE = "loge-des-neuf-soeurs"
EXHAUSTS = "R127 the Advantage is exhausted by the use"
CLICKS = ("confirm", "done", "defer")
DECLINES = ("pass",)


class CardPlay:
    """An event between ``play CARD`` and the menu after it."""

    def __init__(
        self, table: Position, card: str, choices: list[dict[str, Any]], outcomes: Outcomes, found: Findings
    ) -> None:
        self.table = table
        self.card = card
        self.left = [choice for choice in choices if choice["action"] not in CLICKS]
        self.actions = [choice["action"] for choice in choices]
        self.outcomes = outcomes
        self.found = found
        self.whys: list[str] = [f"{ruling} {tag}" for tag, ruling in found.alts.items()]
        self.whys += [why for why in rulings.of_card(table, card, table.round[SIDE]) if why not in self.whys]

    def rulings(self) -> list[str]:
        """The rulings by which this play may differ from the recorded one."""
        for choice in self.left:
            self._ruled_out(choice)
        return self.whys

    def why(self) -> str:
        return ", ".join(self.rulings())

    def _ruled_out(self, choice: dict[str, Any]) -> None:
        """A recorded choice that we did not ask for."""
        if choice["action"] in ("space", "bonus_war") and "confirm" in choice.get("legal", {}):
            if self.card == "military-spending-overruns":
                self._note("R110 more is given up than the card asks for")
        if choice["action"] == "bonus_war" and self.table.next_war() == NONE:
            self._note("R168 tiles of the last war are gone")
        if choice["action"] == "space":
            space = names.BOARD.space(names.space(choice["arg"]))
            if not in_play(self.table, space):
                self._note("R127 a marker on a United States space that is not in play")
            elif self.card == "south-sea-speculation":
                self._note("R103 isolation of Markets farther away")

    def _note(self, why: str) -> None:
        if why not in self.whys:
            self.whys.append(why)

    def play_out(self) -> None:
        """Until the card is done and its side is back in the menu."""
        for _ in range(60):
            run_passages(self.table, _at_menu)
            if _at_menu(self.table) or waits(self.table) == "over":
                return
            if waits(self.table) == "chance":
                problem = self.outcomes.apply_outcome(self.table)
                if problem:
                    self.found.same(f"{self.card} chance", "", problem)
            elif kind_of(self.table.stack[-1]) == step_numbers.MENU:
                return
            else:
                self._answer()

    def _pays(self, open_now: dict[str, int]) -> str:
        """The answer to what a purchase asks, if one is due: an Advantage used by the card may lower a price."""
        kind = kind_of(self.table.stack[-1])
        if kind == step_numbers.PAY_BY:
            return "by-minor" if "minor" in self.actions else "by-major"
        if kind == step_numbers.PAY_EXTRA:
            return f"treaty-points {self.actions.count('paytrp')}"
        return "no-flip" if kind == step_numbers.HUGUENOTS and "no-flip" in open_now else ""

    def _answer(self) -> None:
        open_now = open_actions(self.table)
        payment = self._pays(open_now)
        if payment in open_now:
            play(self.table, open_now[payment])
            return
        if "either 1" in open_now or "either 2" in open_now:
            play(self.table, open_now[self._half(open_now)])
            return
        for choice in self.left:
            if choice["role"] == asked(self.table):
                texts = self._matching(choice, open_now)
                if texts:
                    self.found.values += 1
                    self.left.remove(choice)
                    if texts[0].startswith("use-advantage"):
                        self._note("R104 the Advantage is exhausted by the use" if self.card != LOGE else EXHAUSTS)
                    play(self.table, open_now[texts[0]])
                    return
        for choice in self.left:
            if choice["action"] in DECLINES and "enough" in open_now:
                self.left.remove(choice)
                break
        if "enough" in open_now:
            play(self.table, open_now["enough"])
            return
        self.found.values += 1
        self.found.differs(f"{self.card} decision without a recorded choice", "none", sorted(open_now), self.why())
        play(self.table, min(open_now.values()))

    def _matching(self, choice: dict[str, Any], open_now: dict[str, int]) -> list[str]:
        word = WORDS.get(choice["action"])
        if word:
            return [word] if word in open_now else []
        return matching(choice, open_now)

    def _half(self, open_now: dict[str, int]) -> str:
        """The half of an either-or that the next choices belong to."""
        wanted = [choice for choice in self.left if choice["action"] not in ("place_conflicts", "take_control")]
        named = [choice["action"] for choice in self.left if choice not in wanted]
        halves = [text for text in ("either 1", "either 2") if text in open_now]
        for text in halves:
            trial = self.table.clone()
            play(trial, open_now[text])
            run_passages(trial, _at_menu)
            if waits(trial) != "decision" or kind_of(trial.stack[-1]) == step_numbers.MENU:
                continue
            offered = open_actions(trial)
            fits = [choice for choice in wanted if self._matching(choice, offered)]
            if named and not any(
                t.split()[0] == {"place_conflicts": "mark", "take_control": "control"}[named[0]] for t in offered
            ):
                continue
            if fits or named:
                self.left = wanted
                return text
        for text in halves:
            trial = self.table.clone()
            play(trial, open_now[text])
            if run_passages(trial, _at_menu) or kind_of(trial.stack[-1]) == step_numbers.MENU:
                return text
        return halves[0]


def _at_menu(table: Position) -> bool:
    """Is the event over: is the round's own passage on top again?"""
    return kind_of(table.stack[-1]) == step_numbers.ROUND if table.stack else False
