"""Watches an attack and writes down what happens as the recorded cases tell it: events and loss records."""

from __future__ import annotations

from typing import Any

from tests.recorded.struggle_of_empires.play import Watcher
from tests.recorded.struggle_of_empires.table import GAME, C
from tricorne.games.struggle_of_empires.battle import attack, combat, losses, naval
from tricorne.games.struggle_of_empires.battle.strength import (
    ITEM_WORDS,
    LOCAL_ALLIANCE,
    MARKER_STRENGTH,
    NAVAL_SUPPORT,
    TOKEN_STRENGTH,
    principal,
    strength,
)
from tricorne.games.struggle_of_empires.board.constants import ARMY, FORT, NAVY, NONE, PLACES, POWERS, UNIT_WORDS
from tricorne.games.struggle_of_empires.board.position import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    COMBAT_KIND,
    COMBAT_STAGE,
    DEFENDERS,
    DICE_ROLLED,
    LOSS_NUMBER,
    LOSS_SIDE,
    NO_SIDE,
    ON_MARKER,
    ON_POWER,
    REGION,
    STAGE,
    SUPPORT,
    TARGET,
    TARGET_ID,
    TOKEN,
    WINNER,
    WITHDRAWN,
    Position,
)
from tricorne.games.struggle_of_empires.rules import Rules
from tricorne.games.struggle_of_empires.step_numbers import ATTACK, BATTLE_DIE, COMBAT, LOSE_ALLY, LOSE_OWN, LOSSES
from tricorne.kernel.position import actor_of, kind_of
from tricorne.kernel.word_rows import as_list

SIDES = ((ATTACKERS, "attacker"), (DEFENDERS, "defender"))
SIDE_WORD = {NO_SIDE: None, ATTACKERS: "attacker", DEFENDERS: "defender"}
WINNER_WORD = {NO_SIDE: "tie", ATTACKERS: "attacker", DEFENDERS: "defender"}


def unit_counts(p: Position) -> list[list[int]]:
    return [p.armies[:], p.navies[:], p.forts[:]]


