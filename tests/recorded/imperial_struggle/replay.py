"""Playing a group of recorded steps with our engine: the actions it stands for, payments answered on the way."""

from __future__ import annotations

from tests.recorded.findings import Findings
from tests.recorded.imperial_struggle import names
from tests.recorded.imperial_struggle.board import ENGINE
from tests.recorded.imperial_struggle.chance import Outcomes
from tests.recorded.imperial_struggle.driver import ACTIONS, play, run_passages, waits
from tests.recorded.imperial_struggle.group import Group
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import (
    BRITAIN,
    EDMUND_BURKE,
    FRANCE,
    REVOLUTION,
    SIDE_IDS,
    SUCCESSION,
    TURGOT,
)
from tricorne.games.imperial_struggle.board.places import HAND, UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import BURKE_USED, CLOSED, FIGHTING, STAGE
from tricorne.games.imperial_struggle.peace.turn import SCORING
from tricorne.games.imperial_struggle.war.war import TO_BREAK_OUT
from tricorne.kernel.position import first_of, kind_of


class Illegal(Exception):
    """An action that the record has and we refuse."""

    def __init__(self, text: str, reason: str, rules: list[str]) -> None:
        super().__init__(f"{text}: {reason}")
        self.text = text
        self.reason = reason
        self.rules = rules


def theater_is_next(table: Position) -> bool:
    """Does the war go on with another theater? Those are fought one by one."""
    if kind_of(table.stack[-1]) != step_numbers.WAR:
        return False
    fought = -1 if table.clock[STAGE] == TO_BREAK_OUT else table.war[FIGHTING]
    return fought + 1 < len(names.PIECES.wars.theaters_of[table.next_war()])


def scoring_is_next(table: Position) -> bool:
    """Is the Scoring Phase due? It is held against the record by itself."""
    return bool(table.stack) and kind_of(table.stack[-1]) == step_numbers.PEACE and table.clock[STAGE] == SCORING


def stands_still(table: Position) -> bool:
    return theater_is_next(table) or scoring_is_next(table)


class Player:
    """Our table, played along the record."""

    def __init__(self, table: Position, found: Findings) -> None:
        self.table = table
        self.found = found
        self.outcomes = Outcomes()
        self.whys: list[str] = []
        """Rulings by which the group being played differs."""

    def note(self, why: str) -> None:
        if why not in self.whys:
            self.whys.append(why)

    # -- one action --------------------------------------------------------------------------------

    def pump(self) -> None:
        """Run on until something is asked, landing recorded chance as far as it is known."""
        while True:
            if run_passages(self.table, stands_still):
                return
            if waits(self.table) != "chance" or not self.outcomes.knows(self.table):
                return
            if self._keeps_succession_card():
                continue
            problem = self.outcomes.apply_outcome(self.table)
            self.found.same("chance", "", problem)

    def _keeps_succession_card(self) -> bool:
        """R2: in the Revolution Era a bought Succession card leaves the game; recorded, it is kept."""
        frame = self.table.stack[-1]
        if kind_of(frame) != step_numbers.DRAW_CARD or self.table.era() != REVOLUTION:
            return False
        side = first_of(frame)
        waiting = self.outcomes.cards[SIDE_IDS[side]]
        if not waiting or names.PIECES.events[names.PIECES.event(waiting[0])].era != SUCCESSION:
            return False
        self.found.values += 1
        self.found.differs("card drawn", waiting[0], "leaves the game", "R2 succession_event_drawn_in_revolution_era")
        self.table.event_place[names.PIECES.event(waiting.pop(0))] = HAND + side
        self.table.stack.pop()
        return True

    def kind(self) -> int:
        return kind_of(self.table.stack[-1]) if self.table.stack else 0

    def do(self, text: str) -> None:
        """Play an action; Illegal if we refuse it."""
        self.pump()
        if waits(self.table) == "chance":
            raise Illegal(text, f"chance is due: {step_numbers.NAMES[self.kind()]}", [])
        if waits(self.table) == "over":
            raise Illegal(text, "the game is over", [])
        number = ACTIONS.number(text)
        refusal = ENGINE.why_not(self.table, number)
        if refusal is not None and self.kind() == step_numbers.MENU and self.table.round[CLOSED]:
            # R19: an action that was finished is taken up again.
            closed = self.table.round[CLOSED]
            self.table.round[CLOSED] = 0
            if ENGINE.why_not(self.table, number) is None:
                self.found.values += 1
                self.found.differs("a finished action is taken up again", "allowed", text, "R19")
                refusal = None
            else:
                self.table.round[CLOSED] = closed
        self.found.values += 1
        if refusal is not None:
            raise Illegal(text, str(refusal.reason), refusal.rules)
        play(self.table, number)
        self.pump()

    def may(self, text: str) -> bool:
        self.pump()
        return waits(self.table) == "decision" and ENGINE.why_not(self.table, ACTIONS.number(text)) is None

    def pay(self, group: Group) -> None:
        """Answer what a purchase asks: Huguenots, which action, how many Treaty Points."""
        table = self.table
        before = table.round[BURKE_USED]
        self._answer_payment(group)
        if table.ministry_place[EDMUND_BURKE] == UP and (table.round[BURKE_USED] != before or group.by_burke):
            self.note("R160 Burke's points are spent by themselves")

    def _answer_payment(self, group: Group) -> None:
        table = self.table
        if table.ministry_place[TURGOT] == UP and table.available_debt(FRANCE) - 1 == table.available_debt(BRITAIN):
            self.note("R161 Turgot compares before the Debt is taken")
        for _ in range(4):
            self.pump()
            kind = self.kind()
            if kind == step_numbers.HUGUENOTS:
                marker = group.arg("ask_about_huguenots", "space")
                self.do(f"flip {names.space(marker)}" if marker else "no-flip")
            elif kind == step_numbers.PAY_BY:
                self.do("by-minor" if group.paid and group.paid[0]["as_minor"] else "by-major")
            elif kind == step_numbers.PAY_EXTRA:
                self.do(f"treaty-points {group.count('paytrp')}")
            else:
                return
