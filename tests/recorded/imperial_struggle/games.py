"""games: whole games, replayed step by step with scripted chance."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from tests.recorded.findings import Case, Findings
from tests.recorded.imperial_struggle import names, round_state, rulings, snapshot
from tests.recorded.imperial_struggle.board import ENGINE
from tests.recorded.imperial_struggle.driver import open_actions, waits
from tests.recorded.imperial_struggle.group import Group, clicks_only
from tests.recorded.imperial_struggle.impose import impose
from tests.recorded.imperial_struggle.names import SIDE_NAMES
from tests.recorded.imperial_struggle.replay import Illegal, scoring_is_next
from tests.recorded.imperial_struggle.replay_round import RoundPlayer
from tests.recorded.imperial_struggle.scores import readings, totals
from tests.recorded.imperial_struggle.theaters import Fight
from tricorne.games.imperial_struggle import step_numbers
from tricorne.games.imperial_struggle.board.constants import EDMUND_BURKE, NONE, REVOLUTION
from tricorne.games.imperial_struggle.board.places import UP
from tricorne.games.imperial_struggle.board.registers import (
    DEBT,
    JACOBITE_THIRD,
    STAGE,
    TREATY,
    TURN,
    VP,
    WAR_STAGE,
    WINNER,
)
from tricorne.games.imperial_struggle.peace.turn import SCORING
from tricorne.games.imperial_struggle.scoring import final, scoring, victory
from tricorne.games.imperial_struggle.setup import new_position
from tricorne.games.imperial_struggle.war.theater import COUNTED
from tricorne.kernel.position import actor_of, kind_of

IN_ROUND = ("select_investment_tile", "action_round_core")
PHASES = ("deal_cards_discard", "choose_ministry_cards", "replace_ministry_cards")
CLICKS = ("end_of_action_round", "scoring_review", "final_scoring_phase", "confirm_first_player", *PHASES)


def check_game(case: Case, found: Findings) -> None:
    table = new_position(ENGINE.ruleset, 0)
    player = RoundPlayer(table, found)
    player.outcomes.add(case["setup_chance"])
    player.pump()
    Replay(case, player, found).run()


class Replay:
    """A recorded game beside ours."""

    def __init__(self, case: Case, player: RoundPlayer, found: Findings) -> None:
        self.case = case
        self.player = player
        self.table = player.table
        self.found = found
        self.position: dict[str, Any] = case["initial"]

    def run(self) -> None:
        if any(self.position["ministries"].values()):
            # The set-up names ministries: they have been chosen before the first step.
            self._catch_up()
        self._compare("start")
        groups = [list(steps) for _, steps in groupby(self.case["steps"], key=lambda step: step["m"])]
        at = 0
        while at < len(groups):
            if str(groups[at][0]["at"]).startswith("war_theater"):
                last = self._last_of_theater(groups, at)
                self._theater([step for steps in groups[at:last] for step in steps])
                at = last
            else:
                self._group(groups[at])
                at += 1
        self._end()

    # -- groups --------------------------------------------------------------------------------

    def _group(self, steps: list[dict[str, Any]]) -> None:
        group = Group(steps, self.position)
        self.player.whys = []
        self.player.outcomes.add(group.chance)
        self.position = group.after
        try:
            if group.action not in ("military_upgrade", "ministry_card") or not clicks_only(group):
                self._play(group)
        except Illegal as refused:
            self.found.values += 1
            why = rulings.of_refusal(self.table, refused.text, refused.reason)
            self.found.differs("refused", str(group), str(refused), ", ".join([*self.player.whys, why]).strip(", "))
            self._impose()
        except (ValueError, LookupError, AssertionError) as error:
            self.found.values += 1
            self.found.differs(f"error {type(error).__name__}", str(group), str(error))
            self._impose()
        self.player.pump()
        if scoring_is_next(self.table) and group.top != "end_of_action_round":
            self._score(group)
        if group.top in IN_ROUND:
            self._catch_up()
            self._compare(str(group))

    def _play(self, group: Group) -> None:
        if group.at == "choose_first_player":
            self._catch_up()
            self.player.do(f"first {group.action}")
        elif group.at == "select_investment_tile" and group.action in ("bonus_war", "theater"):
            self._free_tile(group)
        elif group.at in CLICKS:
            self.player.pump()
        elif group.at in IN_ROUND:
            self._catch_up()
            self.player.play(group)
        else:
            raise Illegal(group.at, "no step of ours is known for this", [])

    def _free_tile(self, group: Group) -> None:
        if group.action == "bonus_war":
            self.player.choose_free_tile(group.main["arg"])
        else:
            theater = names.PIECES.wars.theaters[names.theater(group.main["arg"])].id
            self.player.do(f"place {theater}")

    # -- phases answered by what came of them ------------------------------------------------------

    def _catch_up(self) -> None:
        """Discards and ministries are chosen in secret: ours follow from what the record holds afterwards."""
        for _ in range(40):
            self.player.pump()
            if waits(self.table) != "decision":
                return
            text = self._secret_answer(kind_of(self.table.stack[-1]), actor_of(self.table.stack[-1]))
            if not text:
                return
            self.player.do(text)

    def _secret_answer(self, kind: int, side: int) -> str:
        open_now = list(open_actions(self.table))
        if kind == step_numbers.DISCARD:
            kept = [names.event(name) for name in self.position["hands"][SIDE_NAMES[side]]]
            return next((text for text in open_now if text.split()[1] not in kept), open_now[0])
        held = [names.ministry(card["name"]) for card in self.position["ministries"][SIDE_NAMES[side]]]
        if kind == step_numbers.CHOOSE_MINISTRY:
            wanted = [text for text in open_now if text.split()[1] in held]
            plain = [text for text in wanted if "jacobite" not in text]
            return (plain or wanted or open_now)[0]
        if kind == step_numbers.SWAP_MINISTRY:
            out = [text for text in open_now if text.startswith("swap") and text.split()[1] not in held]
            return out[0] if out else "keep-ministry"
        if kind == step_numbers.THIRD_MINISTRY:
            third = "third jacobite-uprisings"
            return third if third in open_now and "jacobite-uprisings" in held else "no-third"
        return ""

    def _score(self, group: Group) -> None:
        """The Scoring Phase; where it is read otherwise the recorded totals are taken over."""
        table = self.table
        sweep = scoring.sweeper(table)
        whys = readings(table)
        if sweep != NONE and scoring.prestige_winner(table) != sweep:
            self.found.values += 1
            self.found.differs("sweep", "needs Prestige", SIDE_NAMES[sweep], "R95 sweep_needs_prestige")
            sweep = NONE
        scoring.score_turn(table)
        position = group.after
        if group.top == "scoring_review":
            theirs = {key: position[key] for key in ("vp", "treaty_points", "debt")}
            self.found.values += 5
            if theirs != totals(table):
                self.found.differs("scoring", theirs, totals(table), ", ".join(whys))
                table.clock[VP] = theirs["vp"]
                for side, name in enumerate(SIDE_NAMES):
                    table.sides[TREATY + side] = theirs["treaty_points"][name]
                    table.sides[DEBT + side] = theirs["debt"][name]
        table.clock[STAGE] = SCORING + 1
        if not victory.check(table, sweep, victory.PEACE_SWEEP) and table.clock[TURN] == table.ruleset.last_turn:
            final.score(table)
            victory.decide(table)
        self.player.pump()

    # -- wars ----------------------------------------------------------------------------------

    def _last_of_theater(self, groups: list[list[dict[str, Any]]], first: int) -> int:
        """The group after the last one of the theater that begins at ``first``."""
        resolved = False
        for at in range(first, len(groups)):
            where = str(groups[at][0]["at"])
            if not where.startswith("war_theater") or (where.endswith("reveal") and resolved):
                return at
            resolved = resolved or where.endswith("resolve")
        return len(groups)

    def _theater(self, steps: list[dict[str, Any]]) -> None:
        """The last click of a theater also reveals the next one, or ends the war: compared before it."""
        group = Group(steps[:-1], self.position)
        whole = Group(steps, self.position)
        self.position = whole.after
        self.player.outcomes.add(whole.chance)
        self.player.whys = []
        if not self._opens_theater(group):
            return
        fight = Fight(self.table, self.found)
        fight.by_tags = False
        tiles = [step for step in steps if step["at"] == "war_theater_reveal"]
        spoils = [step for step in steps if step["at"] == "war_theater_resolve"]
        fight.until(tiles, lambda t: not t.stack or t.war[WAR_STAGE] >= COUNTED)
        fight.until(spoils, lambda t: not t.stack or kind_of(t.stack[-1]) == step_numbers.WAR)
        if self._compare_board(f"theater {tiles[0].get('arg')}", group.after, fight.whys):
            impose(self.table, group.after)
        self.player.pump()

    def _opens_theater(self, group: Group) -> bool:
        """Go to the theater that the record is at."""
        self.player.pump()
        if not self.table.stack or kind_of(self.table.stack[-1]) != step_numbers.WAR:
            step = step_numbers.NAMES[kind_of(self.table.stack[-1])] if self.table.stack else "over"
            self.found.same("theater", str(group.steps[0].get("arg")), step)
            return False
        ENGINE.steps[step_numbers.WAR].run(self.table, self.table.stack[-1])
        return True

    # -- comparing -----------------------------------------------------------------------------

    def _compare(self, what: str) -> None:
        """Where both wait in a round, everything must be the same; what differs is taken over."""
        position = self.position
        if position["action_round"] and any("unplaced" in tiles for tiles in position["war_tiles"].values()):
            return
        whys = list(self.player.whys)
        different = self._compare_board(what, position, whys)
        if position["action_round"]:
            expected = round_state.recorded(position)
            got = round_state.ours(self.table)
            if not self.table.stack or kind_of(self.table.stack[-1]) not in (step_numbers.TAKE, step_numbers.MENU):
                got["open step"] = step_numbers.NAMES[kind_of(self.table.stack[-1])] if self.table.stack else "over"
            self.found.values += len(expected)
            for key, (theirs, ours) in snapshot.differences(expected, got).items():
                different = True
                why = list(whys)
                if key == "isolated" and 1 in self.table.damaged:
                    why.append("R35 damaged_fort_isolation")
                if key == "bought tiles" and position["action_round"].get("event") == "Cook and Bougainville":
                    why.append("R43 the tile of the card counts as bought")
                if key == "major points" and self.table.ministry_place[EDMUND_BURKE] == UP:
                    why.append("R160 Burke's points are spent by themselves")
                if key == "removed tiles" and self.table.era() == REVOLUTION:
                    why.append("R89 Basic tiles of Prussia's Wars are lost")
                self.found.differs(key, f"{what}: {theirs}", ours, ", ".join(why))
        if different:
            self._impose()

    def _compare_board(self, what: str, position: dict[str, Any], whys: list[str]) -> bool:
        expected = snapshot.recorded(position)
        got = snapshot.ours(self.table)
        self.found.values += len(expected)
        different = False
        for key, (theirs, ours) in snapshot.differences(expected, got).items():
            why = list(whys)
            if key == "ministry jacobite-uprisings" and self.table.clock[JACOBITE_THIRD]:
                why.append("R85 Jacobite Uprisings comes as a third ministry face up")
            different = True
            self.found.differs(f"board {key.split()[0]}", f"{what}: {key} {theirs}", f"{key} {ours}", ", ".join(why))
        return different

    def _impose(self) -> None:
        if self.table.stack:
            impose(self.table, self.position)
            self.player.pump()

    def _end(self) -> None:
        self.player.pump()
        self.found.same("game over", "over", waits(self.table))
        self.found.same("final vp", self.case["result"]["vp"], self.table.clock[VP])
        winner = self.table.clock[WINNER]
        self.found.same("winner", self.case["result"]["winner"], SIDE_NAMES[winner] if winner >= 0 else None)
