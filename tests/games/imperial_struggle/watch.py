"""What occurs in random games of Imperial Struggle: events, ministry abilities, Advantages, war results, victories."""

from __future__ import annotations

from typing import cast

from tests.fuzz.watch import Watch
from tricorne.games.imperial_struggle import actions, step_numbers
from tricorne.games.imperial_struggle.board.components import Components, load
from tricorne.games.imperial_struggle.board.constants import (
    ADVANTAGES,
    BRITAIN,
    COURT_OF_THE_SUN_KING,
    DIPLOMATIC,
    EDMUND_BURKE,
    EUROPE,
    EVENTS,
    FRANCE,
    HUGUENOT_TERRITORIES,
    JAMES_WATT,
    JOHN_LAW,
    JONATHAN_SWIFT,
    LAVOISIER,
    MINISTRIES,
    NONE,
    NORTH_AMERICAN_TRADE,
    PAPACY_HANOVER,
    POMPADOUR,
    SAMUEL_JOHNSON,
    SHIFTABLE,
    SIDE_IDS,
    SIDES,
    TURGOT,
)
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.position import Position
from tricorne.games.imperial_struggle.board.registers import (
    BONUS,
    BURKE_USED,
    BUY_MODE,
    BUY_REMOVES,
    BUY_SPACE,
    BUY_TYPE,
    BY_MINOR,
    DEBT,
    DEBT_TAKEN,
    EVENT,
    FIGHTING,
    MINOR_TYPE,
    POMPADOUR_USED,
    REASON,
    ROUND_NUMBER,
    SIDE,
    TRADE_GIVEN,
    TURN,
    WATT_USED,
    WINNER,
    WON_BY,
    WON_ROW,
)
from tricorne.games.imperial_struggle.payment.funds import turgot_helps
from tricorne.games.imperial_struggle.payment.price import Item, price
from tricorne.games.imperial_struggle.scoring import score_sheet, scoring
from tricorne.games.imperial_struggle.scoring.victory import FINAL_TIE, GOES_ON, REASON_IDS
from tricorne.kernel.message import Thing
from tricorne.kernel.position import AnyPosition, actor_of, kind_of
from tricorne.kernel.word_rows import as_list

PAYING = (step_numbers.SHIFT, step_numbers.HUGUENOTS, step_numbers.PAY_BY, step_numbers.PAY_EXTRA)
REGISTERS = {
    POMPADOUR_USED: (POMPADOUR, 0),
    WATT_USED: (JAMES_WATT, 1),
    BURKE_USED: (EDMUND_BURKE, 0),
    TRADE_GIVEN: (NORTH_AMERICAN_TRADE, 0),
}
"""Registers of the round that tell that an ability was at work."""
DISCOUNTS = {
    Thing("ministry", "jonathan-swift"): (JONATHAN_SWIFT, 0),
    Thing("ministry", "edmund-burke"): (EDMUND_BURKE, 1),
}