def missing(before: list[list[int]], p: Position) -> list[tuple[int, int, int]]:
    """Units that are gone since: power, unit, place."""
    found: list[tuple[int, int, int]] = []
    for unit in (ARMY, NAVY, FORT):
        now = p.pieces(unit)
        for at in range(POWERS * PLACES):
            for _ in range(before[unit][at] - now[at]):
                found.append((at // PLACES, unit, at % PLACES))
    return found


class LossWatch:
    """Loss records of the combat under way."""

    def __init__(self) -> None:
        self.records: dict[str, list[dict[str, Any]]] = {"attacker": [], "defender": []}
        self._side = NO_SIDE
        self._record: dict[str, Any] | None = None
        self._units: list[list[int]] = []

    def before(self, p: Position) -> None:
        """A loss may be taken now."""
        self.close(p)
        b = p.battle
        side = b[LOSS_SIDE]
        number = b[LOSS_NUMBER]
        if side > DEFENDERS or number >= losses.LOSSES_A_SIDE or principal(p, side) == NONE:
            return
        if (side == DEFENDERS and b[WITHDRAWN] != 0) or not losses.loss_is_due(p, side, number):
            return
        cause = "seven"
        if number == losses.FOR_RESULT:
            cause = "tie" if b[WINNER] == NO_SIDE else "defeat"
        self._side = side
        self._units = unit_counts(p)
        self._record = {"cause": cause, "group": None, "candidates": [], "chooser": None, "lost": None}

    def asked(self, chooser: int, options: list[list[str]]) -> None:
        """Somebody chooses the unit."""
        if self._record is not None:
            self._record["chooser"] = C.power_ids[chooser]
            self._record["candidates"] = options

    def close(self, p: Position) -> None:
        """Whatever was lost is lost by now."""
        record = self._record
        if record is None:
            return
        lost = missing(self._units, p)
        assert len(lost) <= 1, "more than one unit lost at once"
        if lost:
            power, unit, _place = lost[0]
            record["lost"] = [C.power_ids[power], UNIT_WORDS[unit]]
            record["group"] = "principal" if power == principal(p, self._side) else "ally"
            if not record["candidates"]:
                record["candidates"] = [record["lost"]]
        self.records[str(SIDE_WORD[self._side])].append(record)
        self._record = None


def loss_options(engine: Rules, p: Position) -> list[list[str]]:
    """The options of LOSE_OWN and LOSE_ALLY as candidates."""
    legal: list[int] = []
    engine.legal(p, legal)
    unit = UNIT_WORDS[NAVY if p.battle[COMBAT_KIND] == AT_SEA else ARMY]
    found: list[list[str]] = []
    for action in legal:
        word = GAME.actions[action].text.split()[-1]
        own = kind_of(p.stack[-1]) == LOSE_OWN
        found.append([C.power_ids[actor_of(p.stack[-1])], word] if own else [word, unit])
    return found


class AttackWatch(Watcher):
    """Events of one attack or covert action, in order."""

    def __init__(self, engine: Rules) -> None:
        self.engine = engine
        self.events: list[dict[str, Any]] = []
        self.losses = LossWatch()
        self._combat: dict[str, Any] | None = None
        self._fought = False
        self._counts: dict[str, bool] = {}
        self._stepped = False
        self._control: list[int] = []
        self._markers: list[int] = []
        self._tokens: list[int] = []
        self._gold: list[int] = []
        self._points: list[int] = []

    # -- called by Play ----------------------------------------------------------------------------

    def before(self, p: Position, kind: int) -> None:
        b = p.battle
        if kind == ATTACK:
            if b[STAGE] == attack.NAVAL_STEP and not attack.fights_pirates(p):
                self._stepped = True
                if b[TOKEN] == NONE and b[TARGET] == ON_POWER:
                    for side, word in SIDES:
                        self._counts[f"{word}_counts"] = naval.navies_count(p, side)
            elif b[STAGE] == attack.MAY_SURRENDER and self._stepped:
                self._stepped = False
                support = SIDE_WORD[b[SUPPORT]]
                event = {"event": "naval-step", "combat": self._fought, "support": support, **self._counts}
                self.events.append(event)
                if not attack.fights_on_land(p):
                    self.events.append({"event": "no-land-combat"})
        elif kind == COMBAT and b[COMBAT_STAGE] == combat.CAPTURE:
            self._remember(p)
            self._finish(p)
        elif kind == LOSSES:
            self.losses.before(p)

    def after(self, p: Position, kind: int) -> None:
        if kind == COMBAT and self._control and p.battle[COMBAT_STAGE] == combat.DONE:
            self._capture(p)
        elif kind == LOSSES and p.stack and kind_of(p.stack[-1]) in (LOSE_OWN, LOSE_ALLY):
            self.losses.asked(actor_of(p.stack[-1]), loss_options(self.engine, p))

    # -- called by the case ------------------------------------------------------------------------

    def rolls(self, p: Position) -> None:
        """The first die of a roll is due: a combat begins, or is rolled again."""
        if kind_of(p.stack[-1]) != BATTLE_DIE or p.battle[DICE_ROLLED] != 0:
            return
        if self._combat is None:
            at_sea = p.battle[COMBAT_KIND] == AT_SEA
            self._fought = self._fought or at_sea
            self._combat = {"event": "naval-combat" if at_sea else "land-combat", "rolls": []}
            self.losses = LossWatch()
            for side, word in SIDES:
                items: list[int] = []
                base = strength(p, side, items)
                self._combat[word] = {"items": _items(p, side, items), "base": base}

    def rolling(self, dice: list[int]) -> None:
        """Four dice are about to lie on the table."""
        assert self._combat is not None
        self._combat["rolls"].append([dice[:2], dice[2:]])

    def finished(self, p: Position) -> None:
        """The attack is over."""
        self.losses.close(p)

    # -- parts -------------------------------------------------------------------------------------

    def _finish(self, p: Position) -> None:
        """The result of the combat is known."""
        event = self._combat
        assert event is not None
        b = p.battle
        for side, word in SIDES:
            event[word]["total"] = combat.total_of(p, side)
        event["winner"] = WINNER_WORD[b[WINNER]]
        event["seven"] = {word: combat.rolled_fatal(p, side) for side, word in SIDES}
        event["withdrawal"] = b[WITHDRAWN] != 0
        event["losses"] = self.losses.records
        self.events.append(event)
        self._combat = None

    def _remember(self, p: Position) -> None:
        self._control = p.control[:]
        self._tokens = p.token_owner[:]
        self._gold = as_list(p.gold)
        self._points = p.victory_points[:]
        self._markers = p.markers[:]

    def _capture(self, p: Position) -> None:
        b = p.battle
        if b[TOKEN] != NONE:
            token = C.token_ids[b[TOKEN]]
            if p.token_region[b[TOKEN]] != NONE:
                owner = C.power_ids[p.token_owner[b[TOKEN]]]
                region = C.region_ids[p.token_region[b[TOKEN]]]
                self.events.append({"event": "token-holds", "token": token, "region": region, "owner": owner})
            else:
                self.events.append({"event": "token-returns", "token": token})
        else:
            self._capture_by_power(p)
        self._control = []

    def _capture_by_power(self, p: Position) -> None:
        b = p.battle
        attacker = b[ATTACKER]
        at = b[REGION] * POWERS + attacker
        if p.control[at] == self._control[at]:
            return
        event: dict[str, Any] = {"event": "capture", "by": C.power_ids[attacker]}
        if b[TARGET] == ON_MARKER:
            event["from"] = f"neutral:{C.marker_ids[b[TARGET_ID]]}"
            event["gold"] = p.gold[attacker] - self._gold[attacker]
            event["vp"] = p.victory_points[attacker] - self._points[attacker]
        elif b[TARGET] == ON_POWER:
            event["from"] = f"power:{C.power_ids[b[TARGET_ID]]}"
        else:
            event["from"] = f"token:{C.token_ids[b[TARGET_ID]]}"
            event["held"] = C.power_ids[self._tokens[b[TARGET_ID]]]
            event["token_to"] = "supply" if p.token_region[b[TARGET_ID]] == NONE else "map"
        self.events.append(event)

    def capture_by_surrender(self, p: Position, before: Position) -> None:
        """The defender gave up the marker."""
        self.events.append({"event": "surrender", "by": C.power_ids[before.battle[TARGET_ID]]})
        attacker = before.battle[ATTACKER]
        at = before.battle[REGION] * POWERS + attacker
        if p.control[at] > before.control[at]:
            loser = C.power_ids[before.battle[TARGET_ID]]
            self.events.append({"event": "capture", "by": C.power_ids[attacker], "from": f"power:{loser}"})


def _items(p: Position, side: int, items: list[int]) -> list[dict[str, Any]]:
    """The engine's items four by four as the cases write them."""
    found: list[dict[str, Any]] = []
    for at in range(0, len(items), 4):
        item, who, count, value = items[at : at + 4]
        entry: dict[str, Any] = {"item": ITEM_WORDS[item], "count": count, "value": value}
        if item == LOCAL_ALLIANCE:
            entry["id"] = C.alliance_ids[who]
            entry["power"] = C.power_ids[principal(p, side)]
        elif item not in (MARKER_STRENGTH, TOKEN_STRENGTH, NAVAL_SUPPORT):
            entry["power"] = C.power_ids[who]
        found.append(entry)
    return found