class GameWatch(Watch):
    """Counts by looking at positions from outside; the rules know nothing of it."""

    def __init__(self) -> None:
        super().__init__()
        self.c: Components = load()
        self.ability: list[int] = []
        self.round: list[int] = []
        self.turn = 0
        self.turgot = False
        self.minor = NONE
        self.bare = False

    # -- what there is ---------------------------------------------------------------------------

    def expected(self) -> list[str]:
        c = self.c
        found: list[str] = []
        for event in c.events:
            for side in range(SIDES):
                found.append(f"event {event.id} {SIDE_IDS[side]}")
                if event.versions[side].bonus:
                    found.append(f"event {event.id} {SIDE_IDS[side]} with bonus")
        for ministry in c.ministries:
            found += [f"ministry {ministry.id} {at + 1}" for at in range(len(ministry.abilities))]
        found += [f"advantage {id} {side}" for id in c.advantage_ids for side in SIDE_IDS]
        for theater in c.wars.theaters:
            found.append(f"war {theater.id} tie")
            for side in range(SIDES):
                for row in theater.spoils:
                    if row.side in (NONE, side):
                        found.append(f"war {theater.id} {SIDE_IDS[side]} by {row.margin}")
        found += ["war refuse", "war cede", "war usa", "war canada"]
        for reason in range(1, len(REASON_IDS)):
            for side in range(SIDES):
                if reason != FINAL_TIE or side == BRITAIN:
                    found.append(f"victory {REASON_IDS[reason]} {SIDE_IDS[side]}")
        return found

    def _count(self, ministry: int, ability: int) -> None:
        self.counts[f"ministry {self.c.ministry_ids[ministry]} {ability + 1}"] += 1

    # -- before an action ------------------------------------------------------------------------

    def before(self, position: AnyPosition, action: int) -> None:
        p = cast(Position, position)
        frame = p.stack[-1]
        kind = kind_of(frame)
        self.ability = p.ability[:]
        self.round = as_list(p.round)
        self.turn = p.clock[TURN]
        if kind in PAYING:
            self._paying(p, frame, action)
        elif kind == step_numbers.MENU and action in (actions.END_ROUND, actions.PASS):
            if p.clock[ROUND_NUMBER] == SIDES * self.c.rounds_per_side - 1:
                self._scoring(p)
        elif kind == step_numbers.REFUSE:
            self.counts["war refuse" if action == actions.REFUSE else "war cede"] += 1
        elif actions.USA <= action < actions.USA_FORT:
            self.counts["war canada" if kind == step_numbers.CANADA else "war usa"] += 1

    def _paying(self, p: Position, frame: int, action: int) -> None:
        """Abilities that lower prices or let points go further."""
        side = actor_of(frame)
        space = p.buy[BUY_SPACE]
        if actions.SHIFT <= action < actions.SHIFT + SHIFTABLE:
            space = p.ruleset.pieces.shiftable[action - actions.SHIFT]
            if p.discounts:
                items: list[Item] = []
                price(p, side, space, NONE, False, items)
                for item in items:
                    if isinstance(item.what, Thing) and item.what in DISCOUNTS:
                        self._count(*DISCOUNTS[item.what])
        elif actions.FLIP <= action < actions.FLIP + HUGUENOT_TERRITORIES:
            self.counts["huguenots flipped"] += 1
        self.turgot = side == FRANCE and turgot_helps(p)
        self.minor = p.round[MINOR_TYPE]
        self.bare = space != NONE and not p.marker[space]

    def _scoring(self, p: Position) -> None:
        """The last round of a turn ends: what the Scoring Phase will ask of face-up ministries."""
        sheet = scoring.lines(p)
        for at in range(0, len(sheet), score_sheet.LINE):
            what = sheet[at + score_sheet.WHAT]
            number = sheet[at + score_sheet.NUMBER]
            who = sheet[at + score_sheet.WHO]
            if what == score_sheet.MINISTRY:
                self._count(number, 0)
            if what == score_sheet.AWARD and number == EUROPE:
                if who == FRANCE and p.ministry_place[COURT_OF_THE_SUN_KING] == UP:
                    self._count(COURT_OF_THE_SUN_KING, 0)
                if p.ministry_place[SAMUEL_JOHNSON] == UP:
                    self._count(SAMUEL_JOHNSON, 0)
            full = who == BRITAIN and sheet[at + score_sheet.DEBT] > p.available_debt(BRITAIN)
            if full and p.ministry_place[JAMES_WATT] == UP:
                self._count(JAMES_WATT, 0)
        if p.ministry_place[JOHN_LAW] == UP and p.sides[DEBT + FRANCE] > 0:
            self._count(JOHN_LAW, 0)

    # -- after it --------------------------------------------------------------------------------

    def after(self, position: AnyPosition, action: int) -> None:
        p = cast(Position, position)
        if actions.PLAY <= action < actions.PLAY + EVENTS:
            bonus = " with bonus" if p.round[BONUS] else ""
            self.counts[f"event {self.c.event_ids[action - actions.PLAY]} {SIDE_IDS[p.round[SIDE]]}{bonus}"] += 1
            if p.round[BONUS] and p.ministry_place[LAVOISIER] == UP and p.round[SIDE] == FRANCE:
                self._count(LAVOISIER, 0)
        elif actions.USE_ADVANTAGE <= action < actions.USE_ADVANTAGE + ADVANTAGES:
            at = action - actions.USE_ADVANTAGE
            self.counts[f"advantage {self.c.advantage_ids[at]} {SIDE_IDS[p.advantage_owner[at]]}"] += 1
        elif actions.REVEAL <= action < actions.REVEAL + MINISTRIES:
            self._revealed(p, action - actions.REVEAL)
        if p.ability != self.ability:
            for at in range(len(p.ability)):
                if p.ability[at] > self.ability[at]:
                    self._count(at // 2, at % 2)
        self._registers(p)
        self._wars(p)
        if not p.stack and p.clock[REASON] != GOES_ON:
            self.counts[f"victory {REASON_IDS[p.clock[REASON]]} {SIDE_IDS[p.clock[WINNER]]}"] += 1

    def _revealed(self, p: Position, ministry: int) -> None:
        if ministry == PAPACY_HANOVER:
            self._count(PAPACY_HANOVER, 0)
        elif ministry == NORTH_AMERICAN_TRADE:
            self._count(NORTH_AMERICAN_TRADE, 1)
        elif ministry == LAVOISIER and p.round[EVENT] != NONE and p.round[BONUS]:
            self._count(LAVOISIER, 0)

    def _registers(self, p: Position) -> None:
        for register, (ministry, ability) in REGISTERS.items():
            if p.round[register] > self.round[register] and p.round[SIDE] == self.round[SIDE]:
                self._count(ministry, ability)
        if self.turgot and p.round[DEBT_TAKEN] and not self.round[DEBT_TAKEN]:
            self._count(TURGOT, 0)
        if self.bare and self.minor != NONE and p.round[MINOR_TYPE] == NONE and p.buy[BUY_MODE] == BY_MINOR:
            if p.buy[BUY_REMOVES] and p.buy[BUY_TYPE] == DIPLOMATIC and p.round[SIDE] == BRITAIN:
                self._count(JONATHAN_SWIFT, 1)
        self.turgot = False
        self.bare = False

    def _wars(self, p: Position) -> None:
        """Count the theaters of a war once it is over, or those fought when the game ends in it."""
        track = self.c.turn_war
        for at in range(self.turn, p.clock[TURN] + 1):
            war = track[at]
            over = war != NONE and (at < p.clock[TURN] or not p.stack)
            if over:
                numbers = self.c.wars.theaters_of[war]
                fought = len(numbers) if at < p.clock[TURN] else p.war[FIGHTING] + 1
                for k in range(fought):
                    self._theater(p, numbers[k], k)

    def _theater(self, p: Position, number: int, k: int) -> None:
        theater = self.c.wars.theaters[number]
        winner = p.war[WON_BY + k]
        row = p.war[WON_ROW + k]
        if winner == NONE:
            self.counts[f"war {theater.id} tie"] += 1
        elif row == NONE:
            self.counts[f"war {theater.id} {SIDE_IDS[winner]} without reward"] += 1
        else:
            self.counts[f"war {theater.id} {SIDE_IDS[winner]} by {theater.spoils[row].margin}"] += 1
